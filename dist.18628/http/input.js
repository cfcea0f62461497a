import { Failure } from '../kernel/errors.js'
import { toInputErrors } from './input-errors.js'
import { compileQuery } from './query.js'
const partsOf = (input, decodeQuery) => {
  const parts = []
  if (input.path !== void 0) parts.push({ in: 'path', schema: input.path, read: (raw) => raw.path })
  if (input.query !== void 0) parts.push({ in: 'query', schema: input.query, read: (raw) => decodeQuery(raw.query) })
  if (input.body !== void 0) parts.push({ in: 'body', schema: input.body, read: (raw) => raw.body })
  return parts
}
const unknownParameters = (query) =>
  Object.keys(query).map((name) => ({
    in: 'query',
    pointer: `/${name}`,
    message: 'Unknown parameter: this operation takes none.',
  }))
const compileInput = ({ input }) => {
  const parts = partsOf(input, compileQuery(input.query))
  return (raw) => {
    const parsed = { path: void 0, query: void 0, body: void 0 }
    const errors = input.query === void 0 ? unknownParameters(raw.query) : []
    for (const part of parts) {
      const value = part.read(raw)
      const result = part.schema.safeParse(value)
      if (result.success) parsed[part.in] = result.data
      else errors.push(...toInputErrors(result.error.issues, part.in, part.schema))
    }
    if (errors.length > 0) throw new Failure('invalid_input', summarize(errors), { errors: errors.slice(0, errorsMax) })
    return parsed
  }
}
const errorsMax = 100
const summarize = (errors) => {
  const [first] = errors
  const rest = errors.length - 1
  const where = first === void 0 || first.pointer === '' ? (first?.in ?? 'input') : first.pointer
  return `${where}: ${first?.message ?? ''}${rest > 0 ? ` And ${rest} more: see errors.` : ''}`
}
export { compileInput }
//# sourceMappingURL=input.js.map
