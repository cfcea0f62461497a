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

/** Counts rows by something each of them may hold several of. */
export const countHeld = (
  ground: Ground,
  rows: Uint32Array,
  kind: LabelKind,
  heldBy: (row: number) => Iterable<string>,
  nameOf: (value: string) => string,
): Held[] => {
  const found = new Map<string, number[]>()
  for (const row of rows)
    for (const value of new Set(heldBy(row))) {
      const list = found.get(value)
      if (list === undefined) found.set(value, [row])
      else list.push(row)
    }
  return [...found]
    .sort(([a, one], [b, two]) => two.length - one.length || (a < b ? -1 : 1))
    .slice(0, heldTop)
    .map(([value, own]) => {
      ground.keep(labelOf(kind, value), own)
      return { value, name: nameOf(value), mentions: own.length, authors: countAuthors(ground.mentions, own) }
    })
}
