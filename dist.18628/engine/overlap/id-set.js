import { hashId } from './id-hash.js'
class IdSetBuilder {
  #high = new Uint32Array(1024)
  #low = new Uint32Array(1024)
  #size = 0
  get size() {
    return this.#size
  }
  add(id) {
    if (this.#size === this.#high.length) this.#grow()
    const [high, low] = hashId(id)
    this.#high[this.#size] = high
    this.#low[this.#size++] = low
  }
  /** Leaves out everybody whose hash is not below the bound: the same people in every audience. */
  thin(bound) {
    let kept = 0
    for (let i = 0; i < this.#size; i++) {
      const high = this.#high[i]
      if (high >= bound) continue
      this.#high[kept] = high
      this.#low[kept++] = this.#low[i]
    }
    this.#size = kept
  }
  build() {
    const copy = (from) => {
      const to = new Uint32Array(new SharedArrayBuffer(this.#size * 4))
      to.set(from.subarray(0, this.#size))
      return to
    }
    return { high: copy(this.#high), low: copy(this.#low) }
  }
  #grow() {
    const grow = (from) => {
      const to = new Uint32Array(from.length * 2)
      to.set(from)
      return to
    }
    this.#high = grow(this.#high)
    this.#low = grow(this.#low)
  }
}
export { IdSetBuilder }
//# sourceMappingURL=id-set.js.map
