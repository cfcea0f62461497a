import type { SegmentDraft } from './columns-written.js'
import { GrowableU32 } from '../bytes/growable.js'
import { PostingStore } from './posting-store.js'
import type { Schema } from '../schema/schema.js'
import { Sections } from '../files/section-file.js'

/** Columns of more values have no pairs: a table would be long, and mostly of noughts. */
const valuesMax = 255
/** Shorter segments are counted as quickly. */
const docsMin = 4096

/** How many documents have each value of a category together with each value of other columns, by column: a row a value. */
export type PairCounts = ReadonlyMap<string, Uint32Array>

const sectionOf = (category: string, other: string): string => `${category}.with.${other}`

/** "How many of this network are in each country" is then read off: what is asked first, when nothing else is filtered by. */
export const writePairCounts = ({ columns }: Schema, docs: number, draft: SegmentDraft): void => {
  if (docs < docsMin) return
  const small = Object.entries(columns).flatMap(([name, { kind }]) => {
    const values = draft.terms[name] ?? 0
    return (kind === 'category' || kind === 'multi') && values > 0 && values <= valuesMax
      ? [{ name, kind, values }]
      : []
  })
  for (const one of small) {
    const codes = draft.sections.get(`${one.name}.codes`)
    if (one.kind !== 'category' || !(codes instanceof Uint8Array)) continue
    for (const other of small) {
      if (other.name === one.name) continue
      const table = new Uint32Array((one.values + 1) * other.values)
      if (other.kind === 'multi') countLists(codes, other.name, other.values, draft, table)
      else countCodes(codes, draft.sections.get(`${other.name}.codes`) as Uint8Array, other.values, table)
      draft.sections.set(sectionOf(one.name, other.name), table.slice(other.values))
    }
  }
}

/** Row 0 is of documents without a value. */
const countCodes = (rows: Uint8Array, codes: Uint8Array, values: number, table: Uint32Array): void => {
  for (let doc = 0; doc < rows.length; doc++) {
    const code = codes[doc]!
    if (code === 0) continue
    const at = rows[doc]! * values + code - 1
    table[at]! += 1
  }
}

const countLists = (rows: Uint8Array, name: string, values: number, draft: SegmentDraft, table: Uint32Array): void => {
  // Weights are not read: without their width, lists are only of documents.
  const store = new PostingStore(new Sections(draft.sections), `${name}.lists`, 0, 0)
  for (let term = 0; term < values; term++) {
    const docs = new GrowableU32()
    store.readAll(term, docs)
    for (let i = 0; i < docs.length; i++) {
      const at = rows[docs.data[i]!]! * values + term
      table[at]! += 1
    }
  }
}

export const openPairCounts = (sections: Sections, category: string, names: readonly string[]): PairCounts => {
  return new Map(
    names
      .filter((other) => sections.has(sectionOf(category, other)))
      .map((other) => [other, sections.u32(sectionOf(category, other))]),
  )
}
