import type { Compiler } from './compile.js'
import { SearchQueryError } from './errors.js'
import { LIMITS } from './limits.js'
import { DocRange, type Matcher } from './match/matcher.js'
import { areNear, TokenReader, Verified, type PhraseTerms } from './match/phrase.js'
import { Posting } from './match/posting.js'
import { PrefixSet } from './match/prefix.js'
import { findTerms, unionOf, type WordOptions } from './match/terms.js'
import type { TextClause } from './query.js'
import type { TextColumn } from './segment.js'
import { analyze, analyzeQuery } from './text/analyze.js'

function textColumn(compiler: Compiler, field: string): TextColumn {
  const column = compiler.column(field)
  if (column.kind !== 'text') throw new SearchQueryError('wrong_column_kind', `Column ${field} is no text.`)
  return column
}

/**
 * The matcher of a text clause. The query is cut at white space; a word is found where one field holds all terms that
 * the field's analyzer makes of it. Words without any term (signs, emoji) are passed over; if none is left, nothing matches.
 */
export function compileText(compiler: Compiler, clause: TextClause, scored: boolean): Matcher {
  if (clause.mode === 'phrase')
    return compiler.any(
      clause.fields.map((field) => {
        const column = textColumn(compiler, field)
        return verified(compiler, column, [phraseOf(compiler, field, column, clause.query, scored)], 0)
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
      if (terms > LIMITS.termsMax)
        throw new SearchQueryError('too_many_terms', `A text clause has at most ${LIMITS.termsMax} words.`)
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

function last(options: WordOptions, isLast: boolean): WordOptions {
  return isLast ? options : { prefix: false, fuzzy: options.fuzzy }
}

function wordMatcher(
  compiler: Compiler,
  field: string,
  column: TextColumn,
  word: string,
  options: WordOptions,
  scored: boolean,
): Matcher {
  const head = options.prefix && !compiler.exactCounts ? (column.heads?.find(word) ?? -1) : -1
  if (
    column.heads &&
    head >= 0 &&
    (options.fuzzy === 0 || (Array.from(word).length < 4 && typeof options.fuzzy === 'string'))
  ) {
    const { from, to } = column.dictionary.prefixRange(word)
    const docs = compiler.segment.docs
    return new PrefixSet(column.heads, head, docs, () => unionOf(column.lists, [from, to], docs))
  }
  const { exact, others } = findTerms(column, word, options)
  const union = others.length > 0 ? unionOf(column.lists, others, compiler.segment.docs) : undefined
  if (scored) compiler.scores.push({ field, column, exact, others: union })
  const own = exact >= 0 ? [new Posting(column.lists, exact)] : []
  return compiler.any(union ? [...own, union] : own)
}

/** A phrase bound to a segment; undefined when a term of it is unknown there. */
interface BoundPhrase {
  readonly terms: PhraseTerms | undefined
  readonly span: number
}

function phraseOf(compiler: Compiler, field: string, column: TextColumn, text: string, scored: boolean): BoundPhrase {
  const terms: { term: number; offset: number }[] = []
  let at = -1
  analyze(column.analyzer, text, (word, stacked) => {
    if (!stacked) at++
    if (terms.length >= LIMITS.termsMax)
      throw new SearchQueryError('too_many_terms', `A phrase has at most ${LIMITS.termsMax} words.`)
    const term = column.dictionary.find(word)
    terms.push({ term, offset: Math.max(0, at) })
    if (scored) compiler.scores.push({ field, column, exact: term, others: undefined })
  })
  return { terms: terms.length > 0 && terms.every(({ term }) => term >= 0) ? terms : undefined, span: Math.max(0, at) }
}

function verified(
  compiler: Compiler,

  column: TextColumn,
  phrases: readonly BoundPhrase[],
  distance: number,
): Matcher {
  const bound: PhraseTerms[] = []
  for (const { terms } of phrases) {
    if (!terms) return new DocRange(0, 0)
    bound.push(terms)
  }
  const distinct = new Set(bound.flatMap((terms) => terms.map(({ term }) => term)))
  const base = compiler.all([...distinct].map((term) => new Posting(column.lists, term)))
  if (bound.length === 1 && bound[0]?.length === 1) return base
  const reader = new TokenReader(column)
  const spans = phrases.map(({ span }) => span)
  return new Verified(base, (doc) => {
    reader.load(doc)
    const occurrences = bound.map((terms) => reader.find(terms))
    return areNear(occurrences, spans, distance)
  })
}

/** The matcher of NEAR/n. */
export function compileNear(
  compiler: Compiler,
  near: { field: string; phrases: readonly string[]; distance: number },
  scored: boolean,
): Matcher {
  const column = textColumn(compiler, near.field)
  const phrases = near.phrases.map((phrase) => phraseOf(compiler, near.field, column, phrase, scored))
  return verified(compiler, column, phrases, near.distance)
}
