const plainAscii = /^[\x20-\x7e]*$/

/** A half-open range of word numbers. Words are numbered in sorted order, so the words with one prefix are one range. */
export interface WordRange {
  low: number
  high: number
}

/** The first position in [low, high) for which `after` holds; `after` must be false, then true. */
const partition = (low: number, high: number, after: (position: number) => boolean): number => {
  while (low < high) {
    const middle = (low + high) >>> 1
    if (after(middle)) high = middle
    else low = middle + 1
  }
  return low
}

const wordAt = (sorted: readonly string[], position: number): string => sorted[position] ?? ''

/** The words that begin with `prefix`. */
export const prefixRange = (sorted: readonly string[], prefix: string): WordRange => {
  const low = partition(0, sorted.length, (at) => wordAt(sorted, at) >= prefix)
  const high = partition(low, sorted.length, (at) => !wordAt(sorted, at).startsWith(prefix))
  return { low, high }
}

/** Narrows a range of words that share their first `depth` units to those that go on with `rest`. */
const narrow = (sorted: readonly string[], range: WordRange, depth: number, rest: string): WordRange => {
  const follows = (at: number): string => wordAt(sorted, at).slice(depth, depth + rest.length)
  const low = partition(range.low, range.high, (at) => follows(at) >= rest)
  const high = partition(low, range.high, (at) => follows(at) > rest)
  return { low, high }
}

/** The distinct next units in a range of words that share their first `depth` units, each with its own range. */
const branches = (sorted: readonly string[], range: WordRange, depth: number): { unit: string; range: WordRange }[] => {
  const found: { unit: string; range: WordRange }[] = []
  let low = partition(range.low, range.high, (at) => wordAt(sorted, at).length > depth)
  while (low < range.high) {
    const unit = wordAt(sorted, low).charAt(depth)
    const high = partition(low, range.high, (at) => wordAt(sorted, at).charAt(depth) > unit)
    found.push({ unit, range: { low, high } })
    low = high
  }
  return found
}

/** Sorted ranges as few as possible: overlapping and touching ones become one. */
const merge = (ranges: WordRange[]): WordRange[] => {
  const merged: WordRange[] = []
  for (const range of ranges.filter(({ low, high }) => low < high).sort((a, b) => a.low - b.low)) {
    const last = merged.at(-1)
    if (last !== undefined && range.low <= last.high) last.high = Math.max(last.high, range.high)
    else merged.push({ ...range })
  }
  return merged
}

/**
 * The words that begin with some text one edit away from `token`: a unit missing, added, replaced, or two neighbours swapped.
 * Walks the sorted words as if they were a tree, so the cost is the token's length times the alphabet, not the vocabulary. A plain
 * token is not corrected to a word that begins in another script: thousands of Han characters would be tried for nothing.
 */
export const nearRanges = (sorted: readonly string[], token: string): WordRange[] => {
  const found: WordRange[] = []
  const isPlain = plainAscii.test(token)
  let shared: WordRange = {
    low: 0,
    high: isPlain ? partition(0, sorted.length, (at) => !plainAscii.test(wordAt(sorted, at).charAt(0))) : sorted.length,
  }
  for (let depth = 0; depth <= token.length && shared.low < shared.high; depth++) {
    const rest = token.slice(depth)
    if (rest !== '') found.push(narrow(sorted, shared, depth, rest.slice(1)))
    if (rest.length > 1) found.push(narrow(sorted, shared, depth, `${rest.charAt(1)}${rest.charAt(0)}${rest.slice(2)}`))
    for (const { range } of branches(sorted, shared, depth)) {
      found.push(narrow(sorted, range, depth + 1, rest))
      if (rest !== '') found.push(narrow(sorted, range, depth + 1, rest.slice(1)))
    }
    shared = narrow(sorted, shared, depth, rest.charAt(0))
  }
  return merge(found)
}

/** Are two words at most one edit apart (the same edits as in `nearRanges`)? */
export const isNear = (a: string, b: string): boolean => {
  let start = 0
  while (start < a.length && start < b.length && a.charAt(start) === b.charAt(start)) start++
  const restA = a.slice(start)
  const restB = b.slice(start)
  if (restA === restB || restA.slice(1) === restB || restA === restB.slice(1)) return true
  if (restA.slice(1) === restB.slice(1)) return true
  return (
    restA.length > 1 &&
    restA.charAt(0) === restB.charAt(1) &&
    restA.charAt(1) === restB.charAt(0) &&
    restA.slice(2) === restB.slice(2)
  )
}
