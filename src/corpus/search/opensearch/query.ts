import {
  SearchQueryError,
  type Column,
  type Filter,
  type Schema,
  type WantedValue,
} from '../../../engine/search/index.js'
import { fieldOf, toTerm, toWeightTerm, weightFieldOf, weightScaleOf } from './document.js'
import { allOf, anyOf, everything, none, toNearQuery, toTextQuery, type Query } from './query-text.js'
import { partsOf } from '../../../kernel/parts.js'

const float32Max = 3.4028234663852886e38
const keysAtOnce = 200_000

const columnOf = (schema: Schema, name: string): Column => {
  const column = schema.columns[name]
  if (column === undefined) throw new SearchQueryError('unknown_column', `There is no column ${JSON.stringify(name)}.`)
  return column
}

/** A bound as numbers of the column are kept; whole numbers lie within theirs. */
const toBound = (column: Column, value: number, lower: boolean): number => {
  if (column.kind === 'number' && column.type === 'f32')
    return Math.fround(Math.max(-float32Max, Math.min(float32Max, value))) + 0
  const whole = lower ? Math.ceil(value) : Math.floor(value)
  return Math.max(-Number.MAX_SAFE_INTEGER, Math.min(Number.MAX_SAFE_INTEGER, whole)) + 0
}

export const toRange = (schema: Schema, name: string, min = -Infinity, max = Infinity): Query => {
  const column = columnOf(schema, name)
  const field = fieldOf(name)
  if (min === Infinity || max === -Infinity) return none
  const bounds = {
    ...(min === -Infinity ? {} : { gte: toBound(column, min, true) }),
    ...(max === Infinity ? {} : { lte: toBound(column, max, false) }),
  }
  return Object.keys(bounds).length === 0 ? { exists: { field } } : { range: { [field]: bounds } }
}

const toWanted = (schema: Schema, name: string, wanted: readonly WantedValue[]): Query[] => {
  const column = columnOf(schema, name)
  const plain: string[] = []
  const weighed: Query[] = []
  const scale = weightScaleOf(column)
  for (const each of wanted) {
    if (typeof each === 'string') plain.push(each)
    else if (scale === 1) {
      // Without weights every value has the weight 1.
      if (Math.round(each.min ?? 0) <= 1 && Math.round(each.max ?? 1) >= 1) plain.push(each.value)
    } else {
      const low = Math.max(0, Math.round((each.min ?? 0) * scale))
      const high = Math.min(scale, Math.round((each.max ?? 1) * scale))
      if (low <= high)
        weighed.push({
          range: { [weightFieldOf(name)]: { gte: toWeightTerm(each.value, low), lte: toWeightTerm(each.value, high) } },
        })
    }
  }
  return plain.length === 0 ? weighed : [{ terms: { [fieldOf(name)]: plain } }, ...weighed]
}

const inQuery = (
  schema: Schema,
  { column, anyOf: wanted, allOf: needed, noneOf }: Extract<Filter, { in: unknown }>['in'],
): Query => {
  const must: Query[] = []
  if (wanted !== undefined) must.push(anyOf(toWanted(schema, column, wanted)))
  for (const each of needed ?? []) must.push(anyOf(toWanted(schema, column, [each])))
  const mustNot = noneOf === undefined ? [] : toWanted(schema, column, noneOf)
  if (mustNot.length > 0) must.push({ bool: { must_not: mustNot } })
  return allOf(must)
}

const keysQuery = (keys: readonly string[]): Query =>
  anyOf([...partsOf(keys, keysAtOnce)].map((key) => ({ terms: { key } })))

/** A condition in the language of the cluster. The condition has been validated. */
export const toQuery = (schema: Schema, filter: Filter): Query => {
  if ('and' in filter) return allOf(filter.and.map((each) => toQuery(schema, each)))
  if ('or' in filter) return anyOf(filter.or.map((each) => toQuery(schema, each)))
  if ('not' in filter) return { bool: { must_not: [toQuery(schema, filter.not)] } }
  if ('range' in filter) return toRange(schema, filter.range.column, filter.range.min, filter.range.max)
  if ('in' in filter) return inQuery(schema, filter.in)
  if ('flag' in filter) return { term: { [fieldOf(filter.flag)]: true } }
  if ('exists' in filter) return { exists: { field: fieldOf(filter.exists) } }
  if ('keys' in filter) return keysQuery(filter.keys)
  if ('near' in filter) return toNearQuery(schema, filter.near)
  if ('text' in filter) return toTextQuery(schema, filter.text)
  return everything
}

/** Documents that hold a term. */
export const holds = (column: string, term: string): Query => ({ term: { [fieldOf(column)]: toTerm(term) } })
