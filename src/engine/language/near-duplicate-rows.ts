/** Texts that are nearly the same: groups of rows, each in ascending order, largest group first. */
export interface Duplicates {
  readonly groups: readonly (readonly number[])[]
}

/** Shorter texts are alike by chance: "love this so much". */
const wordsMin = 6
const shingle = 3
/** Least share of three-word pieces that two texts must have in common (Jaccard). */
export const likeness = 0.8
const bands = 5
const rowsOfBand = 3
/** A power of two, so that the highest bits of a hash name the bin; one of them is not used. */
const bins = 16
const binShift = 28

/** The words of rows: those of row r are ids[starts[r] .. ends[r]). */
export interface TokenRows {
  readonly ids: Uint32Array
  readonly starts: Uint32Array
  readonly ends: Uint32Array
}

const mix = (x: number): number => {
  let h = Math.imul(x ^ (x >>> 16), 0x7feb352d)
  h = Math.imul(h ^ (h >>> 15), 0x846ca68b)
  return (h ^ (h >>> 16)) >>> 0
}

/** Hash of the three words that begin at a place. */
const pieceAt = (ids: Uint32Array, at: number): number =>
  mix(Math.imul(ids[at]!, 0x9e3779b1) ^ Math.imul(ids[at + 1]!, 0x85ebca77) ^ Math.imul(ids[at + 2]!, 0xc2b2ae3d))

/** Most texts of a pair have fewer pieces than this: they are compared in two small arrays, without making sets of them. */
const smallMax = 64
const small = [new Uint32Array(smallMax), new Uint32Array(smallMax)] as const

/** Writes the different pieces of a short text into an array and says how many they are. */
const writePieces = ({ ids, starts, ends }: TokenRows, row: number, into: Uint32Array): number => {
  let count = 0
  const last = ends[row]! - shingle
  for (let at = starts[row]!; at <= last; at++) {
    const piece = pieceAt(ids, at)
    let i = 0
    while (i < count && into[i] !== piece) i++
    if (i === count) into[count++] = piece
  }
  return count
}

const countBoth = (one: Uint32Array, ones: number, two: Uint32Array, twos: number): number => {
  let both = 0
  for (let i = 0; i < ones; i++) {
    const piece = one[i]
    for (let j = 0; j < twos; j++)
      if (two[j] === piece) {
        both++
        break
      }
  }
  return both
}

const piecesOf = ({ ids, starts, ends }: TokenRows, row: number): Set<number> => {
  const found = new Set<number>()
  for (let at = starts[row]!; at + shingle <= ends[row]!; at++) found.add(pieceAt(ids, at))
  return found
}

const isSame = ({ ids, starts, ends }: TokenRows, a: number, b: number): boolean => {
  const [from, to] = [starts[a]!, starts[b]!]
  const length = ends[a]! - from
  if (length !== ends[b]! - to) return false
  for (let i = 0; i < length; i++) if (ids[from + i] !== ids[to + i]) return false
  return true
}

const isAlike = (texts: TokenRows, a: number, b: number): boolean => {
  if (isSame(texts, a, b)) return true
  const { starts, ends } = texts
  const longest = Math.max(ends[a]! - starts[a]!, ends[b]! - starts[b]!)
  if (longest <= smallMax) {
    const [ones, twos] = [writePieces(texts, a, small[0]), writePieces(texts, b, small[1])]
    const both = countBoth(small[0], ones, small[1], twos)
    return both >= likeness * (ones + twos - both)
  }
  const [one, two] = [piecesOf(texts, a), piecesOf(texts, b)]
  let both = 0
  for (const piece of one) if (two.has(piece)) both++
  return both >= likeness * (one.size + two.size - both)
}

/**
 * Near-duplicates by one-permutation MinHash over three-word pieces and locality-sensitive banding; every pair that a band
 * brings together is held against the real likeness before it counts. O(tokens).
 */
export const findDuplicates = (texts: TokenRows): Duplicates => {
  const { ids, starts, ends } = texts
  const rows = ends.length
  const marks = Array.from({ length: bands }, () => new Uint32Array(rows))
  const least = new Uint32Array(bins)
  for (let row = 0; row < rows; row++) {
    const [start, end] = [starts[row]!, ends[row]!]
    if (end - start < wordsMin) continue
    least.fill(0xffffffff)
    for (let at = start; at + shingle <= end; at++) {
      const hash = pieceAt(ids, at)
      const bin = hash >>> binShift
      if (hash < least[bin]!) least[bin] = hash
    }
    for (let band = 0; band < bands; band++) {
      let sum = band
      let filled = 0
      for (let i = band * rowsOfBand; i < (band + 1) * rowsOfBand; i++) {
        if (least[i] !== 0xffffffff) filled++
        sum = mix(sum + least[i]!)
      }
      // A band without anything in it would bring all short texts together. 0 stands for none.
      ;(marks[band] as Uint32Array)[row] = filled === 0 ? 0 : sum | 1
    }
  }
  return { groups: join(texts, marks, rows) }
}

/** Rows of equal marks meet in a table of open addresses: each is held against the last one that had its mark. */
const join = (texts: TokenRows, marks: readonly Uint32Array[], rows: number): number[][] => {
  const parent = new Uint32Array(rows)
  for (let row = 0; row < rows; row++) parent[row] = row
  const find = (row: number): number => {
    let root = row
    while (parent[root] !== root) root = parent[root]!
    parent[row] = root
    return root
  }
  const slots = 2 ** Math.ceil(Math.log2(Math.max(2, rows * 2)))
  /** The last row of the mark in a slot, plus one. */
  const latest = new Uint32Array(slots)
  for (const mark of marks) {
    latest.fill(0)
    for (let row = 0; row < rows; row++) {
      const own = mark[row]!
      if (own === 0) continue
      let slot = (own >>> 1) & (slots - 1)
      while (latest[slot] !== 0 && mark[latest[slot]! - 1] !== own) slot = (slot + 1) & (slots - 1)
      const before = latest[slot]! - 1
      latest[slot] = row + 1
      if (before < 0) continue
      const [a, b] = [find(before), find(row)]
      if (a !== b && isAlike(texts, before, row)) parent[Math.max(a, b)] = Math.min(a, b)
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
