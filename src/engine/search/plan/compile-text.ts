import { SearchQueryError } from '../schema/errors.js'
import { limits } from '../schema/limits.js'
import { DocRange, type Matcher } from '../match/matcher.js'
import { areInOrder, areNear, TokenReader, Verified, type PhraseTerms } from '../match/phrase.js'
import { inSequence, Placed, within } from '../match/placed.js'
import { Posting } from '../match/posting.js'
import { nearScanner, phraseScanner } from '../match/scan.js'
import { LazyUnion } from '../match/lazy-union.js'
import { findPattern, findTerms, unionOf, type WordOptions } from '../match/terms.js'
import type { NearClause, NearPhrase, TextClause } from '../schema/query.js'
import type { ScoreTerm } from '../match/score.js'
import type { OpenColumn, Segment, TextColumn } from '../segment/segment.js'
import { analyze, analyzeQuery } from '../analysis/analyze.js'
import { toTermPattern } from '../analysis/pattern.js'

/** What binding a text clause needs of the compiler that binds the whole filter. */
export interface Binding {
  readonly segment: Segment
  readonly scores: ScoreTerm[]
  readonly fuzzyBudget: { nodes: number }
  readonly exactCounts: boolean
  all(children: readonly Matcher[]): Matcher
  any(children: readonly Matcher[]): Matcher
  column(name: string): OpenColumn
}

const textColumn = (compiler: Binding, field: string): TextColumn => {
  const column = compiler.column(field)
  if (column.kind !== 'text') throw new SearchQueryError('wrong_column_kind', `Column ${field} is no text.`)
  return column
}

/**
 * The matcher of a text clause. The query is cut at white space; a word is found where one field holds all terms that
 * the field's analyzer makes of it. Words without any term (signs, emoji) are passed over; if none is left, nothing matches.
 */
export const compileText = (compiler: Binding, clause: TextClause, scored: boolean): Matcher => {
  const pattern = clause.pattern === true ? toTermPattern(clause.query) : undefined
  if (pattern !== undefined)
    return compiler.any(
      clause.fields.map((field) => {
        const column = textColumn(compiler, field)
        const ranges = findPattern(column, pattern)
        return ranges.length === 0 ? new DocRange(0, 0) : unionOf(column.lists, ranges, compiler.segment.docs)
      }),
    )
  if (clause.mode === 'phrase')
    return compiler.any(
      clause.fields.map((field) => {
        const column = textColumn(compiler, field)
        return verified(compiler, column, [phraseOf(compiler, field, column, clause.query, scored)], {
          distance: 0,
          ordered: false,
        })
      }),
    )
  const words = clause.query.split(/\s+/u).filter((word) => word !== '')
  const parts: Matcher[] = []
  let terms = 0
  words.forEach((word, i) => {
    const prefix = clause.prefix === true && i === words.length - 1
    const options: WordOptions = { prefix, fuzzy: clause.fuzzy ?? 0 }
    const found: Matcher[] = []
    for (const field of clause.fields) {
      const column = textColumn(compiler, field)
      const pieces = analyzeQuery(column.analyzer, word)
      terms += pieces.length
      if (terms > limits.termsMax)
        throw new SearchQueryError('too_many_terms', `A text clause has at most ${limits.termsMax} words.`)
      if (pieces.length > 0)
        found.push(
          compiler.all(
            pieces.map((piece, p) =>
              wordMatcher(compiler, field, column, piece, last(options, p === pieces.length - 1), scored),
            ),
          ),
        )
    }
    if (found.length > 0) parts.push(compiler.any(found))
  })
  if (parts.length === 0) return new DocRange(0, 0)
  return clause.mode === 'any' ? compiler.any(parts) : compiler.all(parts)
}

const last = (options: WordOptions, isLast: boolean): WordOptions => {
  return isLast ? options : { prefix: false, fuzzy: options.fuzzy }
}

const wordMatcher = (
  compiler: Binding,
  field: string,
  column: TextColumn,
  word: string,
  options: WordOptions,
  scored: boolean,
): Matcher => {
  const docs = compiler.segment.docs
  const { exact, others } = findTerms(column, word, options, compiler.fuzzyBudget)
  if (!compiler.exactCounts && others.length > 0) {
    // Nobody asks for scores: the word and its expansions are one set, joined only if it must be.
    const all = exact >= 0 ? joinRanges(others, exact) : others
    return new LazyUnion(column, all, docs, options.prefix ? headOf(column, word, all) : -1)
  }
  const union = others.length > 0 ? unionOf(column.lists, others, docs) : undefined
  if (scored) compiler.scores.push({ field, column, exact, others: union })
  const own = exact >= 0 ? [new Posting(column.lists, exact)] : []
  return compiler.any(union ? [...own, union] : own)
}

/** The head of a prefix if the ranges are exactly the terms of the prefix, else -1. */
const headOf = (column: TextColumn, word: string, ranges: readonly number[]): number => {
  const head = ranges.length === 2 ? (column.heads?.find(word) ?? -1) : -1
  if (head < 0) return -1
  const { from, to } = column.dictionary.prefixRange(word)
  return ranges[0] === from && ranges[1] === to ? head : -1
}

