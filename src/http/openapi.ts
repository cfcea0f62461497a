import { addTo } from '../kernel/groups.js'
import { z } from 'zod'
import { errorCatalogue, type ErrorCode } from '../kernel/errors.js'
import { apiPrefix, apiVersion, type Operation } from '../kernel/operation.js'
import { toJsonSchema, type JsonSchema } from './json-schema.js'
import { NamedSchemas } from './named-schemas.js'
import { Problem, problemType } from './problem.js'
import { statusOf } from './status.js'

/** What the description says about the service as a whole. */
export interface Description {
  title: string
  version: string
  summary: string
  description: string
  /** What each area is about. */
  areas: Readonly<Record<string, string>>
  limits: { bodyBytesMax: number; timeoutMs: number; ratePerMinute: number; pageItemsMax: number }
}

/** Schemas with a name of their own are described once. Where reading and writing differ, each has its own. */
class Components {
  readonly schemas: Record<string, JsonSchema> = {}

  add(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
    const { $defs: inner = {}, ...root } = toJsonSchema(schema, io) as JsonSchema & {
      $defs?: Record<string, JsonSchema>
      id?: string
    }
    // What has a name is described under it, also where it is the whole.
    const $defs = root.id === undefined ? inner : { ...inner, [root.id]: root }
    const names = new Map(Object.entries($defs).map(([name, each]) => [name, this.#name(name, each, io)]))
    for (const [name, each] of Object.entries($defs)) this.schemas[names.get(name) ?? name] = this.#relink(each, names)
    if (root.id !== undefined) return { $ref: `#/components/schemas/${names.get(root.id) ?? root.id}` }
    return this.#relink(root, names)
  }

  #name(name: string, schema: JsonSchema, io: 'input' | 'output'): string {
    const there = this.schemas[name]
    const same = there === undefined || JSON.stringify(there) === JSON.stringify(this.#relink(schema, new Map()))
    return same ? name : `${name}${io === 'input' ? 'Input' : 'Output'}`
  }

  #relink(schema: JsonSchema, names: Map<string, string>): JsonSchema {
    const { id: _id, ...rest } = schema
    const text = JSON.stringify(rest).replace(
      /"#\/\$defs\/([^"]+)"/g,
      (_, name: string) => `"#/components/schemas/${names.get(name) ?? name}"`,
    )
    return JSON.parse(text) as JsonSchema
  }
}

const parametersOf = (operation: Operation<never>, components: Components): JsonSchema[] =>
  (['path', 'query'] as const).flatMap((where) => {
    const schema = operation.input[where]
    if (schema === undefined) return []
    const described = components.add(schema, 'input') as {
      properties?: Record<string, JsonSchema>
      required?: string[]
    }
    const examples = operation.example[where] ?? {}
    return Object.entries(described.properties ?? {}).map(([name, { description, ...property }]) => ({
      name,
      in: where,
      required: described.required?.includes(name) ?? false,
      ...(description === undefined ? {} : { description }),
      schema: property,
      ...(name in examples ? { example: examples[name] } : {}),
      ...(property['type'] === 'array' ? { style: 'form', explode: true } : {}),
    }))
  })

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Repeating a call with the same key and body returns the same answer and runs once. Keys are kept for 24 hours.',
  schema: { type: 'string', pattern: '^[!-~]{1,255}$' },
}

/** Errors that any operation may answer with: a header field, a parameter nobody knows, something it needs that is gone or busy. */
const usualErrors = [
  'malformed_request',
  'unauthorized',
  'forbidden',
  'not_found',
  'conflict',
  'invalid_input',
  'rate_limited',
  'headers_too_large',
  'internal',
  'overloaded',
  'timeout',
] as const satisfies readonly ErrorCode[]

/** The usual ones, and those that only some can answer with. */
const errorsOf = (operation: Operation<never>): ErrorCode[] => [
  ...usualErrors,
  ...(operation.alsoProduces === undefined ? [] : (['not_acceptable'] as const)),
  ...(operation.method === 'GET' ? [] : (['body_too_large', 'unsupported_media_type', 'storage_full'] as const)),
]

const responsesOf = (operation: Operation<never>, components: Components): JsonSchema => {
  const schema = components.add(operation.output, 'output')
  const others: JsonSchema = {}
  for (const [type, description] of Object.entries(operation.alsoProduces ?? {}))
    others[type] = { schema: { type: 'string', description } }
  const usual = operation.status ?? 200
  const content = { 'application/json': { schema, example: operation.example.output }, ...others }
  const problems: JsonSchema = {}
  for (const code of errorsOf(operation))
    problems[statusOf[code]] = { $ref: `#/components/responses/${statusOf[code]}` }
  return {
    [usual]: { description: operation.summary, ...(usual === 204 ? {} : { content }) },
    ...problems,
  }
}

