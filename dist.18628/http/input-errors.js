import { z } from 'zod'
import { nearest } from '../kernel/nearest.js'
const toPointer = (path) => path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
const schemaAt = (schema, path) => {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return schemaAt(schema.unwrap(), path)
  const [key, ...rest] = path
  if (key === void 0) return schema
  if (schema instanceof z.ZodObject) return schemaAt(schema.shape[key], rest)
  if (schema instanceof z.ZodArray) return schemaAt(schema.element, rest)
  return void 0
}
const describeUnknownKey = (key, schema) => {
  const known = schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
  const near = nearest(key, known)
  if (near !== void 0) return `Unknown field. Did you mean ${near}?`
  return known.length > 0 && known.length <= 40 ? `Unknown field. Known are: ${known.join(', ')}.` : 'Unknown field.'
}
const closest = (alternatives) => {
  const cost = (issues) =>
    issues.reduce((sum, issue) => sum + (issue.path.length === 0 && issue.code === 'invalid_type' ? 100 : 1), 0)
  return [...alternatives].sort((a, b) => cost(a) - cost(b))[0]
}
const toInputErrors = (issues, part, schema) =>
  issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({
        in: part,
        pointer: toPointer([...issue.path, key]),
        message: describeUnknownKey(key, schemaAt(schema, issue.path)),
      }))
    if (issue.code === 'invalid_union' && issue.errors.length > 0) {
      const inner = closest(issue.errors) ?? []
      const nested = inner.map((each) => ({ ...each, path: [...issue.path, ...each.path] }))
      return toInputErrors(nested, part, schema)
    }
    return [{ in: part, pointer: toPointer(issue.path), message: withPeriod(reword(issue.message)) }]
  })
const reword = (text) => text.replace(/^Invalid input: expected (.+), received undefined$/, 'Required: expected $1')
const withPeriod = (text) => (/[.!?]$/.test(text) ? text : `${text}.`)
export { toInputErrors, toPointer }
//# sourceMappingURL=input-errors.js.map
