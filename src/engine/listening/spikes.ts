import { median, round6, upperTail } from './statistics.js'

/** Some steps in a row with far more mentions than usual. */
export interface Spike {
  /** First and last step, inclusive. */
  first: number
  last: number
  peak: number
  mentions: number
  expected: number
  ratio: number
  /** Of the step that stands out most, corrected for the number of steps looked at. */
  pValue: number
}

/** What the test is, as answers state it. */
export const spikeTest = {
  name: 'negative_binomial_upper_tail',
  alpha: 0.01,
  correction: 'bonferroni',
  baseline: 'median of up to 28 steps before and after, with the spread of their middle half',
  ratioMin: 2,
  mentionsMin: 5,
} as const

const aroundMax = 28
const neighboursMin = 5

/** Median and variance of the steps around one; the middle half speaks, so that a spike does not hide itself. */
const usualAround = (counts: readonly number[], step: number): { mean: number; variance: number } | undefined => {
  const around = counts.filter((_, i) => i !== step && Math.abs(i - step) <= aroundMax)
  if (around.length < neighboursMin) return undefined
  const sorted = around.sort((a, b) => a - b)
  const quantile = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
  // 1.349: the interquartile range of a normal distribution in standard deviations.
  const deviation = (quantile(0.75) - quantile(0.25)) / 1.349
  const mean = median(sorted)
  return { mean, variance: Math.max(deviation * deviation, mean) }
}

/**
 * Steps whose count the usual rate does not explain, joined where they touch. `before` are steps that come ahead of the
 * series and only say what is usual. A last step that is not over yet can still be a spike: it can only grow.
 */
export const findSpikes = (series: readonly number[], before: readonly number[] = []): Spike[] => {
  const counts = [...before, ...series]
  const found: { step: number; p: number; expected: number }[] = []
  series.forEach((count, step) => {
    const usual = usualAround(counts, before.length + step)
    if (usual === undefined || count < spikeTest.mentionsMin || count < spikeTest.ratioMin * usual.mean) return
    const p = Math.min(1, upperTail(count, usual.mean, usual.variance) * series.length)
    if (p < spikeTest.alpha) found.push({ step, p, expected: usual.mean })
  })
  const spikes: Spike[] = []
  for (const { step, p, expected } of found) {
    const open = spikes.at(-1)
    const count = series[step] ?? 0
    if (open?.last !== step - 1) {
      spikes.push({ first: step, last: step, peak: step, mentions: count, expected, ratio: 0, pValue: p })
      continue
    }
    open.last = step
    open.mentions += count
    open.expected += expected
    open.pValue = Math.min(open.pValue, p)
    if (count > (series[open.peak] ?? 0)) open.peak = step
  }
  return spikes.map((spike) => ({ ...spike, ratio: round6(spike.mentions / Math.max(spike.expected, 0.5)) }))
}
