import type { NamedThing, WordMarks } from './word-marks.js'
import type { ReadMentions } from './mentions.js'

/** What the insights of each brand need besides its rows. */
export interface InsightInput {
  mentions: ReadMentions
  edges: readonly number[]
  /** Edges of the steps before, where the period before is looked at. */
  edgesBefore: readonly number[] | null
  words: WordMarks
  things: readonly NamedThing[]
  /** How many documents of the whole index hold each of some terms, and how many documents there are. */
  frequencies: (terms: readonly string[]) => number[]
  documents: number
  /** Keeps the rows behind a figure, so that they can be shown. */
  keep: (label: string, rows: ArrayLike<number>) => void
}
