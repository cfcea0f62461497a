import { GrowableU32, GrowableU8 } from './growable.js'
import { SearchDataError } from './errors.js'
import { compareBytes, readUtf8, toUtf8 } from './utf8.js'
const GROUP = 16
const EMPTY = 4294967295
function hashBytes(bytes, from, to) {
  let h = 2166136261
  for (let i = from; i < to; i++) h = Math.imul(h ^ bytes[i], 16777619)
  h = Math.imul(h ^ (h >>> 16), 2246822507)
  h = Math.imul(h ^ (h >>> 13), 3266489909)
  return (h ^ (h >>> 16)) >>> 0
}
function slotOf(hash, slots) {
  return Math.floor((hash * slots) / 4294967296)
}
function keyBytes(key) {
  const bytes = toUtf8(key)
  if (bytes.length === 0 || bytes.length > 255) throw new SearchDataError('A document key has 1..255 bytes of UTF-8.')
  return bytes
}
class KeyTableWriter {
  bytes = new GrowableU8()
  lengths = new GrowableU8()
  groups = new GrowableU32()
  hashes = new GrowableU32()
  starts = new GrowableU32()
  /** Adds the key of the next document. */
  add(source, from, to) {
    if (this.lengths.length % GROUP === 0) this.groups.push(this.bytes.length)
    this.lengths.push(to - from)
    this.starts.push(this.bytes.length)
    this.bytes.append(source, from, to)
    this.hashes.push(hashBytes(source, from, to))
  }
  same(a, b) {
    if (this.hashes.data[a] !== this.hashes.data[b]) return false
    const from = this.starts.data[a]
    const to = this.starts.data[b]
    const bytes = this.bytes.data
    const lengths = this.lengths.data
    return compareBytes(bytes, from, from + lengths[a], bytes, to, to + lengths[b]) === 0
  }
  /** Puts the sections. Throws SearchDataError when two documents have one key. */
  finish(sections) {
    const n = this.hashes.length
    const slots = Math.ceil(n * 1.3) + 1
    const table = new Uint32Array(slots).fill(EMPTY)
    for (let doc = 0; doc < n; doc++) {
      let slot = slotOf(this.hashes.data[doc], slots)
      while (table[slot] !== EMPTY) {
        if (this.same(table[slot], doc)) throw new SearchDataError('Two documents of a segment have one key.')
        slot = slot + 1 === slots ? 0 : slot + 1
      }
      table[slot] = doc
    }
    sections.set('key.bytes', this.bytes.view())
    sections.set('key.lengths', this.lengths.view())
    sections.set('key.groups', this.groups.view())
    sections.set('key.table', table)
  }
}
class KeyTable {
  bytes
  lengths
  groups
  table
  constructor(sections) {
    this.bytes = sections.u8('key.bytes')
    this.lengths = sections.u8('key.lengths')
    this.groups = sections.u32('key.groups')
    this.table = sections.u32('key.table')
  }
  /** Offset of a document's key in `bytes`. */
  start(doc) {
    const group = Math.floor(doc / GROUP)
    let at = this.groups[group]
    for (let i = group * GROUP; i < doc; i++) at += this.lengths[i]
    return at
  }
  /** Bytes of a document's key. */
  length(doc) {
    return this.lengths[doc]
  }
  /** The key of a document. */
  get(doc) {
    const at = this.start(doc)
    return readUtf8(this.bytes, at, at + this.length(doc))
  }
  /** The document of the key bytes[from, to), or -1. O(1). */
  find(bytes, from = 0, to = bytes.length) {
    const slots = this.table.length
    const length = to - from
    let slot = slotOf(hashBytes(bytes, from, to), slots)
    for (;;) {
      const doc = this.table[slot]
      if (doc === EMPTY) return -1
      if (this.lengths[doc] === length) {
        const at = this.start(doc)
        if (compareBytes(this.bytes, at, at + length, bytes, from, to) === 0) return doc
      }
      slot = slot + 1 === slots ? 0 : slot + 1
    }
  }
  /** Byte order of a document's key against `key`. */
  compare(doc, key) {
    const at = this.start(doc)
    return compareBytes(this.bytes, at, at + this.length(doc), key, 0, key.length)
  }
  /** Visits every key, in document order, as a range of `bytes`. */
  each(visit) {
    let at = 0
    for (let doc = 0; doc < this.lengths.length; doc++) {
      const end = at + this.lengths[doc]
      visit(this.bytes, at, end)
      at = end
    }
  }
}
export { KeyTable, KeyTableWriter, hashBytes, keyBytes }
//# sourceMappingURL=key-table.js.map
