import { roundTo } from '../statistics/round.js'
import { ageBands, type AudienceSplit } from '../../model/audience-summary.js'
import type { Basis } from '../../model/provenance.js'
import { wilson } from '../statistics/interval.js'
import type { MemberReading } from './member.js'
import { mixShares, type Evidence } from './mixture.js'

interface Options {
  basis?: Basis
  modelError?: (share: number) => number
  max?: number
  /** Everybody who was asked, where saying nothing means no. */
  of?: number
}

/** Enough for every question that is asked; the tail is noise and would be most of what is stored. */
const splitMax = 30
const shareMin = 0.002
/** What a single person says is no share of an audience yet; the largest few are shown all the same. */
const peopleMin = 1.5
const alwaysShown = 3

const toSplit = (
  known: number,
  found: readonly { id: string; share: number; size: number }[],
  population: number | null,
  { basis = 'inferred', modelError, max = splitMax }: Options,
): AudienceSplit => {
  const shares = found
    .filter(({ share }) => share >= shareMin)
    .sort((a, b) => b.share - a.share || (a.id < b.id ? -1 : 1))
    .filter(({ share }, place) => place < alwaysShown || share * known >= peopleMin)
    .slice(0, max)
    .map(({ id, share, size }) => {
      const { low, high } = wilson(share, { size, asked: known, population }, modelError?.(share) ?? 0)
      return { id, value: roundTo(share, 4), low: roundTo(low, 4), high: roundTo(high, 4) }
    })
  return { known, basis, shares }
}

/** Certain values, one or several a person: plain counting. */
export const countSplit = (
  values: readonly (readonly string[])[],
  population: number | null,
  options: Options = {},
): AudienceSplit => {
  const known = options.of ?? values.filter((own) => own.length > 0).length
  const counts = new Map<string, number>()
  for (const own of values) for (const id of own) counts.set(id, (counts.get(id) ?? 0) + 1)
  const found = [...counts].map(([id, count]) => ({ id, share: count / known, size: known }))
  return toSplit(known, found, population, options)
}

/** Values that are spread over each person by a known rate (the languages of a country): the means. */
export const spreadSplit = (
  values: readonly (readonly (readonly [id: string, share: number])[])[],
  population: number | null,
  options: Options = {},
): AudienceSplit => {
  const known = values.length
  const sums = new Map<string, number>()
  for (const own of values) for (const [id, share] of own) sums.set(id, (sums.get(id) ?? 0) + share)
  const found = [...sums].map(([id, sum]) => ({ id, share: sum / known, size: known }))
  return toSplit(known, found, population, options)
}

/** Values that each person's evidence makes more or less likely. */
export const mixSplit = (
  people: readonly Evidence[],
  population: number | null,
  options: Options = {},
): AudienceSplit => {
  const found = mixShares(people).map(({ id, share, effectiveSize }) => ({ id, share, size: effectiveSize }))
  return toSplit(people.length, found, population, options)
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
  if (share === 0) return two
  const { low, high } = wilson(share, { size: stated, asked: stated, population })
  const shares = two.shares.map((own) => ({
    ...own,
    value: roundTo(own.value * (1 - share), 4),
    low: roundTo(own.low * (1 - high), 4),
  }))
  const other = { id: 'other', value: roundTo(share, 4), low: roundTo(low, 4), high: roundTo(high, 4), known: stated }
  return { ...two, shares: [...shares, other].sort((a, b) => b.value - a.value) }
}

/** Gender by age: those whose age is stated, each spread over the genders that the name allows, given how common each is here. */
export const splitGenderAges = (
  people: readonly MemberReading[],
  genders: AudienceSplit,
  population: number | null,
): AudienceSplit => {
  const women = genders.shares.find(({ id }) => id === 'female')?.value ?? 0.5
  const men = genders.shares.find(({ id }) => id === 'male')?.value ?? 0.5
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
  return spreadSplit(spread, population, { max: 2 * ageBands.length })
}
