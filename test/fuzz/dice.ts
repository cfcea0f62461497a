/** Numbers that look like chance and are the same in every run (mulberry32). */
export class Dice {
  #state: number

  constructor(name: string) {
    this.#state = [...name].reduce((sum, sign) => Math.imul(sum ^ (sign.codePointAt(0) ?? 0), 0x01000193), 0x811c9dc5)
  }

  /** From 0 to below 1. */
  roll(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  below(count: number): number {
    return Math.floor(this.roll() * count)
  }

  /** True once in so many times. */
  oneIn(count: number): boolean {
    return this.below(count) === 0
  }

  pick<T>(list: readonly [T, ...T[]]): T
  pick<T>(list: readonly T[]): T | undefined
  pick<T>(list: readonly T[]): T | undefined {
    return list[this.below(list.length)]
  }
}