/** Puts one term back into ranges that leave it out. */
const joinRanges = (ranges: readonly number[], term: number): number[] => {
  const all: number[] = []
  const put = (from: number, to: number): void => {
    if (all.length > 0 && all[all.length - 1] === from) all[all.length - 1] = to
    else all.push(from, to)
  }
  let placed = false
  for (let i = 0; i < ranges.length; i += 2) {
    const from = ranges[i]!
    if (!placed && term < from) {
      put(term, term + 1)
      placed = true
    }
    put(from, ranges[i + 1]!)
  }
  if (!placed) put(term, term + 1)
  return all
}

/** A phrase bound to a segment; undefined when a term of it is unknown there. */
interface BoundPhrase {
  readonly terms: PhraseTerms | undefined
  readonly span: number
}

const phraseOf = (compiler: Binding, field: string, column: TextColumn, text: string, scored: boolean): BoundPhrase => {
  const terms: { term: number; offset: number }[] = []
  let at = -1
  analyze(column.analyzer, text, (word, stacked) => {
    if (!stacked) at++
    if (terms.length >= limits.termsMax)
      throw new SearchQueryError('too_many_terms', `A phrase has at most ${limits.termsMax} words.`)
    const term = column.dictionary.find(word)
    terms.push({ term, offset: Math.max(0, at) })
    if (scored) compiler.scores.push({ field, column, exact: term, others: undefined })
  })
  return { terms: terms.length > 0 && terms.every(({ term }) => term >= 0) ? terms : undefined, span: Math.max(0, at) }
}

/** A pattern in the place of a phrase: one of the terms that it fits. */
const patternOf = (column: TextColumn, written: string): BoundPhrase => {
  const pattern = toTermPattern(written)
  const ranges = pattern === undefined ? [] : findPattern(column, pattern)
  return { terms: ranges.length === 0 ? undefined : [{ term: -1, offset: 0, ranges }], span: 0 }
}

interface Nearness {
  readonly distance: number
  readonly ordered: boolean
}

const verified = (compiler: Binding, column: TextColumn, phrases: readonly BoundPhrase[], near: Nearness): Matcher => {
  const bound: PhraseTerms[] = []
  for (const { terms } of phrases) {
    if (!terms) return new DocRange(0, 0)
    bound.push(terms)
  }
  const docs = compiler.segment.docs
  const placed = bound.flat()
  const distinct = new Set(placed.flatMap(({ term, ranges }) => (ranges === undefined ? [term] : [])))
  const lists: Matcher[] = [
    ...[...distinct].map((term) => new Posting(column.lists, term)),
    ...placed.flatMap(({ ranges }) => (ranges === undefined ? [] : [unionOf(column.lists, ranges, docs)])),
  ]
  if (bound.length === 1 && bound[0]?.length === 1) return compiler.all(lists)
  return compiler.all([...lists, placesOf(column, bound, phrases, near, docs)])
}

/** What asks for the places of words: beside the lists and in the bytes of documents where every phrase is plain, else unpacked. */
const placesOf = (
  column: TextColumn,
  bound: readonly PhraseTerms[],
  phrases: readonly BoundPhrase[],
  { distance, ordered }: Nearness,
  docs: number,
): Matcher => {
  const { stream, lists, places } = column
  const [only = []] = bound
  if (stream && bound.length === 1 && only.every(({ offset, ranges }, i) => offset === i && !ranges)) {
    const terms = only.map(({ term }) => term)
    return new Placed(lists, terms, places, inSequence, phraseScanner(stream, terms), docs)
  }
  const patterns = bound.some((terms) => terms.some(({ ranges }) => ranges !== undefined))
  if (stream && !ordered && !patterns && bound.every((terms) => terms.length === 1)) {
    const terms = [...new Set(bound.map((each) => each[0]?.term ?? 0))]
    return new Placed(lists, terms, places, within(distance), nearScanner(stream, terms, distance), docs)
  }
  const reader = new TokenReader(column)
  const spans = phrases.map(({ span }) => span)
  const look = (doc: number): boolean => {
    reader.load(doc)
    const occurrences = bound.map((terms) => reader.find(terms))
    return ordered ? areInOrder(occurrences, spans, distance) : areNear(occurrences, spans, distance)
  }
  return new Verified(look, docs)
}

/** The matcher of NEAR/n. */
export const compileNear = (compiler: Binding, near: NearClause, scored: boolean): Matcher => {
  const column = textColumn(compiler, near.field)
  const bind = (phrase: NearPhrase): BoundPhrase =>
    typeof phrase === 'string'
      ? phraseOf(compiler, near.field, column, phrase, scored)
      : patternOf(column, phrase.pattern)
  const phrases = near.phrases.map(bind)
  return verified(compiler, column, phrases, { distance: near.distance, ordered: near.ordered === true })
}
