import { popcount } from '../bytes/bitmap.js'

/*
 * The inner loops of number ranges, once for each width of codes: one function over three kinds of arrays would be
 * several times slower. Each clears in acc[from, to) the bits of documents outside [low, high]; `base` is the document of
 * bit 0 of acc. Nulls have the highest code, so they are always outside.
 *
 * No branch depends on the data: whether a code is inside is computed as a bit (sign bits for 8 and 16 bits, the unsigned
 * comparison of Hacker's Delight 2-12 on the distance from `low` for 32 bits). That is 2 ns a document instead of 11.
 * Words with many bits are tested whole, others bit by bit.
 */

/** Words with more set bits than this are tested whole. */
const wholeMin = 12

/** See above: 8-bit codes. */
export const narrow8 = (
  codes: Uint8Array,
  base: number,
  acc: Uint32Array,
  from: number,
  to: number,
  low: number,
  high: number,
): void => {
  for (let i = from; i < to; i++) {
    const word = acc[i]! | 0
    if (word === 0) continue
    const at = base + (i << 5)
    let kept = 0
    if (popcount(word) > wholeMin && at + 32 <= codes.length) {
      for (let b = 0; b < 32; b++) {
        const code = codes[at + b]!
        kept |= ((((code - low) | (high - code)) >>> 31) ^ 1) << b
      }
    } else {
      let rest = word
      while (rest !== 0) {
        const b = 31 - Math.clz32(rest & -rest)
        const code = codes[at + b]!
        kept |= ((((code - low) | (high - code)) >>> 31) ^ 1) << b
        rest &= rest - 1
      }
    }
    acc[i] = kept & word
  }
}

/** See above: 16-bit codes. */
export const narrow16 = (
  codes: Uint16Array,
  base: number,
  acc: Uint32Array,
  from: number,
  to: number,
  low: number,
  high: number,
): void => {
  for (let i = from; i < to; i++) {
    const word = acc[i]! | 0
    if (word === 0) continue
    const at = base + (i << 5)
    let kept = 0
    if (popcount(word) > wholeMin && at + 32 <= codes.length) {
      for (let b = 0; b < 32; b++) {
        const code = codes[at + b]!
        kept |= ((((code - low) | (high - code)) >>> 31) ^ 1) << b
      }
    } else {
      let rest = word
      while (rest !== 0) {
        const b = 31 - Math.clz32(rest & -rest)
        const code = codes[at + b]!
        kept |= ((((code - low) | (high - code)) >>> 31) ^ 1) << b
        rest &= rest - 1
      }
    }
    acc[i] = kept & word
  }
}

/** See above: 32-bit codes. */
export const narrow32 = (
  codes: Uint32Array,
  base: number,
  acc: Uint32Array,
  from: number,
  to: number,
  low: number,
  high: number,
): void => {
  const least = low | 0
  const span = (high - low) | 0
  for (let i = from; i < to; i++) {
    const word = acc[i]! | 0
    if (word === 0) continue
    const at = base + (i << 5)
    let kept = 0
    if (popcount(word) > wholeMin && at + 32 <= codes.length) {
      for (let b = 0; b < 32; b++) {
        const x = ((codes[at + b]! | 0) - least) | 0
        kept |= (((~x | span) & ((x ^ span) | ~((span - x) | 0))) >>> 31) << b
      }
    } else {
      let rest = word
      while (rest !== 0) {
        const b = 31 - Math.clz32(rest & -rest)
        const x = ((codes[at + b]! | 0) - least) | 0
        kept |= (((~x | span) & ((x ^ span) | ~((span - x) | 0))) >>> 31) << b
        rest &= rest - 1
      }
    }
    acc[i] = kept & word
  }
}

/** Keeps of docs[0, n) those within [low, high]; returns how many. 8-bit codes. */
export const keep8 = (
  codes: Uint8Array,
  base: number,
  docs: Uint16Array,
  n: number,
  low: number,
  high: number,
): number => {
  let kept = 0
  for (let i = 0; i < n; i++) {
    const doc = docs[i]!
    const code = codes[base + doc]!
    docs[kept] = doc
    kept += (((code - low) | (high - code)) >>> 31) ^ 1
  }
  return kept
}

/** The same for 16-bit codes. */
export const keep16 = (
  codes: Uint16Array,
  base: number,
  docs: Uint16Array,
  n: number,
  low: number,
  high: number,
): number => {
  let kept = 0
  for (let i = 0; i < n; i++) {
    const doc = docs[i]!
    const code = codes[base + doc]!
    docs[kept] = doc
    kept += (((code - low) | (high - code)) >>> 31) ^ 1
  }
  return kept
}

/** The same for 32-bit codes. */
export const keep32 = (
  codes: Uint32Array,
  base: number,
  docs: Uint16Array,
  n: number,
  low: number,
  high: number,
): number => {
  const least = low | 0
  const span = (high - low) | 0
  let kept = 0
  for (let i = 0; i < n; i++) {
    const doc = docs[i]!
    const x = ((codes[base + doc]! | 0) - least) | 0
    docs[kept] = doc
    kept += ((~x | span) & ((x ^ span) | ~((span - x) | 0))) >>> 31
  }
  return kept
}
