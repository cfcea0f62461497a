import type { Collected, CollectedCategory, CollectedTokens } from '../search/collect.js'
import { findDuplicates, type Duplicates, type TokenRows } from './near-duplicates.js'

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

const permute = <T extends Float64Array | Uint32Array>(values: T, order: Uint32Array, out: T): T => {
  for (let i = 0; i < order.length; i++) out[i] = values[order[i] as number] as number
  return out
}

/** Newest first; at the same second by key. Segments come in rank order each, so this mostly merges. */
const orderOf = ({ docs, keys, numbers }: Collected): Uint32Array => {
  const times = numbers['published_at'] as Float64Array
  const compare = (a: number, b: number): number => {
    const difference = (times[b] as number) - (times[a] as number)
    if (difference !== 0) return difference
    return (keys[a] as string) < (keys[b] as string) ? -1 : 1
  }
  const order = Uint32Array.from({ length: docs }, (_, i) => i)
  for (let i = 1; i < docs; i++) if (compare(i - 1, i) > 0) return order.sort(compare)
  return order
}

/** Where the words of each row stand among those that were collected. */
const placeTokens = ({ ends }: CollectedTokens, order: Uint32Array): Pick<TokenRows, 'starts' | 'ends'> => ({
  starts: Uint32Array.from(order, (doc) => (doc === 0 ? 0 : (ends[doc - 1] as number))),
  ends: Uint32Array.from(order, (doc) => ends[doc] as number),
})

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
      const row = group[i] as number
      const who = mode === 'all' ? 0 : (handles.codes[row] as number)
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
  const keys = Array.from(order, (doc) => collected.keys[doc] as string)
  const number = (name: string): Float64Array =>
    permute(collected.numbers[name] as Float64Array, order, new Float64Array(rows))
  const categories = Object.fromEntries(
    categoryNames.map((name) => {
      const { codes, values } = collected.categories[name] as CollectedCategory
      return [name, { codes: permute(codes, order, new Uint32Array(rows)), values }]
    }),
  ) as Record<CategoryName, CollectedCategory>
  const known = [NaN, ...categories.author.values.map((key, author) => joined.followers(author, key))]
  const tokens = collected.tokens['text'] as CollectedTokens
  const { ids, terms, frequencies } = tokens
  const text = { ids, ...placeTokens(tokens, order), terms, frequencies }
  const duplicates = findDuplicates(text)
  return {
    rows,
    keys,
    brands: permute(collected.masks, order, new Uint32Array(rows)),
    times: number('published_at').map((seconds) => seconds * 1000),
    categories,
    engagement: number('engagement'),
    views: number('views'),
    followers: Float64Array.from(categories.author.codes, (code) => known[code] ?? NaN),
    sentiment: Uint8Array.from(order, (doc, row) => joined.sentiment(doc, keys[row] ?? '')),
    repeats: markRepeats(duplicates, categories.handle, mode, rows),
    text,
    duplicates,
  }
}
