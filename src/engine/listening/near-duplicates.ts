/** Texts that are nearly the same: groups of rows, each in ascending order, largest group first. */
export interface Duplicates {
  readonly groups: readonly (readonly number[])[]
}

/** Shorter texts are alike by chance: "love this so much". */
const wordsMin = 6
const shingle = 3
/** Least share of three-word pieces that two texts must have in common (Jaccard). */
export const likeness = 0.8
const bands = 4
const rowsOfBand = 3
const bins = bands * rowsOfBand

const mix = (x: number): number => {
  let h = Math.imul(x ^ (x >>> 16), 0x7feb352d)
  h = Math.imul(h ^ (h >>> 15), 0x846ca68b)
  return (h ^ (h >>> 16)) >>> 0
}

const pieces = (tokens: Uint32Array, out: Uint32Array): number => {
  const n = Math.max(0, tokens.length - shingle + 1)
  for (let i = 0; i < n; i++)
    out[i] = mix(
      (tokens[i] as number) +
        Math.imul(mix((tokens[i + 1] as number) + Math.imul(mix(tokens[i + 2] as number), 31)), 31),
    )
  return n
}

const isAlike = (a: Uint32Array, b: Uint32Array): boolean => {
  const [left, right] = [new Uint32Array(a.length), new Uint32Array(b.length)]
  const one = new Set(left.subarray(0, pieces(a, left)))
  const two = new Set(right.subarray(0, pieces(b, right)))
  let both = 0
  for (const piece of one) if (two.has(piece)) both++
  return both >= likeness * (one.size + two.size - both)
}

/**
 * Near-duplicates by one-permutation MinHash over three-word pieces and locality-sensitive banding; every pair that a band
 * brings together is held against the real likeness before it counts. O(tokens + rows log rows).
 */
export const findDuplicates = (rows: number, tokensOf: (row: number) => Uint32Array): Duplicates => {
  const marks = Array.from({ length: bands }, () => new Float64Array(rows))
  const used = new Uint8Array(rows)
  const least = new Uint32Array(bins)
  let scratch = new Uint32Array(256)
  for (let row = 0; row < rows; row++) {
    const tokens = tokensOf(row)
    if (tokens.length < wordsMin) continue
    if (tokens.length > scratch.length) scratch = new Uint32Array(tokens.length * 2)
    const n = pieces(tokens, scratch)
    least.fill(0xffffffff)
    for (let i = 0; i < n; i++) {
      const hash = scratch[i] as number
      const bin = hash % bins
      if (hash < (least[bin] as number)) least[bin] = hash
    }
    used[row] = 1
    for (let band = 0; band < bands; band++) {
      let sum = band
      for (let i = 0; i < rowsOfBand; i++) sum = mix(sum + (least[band * rowsOfBand + i] as number))
      ;(marks[band] as Float64Array)[row] = sum
    }
  }
  return { groups: join(rows, marks, used, tokensOf) }
}

const join = (
  rows: number,
  marks: readonly Float64Array[],
  used: Uint8Array,
  tokensOf: (row: number) => Uint32Array,
): number[][] => {
  const parent = Uint32Array.from({ length: rows }, (_, i) => i)
  const find = (row: number): number => {
    let root = row
    while (parent[root] !== root) root = parent[root] as number
    parent[row] = root
    return root
  }
  const span = 2 ** 21
  for (const mark of marks) {
    // Hash and row in one number: sorted, equal hashes stand side by side.
    const sorted = Float64Array.from(mark, (hash, row) => (used[row] === 1 ? hash * span + row : -1)).sort()
    for (let i = 1; i < rows; i++) {
      const [before, here] = [sorted[i - 1] as number, sorted[i] as number]
      if (before < 0 || Math.floor(before / span) !== Math.floor(here / span)) continue
      const [a, b] = [find(before % span), find(here % span)]
      if (a !== b && isAlike(tokensOf(before % span), tokensOf(here % span))) parent[Math.max(a, b)] = Math.min(a, b)
    }
  }
  const groups = new Map<number, number[]>()
  for (let row = 0; row < rows; row++) {
    const root = find(row)
    if (root === row) continue
    const group = groups.get(root)
    if (group === undefined) groups.set(root, [root, row])
    else group.push(row)
  }
  return [...groups.values()].sort((a, b) => b.length - a.length || (a[0] ?? 0) - (b[0] ?? 0))
}
