import { gapToken } from './columns-written.js'

/** The terms of all documents in sequence: a token is (term << 1 | stacked) in `width` bytes, low byte first; the highest is a gap. */
export interface TokenStream {
  readonly bytes: Uint8Array
  /** Where the tokens of each document end, in tokens. */
  readonly ends: Uint32Array
  readonly width: number
}

/** The token whose lowest byte is at `at`. */
export const tokenAt = (bytes: Uint8Array, at: number, width: number): number => {
  const low = bytes[at]!
  if (width === 1) return low
  const two = low | (bytes[at + 1]! << 8)
  if (width === 2) return two
  const three = two | (bytes[at + 2]! << 16)
  return width === 3 ? three : (three | (bytes[at + 3]! << 24)) >>> 0
}

/** Documents that are asked for together before the first of them is read. */
const ahead = 32
/** Keeps what was asked for ahead from being dropped as unused. */
const asked = new Uint32Array(1)

/**
 * Looks at both ends of some documents. They lie far apart: asked for side by side their bytes arrive together, and reading them
 * one after the other no longer waits for memory each time.
 */
const askAhead = ({ bytes, ends, width }: TokenStream, docs: Uint32Array, from: number, to: number): void => {
  let sum = 0
  for (let i = from; i < to; i++) {
    const doc = docs[i]!
    sum += bytes[ends[doc]! * width - 1] ?? 0
    if (doc > 0) sum += bytes[ends[doc - 1]! * width] ?? 0
  }
  asked[0] = sum
}

/** Writes the terms of documents, gaps left out, to `out` from `at`, and where each ends to `outEnds` from `row`; returns the last. */
export const readStreams = (
  stream: TokenStream,
  docs: Uint32Array,
  [out, outEnds]: readonly [Uint32Array, Uint32Array],
  [at, row]: readonly [number, number],
): number => {
  const { bytes, ends, width } = stream
  const gap = gapToken(width)
  let next = at
  for (let i = 0; i < docs.length; i++) {
    if (i % ahead === 0) askAhead(stream, docs, i, Math.min(docs.length, i + ahead))
    const doc = docs[i]!
    const end = ends[doc]! * width
    for (let b = doc === 0 ? 0 : ends[doc - 1]! * width; b < end; b += width) {
      const token = tokenAt(bytes, b, width)
      if (token !== gap) out[next++] = token >>> 1
    }
    outEnds[row + i] = next
  }
  return next
}
