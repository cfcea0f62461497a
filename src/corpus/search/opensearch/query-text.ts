import { analyze, analyzeQuery } from '../../../engine/search/analysis/analyze.js'
import { toTermPattern } from '../../../engine/search/analysis/pattern.js'
import { SearchQueryError, type Column, type Filter, type Fuzzy, type Schema } from '../../../engine/search/index.js'
import { fieldOf, toTerm } from './document.js'

/** A question in the cluster's own language. */
export type Query = Record<string, unknown>

export const none: Query = { match_none: {} }
export const everything: Query = { match_all: {} }
export const anyOf = (queries: readonly Query[]): Query =>
  queries.length === 0
    ? none
    : queries.length === 1
      ? queries[0]!
      : { bool: { should: queries, minimum_should_match: 1 } }
export const allOf = (queries: readonly Query[]): Query =>
  queries.length === 0 ? everything : queries.length === 1 ? queries[0]! : { bool: { filter: queries } }

export const textColumn = (schema: Schema, field: string): Column & { kind: 'text' } => {
  const column = schema.columns[field]
  if (column?.kind !== 'text') throw new SearchQueryError('wrong_column_kind', `Column ${field} is no text.`)
  return column
}

/** Edits allowed: none below 4 letters, one below 8, else two, unless said otherwise; none for tags and names. */
export const editsOf = (word: string, fuzzy: Fuzzy): number => {
  if (/^[#@]/.test(word)) return 0
  if (fuzzy !== 'auto' && fuzzy !== 'one') return fuzzy
  const length = Array.from(word).length
  return length < 4 ? 0 : length < 8 || fuzzy === 'one' ? 1 : 2
}

const escape = (letters: readonly string[]): string =>
  letters.map((letter) => (/[\p{L}\p{N}\p{M}]/u.test(letter) ? letter : `\\${letter}`)).join('')

/** All that is one edit away from a word: a letter more, another, one less, or two swapped. `from`: letters before it are right. */
const oneEdit = (word: string, from: number): string => {
  const letters = Array.from(word)
  const ways = new Set<string>()
  for (let i = from; i <= letters.length; i++) {
    const [before, rest] = [escape(letters.slice(0, i)), letters.slice(i)]
    ways.add(`${before}.${escape(rest)}`)
    if (rest.length === 0) continue
    ways.add(`${before}.${escape(rest.slice(1))}`)
    ways.add(before + escape(rest.slice(1)))
    const [one, two, ...others] = rest
    if (one !== undefined && two !== undefined) ways.add(before + escape([two, one, ...others]))
  }
  return [...ways].join('|')
}

/** A word of a question in one field: as it is; and what else answers it, by a beginning or with typos. */
export interface WordQuery {
  exact: Query
  others: Query[]
}

export const toWord = (field: string, word: string, prefix: boolean, fuzzy: Fuzzy): WordQuery => {
  const name = fieldOf(field)
  const value = toTerm(word)
  const others: Query[] = prefix ? [{ prefix: { [name]: { value } } }] : []
  const edits = editsOf(word, fuzzy)
  if (edits > 0 && (edits === 1 || prefix)) {
    const pattern = `(${oneEdit(value, edits === 2 ? 1 : 0)})${prefix ? '.*' : ''}`
    others.push({ regexp: { [name]: { value: pattern, max_determinized_states: 100_000 } } })
  }
  if (edits === 2)
    others.push({
      fuzzy: {
        [name]: {
          value,
          fuzziness: 2,
          prefix_length: 1,
          transpositions: true,
          max_expansions: 1000,
          rewrite: 'constant_score',
        },
      },
    })
  return { exact: { term: { [name]: value } }, others }
}

const whole = ({ exact, others }: WordQuery): Query => anyOf([exact, ...others])

/** The terms of a phrase, one a position. A tag stands on its first word, so the tag alone says as much as both. */
const phraseTerms = (column: Column & { kind: 'text' }, text: string): string[] => {
  const terms: string[] = []
  analyze(column.analyzer, text, (term, stacked) => {
    if (stacked) terms[terms.length - 1] = toTerm(term)
    else terms.push(toTerm(term))
  })
  return terms
}

/** The words of a text clause: for each word, field by field, the pieces it is made of there. */
export const wordsOf = (
  schema: Schema,
  { fields, query, prefix, fuzzy }: Extract<Filter, { text: unknown }>['text'],
): WordQuery[][][] => {
  const words = query.split(/\s+/u).filter((word) => word !== '')
  return words.flatMap((word, i) => {
    const found = fields.flatMap((field) => {
      const pieces = analyzeQuery(textColumn(schema, field).analyzer, word)
      const isLast = (p: number): boolean => prefix === true && i === words.length - 1 && p === pieces.length - 1
      return pieces.length === 0 ? [] : [pieces.map((piece, p) => toWord(field, piece, isLast(p), fuzzy ?? 0))]
    })
    return found.length === 0 ? [] : [found]
  })
}

export const toTextQuery = (schema: Schema, clause: Extract<Filter, { text: unknown }>['text']): Query => {
  const { fields, query, mode } = clause
  const pattern = clause.pattern === true ? toTermPattern(query) : undefined
  if (pattern !== undefined)
    return anyOf(fields.map((field) => ({ wildcard: { [fieldOf(field)]: { value: pattern.text } } })))
  if (mode === 'phrase')
    return anyOf(
      fields.flatMap((field) => {
        const terms = phraseTerms(textColumn(schema, field), query)
        return terms.length === 0 ? [] : [{ match_phrase: { [fieldOf(field)]: { query: terms.join(' ') } } }]
      }),
    )
  const words = wordsOf(schema, clause).map((places) => anyOf(places.map((pieces) => allOf(pieces.map(whole)))))
  if (words.length === 0) return none
  return mode === 'any' ? anyOf(words) : allOf(words)
}

const phrasesMax = 4
/** The terms of a phrase, or one word with ? and *. */
type BoundPhrase = readonly string[] | { readonly length: 1; readonly pattern: string }

const permutations = <T>(list: readonly T[]): T[][] =>
  list.length <= 1
    ? [[...list]]
    : list.flatMap((each, i) => permutations(list.filter((_, j) => j !== i)).map((rest) => [each, ...rest]))

/**
 * Phrases within a distance. The cluster counts the gaps between phrases, the definition the way from the end of the first to the
 * start of the last: the difference is the length of those between, which is known in every order. Two phrases may also lie over each other.
 */
export const toNearQuery = (
  schema: Schema,
  { field, phrases, distance, ordered }: Extract<Filter, { near: unknown }>['near'],
): Query => {
  const bound = phrases.map((phrase): BoundPhrase => {
    if (typeof phrase === 'string') return phraseTerms(textColumn(schema, field), phrase)
    return { length: 1, pattern: toTermPattern(phrase.pattern)?.text ?? phrase.pattern }
  })
  if (bound.some(({ length }) => length === 0)) return none
  if (ordered !== true && bound.length > phrasesMax)
    throw new SearchQueryError(
      'too_expensive',
      `NEAR takes at most ${phrasesMax} phrases on a search cluster, unless their order is given.`,
    )
  const rule = (phrase: BoundPhrase): Query =>
    'pattern' in phrase
      ? { wildcard: { pattern: phrase.pattern } }
      : { match: { query: phrase.join(' '), max_gaps: 0, ordered: true } }
  const rows = (ordered === true ? [bound] : permutations(bound)).flatMap((row): Query[] => {
    const gaps = distance - 1 - row.slice(1, -1).reduce((sum, { length }) => sum + length, 0)
    return gaps < 0
      ? []
      : [{ all_of: { intervals: row.map(rule), ordered: true, max_gaps: Math.min(gaps, 1_000_000) } }]
  })
  const [one, two] = bound
  const over: Query[] =
    ordered !== true && bound.length === 2 && one !== undefined && two !== undefined
      ? [{ all_of: { intervals: [rule(one)], filter: { overlapping: rule(two) } } }]
      : []
  const all = [...rows, ...over]
  return all.length === 0 ? none : { intervals: { [fieldOf(field)]: { any_of: { intervals: all } } } }
}
