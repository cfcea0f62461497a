// Reads the description of the interface: what the rest of the page needs of OpenAPI, and no more.

const methods = ['get', 'post', 'put', 'patch', 'delete']

/** @type {any} */
let description = {}

export const loadDescription = async () => {
  const answer = await fetch('/openapi.json', { headers: { accept: 'application/json' } })
  if (!answer.ok) throw new Error(`/openapi.json answered with status ${answer.status}.`)
  description = await answer.json()
  if (typeof description?.paths !== 'object') throw new Error('/openapi.json is not an OpenAPI description.')
  return description
}

const lookUp = (pointer) =>
  pointer
    .replace(/^#\//, '')
    .split('/')
    .reduce((node, key) => node?.[decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~')], description)

/** What a reference leads to, with what is said beside it. Anything else comes back as it is. */
export const resolve = (node) => {
  const seen = new Set()
  let found = node
  while (typeof found?.$ref === 'string' && !seen.has(found.$ref)) {
    seen.add(found.$ref)
    const { $ref, ...beside } = found
    found = { ...lookUp($ref), ...beside }
  }
  return found ?? {}
}

/** The name of what a reference leads to. Zod numbers recursive schemas that have no name: nobody wants to read that. */
export const refName = (node) =>
  node?.$ref
    ?.split('/')
    .at(-1)
    .replace(/^__schema(\d+)$/, 'nested value')

/** listRequests → List requests */
export const humanName = (name) => {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The address that paths are added to. */
export const baseAddress = () => {
  const { url = '' } = description.servers?.[0] ?? {}
  return new URL(url.replace(/\/$/, ''), location.origin).href.replace(/\/$/, '')
}

const jsonFirst = (content = {}) => {
  const type = Object.keys(content).find((name) => name.includes('json')) ?? Object.keys(content)[0]
  return type === undefined ? undefined : { type, ...content[type] }
}

const exampleOf = ({ example, examples } = {}) => {
  if (example !== undefined) return example
  const [first] = Array.isArray(examples) ? examples.map((value) => ({ value })) : Object.values(examples ?? {})
  return first === undefined ? undefined : resolve(first).value
}

const readParameter = (node) => {
  const parameter = resolve(node)
  const schema = parameter.schema ?? {}
  return { ...parameter, schema, example: exampleOf(parameter) ?? exampleOf(resolve(schema)) }
}

const readBody = (node) => {
  if (node === undefined) return undefined
  const body = resolve(node)
  const content = jsonFirst(body.content)
  if (content === undefined) return undefined
  const { type, schema = {} } = content
  const example = exampleOf(content) ?? sampleOf(schema)
  return { required: body.required === true, description: body.description, type, schema, example }
}

const readResponse = ([status, node]) => {
  const response = resolve(node)
  const contents = Object.entries(response.content ?? {}).map(([type, content]) => ({
    type,
    schema: content.schema ?? {},
    example: exampleOf(content),
  }))
  return { status, description: response.description ?? '', headers: response.headers, contents }
}

/** 2xx before the rest, then by number. */
const byStatus = (a, b) =>
  (a.status.startsWith('2') ? 0 : 1) - (b.status.startsWith('2') ? 0 : 1) || (a.status < b.status ? -1 : 1)

const readOperation = (path, method, shared, operation) => {
  const name = operation.operationId ?? `${method}${path.replace(/\W+/g, '-')}`
  return {
    id: name,
    title: humanName(name),
    method: method.toUpperCase(),
    path,
    tag: operation.tags?.[0] ?? 'Operations',
    summary: operation.summary ?? '',
    description: operation.description,
    deprecated: operation.deprecated === true,
    scope: operation['x-scope'],
    limits: operation['x-limits'] ?? {},
    needsToken: (operation.security ?? description.security ?? []).length > 0,
    parameters: [...(shared ?? []), ...(operation.parameters ?? [])].map(readParameter),
    body: readBody(operation.requestBody),
    responses: Object.entries(operation.responses ?? {})
      .map(readResponse)
      .sort(byStatus),
  }
}

/** @typedef {ReturnType<typeof readOperation>} Operation */

/** Every operation, tag by tag. @returns {{ name: string, description?: string, operations: Operation[] }[]} */
export const readTags = () => {
  const operations = Object.entries(description.paths).flatMap(([path, node]) =>
    methods
      .filter((method) => node[method])
      .map((method) => readOperation(path, method, node.parameters, node[method])),
  )
  const described = new Map((description.tags ?? []).map((tag) => [tag.name, tag]))
  const names = new Set([...described.keys(), ...operations.map(({ tag }) => tag)])
  return [...names]
    .map((name) => ({
      name,
      description: described.get(name)?.description,
      operations: operations.filter(({ tag }) => tag === name),
    }))
    .filter((tag) => tag.operations.length > 0)
}

const sampleText = ({ format, minLength = 0 }) => {
  if (format === 'date-time') return new Date(0).toISOString()
  if (format === 'date') return '1970-01-01'
  return 'text'.padEnd(minLength, '.')
}

const sampleObject = ({ properties = {}, required = [] }, depth) =>
  Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => required.includes(name))
      .map(([name, schema]) => [name, sampleOf(schema, depth + 1)]),
  )

/** A value that has the right shape, for where the description gives none. */
export const sampleOf = (node, depth = 0) => {
  const schema = resolve(node)
  const given = exampleOf(schema) ?? schema.const ?? schema.default ?? schema.enum?.[0]
  if (given !== undefined) return given
  if (depth > 6) return null
  const [alternative] = schema.anyOf ?? schema.oneOf ?? []
  if (alternative !== undefined) return sampleOf(alternative, depth + 1)
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => sampleOf(part, depth + 1)))
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (type === 'object' || schema.properties) return sampleObject(schema, depth)
  if (type === 'array') return schema.minItems > 0 ? [sampleOf(schema.items ?? {}, depth + 1)] : []
  if (type === 'string') return sampleText(schema)
  if (type === 'boolean') return false
  return type === 'integer' || type === 'number' ? (schema.minimum ?? 0) : null
}
