import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { start, type Started } from './harness.js'
import { the49 } from './the-49.js'

/** Ours, beyond the 49. */
const beyond = new Set([
  'GET /pictures',
  'GET /profile-analytics-async/{id}/report',
  'POST /profile-reports',
  'GET /profile-reports',
  'DELETE /profile-reports/{id}',
  'GET /cost-estimate',
  'POST /cost-estimate',
  'POST /scheduled-exports',
  'GET /scheduled-exports',
  'GET /scheduled-exports/{id}',
  'PATCH /scheduled-exports/{id}',
  'DELETE /scheduled-exports/{id}',
  'POST /social-listening/queries',
  'GET /social-listening/queries',
  'GET /social-listening/queries/{id}',
  'PATCH /social-listening/queries/{id}',
  'DELETE /social-listening/queries/{id}',
  'GET /dictionary/names',
  'POST /social-listening/tags',
  'GET /social-listening/tags',
  'GET /social-listening/tags/{id}',
  'PATCH /social-listening/tags/{id}',
  'DELETE /social-listening/tags/{id}',
  'PATCH /social-listening/{id}/mentions',
  'POST /social-listening/{id}/mentions/undo',
  'GET /social-listening/{id}/mentions/history',
  'GET /social-listening/{id}/tags',
  'GET /connection-providers',
  'POST /connections',
  'GET /connections',
  'GET /connections/{id}',
  'POST /connections/{id}/read',
  'POST /connections/{id}/end',
  'DELETE /connections/{id}',
  'POST /rankings',
  'POST /brief-fit',
  'GET /requests',
  'GET /requests/{id}',
  'GET /requests/{id}/events',
  'POST /requests/{id}/cancel',
  'POST /requests/{id}/retry',
  'POST /tokens',
  'GET /me',
  'PATCH /me',
  'GET /roles',
  'GET /users',
  'GET /users/{id}',
  'PATCH /users/{id}',
  'DELETE /users/{id}',
  'POST /users/{id}/password-reset',
  'DELETE /users/{id}/second-factor',
  'GET /account',
  'PATCH /account',
  'POST /invitations',
  'GET /invitations',
  'DELETE /invitations/{id}',
  'GET /sessions',
  'DELETE /sessions/{id}',
  'GET /tokens',
  'DELETE /tokens/{id}',
  'GET /usage',
  'GET /networks',
  'GET /demo',
  'DELETE /demo',
  'POST /demo/restore',
  'GET /status',
  'POST /text-judgement',
  'GET /brands',
  'POST /brands',
  'POST /brands/import',
  'GET /brands/{id}',
  'PATCH /brands/{id}',
  'POST /brands/{id}/merge',
  'DELETE /brands/{id}',
  'POST /lists',
  'GET /lists',
  'GET /lists/{id}',
  'PATCH /lists/{id}',
  'DELETE /lists/{id}',
  'POST /lists/{id}/members',
  'GET /lists/{id}/members',
  'PATCH /lists/{id}/members',
  'POST /lists/{id}/members/remove',
  'POST /lists/{id}/requests',
  'GET /lists/{id}/history',
  'POST /lists/{id}/history/{change_id}/undo',
  'POST /webhooks',
  'GET /webhooks',
  'GET /webhooks/{id}',
  'PATCH /webhooks/{id}',
  'DELETE /webhooks/{id}',
  'POST /webhooks/{id}/rotate-secret',
  'POST /webhooks/{id}/test',
  'GET /webhooks/{id}/deliveries',
  'POST /webhooks/{id}/deliveries/{delivery_id}/redeliver',
  'POST /webhooks/{id}/redeliver',
  'POST /comparisons',
  'GET /comparisons/{id}',
  'POST /notification-channels',
  'GET /notification-channels',
  'GET /notification-channels/{id}',
  'PATCH /notification-channels/{id}',
  'DELETE /notification-channels/{id}',
  'POST /notification-channels/{id}/test',
  'GET /notification-channels/{id}/deliveries',
  'POST /notification-channels/{id}/deliveries/{delivery_id}/redeliver',
  'POST /notification-channels/{id}/redeliver',
  'POST /discovery/interpret',
  'POST /saved-searches',
  'GET /saved-searches',
  'GET /saved-searches/{id}',
  'PATCH /saved-searches/{id}',
  'DELETE /saved-searches/{id}',
  'POST /saved-searches/{id}/run',
  'GET /saved-searches/{id}/runs',
  'GET /saved-searches/{id}/runs/{run_id}/differences',
  'POST /campaigns',
  'GET /campaigns',
  'GET /campaigns/{id}',
  'PATCH /campaigns/{id}',
  'DELETE /campaigns/{id}',
  'POST /campaigns/{id}/members',
  'PATCH /campaigns/{id}/members',
  'POST /campaigns/{id}/members/remove',
  'GET /campaigns/{id}/board',
  'GET /campaigns/{id}/posts',
  'POST /campaigns/{id}/posts/decide',
  'POST /campaigns/{id}/check',
  'GET /campaigns/{id}/report',
  'GET /social-listening/{id}/report',
  'GET /report-style',
  'PUT /report-style',
  'POST /enrichments',
  'GET /enrichments/{id}',
  'POST /do-not-contact',
  'GET /do-not-contact',
  'DELETE /do-not-contact/{id}',
  'GET /events',
  'GET /audit',
  'POST /subjects/search',
  'POST /subjects/copy',
  'POST /subjects/erase',
  'POST /subjects/restrict',
  'GET /subjects/cases',
  'GET /subjects/cases/{id}',
  'POST /subjects/cases/{id}/lift',
  'GET /audit/verification',
  'GET /retention',
  'GET /screening/{id}/history',
  'PATCH /screening/{id}/contents',
  'POST /screening/{id}/contents/undo',
  'POST /screening/{id}/contents/similar',
  'POST /screening-identities',
  'GET /screening-identities',
  'GET /screening-identities/{id}',
  'DELETE /screening-identities/{id}',
  'POST /screening-identities/{id}/decisions',
  'POST /screening-identities/{id}/undo',
  'POST /screening/{id}/sign-off',
  'PATCH /flagging-criteria/{id}',
  'POST /flagging-criteria/preview',
  'GET /flagging-criteria/{id}/precision',
  'POST /screening/{id}/replay',
  'POST /screening/{id}/compare',
  'POST /screening/{id}/dispute',
  'POST /screening/{id}/adverse-action',
  'GET /screening/{id}/subject-copy',
  'DELETE /screening/{id}',
  'GET /screening/{id}/deletion-proof',
  'POST /screening/{id}/letters',
  'GET /screening/{id}/reports',
  'GET /screening/{id}/reports/{report_id}',
  'GET /screening/continuous-monitoring',
  'GET /screening/continuous-monitoring/{id}',
  'POST /screening/continuous-monitoring/{id}/pause',
  'POST /screening/continuous-monitoring/{id}/resume',
  'POST /screening/continuous-monitoring/{id}/stop',
  'POST /screening-media/check',
  'POST /social-listening/query',
  'POST /social-listening/query/translate',
  'GET /social-listening/{id}/mentions',
  'POST /social-listening/recurring',
  'GET /social-listening/recurring',
  'GET /social-listening/recurring/{id}',
  'PATCH /social-listening/recurring/{id}',
  'DELETE /social-listening/recurring/{id}',
  'POST /imports/files',
  'GET /imports/files',
  'GET /imports/files/{id}',
  'DELETE /imports/files/{id}',
  'GET /imports/fields',
  'POST /imports/files/{id}/preview',
  'POST /imports',
  'GET /imports/{id}',
  'GET /imports/{id}/rejects',
  'PUT /imports/mappings/{name}',
  'GET /imports/mappings',
  'DELETE /imports/mappings/{name}',
])

