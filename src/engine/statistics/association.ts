import { wilson } from './interval.js'

/** How often two tags were seen, alone and together, in how many contents. */
export interface Counts {
  /** Contents with the first tag. */
  first: number
  /** Contents with the second tag. */
  second: number
  /** Contents with both. */
  both: number
  /** Contents that were counted. */
  total: number
}

/** 95 %, one-sided: we want to be sure that the share is not lower. */
const z = 1.645

/** Wilson's lower bound of a share: what can be said for sure from a sample of this size. */
export const wilsonLow = (hits: number, size: number): number =>
  size === 0 ? 0 : wilson(hits / size, { size, asked: size, population: null }, 0, z).low

/**
 * How strongly two tags belong together, 0 to 1: normalised pointwise mutual information, ln(p(ab) / p(a)p(b)) / -ln p(ab),
 * where p(ab) is the lower bound of what was seen. 0 means no more often together than by chance, 1 means always together.
 * With the bound, two tags that met once by accident do not look like a rule: more support, more weight.
 */
export const association = ({ first, second, both, total }: Counts): number => {
  if (both === 0 || total === 0) return 0
  const together = wilsonLow(both, total)
  const expected = (first / total) * (second / total)
  if (together <= expected || together <= 0) return 0
  if (together >= 1) return 1
  return Math.min(1, Math.log(together / expected) / -Math.log(together))
}
