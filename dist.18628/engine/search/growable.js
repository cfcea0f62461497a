class GrowableU32 {
  data
  length = 0
  constructor(capacity = 1024) {
    this.data = new Uint32Array(capacity)
  }
  /** Appends one value. */
  push(value) {
    if (this.length === this.data.length) this.reserve(1)
    this.data[this.length++] = value
  }
  /** Makes room for `more` values after the current end. */
  reserve(more) {
    if (this.length + more <= this.data.length) return
    const next = new Uint32Array(Math.max(this.length + more, this.data.length * 2))
    next.set(this.data)
    this.data = next
  }
  /** The values, as a view. */
  view() {
    return this.data.subarray(0, this.length)
  }
}
class GrowableU16 {
  data
  length = 0
  constructor(capacity = 1024) {
    this.data = new Uint16Array(capacity)
  }
  /** Appends one value. */
  push(value) {
    if (this.length === this.data.length) this.reserve(1)
    this.data[this.length++] = value
  }
  /** Makes room for `more` values after the current end. */
  reserve(more) {
    if (this.length + more <= this.data.length) return
    const next = new Uint16Array(Math.max(this.length + more, this.data.length * 2))
    next.set(this.data)
    this.data = next
  }
  /** The values, as a view. */
  view() {
    return this.data.subarray(0, this.length)
  }
}
class GrowableU8 {
  data
  length = 0
  constructor(capacity = 4096) {
    this.data = new Uint8Array(capacity)
  }
  /** Appends one value. */
  push(value) {
    if (this.length === this.data.length) this.reserve(1)
    this.data[this.length++] = value
  }
  /** Makes room for `more` values after the current end. */
  reserve(more) {
    if (this.length + more <= this.data.length) return
    const next = new Uint8Array(Math.max(this.length + more, this.data.length * 2))
    next.set(this.data)
    this.data = next
  }
  /** Appends source[from, to). */
  append(source, from, to) {
    this.reserve(to - from)
    const data = this.data
    let at = this.length
    for (let i = from; i < to; i++) data[at++] = source[i]
    this.length = at
  }
  /** The values, as a view. */
  view() {
    return this.data.subarray(0, this.length)
  }
}
export { GrowableU16, GrowableU32, GrowableU8 }
//# sourceMappingURL=growable.js.map
