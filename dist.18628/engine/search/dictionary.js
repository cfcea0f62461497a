import { GrowableU32, GrowableU8 } from './growable.js'
import { compareBytes, readUtf8, toUtf8 } from './utf8.js'
const BLOCK = 16
const TERM_BYTES_MAX = 255
class DictionaryWriter {
  bytes = new GrowableU8()
  blocks = new GrowableU32()
  last = new Uint8Array(TERM_BYTES_MAX)
  lastLength = 0
  count = 0
  /** Adds the next term: the bytes [from, to) of `source`. */
  add(source, from, to) {
    const length = to - from
    const last = this.last
    let shared = 0
    if (this.count % BLOCK === 0) this.blocks.push(this.bytes.length)
    else {
      const most = Math.min(length, this.lastLength)
      while (shared < most && last[shared] === source[from + shared]) shared++
    }
    this.bytes.push(shared)
    this.bytes.push(length - shared)
    this.bytes.append(source, from + shared, to)
    for (let i = shared; i < length; i++) last[i] = source[from + i]
    this.lastLength = length
    this.count++
  }
  /** Puts the sections under `prefix`. */
  finish(prefix, sections) {
    this.blocks.push(this.bytes.length)
    sections.set(`${prefix}.terms`, this.bytes.view())
    sections.set(`${prefix}.blocks`, this.blocks.view())
  }
}
class Dictionary {
  constructor(sections, prefix, size) {
    this.size = size
    this.bytes = sections.u8(`${prefix}.terms`)
    this.blocks = sections.u32(`${prefix}.blocks`)
    this.cursor = new TermCursor(this)
  }
  size
  bytes
  blocks
  cursor
  next = new Uint8Array(TERM_BYTES_MAX + 8)
  /** Number of the term, or -1. O(log terms). */
  find(term) {
    const key = toUtf8(term)
    const at = this.lowerBound(key, key.length, 0, this.size)
    if (at === this.size) return -1
    this.cursor.reset(at)
    return compareBytes(this.cursor.term, 0, this.cursor.length, key, 0, key.length) === 0 ? at : -1
  }
  /** The terms that start with `prefix`: [from, to). */
  prefixRange(prefix) {
    const key = toUtf8(prefix)
    const from = this.lowerBound(key, key.length, 0, this.size)
    return { from, to: this.prefixEnd(key, key.length, from, this.size) }
  }
  /** First term in [from, to] that is past every term starting with key[0, length). */
  prefixEnd(key, length, from, to) {
    const next = this.next
    for (let i = 0; i < length; i++) next[i] = key[i]
    for (let i = length - 1; i >= 0; i--) {
      if (next[i] < 255) {
        next[i] = next[i] + 1
        return this.lowerBound(next, i + 1, from, to)
      }
    }
    return to
  }
  /** First term of [from, to) that is not less than key[0, length), else `to`. */
  lowerBound(key, length, from, to) {
    if (from >= to) return to
    const { bytes, blocks } = this
    let low = Math.floor(from / BLOCK)
    let high = Math.floor((to - 1) / BLOCK) + 1
    const firstBlock = low
    while (low < high) {
      const mid = (low + high) >>> 1
      const at = blocks[mid]
      const own = bytes[at + 1]
      if (compareBytes(bytes, at + 2, at + 2 + own, key, 0, length) < 0) low = mid + 1
      else high = mid
    }
    const block = Math.max(firstBlock, low - 1)
    const end = Math.min(to, (block + 1) * BLOCK)
    const cursor = this.cursor
    cursor.reset(block * BLOCK)
    let term = block * BLOCK
    while (term < end) {
      if (term >= from && compareBytes(cursor.term, 0, cursor.length, key, 0, length) >= 0) return term
      term++
      if (term < end) cursor.next()
    }
    return end
  }
  /** The term of a number. */
  get(term) {
    const cursor = this.cursor
    cursor.reset(term)
    return readUtf8(cursor.term, 0, cursor.length)
  }
  /** All terms, for small dictionaries. */
  all() {
    const terms = []
    if (this.size === 0) return terms
    const cursor = this.cursor
    cursor.reset(0)
    for (let i = 0; i < this.size; i++) {
      terms.push(readUtf8(cursor.term, 0, cursor.length))
      if (i + 1 < this.size) cursor.next()
    }
    return terms
  }
}
class TermCursor {
  constructor(dictionary) {
    this.dictionary = dictionary
    this.bytes = dictionary.bytes
  }
  dictionary
  term = new Uint8Array(TERM_BYTES_MAX)
  length = 0
  /** Bytes the current term shares with the one before it in its block. */
  shared = 0
  at = 0
  bytes
  /** Goes to a term. */
  reset(term) {
    const block = Math.floor(term / BLOCK)
    this.at = this.dictionary.blocks[block]
    for (let i = block * BLOCK; i <= term; i++) this.next()
  }
  /** Goes to the next term; the caller stays within the dictionary. */
  next() {
    const { bytes, term } = this
    const shared = bytes[this.at]
    const own = bytes[this.at + 1]
    const from = this.at + 2
    for (let i = 0; i < own; i++) term[shared + i] = bytes[from + i]
    this.shared = shared
    this.length = shared + own
    this.at = from + own
  }
}
export { Dictionary, DictionaryWriter, TERM_BYTES_MAX, TermCursor }
//# sourceMappingURL=dictionary.js.map