const describeOperation = (
  operation: Operation<never>,
  components: Components,
  limits: Description['limits'],
): JsonSchema => {
  const { name, area, summary, description, scope, input, example } = operation
  const body = input.body === undefined ? undefined : components.add(input.body, 'input')
  const optional = input.body?.safeParse(undefined).success ?? true
  const keyed = operation.method === 'POST' || operation.method === 'PATCH'
  return {
    operationId: name,
    tags: [area],
    summary,
    ...(description === undefined ? {} : { description }),
    'x-scope': scope,
    'x-limits': {
      body_bytes_max: operation.bodyBytesMax ?? limits.bodyBytesMax,
      timeout_ms: operation.timeoutMs ?? limits.timeoutMs,
    },
    parameters: [...parametersOf(operation, components), ...(keyed ? [idempotencyKey] : [])],
    ...(body === undefined
      ? {}
      : {
          requestBody: {
            required: !optional,
            content: {
              'application/json': { schema: body, ...(example.body === undefined ? {} : { example: example.body }) },
              ...(operation.bytesAs === undefined
                ? {}
                : Object.fromEntries(
                    ['image/*', 'video/*'].map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
                  )),
            },
          },
        }),
    ...(operation.upload === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            description: operation.upload,
            content: {
              'application/octet-stream': { schema: { type: 'string', format: 'binary' } },
              'multipart/form-data': {
                schema: { type: 'object', properties: { file: { type: 'string', format: 'binary' } } },
              },
            },
          },
        }),
    responses: responsesOf(operation, components),
  }
}

interface WithContent {
  content?: Record<string, { schema: JsonSchema }>
}

/** What an operation takes and answers, by names made of its own. */
const nameBodies = (operation: JsonSchema, named: NamedSchemas): void => {
  const { operationId, requestBody, responses } = operation as {
    operationId: string
    requestBody?: WithContent
    responses: Record<string, WithContent>
  }
  const rename = ({ content }: WithContent, suffix: string): void => {
    const json = content?.['application/json']
    if (json !== undefined) json.schema = named.root(json.schema, `${operationId} ${suffix}`)
  }
  if (requestBody !== undefined) rename(requestBody, 'body')
  for (const response of Object.values(responses)) rename(response, 'answer')
}

const groupByStatus = (codes: ErrorCode[]): Map<number, ErrorCode[]> => {
  const groups = new Map<number, ErrorCode[]>()
  for (const code of codes) addTo(groups, statusOf[code], code)
  return groups
}

/** Only what some operation may answer: what nobody refers to is noise. */
const problemResponses = (operations: readonly Operation<never>[]): JsonSchema => {
  const used = new Set(operations.flatMap(errorsOf).map((code) => statusOf[code]))
  const codes = (Object.keys(statusOf) as ErrorCode[]).filter((code) => used.has(statusOf[code]))
  return Object.fromEntries(
    [...groupByStatus(codes)].map(([status, group]) => [
      String(status),
      {
        description: group
          .map((code) => `\`${code}\`: ${errorCatalogue[code].title}. ${errorCatalogue[code].advice}`)
          .join('\n\n'),
        content: { [problemType]: { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  )
}

/** The description of the whole interface, OpenAPI 3.1, from the same list that the server serves. */
export const describeInterface = (operations: readonly Operation<never>[], about: Description): JsonSchema => {
  const components = new Components()
  components.add(z.strictObject({ problem: Problem }), 'output')
  const paths: Record<string, Record<string, JsonSchema>> = {}
  for (const operation of operations) {
    const path = (paths[operation.path] ??= {})
    path[operation.method.toLowerCase()] = describeOperation(operation, components, about.limits)
  }
  const named = new NamedSchemas(components.schemas)
  for (const item of Object.values(paths)) for (const operation of Object.values(item)) nameBodies(operation, named)
  return {
    openapi: '3.1.0',
    info: {
      title: about.title,
      version: about.version,
      summary: about.summary,
      description: about.description,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      'x-api-version': apiVersion,
      'x-limits': {
        rate_per_minute: about.limits.ratePerMinute,
        body_bytes_max: about.limits.bodyBytesMax,
        timeout_ms: about.limits.timeoutMs,
        page_items_max: about.limits.pageItemsMax,
      },
    },
    servers: [{ url: apiPrefix }],
    security: [{ token: [] }],
    tags: [...new Set(operations.map(({ area }) => area))].map((name) => ({
      name,
      description: about.areas[name] ?? name,
    })),
    paths,
    components: {
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'The token only, without a scheme.',
        },
      },
      schemas: named.schemas,
      responses: problemResponses(operations),
    },
  }
}
