import type { Estimate } from '../../model/estimate.js'
import { aspectNames } from './aspects.js'
import type { InsightInput } from './insight-input.js'
import { listHeld, type Held } from './held.js'
import { chooseExamples } from './quotes.js'
import { labelOf } from './select.js'
import { findSpikes, type Spike } from './spikes.js'
import { estimateCount } from '../statistics/interval.js'
import { countAuthors, countSentiment, countSteps, countTotals, countValues, topOf, topRows } from './tally.js'
import type { SentimentCounts, Step, Totals, ValueCount } from './tally.js'
import { findThemes, type Theme } from './themes.js'
import { countTerms, findTerms, withAuthors, type Compared, type TermFinding } from './terms.js'
import type { WordsRead } from './word-marks.js'

export interface Aspect {
  name: string
  mentions: number
  share: Estimate
  sentiment: SentimentCounts
}

/** Somebody without whose mentions a spike would be none. */
export interface LoneAuthor {
  author: string
  handle: string
  mentions: number
}

export interface BrandSpike extends Omit<Spike, 'first' | 'last' | 'peak' | 'least'> {
  from: number
  to: number
  peakAt: number
  authors: number
  dueTo: LoneAuthor | null
  sentiment: SentimentCounts
  terms: TermFinding[]
  /** Keys of the posts that were reacted to most. */
  posts: string[]
  /** Keys of the posts that say most of the terms: what is quoted. */
  examples: string[]
}

export interface AuthorCount {
  author: string
  handle: string
  mentions: number
  engagement: number
  followers: number | null
  sentiment: SentimentCounts
}

/** Everything that is said of one brand. */
export interface BrandInsights {
  totals: Totals
  before: Totals | null
  steps: Step[]
  spikes: BrandSpike[]
  terms: TermFinding[]
  rising: TermFinding[]
  themes: Theme[]
  hashtags: Held[]
  coMentions: Held[]
  aspects: Aspect[]
  authors: AuthorCount[]
  posts: string[]
  networks: ValueCount[]
  languages: ValueCount[]
  countries: ValueCount[]
  kinds: ValueCount[]
  types: ValueCount[]
}

const termsTop = 30
const candidatesMax = 400
const authorsTop = 30
const postsTop = 10

/** Terms that stand out against everything in the index. */
const findDistinctive = (
  input: InsightInput,
  inside: Compared,
  skip: ReadonlySet<string>,
): (TermFinding & { id: number })[] => {
  const { mentions, documents } = input
  const { frequencies } = mentions.text
  const size = Math.max(1, documents - inside.size)
  const outsideOf = (exact: (id: number) => number): Compared => ({
    size,
    counts: inside.counts.map((count, id) => (count === 0 ? 0 : Math.max(0, exact(id) - count))),
  })
  const roughly = findTerms(
    mentions,
    inside,
    outsideOf((id) => frequencies[id - 1] ?? 0),
    {
      skip,
      top: candidatesMax,
    },
  )
  const exact = input.frequencies(roughly.map(({ term }) => term))
  const known = new Map(roughly.map(({ id }, i) => [id, exact[i] ?? 0]))
  const only: Compared = { size: inside.size, counts: inside.counts.map((count, id) => (known.has(id) ? count : 0)) }
  return findTerms(
    mentions,
    only,
    outsideOf((id) => known.get(id) ?? 0),
    {
      skip,
      top: termsTop,
    },
  )
}

const toFinding = ({ term, mentions, authors, compared, lift, z, pValue }: TermFinding): TermFinding => ({
  term,
  mentions,
  authors,
  compared,
  lift,
  z,
  pValue,
})

const listAspects = ({ mentions, keep }: InsightInput, rows: Uint32Array, { aspects }: WordsRead): Aspect[] =>
  aspectNames()
    .map((name, i) => ({ name, own: aspects[i] ?? [] }))
    .filter(({ own }) => own.length > 0)
    .sort((a, b) => b.own.length - a.own.length || (a.name < b.name ? -1 : 1))
    .map(({ name, own }) => {
      keep(labelOf('aspect', name), own)
      const share = estimateCount(own.length, rows.length)
      return { name, mentions: own.length, share, sentiment: countSentiment(mentions, own) }
    })

const known = (value: number | undefined): number | null => (value === undefined || Number.isNaN(value) ? null : value)

const listAuthors = ({ mentions }: InsightInput, rows: Uint32Array): AuthorCount[] => {
  const { author, handle } = mentions.categories
  const counts = new Uint32Array(author.values.length + 1)
  const engagement = new Float64Array(author.values.length + 1)
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i]!
    const code = author.codes[row]!
    counts[code]! += 1
    engagement[code]! += known(mentions.engagement[row]) ?? 0
  }
  const nameOf = (code: number): string => author.values[code - 1] ?? ''
  const order = (a: number, b: number): number =>
    engagement[b]! - engagement[a]! || counts[b]! - counts[a]! || (nameOf(a) < nameOf(b) ? -1 : 1)
  const codes = new Uint32Array(author.values.length)
  let found = 0
  for (let code = 1; code < counts.length; code++) if (counts[code] !== 0) codes[found++] = code
  const top = topOf(codes.subarray(0, found), authorsTop, order)
  const rowsOf = new Map(top.map((code) => [code, [] as number[]]))
  const isTop = new Uint8Array(author.values.length + 1)
  for (const code of top) isTop[code] = 1
  for (let i = 0; i < rows.length; i++) {
    const code = author.codes[rows[i]!]!
    if (isTop[code] === 1) rowsOf.get(code)?.push(rows[i]!)
  }
  return [...rowsOf].map(([code, own]) => ({
    author: nameOf(code),
    handle: handle.values[handle.codes[own[0] ?? 0]! - 1] ?? '',
    mentions: own.length,
    engagement: engagement[code]!,
    followers: known(mentions.followers[own[0] ?? 0]),
    sentiment: countSentiment(mentions, own),
  }))
}

