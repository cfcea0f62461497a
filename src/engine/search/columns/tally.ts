import type { SegmentDraft } from './columns-written.js'
import { GrowableU32 } from '../bytes/growable.js'
import { lowerBound } from '../bytes/lower-bound.js'
import { nullCode, type Codes } from '../schema/number-code.js'
import type { Schema } from '../schema/schema.js'
import type { Sections } from '../files/section-file.js'

/** Every number that a column holds, ascending, and how many documents have it or a higher one: a range is counted by two of them. */
export interface Tally {
  readonly codes: Uint32Array
  readonly above: Uint32Array
}

/** A tally is kept where numbers are so much fewer than documents: half a byte a document at most. */
const distinctShare = 1 / 16
/** Shorter columns are read as quickly. */
const docsMin = 16_384
const sampleSize = 4096

/** Writes tallies of the number columns that have few numbers. The order of the documents itself counts ranges of the rank. */
export const writeTallies = ({ columns, rank }: Schema, docs: number, { sections }: SegmentDraft): void => {
  if (docs < docsMin) return
  for (const [name, column] of Object.entries(columns)) {
    if (column.kind !== 'number' || name === rank) continue
    const tally = toTally(sections.get(`${name}.codes`) as Codes, nullCode(column.type), docs * distinctShare)
    if (tally === undefined) continue
    sections.set(`${name}.tallycodes`, tally.codes)
    sections.set(`${name}.tallyabove`, tally.above)
  }
}

export const openTally = (sections: Sections, name: string): Tally | undefined =>
  sections.has(`${name}.tallycodes`)
    ? { codes: sections.u32(`${name}.tallycodes`), above: sections.u32(`${name}.tallyabove`) }
    : undefined

/** Documents with a code in [low, high]. */
export const countBetween = ({ codes, above }: Tally, low: number, high: number): number => {
  const from = lowerBound(codes, 0, codes.length, low)
  const to = lowerBound(codes, from, codes.length, high + 1)
  return (above[from] ?? 0) - (above[to] ?? 0)
}

/** Undefined where there are more than `most` numbers. */
const toTally = (codes: Codes, none: number, most: number): Tally | undefined => {
  const counted = codes instanceof Uint32Array ? countSorted(codes, none) : countEach(codes, none)
  if (counted === undefined || counted.codes.length > most) return undefined
  const above = counted.counts
  for (let i = above.length - 2; i >= 0; i--) above[i]! += above[i + 1]!
  return { codes: counted.codes, above }
}

interface Counted {
  codes: Uint32Array
  counts: Uint32Array
}

/** Of short codes there is room to count all. */
const countEach = (codes: Uint8Array | Uint16Array, none: number): Counted => {
  const all = new Uint32Array(none + 1)
  for (let doc = 0; doc < codes.length; doc++) {
    const code = codes[doc]!
    all[code]! += 1
  }
  const met = new GrowableU32()
  for (let code = 0; code < none; code++) if (all[code] !== 0) met.push(code)
  return { codes: met.view(), counts: met.view().map((code) => all[code]!) }
}

const countSorted = (codes: Uint32Array, none: number): Counted | undefined => {
  if (isContinuous(codes)) return undefined
  const sorted = codes.slice().sort()
  const met = new GrowableU32()
  const counts = new GrowableU32()
  for (let i = 0; i < sorted.length && sorted[i] !== none;) {
    const start = i
    while (sorted[i] === sorted[start]) i++
    met.push(sorted[start]!)
    counts.push(i - start)
  }
  return { codes: met.view(), counts: counts.view() }
}

/** Whether most of a sample are different: such columns need not be sorted to be found too long. */
const isContinuous = (codes: Uint32Array): boolean => {
  const stride = Math.floor(codes.length / sampleSize)
  const sample = Uint32Array.from({ length: sampleSize }, (_, i) => codes[i * stride]!).sort()
  let distinct = 0
  for (let i = 0; i < sample.length; i++) if (i === 0 || sample[i] !== sample[i - 1]) distinct++
  return distinct > sampleSize * 0.75
}
