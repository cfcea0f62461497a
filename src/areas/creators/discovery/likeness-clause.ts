import type { AudienceSummaries } from '../../../corpus/records/audience-summaries.js'
import type { Creators } from '../../../corpus/records/creators.js'
import type { KeptFacts } from '../../../corpus/records/kept-facts.js'
import { countryOf } from '../../../corpus/search/country-of.js'
import { toTraits } from '../../../corpus/search/creators.js'
import type { Search } from '../../../corpus/search/search.js'
import { toCreatorKey } from '../../../corpus/search/keys.js'
import { compareAudiences, toAudienceLikeness } from '../../../engine/likeness/audience.js'
import { withFacts } from '../../../engine/facts/with-facts.js'
import { likenessWeights, toLikeness, type LikenessWeights } from '../../../engine/likeness/likeness.js'
import { sharedTraits } from '../../../engine/likeness/shared-traits.js'
import type { Filter } from '../../../engine/search/index.js'
import type { AudienceSummary } from '../../../model/audience-summary.js'
import type { Creator } from '../../../model/creator.js'
import { topInterestOf } from '../../../model/interest.js'
import { toProfileRef } from '../../../model/named-profile.js'
import { invalid } from '../../../kernel/errors.js'
import { readHeld, readWords, type Clause } from './clause.js'
import type { Filters } from './filters.js'

export interface LikenessNeeds {
  creators: Creators
  keptFacts: KeptFacts
  search: Search
  audienceSummaries: AudienceSummaries
}

/** Whom others are compared with, and by what. */
export interface Likeness {
  seed: Creator
  column: 'likeness' | 'audience_likeness'
  vector: number[]
  /** The seed's audience, where audiences are compared. */
  audience?: AudienceSummary
  clause: Clause
  /** Tags the seed uses most: which of them a look-alike uses too is shown. */
  sharedTags: Filter | undefined
}

const tagsShown = 12

/** The profile others should be like. It must be known: what is not known resembles nobody. */
export const readLikeness = async (
  { profile, by, weights }: NonNullable<Filters['similar_to']>,
  { creators, keptFacts, audienceSummaries, search }: LikenessNeeds,
): Promise<Likeness> => {
  const ref = toProfileRef(profile, '/similar_to/profile')
  const record = await creators.find(ref)
  if (record === undefined)
    throw invalid(
      '/similar_to/profile',
      `The ${ref.network} profile ${ref.handle} is not known here, so nobody can be compared with it. Import it, or read it with GET /profiles where ${ref.network} is read live.`,
    )
  const facts = await keptFacts.find(record)
  const seed = withFacts(record, facts)
  const { network, externalId, interests } = seed
  const other: Filter = { not: { keys: [toCreatorKey(network, externalId)] } }
  const top = (facts?.hashtags ?? []).slice(0, tagsShown).map(({ name }) => `#${name}`)
  const sharedTags: Filter | undefined =
    top.length === 0 ? undefined : { text: { fields: ['captions'], query: top.join(' '), mode: 'any' } }
  if (by === 'audience') {
    const summaries = await audienceSummaries.list(network, externalId)
    const summary = summaries.find(({ kind }) => kind === 'followers') ?? summaries[0]
    const vector = summary === undefined ? undefined : toAudienceLikeness(summary)
    if (summary === undefined || vector === undefined)
      throw invalid(
        '/similar_to',
        `The audience of ${ref.handle} has not been analysed yet. Call POST /profile-analytics first.`,
      )
    return {
      seed,
      column: 'audience_likeness',
      vector: [...vector],
      audience: summary,
      sharedTags: undefined,
      clause: {
        name: 'similar_to',
        filter: { and: [{ exists: 'audience_likeness' }, other] },
        threshold: { profile, by },
        needs: { exists: 'audience_likeness' },
        read: () => null,
      },
    }
  }
  const asked: LikenessWeights = {
    interests: weights?.interests ?? likenessWeights.interests,
    size: weights?.size ?? likenessWeights.size,
    language: weights?.language ?? likenessWeights.language,
    country: weights?.country ?? likenessWeights.country,
  }
  const traits = toTraits(seed, facts, await countryOf(search.creators, network, externalId))
  const vector = toLikeness(traits, asked, 'asked')
  if (vector === undefined)
    throw invalid(
      '/similar_to',
      `Too little is known of ${ref.handle} to say who is like them: no interests, languages or tags.`,
    )
  const tops = [...new Set(interests.map(topInterestOf))]
  // Whoever shares neither interest nor tag cannot be near: leaving them out first saves most of the comparing.
  const near: Filter[] =
    asked.interests === 0
      ? []
      : [
          ...(tops.length === 0 ? [] : [{ in: { column: 'interests', anyOf: tops } }]),
          ...(sharedTags === undefined ? [] : [sharedTags]),
        ]
  return {
    seed,
    column: 'likeness',
    vector: [...vector],
    sharedTags,
    clause: {
      name: 'similar_to',
      filter: { and: [other, ...(near.length === 0 ? [] : [{ or: near }])] },
      threshold: { profile, by, weights: asked },
      needs: { exists: 'likeness' },
      read: (explanation) => [
        ...new Set([...readHeld(explanation).filter((id) => !id.includes(':')), ...readWords(explanation)]),
      ],
    },
  }
}

/** What a creator has in common with the seed, or its audience with the seed's. */
export const explainLikeness = (
  { seed, audience }: Likeness,
  other: Creator,
  summary: AudienceSummary | undefined,
  tags: readonly string[],
): string[] => {
  if (audience === undefined) return sharedTraits(seed, other, tags)
  const compared = summary === undefined ? null : compareAudiences(audience, summary)
  return (compared?.factors ?? []).map(({ name, why }) => `audience ${name}: ${why}`)
}
