import { CHUNK_DOCS, CHUNK_WORDS, countBits } from '../bitmap.js'
import { autoEdits, findFuzzy } from '../fuzzy.js'
import { GrowableU32 } from '../growable.js'
import { CHUNKED, COUNT_MASK, INLINE } from '../posting-writer.js'
import { DenseSet, DocList } from './matcher.js'
import { Posting } from './posting.js'
const LIST_MAX = 2048
function findTerms(column, word, options, budget) {
  const dictionary = column.dictionary
  const exact = dictionary.find(word)
  const signed = word.startsWith('#') || word.startsWith('@')
  const edits = signed ? 0 : editsOf(word, options.fuzzy)
  let ranges = []
  if (edits !== 0)
    ranges = findFuzzy(dictionary, word, { edits, prefix: options.prefix, fixed: edits === 2 ? 1 : 0 }, budget)
  else if (options.prefix) {
    const { from, to } = dictionary.prefixRange(word)
    if (from < to) ranges = [from, to]
  }
  return { exact, others: without(ranges, exact) }
}
function editsOf(word, fuzzy) {
  if (fuzzy !== 'auto' && fuzzy !== 'one') return fuzzy
  const edits = autoEdits(Array.from(word).length)
  return fuzzy === 'one' && edits === 2 ? 1 : edits
}
function without(ranges, term) {
  const left = []
  for (let i = 0; i < ranges.length; i += 2) {
    const from = ranges[i]
    const to = ranges[i + 1]
    if (term < from || term >= to) left.push(from, to)
    else {
      if (from < term) left.push(from, term)
      if (term + 1 < to) left.push(term + 1, to)
    }
  }
  return left
}
function unionOf(lists, ranges, docs) {
  if (ranges.length === 2 && ranges[1] - ranges[0] === 1) return new Posting(lists, ranges[0])
  if (isMany(lists, ranges)) return denseUnion(lists, ranges, docs)
  const all = new GrowableU32(64)
  for (let i = 0; i < ranges.length; i += 2)
    for (let term = ranges[i]; term < ranges[i + 1]; term++) lists.readAll(term, all)
  const sorted = all.view().sort()
  let n = 0
  for (let i = 0; i < sorted.length; i++) if (i === 0 || sorted[i] !== sorted[n - 1]) sorted[n++] = sorted[i]
  return new DocList(sorted.subarray(0, n))
}
function isMany(lists, ranges) {
  let sum = 0
  for (let i = 0; i < ranges.length; i += 2)
    for (let term = ranges[i]; term < ranges[i + 1]; term++) {
      sum += lists.count(term)
      if (sum > LIST_MAX) return true
    }
  return false
}
function denseUnion(lists, ranges, docs) {
  const words = new Uint32Array(Math.ceil(docs / CHUNK_DOCS) * CHUNK_WORDS)
  const scratch = new GrowableU32(LIST_MAX)
  const refs = lists.refs
  for (let i = 0; i < ranges.length; i += 2)
    for (let term = ranges[i]; term < ranges[i + 1]; term++) {
      const ref = refs[term]
      if (ref & INLINE) {
        const at = (ref & ~INLINE) >>> 5
        words[at] = words[at] | (1 << (ref & 31))
        continue
      }
      const head = lists.pool[ref]
      if (head & CHUNKED) {
        scratch.length = 0
        lists.readAll(term, scratch)
        setAll(words, scratch.data, 0, scratch.length)
      } else setAll(words, lists.pool, ref + 1, ref + 1 + (head & COUNT_MASK))
    }
  return new DenseSet(words, countBits(words, 0, words.length))
}
function setAll(words, docs, from, to) {
  for (let i = from; i < to; i++) {
    const doc = docs[i]
    words[doc >>> 5] = words[doc >>> 5] | (1 << (doc & 31))
  }
}
export { findTerms, unionOf }
//# sourceMappingURL=terms.js.map
