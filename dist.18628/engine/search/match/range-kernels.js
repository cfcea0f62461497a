import { popcount } from '../bitmap.js'
const WHOLE_MIN = 12
function narrow8(codes, base, acc, from, to, low, high) {
  for (let i = from; i < to; i++) {
    const word = acc[i] | 0
    if (word === 0) continue
    const at = base + (i << 5)
    let kept = 0
    if (popcount(word) > WHOLE_MIN && at + 32 <= codes.length) {
      for (let b = 0; b < 32; b++) {
        const code = codes[at + b]
        kept |= ((((code - low) | (high - code)) >>> 31) ^ 1) << b
      }
    } else {
      let rest = word
      while (rest !== 0) {
        const b = 31 - Math.clz32(rest & -rest)
        const code = codes[at + b]
        kept |= ((((code - low) | (high - code)) >>> 31) ^ 1) << b
        rest &= rest - 1
      }
    }
    acc[i] = kept & word
  }
}
function narrow16(codes, base, acc, from, to, low, high) {
  for (let i = from; i < to; i++) {
    const word = acc[i] | 0
    if (word === 0) continue
    const at = base + (i << 5)
    let kept = 0
    if (popcount(word) > WHOLE_MIN && at + 32 <= codes.length) {
      for (let b = 0; b < 32; b++) {
        const code = codes[at + b]
        kept |= ((((code - low) | (high - code)) >>> 31) ^ 1) << b
      }
    } else {
      let rest = word
      while (rest !== 0) {
        const b = 31 - Math.clz32(rest & -rest)
        const code = codes[at + b]
        kept |= ((((code - low) | (high - code)) >>> 31) ^ 1) << b
        rest &= rest - 1
      }
    }
    acc[i] = kept & word
  }
}
function narrow32(codes, base, acc, from, to, low, high) {
  const least = low | 0
  const span = (high - low) | 0
  for (let i = from; i < to; i++) {
    const word = acc[i] | 0
    if (word === 0) continue
    const at = base + (i << 5)
    let kept = 0
    if (popcount(word) > WHOLE_MIN && at + 32 <= codes.length) {
      for (let b = 0; b < 32; b++) {
        const x = ((codes[at + b] | 0) - least) | 0
        kept |= (((~x | span) & ((x ^ span) | ~((span - x) | 0))) >>> 31) << b
      }
    } else {
      let rest = word
      while (rest !== 0) {
        const b = 31 - Math.clz32(rest & -rest)
        const x = ((codes[at + b] | 0) - least) | 0
        kept |= (((~x | span) & ((x ^ span) | ~((span - x) | 0))) >>> 31) << b
        rest &= rest - 1
      }
    }
    acc[i] = kept & word
  }
}
function keep8(codes, base, docs, n, low, high) {
  let kept = 0
  for (let i = 0; i < n; i++) {
    const doc = docs[i]
    const code = codes[base + doc]
    docs[kept] = doc
    kept += (((code - low) | (high - code)) >>> 31) ^ 1
  }
  return kept
}
function keep16(codes, base, docs, n, low, high) {
  let kept = 0
  for (let i = 0; i < n; i++) {
    const doc = docs[i]
    const code = codes[base + doc]
    docs[kept] = doc
    kept += (((code - low) | (high - code)) >>> 31) ^ 1
  }
  return kept
}
function keep32(codes, base, docs, n, low, high) {
  const least = low | 0
  const span = (high - low) | 0
  let kept = 0
  for (let i = 0; i < n; i++) {
    const doc = docs[i]
    const x = ((codes[base + doc] | 0) - least) | 0
    docs[kept] = doc
    kept += ((~x | span) & ((x ^ span) | ~((span - x) | 0))) >>> 31
  }
  return kept
}
export { keep16, keep32, keep8, narrow16, narrow32, narrow8 }
//# sourceMappingURL=range-kernels.js.map
