import { GrowableU32, GrowableU8 } from '../bytes/growable.js'
import type { SectionData, Sections } from '../files/section-file.js'
import { compareBytes, readUtf8, toUtf8 } from '../bytes/utf8.js'

/** Terms of a block: one in full, the rest as what differs from the term before. */
export const blockTerms = 16
/** Longest term in bytes; analysis keeps terms to 64 code points of at most 3 bytes, keys of categories are checked. */
export const termBytesMax = 255
/** Dictionaries of no more terms, those of most categories, are asked with every search. */
const tableMax = 512

/**
 * Writes sorted, distinct terms, front-coded: per term the bytes shared with the one before, the bytes of its own, and
 * those. About half of the plain size for handles.
 */
export class DictionaryWriter {
  readonly #bytes = new GrowableU8()
  readonly #blocks = new GrowableU32()
  readonly #last = new Uint8Array(termBytesMax)
  #lastLength = 0
  #count = 0

  /** Adds the next term: the bytes [from, to) of `source`. */
  add(source: Uint8Array, from: number, to: number): void {
    const length = to - from
    const last = this.#last
    let shared = 0
    if (this.#count % blockTerms === 0) this.#blocks.push(this.#bytes.length)
    else {
      const most = Math.min(length, this.#lastLength)
      while (shared < most && last[shared] === source[from + shared]) shared++
    }
    this.#bytes.push(shared)
    this.#bytes.push(length - shared)
    this.#bytes.append(source, from + shared, to)
    for (let i = shared; i < length; i++) last[i] = source[from + i]!
    this.#lastLength = length
    this.#count++
  }

  /** Puts the sections under `prefix`. */
  finish(prefix: string, sections: Map<string, SectionData>): void {
    this.#blocks.push(this.#bytes.length)
    sections.set(`${prefix}.terms`, this.#bytes.view())
    sections.set(`${prefix}.blocks`, this.#blocks.view())
  }
}

/** Sorted terms, addressed by number. Look-ups share one cursor: a dictionary object serves one thread. */
export class Dictionary {
  readonly bytes: Uint8Array
  readonly blocks: Uint32Array
  readonly #cursor: TermCursor
  #numbers: Map<string, number> | undefined
  readonly #next = new Uint8Array(termBytesMax + 8)

  constructor(
    sections: Sections,
    prefix: string,
    readonly size: number,
  ) {
    this.bytes = sections.u8(`${prefix}.terms`)
    this.blocks = sections.u32(`${prefix}.blocks`)
    this.#cursor = new TermCursor(this)
  }

  /** Number of the term, or -1. O(log terms); small dictionaries are read once into a table. */
  find(term: string): number {
    if (this.size <= tableMax) {
      this.#numbers ??= new Map(this.all().map((each, number) => [each, number]))
      return this.#numbers.get(term) ?? -1
    }
    const key = toUtf8(term)
    const at = this.lowerBound(key, key.length, 0, this.size)
    if (at === this.size) return -1
    this.#cursor.reset(at)
    return compareBytes(this.#cursor.term, 0, this.#cursor.length, key, 0, key.length) === 0 ? at : -1
  }

  /** The terms that start with `prefix`: [from, to). */
  prefixRange(prefix: string): { from: number; to: number } {
    const key = toUtf8(prefix)
    const from = this.lowerBound(key, key.length, 0, this.size)
    return { from, to: this.prefixEnd(key, key.length, from, this.size) }
  }

  /** First term in [from, to] that is past every term starting with key[0, length). */
  prefixEnd(key: Uint8Array, length: number, from: number, to: number): number {
    const next = this.#next
    for (let i = 0; i < length; i++) next[i] = key[i]!
    for (let i = length - 1; i >= 0; i--) {
      if (next[i]! < 0xff) {
        next[i]! += 1
        return this.lowerBound(next, i + 1, from, to)
      }
    }
    return to
  }

  /** First term of [from, to) that is not less than key[0, length), else `to`. */
  lowerBound(key: Uint8Array, length: number, from: number, to: number): number {
    if (from >= to) return to
    const { bytes, blocks } = this
    // The last block whose first term is less than the key holds the answer, or the block after it starts with it.
    let low = Math.floor(from / blockTerms)
    let high = Math.floor((to - 1) / blockTerms) + 1
    const firstBlock = low
    while (low < high) {
      const mid = (low + high) >>> 1
      const at = blocks[mid]!
      const own = bytes[at + 1]!
      if (compareBytes(bytes, at + 2, at + 2 + own, key, 0, length) < 0) low = mid + 1
      else high = mid
    }
    const block = Math.max(firstBlock, low - 1)
    const end = Math.min(to, (block + 1) * blockTerms)
    const cursor = this.#cursor
    cursor.reset(block * blockTerms)
    let term = block * blockTerms
    while (term < end) {
      if (term >= from && compareBytes(cursor.term, 0, cursor.length, key, 0, length) >= 0) return term
      term++
      if (term < end) cursor.next()
    }
    return end
  }

  /** The term of a number. */
  get(term: number): string {
    const cursor = this.#cursor
    cursor.reset(term)
    return readUtf8(cursor.term, 0, cursor.length)
  }

  /** All terms, for small dictionaries. */
  all(): string[] {
    const terms: string[] = []
    if (this.size === 0) return terms
    const cursor = this.#cursor
    cursor.reset(0)
    for (let i = 0; i < this.size; i++) {
      terms.push(readUtf8(cursor.term, 0, cursor.length))
      if (i + 1 < this.size) cursor.next()
    }
    return terms
  }
}

/** Walks terms in order, from where `reset` puts it; `term[0, length)` are the bytes of the current one. */
export class TermCursor {
  readonly term = new Uint8Array(termBytesMax)
  length = 0
  /** Bytes the current term shares with the one before it in its block. */
  shared = 0
  #at = 0
  readonly #bytes: Uint8Array
  readonly #dictionary: Dictionary

  constructor(dictionary: Dictionary) {
    this.#dictionary = dictionary
    this.#bytes = dictionary.bytes
  }

  /** Goes to a term. */
  reset(term: number): void {
    const block = Math.floor(term / blockTerms)
    this.#at = this.#dictionary.blocks[block]!
    for (let i = block * blockTerms; i <= term; i++) this.next()
  }

  /** Goes to the next term; the caller stays within the dictionary. */
  next(): void {
    const bytes = this.#bytes
    const term = this.term
    const shared = bytes[this.#at]!
    const own = bytes[this.#at + 1]!
    const from = this.#at + 2
    for (let i = 0; i < own; i++) term[shared + i] = bytes[from + i]!
    this.shared = shared
    this.length = shared + own
    this.#at = from + own
  }
}
