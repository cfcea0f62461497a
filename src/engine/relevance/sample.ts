const hashOf = (text: string): number => {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  return (h ^ (h >>> 15)) >>> 0
}

/** A sample of bounded size in which every item has the same chance, and which is the same for the same items in any order. */
export class HashSample<T> {
  readonly #most: number
  readonly #idOf: (item: T) => string
  #kept: { hash: number; id: string; item: T }[] = []

  constructor(most: number, idOf: (item: T) => string) {
    this.#most = most
    this.#idOf = idOf
  }

  add(item: T): void {
    const id = this.#idOf(item)
    this.#kept.push({ hash: hashOf(id), id, item })
    if (this.#kept.length >= this.#most * 2) this.#cut()
  }

  items(): T[] {
    this.#cut()
    return this.#kept.map(({ item }) => item)
  }

  #cut(): void {
    this.#kept = this.#kept
      .sort((a, b) => a.hash - b.hash || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0))
      .slice(0, this.#most)
  }
}
