/**
 * UTF-8 written out, because TextEncoder and TextDecoder refuse shared buffers. Lone surrogates become U+FFFD. Byte
 * order of UTF-8 is code point order, the order of every dictionary and key here.
 */

/** Most bytes that `text` can take. */
export const utf8BytesMax = (text: string): number => {
  return text.length * 3
}

/** Writes `text` at `at`; returns the offset after it. The caller makes room (`utf8BytesMax`). */
export const writeUtf8 = (text: string, out: Uint8Array, at: number): number => {
  let o = at
  for (let i = 0; i < text.length; i++) {
    let c = text.charCodeAt(i)
    if (c < 0x80) {
      out[o++] = c
      continue
    }
    if (c < 0x800) {
      out[o++] = 0xc0 | (c >>> 6)
      out[o++] = 0x80 | (c & 63)
      continue
    }
    if (c >= 0xd800 && c <= 0xdfff) {
      const next = i + 1 < text.length ? text.charCodeAt(i + 1) : 0
      if (c < 0xdc00 && next >= 0xdc00 && next <= 0xdfff) {
        c = 0x10000 + ((c - 0xd800) << 10) + (next - 0xdc00)
        i++
        out[o++] = 0xf0 | (c >>> 18)
        out[o++] = 0x80 | ((c >>> 12) & 63)
        out[o++] = 0x80 | ((c >>> 6) & 63)
        out[o++] = 0x80 | (c & 63)
        continue
      }
      c = 0xfffd
    }
    out[o++] = 0xe0 | (c >>> 12)
    out[o++] = 0x80 | ((c >>> 6) & 63)
    out[o++] = 0x80 | (c & 63)
  }
  return o
}

/** The UTF-8 bytes of `text`, in their own array. */
export const toUtf8 = (text: string): Uint8Array => {
  const bytes = new Uint8Array(utf8BytesMax(text))
  return bytes.slice(0, writeUtf8(text, bytes, 0))
}

/** The string of the bytes [from, to), which must be valid UTF-8 (ours always are). */
export const readUtf8 = (bytes: Uint8Array, from: number, to: number): string => {
  let text = ''
  let i = from
  while (i < to) {
    const c = bytes[i]!
    if (c < 0x80) {
      text += String.fromCharCode(c)
      i++
    } else {
      text += String.fromCodePoint(codePointAt(bytes, i))
      i += codePointBytes(c)
    }
  }
  return text
}

/** Bytes of the code point that starts with byte `lead`. */
export const codePointBytes = (lead: number): number => {
  return lead < 0x80 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4
}

/** The code point that starts at `at`. */
export const codePointAt = (bytes: Uint8Array, at: number): number => {
  const c = bytes[at]!
  if (c < 0x80) return c
  const b1 = bytes[at + 1]! & 63
  if (c < 0xe0) return ((c & 31) << 6) | b1
  const b2 = bytes[at + 2]! & 63
  if (c < 0xf0) return ((c & 15) << 12) | (b1 << 6) | b2
  return ((c & 7) << 18) | (b1 << 12) | (b2 << 6) | (bytes[at + 3]! & 63)
}

/** Byte order of a[aFrom, aTo) against b[bFrom, bTo): negative, zero or positive. */
export const compareBytes = (
  a: Uint8Array,
  aFrom: number,
  aTo: number,
  b: Uint8Array,
  bFrom: number,
  bTo: number,
): number => {
  const n = Math.min(aTo - aFrom, bTo - bFrom)
  for (let i = 0; i < n; i++) {
    const d = a[aFrom + i]! - b[bFrom + i]!
    if (d !== 0) return d
  }
  return aTo - aFrom - (bTo - bFrom)
}

/** Code point order of two strings, the order of their UTF-8 bytes (unlike `<`, which compares UTF-16 units). */
export const compareCodePoints = (a: string, b: string): number => {
  const n = Math.min(a.length, b.length)
  for (let i = 0; i < n; i++) {
    const x = a.charCodeAt(i)
    const y = b.charCodeAt(i)
    if (x !== y) return order(x) - order(y)
  }
  return a.length - b.length
}

/** Lifts surrogates above the rest of the plane they stand in for. */
const order = (unit: number): number => {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x2000 : unit >= 0xe000 ? unit - 0x800 : unit
}

/** Decodes many strings at once: one call of the runtime's decoder instead of a concatenation a character. */
export class StringReader {
  #bytes = new Uint8Array(1 << 12)
  #length = 0
  readonly #ends: number[] = []

  /** Adds the string of the bytes [from, to). */
  add(source: Uint8Array, from: number, to: number): void {
    const size = this.#length + to - from
    if (size > this.#bytes.length) {
      const grown = new Uint8Array(Math.max(size, this.#bytes.length * 2))
      grown.set(this.#bytes)
      this.#bytes = grown
    }
    const bytes = this.#bytes
    let at = this.#length
    for (let i = from; i < to; i++) bytes[at++] = source[i]!
    this.#length = at
    this.#ends.push(at)
  }

  /** All strings, in the order in which they came. */
  strings(): string[] {
    return readStrings(this.#bytes.subarray(0, this.#length), this.#ends)
  }
}

/** Strings that lie back to back, each up to its end, decoded together. */
export const readStrings = (bytes: Uint8Array, ends: ArrayLike<number>): string[] => {
  const text = new TextDecoder().decode(bytes)
  // Where every byte is a character, offsets of bytes are offsets of characters.
  const plain = text.length === bytes.length
  let start = 0
  return Array.from(ends, (end) => {
    const found = plain ? text.slice(start, end) : readUtf8(bytes, start, end)
    start = end
    return found
  })
}
