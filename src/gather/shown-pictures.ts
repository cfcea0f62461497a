import type { Contents } from '../corpus/records/contents.js'
import type { Creators } from '../corpus/records/creators.js'
import {
  picturesKeptMs,
  type KeptPicture,
  type PictureKey,
  type KeptPictures,
} from '../corpus/records/kept-pictures.js'
import { shrinkPicture } from '../compute/pictures/shrink.js'
import { PictureError } from '../engine/pictures/verdict.js'
import { dayMs, type Clock } from '../kernel/clock.js'
import type { Content } from '../model/content.js'
import type { Network } from '../model/network.js'
import type { ProfileRef } from '../model/creator.js'
import { FetchError } from '../sources/web/fetch-error.js'
import type { MediaReader } from './media.js'

interface Parts {
  keptPictures: KeptPictures
  creators: Creators
  contents: Contents
  media: MediaReader
  clock: Clock
  /** Whether an operator lets pictures be fetched. */
  fetchPictures: boolean
}

export interface ShownPicture {
  jpeg: Buffer | null
  /** Why there is none. */
  reason: string | null
  fetchedAt: number | null
}

/** What could not be had is asked for again after this time. */
const retryMs = dayMs
const limits = { bytesMax: 8_000_000, timeoutMs: 10_000 }
/** Others wait: a page of search results asks for many at once. */
const fetchesMax = 6

const pictureOf = ({ thumbnailUrl, media }: Content): string | null =>
  thumbnailUrl ?? media.find(({ type }) => type === 'image')?.url ?? null

/** Avatars and pictures of posts as they are shown: fetched safely when somebody looks, made small, kept for some days. */
export class ShownPictures {
  readonly #parts: Parts
  readonly #underWay = new Map<string, Promise<ShownPicture>>()
  readonly #waiting: (() => void)[] = []
  #fetches = 0

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Undefined where the creator is not known. */
  async avatar(profile: ProfileRef): Promise<ShownPicture | undefined> {
    const creator = await this.#parts.creators.find(profile)
    if (creator === undefined) return undefined
    const { network, externalId, imageUrl } = creator
    return this.#show({ network, externalId, contentId: '' }, imageUrl)
  }

  /** Undefined where the post, or who wrote it, is not known. */
  async ofContent(network: Network, contentId: string): Promise<ShownPicture | undefined> {
    const content = await this.#parts.contents.find({ network, contentId })
    if (content === undefined) return undefined
    return this.#show({ network, externalId: content.authorExternalId, contentId }, pictureOf(content))
  }

  async #show(key: PictureKey, url: string | null): Promise<ShownPicture> {
    if (url === null) return { jpeg: null, reason: 'none', fetchedAt: null }
    const { keptPictures, clock, fetchPictures } = this.#parts
    const kept = await keptPictures.find(key)
    if (kept?.sourceUrl === url && clock.now() - kept.fetchedAt < (kept.jpeg === null ? retryMs : picturesKeptMs))
      return kept
    if (!fetchPictures) return { jpeg: null, reason: 'turned_off', fetchedAt: null }
    const name = JSON.stringify(key)
    const fetching = this.#underWay.get(name) ?? this.#fetch(key, url).finally(() => void this.#underWay.delete(name))
    this.#underWay.set(name, fetching)
    return fetching
  }

  async #fetch(key: PictureKey, url: string): Promise<KeptPicture> {
    while (this.#fetches >= fetchesMax) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    this.#fetches++
    try {
      const picture = { sourceUrl: url, ...(await this.#read(url)), fetchedAt: this.#parts.clock.now() }
      await this.#parts.keptPictures.save(key, picture)
      return picture
    } finally {
      this.#fetches--
      this.#waiting.shift()?.()
    }
  }

  async #read(url: string): Promise<{ jpeg: Buffer | null; reason: string | null }> {
    try {
      const { bytes } = await this.#parts.media.read(url, AbortSignal.timeout(limits.timeoutMs), limits)
      return { jpeg: await shrinkPicture(bytes), reason: null }
    } catch (error) {
      if (error instanceof FetchError || error instanceof PictureError) return { jpeg: null, reason: error.kind }
      if (error instanceof DOMException) return { jpeg: null, reason: 'too_slow' }
      throw error
    }
  }
}
