/**
 * The best k of a segment by (key descending, document ascending): a binary heap with the worst on top. Documents of one
 * segment are in rank order, so the lower number wins a tie.
 */
export class TopK {
  readonly #keys: Float64Array
  readonly #docs: Uint32Array
  size = 0
  constructor(readonly k: number) {
    this.#keys = new Float64Array(k)
    this.#docs = new Uint32Array(k)
  }

  /** Whether an entry with this key and document would be taken. */
  wants(key: number, doc: number): boolean {
    if (this.size < this.k) return true
    if (this.k === 0) return false
    const worst = this.#keys[0]!
    return key > worst || (key === worst && doc < this.#docs[0]!)
  }

  /** The least key that is still in when full, else -Infinity. */
  get floor(): number {
    return this.size < this.k || this.k === 0 ? -Infinity : this.#keys[0]!
  }

  /** Offers an entry. */
  offer(key: number, doc: number): void {
    if (this.size < this.k) {
      this.#up(this.size++, key, doc)
      return
    }
    if (this.wants(key, doc)) this.#down(key, doc)
  }

  #worse(aKey: number, aDoc: number, bKey: number, bDoc: number): boolean {
    return aKey < bKey || (aKey === bKey && aDoc > bDoc)
  }

  #up(from: number, key: number, doc: number): void {
    let at = from
    while (at > 0) {
      const parent = (at - 1) >>> 1
      const parentKey = this.#keys[parent]!
      const parentDoc = this.#docs[parent]!
      if (!this.#worse(key, doc, parentKey, parentDoc)) break
      this.#keys[at] = parentKey
      this.#docs[at] = parentDoc
      at = parent
    }
    this.#keys[at] = key
    this.#docs[at] = doc
  }

  #down(key: number, doc: number): void {
    let at = 0
    for (;;) {
      let child = at * 2 + 1
      if (child >= this.size) break
      const right = child + 1
      if (
        right < this.size &&
        this.#worse(this.#keys[right]!, this.#docs[right]!, this.#keys[child]!, this.#docs[child]!)
      )
        child = right
      if (!this.#worse(this.#keys[child]!, this.#docs[child]!, key, doc)) break
      this.#keys[at] = this.#keys[child]!
      this.#docs[at] = this.#docs[child]!
      at = child
    }
    this.#keys[at] = key
    this.#docs[at] = doc
  }

  /** Takes the entries out, best first. */
  drain<T>(to: (key: number, doc: number) => T): T[] {
    const entries = new Array<T>(this.size)
    while (this.size > 0) {
      const [key, doc] = [this.#keys[0]!, this.#docs[0]!]
      this.size--
      this.#down(this.#keys[this.size]!, this.#docs[this.size]!)
      entries[this.size] = to(key, doc)
    }
    return entries
  }
}
