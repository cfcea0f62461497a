import fastJson from 'fast-json-stringify'
import type { z } from 'zod'
import { toJsonSchema, type JsonSchema } from './json-schema.js'

export type Serialize = (value: unknown) => string

/** Formats make the serialiser convert values; ours are text already. References move to where it looks for them. */
const forSerializer = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(forSerializer)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => key !== 'format' || typeof inner !== 'string')
      .map(([key, inner]) => [key, forSerializer(inner)]),
  )
}

/**
 * Answers are written from the schema that describes them: what is not in the schema cannot leak. With `check`, as in
 * the tests, an answer that does not fit its schema to the letter is an error of ours.
 */
export const compileSerializer = (schema: z.ZodType, check: boolean): Serialize => {
  const write: Serialize = fastJson(forSerializer(toJsonSchema(schema, 'output')) as JsonSchema)
  return check ? (value) => write(schema.parse(value)) : write
}
