import { SearchQueryError } from './errors.js'
import { limits } from './limits.js'
import type { Filter, InClause, SearchRequest, Sort, WantedValue } from './query.js'
import type { Column, Schema } from './schema.js'

/** Throws SearchQueryError unless the request can be run within the bounds. Done before any work. */
export const validate = (request: SearchRequest, schema: Schema): void => {
  const { limit } = request
  if (!Number.isInteger(limit) || limit < 0 || limit > limits.limitMax)
    throw new SearchQueryError('bad_limit', `limit must be 0..${limits.limitMax}.`)
  const check = new Check(schema)
  if (request.filter) check.filter(request.filter, 0)
  for (const filter of request.funnel ?? []) check.filter(filter, 0)
  for (const needed of request.funnelNeeds ?? []) if (needed !== null) check.filter(needed, 0)
  for (const facet of Object.values(request.facets ?? {})) {
    if ('edges' in facet) {
      check.column(facet.column, 'number')
      const sorted = facet.edges.every((edge, i) => Number.isFinite(edge) && (i === 0 || edge > facet.edges[i - 1]!))
      if (!sorted || facet.edges.length === 0 || facet.edges.length > limits.facetEdgesMax)
        throw new SearchQueryError('bad_number', `edges of ${facet.column} must ascend.`)
    } else {
      const column = check.column(facet.column, 'category', 'multi', 'text')
      if (column.kind === 'text') needPositions(facet.column, column)
      if (facet.top !== undefined && !(facet.top >= 1 && facet.top <= limits.facetValuesMax))
        throw new SearchQueryError('bad_limit', `top of ${facet.column} must be 1..${limits.facetValuesMax}.`)
    }
  }
  checkSort(request.sort ?? { by: 'rank' }, check)
  const after = request.after
  if (after && (typeof after.key !== 'string' || Number.isNaN(after.value) || Number.isNaN(after.rank)))
    throw new SearchQueryError('bad_cursor', 'The cursor is not one of ours.')
}

const checkSort = (sort: Sort, check: Check): void => {
  if (sort.by === 'column') check.column(sort.column, 'number')
  if (sort.by === 'weight') {
    const column = check.column(sort.column, 'multi')
    if (column.kind === 'multi' && column.weights === undefined)
      throw new SearchQueryError('wrong_column_kind', `Column ${sort.column} has no weights.`)
  }
  if (sort.by === 'similarity') {
    const column = check.column(sort.column, 'vector')
    const fits = column.kind === 'vector' && sort.vector.length === column.dimensions
    if (!fits || !Array.from(sort.vector).every((x) => Number.isFinite(x)))
      throw new SearchQueryError('bad_vector', `Column ${sort.column} needs a vector of its dimensions.`)
  }
  if (sort.by === 'relevance' && !(Number.isFinite(sort.rankWeight ?? 0) && (sort.rankWeight ?? 0) >= 0))
    throw new SearchQueryError('bad_number', 'rankWeight must not be negative.')
}

/** Counts what a filter holds and checks each leaf. */
class Check {
  #clauses = 0
  #values = 0
  #keys = 0
  #expanded = 0
  readonly #schema: Schema

  constructor(schema: Schema) {
    this.#schema = schema
  }

