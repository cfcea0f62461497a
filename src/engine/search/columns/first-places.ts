import { gapToken, tokenBytes, type SegmentDraft } from './columns-written.js'
import type { Sections } from '../files/section-file.js'
import { tokenAt } from './token-stream.js'

/** Positions between two texts of one document. */
export const gapPositions = 100
/** The word stands here more than once, or too far in: only the tokens say where. */
export const look = 255
/** What is no place: never written. */
export const absent = 254

/**
 * Where each word of a document stands, a byte for each entry of the word's list, in the order of the lists: phrases and NEAR are
 * mostly decided beside the lists, in memory that is read in order, without a look at the documents.
 */
export interface FirstPlaces {
  /** Where the places of each term begin. */
  readonly starts: Uint32Array
  readonly places: Uint8Array
}

/** Writes the places of a text column from its tokens, which are there already. */
export const writeFirstPlaces = (name: string, draft: SegmentDraft): void => {
  const bytes = draft.sections.get(`${name}.tokens`) as Uint8Array
  const ends = draft.sections.get(`${name}.tokenends`) as Uint32Array
  const terms = draft.terms[name] ?? 0
  const width = tokenBytes(terms)
  const gap = gapToken(width)
  /** Tells the first place of each term of each document, and LOOK where it comes again. */
  const visit = (see: (term: number, place: number, isFirst: boolean) => void): void => {
    const last = new Uint32Array(terms)
    let at = 0
    for (let doc = 0; doc < ends.length; doc++) {
      let position = -1
      for (const end = ends[doc]! * width; at < end; at += width) {
        const token = tokenAt(bytes, at, width)
        if (token === gap) {
          position += gapPositions
          continue
        }
        if ((token & 1) === 0) position++
        const term = token >>> 1
        const isFirst = last[term] !== doc + 1
        last[term] = doc + 1
        see(term, isFirst && position < absent ? Math.max(0, position) : look, isFirst)
      }
    }
  }
  const starts = new Uint32Array(terms + 1)
  visit((term, _, isFirst) => {
    if (isFirst) starts[term + 1]! += 1
  })
  for (let term = 0; term < terms; term++) starts[term + 1]! += starts[term]!
  const next = starts.slice()
  const places = new Uint8Array(starts[terms]!)
  visit((term, place, isFirst) => {
    const at = next[term]!
    if (isFirst) {
      places[at] = place
      next[term] = at + 1
    } else places[at - 1] = look
  })
  draft.sections.set(`${name}.placestarts`, starts)
  draft.sections.set(`${name}.places`, places)
}

/** The places of a text column; undefined in files that were written without. */
export const openFirstPlaces = (sections: Sections, name: string): FirstPlaces | undefined => {
  if (!sections.has(`${name}.places`)) return undefined
  return { starts: sections.u32(`${name}.placestarts`), places: sections.u8(`${name}.places`) }
}
