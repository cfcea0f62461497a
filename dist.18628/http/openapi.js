import { z } from 'zod'
import { errorCatalogue } from '../kernel/errors.js'
import { apiPrefix, apiVersion } from '../kernel/operation.js'
import { toJsonSchema } from './json-schema.js'
import { Problem, problemType } from './problem.js'
import { statusOf } from './status.js'
class Components {
  schemas = {}
  add(schema, io) {
    const { $defs = {}, ...root } = toJsonSchema(schema, io)
    const names = new Map(Object.entries($defs).map(([name, inner]) => [name, this.#name(name, inner, io)]))
    for (const [name, inner] of Object.entries($defs))
      this.schemas[names.get(name) ?? name] = this.#relink(inner, names)
    return this.#relink(root, names)
  }
  #name(name, schema, io) {
    const there = this.schemas[name]
    const same =
      there === void 0 || JSON.stringify(there) === JSON.stringify(this.#relink(schema, /* @__PURE__ */ new Map()))
    return same ? name : `${name}${io === 'input' ? 'Input' : 'Output'}`
  }
  #relink(schema, names) {
    const { id: _id, ...rest } = schema
    const text = JSON.stringify(rest).replace(
      /"#\/\$defs\/([^"]+)"/g,
      (_, name) => `"#/components/schemas/${names.get(name) ?? name}"`,
    )
    return JSON.parse(text)
  }
}
const parametersOf = (operation, components) =>
  ['path', 'query'].flatMap((where) => {
    const schema = operation.input[where]
    if (schema === void 0) return []
    const described = components.add(schema, 'input')
    const examples = operation.example[where] ?? {}
    return Object.entries(described.properties ?? {}).map(([name, { description, ...property }]) => ({
      name,
      in: where,
      required: described.required?.includes(name) ?? false,
      ...(description === void 0 ? {} : { description }),
      schema: property,
      ...(name in examples ? { example: examples[name] } : {}),
      ...(property['type'] === 'array' ? { style: 'form', explode: true } : {}),
    }))
  })
const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Same key and body, same answer, one execution; kept for 24 hours.',
  schema: { type: 'string', maxLength: 255 },
}
const errorsOf = (operation) => [
  'unauthorized',
  'forbidden',
  'rate_limited',
  'internal',
  'overloaded',
  ...(operation.input.path !== void 0 ? ['not_found'] : []),
  ...(Object.keys(operation.input).length > 0 ? ['invalid_input'] : []),
  ...(operation.input.body !== void 0 ? ['malformed_request', 'body_too_large', 'unsupported_media_type'] : []),
]
const responsesOf = (operation, components) => {
  const schema = components.add(operation.output, 'output')
  const others = {}
  for (const [type, description] of Object.entries(operation.alsoProduces ?? {}))
    others[type] = { schema: { type: 'string', description } }
  const usual = operation.status ?? 200
  const content = { 'application/json': { schema, example: operation.example.output }, ...others }
  const problems = {}
  for (const code of errorsOf(operation))
    problems[statusOf[code]] = { $ref: `#/components/responses/${statusOf[code]}` }
  return {
    [usual]: { description: operation.summary, ...(usual === 204 ? {} : { content }) },
    ...problems,
  }
}
const describeOperation = (operation, components, limits) => {
  const { name, area, summary, description, scope, input, example } = operation
  const body = input.body === void 0 ? void 0 : components.add(input.body, 'input')
  const optional = input.body?.safeParse(void 0).success ?? true
  const keyed = operation.method === 'POST' || operation.method === 'PATCH'
  return {
    operationId: name,
    tags: [area],
    summary,
    ...(description === void 0 ? {} : { description }),
    'x-scope': scope,
    'x-limits': {
      body_bytes_max: operation.bodyBytesMax ?? limits.bodyBytesMax,
      timeout_ms: operation.timeoutMs ?? limits.timeoutMs,
    },
    parameters: [...parametersOf(operation, components), ...(keyed ? [idempotencyKey] : [])],
    ...(body === void 0
      ? {}
      : {
          requestBody: {
            required: !optional,
            content: {
              'application/json': { schema: body, ...(example.body === void 0 ? {} : { example: example.body }) },
            },
          },
        }),
    responses: responsesOf(operation, components),
  }
}
const groupByStatus = (codes) => {
  const groups = /* @__PURE__ */ new Map()
  for (const code of codes) groups.set(statusOf[code], [...(groups.get(statusOf[code]) ?? []), code])
  return groups
}
const problemResponses = () => {
  const codes = Object.keys(statusOf)
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
const describeInterface = (operations, about) => {
  const components = new Components()
  components.add(z.strictObject({ problem: Problem }), 'output')
  const paths = {}
  for (const operation of operations) {
    const path = (paths[operation.path] ??= {})
    path[operation.method.toLowerCase()] = describeOperation(operation, components, about.limits)
  }
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
    tags: [...new Set(operations.map(({ area }) => area))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'The token alone, without a scheme.',
        },
      },
      schemas: components.schemas,
      responses: problemResponses(),
    },
  }
}
export { describeInterface }
//# sourceMappingURL=openapi.js.map
