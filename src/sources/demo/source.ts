import type { AudienceMember, AudienceSource } from '../../model/audience.js'
import type { Comment } from '../../model/comment.js'
import type { Content, ContentRef } from '../../model/content.js'
import type { Creator, MetricPoint, ProfileRef } from '../../model/creator.js'
import { networkName, type DemoNetwork } from '../../model/network.js'
import {
  foreignCursor,
  type ContentsRequest,
  type PageRequest,
  type Source,
  SourceError,
  type SourcePage,
} from '../port.js'
import { dayMs } from './account.js'
import { audienceOf } from './audience.js'
import { capabilitiesOf } from './capabilities.js'
import { commentCount, openDiscussion, presentComment } from './comments.js'
import { parseContentId, presentContent } from './contents.js'
import { metricsOf, presentCreator } from './creators.js'
import { historyOf } from './growth.js'
import type { DemoContext, OpenAccount } from './demo-context.js'
import { writeLinkPage } from './link-page.js'
import { findMagic } from './magic.js'
import { memberProfile } from './members.js'
import { postKey, shapeOf } from './posts.js'

/** Waits, or does not: tests give one that returns at once. */
export type Delay = (ms: number, signal?: AbortSignal) => Promise<void>

export const slowMs = 5000
const retryAfterMs = 2000
/** Pages are bounded whatever is asked for, as on any network. */
const pageMax = 1000
/** A filtered list looks at no more posts than this for one page; the cursor goes on from there. */
const scanMax = 5000

/** The demo networks have no shape of their own: their record is what they say, in the words of the model. */
const withRecord = <T extends Content | Comment>(item: T, raw: boolean | undefined): T =>
  raw === true ? { ...item, raw: { demo: true, record: item } } : item

/** The demo world behind the port of one network. */
export class DemoSource implements Source {
  readonly id = 'demo'
  readonly synthetic = true
  readonly capabilities
  readonly #calls = new Map<string, number>()
  readonly #context: DemoContext
  readonly #delay: Delay

  constructor(
    readonly network: DemoNetwork,
    context: DemoContext,
    delay: Delay,
  ) {
    this.#context = context
    this.#delay = delay
    this.capabilities = capabilitiesOf(network)
  }

