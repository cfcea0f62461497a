import type { Creator, CreatorMetrics, ProfessionalDetails, StatedPlace } from '../../model/creator.js'
import type { Centres, CreatorFacts } from '../../model/creator-facts.js'
import type { Averaged } from '../../model/estimate.js'
import { readProfession } from '../audience/profession.js'

/** One average, and whether we measured it or somebody declared it. */
export interface Figure {
  mean: number | null
  median: number | null
  contents: number | null
  basis: 'measured' | 'declared' | null
}

/** An engagement rate. What is declared comes without bounds. */
export interface RateFigure {
  mean: number | null
  median: number | null
  /** By the mean and the median, where the rate was measured. */
  bounds: { mean: Averaged; median: Averaged } | null
  basis: 'measured' | 'declared' | null
}

export interface Figures {
  likes: Figure
  comments: Figure
  views: Figure
  engagementRate: RateFigure
}

const figure = (
  measured: Centres | null | undefined,
  declared: { mean: number | null; median: number | null },
  sample: number,
): Figure => {
  if (measured !== null && measured !== undefined) return { ...measured, basis: 'measured' }
  if (declared.mean === null && declared.median === null)
    return { mean: null, median: null, contents: null, basis: null }
  return { ...declared, contents: sample > 0 ? sample : null, basis: 'declared' }
}

const nothing: CreatorMetrics = {
  averageLikes: null,
  averageComments: null,
  averageViews: null,
  medianLikes: null,
  medianComments: null,
  medianViews: null,
  engagementRate: null,
  sampleSize: 0,
}

/** The averages of a creator: measured where contents are known, else as a file or a network declares them. */
export const figuresOf = ({ metrics }: Creator, facts: CreatorFacts | undefined): Figures => {
  const declared = metrics ?? nothing
  const { sampleSize } = declared
  const rate = facts?.engagementRate ?? null
  const rateDeclared = declared.engagementRate
  return {
    likes: figure(facts?.likes, { mean: declared.averageLikes, median: declared.medianLikes }, sampleSize),
    comments: figure(facts?.comments, { mean: declared.averageComments, median: declared.medianComments }, sampleSize),
    views: figure(facts?.views, { mean: declared.averageViews, median: declared.medianViews }, sampleSize),
    engagementRate:
      rate === null
        ? { mean: rateDeclared, median: null, bounds: null, basis: rateDeclared === null ? null : 'declared' }
        : { mean: rate.mean.value, median: rate.median.value, bounds: rate, basis: 'measured' },
  }
}

/** Whether the rate that is shown counts in a way of a vendor's own: such a rate is not compared with others. */
export const isRateStated = ({ metrics }: Creator, facts: CreatorFacts | undefined): boolean =>
  (facts?.engagementRate ?? null) === null &&
  metrics !== null &&
  metrics.engagementRate !== null &&
  metrics.engagementRateBasis !== undefined

const latest = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.max(a, b)

/** Rank and line of work by the title, where the profile names none: "Leiter Einkauf", "CTO". */
const withRank = (details: ProfessionalDetails): ProfessionalDetails => {
  if (details.seniority !== null && details.function !== null) return details
  const title = details.positions.find(({ to }) => to === null)?.title ?? ''
  const [byTitle, byHeadline] = [readProfession(title), readProfession(details.headline)]
  return {
    ...details,
    seniority: details.seniority ?? byTitle.seniority ?? byHeadline.seniority,
    function: details.function ?? byTitle.function ?? byHeadline.function,
  }
}

const placeOf = ({ stated: { place } }: CreatorFacts): StatedPlace | null =>
  place && { text: place.value, city: null, countryCode: place.countryCode, locationId: null }

/**
 * A creator as searches and reports show it: what the record leaves open is taken from the facts. Languages are those of the texts,
 * then those the record names; interests are those of texts, bio and record together. Never saved: the record stays as it came.
 */
export const withFacts = (creator: Creator, facts: CreatorFacts | undefined): Creator => {
  const professional = creator.professional && withRank(creator.professional)
  if (facts === undefined) return professional === creator.professional ? creator : { ...creator, professional }
  return {
    ...creator,
    professional,
    gender: creator.gender ?? facts.stated.gender?.value ?? null,
    birthYear: creator.birthYear ?? facts.stated.birthYear?.value ?? null,
    place: creator.place ?? placeOf(facts),
    languages: [...new Set([...facts.languages.map(({ code }) => code), ...creator.languages])],
    interests: facts.interests.length === 0 ? creator.interests : facts.interests.map(({ id }) => id),
    lastPostedAt: latest(creator.lastPostedAt, facts.lastPostedAt),
  }
}
