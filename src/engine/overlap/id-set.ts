import { hashed, hashId, type Namespace } from './id-hash.js'

/** The people of one audience as 64-bit hashes, in two shared arrays that a thread can read without a copy. */
export interface IdSet {
  high: Uint32Array
  low: Uint32Array
}

/** Gathers ids; eight bytes each. An id that comes twice counts once later. */
export class IdSetBuilder {
  #high = new Uint32Array(1024)
  #low = new Uint32Array(1024)
  #size = 0

  get size(): number {
    return this.#size
  }

  add(id: string, namespace: Namespace): void {
    if (this.#size === this.#high.length) this.#grow()
    hashId(id, namespace)
    this.#high[this.#size] = hashed.high
    this.#low[this.#size++] = hashed.low
  }

  /** Leaves out everybody whose hash is not below the bound: the same people in every audience. */
  thin(bound: number): void {
    let kept = 0
    for (let i = 0; i < this.#size; i++) {
      const high = this.#high[i]!
      if (high >= bound) continue
      this.#high[kept] = high
      this.#low[kept++] = this.#low[i]!
    }
    this.#size = kept
  }

  build(): IdSet {
    const copy = (from: Uint32Array): Uint32Array => {
      const to = new Uint32Array(new SharedArrayBuffer(this.#size * 4))
      to.set(from.subarray(0, this.#size))
      return to
    }
    return { high: copy(this.#high), low: copy(this.#low) }
  }

  #grow(): void {
    const grow = (from: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> => {
      const to = new Uint32Array(from.length * 2)
      to.set(from)
      return to
    }
    this.#high = grow(this.#high)
    this.#low = grow(this.#low)
  }
}
