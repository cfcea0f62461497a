import { GrowableU32, GrowableU8 } from '../bytes/growable.js'
import { hashBytes } from './key-table.js'
import { utf8BytesMax, writeUtf8 } from '../bytes/utf8.js'

/**
 * Numbers terms in the order they are first seen, by their bytes: an open-addressed hash table over one growing blob.
 * Half the time of a Map of strings, and no string is made for a word of ASCII.
 */
export class TermTable {
  /** The terms back to back; term i ends at ends[i]. */
  readonly bytes = new GrowableU8(1 << 14)
  readonly ends = new GrowableU32()
  readonly #hashes = new GrowableU32()
  #slots = new Uint32Array(1 << 12)
  #scratch = new Uint8Array(1 << 10)

  /** Number of terms. */
  get size(): number {
    return this.ends.length
  }

  /** The number of a term given as text. */
  ofText(term: string): number {
    if (utf8BytesMax(term) > this.#scratch.length) this.#scratch = new Uint8Array(utf8BytesMax(term))
    return this.of(this.#scratch, 0, writeUtf8(term, this.#scratch, 0))
  }

  /** The number of the term source[from, to). */
  of(source: Uint8Array, from: number, to: number): number {
    const hash = hashBytes(source, from, to)
    const mask = this.#slots.length - 1
    let slot = hash & mask
    for (;;) {
      const entry = this.#slots[slot]!
      if (entry === 0) return this.#add(source, from, to, hash, slot)
      if (this.#hashes.data[entry - 1] === hash && this.#equals(entry - 1, source, from, to)) return entry - 1
      slot = (slot + 1) & mask
    }
  }

  #equals(term: number, source: Uint8Array, from: number, to: number): boolean {
    const start = term === 0 ? 0 : this.ends.data[term - 1]!
    const length = to - from
    if (this.ends.data[term]! - start !== length) return false
    const bytes = this.bytes.data
    for (let i = 0; i < length; i++) if (bytes[start + i] !== source[from + i]) return false
    return true
  }

  #add(source: Uint8Array, from: number, to: number, hash: number, slot: number): number {
    const term = this.ends.length
    this.bytes.append(source, from, to)
    this.ends.push(this.bytes.length)
    this.#hashes.push(hash)
    this.#slots[slot] = term + 1
    if (this.ends.length * 2 > this.#slots.length) this.#grow()
    return term
  }

  #grow(): void {
    const slots = new Uint32Array(this.#slots.length * 4)
    const mask = slots.length - 1
    for (let term = 0; term < this.#hashes.length; term++) {
      let slot = this.#hashes.data[term]! & mask
      while (slots[slot] !== 0) slot = (slot + 1) & mask
      slots[slot] = term + 1
    }
    this.#slots = slots
  }
}
