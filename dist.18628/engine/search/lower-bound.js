function lowerBound(values, from, to, value) {
  let low = from
  let high = to
  while (low < high) {
    const mid = (low + high) >>> 1
    if (values[mid] < value) low = mid + 1
    else high = mid
  }
  return low
}
export { lowerBound }
//# sourceMappingURL=lower-bound.js.map
