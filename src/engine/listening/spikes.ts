import { median } from '../statistics/estimate.js'
import { roundShare } from '../statistics/interval.js'
import { upperTail } from '../statistics/significance.js'

/** Some steps in a row with far more mentions than usual. */
export interface Spike {
  /** First and last step, inclusive. */
  first: number
  last: number
  peak: number
  mentions: number
  expected: number
  ratio: number
  /** Corrected for the number of stretches looked at. */
  pValue: number
  /** The fewest mentions with which these steps would still be one. */
  least: number
}

/** Lengths of the stretches that are looked at: a crisis of a week shows in no single day as clearly as in the week. */
const widths = [1, 2, 3, 5, 7, 10, 14] as const

/** What the test is, as answers state it. */
export const spikeTest = {
  name: 'negative_binomial_scan',
  alpha: 0.01,
  correction: 'bonferroni',
  baseline:
    'median of up to 28 steps on either side, at least the share of steps with a mention, with the spread of their middle half; stretches of 1 to 14 steps, the least probable first',
  ratioMin: 1.5,
  mentionsMin: 5,
} as const

const aroundMax = 28
const neighboursMin = 5

/** What is usual around a stretch: the middle half speaks, so that a spike does not hide itself. */
const usualAround = (
  counts: readonly number[],
  first: number,
  last: number,
): { mean: number; variance: number } | undefined => {
  const sorted = [
    ...counts.slice(Math.max(0, first - aroundMax), first),
    ...counts.slice(last + 1, last + 1 + aroundMax),
  ]
  if (sorted.length < neighboursMin) return undefined
  sorted.sort((a, b) => a - b)
  const quantile = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
  // 1.349: the interquartile range of a normal distribution in standard deviations.
  const deviation = (quantile(0.75) - quantile(0.25)) / 1.349
  // The median of small counts falls short of their mean; the middle half's mean does less so. Where most steps have none, both say
  // nothing at all, and how many have one at least does: a spike counts there like any other step.
  const middle = sorted.slice(Math.floor(sorted.length / 4), Math.ceil((sorted.length * 3) / 4))
  const busy = sorted.filter((count) => count > 0).length / sorted.length
  const mean = Math.max(median(sorted) ?? 0, middle.reduce((sum, value) => sum + value, 0) / middle.length, busy)
  return { mean, variance: Math.max(deviation * deviation, mean) }
}

interface Stretch {
  first: number
  last: number
  mentions: number
  expected: number
  p: number
  /** Whether so many mentions in these steps are more than chance explains. */
  isUnusual: (mentions: number) => boolean
}

/** The smallest of 0 … `high` for which something holds that also holds for everything above it, `high` itself among it. */
const leastFor = (high: number, holds: (n: number) => boolean): number => {
  let low = 0
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return high
}

const judge = (counts: readonly number[], first: number, width: number, looked: number): Stretch | undefined => {
  const count = (from: number, to: number): number => counts.slice(from, to + 1).reduce((sum, value) => sum + value, 0)
  let [from, to] = [first, first + width - 1]
  if (count(from, to) < spikeTest.mentionsMin) return undefined
  const usual = usualAround(counts, from, to)
  if (usual === undefined) return undefined
  // Steps at the ends that are as usual only make the stretch look longer.
  while (from < to && (counts[from] ?? 0) <= usual.mean) from++
  while (to > from && (counts[to] ?? 0) <= usual.mean) to--
  const [mentions, length] = [count(from, to), to - from + 1]
  const expected = usual.mean * length
  const chance = (n: number): number => Math.min(1, upperTail(n, expected, usual.variance * length) * looked)
  const isUnusual = (n: number): boolean => n >= spikeTest.ratioMin * expected && chance(n) < spikeTest.alpha
  if (mentions < spikeTest.mentionsMin || !isUnusual(mentions)) return undefined
  return { first: from, last: to, mentions, expected, p: chance(mentions), isUnusual }
}

/**
 * Stretches whose count the usual rate does not explain, the least probable first, none touching another. `before` are steps
 * that come ahead of the series and only say what is usual. A last step that is not over yet can still be a spike: it can only
 * grow. In order of time.
 */
export const findSpikes = (series: readonly number[], before: readonly number[] = []): Spike[] => {
  const counts = [...before, ...series]
  const found: Stretch[] = []
  for (const width of widths)
    for (let first = before.length; first + width <= counts.length; first++) {
      const stretch = judge(counts, first, width, series.length * widths.length)
      if (stretch !== undefined) found.push(stretch)
    }
  found.sort((a, b) => a.p - b.p || a.last - a.first - (b.last - b.first) || a.first - b.first)
  const chosen: Stretch[] = []
  for (const stretch of found)
    if (chosen.every(({ first, last }) => stretch.last < first - 1 || stretch.first > last + 1)) chosen.push(stretch)
  return chosen
    .sort((a, b) => a.first - b.first)
    .map(({ first, last, mentions, expected, p, isUnusual }) => {
      let peak = first
      for (let step = first; step <= last; step++) if ((counts[step] ?? 0) > (counts[peak] ?? 0)) peak = step
      return {
        first: first - before.length,
        last: last - before.length,
        peak: peak - before.length,
        mentions,
        expected: roundShare(expected),
        ratio: roundShare(mentions / Math.max(expected, 0.5)),
        pValue: p,
        least: leastFor(mentions, isUnusual),
      }
    })
}
