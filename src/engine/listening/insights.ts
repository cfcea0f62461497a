import { collect, documentFrequencies, type Collected, type Snapshot } from '../search/index.js'
import { analyzeQuery } from '../search/analysis/analyze.js'
import type { Estimate } from '../../model/estimate.js'
import { listenToBrand, type BrandInsights } from './brand.js'
import type { InsightInput } from './insight-input.js'
import { WordMarks } from './word-marks.js'
import { cutIntervals } from './intervals.js'
import { categoryNames, numberNames, toMentions, type Joined, type Mentions, type ReadMentions } from './mentions.js'
import { filtersOf, type Plan } from './plan.js'
import type { QueryNode } from './query/index.js'
import { labelOf, type Labels } from './select.js'
import { estimateCount, roundShare } from '../statistics/interval.js'
import { countAuthors } from './tally.js'

/** Changes when the same mentions would give other insights. */
export const listeningVersion = 'listening-1'

export interface ShareOfVoice {
  mentions: Estimate
  authors: Estimate
  engagement: number | null
  reach: number | null
}

export interface Copied {
  id: string
  mentions: number
  authors: number
  first: string
}

export interface Insights {
  version: string
  edges: number[]
  brands: (BrandInsights & { share: ShareOfVoice; shareBefore: Estimate | null; repeats: number; copies: Copied[] })[]
  /** Different texts and authors over all brands. */
  mentions: number
  authors: number
  /** How many texts mention both brand i and brand j. */
  together: number[][]
  documents: number
}

const copiesTop = 10

/** All mentions of a plan in a snapshot. */
export const collectMentions = (snapshot: Snapshot, plan: Plan, withText = true): Collected =>
  collect(snapshot, {
    filters: filtersOf(plan),
    numbers: numberNames,
    categories: categoryNames,
    tokens: withText ? ['text'] : [],
    docsMax: plan.mentionsMax,
  })

/** The words a query looks for: they stand in its mentions by definition and say nothing. */
const wordsOf = (node: QueryNode): string[] => {
  switch (node.kind) {
    case 'and':
    case 'or':
      return node.children.flatMap(wordsOf)
    case 'near':
      return node.operands.flat().flatMap(({ text }) => analyzeQuery('words', text))
    case 'title':
      return wordsOf(node.child)
    case 'not':
    case 'field':
    case 'number':
    case 'emoji':
      return []
    default:
      return analyzeQuery('words', node.text)
  }
}

/** Rows of a brand among [from, to). Mentions are newest first, so a period is a stretch of rows. */
const rowsOfBrand = (
  { brands, repeats }: Mentions,
  brand: number,
  [from, to]: readonly [number, number],
  repeat: 0 | 1,
): Uint32Array => {
  const rows = new Uint32Array(to - from)
  let count = 0
  for (let row = from; row < to; row++)
    if (((brands[row]! >>> brand) & 1) === 1 && repeats[row] === repeat) rows[count++] = row
  return rows.subarray(0, count)
}

/** Rows of either list; both ascend. */
const unite = (one: Uint32Array, two: Uint32Array): Uint32Array => {
  const both = new Uint32Array(one.length + two.length)
  let [i, j, count] = [0, 0, 0]
  while (i < one.length || j < two.length) {
    const [a, b] = [one[i] ?? Infinity, two[j] ?? Infinity]
    both[count++] = Math.min(a, b)
    if (a <= b) i++
    if (b <= a) j++
  }
  return both.slice(0, count)
}

/** Keeps the rows behind figures; several brands may report the same label. */
class LabelKeeper {
  readonly #rows = new Map<string, Uint32Array>()
  readonly keep = (label: string, rows: ArrayLike<number>): void => {
    const known = this.#rows.get(label)
    const own = Uint32Array.from(rows)
    this.#rows.set(label, known === undefined ? own : unite(known, own))
  }
  labels(): Labels {
    return this.#rows
  }
}

const shareOf = (part: number, parts: readonly number[]): number | null => {
  const whole = parts.reduce((sum, value) => sum + value, 0)
  return whole === 0 ? null : roundShare(part / whole)
}

const listShares = (all: readonly BrandInsights[]): { share: ShareOfVoice; shareBefore: Estimate | null }[] => {
  const sum = (value: (one: BrandInsights) => number): number => all.reduce((total, one) => total + value(one), 0)
  const mentions = sum(({ totals }) => totals.mentions)
  const authors = sum(({ totals }) => totals.authors)
  const before = sum((one) => one.before?.mentions ?? 0)
  // Reach of which nothing is known is not none: it cannot be compared.
  const isReachKnown = all.every(({ totals }) => totals.mentions === 0 || totals.reach.authors > 0)
  return all.map((one) => ({
    share: {
      mentions: estimateCount(one.totals.mentions, mentions),
      authors: estimateCount(one.totals.authors, authors),
      engagement: shareOf(
        one.totals.engagement.total,
        all.map(({ totals }) => totals.engagement.total),
      ),
      reach: isReachKnown
        ? shareOf(
            one.totals.reach.followers,
            all.map(({ totals }) => totals.reach.followers),
          )
        : null,
    },
    shareBefore: one.before === null ? null : estimateCount(one.before.mentions, before),
  }))
}

