class TopK {
  constructor(k) {
    this.k = k
    this.keys = new Float64Array(k)
    this.docs = new Uint32Array(k)
  }
  k
  keys
  docs
  size = 0
  /** Whether an entry with this key and document would be taken. */
  wants(key, doc) {
    if (this.size < this.k) return true
    if (this.k === 0) return false
    const worst = this.keys[0]
    return key > worst || (key === worst && doc < this.docs[0])
  }
  /** The least key that is still in when full, else -Infinity. */
  get floor() {
    return this.size < this.k || this.k === 0 ? -Infinity : this.keys[0]
  }
  /** Offers an entry. */
  offer(key, doc) {
    if (this.size < this.k) {
      this.up(this.size++, key, doc)
      return
    }
    if (this.wants(key, doc)) this.down(key, doc)
  }
  worse(aKey, aDoc, bKey, bDoc) {
    return aKey < bKey || (aKey === bKey && aDoc > bDoc)
  }
  up(from, key, doc) {
    let at = from
    while (at > 0) {
      const parent = (at - 1) >>> 1
      const parentKey = this.keys[parent]
      const parentDoc = this.docs[parent]
      if (!this.worse(key, doc, parentKey, parentDoc)) break
      this.keys[at] = parentKey
      this.docs[at] = parentDoc
      at = parent
    }
    this.keys[at] = key
    this.docs[at] = doc
  }
  down(key, doc) {
    let at = 0
    for (;;) {
      let child = at * 2 + 1
      if (child >= this.size) break
      const right = child + 1
      if (right < this.size && this.worse(this.keys[right], this.docs[right], this.keys[child], this.docs[child]))
        child = right
      if (!this.worse(this.keys[child], this.docs[child], key, doc)) break
      this.keys[at] = this.keys[child]
      this.docs[at] = this.docs[child]
      at = child
    }
    this.keys[at] = key
    this.docs[at] = doc
  }
  /** The entries, best first. */
  sorted() {
    const entries = Array.from({ length: this.size }, (_, i) => ({
      key: this.keys[i],
      doc: this.docs[i],
    }))
    return entries.sort((a, b) => (a.key === b.key ? a.doc - b.doc : b.key > a.key ? 1 : -1))
  }
}
export { TopK }
//# sourceMappingURL=top-k.js.map
