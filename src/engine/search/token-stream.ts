import { gapToken } from './columns-written.js'

/** The terms of all documents in sequence: a token is (term << 1 | stacked) in `width` bytes, low byte first; the highest is a gap. */
export interface TokenStream {
  readonly bytes: Uint8Array
  /** Where the tokens of each document end, in tokens. */
  readonly ends: Uint32Array
  readonly width: number
}

/** The token whose lowest byte is at `at`. */
export function tokenAt(bytes: Uint8Array, at: number, width: number): number {
  const low = bytes[at] as number
  if (width === 1) return low
  const two = low | ((bytes[at + 1] as number) << 8)
  if (width === 2) return two
  const three = two | ((bytes[at + 2] as number) << 16)
  return width === 3 ? three : (three | ((bytes[at + 3] as number) << 24)) >>> 0
}

/** Writes the terms of a document, gaps left out, to `out` from `at`; returns where they end. */
export function readStream({ bytes, ends, width }: TokenStream, doc: number, out: Uint32Array, at: number): number {
  const gap = gapToken(width)
  const end = (ends[doc] as number) * width
  let next = at
  for (let b = (doc === 0 ? 0 : (ends[doc - 1] as number)) * width; b < end; b += width) {
    const token = tokenAt(bytes, b, width)
    if (token !== gap) out[next++] = token >>> 1
  }
  return next
}
