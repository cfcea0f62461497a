interface Parameter {
  name: string
  in: string
  required?: boolean
  description?: string
  example?: unknown
}
interface Described {
  info: { title: string; summary?: string }
  paths: Record<
    string,
    Record<
      string,
      {
        operationId: string
        summary?: string
        description?: string
        tags?: string[]
        parameters?: Parameter[]
        requestBody?: { content: Record<string, { example?: unknown }> }
      }
    >
  >
}

const schema = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json'

/** Ids are remembered from the submission of the same path, so that the collection runs from top to bottom as it stands. */
const variableOf = (path: string): string => `${(path.split('/')[1] ?? '').replace(/\W+/g, '_')}_id`

const remember = (path: string) => ({
  listen: 'test',
  script: {
    type: 'text/javascript',
    exec: [
      `pm.test('answers', () => pm.expect(pm.response.code).to.be.below(400))`,
      `if (pm.response.headers.get('content-type')?.includes('json') && pm.response.json().id)`,
      `  pm.collectionVariables.set('${variableOf(path)}', pm.response.json().id)`,
    ],
  },
})

const plain = {
  listen: 'test',
  script: {
    type: 'text/javascript',
    exec: [`pm.test('answers without a failure of the service', () => pm.expect(pm.response.code).to.be.below(500))`],
  },
}

/** A Postman collection of all operations with their examples, made from the description. */
export const toPostman = (description: object, baseUrl: string): object => {
  const { info, paths } = description as Described
  const folders = new Map<string, object[]>()
  for (const [path, methods] of Object.entries(paths))
    for (const [method, operation] of Object.entries(methods)) {
      const segments = path.split('/').filter(Boolean)
      const filled = segments.map((part) =>
        part === '{id}' ? `{{${variableOf(path)}}}` : part.replace(/^\{(\w+)\}$/, '{{$1}}'),
      )
      const query = (operation.parameters ?? [])
        .filter((parameter) => parameter.in === 'query')
        .map(({ name, example, description: about, required }) => ({
          key: name,
          value: typeof example === 'string' ? example : example === undefined ? '' : JSON.stringify(example),
          description: about ?? '',
          disabled: required !== true && example === undefined,
        }))
      const body = operation.requestBody?.content['application/json']?.example
      const request = {
        method: method.toUpperCase(),
        description: operation.description ?? operation.summary ?? '',
        header: body === undefined ? [] : [{ key: 'Content-Type', value: 'application/json' }],
        url: { raw: `{{base_url}}/${filled.join('/')}`, host: ['{{base_url}}'], path: filled, query },
        ...(body === undefined
          ? {}
          : { body: { mode: 'raw', raw: JSON.stringify(body, null, 2), options: { raw: { language: 'json' } } } }),
      }
      const submits = method === 'post' && !path.includes('{')
      const item = {
        name: operation.summary ?? operation.operationId,
        event: [submits ? remember(path) : plain],
        request,
      }
      const area = operation.tags?.[0] ?? 'Other'
      folders.set(area, [...(folders.get(area) ?? []), item])
    }
  return {
    info: { name: info.title, description: info.summary ?? '', schema },
    auth: {
      type: 'apikey',
      apikey: [
        { key: 'key', value: 'Authorization' },
        { key: 'value', value: '{{token}}' },
        { key: 'in', value: 'header' },
      ],
    },
    variable: [
      { key: 'base_url', value: baseUrl },
      { key: 'token', value: '' },
    ],
    item: [...folders].map(([name, item]) => ({ name, item })),
  }
}
