import { popcount } from '../bitmap.js'

/*
 * The inner loops of number ranges, once for each width of codes: one function over three kinds of arrays would be
 * several times slower. Each clears in acc[from, to) the bits of documents outside [low, high]; `base` is the document of
 * bit 0 of acc. Nulls have the highest code, so they are always outside. Words with many bits are tested whole.
 */

/** See above: 8-bit codes. */
export function narrow8(
  codes: Uint8Array,
  base: number,
  acc: Uint32Array,
  from: number,
  to: number,
  low: number,
  high: number,
): void {
  for (let i = from; i < to; i++) {
    const word = acc[i] as number
    if (word === 0) continue
    const at = base + (i << 5)
    let kept = 0
    if (popcount(word) > 12 && at + 32 <= codes.length) {
      for (let b = 0; b < 32; b++) {
        const code = codes[at + b] as number
        kept |= ((((code - low) | (high - code)) >>> 31) ^ 1) << b
      }
      acc[i] = kept & word
      continue
    }
    let rest = word
    while (rest !== 0) {
      const bit = rest & -rest
      const code = codes[at + 31 - Math.clz32(bit)] as number
      if (code >= low && code <= high) kept |= bit
      rest ^= bit
    }
    acc[i] = kept
  }
}

/** See above: 16-bit codes. */
export function narrow16(
  codes: Uint16Array,
  base: number,
  acc: Uint32Array,
  from: number,
  to: number,
  low: number,
  high: number,
): void {
  for (let i = from; i < to; i++) {
    const word = acc[i] as number
    if (word === 0) continue
    const at = base + (i << 5)
    let kept = 0
    if (popcount(word) > 12 && at + 32 <= codes.length) {
      for (let b = 0; b < 32; b++) {
        const code = codes[at + b] as number
        kept |= ((((code - low) | (high - code)) >>> 31) ^ 1) << b
      }
      acc[i] = kept & word
      continue
    }
    let rest = word
    while (rest !== 0) {
      const bit = rest & -rest
      const code = codes[at + 31 - Math.clz32(bit)] as number
      if (code >= low && code <= high) kept |= bit
      rest ^= bit
    }
    acc[i] = kept
  }
}

/** See above: 32-bit codes, compared as one unsigned distance from `low`. */
export function narrow32(
  codes: Uint32Array,
  base: number,
  acc: Uint32Array,
  from: number,
  to: number,
  low: number,
  high: number,
): void {
  const span = (high - low) >>> 0
  for (let i = from; i < to; i++) {
    const word = acc[i] as number
    if (word === 0) continue
    const at = base + (i << 5)
    let kept = 0
    if (popcount(word) > 12 && at + 32 <= codes.length) {
      for (let b = 0; b < 32; b++) kept |= (((codes[at + b] as number) - low) >>> 0 <= span ? 1 : 0) << b
      acc[i] = kept & word
      continue
    }
    let rest = word
    while (rest !== 0) {
      const bit = rest & -rest
      if (((codes[at + 31 - Math.clz32(bit)] as number) - low) >>> 0 <= span) kept |= bit
      rest ^= bit
    }
    acc[i] = kept
  }
}

/** Keeps of docs[0, n) those within [low, high]; returns how many. 8-bit codes. */
export function keep8(
  codes: Uint8Array,
  base: number,
  docs: Uint16Array,
  n: number,
  low: number,
  high: number,
): number {
  let kept = 0
  for (let i = 0; i < n; i++) {
    const doc = docs[i] as number
    const code = codes[base + doc] as number
    if (code >= low && code <= high) docs[kept++] = doc
  }
  return kept
}

/** The same for 16-bit codes. */
export function keep16(
  codes: Uint16Array,
  base: number,
  docs: Uint16Array,
  n: number,
  low: number,
  high: number,
): number {
  let kept = 0
  for (let i = 0; i < n; i++) {
    const doc = docs[i] as number
    const code = codes[base + doc] as number
    if (code >= low && code <= high) docs[kept++] = doc
  }
  return kept
}

/** The same for 32-bit codes. */
export function keep32(
  codes: Uint32Array,
  base: number,
  docs: Uint16Array,
  n: number,
  low: number,
  high: number,
): number {
  let kept = 0
  for (let i = 0; i < n; i++) {
    const doc = docs[i] as number
    const code = codes[base + doc] as number
    if (code >= low && code <= high) docs[kept++] = doc
  }
  return kept
}
