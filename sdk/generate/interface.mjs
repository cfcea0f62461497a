// Turns openapi.json into TypeScript: a type for every schema, the input and answer of every operation, and a table of
// where each operation lives. The console and the client are both made from this.

const isName = (name) => /^[A-Za-z_$][\w$]*$/.test(name)
const key = (name) => (isName(name) ? name : JSON.stringify(name))
const refName = (ref) => ref.slice(ref.lastIndexOf('/') + 1)

const union = (parts) => {
  const known = [...new Set(parts)]
  return known.length === 0 ? 'never' : known.map((part) => (/ & |=>/.test(part) ? `(${part})` : part)).join(' | ')
}

const toObject = ({ properties = {}, required = [], additionalProperties }, depth) => {
  const pad = '  '.repeat(depth + 1)
  const fields = Object.entries(properties).map(([name, schema]) => {
    const mark = required.includes(name) ? '' : '?'
    const type = toType(schema, depth + 1)
    const open = required.includes(name) || type === 'unknown' ? '' : ' | undefined'
    const doc = schema.description === undefined ? '' : `${pad}/** ${schema.description.replaceAll('*/', '* /')} */\n`
    return `${doc}${pad}${key(name)}${mark}: ${type}${open}`
  })
  if (additionalProperties !== undefined && additionalProperties !== false) {
    const value = additionalProperties === true ? 'unknown' : toType(additionalProperties, depth + 1)
    if (fields.length === 0) return `Record<string, ${value}>`
    fields.push(`${pad}[name: string]: unknown`)
  }
  return fields.length === 0 ? 'Record<string, never>' : `{\n${fields.join('\n')}\n${'  '.repeat(depth)}}`
}

/** Whether a type is made of several, seen from outside: what stands in braces, brackets or quotes does not count. */
const isCompound = (type) => {
  let depth = 0
  for (const char of type.replace(/"(?:[^"\\]|\\.)*"/g, '""').replace(/\/\*\*[\s\S]*?\*\//g, '')) {
    if ('{(<['.includes(char)) depth++
    else if ('})>]'.includes(char)) depth--
    else if (depth === 0 && '|&'.includes(char)) return true
  }
  return false
}

const toArray = ({ items, prefixItems }, depth) => {
  if (prefixItems !== undefined) return `[${prefixItems.map((item) => toType(item, depth)).join(', ')}]`
  const item = items === undefined ? 'unknown' : toType(items, depth)
  return isCompound(item) ? `(${item})[]` : `${item}[]`
}

const toSimple = (type, schema, depth) => {
  switch (type) {
    case 'object':
      return toObject(schema, depth)
    case 'array':
      return toArray(schema, depth)
    case 'integer':
    case 'number':
      return 'number'
    case 'string':
      return 'string'
    case 'boolean':
      return 'boolean'
    case 'null':
      return 'null'
    default:
      return 'unknown'
  }
}

/** The TypeScript for a JSON Schema of the kinds that the description uses. */
export const toType = (schema, depth = 0) => {
  if (schema === true || schema === undefined) return 'unknown'
  if (schema.$ref !== undefined) return refName(schema.$ref)
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.enum !== undefined) return union(schema.enum.map((value) => JSON.stringify(value)))
  const choice = schema.anyOf ?? schema.oneOf
  if (choice !== undefined) return union(choice.map((one) => toType(one, depth)))
  if (schema.allOf !== undefined) return schema.allOf.map((one) => toType(one, depth)).join(' & ')
  if (Array.isArray(schema.type)) return union(schema.type.map((type) => toSimple(type, schema, depth)))
  return toSimple(schema.type ?? (schema.properties === undefined ? undefined : 'object'), schema, depth)
}

const parametersOf = (operation, where) => {
  const given = (operation.parameters ?? []).filter((parameter) => parameter.in === where)
  const properties = Object.fromEntries(
    given.map(({ name, schema, description }) => [name, { description, ...schema }]),
  )
  return { type: 'object', properties, required: given.filter(({ required }) => required).map(({ name }) => name) }
}

const answerOf = ({ responses }) => {
  const good = Object.entries(responses).filter(([status]) => status.startsWith('2'))
  const schemas = good.flatMap(([, { content }]) => content?.['application/json']?.schema ?? [])
  return schemas.length === 0 ? 'unknown' : union(schemas.map((schema) => toType(schema, 2)))
}

const toOperation = (name, operation) => {
  const body = operation.requestBody?.content?.['application/json']?.schema
  return [
    operation.summary === undefined ? '' : `  /** ${operation.summary} */`,
    `  ${key(name)}: {`,
    `    path: ${toType(parametersOf(operation, 'path'), 2)}`,
    `    query: ${toType(parametersOf(operation, 'query'), 2)}`,
    `    body: ${body === undefined ? 'undefined' : toType(body, 2)}`,
    `    answer: ${answerOf(operation)}`,
    '  }',
  ].join('\n')
}

const methods = ['get', 'post', 'put', 'patch', 'delete']

/** The whole file. */
export const toInterface = ({ paths, components }) => {
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    methods.filter((method) => method in item).map((method) => ({ path, method, operation: item[method] })),
  )
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) => `export type ${name} = ${toType(schema)}\n`,
  )
  return [
    '// Made from openapi.json by sdk/generate/interface.mjs. Do not edit.\n',
    ...schemas,
    'export interface Operations {',
    ...operations.map(({ operation }) => toOperation(operation.operationId, operation)),
    '}\n',
    'export const routes: Record<keyof Operations, readonly [method: string, path: string]> = {',
    ...operations.map(
      ({ path, method, operation }) => `  ${key(operation.operationId)}: ['${method.toUpperCase()}', '${path}'],`,
    ),
    '}\n',
  ].join('\n')
}
