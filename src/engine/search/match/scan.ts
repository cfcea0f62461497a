import { gapToken } from '../columns/columns-written.js'
import { tokenAt, type TokenStream } from '../columns/token-stream.js'
import { gapPositions } from '../columns/first-places.js'

/*
 * Phrases and NEAR of plain words, looked for in the bytes of a document as they lie: nothing is unpacked, and of most tokens
 * only the lowest byte is read. What is stacked (#tag, @name) stands at the position of the word before it.
 */

/** Whether a document holds the terms one after another. */
export const phraseScanner = (stream: TokenStream, phrase: readonly number[]): ((doc: number) => boolean) => {
  const { bytes, ends, width } = stream
  const gap = gapToken(width)
  const terms = Uint32Array.from(phrase)
  const first = terms[0]!
  const low = (first << 1) & 0xff
  const isStacked = (at: number): boolean => (bytes[at]! & 1) === 1 && tokenAt(bytes, at, width) !== gap
  /** Whether the rest of the phrase begins at the first word from `at` on. */
  const follows = (from: number, end: number): boolean => {
    let at = from
    for (let k = 1; k < terms.length; k++) {
      while (at < end && isStacked(at)) at += width
      if (at >= end) return false
      const token = tokenAt(bytes, at, width)
      if (token === gap) return false
      let found = token >>> 1 === terms[k]
      at += width
      for (; !found && at < end && isStacked(at); at += width) found = tokenAt(bytes, at, width) >>> 1 === terms[k]
      if (!found) return false
    }
    return true
  }
  return (doc) => {
    const end = ends[doc]! * width
    for (let at = (doc === 0 ? 0 : ends[doc - 1]!) * width; at < end; at += width)
      if ((bytes[at]! & 0xfe) === low && tokenAt(bytes, at, width) >>> 1 === first && follows(at + width, end))
        return true
    return false
  }
}

/** Whether a document holds all terms within a window: no two of those chosen are further apart than `distance`. */
export const nearScanner = (
  stream: TokenStream,
  distinct: readonly number[],
  distance: number,
): ((doc: number) => boolean) => {
  const { bytes, ends, width } = stream
  const gap = gapToken(width)
  const terms = Uint32Array.from(distinct)
  const last = new Float64Array(terms.length)
  /** Whether a lowest byte can be one of the terms'. */
  const may = new Uint8Array(256)
  for (const term of terms) may[(term << 1) & 0xfe] = 1
  const isClose = (position: number): boolean => {
    for (let k = 0; k < last.length; k++) if (position - last[k]! > distance) return false
    return true
  }
  return (doc) => {
    const end = ends[doc]! * width
    let position = -1
    last.fill(-Infinity)
    for (let at = (doc === 0 ? 0 : ends[doc - 1]!) * width; at < end; at += width) {
      const low = bytes[at]!
      if ((low & 1) === 0) position++
      else if (low === 0xff && tokenAt(bytes, at, width) === gap) {
        position += gapPositions
        continue
      }
      if (may[low & 0xfe] === 0) continue
      const k = terms.indexOf(tokenAt(bytes, at, width) >>> 1)
      if (k < 0) continue
      last[k] = position
      if (isClose(position)) return true
    }
    return false
  }
}
