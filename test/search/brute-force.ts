import { editDistance } from '../../src/kernel/edit-distance.js'
import type { Filter, Fuzzy, WantedValue } from '../../src/engine/search/schema/query.js'
import type { Schema, SearchDocument, Value } from '../../src/engine/search/schema/schema.js'
import { analyze, analyzeQuery } from '../../src/engine/search/analysis/analyze.js'

/*
 * The judge: every query shape, evaluated document by document in the plainest way, from the definitions in query.ts and
 * not from the engine. It shares with the engine only the text analysis and the one-byte lengths.
 */

interface Token {
  readonly term: string
  readonly at: number
}

/** Terms of a text value with their positions. */
export const tokensOf = (schema: Schema, field: string, value: Value): Token[] => {
  const column = schema.columns[field]
  const tokens: Token[] = []
  if (column?.kind !== 'text' || value === null || value === undefined) return tokens
  let at = -1
  ;(Array.isArray(value) ? (value as string[]) : [value as string]).forEach((text, i) => {
    if (i > 0) at += 100
    analyze(column.analyzer, text, (term, stacked) => {
      if (!stacked) at++
      tokens.push({ term, at })
    })
  })
  return tokens
}

const cache = new WeakMap<SearchDocument, Map<string, Token[]>>()

/** Terms of a document's field; kept, since the judge asks again and again. */
export const fieldTokens = (schema: Schema, document: SearchDocument, field: string): Token[] => {
  const known = cache.get(document) ?? new Map<string, Token[]>()
  cache.set(document, known)
  const tokens = known.get(field) ?? tokensOf(schema, field, document.values[field])
  known.set(field, tokens)
  return tokens
}

