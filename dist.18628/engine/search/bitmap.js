const CHUNK_BITS = 16
const CHUNK_DOCS = 1 << CHUNK_BITS
const CHUNK_WORDS = CHUNK_DOCS >>> 5
const BLOCK_DOCS = 4096
const BLOCK_WORDS = BLOCK_DOCS >>> 5
function popcount(word) {
  let w = word - ((word >>> 1) & 1431655765)
  w = (w & 858993459) + ((w >>> 2) & 858993459)
  return Math.imul((w + (w >>> 4)) & 252645135, 16843009) >>> 24
}
function countBits(words, from, to) {
  let count = 0
  let i = from
  for (; i + 4 <= to; i += 4) {
    let a = words[i] | 0
    let b = words[i + 1] | 0
    let c = words[i + 2] | 0
    let d = words[i + 3] | 0
    a = (a - ((a >>> 1) & 1431655765)) | 0
    b = (b - ((b >>> 1) & 1431655765)) | 0
    c = (c - ((c >>> 1) & 1431655765)) | 0
    d = (d - ((d >>> 1) & 1431655765)) | 0
    a = (a & 858993459) + ((a >>> 2) & 858993459) + (b & 858993459) + ((b >>> 2) & 858993459)
    c = (c & 858993459) + ((c >>> 2) & 858993459) + (d & 858993459) + ((d >>> 2) & 858993459)
    a = (a & 252645135) + ((a >>> 4) & 252645135) + (c & 252645135) + ((c >>> 4) & 252645135)
    count += Math.imul(a, 16843009) >>> 24
  }
  for (; i < to; i++) count += popcount(words[i])
  return count
}
function setRange(words, from, to) {
  if (from >= to) return
  const first = from >>> 5
  const last = (to - 1) >>> 5
  const head = -1 << (from & 31)
  const tail = -1 >>> (31 - ((to - 1) & 31))
  if (first === last) {
    words[first] = words[first] | (head & tail)
    return
  }
  words[first] = words[first] | head
  words.fill(4294967295, first + 1, last)
  words[last] = words[last] | tail
}
function listBits(words, out, max) {
  let n = 0
  for (let i = 0; i < CHUNK_WORDS; i++) {
    let word = words[i] | 0
    const base = i << 5
    while (word !== 0) {
      out[n++] = base + 31 - Math.clz32(word & -word)
      word &= word - 1
    }
    if (n >= max) return max
  }
  return n
}
function hasBit(words, at) {
  return ((words[at >>> 5] >>> (at & 31)) & 1) === 1
}
function andWords(acc, other, from) {
  for (let i = 0; i < CHUNK_WORDS; i++) acc[i] = acc[i] & other[from + i]
}
function andNotWords(acc, other, from) {
  const n = Math.min(CHUNK_WORDS, other.length - from)
  for (let i = 0; i < n; i++) acc[i] = acc[i] & ~other[from + i]
}
function orWords(acc, other) {
  for (let i = 0; i < CHUNK_WORDS; i++) acc[i] = acc[i] | other[i]
}
function andSorted(acc, docs, from, to) {
  let at = 0
  let bits = 0
  for (let i = from; i < to; i++) {
    const doc = docs[i]
    const word = doc >>> 5
    if (word !== at) {
      acc[at] = acc[at] & bits
      if (word - at > 1) acc.fill(0, at + 1, word)
      at = word
      bits = 0
    }
    bits |= 1 << (doc & 31)
  }
  acc[at] = acc[at] & bits
  acc.fill(0, at + 1, CHUNK_WORDS)
}
export {
  BLOCK_DOCS,
  BLOCK_WORDS,
  CHUNK_BITS,
  CHUNK_DOCS,
  CHUNK_WORDS,
  andNotWords,
  andSorted,
  andWords,
  countBits,
  hasBit,
  listBits,
  orWords,
  popcount,
  setRange,
}
//# sourceMappingURL=bitmap.js.map
