/** Documents are evaluated a chunk at a time: 65,536 documents, so that an id in a chunk fits 16 bits. */
export const chunkBits = 16
/** Documents of a chunk. */
export const chunkDocs = 1 << chunkBits
/** 32-bit words of a chunk's bitmap (8 KiB). */
export const chunkWords = chunkDocs >>> 5
/** Documents of a block: the unit of min/max bounds, 16 to a chunk. */
export const blockDocs = 4096
/** 32-bit words of a block's bitmap. */
export const blockWords = blockDocs >>> 5

/** Number of set bits of a 32-bit word. */
export const popcount = (word: number): number => {
  let w = word - ((word >>> 1) & 0x55555555)
  w = (w & 0x33333333) + ((w >>> 2) & 0x33333333)
  return Math.imul((w + (w >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** Bits of four words together: their sums are added before they are folded. */
const popcountOfFour = (one: number, two: number, three: number, four: number): number => {
  const a = (one - ((one >>> 1) & 0x55555555)) | 0
  const b = (two - ((two >>> 1) & 0x55555555)) | 0
  const c = (three - ((three >>> 1) & 0x55555555)) | 0
  const d = (four - ((four >>> 1) & 0x55555555)) | 0
  const low = (a & 0x33333333) + ((a >>> 2) & 0x33333333) + (b & 0x33333333) + ((b >>> 2) & 0x33333333)
  const high = (c & 0x33333333) + ((c >>> 2) & 0x33333333) + (d & 0x33333333) + ((d >>> 2) & 0x33333333)
  const all = (low & 0x0f0f0f0f) + ((low >>> 4) & 0x0f0f0f0f) + (high & 0x0f0f0f0f) + ((high >>> 4) & 0x0f0f0f0f)
  return Math.imul(all, 0x01010101) >>> 24
}

/** Number of set bits of `words[from, to)`: four words at a time share the last steps (Hacker's Delight 5-1). */
export const countBits = (words: Uint32Array, from: number, to: number): number => {
  let count = 0
  let i = from
  for (; i + 4 <= to; i += 4) {
    count += popcountOfFour(words[i]! | 0, words[i + 1]! | 0, words[i + 2]! | 0, words[i + 3]! | 0)
  }
  for (; i < to; i++) count += popcount(words[i]!)
  return count
}

/** Number of bits that a chunk's words and the words of another bitmap from `at` on both have. */
export const countBoth = (words: Uint32Array, other: Uint32Array, at: number): number => {
  let count = 0
  for (let i = 0; i < chunkWords; i += 4) {
    count += popcountOfFour(
      words[i]! & other[at + i]!,
      words[i + 1]! & other[at + i + 1]!,
      words[i + 2]! & other[at + i + 2]!,
      words[i + 3]! & other[at + i + 3]!,
    )
  }
  return count
}

/** Sets the bits [from, to) of a bitmap. */
export const setRange = (words: Uint32Array, from: number, to: number): void => {
  if (from >= to) return
  const first = from >>> 5
  const last = (to - 1) >>> 5
  const head = -1 << (from & 31)
  const tail = -1 >>> (31 - ((to - 1) & 31))
  if (first === last) {
    words[first]! |= head & tail
    return
  }
  words[first]! |= head
  words.fill(0xffffffff, first + 1, last)
  words[last]! |= tail
}

/** Writes the positions of the set bits, ascending, into `out` from index 0; stops after `max`. Returns how many. */
export const listBits = (words: Uint32Array, out: Uint16Array, max: number): number => {
  let n = 0
  for (let i = 0; i < chunkWords; i++) {
    let word = words[i]! | 0
    const base = i << 5
    while (word !== 0) {
      out[n++] = base + 31 - Math.clz32(word & -word)
      word &= word - 1
    }
    if (n >= max) return max
  }
  return n
}

/** Whether bit `at` is set. */
export const hasBit = (words: Uint32Array, at: number): boolean => {
  return ((words[at >>> 5]! >>> (at & 31)) & 1) === 1
}

/** acc &= other[from …]. */
export const andWords = (acc: Uint32Array, other: Uint32Array, from: number): void => {
  for (let i = 0; i < chunkWords; i++) acc[i]! &= other[from + i]!
}

/** acc &= ~other[from …]; `from + i` past the end reads as zero. */
export const andNotWords = (acc: Uint32Array, other: Uint32Array, from: number): void => {
  const n = Math.min(chunkWords, other.length - from)
  for (let i = 0; i < n; i++) acc[i]! &= ~other[from + i]!
}

/** acc |= other[from …]. */
export const orWords = (acc: Uint32Array, other: Uint32Array, from: number): void => {
  for (let i = 0; i < chunkWords; i++) acc[i]! |= other[from + i]!
}

/** acc &= the sorted ids docs[from, to). */
export const andSorted = (acc: Uint32Array, docs: Uint16Array, from: number, to: number): void => {
  let at = 0
  let bits = 0
  for (let i = from; i < to; i++) {
    const doc = docs[i]!
    const word = doc >>> 5
    if (word !== at) {
      acc[at]! &= bits
      if (word - at > 1) acc.fill(0, at + 1, word)
      at = word
      bits = 0
    }
    bits |= 1 << (doc & 31)
  }
  acc[at]! &= bits
  acc.fill(0, at + 1, chunkWords)
}
