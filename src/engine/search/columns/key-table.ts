import { GrowableU32, GrowableU8 } from '../bytes/growable.js'
import { SearchDataError } from '../schema/errors.js'
import type { SectionData, Sections } from '../files/section-file.js'
import { compareBytes, readUtf8, toUtf8, type StringReader } from '../bytes/utf8.js'

/** Keys of a group share one offset; within it, lengths are added up. 1.25 bytes a key instead of 4. */
const groupKeys = 16
const empty = 0xffffffff

/** Hash of a key: FNV-1a with a final mix, so that the high bits choose the slot well. */
export const hashBytes = (bytes: Uint8Array, from: number, to: number): number => {
  let h = 0x811c9dc5
  for (let i = from; i < to; i++) h = Math.imul(h ^ bytes[i]!, 0x01000193)
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

/** The slot a hash starts from in a table of any size: hash * slots / 2^32. */
const slotOf = (hash: number, slots: number): number => {
  return Math.floor((hash * slots) / 0x100000000)
}

export const keyBytesMax = 255

/** The UTF-8 of a key, checked. */
export const keyBytes = (key: string): Uint8Array => {
  const bytes = toUtf8(key)
  if (bytes.length === 0 || bytes.length > keyBytesMax)
    throw new SearchDataError(`A document key has 1..${keyBytesMax} bytes of UTF-8.`)
  return bytes
}

/** Whether so many bytes are the same. Read from the end: keys of one network begin alike. */
const endsAlike = (a: Uint8Array, aFrom: number, b: Uint8Array, bFrom: number, length: number): boolean => {
  for (let i = length - 1; i >= 0; i--) if (a[aFrom + i] !== b[bFrom + i]) return false
  return true
}

/** Writes the keys of a segment in document order, with a hash table from key to document (5.2 bytes a key). */
export class KeyTableWriter {
  readonly #bytes = new GrowableU8()
  readonly #lengths = new GrowableU8()
  readonly #groups = new GrowableU32()
  readonly #hashes = new GrowableU32()
  readonly #starts = new GrowableU32()

  /** Adds the key of the next document. */
  add(source: Uint8Array, from: number, to: number): void {
    if (this.#lengths.length % groupKeys === 0) this.#groups.push(this.#bytes.length)
    this.#lengths.push(to - from)
    this.#starts.push(this.#bytes.length)
    this.#bytes.append(source, from, to)
    this.#hashes.push(hashBytes(source, from, to))
  }

  #same(a: number, b: number): boolean {
    if (this.#hashes.data[a] !== this.#hashes.data[b]) return false
    const from = this.#starts.data[a]!
    const to = this.#starts.data[b]!
    const bytes = this.#bytes.data
    const lengths = this.#lengths.data
    return compareBytes(bytes, from, from + lengths[a]!, bytes, to, to + lengths[b]!) === 0
  }

  /** Puts the sections. Throws SearchDataError when two documents have one key. */
  finish(sections: Map<string, SectionData>): void {
    const n = this.#hashes.length
    const slots = Math.ceil(n * 1.3) + 1
    const table = new Uint32Array(slots).fill(empty)
    for (let doc = 0; doc < n; doc++) {
      let slot = slotOf(this.#hashes.data[doc]!, slots)
      while (table[slot] !== empty) {
        if (this.#same(table[slot]!, doc)) throw new SearchDataError('Two documents of a segment have one key.')
        slot = slot + 1 === slots ? 0 : slot + 1
      }
      table[slot] = doc
    }
    sections.set('key.bytes', this.#bytes.view())
    sections.set('key.lengths', this.#lengths.view())
    sections.set('key.groups', this.#groups.view())
    sections.set('key.table', table)
  }
}

/** The keys of a segment. */
export class KeyTable {
  readonly bytes: Uint8Array
  readonly #lengths: Uint8Array
  readonly #groups: Uint32Array
  readonly #table: Uint32Array

  constructor(sections: Sections) {
    this.bytes = sections.u8('key.bytes')
    this.#lengths = sections.u8('key.lengths')
    this.#groups = sections.u32('key.groups')
    this.#table = sections.u32('key.table')
  }

  /** Offset of a document's key in `bytes`. */
  start(doc: number): number {
    const group = Math.floor(doc / groupKeys)
    let at = this.#groups[group]!
    for (let i = group * groupKeys; i < doc; i++) at += this.#lengths[i]!
    return at
  }

  /** Bytes of a document's key. */
  length(doc: number): number {
    return this.#lengths[doc]!
  }

  /** The key of a document. */
  get(doc: number): string {
    const at = this.start(doc)
    return readUtf8(this.bytes, at, at + this.length(doc))
  }

  /** Adds the key of a document to strings that are decoded together. */
  read(doc: number, strings: StringReader): void {
    const at = this.start(doc)
    strings.add(this.bytes, at, at + this.length(doc))
  }

  /** The document of the key bytes[from, to), or -1. O(1). */
  find(bytes: Uint8Array, from = 0, to = bytes.length, hash = hashBytes(bytes, from, to)): number {
    const slots = this.#table.length
    const length = to - from
    let slot = slotOf(hash, slots)
    for (;;) {
      const doc = this.#table[slot]!
      if (doc === empty) return -1
      if (this.#lengths[doc] === length && endsAlike(this.bytes, this.start(doc), bytes, from, length)) return doc
      slot = slot + 1 === slots ? 0 : slot + 1
    }
  }

  /** Byte order of a document's key against `key`. */
  compare(doc: number, key: Uint8Array): number {
    const at = this.start(doc)
    return compareBytes(this.bytes, at, at + this.length(doc), key, 0, key.length)
  }

  /** Visits every key, in document order, as a range of `bytes`. */
  each(visit: VisitKey): void {
    let at = 0
    for (let doc = 0; doc < this.#lengths.length; doc++) {
      const end = at + this.#lengths[doc]!
      visit(this.bytes, at, end)
      at = end
    }
  }
}

/** Takes a key as bytes[from, to). */
export type VisitKey = (bytes: Uint8Array, from: number, to: number) => void
