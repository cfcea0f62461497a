import type { Clock } from '../../kernel/clock.js'
import type { MetricMethod } from '../../engine/statistics/estimate.js'
import { audienceSources, type AudienceSource } from '../../model/audience.js'
import type { Creator } from '../../model/creator.js'
import { KeptAnswers } from './kept-answers.js'
import { audienceColumn } from '../search/creators-schema.js'
import { toCreatorKey } from '../search/keys.js'
import type { Search } from '../search/search.js'
import { ofWorld } from '../search/world-filter.js'

/** What is usual among those a creator is compared with. */
export interface Band {
  /** Followers from and to, where a band was drawn; null when everybody of the network is compared with. */
  followers: { min: number; max: number } | null
  /** By the mean and by the median over contents: each is compared with its like. */
  engagementRates: Record<MetricMethod, number[]>
  /** Credibility of their audiences in whole points, where they were looked at. */
  credibility: Record<AudienceSource, number[]>
  asOf: number
}

/** More peers than this would not change a comparison: the band is drawn narrower instead. */
const peersMax = 100_000
const enough = 60
/** Widths of the band, as factors on the followers: the first that holds enough peers, and not too many, is taken. */
const widths = [2, 4, 10, 1.5, 1.25, 1.1, 1.05, 1.02, 1.01] as const

/** Whom a creator is compared with: others of the network with about as many followers, as the search index knows them. */
export class Peers {
  readonly #search: Search
  readonly #clock: Clock
  readonly #bands: KeptAnswers<Band>

  constructor({ search, clock }: { search: Search; clock: Clock }) {
    this.#search = search
    this.#clock = clock
    this.#bands = new KeptAnswers({ clock, search })
  }

  /** Those with about as many followers, without the creator. Rates that vendors state are compared among themselves. */
  band(creator: Creator, isStated: boolean): Promise<Band> {
    const key = `${toCreatorKey(creator.network, creator.externalId)} ${creator.followers} ${isStated}`
    return this.#bands.get(key, () => this.#read(creator, isStated))
  }

  async #read({ network, externalId, followers, provenance }: Creator, isStated: boolean): Promise<Band> {
    const asOf = this.#clock.now()
    const others = [
      ofWorld(provenance.synthetic),
      isStated ? { flag: 'rate_stated' } : { not: { flag: 'rate_stated' } },
      { in: { column: 'network', anyOf: [network] } },
      { not: { keys: [toCreatorKey(network, externalId)] } },
    ]
    const bands =
      followers === null
        ? []
        : widths.map((width) => ({ min: Math.floor(followers / width), max: Math.ceil(followers * width) }))
    const credibility = audienceSources.map((kind) => audienceColumn(kind, 'credibility'))
    const found = await this.#search.creators.numbers({
      filters: [
        ...bands.map((range) => ({ and: [...others, { range: { column: 'followers', ...range } }] })),
        { and: others },
      ],
      atLeast: enough,
      atMost: peersMax,
      columns: ['engagement_rate', 'median_engagement_rate', ...credibility],
    })
    const known = (column: string): number[] =>
      [...(found.numbers[column] ?? [])].filter((value) => !Number.isNaN(value))
    const [followersOf, likersOf, commentersOf] = credibility.map(known)
    return {
      followers: bands[found.filter] ?? null,
      engagementRates: { mean: known('engagement_rate'), median: known('median_engagement_rate') },
      credibility: { followers: followersOf ?? [], likers: likersOf ?? [], commenters: commentersOf ?? [] },
      asOf,
    }
  }
}
