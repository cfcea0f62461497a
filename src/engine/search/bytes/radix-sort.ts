import { compareBytes } from './utf8.js'

/** One stable counting pass over 16 bits of `keys` (by item), reordering `from` into `to`. */
const pass = (keys: Uint32Array, shift: number, from: Uint32Array, to: Uint32Array, counts: Uint32Array): void => {
  counts.fill(0)
  const n = from.length
  for (let i = 0; i < n; i++) {
    const digit = (keys[i]! >>> shift) & 0xffff
    counts[digit]! += 1
  }
  let sum = 0
  for (let d = 0; d < 0x10000; d++) {
    const count = counts[d]!
    counts[d] = sum
    sum += count
  }
  for (let i = 0; i < n; i++) {
    const item = from[i]!
    const digit = (keys[item]! >>> shift) & 0xffff
    const at = counts[digit]!
    counts[digit] = at + 1
    to[at] = item
  }
}

/** Stable order of items by unsigned key, least first: `order[i]` is the item at place i. O(n), two or four passes. */
export const orderByKeys = (keys: readonly Uint32Array[], n: number): Uint32Array => {
  let from = new Uint32Array(n)
  for (let i = 0; i < n; i++) from[i] = i
  if (n < 256) {
    return from.sort((a, b) => {
      for (const key of keys) if (key[a] !== key[b]) return key[a]! - key[b]!
      return a - b
    })
  }
  let to = new Uint32Array(n)
  const counts = new Uint32Array(0x10000)
  for (let k = keys.length - 1; k >= 0; k--) {
    for (const shift of [0, 16]) {
      pass(keys[k]!, shift, from, to, counts)
      const swap = from
      from = to
      to = swap
    }
  }
  return from
}

/** Sorts the runs of equal keys by `compare`; used after a radix pass that saw a prefix only. */
export const sortRuns = (
  order: Uint32Array,
  same: (a: number, b: number) => boolean,
  compare: (a: number, b: number) => number,
): void => {
  let start = 0
  for (let i = 1; i <= order.length; i++) {
    if (i < order.length && same(order[start]!, order[i]!)) continue
    if (i - start > 1) order.subarray(start, i).sort(compare)
    start = i
  }
}

/**
 * Byte order of n strings that lie back to back in `bytes`, string i at [ends[i-1], ends[i]): radix over the first
 * eight bytes, comparison for what is still equal. Ten times the speed of sorting JS strings at a million.
 */
export const orderByBytes = (bytes: Uint8Array, ends: Uint32Array, n: number): Uint32Array => {
  const high = new Uint32Array(n)
  const low = new Uint32Array(n)
  let from = 0
  for (let i = 0; i < n; i++) {
    const to = ends[i]!
    let h = 0
    let l = 0
    for (let j = 0; j < 4; j++) h = (h << 8) | (from + j < to ? bytes[from + j]! : 0)
    for (let j = 4; j < 8; j++) l = (l << 8) | (from + j < to ? bytes[from + j]! : 0)
    high[i] = h
    low[i] = l
    from = to
  }
  const order = orderByKeys([high, low], n)
  const start = (i: number): number => (i === 0 ? 0 : ends[i - 1]!)
  sortRuns(
    order,
    (a, b) => high[a] === high[b] && low[a] === low[b],
    (a, b) => compareBytes(bytes, start(a), ends[a]!, bytes, start(b), ends[b]!),
  )
  return order
}
