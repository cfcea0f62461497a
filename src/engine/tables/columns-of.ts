import { z } from 'zod'
import type { Storage, TableColumn, TableRow } from './column.js'

interface JsonSchema {
  type?: string | string[]
  format?: string
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  anyOf?: JsonSchema[]
  $ref?: string
  $defs?: Record<string, JsonSchema>
}

/** Objects inside objects become dotted columns so deep; what lies deeper is JSON in its cell. */
const depthMax = 4

const storageOf = ({ type, format, items }: JsonSchema): Storage => {
  if (type === 'string') return format === 'date-time' ? 'time' : 'text'
  if (type === 'integer' || type === 'number' || type === 'boolean') return type
  return type === 'array' && items?.type === 'string' ? 'list' : 'json'
}

/** `x | null` is x: an empty cell says null. */
const withoutNull = (schema: JsonSchema): JsonSchema => {
  const { type } = schema
  if (Array.isArray(type)) {
    const [only, ...more] = type.filter((each) => each !== 'null')
    return only === undefined || more.length > 0 ? schema : { ...schema, type: only }
  }
  const left = schema.anyOf?.filter(({ type }) => type !== 'null')
  return left?.length === 1 ? left[0]! : schema
}

interface Leaf extends TableColumn {
  path: string[]
}

const leavesOf = (schema: JsonSchema, defs: Record<string, JsonSchema>, path: string[]): Leaf[] => {
  const plain = withoutNull(schema)
  const name = plain.$ref?.split('/').at(-1)
  const found = withoutNull(name === undefined ? plain : (defs[name] ?? plain))
  if (found.type === 'object' && found.properties !== undefined && path.length < depthMax)
    return Object.entries(found.properties).flatMap(([key, value]) => leavesOf(value, defs, [...path, key]))
  return [{ name: path.join('.'), storage: storageOf(found), path }]
}

const valueAt = ({ path, storage }: Leaf, item: unknown): unknown => {
  const value = path.reduce<unknown>((at, key) => (at as Record<string, unknown> | null | undefined)?.[key], item)
  return storage === 'time' && typeof value === 'string' ? Date.parse(value) : (value ?? undefined)
}

export interface ItemTable {
  columns: readonly TableColumn[]
  toRow: (item: unknown) => TableRow
}

/**
 * The table that items of a schema make: its columns are the same whichever items there are. `fields`: only these, in this
 * order; a field that holds an object gives all its columns.
 */
export const tableOf = (item: z.ZodType, fields?: readonly string[]): ItemTable => {
  const schema = z.toJSONSchema(item, { io: 'output', unrepresentable: 'any' }) as JsonSchema
  const defs = schema.$defs ?? {}
  const all = leavesOf(schema, { ...defs, '#': schema }, [])
  const leaves = fields?.flatMap((field) => all.filter(({ path }) => path[0] === field)) ?? all
  return { columns: leaves, toRow: (value) => leaves.map((leaf) => valueAt(leaf, value)) }
}
