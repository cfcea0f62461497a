import { z } from 'zod'
import type { Fields } from '../kernel/operation.js'

export type DecodeQuery = (raw: Record<string, unknown>) => Record<string, unknown>

interface PropertySchema {
  type?: string | string[]
  items?: PropertySchema
  anyOf?: PropertySchema[]
}

const hasType = ({ type, anyOf }: PropertySchema, wanted: string): boolean =>
  type === wanted ||
  (Array.isArray(type) && type.includes(wanted)) ||
  (anyOf?.some((alternative) => hasType(alternative, wanted)) ?? false)

/** Only what is plainly a number or a truth value becomes one; anything else stays text and meets the schema as such. */
const decodeScalar = (text: unknown, schema: PropertySchema): unknown => {
  if (typeof text !== 'string') return text
  if ((hasType(schema, 'integer') || hasType(schema, 'number')) && /^-?\d+(\.\d+)?$/.test(text)) return Number(text)
  if (hasType(schema, 'boolean') && (text === 'true' || text === 'false')) return text === 'true'
  return text
}

const splitList = (text: string): unknown[] => {
  if (!text.startsWith('[')) return text.split(',')
  try {
    return JSON.parse(text) as unknown[]
  } catch {
    return [text]
  }
}

/** Lists are repeated parameters (?network=x&network=y), one with commas (?network=x,y) or one with a JSON list. */
const decodeValue = (value: unknown, schema: PropertySchema): unknown => {
  if (!hasType(schema, 'array')) return decodeScalar(value, schema)
  const items = Array.isArray(value) ? value : splitList(String(value))
  return items.map((item) => decodeScalar(item, schema.items ?? {}))
}

const propertiesOf = (schema: Fields): Record<string, PropertySchema> =>
  (z.toJSONSchema(schema, { io: 'input' }) as { properties?: Record<string, PropertySchema> }).properties ?? {}

/** A query string is all text; which parameters are numbers, truth values or lists is read from the schema. */
export const compileQuery = (schema: Fields | undefined): DecodeQuery => {
  if (schema === undefined) return (raw) => raw
  // Read when the first parameter comes: there are hundreds of operations, and a start waits for none of them.
  let known: Record<string, PropertySchema> | undefined
  return (raw) => {
    const entries = Object.entries(raw)
    if (entries.length === 0) return {}
    const properties = (known ??= propertiesOf(schema))
    return Object.fromEntries(
      entries.map(([name, value]) => [
        name,
        decodeValue(value, Object.hasOwn(properties, name) ? (properties[name] ?? {}) : {}),
      ]),
    )
  }
}
