import { z } from 'zod'
const hasType = ({ type, anyOf }, wanted) =>
  type === wanted ||
  (Array.isArray(type) && type.includes(wanted)) ||
  (anyOf?.some((alternative) => hasType(alternative, wanted)) ?? false)
const decodeScalar = (text, schema) => {
  if (typeof text !== 'string') return text
  if ((hasType(schema, 'integer') || hasType(schema, 'number')) && /^-?\d+(\.\d+)?$/.test(text)) return Number(text)
  if (hasType(schema, 'boolean') && (text === 'true' || text === 'false')) return text === 'true'
  return text
}
const splitList = (text) => {
  if (!text.startsWith('[')) return text.split(',')
  try {
    return JSON.parse(text)
  } catch {
    return [text]
  }
}
const decodeValue = (value, schema) => {
  if (!hasType(schema, 'array')) return decodeScalar(value, schema)
  const items = Array.isArray(value) ? value : splitList(String(value))
  return items.map((item) => decodeScalar(item, schema.items ?? {}))
}
const compileQuery = (schema) => {
  if (schema === void 0) return (raw) => raw
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input' })
  return (raw) =>
    Object.fromEntries(
      Object.entries(raw).map(([name, value]) => [
        name,
        decodeValue(value, Object.hasOwn(properties, name) ? (properties[name] ?? {}) : {}),
      ]),
    )
}
export { compileQuery }
//# sourceMappingURL=query.js.map
