/** First index of values[from, to), ascending, that is not less than `value`. */
export const lowerBound = (values: Uint32Array, from: number, to: number, value: number): number => {
  let low = from
  let high = to
  while (low < high) {
    const mid = (low + high) >>> 1
    if (values[mid]! < value) low = mid + 1
    else high = mid
  }
  return low
}
