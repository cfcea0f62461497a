/** The last few things by key, each for a while: what later pages of a list are cut from. */
export class Recent<T> {
  readonly #items = new Map<string, { value: T; until: number }>()
  readonly #options: { itemsMax: number; keepMs: number; now: () => number }

  constructor(options: { itemsMax: number; keepMs: number; now: () => number }) {
    this.#options = options
  }

  get(key: string): T | undefined {
    const item = this.#items.get(key)
    return item !== undefined && item.until > this.#options.now() ? item.value : undefined
  }

  set(key: string, value: T): void {
    this.#items.delete(key)
    this.#items.set(key, { value, until: this.#options.now() + this.#options.keepMs })
    for (const oldest of this.#items.keys()) {
      if (this.#items.size <= this.#options.itemsMax) break
      this.#items.delete(oldest)
    }
  }
}