/** Whether a term answers a word. */
export const wordMatches = (term: string, word: string, prefix: boolean, fuzzy: Fuzzy): boolean => {
  if (term === word || (prefix && term.startsWith(word))) return true
  const length = Array.from(word).length
  const signed = /^[#@]/.test(word)
  const auto = length < 4 ? 0 : length < 8 || fuzzy === 'one' ? 1 : 2
  const edits = signed ? 0 : fuzzy === 'auto' || fuzzy === 'one' ? auto : fuzzy
  if (edits === 0) return false
  const letters = Array.from(term)
  if (edits === 2 && letters[0] !== Array.from(word)[0]) return false
  if (!prefix) return editDistance(term, word) <= edits
  for (let n = edits === 2 ? 1 : 0; n <= letters.length; n++)
    if (editDistance(letters.slice(0, n).join(''), word) <= edits) return true
  return false
}

/** Whether a word with ? and * fits a term, letter by letter. The words of the tests are folded already. */
const fitsPattern = (term: string, pattern: string): boolean => {
  const [letters, signs] = [Array.from(term), Array.from(pattern)]
  const from = (i: number, k: number): boolean => {
    if (k === signs.length) return i === letters.length
    if (signs[k] === '*') return from(i, k + 1) || (i < letters.length && from(i + 1, k))
    return i < letters.length && (signs[k] === '?' || signs[k] === letters[i]) && from(i + 1, k + 1)
  }
  return from(0, 0)
}

/** The weight of a value in a document, as stored. */
export const weightOf = (
  schema: Schema,
  document: SearchDocument,
  column: string,
  value: string,
): number | undefined => {
  const given = document.values[column]
  const kind = schema.columns[column]
  if (kind?.kind === 'category') return given === value ? 1 : undefined
  if (kind?.kind !== 'multi' || given === null || given === undefined) return undefined
  if (Array.isArray(given)) return (given as string[]).includes(value) ? 1 : undefined
  const weight = Object.hasOwn(given as object, value) ? (given as Record<string, number>)[value] : undefined
  if (weight === undefined) return undefined
  if (kind.weights === undefined) return 1
  const scale = kind.weights === 'u8' ? 255 : 65535
  return Math.round(weight * scale) / scale
}

const wants = (schema: Schema, document: SearchDocument, column: string, wanted: WantedValue): boolean => {
  const weight = weightOf(schema, document, column, typeof wanted === 'string' ? wanted : wanted.value)
  if (weight === undefined) return false
  if (typeof wanted === 'string') return true
  const kind = schema.columns[column]
  const scale = kind?.kind === 'multi' && kind.weights ? (kind.weights === 'u8' ? 255 : 65535) : 1
  const code = Math.round(weight * scale)
  return code >= Math.round((wanted.min ?? 0) * scale) && code <= Math.round((wanted.max ?? 1) * scale)
}

const occurrences = (tokens: readonly Token[], phrase: readonly Token[]): number[] => {
  const last = Math.max(-1, ...tokens.map(({ at }) => at))
  const starts: number[] = []
  if (phrase.length === 0) return starts
  for (let start = 0; start <= last; start++)
    if (phrase.every(({ term, at }) => tokens.some((token) => token.term === term && token.at === start + at)))
      starts.push(start)
  return starts
}

const choices = (lists: readonly (readonly number[])[]): number[][] => {
  return lists.reduce<number[][]>((all, list) => all.flatMap((head) => list.map((item) => [...head, item])), [[]])
}

/** Whether a document matches. */
export const matches = (schema: Schema, document: SearchDocument, filter: Filter): boolean => {
  if ('and' in filter) return filter.and.every((child) => matches(schema, document, child))
  if ('or' in filter) return filter.or.some((child) => matches(schema, document, child))
  if ('not' in filter) return !matches(schema, document, filter.not)
  if ('range' in filter) {
    const value = numberOf(schema, document, filter.range.column)
    const f32 = isFloat(schema, filter.range.column)
    const bound = (x: number): number => (f32 ? Math.fround(x) : x)
    return (
      value !== null && value >= bound(filter.range.min ?? -Infinity) && value <= bound(filter.range.max ?? Infinity)
    )
  }
  if ('in' in filter) {
    const { column, anyOf, allOf, noneOf } = filter.in
    const has = (wanted: WantedValue): boolean => wants(schema, document, column, wanted)
    return (!anyOf || anyOf.some(has)) && (!allOf || allOf.every(has)) && (!noneOf || !noneOf.some(has))
  }
  if ('flag' in filter) return document.values[filter.flag] === true
  if ('exists' in filter) return exists(schema, document, filter.exists)
  if ('keys' in filter) return filter.keys.includes(document.key)
  if ('near' in filter) {
    const { field, phrases, distance } = filter.near
    const tokens = fieldTokens(schema, document, field)
    const bound = phrases.map((phrase) => (typeof phrase === 'string' ? tokensOf(schema, field, phrase) : phrase))
    const starts = bound.map((phrase) =>
      'pattern' in phrase
        ? tokens.filter(({ term }) => fitsPattern(term, phrase.pattern)).map(({ at }) => at)
        : occurrences(tokens, phrase),
    )
    const spans = bound.map((phrase) => ('pattern' in phrase ? 0 : Math.max(0, ...phrase.map(({ at }) => at))))
    return choices(starts).some(
      (chosen) => Math.max(...chosen) - Math.min(...chosen.map((start, i) => start + (spans[i] ?? 0))) <= distance,
    )
  }
  if ('text' in filter) {
    const { fields, query, mode, prefix, fuzzy, pattern } = filter.text
    if (pattern === true)
      return fields.some((field) => fieldTokens(schema, document, field).some(({ term }) => fitsPattern(term, query)))
    if (mode === 'phrase')
      return fields.some(
        (field) => occurrences(fieldTokens(schema, document, field), tokensOf(schema, field, query)).length > 0,
      )
    const words = query.split(/\s+/u).filter((word) => word !== '')
    const answers = words.flatMap((word, i) => {
      const found = fields.flatMap((field) => {
        const column = schema.columns[field]
        const pieces = column?.kind === 'text' ? analyzeQuery(column.analyzer, word) : []
        if (pieces.length === 0) return []
        const tokens = fieldTokens(schema, document, field)
        const isLast = (p: number): boolean => prefix === true && i === words.length - 1 && p === pieces.length - 1
        return [pieces.every((piece, p) => tokens.some(({ term }) => wordMatches(term, piece, isLast(p), fuzzy ?? 0)))]
      })
      return found.length === 0 ? [] : [found.some(Boolean)]
    })
    return answers.length > 0 && (mode === 'any' ? answers.some(Boolean) : answers.every(Boolean))
  }
  return true
}

const isFloat = (schema: Schema, column: string): boolean => {
  const kind = schema.columns[column]
  return kind?.kind === 'number' && kind.type === 'f32'
}

/** The number of a document as it is stored. */
export const numberOf = (schema: Schema, document: SearchDocument, column: string): number | null => {
  const value = document.values[column]
  if (typeof value !== 'number') return null
  return isFloat(schema, column) ? Math.fround(value) + 0 : value
}

/** Whether a document has a value in a column. */
export const exists = (schema: Schema, document: SearchDocument, column: string): boolean => {
  const value = document.values[column]
  if (value === null || value === undefined) return false
  switch (schema.columns[column]?.kind) {
    case 'flag':
      return value === true
    case 'multi':
      return Object.keys(value).length > 0
    case 'text':
      return fieldTokens(schema, document, column).length > 0
    case 'vector':
      return (value as number[]).some((x) => x !== 0)
    default:
      return true
  }
}
