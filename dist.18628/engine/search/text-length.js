const LENGTHS = Uint32Array.from({ length: 256 }, (_, i) => (i < 64 ? i : Math.round(64 * 1.05 ** (i - 63))))
function lengthCode(tokens) {
  if (tokens < 64) return tokens
  let low = 64
  let high = 255
  while (low < high) {
    const mid = (low + high + 1) >>> 1
    if (LENGTHS[mid] <= tokens) low = mid
    else high = mid - 1
  }
  return LENGTHS[low] <= tokens ? low : 63
}
function lengthOf(code) {
  return LENGTHS[code]
}
export { lengthCode, lengthOf }
//# sourceMappingURL=text-length.js.map
