/** An audience of which everybody was read, or some. */
interface Part {
  size: number
  read: number
  complete: boolean
  listed?: boolean
}

interface Bounded {
  value: number
  low: number
  high: number
}

export const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))

/**
 * Bounds of the number behind a count, at 95 %: Poisson by Wilson and Hilferty's cube, exact enough from a count of 0 up.
 */
export const countBounds = (count: number): { low: number; high: number } => {
  const z = 1.959964
  const cube = (n: number, sign: number): number => n * (1 - 1 / (9 * n) + (sign * z) / (3 * Math.sqrt(n))) ** 3
  return { low: count === 0 ? 0 : cube(count, -1), high: cube(count + 1, 1) }
}

const isWhole = ({ size, read, complete }: Part): boolean => complete || read >= size

/** People in an audience who were not read. */
const unreadOf = (part: Part): number => (isWhole(part) ? 0 : part.size - part.read)

/** The share of an audience that was read. */
const rateOf = (part: Part): number => (isWhole(part) ? 1 : part.read / part.size)

/**
 * How many can be in both at the very most: whoever was read in one and not in the other must be among the unread of the other,
 * and where nobody is unread there, that person contradicts the overlap.
 */
const mostIn = (a: Part, b: Part, met: number): number => {
  const [unreadA, unreadB] = [unreadOf(a), unreadOf(b)]
  const onlyA = Math.min(Math.max(0, a.read - met), unreadB)
  const onlyB = Math.min(Math.max(0, b.read - met), unreadA)
  return Math.max(met, Math.min(a.size, b.size, met + onlyA + onlyB + Math.min(unreadB - onlyA, unreadA - onlyB)))
}

/** By those who were met in both, where what was read was drawn at random; bounds are 95 %. */
const ofSamples = (a: Part, b: Part, met: number, most: number): Bounded => {
  const rate = rateOf(a) * rateOf(b)
  const { low, high } = countBounds(met)
  return {
    value: clamp(met / rate, met, most),
    // Whoever was met is certainly in both.
    low: clamp(rate === 1 ? met : low / rate, met, most),
    high: clamp(rate === 1 ? met : high / rate, met, most),
  }
}

/**
 * Of lists that somebody brought nobody knows how they were chosen: the bounds are what the lists leave possible. The value takes
 * a list in part as typical of its audience; of two such, the one that shows less in common.
 */
const ofLists = (a: Part, b: Part, met: number, most: number): Bounded => {
  const scaled = [a, b].filter((part) => !isWhole(part)).map((part) => met / rateOf(part))
  return { value: clamp(scaled.length === 0 ? met : Math.min(...scaled), met, most), low: met, high: most }
}

/** People in both of two audiences, of which `met` were read in both. */
export const pairOf = (a: Part, b: Part, met: number): Bounded => {
  const most = mostIn(a, b, met)
  return [a, b].some((part) => part.listed === true && !isWhole(part))
    ? ofLists(a, b, met, most)
    : ofSamples(a, b, met, most)
}
