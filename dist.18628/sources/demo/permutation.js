import { mix } from './draw.js'
class Permutation {
  #size
  #half
  #mask
  #key
  constructor(size, key) {
    this.#size = size
    let bits = 2
    while (bits < 32 && 2 ** bits < size) bits += 2
    this.#half = bits / 2
    this.#mask = 2 ** this.#half - 1
    this.#key = key
  }
  forward(index) {
    let x = index
    do x = this.#rounds(x)
    while (x >= this.#size)
    return x
  }
  inverse(image) {
    let x = image
    do x = this.#undo(x)
    while (x >= this.#size)
    return x
  }
  #rounds(x) {
    let left = x >>> this.#half
    let right = x & this.#mask
    for (let round = 0; round < 4; round++) {
      const next = left ^ (mix(this.#key + round, right) & this.#mask)
      left = right
      right = next
    }
    return ((left << this.#half) | right) >>> 0
  }
  #undo(x) {
    let left = x >>> this.#half
    let right = x & this.#mask
    for (let round = 3; round >= 0; round--) {
      const previous = right ^ (mix(this.#key + round, left) & this.#mask)
      right = left
      left = previous
    }
    return ((left << this.#half) | right) >>> 0
  }
}
export { Permutation }
//# sourceMappingURL=permutation.js.map
