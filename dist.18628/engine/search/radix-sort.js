import { compareBytes } from './utf8.js'
function pass(keys, shift, from, to, counts) {
  counts.fill(0)
  const n = from.length
  for (let i = 0; i < n; i++) {
    const digit = (keys[i] >>> shift) & 65535
    counts[digit] = counts[digit] + 1
  }
  let sum = 0
  for (let d = 0; d < 65536; d++) {
    const count = counts[d]
    counts[d] = sum
    sum += count
  }
  for (let i = 0; i < n; i++) {
    const item = from[i]
    const digit = (keys[item] >>> shift) & 65535
    const at = counts[digit]
    counts[digit] = at + 1
    to[at] = item
  }
}
function orderByKeys(keys, n) {
  let from = new Uint32Array(n)
  for (let i = 0; i < n; i++) from[i] = i
  if (n < 256) {
    return from.sort((a, b) => {
      for (const key of keys) if (key[a] !== key[b]) return key[a] - key[b]
      return a - b
    })
  }
  let to = new Uint32Array(n)
  const counts = new Uint32Array(65536)
  for (let k = keys.length - 1; k >= 0; k--) {
    for (const shift of [0, 16]) {
      pass(keys[k], shift, from, to, counts)
      const swap = from
      from = to
      to = swap
    }
  }
  return from
}
function sortRuns(order, same, compare) {
  let start = 0
  for (let i = 1; i <= order.length; i++) {
    if (i < order.length && same(order[start], order[i])) continue
    if (i - start > 1) order.subarray(start, i).sort(compare)
    start = i
  }
}
function orderByBytes(bytes, ends, n) {
  const high = new Uint32Array(n)
  const low = new Uint32Array(n)
  let from = 0
  for (let i = 0; i < n; i++) {
    const to = ends[i]
    let h = 0
    let l = 0
    for (let j = 0; j < 4; j++) h = (h << 8) | (from + j < to ? bytes[from + j] : 0)
    for (let j = 4; j < 8; j++) l = (l << 8) | (from + j < to ? bytes[from + j] : 0)
    high[i] = h
    low[i] = l
    from = to
  }
  const order = orderByKeys([high, low], n)
  const start = (i) => (i === 0 ? 0 : ends[i - 1])
  sortRuns(
    order,
    (a, b) => high[a] === high[b] && low[a] === low[b],
    (a, b) => compareBytes(bytes, start(a), ends[a], bytes, start(b), ends[b]),
  )
  return order
}
export { orderByBytes, orderByKeys, sortRuns }
//# sourceMappingURL=radix-sort.js.map
