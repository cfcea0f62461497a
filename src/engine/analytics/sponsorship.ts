import type { Content } from '../../model/content.js'
import { findDisclosures, isDisclosureTag } from '../text/disclosure.js'
import { toTag } from '../language/tags.js'
import { reactionsOf } from './engagement.js'
import { median } from '../statistics/estimate.js'
import { roundTo } from '../statistics/round.js'

/** Whether a label of the network, the text or a tag that stands beside it says that a content is paid. What nobody says is not guessed. */
export const isSponsored = ({ declaredSponsorship, hashtags, title, text }: Content): boolean =>
  declaredSponsorship !== null ||
  [title ?? '', text].some((part) => findDisclosures(part).length > 0) ||
  hashtags.some((tag) => isDisclosureTag(toTag(tag), text))

export interface SponsoredComparison {
  sponsored: number
  organic: number
  sponsoredMedian: number | null
  organicMedian: number | null
  /** Median of sponsored contents against that of the others. */
  ratio: number | null
  pValue: number | null
  verdict: 'better' | 'worse' | 'no_difference_shown' | 'too_few'
  statement: string
}

const fewest = 5
const level = 0.05

/** Upper tail of the standard normal (Abramowitz and Stegun 26.2.17; off by 7.5e-8 at most). */
const upperTail = (z: number): number => {
  const t = 1 / (1 + 0.2316419 * z)
  const poly = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * poly
}

/**
 * The Mann-Whitney test, two-sided, with the correction for ties: whether values of one group tend to be larger. Reactions are
 * skewed by a few contents that went round, so ranks are compared and not means.
 */
export const rankTest = (one: readonly number[], two: readonly number[]): number => {
  const all = [...one.map((value) => ({ value, first: true })), ...two.map((value) => ({ value, first: false }))].sort(
    (a, b) => a.value - b.value,
  )
  let [rankSum, ties] = [0, 0]
  for (let i = 0; i < all.length;) {
    let end = i
    while (end < all.length && all[end]?.value === all[i]?.value) end++
    const size = end - i
    ties += size ** 3 - size
    for (let k = i; k < end; k++) if (all[k]?.first === true) rankSum += (i + end + 1) / 2
    i = end
  }
  const [n, m, total] = [one.length, two.length, all.length]
  const u = rankSum - (n * (n + 1)) / 2
  const variance = ((n * m) / 12) * (total + 1 - ties / (total * (total - 1)))
  if (variance <= 0) return 1
  const z = Math.max(0, Math.abs(u - (n * m) / 2) - 0.5) / Math.sqrt(variance)
  return Math.min(1, 2 * upperTail(z))
}

const say = (ratio: number, p: number): { verdict: SponsoredComparison['verdict']; statement: string } => {
  const percent = Math.abs(Math.round((ratio - 1) * 100))
  if (p >= level)
    return {
      verdict: 'no_difference_shown',
      statement: `Sponsored and other contents cannot be told apart by their reactions (p = ${roundTo(p, 3)}).`,
    }
  return ratio >= 1
    ? { verdict: 'better', statement: `Sponsored contents gather ${percent} % more reactions (p = ${roundTo(p, 4)}).` }
    : { verdict: 'worse', statement: `Sponsored contents gather ${percent} % fewer reactions (p = ${roundTo(p, 4)}).` }
}

/** How sponsored contents do against the others. */
export const compareSponsored = (contents: readonly Content[]): SponsoredComparison => {
  const of = (sponsored: boolean): number[] =>
    contents
      .filter((content) => isSponsored(content) === sponsored)
      .map(reactionsOf)
      .filter((value) => value !== null)
  const [paid, free] = [of(true), of(false)]
  const [sponsoredMedian, organicMedian] = [median(paid), median(free)]
  const counts = { sponsored: paid.length, organic: free.length, sponsoredMedian, organicMedian }
  const ratio =
    sponsoredMedian === null || organicMedian === null || organicMedian === 0
      ? null
      : roundTo(sponsoredMedian / organicMedian, 3)
  if (paid.length < fewest || free.length < fewest || ratio === null) {
    const statement = `Too few to compare: ${paid.length} sponsored and ${free.length} other contents with reactions, ${fewest} of each are needed.`
    return { ...counts, ratio, pValue: null, verdict: 'too_few', statement }
  }
  const p = rankTest(paid, free)
  return { ...counts, ratio, pValue: roundTo(p, 6), ...say(ratio, p) }
}
