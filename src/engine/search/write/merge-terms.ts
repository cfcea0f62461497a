import type { SegmentDraft } from '../columns/columns-written.js'
import { DictionaryWriter, TermCursor, type Dictionary } from '../columns/dictionary.js'
import { GrowableU16, GrowableU32 } from '../bytes/growable.js'
import type { PostingStore } from '../columns/posting-store.js'
import type { PostingWriter } from '../columns/posting-writer.js'
import type { Segment } from '../segment/segment.js'
import { compareBytes } from '../bytes/utf8.js'

/** A document that is not in the merged segment; a term that is not in the merged dictionary. */
export const noDoc = 0xffffffff

/** A segment to merge and where its documents went (NO_DOC: nowhere). The map ascends. */
export interface MergeSource {
  readonly segment: Segment
  readonly map: Uint32Array
}

interface TermColumn {
  readonly dictionary?: Dictionary
  readonly lists: PostingStore
}

/** The documents of one term, gathered from its sources and put in order. */
class Gathered {
  docs = new GrowableU32()
  payloads = new GrowableU16()
  #spareDocs = new GrowableU32()
  #sparePayloads = new GrowableU16()

  clear(): void {
    this.docs.length = 0
    this.payloads.length = 0
  }

  /** Adds a source's list, mapped. */
  add(lists: PostingStore, term: number, map: Uint32Array): void {
    const start = this.docs.length
    lists.readAll(term, this.docs, this.payloads)
    const docs = this.docs.data
    const payloads = this.payloads.data
    let n = start
    for (let i = start; i < this.docs.length; i++) {
      const doc = map[docs[i]!]!
      if (doc === noDoc) continue
      docs[n] = doc
      payloads[n++] = payloads[i]!
    }
    this.docs.length = n
    this.payloads.length = n
    if (start > 0 && n > start && docs[start - 1]! > docs[start]!) this.#mergeRuns(start)
  }

  #mergeRuns(middle: number): void {
    const n = this.docs.length
    const a = this.docs.data
    const p = this.payloads.data
    const outDocs = this.#spareDocs
    const outPayloads = this.#sparePayloads
    outDocs.length = 0
    outPayloads.length = 0
    outDocs.reserve(n)
    outPayloads.reserve(n)
    let i = 0
    let j = middle
    for (let k = 0; k < n; k++) {
      const left = j >= n || (i < middle && a[i]! < a[j]!)
      const from = left ? i++ : j++
      outDocs.data[k] = a[from]!
      outPayloads.data[k] = p[from]!
    }
    outDocs.length = n
    outPayloads.length = n
    this.#spareDocs = this.docs
    this.#sparePayloads = this.payloads
    this.docs = outDocs
    this.payloads = outPayloads
  }
}

/** The next term of a source. */
class TermHead {
  term = 0
  readonly cursor: TermCursor | undefined
  readonly #dictionary: Dictionary

  constructor(dictionary: Dictionary) {
    this.#dictionary = dictionary
    if (dictionary.size === 0) return
    this.cursor = new TermCursor(dictionary)
    this.cursor.reset(0)
  }
  get done(): boolean {
    return this.term >= this.#dictionary.size
  }
  next(): void {
    this.term++
    if (!this.done) this.cursor?.next()
  }
  compare(other: TermHead): number {
    if (!this.cursor || !other.cursor) return 0
    return compareBytes(this.cursor.term, 0, this.cursor.length, other.cursor.term, 0, other.cursor.length)
  }
}

/**
 * Merges the terms of a column into one dictionary and, given a writer, their lists. Terms without a living document are
 * left out. Returns the new number of each source's terms. With `only`, merges just that one list of each source.
 */
export const mergeTerms = (
  name: string | undefined,
  columns: readonly TermColumn[],
  sources: readonly MergeSource[],
  writer: PostingWriter | undefined,
  draft: SegmentDraft | undefined,
  only?: readonly number[],
): Uint32Array[] => {
  const gathered = new Gathered()
  const put = (): void => writer?.add(gathered.docs.data, gathered.payloads.data, 0, gathered.docs.length)
  if (only || name === undefined || !draft) {
    columns.forEach((column, s) => gathered.add(column.lists, only?.[s] ?? only?.[0] ?? 0, sources[s]!.map))
    put()
    return []
  }
  const dictionary = new DictionaryWriter()
  const heads = columns.map((column) => new TermHead(column.dictionary as Dictionary))
  const maps = columns.map((column) => new Uint32Array(column.dictionary?.size ?? 0).fill(noDoc))
  let terms = 0
  for (;;) {
    let best: TermHead | undefined
    for (const head of heads) if (!head.done && (!best || head.compare(best) < 0)) best = head
    if (!best?.cursor) break
    gathered.clear()
    const same = heads.filter((head) => !head.done && (head === best || head.compare(best) === 0))
    for (const head of same) {
      const s = heads.indexOf(head)
      gathered.add(columns[s]!.lists, head.term, sources[s]!.map)
    }
    if (gathered.docs.length > 0) {
      dictionary.add(best.cursor.term, 0, best.cursor.length)
      put()
      for (const head of same) (maps[heads.indexOf(head)] as Uint32Array)[head.term] = terms
      terms++
    }
    for (const head of same) head.next()
  }
  dictionary.finish(name, draft.sections)
  draft.terms[name] = terms
  return maps
}
