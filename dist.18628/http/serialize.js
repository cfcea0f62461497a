import { toJsonSchema } from './json-schema.js'
const isObject = (value) => typeof value === 'object' && value !== null
const pruneList = (item) => (value) => {
  if (!Array.isArray(value)) return value
  const list = value
  let changed
  for (let i = 0; i < list.length; i++) {
    const pruned = item(list[i])
    if (pruned !== list[i]) (changed ??= [...list])[i] = pruned
  }
  return changed ?? list
}
const pruneObject = (known, rest) => (value) => {
  if (!isObject(value) || Array.isArray(value)) return value
  let changed
  for (const key in value) {
    const listed = known.get(key)
    if (listed === null) continue
    const prune = listed ?? rest
    if (prune === void 0) {
      changed ??= { ...value }
      delete changed[key]
      continue
    }
    const pruned = prune(value[key])
    if (pruned !== value[key]) (changed ??= { ...value })[key] = pruned
  }
  return changed ?? value
}
const pruneUnion = (alternatives) => (value) => {
  if (!isObject(value)) return value
  const fits = ({ required = [], properties = {} }) =>
    required.every(
      (name) =>
        name in value && (!('const' in (properties[name] ?? {})) || properties[name]?.['const'] === value[name]),
    )
  return alternatives.find(({ schema }) => fits(schema))?.prune(value) ?? value
}
const compile = (schema, definitions) => {
  if (typeof schema['$ref'] === 'string') {
    const name = schema['$ref'].replace(/^#(\/\$defs\/)?/, '')
    return (value) => definitions.get(name)?.(value) ?? value
  }
  const union = schema['anyOf'] ?? schema['oneOf']
  if (union !== void 0)
    return pruneUnion(union.map((each) => ({ schema: each, prune: compile(each, definitions) ?? ((value) => value) })))
  if (isObject(schema['items'])) {
    const item = compile(schema['items'], definitions)
    return item === void 0 ? void 0 : pruneList(item)
  }
  if (isObject(schema['properties']) || isObject(schema['additionalProperties'])) {
    const names = Object.entries(schema['properties'] ?? {})
    const others = schema['additionalProperties']
    const rest = isObject(others)
      ? (compile(others, definitions) ?? ((value) => value))
      : others === false
        ? void 0
        : (value) => value
    return pruneObject(new Map(names.map(([name, inner]) => [name, compile(inner, definitions) ?? null])), rest)
  }
  return void 0
}
const compilePrune = (schema) => {
  const definitions = /* @__PURE__ */ new Map()
  const root = compile(schema, definitions) ?? ((value) => value)
  definitions.set('', root)
  for (const [name, inner] of Object.entries(schema['$defs'] ?? {}))
    definitions.set(name, compile(inner, definitions) ?? ((value) => value))
  return root
}
const compileSerializer = (schema, check) => {
  const prune = compilePrune(toJsonSchema(schema, 'output'))
  const write = (value) => JSON.stringify(prune(value))
  return check ? (value) => write(schema.parse(value)) : write
}
export { compilePrune, compileSerializer }
//# sourceMappingURL=serialize.js.map
