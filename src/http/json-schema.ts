import { z } from 'zod'

export type JsonSchema = Record<string, unknown>

/**
 * "text or null" comes out of zod as two alternatives; one type list says the same, reads better in the description
 * and spares the serialiser a guess at run time.
 */
const foldNull = (schema: JsonSchema): void => {
  const alternatives = schema['anyOf'] as JsonSchema[] | undefined
  if (alternatives?.length !== 2) return
  const [value, none] = alternatives
  if (value === undefined || none?.['type'] !== 'null' || typeof value['type'] !== 'string') return
  delete schema['anyOf']
  Object.assign(schema, value, { ...schema, type: [value['type'], 'null'] })
  // A single value or null is a list of two: `const` beside a list of types would refuse the null.
  if ('const' in schema) {
    schema['enum'] = [schema['const']]
    delete schema['const']
  }
  if (Array.isArray(schema['enum'])) schema['enum'] = [...(schema['enum'] as unknown[]), null]
}

/** The whole range of safe integers is no news to a reader. */
const dropObvious = (schema: JsonSchema): void => {
  if (schema['minimum'] === Number.MIN_SAFE_INTEGER) delete schema['minimum']
  if (schema['maximum'] === Number.MAX_SAFE_INTEGER) delete schema['maximum']
  // The format says it; the pattern behind it is a screenful.
  if (schema['format'] === 'date-time' || schema['format'] === 'date') delete schema['pattern']
}

/** The JSON Schema (2020-12) of a zod schema, as it is written (`input`) or as it is answered (`output`). */
export const toJsonSchema = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      foldNull(jsonSchema)
      dropObvious(jsonSchema)
    },
  }) as JsonSchema
  return rest
}
