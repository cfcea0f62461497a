import { roundTo } from '../statistics/round.js'
import { ageBands, type AudienceSplit, type AudienceSummary, type ScoreFactor } from '../../model/audience-summary.js'
import { topInterests } from '../../model/interest.js'
import { hashOf } from './hash.js'

/** The splits two audiences are compared by. */
export type AudienceSplits = Pick<AudienceSummary, 'countries' | 'languages' | 'genders' | 'ages' | 'interests'>

type Group = keyof AudienceSplits

/** What each counts for: where people live and what they like first. */
const weights: Readonly<Record<Group, number>> = {
  countries: 0.3,
  interests: 0.25,
  languages: 0.2,
  ages: 0.15,
  genders: 0.1,
}
const groups = Object.keys(weights) as Group[]

/**
 * The places of a vector: one for each of the commonest values of a group, and some that all others share by their hash, with a
 * sign, so that strangers in one place cancel out rather than add up.
 */
const places: Readonly<Record<Group, { own: readonly string[]; shared: number }>> = {
  countries: { own: 'us in br id mx gb de fr jp tr es it ph ng pk eg ar co ca au kr pl th vn'.split(' '), shared: 6 },
  interests: { own: topInterests.map(({ id }) => id), shared: 0 },
  languages: { own: 'en es pt fr de hi ar id ja tr it ru'.split(' '), shared: 3 },
  ages: { own: ageBands, shared: 0 },
  genders: { own: ['female', 'male'], shared: 0 },
}

/** Dimensions of the vector of an audience. */
export const audienceLikenessDimensions = groups.reduce((sum, group) => {
  const { own, shared } = places[group]
  return sum + own.length + shared
}, 0)

/** Shares that sum to one. Of interests, of which a person has several, top levels alone: a leaf is counted by its top too. */
const spreadOf = (group: Group, { shares }: AudienceSplit): Map<string, number> => {
  const counted = shares.filter(({ id, value }) => value > 0 && (group !== 'interests' || !id.includes('.')))
  const total = counted.reduce((sum, { value }) => sum + value, 0)
  return new Map(counted.map(({ id, value }) => [id.toLowerCase(), value / total]))
}

/**
 * What an audience is like, as a vector for cosine: square roots of its shares, so that the cosine of two vectors is the measure of
 * `compareAudiences`, but for values that share a place. Undefined when nothing is known.
 */
export const toAudienceLikeness = (splits: AudienceSplits): Float32Array | undefined => {
  const vector = new Float32Array(audienceLikenessDimensions)
  let at = 0
  for (const group of groups) {
    const { own, shared } = places[group]
    for (const [id, part] of spreadOf(group, splits[group])) {
      const value = Math.sqrt(weights[group] * part)
      const place = own.indexOf(id)
      if (place !== -1) vector[at + place] = value
      else if (shared > 0) {
        const hash = hashOf(`${group} ${id}`)
        const index = at + own.length + (hash % shared)
        vector[index]! += (hash >>> 16) & 1 ? value : -value
      }
    }
    at += own.length + shared
  }
  return vector.every((value) => value === 0) ? undefined : vector
}

export interface AudienceLikeness {
  /** 0: nothing in common; 1: the same shares of everything. */
  similarity: number
  factors: ScoreFactor[]
}

const percent = (share: number): string => `${Math.round(share * 100)} %`

/** What two spreads have most of together. */
const largestShared = (one: ReadonlyMap<string, number>, two: ReadonlyMap<string, number>): string => {
  const both = [...one]
    .map(([id, share]) => ({ id, share, other: two.get(id) ?? 0 }))
    .sort((a, b) => b.share * b.other - a.share * a.other || (a.id < b.id ? -1 : 1))
    .filter(({ other }) => other > 0)
    .slice(0, 2)
  if (both.length === 0) return 'nothing in common'
  return both.map(({ id, share, other }) => `${id}: ${percent(share)} and ${percent(other)}`).join('; ')
}

/**
 * How alike two audiences are: of each split the Bhattacharyya coefficient (1943), the sum over all values of the square root of
 * both shares, weighted over the splits that are known of both. Null where no split is.
 */
export const compareAudiences = (one: AudienceSplits, two: AudienceSplits): AudienceLikeness | null => {
  const known = groups
    .map((group) => ({ group, a: spreadOf(group, one[group]), b: spreadOf(group, two[group]) }))
    .filter(({ a, b }) => a.size > 0 && b.size > 0)
  const total = known.reduce((sum, { group }) => sum + weights[group], 0)
  if (total === 0) return null
  const factors = known.map(({ group, a, b }): ScoreFactor => {
    const alike = [...a].reduce((sum, [id, share]) => sum + Math.sqrt(share * (b.get(id) ?? 0)), 0)
    return {
      name: group,
      value: roundTo(Math.min(1, alike), 4),
      contribution: roundTo((Math.min(1, alike) * weights[group]) / total, 4),
      why: largestShared(a, b),
    }
  })
  return {
    similarity: Math.min(
      1,
      roundTo(
        factors.reduce((sum, { contribution }) => sum + contribution, 0),
        4,
      ),
    ),
    factors,
  }
}
