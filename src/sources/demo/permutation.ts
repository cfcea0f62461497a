import { mix } from './draw.js'

/**
 * A keyed permutation of [0, size): a Feistel network with cycle walking. It makes huge deterministic sets cheap: the first
 * n images are a set of n distinct elements, any one can be computed alone, and `inverse(x) < n` tests membership.
 */
export class Permutation {
  readonly #size: number
  readonly #half: number
  readonly #mask: number
  readonly #key: number

  constructor(size: number, key: number) {
    this.#size = size
    // The bits that the largest number takes, by halves: the same number on both sides.
    this.#half = Math.max(1, Math.ceil((32 - Math.clz32(size - 1)) / 2))
    this.#mask = 2 ** this.#half - 1
    this.#key = key
  }

  forward(index: number): number {
    let x = index
    do x = this.#rounds(x)
    while (x >= this.#size)
    return x
  }

  inverse(image: number): number {
    let x = image
    do x = this.#undo(x)
    while (x >= this.#size)
    return x
  }

  #rounds(x: number): number {
    let left = x >>> this.#half
    let right = x & this.#mask
    for (let round = 0; round < 4; round++) {
      const next = left ^ (mix(this.#key + round, right) & this.#mask)
      left = right
      right = next
    }
    return ((left << this.#half) | right) >>> 0
  }

  #undo(x: number): number {
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
