/** Finds the place of a key among many, which may lie in memory that threads share. */
export class KeySlots {
  readonly #keys: Uint32Array
  readonly #slots: Int32Array
  readonly #mask: number

  constructor(keys: Uint32Array) {
    this.#keys = keys
    const size = 2 ** Math.ceil(Math.log2(keys.length * 2))
    this.#mask = size - 1
    this.#slots = new Int32Array(size).fill(-1)
    for (let place = 0; place < keys.length; place++) {
      let slot = keys[place]! & this.#mask
      while (this.#slots[slot] !== -1) slot = (slot + 1) & this.#mask
      this.#slots[slot] = place
    }
  }

  /** -1 where it is not among them. */
  find(key: number): number {
    for (let slot = key & this.#mask; ; slot = (slot + 1) & this.#mask) {
      const place = this.#slots[slot]!
      if (place === -1 || this.#keys[place] === key) return place
    }
  }
}
