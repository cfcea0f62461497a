import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createExamplePair, createEffects, Gates } from './example/pair.js'
import { databases, start, type Response, type Started } from './harness.js'

const gates = new Gates()

describe.each(databases)('lists and streams of requests on %s', (database) => {
  const { example } = createExamplePair(gates)
  let started: Started
  let other: string
  beforeAll(async () => {
    started = await start({ database, pairs: [example], config: { slots: 1 } })
    await createEffects(started.app.context.db)
    other = await started.createToken('second')
  })
  afterAll(() => started.stop())

  const submit = async (body: object, token?: string): Promise<Response> =>
    started.call('POST', '/example', { body, ...(token === undefined ? {} : { token }) })
  const fetchIt = (id: string, query = ''): Promise<Response> => started.call('GET', `/example/${id}${query}`)

  test('accounts do not see each other’s requests: a foreign id and an invented one look the same', async () => {
    const { id } = await submit({ steps: 1 })
    const invented = 'exa_00000000000000000000000000'
    for (const path of [`/example/ID`, `/requests/ID`, `/requests/ID/events`]) {
      const [foreign, never] = await Promise.all(
        [id, invented].map((each) => started.call('GET', path.replace('ID', each), { token: other })),
      )
      expect([foreign?.status, foreign?.at('detail')]).toEqual([404, never?.at('detail')])
    }
    expect((await started.call('POST', `/requests/${id}/cancel`, { token: other })).status).toBe(404)
    expect((await started.call('GET', '/requests', { token: other })).text).not.toContain(id)
    await started.drain()
  })

  test('the list pages through everything once, newest first, while more arrives', async () => {
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const page = await started.call('GET', `/requests?limit=7${cursor === null ? '' : `&cursor=${cursor}`}`)
      seen.push(...(page.at('data') as { id: string }[]).map(({ id }) => id))
      cursor = page.at('next_cursor') as string | null
      await submit({ steps: 1 })
    } while (cursor !== null)
    expect(new Set(seen).size).toBe(seen.length)
    expect([...seen].sort().reverse()).toEqual(seen)
    await started.drain()
  })

  test('requests of all kinds are listed together, newest first', async () => {
    const token = await started.createToken('of many kinds')
    const first = await submit({ steps: 1 }, token)
    const second = await started.call('POST', '/discovery-export', { body: { format: 'csv' }, token })
    const third = await submit({ steps: 1 }, token)
    const fourth = await started.call('POST', '/discovery-export', { body: { format: 'csv' }, token })
    const page = await started.call('GET', '/requests?limit=3', { token })
    const idsOf = (response: Response): string[] => (response.at('data') as { id: string }[]).map(({ id }) => id)
    expect(idsOf(page)).toEqual([fourth.id, third.id, second.id])
    const next = await started.call('GET', `/requests?limit=3&cursor=${String(page.at('next_cursor'))}`, { token })
    expect(idsOf(next)).toEqual([first.id])
    await started.drain()
  })

  test('a cursor of one list does not open another', async () => {
    const page = await started.call('GET', '/requests?limit=1')
    const cursor = String(page.at('next_cursor'))
    expect((await started.call('GET', `/requests?limit=1&cursor=${cursor}&status=failed`)).status).toBe(422)
    expect((await started.call('GET', `/requests?limit=1&cursor=${cursor}`, { token: other })).status).toBe(422)
  })

  test('events tell every change, end with the request, and resume after the last one seen', async () => {
    const { id } = await submit({ steps: 2, hold: true })
    await gates.of(id).entered
    const response = await fetch(`${started.baseUrl}/requests/${id}/events`, {
      headers: { authorization: started.token, accept: 'text/event-stream' },
    })
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/)
    gates.of(id).open()
    const events = (await response.text()).split('\n\n').filter((event) => event.startsWith('id:'))
    expect(events.at(-1)).toMatch(/event: finished\ndata: .*"status":"succeeded"/)
    const shares = events.map((event) => Number(/"share":([\d.]+)/.exec(event)?.[1]))
    expect([...shares].sort((a, b) => a - b)).toEqual(shares)
    const lastId = /^id: (\d+)/.exec(events.at(-1) ?? '')?.[1] ?? ''
    const again = await started.call('GET', `/requests/${id}/events`, { headers: { 'last-event-id': lastId } })
    expect(again.text).not.toMatch(/^id:/m)
  })

  test('the list of a result is paged, also while it grows, and no item is repeated or dropped', async () => {
    const { id } = await submit({ steps: 25, hold: true })
    await gates.of(id).entered
    const early = await fetchIt(id, '?limit=10')
    expect([early.at('data'), typeof early.at('next_cursor')]).toEqual([[], 'string'])
    gates.of(id).open()
    await started.drain()
    const seen: number[] = []
    let cursor = early.at('next_cursor') as string | null
    while (cursor !== null) {
      const page: Response = await fetchIt(id, `?limit=10&cursor=${cursor}`)
      seen.push(...(page.at('data') as { step: number }[]).map(({ step }) => step))
      cursor = page.at('next_cursor') as string | null
    }
    expect(seen).toEqual(Array.from({ length: 25 }, (_, i) => i))
  })

  test('the list streams while the request runs, as lines and as events that resume', async () => {
    const { id } = await submit({ steps: 5, hold: true })
    await gates.of(id).entered
    const stream = (accept: string, headers = {}): Promise<Response> =>
      started.call('GET', `/example/${id}`, { headers: { accept, ...headers } })
    const [lines, events] = [stream('application/x-ndjson'), stream('text/event-stream')]
    gates.of(id).open()
    const steps = (text: string): number[] => [...text.matchAll(/"step":(\d+)/g)].map(([, step]) => Number(step))
    expect(steps((await lines).text)).toEqual([0, 1, 2, 3, 4])
    expect((await events).text).toMatch(/event: finished\ndata: .*succeeded/)
    const resumed = await stream('text/event-stream', { 'last-event-id': '3' })
    expect(steps(resumed.text)).toEqual([3, 4])
    expect((await stream('text/plain')).status).toBe(406)
  })

  test('the list is a file by Accept or by format; one that is not whole is refused', async () => {
    const { id } = await submit({ steps: 5 })
    const broken = await submit({ steps: 2, fail: { times: 9, permanent: true } })
    await started.drain()
    const csv = await started.call('GET', `/example/${id}?format=csv`)
    expect(csv.headers.get('content-disposition')).toBe(`attachment; filename="${id}.csv"`)
    expect(csv.text).toBe('step\n0\n1\n2\n3\n4\n')
    const parquet = await started.call('GET', `/example/${id}`, {
      headers: { accept: 'application/vnd.apache.parquet' },
    })
    expect(parquet.text.slice(0, 4)).toBe('PAR1')
    expect((await started.call('GET', `/example/${id}?format=xlsx`)).text.slice(0, 2)).toBe('PK')
    expect((await started.call('GET', `/example/${id}?format=doc`)).status).toBe(422)
    expect((await started.call('GET', `/example/${broken.id}?format=csv`)).status).toBe(409)
  })
})