  column(name: string, ...kinds: Column['kind'][]): Column {
    const column = Object.hasOwn(this.#schema.columns, name) ? this.#schema.columns[name] : undefined
    if (!column) throw new SearchQueryError('unknown_column', `There is no column ${JSON.stringify(name)}.`)
    if (kinds.length > 0 && !kinds.includes(column.kind))
      throw new SearchQueryError('wrong_column_kind', `Column ${name} is ${column.kind}, not ${kinds.join(' or ')}.`)
    return column
  }

  filter(filter: Filter, depth: number): void {
    if (depth > limits.depthMax) throw new SearchQueryError('too_deep', `Filters nest ${limits.depthMax} deep at most.`)
    if (++this.#clauses > limits.clausesMax)
      throw new SearchQueryError('too_many_clauses', `A filter has at most ${limits.clausesMax} clauses.`)
    if ('and' in filter) for (const child of filter.and) this.filter(child, depth + 1)
    else if ('or' in filter) for (const child of filter.or) this.filter(child, depth + 1)
    else if ('not' in filter) this.filter(filter.not, depth + 1)
    else this.#leaf(filter)
  }

  #leaf(filter: Exclude<Filter, { and: unknown } | { or: unknown } | { not: unknown }>): void {
    if ('range' in filter) {
      const { column, min, max } = filter.range
      this.column(column, 'number')
      if (Number.isNaN(min) || Number.isNaN(max)) throw new SearchQueryError('bad_number', `${column}: not a number.`)
    } else if ('in' in filter) this.#inClause(filter.in)
    else if ('flag' in filter) this.column(filter.flag, 'flag')
    else if ('exists' in filter) this.column(filter.exists)
    else if ('text' in filter) {
      for (const field of filter.text.fields) {
        const column = this.column(field, 'text')
        if (filter.text.mode === 'phrase') needPositions(field, column)
      }
      if (filter.text.fields.length === 0) throw new SearchQueryError('malformed', 'A text clause names its fields.')
      checkText(filter.text.query)
      const { fields, query, prefix, fuzzy, pattern } = filter.text
      if (pattern === true) checkPattern(query)
      const words = query.split(/\s+/u).filter((word) => word !== '').length
      this.#expanded +=
        fields.length * (fuzzy !== undefined && fuzzy !== 0 ? words : prefix === true || pattern === true ? 1 : 0)
      this.#checkExpanded()
    } else if ('near' in filter) {
      needPositions(filter.near.field, this.column(filter.near.field, 'text'))
      if (!(filter.near.distance >= 0)) throw new SearchQueryError('bad_number', 'The distance must not be negative.')
      if (filter.near.phrases.length < 2 || filter.near.phrases.length > limits.termsMax)
        throw new SearchQueryError('malformed', 'NEAR needs two phrases or more.')
      for (const phrase of filter.near.phrases) {
        if (typeof phrase === 'string') checkText(phrase)
        else {
          checkPattern(phrase.pattern)
          this.#expanded++
        }
      }
      this.#checkExpanded()
    } else if ('keys' in filter) {
      this.#keys += filter.keys.length
      if (this.#keys > limits.keysMax) throw new SearchQueryError('too_many_values', `At most ${limits.keysMax} keys.`)
    } else if (!('all' in filter)) throw new SearchQueryError('malformed', 'The filter is not one we know.')
  }

  #checkExpanded(): void {
    if (this.#expanded > limits.expandedMax)
      throw new SearchQueryError(
        'too_many_terms',
        `At most ${limits.expandedMax} words may be prefixes or patterns or have typos.`,
      )
  }

  #inClause(clause: InClause): void {
    this.column(clause.column, 'category', 'multi')
    const all: WantedValue[] = [...(clause.anyOf ?? []), ...(clause.allOf ?? []), ...(clause.noneOf ?? [])]
    this.#values += all.length
    if (this.#values > limits.valuesMax)
      throw new SearchQueryError('too_many_values', `At most ${limits.valuesMax} values.`)
    for (const wanted of all)
      if (typeof wanted === 'object' && (Number.isNaN(wanted.min) || Number.isNaN(wanted.max)))
        throw new SearchQueryError('bad_number', `${clause.column}: the weight is not a number.`)
  }
}

const needPositions = (field: string, column: Column): void => {
  if (column.kind === 'text' && column.positions !== true)
    throw new SearchQueryError(
      'positions_missing',
      `Field ${field} keeps no positions: no phrases, no NEAR, no counts of terms.`,
    )
}

const checkPattern = (query: string): void => {
  checkText(query)
  if (!/^[\p{L}\p{N}\p{M}]+[?*][\p{L}\p{N}\p{M}?*]*$/u.test(query))
    throw new SearchQueryError('malformed', 'A pattern is one word that begins with a letter and holds ? or *.')
}

const checkText = (query: string): void => {
  if (query.length > limits.queryLengthMax)
    throw new SearchQueryError('too_many_terms', `A text query has at most ${limits.queryLengthMax} characters.`)
}
