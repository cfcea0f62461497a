import type { Clock } from '../../kernel/clock.js'
import { compareAudiences, toAudienceLikeness } from '../../engine/likeness/audience.js'
import { likenessWeights, toLikeness } from '../../engine/likeness/likeness.js'
import { sharedTraits } from '../../engine/likeness/shared-traits.js'
import type { Filter, Sort } from '../../engine/search/schema/query.js'
import type { AudienceSummary, ScoreFactor } from '../../model/audience-summary.js'
import type { Creator } from '../../model/creator.js'
import type { CreatorFacts } from '../../model/creator-facts.js'
import { topInterestOf } from '../../model/interest.js'
import type { AudienceSummaries } from '../records/audience-summaries.js'
import type { Creators } from '../records/creators.js'
import { KeptAnswers } from './kept-answers.js'
import { countryOf } from '../search/country-of.js'
import { toTraits } from '../search/creators.js'
import { readCreatorKey, toCreatorKey } from '../search/keys.js'
import type { Search } from '../search/search.js'
import { ofWorld } from '../search/world-filter.js'

export interface LookAlike {
  creator: Creator
  similarity: number
  /** In what. */
  shared: string[]
}

export interface AudienceLookAlike {
  creator: Creator
  similarity: number
  factors: ScoreFactor[]
}

export interface Found<T> {
  value: T[]
  asOf: number
}

const shown = 10
/** Audiences near enough by their vectors to be compared share by share. */
const compared = 60

interface Parts {
  search: Search
  creators: Creators
  audienceSummaries: AudienceSummaries
  clock: Clock
}

/** Who is like a creator, and whose audience is like theirs: by the vectors that searches sort by, within the network. */
export class LookAlikes {
  readonly #parts: Parts
  readonly #creators: KeptAnswers<Found<LookAlike>>
  readonly #audiences: KeptAnswers<Found<AudienceLookAlike>>

  constructor(parts: Parts) {
    this.#parts = parts
    this.#creators = new KeptAnswers(parts)
    this.#audiences = new KeptAnswers(parts)
  }

  /** Nobody where too little is known of the creator. */
  ofCreator(creator: Creator, facts: CreatorFacts): Promise<Found<LookAlike>> {
    return this.#creators.get(toCreatorKey(creator.network, creator.externalId), async () => {
      const asOf = this.#parts.clock.now()
      const country = await countryOf(this.#parts.search.creators, creator.network, creator.externalId)
      const vector = toLikeness(toTraits(creator, facts, country), likenessWeights, 'asked')
      if (vector === undefined) return { value: [], asOf }
      const tops = [...new Set(creator.interests.map(topInterestOf))]
      const near: Filter[] = tops.length === 0 ? [] : [{ in: { column: 'interests', anyOf: tops } }]
      const hits = await this.#nearest(creator, 'likeness', vector, near, shown)
      const value = hits.map(({ creator: other, similarity }) => ({
        creator: other,
        similarity,
        shared: sharedTraits(creator, other, []),
      }))
      return { value, asOf }
    })
  }

  /** Those whose audience, of whatever kind is known best, is like this one. */
  ofAudience(creator: Creator, summary: AudienceSummary): Promise<Found<AudienceLookAlike>> {
    const { network, externalId } = creator
    return this.#audiences.get(`${toCreatorKey(network, externalId)} ${summary.kind} ${summary.asOf}`, async () => {
      const asOf = this.#parts.clock.now()
      const vector = toAudienceLikeness(summary)
      if (vector === undefined) return { value: [], asOf }
      const known: Filter[] = [{ exists: 'audience_likeness' }]
      const hits = await this.#nearest(creator, 'audience_likeness', vector, known, compared)
      const summaries = new Map<string, AudienceSummary>()
      const ids = hits.map(({ creator: other }) => other.externalId)
      for (const other of await this.#parts.audienceSummaries.listOf(network, ids))
        if (!summaries.has(other.externalId) || other.kind === 'followers') summaries.set(other.externalId, other)
      const value = hits
        .flatMap(({ creator: other }) => {
          const own = summaries.get(other.externalId)
          const alike = own === undefined ? null : compareAudiences(summary, own)
          return alike === null ? [] : [{ creator: other, ...alike }]
        })
        .sort((a, b) => b.similarity - a.similarity || (a.creator.externalId < b.creator.externalId ? -1 : 1))
        .slice(0, shown)
      return { value, asOf }
    })
  }

  async #nearest(
    { network, externalId, provenance }: Creator,
    column: string,
    vector: Float32Array,
    filters: readonly Filter[],
    limit: number,
  ): Promise<{ creator: Creator; similarity: number }[]> {
    const sort: Sort = { by: 'similarity', column, vector: [...vector] }
    const others: Filter[] = [
      ofWorld(provenance.synthetic),
      { in: { column: 'network', anyOf: [network] } },
      { not: { keys: [toCreatorKey(network, externalId)] } },
    ]
    const filter = { and: [...others, ...filters] }
    const { results } = await this.#parts.search.creators.search([{ filter, sort, limit, total: 'none' }])
    const hits = results[0]?.hits ?? []
    const ids = hits.map(({ key }) => readCreatorKey(key).externalId)
    const known = new Map(
      (await this.#parts.creators.findAll(network, ids)).map((creator) => [creator.externalId, creator]),
    )
    return hits.flatMap(({ value }, i) => {
      const creator = known.get(ids[i] ?? '')
      return creator === undefined || value === null
        ? []
        : [{ creator, similarity: Math.round(Math.max(0, Math.min(1, value)) * 1e4) / 1e4 }]
    })
  }
}
