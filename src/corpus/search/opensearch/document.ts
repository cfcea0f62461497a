import { analyze } from '../../../engine/search/analysis/analyze.js'
import type { Column, Schema, SearchDocument, Value } from '../../../engine/search/index.js'

/** Changes when documents are written in another way: an index of another version is built anew. */
export const mappingVersion = 2

/** Names of columns have dots, which would become objects in the cluster. */
export const fieldOf = (column: string): string => `c-${column.replaceAll('.', '-')}`
/** Of a column with weights: each value together with its weight. */
export const weightFieldOf = (column: string): string => `w-${column.replaceAll('.', '-')}`

/** Between terms that stand at one position, and between a value and its weight. No term and no id has it. */
const joint = '\u0001'
/** Stands for a space within a term: spaces are between terms. */
const innerSpace = '\u0002'

export const toTerm = (term: string): string => term.replaceAll(' ', innerSpace)
export const fromTerm = (term: string): string => term.replaceAll(innerSpace, ' ')

export const weightScaleOf = (column: Column): number =>
  column.kind === 'multi' && column.weights !== undefined ? (column.weights === 'u8' ? 0xff : 0xffff) : 1

/** Values with weights are terms in the order of their weights, so a range of weights is a range of terms. */
export const toWeightTerm = (value: string, code: number): string =>
  `${value}${joint}${code.toString(16).padStart(4, '0')}`

/** Terms of a text, as our own analysis gives them: a space between positions, joined where they stand at one. */
export const toTermText = (column: Column & { kind: 'text' }, text: string): string => {
  const places: string[] = []
  analyze(column.analyzer, text, (term, stacked) => {
    if (stacked) places[places.length - 1] += `${joint}${toTerm(term)}`
    else places.push(toTerm(term))
  })
  return places.join(' ')
}

/** Eight bits a dimension, as the definition of likeness takes them; one character each. */
const vectorZero = 0x200
export const toVectorText = (vector: ArrayLike<number>): string | undefined => {
  const values = Array.from(vector)
  const most = Math.max(...values.map(Math.abs))
  if (most === 0) return undefined
  return String.fromCharCode(...values.map((value) => Math.round((value * 127) / most) + vectorZero))
}

const textsOf = (value: Value): string[] => (Array.isArray(value) ? (value as string[]) : [value as string])

const toFields = (name: string, column: Column, value: Value): Record<string, unknown> => {
  const field = fieldOf(name)
  switch (column.kind) {
    case 'number':
      return { [field]: column.type === 'f32' ? Math.fround(value as number) + 0 : value }
    case 'category':
      return { [field]: value }
    case 'flag':
      return value === true ? { [field]: true } : {}
    case 'multi': {
      const weights = Array.isArray(value)
        ? Object.fromEntries((value as string[]).map((each) => [each, 1]))
        : (value as Record<string, number>)
      const values = Object.keys(weights)
      if (column.weights === undefined) return { [field]: values }
      const scale = weightScaleOf(column)
      const terms = values.map((each) => toWeightTerm(each, Math.round((weights[each] ?? 0) * scale)))
      return { [field]: values, [weightFieldOf(name)]: terms }
    }
    case 'text': {
      const texts = textsOf(value).map((text) => toTermText(column, text))
      // A text without words is no text: the cluster would say that there is one.
      return texts.every((text) => text === '') ? {} : { [field]: texts }
    }
    case 'vector': {
      const text = toVectorText(value as ArrayLike<number>)
      return text === undefined ? {} : { [field]: text }
    }
  }
}

const toPlain = (value: Value): unknown => (value instanceof Float32Array ? Array.from(value) : value)

/** A document as the cluster is given it. `v` is all that is stored; the other fields are found by and forgotten. */
export const toSource = (schema: Schema, { key, values }: SearchDocument): object => {
  const source: Record<string, unknown> = { key, v: {} }
  const kept = source['v'] as Record<string, unknown>
  for (const [name, value] of Object.entries(values)) {
    const column = schema.columns[name]
    if (column === undefined || value === null || value === undefined) continue
    Object.assign(source, toFields(name, column, value))
    kept[name] = toPlain(value)
  }
  return source
}

/** The document again, from what is stored of it. */
export const fromSource = (key: string, source: { v: Record<string, Value> }): SearchDocument => ({
  key,
  values: source.v,
})

const toMapping = (name: string, column: Column): Record<string, object> => {
  const field = fieldOf(name)
  switch (column.kind) {
    case 'number':
      return { [field]: { type: column.type === 'f32' ? 'float' : 'long' } }
    case 'flag':
      return { [field]: { type: 'boolean' } }
    case 'category':
      return { [field]: { type: 'keyword' } }
    case 'multi':
      return {
        [field]: { type: 'keyword' },
        ...(column.weights === undefined ? {} : { [weightFieldOf(name)]: { type: 'keyword' } }),
      }
    case 'text':
      return {
        [field]: {
          type: 'text',
          analyzer: 'rostra_document',
          search_analyzer: 'rostra_query',
          ...(column.positions === true
            ? { fielddata: true, position_increment_gap: 100 }
            : { index_options: 'freqs' }),
        },
      }
    case 'vector':
      return { [field]: { type: 'keyword', index: false, doc_values: true } }
  }
}

export interface Sizing {
  shards: number
  replicas: number
}

/** What an index is created with. Texts come as terms, so the analysers only take them apart again. */
export const toIndexBody = (schema: Schema, { shards, replicas }: Sizing): object => ({
  settings: {
    number_of_shards: shards,
    number_of_replicas: replicas,
    refresh_interval: '-1',
    max_result_window: 20_000,
    max_terms_count: 262_144,
    max_regex_length: 20_000,
    'mapping.total_fields.limit': 2000,
    analysis: {
      tokenizer: { places: { type: 'whitespace', max_token_length: 30_000 } },
      filter: { stack: { type: 'pattern_capture', preserve_original: false, patterns: [`([^${joint}]+)`] } },
      analyzer: {
        rostra_document: { type: 'custom', tokenizer: 'places', filter: ['stack'] },
        rostra_query: { type: 'custom', tokenizer: 'places' },
      },
    },
  },
  mappings: {
    dynamic: false,
    _source: { includes: ['v'] },
    properties: {
      key: { type: 'keyword' },
      v: { type: 'object', enabled: false },
      ...Object.fromEntries(
        Object.entries(schema.columns).flatMap(([name, column]) => Object.entries(toMapping(name, column))),
      ),
    },
  },
})
