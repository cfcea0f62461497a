import type { AudienceSplit, AudienceSummary } from '../../model/audience-summary.js'
import type { Creator } from '../../model/creator.js'
import type { DeclaredAudience } from '../../model/declared-audience.js'
import { summariseReadings } from './summarise.js'

/** Shares as they were stated. There is no sample, so nothing can be said about how far off they are. */
const toSplit = (shares: Readonly<Record<string, number>>): AudienceSplit => ({
  known: 0,
  basis: 'declared',
  shares: Object.entries(shares)
    .map(([id, value]) => ({ id, value, low: value, high: value }))
    .sort((a, b) => b.value - a.value || (a.id < b.id ? -1 : 1)),
})

/** What somebody states about an audience, in the form of what we conclude from members. */
export const summariseDeclared = (creator: Creator, audience: DeclaredAudience): AudienceSummary => {
  const { asOf, source, synthetic } = creator.provenance
  const nobody = {
    creator,
    kind: 'followers' as const,
    members: [],
    population: creator.followers,
    asOf,
    source,
    synthetic,
  }
  return {
    ...summariseReadings(nobody, []),
    countries: toSplit(audience.countries),
    languages: toSplit(audience.languages),
    genders: toSplit(audience.genders),
    ages: toSplit(audience.ages),
    genderAges: toSplit(audience.genderAges),
    notable: { share: { value: 0, low: 0, high: 1, sampleSize: 0, basis: 'inferred' }, members: [] },
  }
}

/** Whether a summary is what somebody stated, not what a sample shows. */
export const isDeclared = ({ sampleSize, countries, genders, ages, languages }: AudienceSummary): boolean =>
  sampleSize === 0 && [countries, genders, ages, languages].some(({ shares }) => shares.length > 0)
