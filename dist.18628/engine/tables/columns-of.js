import { z } from 'zod'
const depthMax = 4
const storageOf = ({ type, format, items }) => {
  if (type === 'string') return format === 'date-time' ? 'time' : 'text'
  if (type === 'integer' || type === 'number' || type === 'boolean') return type
  return type === 'array' && items?.type === 'string' ? 'list' : 'json'
}
const withoutNull = (schema) => {
  const left = schema.anyOf?.filter(({ type }) => type !== 'null')
  return left?.length === 1 ? left[0] : schema
}
const leavesOf = (schema, defs, path) => {
  const plain = withoutNull(schema)
  const name = plain.$ref?.split('/').at(-1)
  const found = withoutNull(name === void 0 ? plain : (defs[name] ?? plain))
  if (found.type === 'object' && found.properties !== void 0 && path.length < depthMax)
    return Object.entries(found.properties).flatMap(([key, value]) => leavesOf(value, defs, [...path, key]))
  return [{ name: path.join('.'), storage: storageOf(found), path }]
}
const valueAt = ({ path, storage }, item) => {
  const value = path.reduce((at, key) => at?.[key], item)
  return storage === 'time' && typeof value === 'string' ? Date.parse(value) : (value ?? void 0)
}
const tableOf = (item) => {
  const schema = z.toJSONSchema(item, { io: 'output', unrepresentable: 'any' })
  const defs = schema.$defs ?? {}
  const leaves = leavesOf(schema, { ...defs, '#': schema }, [])
  return { columns: leaves, toRow: (value) => leaves.map((leaf) => valueAt(leaf, value)) }
}
export { tableOf }
//# sourceMappingURL=columns-of.js.map
