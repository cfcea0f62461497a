import { sentimentCodes, type CategoryName, type Mentions, type SentimentCode } from './mentions.js'

/** Kinds of what a mention can hold besides its columns. */
export const labelKinds = ['term', 'hashtag', 'co_mention', 'aspect', 'theme', 'copy', 'emotion', 'entity'] as const
export type LabelKind = (typeof labelKinds)[number]

/** Rows that hold something that is reported, in ascending order, by `kind:value`. */
export type Labels = ReadonlyMap<string, Uint32Array>

export const labelOf = (kind: LabelKind, value: string): string => `${kind}:${value}`

/** How a value that is not known is asked for and shown. */
export const unknown = 'unknown'

/** Which mentions are wanted: every condition must hold. */
export interface Selection {
  /** Places of the brands; any of them. */
  brand?: number | undefined
  /** Milliseconds: at or after, before. */
  from?: number | undefined
  to?: number | undefined
  sentiment?: SentimentCode | undefined
  categories?: Partial<Record<CategoryName, string>> | undefined
  labels?: readonly string[] | undefined
  /** Repeats of a text are set apart from all figures: left out (default), alone, or all. */
  repeats?: 'without' | 'only' | 'all' | undefined
}

const codeOf = (values: readonly string[], value: string): number =>
  value === unknown ? 0 : ((at) => (at < 0 ? -1 : at + 1))(values.indexOf(value))

const meet = (one: Uint32Array, two: Uint32Array): Uint32Array => {
  const both = new Set(two)
  return one.filter((row) => both.has(row))
}

/** Rows of the mentions that are wanted, newest first. */
export const selectMentions = (mentions: Mentions, labels: Labels, selection: Selection): Uint32Array => {
  const wanted = (selection.labels ?? []).map((label) => labels.get(label) ?? new Uint32Array(0))
  const start =
    wanted.length === 0
      ? Uint32Array.from({ length: mentions.rows }, (_, row) => row)
      : wanted.reduce((rows, next) => meet(rows, next))
  const categories = Object.entries(selection.categories ?? {}).map(([name, value]) => {
    const { codes, values } = mentions.categories[name as CategoryName]
    return { codes, code: codeOf(values, value) }
  })
  const { brand, from = -Infinity, to = Infinity, repeats = 'without' } = selection
  const sentiment = selection.sentiment === undefined ? -1 : sentimentCodes.indexOf(selection.sentiment)
  return start.filter((row) => {
    const at = mentions.times[row]!
    if (at < from || at >= to) return false
    if (brand !== undefined && ((mentions.brands[row]! >>> brand) & 1) === 0) return false
    if (repeats !== 'all' && (mentions.repeats[row] === 1) !== (repeats === 'only')) return false
    if (sentiment >= 0 && mentions.sentiment[row] !== sentiment) return false
    return categories.every(({ codes, code }) => codes[row] === code)
  })
}
