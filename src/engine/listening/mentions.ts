import type { Collected, CollectedCategory, CollectedTokens } from '../search/answer/collect.js'
import { findDuplicates, type Duplicates, type TokenRows } from '../language/near-duplicate-rows.js'

/** 0 where a mention could not or has not been judged. */
export const sentimentCodes = ['not_judged', 'negative', 'neutral', 'positive'] as const
export type SentimentCode = (typeof sentimentCodes)[number]

export const categoryNames = ['kind', 'network', 'type', 'language', 'country', 'author', 'handle'] as const
export type CategoryName = (typeof categoryNames)[number]
export const numberNames = ['published_at', 'engagement', 'views'] as const

/** Which near-identical texts are set apart: none, repeats of the same author, or all but the first. */
export const duplicateModes = ['keep', 'author', 'all'] as const
export type DuplicateMode = (typeof duplicateModes)[number]

/**
 * All mentions of a request, newest first, column by column. Everything that is counted is counted over these rows, and
 * everything that is shown for a count is picked out of them: so figures and posts agree, also when the index moves on.
 */
export interface Mentions {
  readonly rows: number
  readonly keys: readonly string[]
  /** Bit b is set where the text mentions brand b. */
  readonly brands: Uint32Array
  /** Milliseconds. */
  readonly times: Float64Array
  readonly categories: Readonly<Record<CategoryName, CollectedCategory>>
  /** NaN where it is not known. */
  readonly engagement: Float64Array
  readonly views: Float64Array
  /** Followers of the author, NaN where they are not known. */
  readonly followers: Float64Array
  /** Places in sentimentCodes. */
  readonly sentiment: Uint8Array
  /** 1 for what is set apart as a repeat, else 0. */
  readonly repeats: Uint8Array
}

/** Mentions together with what is only needed while they are analysed. */
export interface ReadMentions extends Mentions {
  readonly text: TokenRows & { readonly terms: readonly string[]; readonly frequencies: Float64Array }
  readonly duplicates: Duplicates
}

/**
 * What is known of mentions besides the index, judged and looked up elsewhere: by place in what was collected, so that no name
 * has to cross between threads twice.
 */
export interface Joined {
  /** A place in sentimentCodes for each document. */
  sentiment: (doc: number, key: string) => number
  /** NaN where nobody knows; for each author of the collected category. */
  followers: (author: number, key: string) => number
}

const permute = <T extends Float64Array | Uint32Array>(values: T, order: Uint32Array | null, out: () => T): T => {
  if (order === null) return values
  const moved = out()
  for (let i = 0; i < order.length; i++) moved[i] = values[order[i]!]!
  return moved
}

/** Newest first; at the same second by key; null where they come so. Segments come in rank order each, so sorted runs are merged. */
const orderOf = ({ docs, keys, numbers }: Collected): Uint32Array | null => {
  const times = numbers['published_at']!
  const isAfter = (a: number, b: number): boolean => {
    const difference = times[b]! - times[a]!
    return difference === 0 ? keys[a]! > keys[b]! : difference > 0
  }
  let starts = [0]
  for (let i = 1; i < docs; i++) if (isAfter(i - 1, i)) starts.push(i)
  if (starts.length === 1) return null
  let from = new Uint32Array(docs)
  for (let i = 0; i < docs; i++) from[i] = i
  let to = new Uint32Array(docs)
  while (starts.length > 1) {
    const merged: number[] = []
    for (let run = 0; run < starts.length; run += 2) {
      const [start, middle, end] = [starts[run] ?? 0, starts[run + 1] ?? docs, starts[run + 2] ?? docs]
      merged.push(start)
      let [left, right] = [start, middle]
      for (let at = start; at < end; at++) {
        const takeRight = left >= middle || (right < end && isAfter(from[left]!, from[right]!))
        to[at] = (takeRight ? from[right++] : from[left++]) as number
      }
    }
    ;[from, to] = [to, from]
    starts = merged
  }
  return from
}

/** Where the words of each row stand among those that were collected. */
const placeTokens = (
  { ends }: CollectedTokens,
  order: Uint32Array | null,
  rows: number,
): Pick<TokenRows, 'starts' | 'ends'> => {
  const places = { starts: new Uint32Array(rows), ends: new Uint32Array(rows) }
  for (let row = 0; row < rows; row++) {
    const doc = order === null ? row : order[row]!
    places.starts[row] = doc === 0 ? 0 : ends[doc - 1]!
    places.ends[row] = ends[doc]!
  }
  return places
}

/** Which rows repeat an earlier text, by the mode. */
const markRepeats = (
  duplicates: Duplicates,
  handles: CollectedCategory,
  mode: DuplicateMode,
  rows: number,
): Uint8Array => {
  const repeats = new Uint8Array(rows)
  if (mode === 'keep') return repeats
  for (const group of duplicates.groups) {
    const seen = new Set<number>()
    // Oldest first: the first one is the original.
    for (let i = group.length - 1; i >= 0; i--) {
      const row = group[i]!
      const who = mode === 'all' ? 0 : handles.codes[row]!
      if (seen.has(who) && !(mode === 'author' && who === 0)) repeats[row] = 1
      seen.add(who)
    }
  }
  return repeats
}

/** Makes mentions of what was collected from the index. */
export const toMentions = (collected: Collected, joined: Joined, mode: DuplicateMode): ReadMentions => {
  const order = orderOf(collected)
  const rows = collected.docs
  const keys = order === null ? collected.keys : new Array<string>(rows)
  if (order !== null) for (let row = 0; row < rows; row++) keys[row] = collected.keys[order[row]!]!
  const number = (name: string): Float64Array => permute(collected.numbers[name]!, order, () => new Float64Array(rows))
  const categories = Object.fromEntries(
    categoryNames.map((name) => {
      const { codes, values } = collected.categories[name]!
      return [name, { codes: permute(codes, order, () => new Uint32Array(rows)), values }]
    }),
  ) as Record<CategoryName, CollectedCategory>
  const { author } = categories
  const known = new Float64Array(author.values.length + 1).fill(NaN)
  author.values.forEach((key, i) => (known[i + 1] = joined.followers(i, key)))
  const [times, followers, sentiment] = [new Float64Array(rows), new Float64Array(rows), new Uint8Array(rows)]
  const seconds = number('published_at')
  for (let row = 0; row < rows; row++) {
    times[row] = seconds[row]! * 1000
    followers[row] = known[author.codes[row]!]!
    sentiment[row] = joined.sentiment(order === null ? row : order[row]!, keys[row]!)
  }
  const tokens = collected.tokens['text']!
  const { ids, terms, frequencies } = tokens
  const text = { ids, ...placeTokens(tokens, order, rows), terms, frequencies }
  const duplicates = findDuplicates(text)
  return {
    rows,
    keys,
    brands: permute(collected.masks, order, () => new Uint32Array(rows)),
    times,
    categories,
    engagement: number('engagement'),
    views: number('views'),
    followers,
    sentiment,
    repeats: markRepeats(duplicates, categories.handle, mode, rows),
    text,
    duplicates,
  }
}
