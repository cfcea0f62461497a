import { chunkDocs, chunkWords, listBits } from '../bytes/bitmap.js'
import type { SegmentDraft } from './columns-written.js'
import { Dictionary, DictionaryWriter, TermCursor } from './dictionary.js'
import { PostingCursor, PostingStore } from './posting-store.js'
import { inline, PostingWriter } from './posting-writer.js'
import { Sections } from '../files/section-file.js'
import { codePointBytes, compareBytes } from '../bytes/utf8.js'

/**
 * Heads: for each prefix of one to three letters that many terms start with, the documents of the first chunk that have
 * such a term. Who types "a" wants the best-ranked few of a hundred thousand terms; they are in the first chunk, so the lists
 * of all those terms need not be joined. A few bytes a thousand documents.
 */
const lengths = 3
/** Prefixes with fewer postings than this are joined when asked. */
const postingsMin = 4096

interface Head {
  readonly prefix: Uint8Array
  readonly docs: Uint32Array
  readonly postings: number
}

/** One prefix while its terms go by. */
class OpenHead {
  readonly words = new Uint32Array(chunkWords)
  prefix = new Uint8Array(0)
  postings = 0
}

/** Writes the heads of a text column whose dictionary and lists are in the draft. */
export const writeHeads = (name: string, draft: SegmentDraft): void => {
  const sections = new Sections(draft.sections)
  const dictionary = new Dictionary(sections, name, draft.terms[name] ?? 0)
  const lists = new PostingStore(sections, `${name}.lists`, 1, 1)
  const heads: Head[] = []
  const open = Array.from({ length: lengths }, () => new OpenHead())
  const cursor = new TermCursor(dictionary)
  if (dictionary.size > 0) cursor.reset(0)
  for (let term = 0; term < dictionary.size; term++) {
    let bytes = 0
    for (const head of open) {
      bytes += bytes < cursor.length ? codePointBytes(cursor.term[bytes]!) : chunkDocs
      const inside = bytes <= cursor.length
      const same = inside && compareBytes(cursor.term, 0, bytes, head.prefix, 0, head.prefix.length) === 0
      if (!same) {
        close(head, heads)
        head.prefix = inside ? cursor.term.slice(0, bytes) : new Uint8Array(0)
      }
    }
    addTerm(lists, term, open)
    if (term + 1 < dictionary.size) cursor.next()
  }
  for (const head of open) close(head, heads)
  put(name, heads, draft)
}

const addTerm = (lists: PostingStore, term: number, open: readonly OpenHead[]): void => {
  const ref = lists.refs[term]!
  const count = lists.count(term)
  for (const head of open) if (head.prefix.length > 0) head.postings += count
  if (ref & inline) {
    const doc = ref & ~inline
    if (doc < chunkDocs) for (const head of open) set(head.words, doc)
    return
  }
  const cursor = new PostingCursor(lists, term)
  if (cursor.seek(0) === 0) return
  for (const head of open) {
    if (cursor.bitmapAt < 0) for (let i = cursor.from; i < cursor.to; i++) set(head.words, cursor.docs[i]!)
    else for (let i = 0; i < chunkWords; i++) head.words[i]! |= lists.words[cursor.bitmapAt + i]!
  }
}

const set = (words: Uint32Array, doc: number): void => {
  words[doc >>> 5]! |= 1 << (doc & 31)
}

const close = (head: OpenHead, heads: Head[]): void => {
  if (head.prefix.length > 0 && head.postings >= postingsMin) {
    const docs = new Uint16Array(chunkDocs)
    const n = listBits(head.words, docs, chunkDocs)
    heads.push({ prefix: head.prefix, docs: Uint32Array.from(docs.subarray(0, n)), postings: head.postings })
  }
  head.words.fill(0)
  head.postings = 0
}

const put = (name: string, heads: Head[], draft: SegmentDraft): void => {
  heads.sort((a, b) => compareBytes(a.prefix, 0, a.prefix.length, b.prefix, 0, b.prefix.length))
  const prefixes = new DictionaryWriter()
  const writer = new PostingWriter(0, 0)
  for (const { prefix, docs } of heads) {
    prefixes.add(prefix, 0, prefix.length)
    writer.add(docs, undefined, 0, docs.length)
  }
  prefixes.finish(`${name}.heads`, draft.sections)
  writer.finish(`${name}.heads.lists`, draft.sections)
  draft.sections.set(
    `${name}.heads.postings`,
    Uint32Array.from(heads, ({ postings }) => postings),
  )
}

/** The heads of an open column. */
export class PrefixHeads {
  readonly #dictionary: Dictionary
  readonly lists: PostingStore
  readonly postings: Uint32Array
  constructor(sections: Sections, name: string) {
    this.postings = sections.u32(`${name}.heads.postings`)
    this.#dictionary = new Dictionary(sections, `${name}.heads`, this.postings.length)
    this.lists = new PostingStore(sections, `${name}.heads.lists`, 0, 0)
  }
  /** The number of the head of a prefix, or -1. */
  find(prefix: string): number {
    return prefix.length > lengths * 2 ? -1 : this.#dictionary.find(prefix)
  }
}
