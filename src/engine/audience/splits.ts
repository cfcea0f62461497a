import { ageBands, type AudienceSplit } from '../../model/audience-summary.js'
import type { Basis } from '../../model/provenance.js'
import { estimateShare } from './interval.js'
import type { MemberReading } from './member.js'
import { mixShares, type Evidence } from './mixture.js'

interface Options {
  basis?: Basis
  modelError?: (share: number) => number
  max?: number
  /** Everybody who was asked, where saying nothing means no. */
  of?: number
}

const splitMax = 60
const none: AudienceSplit = { known: 0, shares: [] }

const byShare = (split: AudienceSplit, max: number): AudienceSplit => ({
  known: split.known,
  shares: split.shares
    .sort((a, b) => b.share.value - a.share.value || (a.id < b.id ? -1 : 1))
    .slice(0, max),
})

/** Certain values, one or several a person: plain counting. */
export const countSplit = (
  values: readonly (readonly string[])[],
  population: number | null,
  { basis = 'inferred', modelError, max = splitMax, of }: Options = {},
): AudienceSplit => {
  const known = of ?? values.filter((own) => own.length > 0).length
  if (known === 0) return none
  const counts = new Map<string, number>()
  for (const own of values) for (const id of own) counts.set(id, (counts.get(id) ?? 0) + 1)
  const shares = [...counts].map(([id, count]) => {
    const share = count / known
    const sampling = { size: known, asked: known, population }
    return { id, share: estimateShare(share, sampling, { basis, modelError: modelError?.(share) ?? 0 }) }
  })
  return byShare({ known, shares }, max)
}

/** Values that are spread over each person by a known rate (P(language | country)): the means, with the spread between people. */
export const spreadSplit = (
  values: readonly (readonly (readonly [id: string, share: number])[])[],
  population: number | null,
  { basis = 'inferred', modelError, max = splitMax }: Options = {},
): AudienceSplit => {
  const known = values.length
  if (known === 0) return none
  const sums = new Map<string, number>()
  for (const own of values) for (const [id, share] of own) sums.set(id, (sums.get(id) ?? 0) + share)
  const shares = [...sums].map(([id, sum]) => {
    const share = sum / known
    const sampling = { size: known, asked: known, population }
    return { id, share: estimateShare(share, sampling, { basis, modelError: modelError?.(share) ?? 0 }) }
  })
  return byShare({ known, shares }, max)
}

/** Values that each person's evidence makes more or less likely. */
export const mixSplit = (
  people: readonly Evidence[],
  population: number | null,
  { basis = 'inferred', modelError, max = splitMax }: Options = {},
): AudienceSplit => {
  const known = people.length
  if (known === 0) return none
  const shares = mixShares(people).map(({ id, share, effectiveSize }) => ({
    id,
    share: estimateShare(
      share,
      { size: effectiveSize, asked: known, population },
      { basis, modelError: modelError?.(share) ?? 0 },
    ),
  }))
  return byShare({ known, shares }, max)
}

/** People who say they are neither are known by their own word alone: their share is that among those who say anything. */
const otherShare = (people: readonly MemberReading[]): { stated: number; share: number } => {
  const stated = people.filter(({ gender }) => gender.pronouns !== null)
  const other = stated.filter(({ gender }) => gender.pronouns === 'other').length
  return { stated: stated.length, share: stated.length === 0 ? 0 : other / stated.length }
}

/** Names from other countries, nicknames and shared accounts: what reading names is off by, beyond chance. */
const genderError = 0.025

export const splitGenders = (people: readonly MemberReading[], population: number | null): AudienceSplit => {
  const evidence = people.flatMap(({ gender }) => gender.evidence ?? [])
  const two = mixSplit(evidence, population, { modelError: () => genderError })
  const { stated, share } = otherShare(people)
  if (stated === 0 || share === 0) return two
  const shares = two.shares.map(({ id, share: own }) => ({
    id,
    share: { ...own, value: own.value * (1 - share), low: own.low * (1 - share), high: own.high },
  }))
  const other = estimateShare(share, { size: stated, asked: stated, population }, { basis: 'declared' })
  return byShare({ known: two.known + stated, shares: [...shares, { id: 'other', share: other }] }, splitMax)
}

/** Gender by age: those whose age is stated, each spread over the genders that the name allows, given how common each is here. */
export const splitGenderAges = (
  people: readonly MemberReading[],
  genders: AudienceSplit,
  population: number | null,
): AudienceSplit => {
  const women = genders.shares.find(({ id }) => id === 'female')?.share.value ?? 0.5
  const men = genders.shares.find(({ id }) => id === 'male')?.share.value ?? 0.5
  const spread = people.flatMap(({ age, gender }): (readonly (readonly [string, number])[])[] => {
    if (age === null || gender.evidence === null) return []
    const likelihood = (id: string): number => gender.evidence?.likely.find(([named]) => named === id)?.[1] ?? 0
    const [female, male] = [likelihood('female') * women, likelihood('male') * men]
    const total = female + male
    if (total === 0) return []
    return [
      [
        [`female.${age}`, female / total],
        [`male.${age}`, male / total],
      ],
    ]
  })
  const split = spreadSplit(spread, population, { max: 2 * ageBands.length })
  return { known: split.known, shares: split.shares.filter(({ share }) => share.value > 1e-4) }
}
