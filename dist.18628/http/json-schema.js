import { z } from 'zod'
const foldNull = (schema) => {
  const alternatives = schema['anyOf']
  if (alternatives?.length !== 2) return
  const [value, none] = alternatives
  if (value === void 0 || none?.['type'] !== 'null' || typeof value['type'] !== 'string') return
  delete schema['anyOf']
  Object.assign(schema, value, { ...schema, type: [value['type'], 'null'] })
  if (Array.isArray(schema['enum'])) schema['enum'] = [...schema['enum'], null]
}
const dropObvious = (schema) => {
  if (schema['minimum'] === Number.MIN_SAFE_INTEGER) delete schema['minimum']
  if (schema['maximum'] === Number.MAX_SAFE_INTEGER) delete schema['maximum']
  if (schema['format'] === 'date-time' || schema['format'] === 'date') delete schema['pattern']
}
const toJsonSchema = (schema, io) => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      foldNull(jsonSchema)
      dropObvious(jsonSchema)
    },
  })
  return rest
}
export { toJsonSchema }
//# sourceMappingURL=json-schema.js.map
