import type { InsightInput } from './insight-input.js'
import { labelOf, type LabelKind } from './select.js'
import { countAuthors } from './tally.js'

/** Something that mentions hold, and how many do. */
export interface Held {
  value: string
  name: string
  mentions: number
  authors: number
}

const heldTop = 30

/** What most rows hold; the rows of what is reported are kept. */
export const listHeld = (
  input: InsightInput,
  kind: LabelKind,
  found: ReadonlyMap<number, readonly number[]>,
  present: (thing: number) => { value: string; name: string },
): Held[] =>
  [...found]
    .map(([thing, rows]) => ({ ...present(thing), rows }))
    .sort((a, b) => b.rows.length - a.rows.length || (a.value < b.value ? -1 : 1))
    .slice(0, heldTop)
    .map(({ value, name, rows }) => {
      input.keep(labelOf(kind, value), rows)
      return { value, name, mentions: rows.length, authors: countAuthors(input.mentions, rows) }
    })
