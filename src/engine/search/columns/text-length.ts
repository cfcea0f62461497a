/** Tokens a length code stands for: exact below 64, then steps of 5 %, up to about 750,000. */
const lengths = Uint32Array.from({ length: 256 }, (_, i) => (i < 64 ? i : Math.round(64 * 1.05 ** (i - 63))))

/** One byte for the length of a text: the highest code whose length is not above it. */
export const lengthCode = (tokens: number): number => {
  if (tokens < 64) return tokens
  let low = 64
  let high = 255
  while (low < high) {
    const mid = (low + high + 1) >>> 1
    if (lengths[mid]! <= tokens) low = mid
    else high = mid - 1
  }
  return lengths[low]! <= tokens ? low : 63
}

/** The length a code stands for, in tokens. */
export const lengthOf = (code: number): number => {
  return lengths[code]!
}
