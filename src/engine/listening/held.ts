import type { Ground } from './ground.js'
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

/** Tells, for a row, everything it holds, by number; the same number may come twice. */
export type VisitHeld = (row: number, hold: (thing: number) => void) => void

/** Counts rows by something each of them may hold several of; the rows of what is reported are kept. */
export const countHeld = (
  ground: Ground,
  rows: Uint32Array,
  kind: LabelKind,
  visit: VisitHeld,
  present: (thing: number) => { value: string; name: string },
): Held[] => {
  const found = new Map<number, number[]>()
  for (const row of rows)
    visit(row, (thing) => {
      const list = found.get(thing)
      if (list === undefined) found.set(thing, [row])
      else if (list[list.length - 1] !== row) list.push(row)
    })
  return [...found]
    .map(([thing, own]) => ({ ...present(thing), own }))
    .sort((a, b) => b.own.length - a.own.length || (a.value < b.value ? -1 : 1))
    .slice(0, heldTop)
    .map(({ value, name, own }) => {
      ground.keep(labelOf(kind, value), own)
      return { value, name, mentions: own.length, authors: countAuthors(ground.mentions, own) }
    })
}
