import type { DeclaredAudience } from '../../../model/declared-audience.js'
import type { Creator, CreatorMetrics, ProfessionalDetails } from '../../../model/creator.js'

/** The beginnings of the columns that tell each part of something. */
type Tellers<T> = Readonly<Partial<Record<keyof T, readonly string[]>>>

export const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** What a table tells, completed by what is known where it has no column for it. */
const keepUntold = <T extends object>(known: T, told: T, tellers: Tellers<T>, fields: readonly string[]): T => {
  const isTold = (part: keyof T): boolean =>
    fields.some((field) => (tellers[part] ?? []).some((begin) => field.startsWith(begin)))
  const kept = (Object.keys(tellers) as (keyof T)[]).filter((part) => !isTold(part) && !isNothing(known[part]))
  return { ...told, ...Object.fromEntries(kept.map((part) => [part, known[part]])) }
}

const ofMetrics: Tellers<CreatorMetrics> = {
  averageLikes: ['average_likes'],
  averageComments: ['average_comments'],
  averageViews: ['average_views'],
  medianLikes: ['median_likes'],
  medianComments: ['median_comments'],
  medianViews: ['median_views'],
  engagementRate: ['engagement_rate'],
  engagementRateBasis: ['engagement_rate'],
}

/** Averages that rest on other contents are not laid beside each other. */
const mergeMetrics = (known: CreatorMetrics, told: CreatorMetrics, fields: readonly string[]): CreatorMetrics =>
  known.sampleSize === told.sampleSize ? keepUntold(known, told, ofMetrics, fields) : told

const ofProfessional: Tellers<ProfessionalDetails> = {
  headline: ['professional.headline', 'professional.title'],
  industry: ['professional.industry', 'categories'],
  seniority: ['professional.seniority'],
  function: ['professional.function'],
  company: ['professional.company'],
  connections: ['professional.connections'],
  positions: ['professional.positions'],
  education: ['professional.education'],
  skills: ['professional.skills'],
}

const mergeAudience = (known: DeclaredAudience, told: DeclaredAudience): DeclaredAudience => {
  const isEmpty = (shares: object): boolean => Object.keys(shares).length === 0
  const kept = (Object.keys(told) as (keyof DeclaredAudience)[]).filter((split) => isEmpty(told[split]))
  return { ...told, ...Object.fromEntries(kept.map((split) => [split, known[split]])) }
}

/** A country alone is no other place than a town in it. */
const mergePlace = (known: Creator['place'], told: Creator['place'], fields: readonly string[]): Creator['place'] => {
  const tellsTowns = fields.some((field) => ['location', 'city', 'location_id'].includes(field))
  const isSame = known !== null && told !== null && known.countryCode !== null && known.countryCode === told.countryCode
  return isSame && !tellsTowns && !isNothing(known.city ?? known.locationId) ? known : told
}

type Parts = Pick<Creator, 'metrics' | 'professional' | 'place' | 'audience'>

/** The parts of a creator that have parts themselves: a list that tells an engagement rate says nothing of average likes. */
export const mergeParts = (known: Creator, told: Creator, fields: readonly string[]): Partial<Parts> => ({
  ...(known.metrics && told.metrics ? { metrics: mergeMetrics(known.metrics, told.metrics, fields) } : {}),
  ...(known.professional && told.professional
    ? { professional: keepUntold(known.professional, told.professional, ofProfessional, fields) }
    : {}),
  ...(known.audience && told.audience && !fields.includes('audience')
    ? { audience: mergeAudience(known.audience, told.audience) }
    : {}),
  place: mergePlace(known.place, told.place, fields),
})