/** Texts that several accounts posted nearly word for word. */
const listCopies = (
  mentions: ReadMentions,
  brand: number,
  [from, to]: readonly [number, number],
  keep: LabelKeeper['keep'],
): Copied[] => {
  const isOurs = (row: number): boolean => row >= from && row < to && ((mentions.brands[row]! >>> brand) & 1) === 1
  return mentions.duplicates.groups
    .map((group) => group.filter(isOurs))
    .filter((rows) => rows.length >= 2)
    .sort((a, b) => b.length - a.length)
    .slice(0, copiesTop)
    .map((rows) => {
      const first = mentions.keys[rows[rows.length - 1] ?? 0] ?? ''
      keep(labelOf('copy', first), rows)
      return { id: first, mentions: rows.length, authors: countAuthors(mentions, rows), first }
    })
}

const countTogether = (mentions: Mentions, brands: number, rows: Uint32Array): number[][] => {
  const together = Array.from({ length: brands }, () => new Array<number>(brands).fill(0))
  for (const row of rows) {
    const mask = mentions.brands[row]!
    for (let i = 0; i < brands; i++)
      if (((mask >>> i) & 1) === 1)
        for (let j = 0; j < brands; j++) if (((mask >>> j) & 1) === 1) together[i]![j] = (together[i]?.[j] ?? 0) + 1
  }
  return together
}

/** What is usual: how many texts there are, and how many of them hold each of some terms. */
export interface Background {
  documents: number
  frequencies: (terms: readonly string[]) => number[]
}

const backgroundOf = (snapshot: Snapshot): Background => ({
  documents: snapshot.docs,
  frequencies: (terms) => documentFrequencies(snapshot, 'text', terms),
})

/** What was collected, with how common its words are elsewhere. */
const against = (collected: Collected, { frequencies }: Background): Collected => {
  const text = collected.tokens['text']
  if (text === undefined) return collected
  const common = Float64Array.from(frequencies(text.terms))
  return { ...collected, tokens: { ...collected.tokens, text: { ...text, frequencies: common } } }
}

/** Everything that is said of all brands, with the mentions it was counted over. Pure: the same snapshot, the same bytes. */
export const listen = (
  snapshot: Snapshot,
  plan: Plan,
  joined: Joined,
  background: Background = backgroundOf(snapshot),
): { insights: Insights; mentions: Mentions; labels: Labels } => {
  const mentions = toMentions(against(collectMentions(snapshot, plan), background), joined, plan.duplicates)
  const { times } = mentions
  let split = times.length
  while (split > 0 && times[split - 1]! < plan.from) split--
  const now = [0, split] as const
  const keeper = new LabelKeeper()
  const edges = cutIntervals(plan.from, plan.to, plan.interval, plan.timeZone)
  const input: InsightInput = {
    mentions,
    edges,
    edgesBefore: plan.before === null ? null : cutIntervals(plan.before, plan.from, plan.interval, plan.timeZone),
    words: new WordMarks(mentions, plan.things),
    things: plan.things,
    ...background,
    keep: keeper.keep,
  }
  const found = plan.brands.map(({ query, own }, brand) => {
    const rows = rowsOfBrand(mentions, brand, now, 0)
    const before = plan.before === null ? null : rowsOfBrand(mentions, brand, [split, mentions.rows], 0)
    return {
      ...listenToBrand(input, rows, before, { skip: new Set(wordsOf(query)), own }),
      repeats: rowsOfBrand(mentions, brand, now, 1).length,
      copies: listCopies(mentions, brand, now, keeper.keep),
    }
  })
  const shares = listShares(found)
  const counted = new Uint32Array(split)
  let count = 0
  for (let row = 0; row < split; row++) if (mentions.repeats[row] === 0) counted[count++] = row
  const different = counted.subarray(0, count)
  return {
    insights: {
      version: listeningVersion,
      edges,
      brands: found.map((one, i) => ({ ...one, ...shares[i]! })),
      mentions: count,
      authors: countAuthors(mentions, different),
      together: countTogether(mentions, plan.brands.length, different),
      documents: background.documents,
    },
    mentions,
    labels: keeper.labels(),
  }
}