/** Whoever wrote most of some rows, where what the others wrote is less than a spike needs. */
const loneAuthor = ({ mentions }: InsightInput, rows: Uint32Array, least: number): LoneAuthor | null => {
  const { author, handle } = mentions.categories
  const counts = new Map<number, number>()
  for (const row of rows) counts.set(author.codes[row]!, (counts.get(author.codes[row]!) ?? 0) + 1)
  const [code, count] = [...counts].reduce((most, each) => (each[1] > most[1] ? each : most), [0, 0])
  if (rows.length - count >= least) return null
  const row = rows.find((each) => author.codes[each] === code) ?? 0
  return { author: author.values[code - 1] ?? '', handle: handle.values[handle.codes[row]! - 1] ?? '', mentions: count }
}

const explainSpike = (
  input: InsightInput,
  rows: Uint32Array,
  inside: Compared,
  steps: readonly Step[],
  spike: Spike,
  skip: ReadonlySet<string>,
): BrandSpike => {
  const { mentions } = input
  const from = steps[spike.first]?.from ?? 0
  const to = steps[spike.last]?.to ?? 0
  const isIn = (row: number): boolean => mentions.times[row]! >= from && mentions.times[row]! < to
  const own = rows.filter(isIn)
  const counts = countTerms(mentions, own)
  const findings = findTerms(
    mentions,
    { counts, size: own.length },
    { counts: inside.counts.map((count, id) => count - counts[id]!), size: rows.length - own.length },
    { skip, top: 10 },
  )
  const { first: _first, last: _last, peak, least, ...rest } = spike
  return {
    ...rest,
    from,
    to,
    peakAt: steps[peak]?.from ?? from,
    authors: countAuthors(mentions, own),
    dueTo: loneAuthor(input, own, least),
    sentiment: countSentiment(mentions, own),
    terms: withAuthors(mentions, own, findings).map(toFinding),
    posts: topRows(mentions, own, 5).map((row) => mentions.keys[row] ?? ''),
    examples: chooseExamples(mentions, own, findings).map((row) => mentions.keys[row] ?? ''),
  }
}

/** All insights of one brand. `rows` are of the period, `rowsBefore` of the one before it; `skip` are the words asked for. */
export const listenToBrand = (
  input: InsightInput,
  rows: Uint32Array,
  rowsBefore: Uint32Array | null,
  { skip, own }: { skip: ReadonlySet<string>; own: string | undefined },
): BrandInsights => {
  const { mentions, edges, edgesBefore, keep, things } = input
  const words = input.words.read(rows)
  const steps = countSteps(mentions, rows, edges)
  const before = rowsBefore === null || edgesBefore === null ? [] : countSteps(mentions, rowsBefore, edgesBefore)
  const inside: Compared = { counts: words.counts, size: rows.length }
  const keepTerms = (findings: readonly (TermFinding & { rows: Uint32Array })[]): TermFinding[] =>
    findings.map((finding) => {
      keep(labelOf('term', finding.term), finding.rows)
      return toFinding(finding)
    })
  const distinctive = withAuthors(mentions, rows, findDistinctive(input, inside, skip))
  const rising =
    rowsBefore === null
      ? []
      : findTerms(
          mentions,
          inside,
          { counts: countTerms(mentions, rowsBefore), size: rowsBefore.length },
          { skip, top: termsTop },
        )
  const { terms } = mentions.text
  const others = new Map([...words.things].filter(([thing]) => things[thing]?.id !== own))
  const tagName = (id: number): { value: string; name: string } => {
    const tag = (terms[id - 1] ?? '').slice(1)
    return { value: tag, name: tag }
  }
  const thingName = (thing: number): { value: string; name: string } => ({
    value: things[thing]?.id ?? '',
    name: things[thing]?.name ?? '',
  })
  const { categories } = mentions
  return {
    totals: countTotals(mentions, rows),
    before: rowsBefore === null ? null : countTotals(mentions, rowsBefore),
    steps,
    spikes: findSpikes(
      steps.map((step) => step.mentions),
      before.map((step) => step.mentions),
    ).map((spike) => explainSpike(input, rows, inside, steps, spike, skip)),
    terms: keepTerms(distinctive),
    rising: keepTerms(withAuthors(mentions, rows, rising)),
    themes: findThemes(input, distinctive),
    hashtags: listHeld(input, 'hashtag', words.tags, tagName),
    coMentions: listHeld(input, 'co_mention', others, thingName),
    aspects: listAspects(input, rows, words),
    authors: listAuthors(input, rows),
    posts: topRows(mentions, rows, postsTop).map((row) => mentions.keys[row] ?? ''),
    networks: countValues(categories.network, rows),
    languages: countValues(categories.language, rows),
    countries: countValues(categories.country, rows),
    kinds: countValues(categories.kind, rows),
    types: countValues(categories.type, rows),
  }
}