interface Description {
  openapi: string
  paths: Record<
    string,
    Record<string, { operationId: string; requestBody?: { content: Record<string, { example?: unknown }> } }>
  >
}

let started: Started
let description: Description
beforeAll(async () => {
  started = await start()
  description = (await started.call('GET', `${started.origin}/openapi.json`, { token: null })).json as Description
})
afterAll(() => started.stop())

const served = (): string[] =>
  Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )

test('there are 49 fixed operations', () => {
  expect(new Set(the49).size).toBe(49)
})

test('every operation is one of the 49 or declared as ours beyond them', () => {
  expect(served().filter((operation) => !the49.includes(operation) && !beyond.has(operation))).toEqual([])
})

test('every one of the 49 is served, and whatever is declared as ours is too', () => {
  expect([...the49, ...beyond].filter((operation) => !served().includes(operation))).toEqual([])
})

test('every operation refuses a call without a token, before it looks at anything else', async () => {
  for (const operation of [...the49, ...beyond]) {
    const [method = '', path = ''] = operation.split(' ')
    const response = await started.call(method, path.replace('{id}', 'nope'), { token: null })
    expect([operation, response.status, response.at('code')]).toEqual([operation, 401, 'unauthorized'])
  }
})

test('the description is valid OpenAPI 3.1', async () => {
  expect(description.openapi).toBe('3.1.0')
  const result = await new Validator().validate({ ...structuredClone(description) })
  expect(result).toMatchObject({ valid: true })
})

test('every object has a name that a person can read, and no schema is without use', () => {
  const text = JSON.stringify(description)
  const { schemas } = (description as unknown as { components: { schemas: Record<string, object> } }).components
  const names = Object.keys(schemas)
  expect(names.filter((name) => name.length > 60 || !/^[A-Z][A-Za-z0-9]*$/.test(name))).toEqual([])
  expect(names.filter((name) => !text.includes(`"#/components/schemas/${name}"`))).toEqual([])
  const nested = (value: unknown, isRoot = false): number => {
    if (typeof value !== 'object' || value === null) return 0
    const { type, properties } = value as { type?: unknown; properties?: unknown }
    const own = !isRoot && type === 'object' && properties !== undefined ? 1 : 0
    return own + Object.values(value).reduce((sum: number, each: unknown) => sum + nested(each), 0)
  }
  expect(names.filter((name) => nested(schemas[name], true) > 0)).toEqual([])
})

test('operations have distinct names, and every body of JSON has an example', () => {
  const operations = Object.values(description.paths).flatMap((methods) => Object.values(methods))
  const names = operations.map(({ operationId }) => operationId)
  expect(new Set(names).size).toBe(names.length)
  const bare = operations.filter(({ requestBody }) => {
    const json = requestBody?.content['application/json']
    return json !== undefined && json.example === undefined
  })
  expect(bare.map(({ operationId }) => operationId)).toEqual([])
})
