import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { databases, start, type Response, type Started } from './harness.js'

interface Received {
  headers: Record<string, string>
  body: string
  message: { type: string; subject: string; data: Record<string, unknown> }
}

/** An endpoint that takes messages and answers as it is told. */
const received: Received[] = []
let answers: (message: Received) => number = () => 204
let endpoint: Server

describe.each(databases)('webhooks on %s', (database) => {
  let started: Started
  let url: string
  let account: string
  beforeAll(async () => {
    endpoint = createServer((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        const body = Buffer.concat(chunks).toString()
        const headers = request.headers as Record<string, string>
        const one = { headers, body, message: JSON.parse(body) as Received['message'] }
        received.push(one)
        response.writeHead(answers(one)).end()
      })
    })
    await new Promise<void>((resolve) => endpoint.listen(0, '127.0.0.1', resolve))
    const { port } = endpoint.address() as AddressInfo
    url = `http://127.0.0.1:${port}/hook`
    started = await start({ database, reachable: [`127.0.0.1:${port}`] })
    account = await started.app.context.platform.tokens.openAccount('first')
  })
  afterAll(async () => {
    await started.stop()
    endpoint.close()
  })
  beforeEach(() => {
    received.length = 0
    answers = () => 204
  })

  const post = (path: string, body?: unknown): Promise<Response> => started.call('POST', path, { body })
  const tell = (kind: string, ...subjects: string[]): Promise<void> =>
    started.app.context.jobs.events.tell(
      account,
      ...subjects.map((subject) => ({ kind, subject, payload: { of: subject } })),
    )
  /** The independent library holds times against the clock of this machine; here it is the clock of the service. */
  const verify = (secret: string, { headers, body }: Received): unknown => {
    vi.useFakeTimers({ toFake: ['Date'], now: started.clock.now() })
    try {
      return new Webhook(secret).verify(body, headers)
    } finally {
      vi.useRealTimers()
    }
  }
  const subjects = (): string[] => received.map(({ message }) => message.subject)
  const deliveriesOf = async (
    id: string,
    query = '',
  ): Promise<{ id: string; status: string; attempts: { status: number; latency_ms: number }[] }[]> =>
    (await started.call('GET', `/webhooks/${id}/deliveries?limit=100${query}`)).at('data') as never
  const statusOf = async (id: string): Promise<unknown> => (await started.call('GET', `/webhooks/${id}`)).at('status')

  test('messages are sent as Standard Webhooks describes, to those who want them', async () => {
    const all = await post('/webhooks', { url })
    const some = await post('/webhooks', { url, events: ['listening.*'] })
    expect([all.status, all.at('status'), some.at('events')]).toEqual([201, 'active', ['listening.*']])
    await tell('screening.level_changed', 's1')
    await tell('listening.alert', 'l1')
    await started.drain()
    expect(subjects().sort()).toEqual(['l1', 'l1', 's1'])
    const one = received.find(({ message }) => message.subject === 's1')
    expect(one?.message).toMatchObject({ type: 'screening.level_changed', data: { of: 's1' } })
    if (one === undefined) throw new Error('nothing came')
    expect(verify(String(all.at('secret')), one)).toMatchObject({ type: 'screening.level_changed' })
    expect(() => verify(String(some.at('secret')), one)).toThrow()
    expect(() => verify(String(all.at('secret')), { ...one, body: one.body.replace('s1', 's2') })).toThrow()
    const [delivery] = await deliveriesOf(all.id, '&kind=screening.level_changed')
    expect(delivery).toMatchObject({ status: 'delivered', attempts: [{ status: 204 }] })
    const [event] = (await started.call('GET', '/events?subject=s1')).at('data') as { id: string }[]
    expect(one.headers['webhook-id']).toBe(event?.id)
    for (const { id } of [all, some]) expect((await started.call('DELETE', `/webhooks/${id}`)).status).toBe(204)
  })

  test('the end of every request is an event', async () => {
    const { id } = await post('/webhooks', { url, events: ['request.finished'] })
    const made = await post('/enrichments', { items: ['instagram:nobody'], blocks: ['metrics'] })
    await started.drain()
    await started.drain()
    expect(received.map(({ message }) => message)).toMatchObject([
      { type: 'request.finished', subject: made.id, data: { kind: 'enrichment', status: 'succeeded' } },
    ])
    // What sends is no request of anybody.
    expect((await started.call('GET', '/requests')).at('data.0.kind')).toBe('enrichment')
    await started.call('DELETE', `/webhooks/${id}`)
  })

  test('what an earlier message holds back is not looked for again before that one is due', async () => {
    const { id } = await post('/webhooks', { url, events: ['screening.*'] })
    answers = () => 500
    await tell('screening.level_changed', 'held', 'held', 'held')
    await started.drain()
    const { query } = started.app.context.db
    const sender = await query
      .withTables<{ requests: { kind: string; status: string; run_at: number } }>()
      .selectFrom('requests')
      .select('run_at')
      .where('kind', '=', 'webhook_sending')
      .where('status', '=', 'queued')
      .executeTakeFirstOrThrow()
    expect(Number(sender.run_at) - started.clock.now()).toBeGreaterThan(4000)
    await started.call('DELETE', `/webhooks/${id}`)
  })

  test('a secret is rotated with both valid for a day, and never shown again', async () => {
    const made = await post('/webhooks', { url, events: ['screening.*'] })
    const rotated = await post(`/webhooks/${made.id}/rotate-secret`)
    const [old, fresh] = [String(made.at('secret')), String(rotated.at('secret'))]
    expect(old).not.toBe(fresh)
    expect((await started.call('GET', `/webhooks/${made.id}`)).text).not.toContain('whsec_')
    await tell('screening.finished', 'r1')
    await started.drain()
    for (const secret of [old, fresh]) expect(verify(secret, received[0] as Received)).toBeDefined()
    started.clock.advance(25 * 3_600_000)
    await tell('screening.finished', 'r2')
    await started.drain()
    expect(verify(fresh, received[1] as Received)).toBeDefined()
    expect(() => verify(old, received[1] as Received)).toThrow()
    await started.call('DELETE', `/webhooks/${made.id}`)
  })

  test('what is not taken is sent again, in the order of each subject, and others are not held up', async () => {
    const { id } = await post('/webhooks', { url, events: ['screening.*'] })
    answers = ({ message }) => (message.subject === 'poison' ? 500 : 204)
    await tell('screening.level_changed', 'poison', 'poison', 'fine')
    await started.drain()
    expect(subjects()).toEqual(['poison', 'fine'])
    expect(await statusOf(id)).toBe('active')
    answers = () => 204
    started.clock.advance(6000)
    await started.drain()
    expect(subjects()).toEqual(['poison', 'fine', 'poison', 'poison'])
    const [first, , again] = received
    expect(again?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
    expect(again?.body).toBe(first?.body)
    const log = await deliveriesOf(id)
    expect(log.map(({ attempts }) => attempts.map(({ status }) => status)).sort()).toEqual([[204], [204], [500, 204]])
    expect(log.flatMap(({ attempts }) => attempts).every((each) => each.latency_ms >= 0)).toBe(true)
    await started.call('DELETE', `/webhooks/${id}`)
  })

  test('after three days of failures a message is a dead letter and the endpoint is paused, with notice; both can be mended', async () => {
    const watcher = await post('/webhooks', { url, events: ['webhook.paused'] })
    const { id } = await post('/webhooks', { url, events: ['screening.*'] })
    answers = ({ message }) => (message.type.startsWith('screening.') ? 503 : 204)
    await tell('screening.finished', 'lost')
    const from = started.clock.now()
    for (let i = 0; i < 60 && (await statusOf(id)) !== 'paused'; i++) {
      await started.drain()
      started.clock.advance(2 * 3_600_000)
    }
    expect((started.clock.now() - from) / 86_400_000).toBeGreaterThan(3)
    await started.drain()
    const [dead] = await deliveriesOf(id, '&status=dead')
    expect(dead?.attempts).toHaveLength(10)
    expect(received.at(-1)?.message).toMatchObject({ type: 'webhook.paused', data: { webhook_id: id } })
    await tell('screening.finished', 'kept')
    await started.drain()
    answers = () => 204
    received.length = 0
    expect((await started.call('PATCH', `/webhooks/${id}`, { body: { paused: false } })).at('status')).toBe('active')
    await started.drain()
    expect(subjects()).toEqual(['kept'])
    expect((await post(`/webhooks/${id}/redeliver`)).json).toEqual({ redelivered: 1 })
    await started.drain()
    expect(subjects()).toEqual(['kept', 'lost'])
    expect((await post(`/webhooks/${id}/deliveries/${dead?.id ?? ''}/redeliver`)).status).toBe(202)
    await started.drain()
    expect(subjects()).toEqual(['kept', 'lost', 'lost'])
    answers = () => 410
    await tell('screening.finished', 'gone')
    await started.drain()
    expect(await statusOf(id)).toBe('paused')
    for (const each of [watcher.id, id]) await started.call('DELETE', `/webhooks/${each}`)
  })

  test('what failed before a pause is sent as soon as the endpoint is resumed', async () => {
    const { id } = await post('/webhooks', { url, events: ['screening.*'] })
    answers = () => 503
    await tell('screening.finished', 'late')
    await started.drain()
    for (let i = 0; i < 3; i++) {
      started.clock.advance(3 * 3_600_000)
      await started.drain()
    }
    expect(await statusOf(id)).toBe('failing')
    await started.call('PATCH', `/webhooks/${id}`, { body: { paused: true } })
    answers = () => 204
    received.length = 0
    await started.call('PATCH', `/webhooks/${id}`, { body: { paused: false } })
    await started.drain()
    expect(subjects()).toEqual(['late'])
    await started.call('DELETE', `/webhooks/${id}`)
  })

  test('a test message is sent on request, whatever the filter', async () => {
    const { id } = await post('/webhooks', { url, events: ['listening.alert'] })
    const sent = await post(`/webhooks/${id}/test`)
    expect([sent.status, sent.at('status')]).toEqual([202, 'pending'])
    await started.drain()
    expect(received[0]?.message).toMatchObject({ type: 'webhook.test', data: { webhook_id: id } })
    const sample = await post(`/webhooks/${id}/test?kind=campaign.post`)
    expect([sample.status, sample.at('kind')]).toEqual([202, 'campaign.post'])
    await started.drain()
    expect(received[1]?.message).toMatchObject({
      type: 'campaign.post',
      data: { is_sample: true, handle: 'example.creator' },
    })
    expect((await post(`/webhooks/${id}/test?kind=nothing.known`)).at('errors.0.pointer')).toBe('/kind')
    // A sample is no event: nobody else hears of it.
    expect((await started.call('GET', '/events?kind=campaign.post')).at('data')).toEqual([])
    await started.call('DELETE', `/webhooks/${id}`)
  })

  test('addresses inside are refused, wrong bodies explained, and no account sees the webhooks of another', async () => {
    const refused = async (body: object): Promise<unknown> => (await post('/webhooks', body)).at('errors.0.pointer')
    expect(await refused({ url: 'ftp://hooks.example/x' })).toBe('/url')
    expect(await refused({ url: 'http://127.0.0.1:22/x' })).toBe('/url')
    expect(await refused({ url, events: ['nothing.known'] })).toBe('/events/0')
    for (const address of ['http://169.254.169.254/latest', 'http://0x7f.1/', 'https://[::1]/', 'http://10.0.0.5/'])
      expect(await refused({ url: address })).toBe('/url')
    // What a name resolves to is only known when it is asked.
    const inside = await post('/webhooks', { url: 'http://localhost/latest' })
    await post(`/webhooks/${inside.id}/test`)
    await started.drain()
    expect(await deliveriesOf(inside.id)).toMatchObject([
      { status: 'pending', attempts: [{ status: null, error: 'The address is not on the public internet.' }] },
    ])
    const token = await started.createToken('stranger')
    expect((await started.call('GET', '/webhooks', { token })).at('data')).toEqual([])
    for (const path of ['', '/deliveries'])
      expect((await started.call('GET', `/webhooks/${inside.id}${path}`, { token })).status).toBe(404)
    const reader = await started.createToken('first', ['creators'])
    expect((await started.call('GET', '/webhooks', { token: reader })).status).toBe(403)
    await started.call('DELETE', `/webhooks/${inside.id}`)
  })
})
