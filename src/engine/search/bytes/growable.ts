/** A Uint32Array that grows by doubling: the staging area of every writer. */
export class GrowableU32 {
  data: Uint32Array
  length = 0
  constructor(capacity = 1024) {
    this.data = new Uint32Array(capacity)
  }
  /** Appends one value. */
  push(value: number): void {
    if (this.length === this.data.length) this.reserve(1)
    this.data[this.length++] = value
  }
  /** Makes room for `more` values after the current end. */
  reserve(more: number): void {
    if (this.length + more <= this.data.length) return
    const next = new Uint32Array(Math.max(this.length + more, this.data.length * 2))
    next.set(this.data)
    this.data = next
  }
  /** The values, as a view. */
  view(): Uint32Array {
    return this.data.subarray(0, this.length)
  }
}

/** The same for 16-bit values. */
export class GrowableU16 {
  data: Uint16Array
  length = 0
  constructor(capacity = 1024) {
    this.data = new Uint16Array(capacity)
  }
  /** Appends one value. */
  push(value: number): void {
    if (this.length === this.data.length) this.reserve(1)
    this.data[this.length++] = value
  }
  /** Makes room for `more` values after the current end. */
  reserve(more: number): void {
    if (this.length + more <= this.data.length) return
    const next = new Uint16Array(Math.max(this.length + more, this.data.length * 2))
    next.set(this.data)
    this.data = next
  }
  /** The values, as a view. */
  view(): Uint16Array {
    return this.data.subarray(0, this.length)
  }
}

/** The same for bytes. */
export class GrowableU8 {
  data: Uint8Array
  length = 0
  constructor(capacity = 4096) {
    this.data = new Uint8Array(capacity)
  }
  /** Appends one value. */
  push(value: number): void {
    if (this.length === this.data.length) this.reserve(1)
    this.data[this.length++] = value
  }
  /** Makes room for `more` values after the current end. */
  reserve(more: number): void {
    if (this.length + more <= this.data.length) return
    const next = new Uint8Array(Math.max(this.length + more, this.data.length * 2))
    next.set(this.data)
    this.data = next
  }
  /** Appends source[from, to). */
  append(source: Uint8Array, from: number, to: number): void {
    this.reserve(to - from)
    const data = this.data
    let at = this.length
    for (let i = from; i < to; i++) data[at++] = source[i]!
    this.length = at
  }
  /** The values, as a view. */
  view(): Uint8Array {
    return this.data.subarray(0, this.length)
  }
}
