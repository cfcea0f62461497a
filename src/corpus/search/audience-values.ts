import { knownCredibility } from '../../engine/audience/credibility.js'
import { toAudienceLikeness } from '../../engine/likeness/audience.js'
import type { Value } from '../../engine/search/index.js'
import type { AudienceShare, AudienceSummary } from '../../model/audience-summary.js'
import { audienceColumn } from './creators-schema.js'

/** Shares below a hundredth are noise in any sample we take, and there are many of them. */
const shareMin = 0.01
const sharesMax = 24

const toShares = (...lists: readonly AudienceShare[][]): Record<string, number> =>
  Object.fromEntries(
    lists
      .flat()
      .filter(({ value }) => value >= shareMin)
      .slice(0, sharesMax * lists.length)
      .map(({ id, value }) => [id, Math.min(1, value)]),
  )

const lower = (shares: readonly AudienceShare[]): AudienceShare[] =>
  shares.map((share) => ({ ...share, id: share.id.toLowerCase() }))

/** The columns of a creator's audiences. Likeness is that of the followers or, where they are unknown, of whom is known. */
export const toAudienceValues = (summaries: readonly AudienceSummary[]): Record<string, Value> => {
  const values: Record<string, Value> = {}
  for (const summary of summaries) {
    const { kind } = summary
    values[audienceColumn(kind, 'locations')] = toShares(lower(summary.countries.shares), summary.cities.shares)
    values[audienceColumn(kind, 'languages')] = toShares(summary.languages.shares)
    values[audienceColumn(kind, 'genders')] = toShares(summary.genders.shares)
    values[audienceColumn(kind, 'ages')] = toShares(summary.ages.shares, summary.genderAges.shares)
    values[audienceColumn(kind, 'interests')] = toShares(summary.interests.shares)
    values[audienceColumn(kind, 'brands')] = toShares(summary.brands.shares)
    const credibility = knownCredibility(summary)
    values[audienceColumn(kind, 'credibility')] =
      credibility && Math.round(Math.min(100, Math.max(0, credibility.value)))
  }
  const likeliest = summaries.find(({ kind }) => kind === 'followers') ?? summaries[0]
  if (likeliest !== undefined) values['audience_likeness'] = toAudienceLikeness(likeliest)
  return values
}
