import type { CollectedCategory } from '../search/answer/collect.js'
import { stepOf } from './intervals.js'
import type { Mentions } from './mentions.js'
import { unknown } from './select.js'

export interface SentimentCounts {
  notJudged: number
  negative: number
  neutral: number
  positive: number
}

export interface Totals {
  mentions: number
  authors: number
  /** Sums over those that show a number, and how many do. */
  engagement: { total: number; shown: number }
  views: { total: number; shown: number }
  /** Followers of all distinct authors together, and of how many they are known: an upper bound of who can have seen it. */
  reach: { followers: number; authors: number }
  sentiment: SentimentCounts
}

export interface Step extends Pick<Totals, 'mentions' | 'sentiment'> {
  from: number
  to: number
  engagement: number
}

export interface ValueCount {
  value: string
  mentions: number
}

const sum = (values: Float64Array, rows: Uint32Array): { total: number; shown: number } => {
  let [total, shown] = [0, 0]
  for (const row of rows) {
    const value = values[row]!
    if (Number.isNaN(value)) continue
    total += value
    shown++
  }
  return { total, shown }
}

export const countSentiment = ({ sentiment }: Mentions, rows: ArrayLike<number>): SentimentCounts => {
  const counts = [0, 0, 0, 0]
  for (let i = 0; i < rows.length; i++) {
    const code = sentiment[rows[i]!]!
    counts[code] = (counts[code] ?? 0) + 1
  }
  const [notJudged = 0, negative = 0, neutral = 0, positive = 0] = counts
  return { notJudged, negative, neutral, positive }
}

/** Distinct authors of rows. */
export const countAuthors = ({ categories: { author } }: Mentions, rows: ArrayLike<number>): number => {
  // Few rows do not pay for a mark for every author there is.
  if (rows.length * 16 < author.values.length) {
    const few = new Set<number>()
    for (let i = 0; i < rows.length; i++) few.add(author.codes[rows[i]!]!)
    return few.size
  }
  const seen = new Uint8Array(author.values.length + 1)
  let count = 0
  for (let i = 0; i < rows.length; i++) {
    const code = author.codes[rows[i]!]!
    count += 1 - seen[code]!
    seen[code] = 1
  }
  return count
}

export const countTotals = (mentions: Mentions, rows: Uint32Array): Totals => {
  const { categories, followers } = mentions
  const seen = new Uint8Array(categories.author.values.length + 1)
  const reach = { followers: 0, authors: 0 }
  let authors = 0
  for (let i = 0; i < rows.length; i++) {
    const author = categories.author.codes[rows[i]!]!
    if (seen[author] === 1) continue
    seen[author] = 1
    authors++
    const known = followers[rows[i]!]!
    if (Number.isNaN(known)) continue
    reach.followers += known
    reach.authors++
  }
  return {
    mentions: rows.length,
    authors,
    engagement: sum(mentions.engagement, rows),
    views: sum(mentions.views, rows),
    reach,
    sentiment: countSentiment(mentions, rows),
  }
}

/** Mentions by step of time. Every step is there, also the empty ones. */
export const countSteps = (mentions: Mentions, rows: Uint32Array, edges: readonly number[]): Step[] => {
  const fields = ['notJudged', 'negative', 'neutral', 'positive'] as const
  const steps = edges.slice(0, -1).map((from, i): Step => ({
    from,
    to: edges[i + 1] ?? from,
    mentions: 0,
    engagement: 0,
    sentiment: { notJudged: 0, negative: 0, neutral: 0, positive: 0 },
  }))
  for (let i = 0, at = 0; i < rows.length; i++) {
    const row = rows[i]!
    const time = mentions.times[row]!
    // Newest first: the next row is mostly of the same step.
    if (i === 0 || time < edges[at]!) at = stepOf(edges, time)
    const step = steps[at]
    if (step === undefined) continue
    step.mentions++
    step.sentiment[fields[mentions.sentiment[row]!] ?? 'notJudged']++
    const engagement = mentions.engagement[row]!
    if (!Number.isNaN(engagement)) step.engagement += engagement
  }
  return steps
}

/** Mentions by the value of a category, most first; those without one under `unknown`. */
export const countValues = ({ codes, values }: CollectedCategory, rows: Uint32Array, top = 50): ValueCount[] => {
  const counts = new Uint32Array(values.length + 1)
  for (const row of rows) {
    const code = codes[row]!
    counts[code]! += 1
  }
  const found: ValueCount[] = []
  counts.forEach((count, code) => {
    if (count > 0) found.push({ value: code === 0 ? unknown : (values[code - 1] ?? unknown), mentions: count })
  })
  return found.sort((a, b) => b.mentions - a.mentions || (a.value < b.value ? -1 : 1)).slice(0, top)
}

/** The first `top` in an order. Most are behind the last of the best: they are looked at once, never sorted. */
export const topOf = (items: Uint32Array, top: number, order: (a: number, b: number) => number): number[] => {
  let best: number[] = []
  let full = false
  for (let i = 0; i < items.length; i++) {
    const item = items[i]!
    if (full && order(item, best[top - 1]!) > 0) continue
    best.push(item)
    if (best.length < top * 4 + 16) continue
    best = best.sort(order).slice(0, top)
    full = true
  }
  return best.sort(order).slice(0, top)
}

/** Rows by engagement, highest first, then newest; those that show none last. */
export const topRows = ({ engagement }: Mentions, rows: Uint32Array, top: number): number[] => {
  const value = (row: number): number => {
    const shown = engagement[row]!
    return Number.isNaN(shown) ? -1 : shown
  }
  return topOf(rows, top, (a, b) => value(b) - value(a) || a - b)
}
