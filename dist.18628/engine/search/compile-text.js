import { SearchQueryError } from './errors.js'
import { LIMITS } from './limits.js'
import { DocRange } from './match/matcher.js'
import { areNear, TokenReader, Verified } from './match/phrase.js'
import { Posting } from './match/posting.js'
import { LazyUnion } from './match/lazy-union.js'
import { findTerms, unionOf } from './match/terms.js'
import { analyze, analyzeQuery } from './text/analyze.js'
function textColumn(compiler, field) {
  const column = compiler.column(field)
  if (column.kind !== 'text') throw new SearchQueryError('wrong_column_kind', `Column ${field} is no text.`)
  return column
}
function compileText(compiler, clause, scored) {
  if (clause.mode === 'phrase')
    return compiler.any(
      clause.fields.map((field) => {
        const column = textColumn(compiler, field)
        return verified(compiler, column, [phraseOf(compiler, field, column, clause.query, scored)], 0)
      }),
    )
  const words = clause.query.split(/\s+/u).filter((word) => word !== '')
  const parts = []
  let terms = 0
  words.forEach((word, i) => {
    const prefix = clause.prefix === true && i === words.length - 1
    const options = { prefix, fuzzy: clause.fuzzy ?? 0 }
    const found = []
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
function last(options, isLast) {
  return isLast ? options : { prefix: false, fuzzy: options.fuzzy }
}
function wordMatcher(compiler, field, column, word, options, scored) {
  const docs = compiler.segment.docs
  const { exact, others } = findTerms(column, word, options, compiler.fuzzyBudget)
  if (!compiler.exactCounts && others.length > 0) {
    const all = exact >= 0 ? joinRanges(others, exact) : others
    return new LazyUnion(column, all, docs, options.prefix ? headOf(column, word, all) : -1)
  }
  const union = others.length > 0 ? unionOf(column.lists, others, docs) : void 0
  if (scored) compiler.scores.push({ field, column, exact, others: union })
  const own = exact >= 0 ? [new Posting(column.lists, exact)] : []
  return compiler.any(union ? [...own, union] : own)
}
function headOf(column, word, ranges) {
  const head = ranges.length === 2 ? (column.heads?.find(word) ?? -1) : -1
  if (head < 0) return -1
  const { from, to } = column.dictionary.prefixRange(word)
  return ranges[0] === from && ranges[1] === to ? head : -1
}
function joinRanges(ranges, term) {
  const all = []
  const put = (from, to) => {
    if (all.length > 0 && all[all.length - 1] === from) all[all.length - 1] = to
    else all.push(from, to)
  }
  let placed = false
  for (let i = 0; i < ranges.length; i += 2) {
    const from = ranges[i]
    if (!placed && term < from) {
      put(term, term + 1)
      placed = true
    }
    put(from, ranges[i + 1])
  }
  if (!placed) put(term, term + 1)
  return all
}
function phraseOf(compiler, field, column, text, scored) {
  const terms = []
  let at = -1
  analyze(column.analyzer, text, (word, stacked) => {
    if (!stacked) at++
    if (terms.length >= LIMITS.termsMax)
      throw new SearchQueryError('too_many_terms', `A phrase has at most ${LIMITS.termsMax} words.`)
    const term = column.dictionary.find(word)
    terms.push({ term, offset: Math.max(0, at) })
    if (scored) compiler.scores.push({ field, column, exact: term, others: void 0 })
  })
  return { terms: terms.length > 0 && terms.every(({ term }) => term >= 0) ? terms : void 0, span: Math.max(0, at) }
}
function verified(compiler, column, phrases, distance) {
  const bound = []
  for (const { terms } of phrases) {
    if (!terms) return new DocRange(0, 0)
    bound.push(terms)
  }
  const distinct = new Set(bound.flatMap((terms) => terms.map(({ term }) => term)))
  const base = compiler.all([...distinct].map((term) => new Posting(column.lists, term)))
  if (bound.length === 1 && bound[0]?.length === 1) return base
  const reader = new TokenReader(column)
  const spans = phrases.map(({ span }) => span)
  return new Verified(
    base,
    (doc) => {
      reader.load(doc)
      const occurrences = bound.map((terms) => reader.find(terms))
      return areNear(occurrences, spans, distance)
    },
    compiler.segment.docs,
  )
}
function compileNear(compiler, near, scored) {
  const column = textColumn(compiler, near.field)
  const phrases = near.phrases.map((phrase) => phraseOf(compiler, near.field, column, phrase, scored))
  return verified(compiler, column, phrases, near.distance)
}
export { compileNear, compileText }
//# sourceMappingURL=compile-text.js.map
