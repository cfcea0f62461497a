import { GrowableU32, GrowableU8 } from '../bytes/growable.js'
import { hashBytes } from './key-table.js'

/** Keys to be looked for in many segments: their bytes back to back, each hashed once. */
export class KeyList {
  readonly #bytes = new GrowableU8()
  readonly #ends = new GrowableU32()
  readonly #hashes = new GrowableU32()

  /** Adds the key source[from, to). */
  add(source: Uint8Array, from = 0, to = source.length): void {
    this.#bytes.append(source, from, to)
    this.#ends.push(this.#bytes.length)
    this.#hashes.push(hashBytes(source, from, to))
  }

  /** Visits every key as a range of bytes, with its hash. */
  each(visit: (bytes: Uint8Array, from: number, to: number, hash: number) => void): void {
    let from = 0
    for (let i = 0; i < this.#ends.length; i++) {
      const to = this.#ends.data[i]!
      visit(this.#bytes.data, from, to, this.#hashes.data[i]!)
      from = to
    }
  }
}
