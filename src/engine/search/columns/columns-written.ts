import { blockDocs } from '../bytes/bitmap.js'
import { DictionaryWriter } from './dictionary.js'
import { numberHead, numberHeadMin, toHead } from './heads.js'
import { codeBytes, nullCode } from '../schema/number-code.js'
import { PostingWriter } from './posting-writer.js'
import { orderByBytes } from '../bytes/radix-sort.js'
import type { Column } from '../schema/schema.js'
import type { SectionData } from '../files/section-file.js'
import type { TermTable } from './term-table.js'

/** Sections under construction and what the directory says of them. */
export interface SegmentDraft {
  readonly sections: Map<string, SectionData>
  /** Terms of each dictionary. */
  readonly terms: Record<string, number>
  /** Tokens of each text column, for the mean length. */
  readonly tokens: Record<string, number>
}

/** Shares of the documents above each cut of a banded column, from the top. Sorting reads the first few only. */
const bandShares = [1 / 1024, 1 / 256, 1 / 64, ...Array.from({ length: 15 }, (_, i) => (i + 1) / 16)]
const sampleMax = 1 << 16

/** Narrows codes to the width of their type. */
const narrow = (codes: Uint32Array, bytes: 1 | 2 | 4): Uint8Array | Uint16Array | Uint32Array => {
  return bytes === 1 ? new Uint8Array(codes) : bytes === 2 ? new Uint16Array(codes) : codes
}

/** Writes a number column from codes in document order: codes, block bounds (min, max, nulls), and bands if asked. */
export const writeNumbers = (
  name: string,
  column: Column & { kind: 'number' },
  codes: Uint32Array,
  draft: SegmentDraft,
): void => {
  const none = nullCode(column.type)
  const bounds = new Uint32Array(Math.ceil(codes.length / blockDocs) * 3)
  for (let block = 0; block * 3 < bounds.length; block++) {
    let min = 0xffffffff
    let max = 0
    let nulls = 0
    const end = Math.min(codes.length, (block + 1) * blockDocs)
    for (let doc = block * blockDocs; doc < end; doc++) {
      const code = codes[doc]!
      if (code === none) nulls++
      else {
        if (code < min) min = code
        if (code > max) max = code
      }
    }
    bounds.set([min, max, nulls], block * 3)
  }
  draft.sections.set(`${name}.codes`, narrow(codes, codeBytes(column.type)))
  draft.sections.set(`${name}.bounds`, bounds)
  if (column.bands === true) writeBands(name, codes, none, draft)
}

/** Cuts at quantiles of a strided sample; per cut the set of documents at or above it, so a range is two of them. */
const writeBands = (name: string, codes: Uint32Array, none: number, draft: SegmentDraft): void => {
  const stride = Math.max(1, Math.floor(codes.length / sampleMax))
  const sample = new Uint32Array(Math.ceil(codes.length / stride))
  let n = 0
  for (let doc = 0; doc < codes.length; doc += stride) {
    const code = codes[doc]!
    if (code !== none) sample[n++] = code
  }
  const sorted = sample.subarray(0, n).sort()
  const found = new Set<number>()
  for (const share of bandShares) {
    const at = Math.floor(n * (1 - share))
    if (at > 0 && at < n) found.add(sorted[at]!)
  }
  const cuts = Uint32Array.from(found).sort()
  const writer = new PostingWriter(0, 0)
  // Cuts at or below each code; then no branch below depends on the data.
  const passed = new Uint8Array(codes.length)
  for (let doc = 0; doc < codes.length; doc++) {
    const code = codes[doc]!
    if (code === none) continue
    let low = 0
    let high = cuts.length
    while (low < high) {
      const mid = (low + high) >>> 1
      if (cuts[mid]! <= code) low = mid + 1
      else high = mid
    }
    passed[doc] = low
  }
  const docs = new Uint32Array(codes.length + 1)
  const headCut = codes.length < numberHeadMin ? -1 : highestCut(passed, cuts.length)
  for (let cut = 0; cut < cuts.length; cut++) {
    let count = 0
    for (let doc = 0; doc < passed.length; doc++) {
      docs[count] = doc
      count += (cut - passed[doc]!) >>> 31
    }
    writer.add(docs, undefined, 0, count)
    if (cut === headCut) writeHead(name, docs.slice(0, count), codes, draft)
  }
  draft.sections.set(`${name}.cuts`, cuts)
  writer.finish(`${name}.bands`, draft.sections)
}

/** The highest cut that has a whole head above it, or -1. `passed`: the number of cuts at or below each document. */
const highestCut = (passed: Uint8Array, cuts: number): number => {
  const counts = new Uint32Array(cuts + 1)
  for (let doc = 0; doc < passed.length; doc++) {
    const own = passed[doc]!
    counts[own]! += 1
  }
  let above = 0
  for (let cut = cuts - 1; cut >= 0; cut--) {
    above += counts[cut + 1]!
    if (above >= numberHead) return cut
  }
  return -1
}

const writeHead = (name: string, docs: Uint32Array, codes: Uint32Array, draft: SegmentDraft): void => {
  const head = toHead(
    docs,
    docs.map((doc) => codes[doc]!),
    numberHead,
  )
  draft.sections.set(`${name}.headdocs`, head.docs)
  draft.sections.set(`${name}.headkeys`, head.keys)
}

/** Writes category codes (0: none) in the narrowest width. */
export const writeCodes = (name: string, codes: Uint32Array, values: number, draft: SegmentDraft): void => {
  draft.sections.set(`${name}.codes`, narrow(codes, values < 0xff ? 1 : values < 0xffff ? 2 : 4))
}

/** Writes the dictionary of a table's terms and returns their order: place to number in the table. */
export const writeTerms = (name: string, table: TermTable, draft: SegmentDraft): Uint32Array => {
  const bytes = table.bytes.data
  const ends = table.ends.data
  const order = orderByBytes(bytes, ends, table.size)
  const writer = new DictionaryWriter()
  for (let i = 0; i < order.length; i++) {
    const term = order[i]!
    writer.add(bytes, term === 0 ? 0 : ends[term - 1]!, ends[term]!)
  }
  writer.finish(name, draft.sections)
  draft.terms[name] = table.size
  return order
}

/** Bytes a term number with its stacked bit takes in a token stream; the highest value marks a gap. */
export const tokenBytes = (terms: number): 1 | 2 | 3 | 4 => {
  const values = terms * 2 + 2
  return values < 0x100 ? 1 : values < 0x10000 ? 2 : values < 0x1000000 ? 3 : 4
}

/** The value that separates the texts of one document. */
export const gapToken = (bytes: number): number => {
  return bytes === 4 ? 0xffffffff : (1 << (bytes * 8)) - 1
}
