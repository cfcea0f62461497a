import type { Analyzer } from '../schema/schema.js'
import { analyze, termMax } from './analyze.js'
import { analyzeRun } from './runs.js'

/** Receives terms in order, as bytes where they are plain ASCII, else as text. See Emit for stacked. */
export interface TermSink {
  bytes(source: Uint8Array, from: number, to: number, stacked: boolean): void
  text(term: string, stacked: boolean): void
}

let raw = new Uint8Array(1 << 12)
let lower = new Uint8Array(1 << 12)

/**
 * The same terms as `analyze`, without making strings where the text is ASCII (most is): the text is read once into
 * bytes, words are byte ranges. Of other text, only the runs between spaces that are not ASCII go the long way. Several times
 * as fast; the tests hold the two against each other.
 */
export const analyzeInto = (analyzer: Analyzer, text: string, sink: TermSink): void => {
  if (analyzer !== 'keyword') {
    const ascii = load(text)
    if (analyzer === 'words') return ascii ? words(text, 0, text.length, sink) : mixed(text, sink)
    if (ascii) return analyzer === 'name' ? name(text.length, sink) : handle(text.length, sink)
  }
  analyze(analyzer, text, (term, stacked) => sink.text(term, stacked))
}

const other = 0xff

/** Reads text into `raw` and `lower`, what is not ASCII as OTHER; false when there is such. */
const load = (text: string): boolean => {
  const n = text.length
  if (n > raw.length) {
    raw = new Uint8Array(n * 2)
    lower = new Uint8Array(n * 2)
  }
  let ascii = true
  for (let i = 0; i < n; i++) {
    const c = text.charCodeAt(i)
    if (c > 127) ascii = false
    raw[i] = c > 127 ? other : c
    lower[i] = c > 127 ? other : c >= 65 && c <= 90 ? c + 32 : c
  }
  return ascii
}

/** White space parts words whatever they are made of, so stretches of runs that are ASCII can go the short way. */
const mixed = (text: string, sink: TermSink): void => {
  const n = text.length
  let stretch = 0
  let i = 0
  while (i < n) {
    while (i < n && lower[i]! <= 32) i++
    const start = i
    let ascii = true
    while (i < n && lower[i]! > 32) if (lower[i++] === other) ascii = false
    if (ascii) continue
    if (stretch < start) words(text, stretch, start, sink)
    for (const { term, stacked } of analyzeRun(text.slice(start, i))) sink.text(term, stacked)
    stretch = i
  }
  if (stretch < n) words(text, stretch, n, sink)
}

const isWord = (c: number): boolean => {
  return (c >= 97 && c <= 122) || (c >= 48 && c <= 57)
}

/** Words without signs or marks are put as bytes; the rest goes the general way, piece by piece. */
const words = (text: string, from: number, n: number, sink: TermSink): void => {
  let i = from
  while (i < n) {
    if (!isWord(lower[i]!)) {
      i++
      continue
    }
    let end = i + 1
    while (end < n && isWord(lower[end]!)) end++
    const before = i > from ? lower[i - 1]! : 32
    const after = end < n ? lower[end]! : 32
    if (plain(before) && plain(after)) {
      sink.bytes(lower, i, Math.min(end, i + termMax), false)
      i = end
      continue
    }
    // A sign, a mark inside, or an underscore: take all up to the next white space as text.
    let stop = end
    while (stop < n && lower[stop]! > 32) stop++
    let start = i
    while (start > from && lower[start - 1]! > 32) start--
    // Words before i in this run have been put already only if they were plain, that is, bounded by other marks.
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

/** Whether a byte beside a word leaves it as it is: not a sign, an apostrophe, a dot or an underscore. */
const plain = (c: number): boolean => {
  return c !== 35 && c !== 64 && c !== 39 && c !== 46 && c !== 95
}

const countWords = (from: number, to: number): number => {
  let count = 0
  for (let i = from; i < to; i++) if (isWord(lower[i]!) && (i === from || !isWord(lower[i - 1]!))) count++
  return count
}

const name = (n: number, sink: TermSink): void => {
  let length = 0
  for (let i = 0; i < n; i++) if (lower[i] !== 39) lower[length++] = lower[i]!
  let i = 0
  while (i < length) {
    const start = i
    while (i < length && isWord(lower[i]!)) i++
    if (i > start) sink.bytes(lower, start, Math.min(i, start + termMax), false)
    else i++
  }
}

/** The kind of a byte of a handle: 0 separator, 1 small letter, 2 capital, 3 digit. */
const kind = (c: number): number => {
  return c >= 97 && c <= 122 ? 1 : c >= 65 && c <= 90 ? 2 : c >= 48 && c <= 57 ? 3 : 0
}

const starts: number[] = []

/** The letters and digits in a row, then the parts: bounds are separators, digits against letters, small before capital. */
const handle = (n: number, sink: TermSink): void => {
  let length = 0
  let last = 0
  starts.length = 0
  for (let i = 0; i < n; i++) {
    const own = kind(raw[i]!)
    if (own !== 0) {
      if (last === 0 || (last === 3) !== (own === 3) || (last === 1 && own === 2)) starts.push(length)
      lower[length++] = lower[i]!
    }
    last = own
  }
  if (length === 0) return
  sink.bytes(lower, 0, Math.min(length, termMax), false)
  if (starts.length === 1) return
  starts.push(length)
  for (let p = 0; p + 1 < starts.length; p++) {
    const from = starts[p]!
    const to = Math.min(starts[p + 1]!, from + termMax)
    if (!repeats(p, from, to, length)) sink.bytes(lower, from, to, true)
  }
}

/** Whether an earlier part, or the whole, is the same. */
const repeats = (part: number, from: number, to: number, length: number): boolean => {
  if (from === 0 && to === Math.min(length, termMax)) return true
  for (let p = 0; p < part; p++) {
    const start = starts[p]!
    const end = Math.min(starts[p + 1]!, start + termMax)
    if (end - start !== to - from) continue
    let i = 0
    while (i < to - from && lower[start + i] === lower[from + i]) i++
    if (i === to - from) return true
  }
  return false
}
