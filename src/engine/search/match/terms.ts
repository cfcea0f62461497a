import { CHUNK_WORDS } from '../bitmap.js'
import { autoEdits, findFuzzy } from '../fuzzy.js'
import { GrowableU32 } from '../growable.js'
import type { PostingStore } from '../posting-store.js'
import type { TextColumn } from '../segment.js'
import { DenseSet, DocList, DocRange, type Matcher } from './matcher.js'
import { Posting } from './posting.js'

/** Above this many postings a union is a bitmap of the segment, below it a sorted list. */
const LIST_MAX = 2048

/** How a word may differ from a term. */
export interface WordOptions {
  readonly prefix: boolean
  readonly fuzzy: 0 | 1 | 2 | 'auto'
}

/** Terms of one word in one column: the term itself (or -1) and pairs [from, to) of others. */
export interface WordTerms {
  readonly exact: number
  readonly others: readonly number[]
}

/** Finds the terms of a word. Two edits are allowed only where the first letter is right. */
export function findTerms(column: TextColumn, word: string, options: WordOptions): WordTerms {
  const dictionary = column.dictionary
  const exact = dictionary.find(word)
  const signed = word.startsWith('#') || word.startsWith('@')
  const edits = signed ? 0 : options.fuzzy === 'auto' ? autoEdits(Array.from(word).length) : options.fuzzy
  let ranges: number[] = []
  if (edits !== 0) ranges = findFuzzy(dictionary, word, { edits, prefix: options.prefix, fixed: edits === 2 ? 1 : 0 })
  else if (options.prefix) {
    const { from, to } = dictionary.prefixRange(word)
    if (from < to) ranges = [from, to]
  }
  return { exact, others: without(ranges, exact) }
}

/** Takes one term out of ranges. */
function without(ranges: readonly number[], term: number): number[] {
  const left: number[] = []
  for (let i = 0; i < ranges.length; i += 2) {
    const from = ranges[i] as number
    const to = ranges[i + 1] as number
    if (term < from || term >= to) left.push(from, to)
    else {
      if (from < term) left.push(from, term)
      if (term + 1 < to) left.push(term + 1, to)
    }
  }
  return left
}

/** Documents with any of the terms in the ranges. O(postings). */
export function unionOf(lists: PostingStore, ranges: readonly number[], docs: number): Matcher {
  let sum = 0
  let terms = 0
  for (let i = 0; i < ranges.length; i += 2)
    for (let term = ranges[i] as number; term < (ranges[i + 1] as number); term++) {
      sum += lists.count(term)
      terms++
    }
  if (sum === 0) return new DocRange(0, 0)
  if (terms === 1) return new Posting(lists, ranges[0] as number)
  const all = new GrowableU32(Math.max(16, sum))
  if (sum > LIST_MAX) return denseUnion(lists, ranges, docs, all)
  eachTerm(ranges, (term) => lists.readAll(term, all))
  const sorted = all.view().sort()
  let n = 0
  for (let i = 0; i < sorted.length; i++) if (i === 0 || sorted[i] !== sorted[n - 1]) sorted[n++] = sorted[i] as number
  return new DocList(sorted.subarray(0, n))
}

function eachTerm(ranges: readonly number[], visit: (term: number) => void): void {
  for (let i = 0; i < ranges.length; i += 2)
    for (let term = ranges[i] as number; term < (ranges[i + 1] as number); term++) visit(term)
}

function denseUnion(lists: PostingStore, ranges: readonly number[], docs: number, scratch: GrowableU32): Matcher {
  const words = new Uint32Array(Math.ceil(docs / 65536) * CHUNK_WORDS)
  let count = 0
  eachTerm(ranges, (term) => {
    scratch.length = 0
    lists.readAll(term, scratch)
    const data = scratch.data
    for (let i = 0; i < scratch.length; i++) {
      const doc = data[i] as number
      const word = words[doc >>> 5] as number
      const bit = 1 << (doc & 31)
      if ((word & bit) === 0) {
        words[doc >>> 5] = word | bit
        count++
      }
    }
  })
  return new DenseSet(words, count)
}
