import { addTo } from '../kernel/groups.js'
import { bodyExampleOf, idOf, walk, type Walked } from './walk.js'

const schema = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json'

/** exp_01kb… and instagram:10000ko become names of variables. */
const variableOf = (id: string): string => `id_${id.replaceAll(/\W+/g, '_')}`

/** A plain word (the id of a provider, of a country) is the same on every server, and stays as it is. */
const isMade = (id: string): boolean => /[\d_:]/.test(id)

/** Examples speak of ids that nobody has; what an earlier answer brought takes their place. */
class Ids {
  readonly #known: ReadonlySet<string>
  readonly #made: ReadonlySet<string>
  constructor(walked: readonly Walked[]) {
    const asked = walked.flatMap(({ operation }) => [
      ...(operation.parameters ?? []).filter((each) => each.in === 'path').map(({ example }) => String(example)),
      ...(JSON.stringify(bodyExampleOf(operation) ?? null).match(/"[^"]+"/g) ?? []).map((text) => text.slice(1, -1)),
    ])
    const brought = new Set(walked.flatMap(({ operation }) => idOf(operation)?.example ?? []))
    this.#known = new Set(asked.filter((id) => isMade(id) && brought.has(id)))
    const making = walked.filter(({ method }) => method === 'post')
    this.#made = new Set(making.flatMap(({ operation }) => idOf(operation)?.example ?? []))
  }
  /** Known from a list alone: nothing that is called makes it, so the list may be empty. */
  isListed = (id: string): boolean => this.has(id) && !this.#made.has(id)
  has = (id: string): boolean => this.#known.has(id)
  fill = (text: string): string => (this.has(text) ? `{{${variableOf(text)}}}` : text)
  /** In JSON: whole strings alone. */
  fillAll = (json: string): string => json.replaceAll(/"([^"]+)"/g, (_all, text: string) => `"${this.fill(text)}"`)
}

/** What is uploaded where a body is a file. */
const uploadType = 'application/octet-stream'
const uploadExample = 'network,handle,followers\ninstagram,ana.example,12000\n'

const readAt = { id: 'answer.id', 'data.0.id': 'answer.data?.[0]?.id' } as const

const pathIdsOf = ({ operation }: Walked): string[] =>
  (operation.parameters ?? []).filter((each) => each.in === 'path').map(({ example }) => String(example))

/** Some things cannot be done in every state: to say so is an answer too, and so is that nothing is there yet. */
const checkOf = (walked: Walked, ids: Ids): string => {
  const { method, path } = walked
  if (pathIdsOf(walked).some((id) => /_[0-9a-z]{26}$/.test(id) && ids.isListed(id)))
    return `pm.test('answers, or nothing is there yet', () => pm.expect(pm.response.code < 300 || [404, 409].includes(pm.response.code)).to.equal(true))`
  return method === 'patch' || (method !== 'get' && path.includes('{'))
    ? `pm.test('answers, or says what stands in the way', () => pm.expect(pm.response.code < 300 || pm.response.code === 409).to.equal(true))`
    : `pm.test('answers', () => pm.expect(pm.response.code).to.be.below(300))`
}

const scriptOf = (walked: Walked, ids: Ids): string[] => {
  const id = idOf(walked.operation)
  // JSON Lines are no JSON, and may be empty.
  const isJson = String.raw`/^application\/(?:problem\+)?json\b/.test(pm.response.headers.get('content-type'))`
  // Only what makes a thing, or lists what cannot be made, says its id: not every answer that mentions it.
  const remembers =
    id !== undefined &&
    ids.has(id.example) &&
    (walked.method === 'post' || ids.isListed(id.example) || !/_[0-9a-z]{26}$/.test(id.example))
  const waits = walked.method === 'get' && walked.operation.parameters?.some(({ name }) => name === 'wait') === true
  return [
    checkOf(walked, ids),
    `const answer = ${isJson} ? pm.response.json() : {}`,
    ...(remembers
      ? [
          `if (${readAt[id.at]} !== undefined) pm.collectionVariables.set('${variableOf(id.example)}', ${readAt[id.at]})`,
        ]
      : []),
    ...(waits
      ? [`if (['queued', 'in_progress'].includes(answer.status)) pm.execution.setNextRequest(pm.info.requestName)`]
      : []),
  ]
}

const queryOf = ({ operation, method }: Walked): object[] =>
  (operation.parameters ?? [])
    .filter((parameter) => parameter.in === 'query')
    .flatMap(({ name, example, description, required }) => {
      const waits = name === 'wait' && method === 'get' && example === undefined
      const values: unknown[] = waits ? [30] : Array.isArray(example) ? example : [example]
      return values.map((value) => ({
        key: name,
        value: typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value),
        description: description ?? '',
        disabled: required !== true && value === undefined,
      }))
    })

const toItem = (walked: Walked, ids: Ids): object => {
  const { method, path, operation } = walked
  const examples = new Map((operation.parameters ?? []).map(({ name, example }) => [name, String(example)]))
  const filled = path
    .split('/')
    .filter(Boolean)
    .map((part) => part.replace(/^\{(\w+)\}$/, (_all, name: string) => ids.fill(examples.get(name) ?? '')))
  const body = bodyExampleOf(operation)
  const isUpload = operation.requestBody?.content[uploadType] !== undefined
  return {
    name: `${operation.summary ?? operation.operationId} (${operation.operationId})`,
    event: [{ listen: 'test', script: { type: 'text/javascript', exec: scriptOf(walked, ids) } }],
    request: {
      method: method.toUpperCase(),
      description: operation.description ?? operation.summary ?? '',
      header: isUpload
        ? [{ key: 'Content-Type', value: uploadType }]
        : body === undefined
          ? []
          : [{ key: 'Content-Type', value: 'application/json' }],
      url: {
        raw: `{{base_url}}/${filled.join('/')}`,
        host: ['{{base_url}}'],
        path: filled,
        query: queryOf(walked),
      },
      ...(isUpload ? { body: { mode: 'raw', raw: uploadExample } } : {}),
      ...(body === undefined
        ? {}
        : {
            body: {
              mode: 'raw',
              raw: ids.fillAll(JSON.stringify(body, null, 2)),
              options: { raw: { language: 'json' } },
            },
          }),
    },
  }
}

/** A Postman collection of all operations with their examples, made from the description. It runs from top to bottom as it stands. */
export const toPostman = (description: object, baseUrl: string): object => {
  const { info } = description as { info: { title: string; summary?: string } }
  const walked = walk(description)
  const ids = new Ids(walked)
  const folders = new Map<string, object[]>()
  for (const each of walked) {
    const area = each.operation.tags?.[0] ?? 'Other'
    addTo(folders, area, toItem(each, ids))
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
