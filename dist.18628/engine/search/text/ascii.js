import { analyze, TERM_MAX } from './analyze.js'
let raw = new Uint8Array(1 << 12)
let lower = new Uint8Array(1 << 12)
function analyzeInto(analyzer, text, sink) {
  if (analyzer !== 'keyword' && load(text)) {
    if (analyzer === 'words') return words(text, sink)
    if (analyzer === 'name') return name(text.length, sink)
    return handle(text.length, sink)
  }
  analyze(analyzer, text, (term, stacked) => sink.text(term, stacked))
}
function load(text) {
  const n = text.length
  if (n > raw.length) {
    raw = new Uint8Array(n * 2)
    lower = new Uint8Array(n * 2)
  }
  for (let i = 0; i < n; i++) {
    const c = text.charCodeAt(i)
    if (c > 127) return false
    raw[i] = c
    lower[i] = c >= 65 && c <= 90 ? c + 32 : c
  }
  return true
}
function isWord(c) {
  return (c >= 97 && c <= 122) || (c >= 48 && c <= 57)
}
function words(text, sink) {
  const n = text.length
  let i = 0
  while (i < n) {
    if (!isWord(lower[i])) {
      i++
      continue
    }
    let end = i + 1
    while (end < n && isWord(lower[end])) end++
    const before = i > 0 ? lower[i - 1] : 32
    const after = end < n ? lower[end] : 32
    if (plain(before) && plain(after)) {
      sink.bytes(lower, i, Math.min(end, i + TERM_MAX), false)
      i = end
      continue
    }
    let stop = end
    while (stop < n && lower[stop] > 32) stop++
    let start = i
    while (start > 0 && lower[start - 1] > 32) start--
    const skipped = countWords(start, i)
    let seen = 0
    let open = false
    analyze('words', text.slice(start, stop), (term, stacked) => {
      if (!stacked) open = ++seen > skipped
      if (open) sink.text(term, stacked)
    })
    i = stop
  }
}
function plain(c) {
  return c !== 35 && c !== 64 && c !== 39 && c !== 46 && c !== 95
}
function countWords(from, to) {
  let count = 0
  for (let i = from; i < to; i++) if (isWord(lower[i]) && (i === from || !isWord(lower[i - 1]))) count++
  return count
}
function name(n, sink) {
  let length = 0
  for (let i2 = 0; i2 < n; i2++) if (lower[i2] !== 39) lower[length++] = lower[i2]
  let i = 0
  while (i < length) {
    const start = i
    while (i < length && isWord(lower[i])) i++
    if (i > start) sink.bytes(lower, start, Math.min(i, start + TERM_MAX), false)
    else i++
  }
}
function kind(c) {
  return c >= 97 && c <= 122 ? 1 : c >= 65 && c <= 90 ? 2 : c >= 48 && c <= 57 ? 3 : 0
}
const starts = []
function handle(n, sink) {
  let length = 0
  let last = 0
  starts.length = 0
  for (let i = 0; i < n; i++) {
    const own = kind(raw[i])
    if (own !== 0) {
      if (last === 0 || (last === 3) !== (own === 3) || (last === 1 && own === 2)) starts.push(length)
      lower[length++] = lower[i]
    }
    last = own
  }
  if (length === 0) return
  sink.bytes(lower, 0, Math.min(length, TERM_MAX), false)
  if (starts.length === 1) return
  starts.push(length)
  for (let p = 0; p + 1 < starts.length; p++) {
    const from = starts[p]
    const to = Math.min(starts[p + 1], from + TERM_MAX)
    if (!repeats(p, from, to, length)) sink.bytes(lower, from, to, true)
  }
}
function repeats(part, from, to, length) {
  if (from === 0 && to === Math.min(length, TERM_MAX)) return true
  for (let p = 0; p < part; p++) {
    const start = starts[p]
    const end = Math.min(starts[p + 1], start + TERM_MAX)
    if (end - start !== to - from) continue
    let i = 0
    while (i < to - from && lower[start + i] === lower[from + i]) i++
    if (i === to - from) return true
  }
  return false
}
export { analyzeInto }
//# sourceMappingURL=ascii.js.map
