import type { Clock } from '../kernel/clock.js'
import type { Likeable } from '../engine/analytics/look-alikes.js'
import type { AudienceSource } from '../model/audience.js'
import type { Creator } from '../model/creator.js'
import type { Network } from '../model/network.js'
import type { AudienceSummaries } from './audience-summaries.js'
import type { Creators } from './creators.js'

/** What is remembered of every creator, to compare others with: small, so that a hundred thousand fit in memory. */
export interface Peer extends Likeable {
  externalId: string
  handle: string
  name: string
  url: string
  imageUrl: string | null
  verified: boolean
}

export interface Band {
  peers: Peer[]
  /** Followers from and to, where a band was drawn; null when everybody of the network is compared with. */
  followers: { min: number; max: number } | null
  asOf: number
}

/** Everybody beyond this number is left out of comparisons: they would not change. */
const peersMax = 300_000
const keptMs = 600_000
const enough = 60
/** Widths of the band, as factors on the followers; the first that holds enough peers is taken. */
const widths = [2, 4, 10] as const

const toPeer = (creator: Creator): Peer => ({
  externalId: creator.externalId,
  handle: creator.handle,
  name: creator.name,
  url: creator.url,
  imageUrl: creator.imageUrl,
  verified: creator.verified,
  interests: creator.interests,
  languages: creator.languages,
  country: creator.place?.countryCode ?? null,
  followers: creator.followers,
  engagementRate: creator.metrics?.engagementRate ?? null,
})

interface Kept<T> {
  value: T
  asOf: number
}

/** Reads once, gives what it has while reading again: nobody waits but the first. */
class Remembered<T> {
  #kept: Kept<T> | undefined
  #reading: Promise<Kept<T>> | undefined

  constructor(
    readonly clock: Clock,
    readonly read: () => Promise<T>,
  ) {}

  async get(): Promise<Kept<T>> {
    const fresh = this.#kept !== undefined && this.clock.now() - this.#kept.asOf < keptMs
    if (!fresh && this.#reading === undefined) {
      const asOf = this.clock.now()
      this.#reading = this.read()
        .then((value) => (this.#kept = { value, asOf }))
        .finally(() => (this.#reading = undefined))
      // Whoever waits sees the error; with an older reading at hand nobody does.
      this.#reading.catch(() => {})
    }
    return this.#kept ?? (this.#reading as Promise<Kept<T>>)
  }
}

interface Parts {
  creators: Creators
  audienceSummaries: AudienceSummaries
  clock: Clock
}

/** Whom a creator is compared with: others of the network with about as many followers. */
export class Peers {
  readonly #byNetwork: Remembered<Map<Network, Peer[]>>
  readonly #credibility = new Map<string, Remembered<Map<string, number>>>()
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
    this.#byNetwork = new Remembered(parts.clock, async () => {
      const found = new Map<Network, Peer[]>()
      let count = 0
      for await (const creator of parts.creators.all()) {
        if (creator.state !== 'active') continue
        const own = found.get(creator.network) ?? []
        own.push(toPeer(creator))
        found.set(creator.network, own)
        if (++count >= peersMax) break
      }
      for (const peers of found.values()) peers.sort((a, b) => (b.followers ?? -1) - (a.followers ?? -1))
      return found
    })
  }

  async network(network: Network): Promise<Kept<Peer[]>> {
    const { value, asOf } = await this.#byNetwork.get()
    return { value: value.get(network) ?? [], asOf }
  }

  /** Those with about as many followers, without the creator. */
  async band(creator: Creator): Promise<Band> {
    const { value, asOf } = await this.network(creator.network)
    const others = value.filter(({ externalId }) => externalId !== creator.externalId)
    const { followers } = creator
    if (followers !== null)
      for (const width of widths) {
        const [min, max] = [Math.floor(followers / width), Math.ceil(followers * width)]
        const peers = others.filter((peer) => peer.followers !== null && peer.followers >= min && peer.followers <= max)
        if (peers.length >= enough) return { peers, followers: { min, max }, asOf }
      }
    return { peers: others, followers: null, asOf }
  }

  /** Credibility of the audiences of one kind, of those peers whose audience was looked at. */
  async credibility(network: Network, kind: AudienceSource, peers: readonly Peer[]): Promise<Kept<number[]>> {
    const key = `${network} ${kind}`
    const { clock, audienceSummaries } = this.#parts
    const remembered =
      this.#credibility.get(key) ?? new Remembered(clock, () => audienceSummaries.credibility(network, kind, peersMax))
    this.#credibility.set(key, remembered)
    const { value, asOf } = await remembered.get()
    return { value: peers.flatMap(({ externalId }) => value.get(externalId) ?? []), asOf }
  }
}
