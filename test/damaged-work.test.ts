import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { pair } from '../src/jobs/pair.js'
import { damageRow } from './damage-row.js'
import { databases, start, type Started } from './harness.js'

/** What the work was asked to say, in the order in which it ran. */
const said: string[] = []
const saying = pair({
  kind: 'saying',
  prefix: 'say',
  path: '/saying',
  names: { submit: 'submitSaying', fetch: 'fetchSaying' },
  area: 'Test',
  summary: { submit: 'Say a word', fetch: 'See whether it was said' },
  scope: 'creators',
  input: z.strictObject({ word: z.string() }),
  result: z.strictObject({ done: z.boolean() }),
  example: { input: { word: 'hello' }, result: { done: true } },
  run: async ({ word }, _needs: object) => {
    said.push(word)
    return { done: true }
  },
})

describe.each(databases)('damaged rows, on %s', (database) => {
  let started: Started
  beforeAll(async () => {
    started = await start({ database, pairs: [saying], config: { workInServer: false } })
  })
  afterAll(() => started.stop())

  const say = async (word: string): Promise<string> =>
    (await started.call('POST', '/saying', { body: { word } })).at('id') as string
  const statusOf = async (id: string): Promise<unknown> => (await started.call('GET', `/saying/${id}`)).at('status')
  const spoil = (table: string, set: string, id: string) =>
    damageRow(started.app.context.db, table, set, `id = '${id}'`)

  test.each(['input', 'account_id'])('a request whose %s is damaged is not run, and stops no other', async (column) => {
    said.length = 0
    const [first, broken, last] = [await say('first'), await say('broken'), await say('last')]
    const changes = { input: [`'{"word":"brokem"}'`, `'{"word":"broken"}'`], account_id: [`account_id || 'x'`, ''] }
    const [wrong = '', right = ''] = changes[column as keyof typeof changes]
    await spoil('requests', `${column} = ${wrong}`, broken)
    await started.drain()
    expect(said).toEqual(['first', 'last'])
    expect([await statusOf(first), await statusOf(last)]).toEqual(['succeeded', 'succeeded'])
    const ready = await started.call('GET', `${started.origin}/readyz`)
    expect([ready.status, ready.at('reasons.database')]).toEqual([503, expect.stringContaining('requests')])
    if (right === '') return
    // Nothing was written to it meanwhile: its checksum still says what it was, and a repair can use that.
    await spoil('requests', `${column} = ${right}`, broken)
    expect(await statusOf(broken)).toBe('queued')
  })

  test('a schedule that is damaged stops no other, and no request', async () => {
    said.length = 0
    const { jobs, platform } = started.app.context
    const accountId = await platform.tokens.openAccount('keeper')
    const plan = (id: string, word: string) =>
      jobs.schedules.create({ id, accountId, kind: 'saying', requestPrefix: 'say', input: { word }, everyMs: 1e6 })
    await plan('plan_broken', 'planned badly')
    await plan('plan_whole', 'planned well')
    await spoil('schedules', `input = '{"word":"plamned badly"}'`, 'plan_broken')
    await say('asked for')
    await started.drain()
    expect(said.sort()).toEqual(['asked for', 'planned well'])
  })

  test('a change gives nothing damaged back, and leaves it to be repaired', async () => {
    const list = (await started.call('POST', '/lists', { body: { name: 'original words' } })).at('id') as string
    await spoil('creator_lists', `name = 'ormginal words'`, list)
    const change = await started.call('PATCH', `/lists/${list}`, { body: { name: 'changed words' } })
    expect([change.status, change.at('code')]).toEqual([503, 'unavailable'])
    await spoil('creator_lists', `name = 'original words'`, list)
    const whole = await started.call('GET', `/lists/${list}`)
    expect([whole.status, whole.at('name')]).toEqual([200, 'original words'])
  })

  test('a damaged request cannot be canceled, others can', async () => {
    const [broken, whole] = [await say('one'), await say('two')]
    await spoil('requests', `created_at = created_at + 1`, broken)
    expect((await started.call('POST', `/requests/${broken}/cancel`)).status).toBe(503)
    expect((await started.call('POST', `/requests/${whole}/cancel`)).at('status')).toBe('canceled')
  })
})