  /** The demo speaks for its own people and of what they wrote, never of anybody else. */
  owns(subject: ProfileRef | ContentRef): boolean {
    if ('handle' in subject) return this.#context.findAccount(this.network, subject.handle) !== undefined
    const parsed = parseContentId(subject.contentId)
    const account = parsed && this.#context.account(parsed.personIndex, this.network)
    return (
      account !== undefined &&
      parsed !== undefined &&
      parsed.sequence < account.timeline.countBefore(this.#context.now() + 1)
    )
  }

  async profile(ref: ProfileRef, signal?: AbortSignal): Promise<Creator> {
    return presentCreator(this.#context, await this.#open(ref, 'profile', signal))
  }

  async contents(ref: ProfileRef, page: ContentsRequest): Promise<SourcePage<Content>> {
    const account = await this.#open(ref, 'contents', page.signal)
    const now = this.#context.now()
    const count = account.timeline.countBefore(now + 1)
    const newest = page.until === undefined ? count : Math.min(count, account.timeline.countBefore(page.until))
    const oldest = page.since === undefined ? 0 : account.timeline.countBefore(page.since)
    const items: Content[] = []
    let next = page.cursor === null ? newest : Math.min(newest, toPosition(page.cursor))
    const limit = bounded(page.limit)
    for (let looked = 0; next > oldest && items.length < limit && looked < scanMax; looked++) {
      next--
      const { type } = shapeOf(account, postKey(account, next))
      if (page.types && !page.types.includes(type)) continue
      items.push(withRecord(presentContent(this.#context, account, next), page.raw))
    }
    return {
      items,
      cursor: next > oldest ? String(next) : null,
      total: page.types ? null : newest - Math.min(oldest, newest),
    }
  }

  async content(ref: ContentRef, { raw, signal }: { raw?: boolean; signal?: AbortSignal } = {}): Promise<Content> {
    const { account, sequence } = await this.#openContent(ref, 'content', signal)
    return withRecord(presentContent(this.#context, account, sequence), raw)
  }

  /** Pictures of the demo world are drawn when somebody looks at them; its films were never shot. */
  async media({ hostname, pathname }: URL, signal?: AbortSignal): Promise<Buffer | undefined> {
    const [, network, contentId] = /^\/([a-z]+)\/([0-9a-z]+)-(?:\d+|thumb)\.jpg$/.exec(pathname) ?? []
    if (hostname !== 'media.demo.example' || network !== this.network || contentId === undefined) return undefined
    const { account, sequence } = await this.#openContent({ network: this.network, contentId }, 'content', signal)
    const { text, media } = presentContent(this.#context, account, sequence)
    const [{ width, height } = { width: null, height: null }] = media
    const { drawPicture } = await import('./picture.js')
    return drawPicture(postKey(account, sequence), text, width ?? 1080, height ?? 1080)
  }

  /** Pages of people are of no network: the first source that is asked writes them. */
  async page(url: URL): Promise<string | undefined> {
    return writeLinkPage(this.#context, url)
  }

  async comments(ref: ContentRef, page: PageRequest): Promise<SourcePage<Comment>> {
    this.#support('comments')
    const { account, sequence } = await this.#openContent(ref, 'comments', page.signal)
    const now = this.#context.now()
    const discussion = openDiscussion(this.#context, account, sequence)
    const count = commentCount(discussion, now)
    let next = page.cursor === null ? count : Math.min(count, toPosition(page.cursor))
    const items: Comment[] = []
    for (const limit = bounded(page.limit); next > 0 && items.length < limit;) {
      items.push(withRecord(presentComment(discussion, --next, now), page.raw))
    }
    return { items, cursor: next > 0 ? String(next) : null, total: count }
  }

  /** The cursor carries the day the list began on, so that followers who come meanwhile do not shift it. */
  async audience(ref: ProfileRef, kind: AudienceSource, page: PageRequest): Promise<SourcePage<AudienceMember>> {
    this.#support(kind)
    const account = await this.#open(ref, kind, page.signal)
    if (account.person.magic === 'demo_hidden')
      throw new SourceError('unsupported', `${ref.handle} hides its audience.`)
    const [day, position] =
      page.cursor === null ? [Math.floor(this.#context.now() / dayMs), 0] : toDayAndPosition(page.cursor)
    const audience = audienceOf(this.#context, account, kind, day * dayMs)
    const end = Math.min(audience.total, position + bounded(page.limit))
    const items: AudienceMember[] = []
    for (let i = position; i < end; i++) items.push(memberProfile(this.#context, audience.at(i), this.network))
    return { items, cursor: end < audience.total ? `${day}.${end}` : null, total: audience.total }
  }

  async history(ref: ProfileRef, signal?: AbortSignal): Promise<MetricPoint[]> {
    return this.#history(await this.#open(ref, 'history', signal), { monthly: 24, daily: 90 })
  }

  /** A year by months, of whoever is not away: what a first start lays out, a sixth of the work of a whole history. */
  yearOf(ref: ProfileRef): MetricPoint[] {
    const account = this.#context.findAccount(this.network, ref.handle)
    return account === undefined || account.person.magic !== null
      ? []
      : this.#history(account, { monthly: 13, daily: 0 })
  }

  #history(account: OpenAccount, spans: { monthly: number; daily: number }): MetricPoint[] {
    return historyOf(account, this.#context.now(), spans, (time) => {
      const { averageLikes, averageViews } = metricsOf(account, time)
      return { following: null, contentCount: account.timeline.countBefore(time), averageLikes, averageViews }
    })
  }

  #support(operation: keyof DemoSource['capabilities']['operations']): void {
    if (this.capabilities.operations[operation] === 'no') {
      throw new SourceError('unsupported', `${networkName(this.network)} gives no ${operation}.`)
    }
  }

  async #open(ref: ProfileRef, operation: string, signal?: AbortSignal): Promise<OpenAccount> {
    signal?.throwIfAborted()
    const account = this.#context.findAccount(this.network, ref.handle)
    if (!account) throw new SourceError('not_found', `${this.network} has no profile ${ref.handle}.`)
    await this.#behave(account, operation, signal)
    return account
  }

  async #openContent(
    ref: ContentRef,
    operation: string,
    signal?: AbortSignal,
  ): Promise<{ account: OpenAccount; sequence: number }> {
    signal?.throwIfAborted()
    const parsed = parseContentId(ref.contentId)
    const account = parsed && this.#context.account(parsed.personIndex, this.network)
    if (!account || parsed.sequence >= account.timeline.countBefore(this.#context.now() + 1)) {
      throw new SourceError('not_found', `${this.network} has no content ${ref.contentId}.`)
    }
    await this.#behave(account, operation, signal)
    return { account, sequence: parsed.sequence }
  }

  /** Magic accounts misbehave here and nowhere else. */
  async #behave(account: OpenAccount, operation: string, signal?: AbortSignal): Promise<void> {
    const magic = account.person.magic === null ? undefined : findMagic(account.person.magic)
    if (!magic) return
    switch (magic.behaviour) {
      case 'slow':
        return this.#delay(slowMs, signal)
      case 'private':
        if (operation !== 'profile') throw new SourceError('private', `${account.handle} is private.`)
        return
      case 'deleted':
        throw new SourceError('not_found', `${this.network} has no profile ${account.handle}.`)
      case 'suspended':
        throw new SourceError('suspended', `${account.handle} is suspended.`)
      case 'ratelimited':
        if (this.#count(magic.handle, operation) % 3 !== 0) {
          throw new SourceError('rate_limited', `Too many calls for ${account.handle}.`, {
            retryAfterMs,
            scope: 'subject',
          })
        }
        return
      case 'failing':
        throw new SourceError('unavailable', `${this.network} does not answer for ${account.handle}.`)
      case 'flaky':
        if (this.#count(magic.handle, operation) % 2 === 1) {
          throw new SourceError('unavailable', `${this.network} did not answer for ${account.handle} this time.`)
        }
        return
      case 'huge':
      case 'silent':
      case 'hidden':
      case 'unicode':
        return
    }
  }

  #count(handle: string, operation: string): number {
    const key = `${handle}/${operation}`
    const count = (this.#calls.get(key) ?? 0) + 1
    this.#calls.set(key, count)
    return count
  }
}

const bounded = (limit: number): number => Math.max(1, Math.min(pageMax, Math.floor(limit)))

const toPosition = (cursor: string): number => {
  if (!/^\d{1,9}$/.test(cursor)) throw foreignCursor()
  return Number(cursor)
}

const toDayAndPosition = (cursor: string): [number, number] => {
  const match = /^(\d{1,6})\.(\d{1,9})$/.exec(cursor)
  if (!match) throw foreignCursor()
  return [Number(match[1]), Number(match[2])]
}
