import { chunkDocs, chunkWords, countBits } from '../bytes/bitmap.js'
import { autoEdits, findFuzzy } from '../columns/fuzzy.js'
import { GrowableU32 } from '../bytes/growable.js'
import type { PostingStore } from '../columns/posting-store.js'
import { chunked, countMask, inline } from '../columns/posting-writer.js'
import type { TermPattern } from '../analysis/pattern.js'
import type { Fuzzy } from '../schema/query.js'
import type { TextColumn } from '../segment/segment.js'
import { DenseSet, DocList, type Matcher } from './matcher.js'
import { Posting } from './posting.js'

/** Above this many postings a union is a bitmap of the segment, below it a sorted list. */
const listMax = 2048

/** How a word may differ from a term. */
export interface WordOptions {
  readonly prefix: boolean
  readonly fuzzy: Fuzzy
}

/** Terms of one word in one column: the term itself (or -1) and pairs [from, to) of others. */
export interface WordTerms {
  readonly exact: number
  readonly others: readonly number[]
}

/** Finds the terms of a word; `budget` is shared by all words of a search. Two edits are allowed only where the first letter is right. */
export const findTerms = (
  column: TextColumn,
  word: string,
  options: WordOptions,
  budget: { nodes: number },
): WordTerms => {
  const dictionary = column.dictionary
  const exact = dictionary.find(word)
  const signed = word.startsWith('#') || word.startsWith('@')
  const edits = signed ? 0 : editsOf(word, options.fuzzy)
  let ranges: number[] = []
  if (edits !== 0)
    ranges = findFuzzy(dictionary, word, { edits, prefix: options.prefix, fixed: edits === 2 ? 1 : 0 }, budget)
  else if (options.prefix) {
    const { from, to } = dictionary.prefixRange(word)
    if (from < to) ranges = [from, to]
  }
  return { exact, others: without(ranges, exact) }
}

/** Terms that a pattern fits: pairs [from, to), ascending. Every term with its head is looked at. */
export const findPattern = ({ dictionary }: TextColumn, pattern: TermPattern): number[] => {
  const { from, to } = dictionary.prefixRange(pattern.head)
  const ranges: number[] = []
  for (let term = from; term < to; term++) {
    if (!pattern.test(dictionary.get(term))) continue
    if (ranges.at(-1) === term) ranges[ranges.length - 1] = term + 1
    else ranges.push(term, term + 1)
  }
  return ranges
}

/** Edits allowed for a word; 'one' is 'auto', but never two. */
const editsOf = (word: string, fuzzy: Fuzzy): 0 | 1 | 2 => {
  if (fuzzy !== 'auto' && fuzzy !== 'one') return fuzzy
  const edits = autoEdits(Array.from(word).length)
  return fuzzy === 'one' && edits === 2 ? 1 : edits
}

/** Takes one term out of ranges. */
const without = (ranges: readonly number[], term: number): number[] => {
  const left: number[] = []
  for (let i = 0; i < ranges.length; i += 2) {
    const from = ranges[i]!
    const to = ranges[i + 1]!
    if (term < from || term >= to) left.push(from, to)
    else {
      if (from < term) left.push(from, term)
      if (term + 1 < to) left.push(term + 1, to)
    }
  }
  return left
}

/** Documents with any of the terms in the ranges. O(postings). */
export const unionOf = (lists: PostingStore, ranges: readonly number[], docs: number): Matcher => {
  if (ranges.length === 2 && ranges[1]! - ranges[0]! === 1) return new Posting(lists, ranges[0]!)
  if (isMany(lists, ranges)) return denseUnion(lists, ranges, docs)
  const all = new GrowableU32(64)
  for (let i = 0; i < ranges.length; i += 2)
    for (let term = ranges[i]!; term < ranges[i + 1]!; term++) lists.readAll(term, all)
  const sorted = all.view().sort()
  let n = 0
  for (let i = 0; i < sorted.length; i++) if (i === 0 || sorted[i] !== sorted[n - 1]) sorted[n++] = sorted[i]!
  return new DocList(sorted.subarray(0, n))
}

/** Whether the lists together are longer than LIST_MAX. */
const isMany = (lists: PostingStore, ranges: readonly number[]): boolean => {
  let sum = 0
  for (let i = 0; i < ranges.length; i += 2)
    for (let term = ranges[i]!; term < ranges[i + 1]!; term++) {
      sum += lists.count(term)
      if (sum > listMax) return true
    }
  return false
}

const denseUnion = (lists: PostingStore, ranges: readonly number[], docs: number): Matcher => {
  const words = new Uint32Array(Math.ceil(docs / chunkDocs) * chunkWords)
  const scratch = new GrowableU32(listMax)
  const refs = lists.refs
  for (let i = 0; i < ranges.length; i += 2)
    for (let term = ranges[i]!; term < ranges[i + 1]!; term++) {
      const ref = refs[term]!
      if (ref & inline) {
        const at = (ref & ~inline) >>> 5
        words[at]! |= 1 << (ref & 31)
        continue
      }
      const head = lists.pool[ref]!
      if (head & chunked) {
        scratch.length = 0
        lists.readAll(term, scratch)
        setAll(words, scratch.data, 0, scratch.length)
      } else setAll(words, lists.pool, ref + 1, ref + 1 + (head & countMask))
    }
  return new DenseSet(words, countBits(words, 0, words.length))
}

const setAll = (words: Uint32Array, docs: Uint32Array, from: number, to: number): void => {
  for (let i = from; i < to; i++) {
    const doc = docs[i]!
    words[doc >>> 5]! |= 1 << (doc & 31)
  }
}
