const plainAscii = /^[\x20-\x7e]*$/
const partition = (low, high, after) => {
  while (low < high) {
    const middle = (low + high) >>> 1
    if (after(middle)) high = middle
    else low = middle + 1
  }
  return low
}
const wordAt = (sorted, position) => sorted[position] ?? ''
const prefixRange = (sorted, prefix) => {
  const low = partition(0, sorted.length, (at) => wordAt(sorted, at) >= prefix)
  const high = partition(low, sorted.length, (at) => !wordAt(sorted, at).startsWith(prefix))
  return { low, high }
}
const narrow = (sorted, range, depth, rest) => {
  const follows = (at) => wordAt(sorted, at).slice(depth, depth + rest.length)
  const low = partition(range.low, range.high, (at) => follows(at) >= rest)
  const high = partition(low, range.high, (at) => follows(at) > rest)
  return { low, high }
}
const branches = (sorted, range, depth) => {
  const found = []
  let low = partition(range.low, range.high, (at) => wordAt(sorted, at).length > depth)
  while (low < range.high) {
    const unit = wordAt(sorted, low).charAt(depth)
    const high = partition(low, range.high, (at) => wordAt(sorted, at).charAt(depth) > unit)
    found.push({ unit, range: { low, high } })
    low = high
  }
  return found
}
const merge = (ranges) => {
  const merged = []
  for (const range of ranges.filter(({ low, high }) => low < high).sort((a, b) => a.low - b.low)) {
    const last = merged.at(-1)
    if (last !== void 0 && range.low <= last.high) last.high = Math.max(last.high, range.high)
    else merged.push({ ...range })
  }
  return merged
}
const nearRanges = (sorted, token) => {
  const found = []
  const isPlain = plainAscii.test(token)
  let shared = {
    low: 0,
    high: isPlain ? partition(0, sorted.length, (at) => !plainAscii.test(wordAt(sorted, at).charAt(0))) : sorted.length,
  }
  for (let depth = 0; depth <= token.length && shared.low < shared.high; depth++) {
    const rest = token.slice(depth)
    if (rest !== '') found.push(narrow(sorted, shared, depth, rest.slice(1)))
    if (rest.length > 1) found.push(narrow(sorted, shared, depth, `${rest.charAt(1)}${rest.charAt(0)}${rest.slice(2)}`))
    for (const { range } of branches(sorted, shared, depth)) {
      found.push(narrow(sorted, range, depth + 1, rest))
      if (rest !== '') found.push(narrow(sorted, range, depth + 1, rest.slice(1)))
    }
    shared = narrow(sorted, shared, depth, rest.charAt(0))
  }
  return merge(found)
}
const isNear = (a, b) => {
  let start = 0
  while (start < a.length && start < b.length && a.charAt(start) === b.charAt(start)) start++
  const restA = a.slice(start)
  const restB = b.slice(start)
  if (restA === restB || restA.slice(1) === restB || restA === restB.slice(1)) return true
  if (restA.slice(1) === restB.slice(1)) return true
  return (
    restA.length > 1 &&
    restA.charAt(0) === restB.charAt(1) &&
    restA.charAt(1) === restB.charAt(0) &&
    restA.slice(2) === restB.slice(2)
  )
}
export { isNear, nearRanges, prefixRange }
//# sourceMappingURL=vocabulary.js.map
