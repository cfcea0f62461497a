import { SearchDataError } from './errors.js'

/**
 * How a number is kept. All are stored as unsigned codes in the order of their values, so one comparison serves every
 * type; the highest code means "no value". u8: 0..254, u16: 0..65,534, u32: 0..4,294,967,294, i32: -2^31..2^31-2,
 * f32: any finite number, rounded to 24 significant bits.
 */
export type NumberType = 'u8' | 'u16' | 'u32' | 'i32' | 'f32'

/** How text becomes terms; see text/analyze.ts. */
export type Analyzer = 'words' | 'name' | 'handle' | 'keyword'

/** One column of a schema. */
export type Column =
  /** One number or none. `bands` adds 18 quantile sets (about two bytes a document): fast ranges, counts and sorts. */
  | { kind: 'number'; type: NumberType; bands?: boolean }
  /** One value of a dictionary or none. */
  | { kind: 'category' }
  /** Any number of values; with `weights`, each with a share 0..1 kept in 8 or 16 bits. */
  | { kind: 'multi'; weights?: 'u8' | 'u16' }
  /** True or not. */
  | { kind: 'flag' }
  /** Words. `positions` keeps the sequence of terms: phrases and NEAR. */
  | { kind: 'text'; analyzer: Analyzer; positions?: boolean }
  /** A dense vector, compared by cosine, kept in eight bits a dimension. */
  | { kind: 'vector'; dimensions: number }

/** Columns people look up by prefix, key by key: their short prefixes have heads (prefix-heads.ts). */
export const hasHeads = (column: Column): boolean => {
  return column.kind === 'text' && (column.analyzer === 'name' || column.analyzer === 'handle')
}

/** What a document may hold. The engine knows columns only; `rank` names the number that orders the documents. */
export interface Schema {
  readonly rank: string
  readonly columns: Readonly<Record<string, Column>>
}

/** What a document gives for a column: see `Column`. A weighted multi takes a record of value to share. */
export type Value =
  | number
  | string
  | boolean
  | null
  | undefined
  | readonly string[]
  | readonly number[]
  | Float32Array
  | Readonly<Record<string, number>>

/** A document: a key that names it in the whole index (1..255 bytes of UTF-8) and its values by column. */
export interface SearchDocument {
  readonly key: string
  readonly values: Readonly<Record<string, Value>>
}

/** Throws SearchDataError unless the schema can be built. */
export const checkSchema = (schema: Schema): void => {
  const names = Object.keys(schema.columns)
  if (names.length > 1000) throw new SearchDataError('A schema has at most 1,000 columns.')
  for (const name of names) {
    if (!/^[a-z][a-z0-9_.]{0,63}$/.test(name))
      throw new SearchDataError(`Column name ${JSON.stringify(name)} is not a name.`)
    const column = schema.columns[name]
    if (column?.kind === 'vector' && !(column.dimensions >= 1 && column.dimensions <= 4096))
      throw new SearchDataError(`Column ${name}: dimensions must be 1..4096.`)
  }
  const rank = schema.columns[schema.rank]
  if (rank?.kind !== 'number') throw new SearchDataError(`The rank column ${schema.rank} must be a number column.`)
}

/** The stored weight of 1. */
export const weightScale = (column: Column & { kind: 'multi' }): number => {
  return column.weights === undefined ? 1 : column.weights === 'u8' ? 0xff : 0xffff
}

/** Bytes a weight takes. */
export const weightBytes = (column: Column & { kind: 'multi' }): 0 | 1 | 2 => {
  return column.weights === undefined ? 0 : column.weights === 'u8' ? 1 : 2
}
