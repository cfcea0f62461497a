// Reads the description of the interface: what the rest of the page needs of OpenAPI, and no more.
import {
  methods,
  type BodyNode,
  type ContentNode,
  type Description,
  type ExampleNode,
  type Limits,
  type OperationNode,
  type ParameterNode,
  type ResponseNode,
  type SchemaNode,
} from './openapi.js'

export interface Parameter {
  name: string
  in: string
  required: boolean
  description: string | undefined
  schema: SchemaNode
  example: unknown
}

export interface Body {
  required: boolean
  description: string | undefined
  type: string
  schema: SchemaNode
  example: unknown
}

export interface Content {
  type: string
  schema: SchemaNode
  example: unknown
}

export interface Answer {
  status: string
  description: string
  contents: Content[]
}

export interface Operation {
  id: string
  title: string
  method: string
  path: string
  tag: string
  summary: string
  description: string | undefined
  deprecated: boolean
  scope: string | undefined
  limits: Limits
  needsToken: boolean
  parameters: Parameter[]
  body: Body | undefined
  responses: Answer[]
}

export interface Tag {
  name: string
  description: string | undefined
  operations: Operation[]
}

let description: Description = { info: { title: '', version: '' }, paths: {} }

const isDescription = (value: unknown): value is Description =>
  typeof value === 'object' && value !== null && 'paths' in value && typeof value.paths === 'object'

export const loadDescription = async (): Promise<Description> => {
  const answer = await fetch('/openapi.json', { headers: { accept: 'application/json' } })
  if (!answer.ok) throw new Error(`/openapi.json answered with status ${answer.status}.`)
  const read: unknown = await answer.json()
  if (!isDescription(read)) throw new Error('/openapi.json is not an OpenAPI description.')
  return (description = read)
}

const step = (node: unknown, key: string): unknown =>
  typeof node === 'object' && node !== null ? Object.getOwnPropertyDescriptor(node, key)?.value : undefined

const lookUp = (pointer: string): unknown =>
  pointer
    .replace(/^#\//, '')
    .split('/')
    .map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce(step, description)

/** What a reference leads to, with what is said beside it. Anything else comes back as it is. */
export const resolve = <T extends { $ref?: string }>(node: T): T => {
  const seen = new Set<string>()
  let found = node
  while (typeof found.$ref === 'string' && !seen.has(found.$ref)) {
    seen.add(found.$ref)
    const { $ref, ...beside } = found
    // A reference leads to a node of the kind that it stands for.
    found = { ...(lookUp($ref) as T), ...beside }
  }
  return found
}

/** The name of what a reference leads to. Zod numbers recursive schemas that have no name: nobody wants to read that. */
export const refName = ({ $ref }: SchemaNode): string | undefined =>
  $ref
    ?.split('/')
    .at(-1)
    ?.replace(/^__schema(\d+)$/, 'nested value')

/** listRequests → List requests */
const humanName = (name: string): string => {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The address that paths are added to. */
export const baseAddress = (): string => {
  const { url = '' } = description.servers?.[0] ?? {}
  return new URL(url.replace(/\/$/, ''), location.origin).href.replace(/\/$/, '')
}

type Exemplified = { example?: unknown; examples?: unknown[] | Record<string, ExampleNode> }

const exampleOf = ({ example, examples = [] }: Exemplified): unknown => {
  if (example !== undefined) return example
  if (Array.isArray(examples)) return examples[0]
  const [first] = Object.values(examples)
  return first === undefined ? undefined : resolve(first).value
}

const readParameter = (node: ParameterNode): Parameter => {
  const parameter = resolve(node)
  const { name, description: text, schema = {} } = parameter
  const example = exampleOf(parameter) ?? exampleOf(resolve(schema))
  return { name, in: parameter.in, required: parameter.required === true, description: text, schema, example }
}

const jsonFirst = (content: Record<string, ContentNode>): [string, ContentNode] | undefined => {
  const entries = Object.entries(content)
  return entries.find(([type]) => type.includes('json')) ?? entries[0]
}

const readBody = (node: BodyNode | undefined): Body | undefined => {
  if (node === undefined) return undefined
  const body = resolve(node)
  const found = jsonFirst(body.content ?? {})
  if (found === undefined) return undefined
  const [type, content] = found
  const { schema = {} } = content
  const example = exampleOf(content) ?? sampleOf(schema)
  return { required: body.required === true, description: body.description, type, schema, example }
}

const readResponse = ([status, node]: [string, ResponseNode]): Answer => {
  const response = resolve(node)
  const contents = Object.entries(response.content ?? {}).map(([type, content]) => ({
    type,
    schema: content.schema ?? {},
    example: exampleOf(content),
  }))
  return { status, description: response.description ?? '', contents }
}

/** 2xx before the rest, then by number. */
const byStatus = (a: Answer, b: Answer): number =>
  Number(b.status.startsWith('2')) - Number(a.status.startsWith('2')) || (a.status < b.status ? -1 : 1)

const readOperation = (
  path: string,
  method: string,
  shared: readonly ParameterNode[],
  operation: OperationNode,
): Operation => {
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
    parameters: [...shared, ...(operation.parameters ?? [])].map(readParameter),
    body: readBody(operation.requestBody),
    responses: Object.entries(operation.responses ?? {})
      .map(readResponse)
      .sort(byStatus),
  }
}

/** Every operation, tag by tag. */
export const readTags = (): Tag[] => {
  const operations = Object.entries(description.paths).flatMap(([path, node]) =>
    methods.flatMap((method) => {
      const operation = node[method]
      return operation === undefined ? [] : [readOperation(path, method, node.parameters ?? [], operation)]
    }),
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

const sampleText = ({ format, minLength = 0 }: SchemaNode): string => {
  if (format === 'date-time') return new Date(0).toISOString()
  if (format === 'date') return '1970-01-01'
  return 'text'.padEnd(minLength, '.')
}

const sampleObject = ({ properties = {}, required = [] }: SchemaNode, depth: number): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => required.includes(name))
      .map(([name, schema]) => [name, sampleOf(schema, depth + 1)]),
  )

const sampleList = ({ minItems = 0, items }: SchemaNode, depth: number): unknown[] =>
  minItems > 0 ? [sampleOf(typeof items === 'object' ? items : {}, depth + 1)] : []

/** A value that has the right shape, for where the description gives none. */
const sampleOf = (node: SchemaNode, depth = 0): unknown => {
  const schema = resolve(node)
  const given = exampleOf(schema) ?? schema.const ?? schema.default ?? schema.enum?.[0]
  if (given !== undefined) return given
  if (depth > 6) return null
  const [alternative] = schema.anyOf ?? schema.oneOf ?? []
  if (alternative !== undefined) return sampleOf(alternative, depth + 1)
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => sampleOf(part, depth + 1))) as unknown
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (type === 'object' || schema.properties) return sampleObject(schema, depth)
  if (type === 'array') return sampleList(schema, depth)
  if (type === 'string') return sampleText(schema)
  if (type === 'boolean') return false
  return type === 'integer' || type === 'number' ? (schema.minimum ?? 0) : null
}
