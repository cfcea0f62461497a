import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { Claims } from '../src/jobs/claims.js'
import { createExamplePair, createEffects, Gates, listEffects } from './example/pair.js'
import { databases, start, type Response, type Started } from './harness.js'

const gates = new Gates()

describe.each(databases)('requests on %s', (database) => {
  const { example, order, aborted } = createExamplePair(gates)
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
  const effects = (id: string): Promise<number[]> => listEffects(started.app.context.db, id)

  test('submitting answers 202 with where to look; fetching gives the result when it is there', async () => {
    const submitted = await submit({ steps: 3 })
    expect(submitted.status).toBe(202)
    expect(submitted.headers.get('location')).toBe(`/v1/example/${submitted.id}`)
    expect(submitted.id).toMatch(/^exa_/)
    await started.drain()
    const fetched = await fetchIt(submitted.id)
    expect(fetched.status).toBe(200)
    expect(fetched.json).toMatchObject({
      status: 'succeeded',
      result: { steps: 3, started_from: 0 },
      progress: { done: 3, total: 3, share: 1 },
      missing: [],
      error: null,
    })
    expect(await effects(submitted.id)).toEqual([0, 1, 2])
  })

  test('a request that runs says so with 200 and Retry-After; wait holds the answer until it is finished', async () => {
    const { id } = await submit({ steps: 2, hold: true })
    await gates.of(id).entered
    const running = await fetchIt(id)
    expect([running.status, running.at('status'), running.at('result')]).toEqual([200, 'in_progress', null])
    expect(running.headers.get('retry-after')).toBe('1')
    const held = fetchIt(id, '?wait=30')
    gates.of(id).open()
    expect((await held).at('status')).toBe('succeeded')
  })

  test('Prefer: wait on the submission does the same', async () => {
    const response = await started.call('POST', '/example', { body: { steps: 1 }, headers: { prefer: 'wait=20' } })
    expect(response.status).toBe(202)
    expect(response.at('status')).toBe('succeeded')
    expect(response.headers.get('preference-applied')).toBe('wait=20')
  })

  test('who waits longer than the time limit of a call is answered with the id, not with a timeout', async () => {
    const { example: slow } = createExamplePair(gates)
    const hurried = await start({ database, pairs: [slow], config: { slots: 1, timeoutMs: 200 } })
    await createEffects(hurried.app.context.db)
    const response = await hurried.call('POST', '/example', {
      body: { steps: 1, hold: true },
      headers: { prefer: 'wait=2' },
    })
    expect([response.status, response.headers.get('location')]).toEqual([202, `/v1/example/${response.id}`])
    const waited = await hurried.call('GET', `/example/${response.id}?wait=1`)
    expect([waited.status, waited.at('status')]).toEqual([200, 'in_progress'])
    gates.of(response.id).open()
    await hurried.drain()
    await hurried.stop()
  })

  test('wait is bounded', async () => {
    const { id } = await submit({ steps: 1 })
    expect((await fetchIt(id, '?wait=31')).status).toBe(422)
    expect((await fetchIt(id, '?wait=-1')).status).toBe(422)
  })

  test('what could not be had makes the result partial, item by item', async () => {
    const { id } = await submit({ steps: 1, missing: ['x', 'y'] })
    await started.drain()
    const fetched = await fetchIt(id)
    expect(fetched.at('status')).toBe('partial')
    expect(fetched.at('missing')).toEqual(
      ['x', 'y'].map((item) => ({ item, reason: 'unavailable', detail: 'It did not answer.' })),
    )
    expect(fetched.at('result.steps')).toBe(1)
  })

  test('a failed attempt is tried again later, from the last checkpoint, and its cause stays inside', async () => {
    const { id } = await submit({ steps: 3, fail: { times: 2 } })
    await started.clock.hold(async () => {
      await started.drain()
      const waiting = await fetchIt(id)
      expect(waiting.json).toMatchObject({ status: 'queued', attempt: 1 })
      expect(Date.parse(String(waiting.at('retry_at')))).toBeGreaterThan(started.clock.now())
    })
    for (let i = 0; i < 2; i++) {
      started.clock.advance(60_000)
      await started.drain()
    }
    expect((await fetchIt(id)).at('status')).toBe('succeeded')
    expect(await effects(id)).toEqual([0, 1, 2])
  })

  test('what keeps failing ends among the dead letters and can be retried from there', async () => {
    const { id } = await submit({ steps: 1, fail: { times: 5 } })
    for (let i = 0; i < 5; i++) {
      await started.drain()
      started.clock.advance(600_000)
    }
    const failed = await fetchIt(id)
    expect(failed.json).toMatchObject({ status: 'failed', error: { code: 'internal' }, result: null })
    expect(failed.text).not.toMatch(/secret cause/)
    expect((await started.call('GET', '/requests?status=failed')).text).toContain(id)
    expect((await started.call('POST', `/requests/${id}/retry`)).json).toMatchObject({ status: 'queued', error: null })
    await started.drain()
    expect((await fetchIt(id)).at('status')).toBe('succeeded')
    expect((await started.call('POST', `/requests/${id}/retry`)).status).toBe(409)
  })

  test('what can never work is not tried again, and says why', async () => {
    const { id } = await submit({ steps: 1, fail: { times: 9, permanent: true } })
    await started.drain()
    expect((await fetchIt(id)).at('error')).toEqual({ code: 'invalid_input', detail: 'This can never work.' })
  })

  test('canceling is immediate for the client and reaches the runner; nothing is written afterwards', async () => {
    const { id } = await submit({ steps: 5, hold: true })
    await gates.of(id).entered
    expect((await started.call('POST', `/requests/${id}/cancel`)).at('status')).toBe('canceled')
    await started.drain()
    expect(aborted).toContain(id)
    expect((await fetchIt(id)).at('status')).toBe('canceled')
    expect(await effects(id)).toEqual([])
    expect((await started.call('POST', `/requests/${id}/cancel`)).status).toBe(200)
  })

  test('what is finished cannot be canceled', async () => {
    const { id } = await submit({ steps: 1 })
    await started.drain()
    expect((await started.call('POST', `/requests/${id}/cancel`)).status).toBe(409)
  })

  test('a waiting request is canceled before it ever runs', async () => {
    const first = await submit({ steps: 1, hold: true })
    await gates.of(first.id).entered
    const second = await submit({ steps: 1 })
    expect((await started.call('POST', `/requests/${second.id}/cancel`)).at('status')).toBe('canceled')
    gates.of(first.id).open()
    await started.drain()
    expect(order).not.toContain(second.id)
  })

  test('an account that asks for much does not keep another waiting', async () => {
    const blocker = await submit({ steps: 1, hold: true })
    await gates.of(blocker.id).entered
    const many: Response[] = []
    for (let i = 0; i < 40; i++) many.push(await submit({ steps: 1 }))
    const one = await submit({ steps: 1 }, other)
    const two = await submit({ steps: 1 }, other)
    const before = order.length
    gates.of(blocker.id).open()
    await started.drain()
    const ran = order.slice(before)
    expect(ran.length).toBe(many.length + 2)
    expect(ran.indexOf(one.id)).toBeLessThanOrEqual(1)
    expect(ran.indexOf(two.id)).toBeLessThanOrEqual(3)
  })

  test('draining waits for what a look has claimed, however late the database answers', async () => {
    const turns = async (count: number): Promise<void> => {
      for (let turn = 0; turn < count; turn++) await new Promise(setImmediate)
    }
    const claim = Reflect.get<Claims, 'claim'>(Claims.prototype, 'claim')
    let calls = 0
    const late = vi.spyOn(Claims.prototype, 'claim').mockImplementation(async function (this: Claims, kinds) {
      const call = calls++
      await turns((call % 3) * 15)
      const claimed = await claim.call(this, kinds)
      await turns((call % 5) * 15)
      return claimed
    })
    try {
      for (let round = 0; round < 20; round++) {
        const submitted = await Promise.all(Array.from({ length: 3 }, () => submit({ steps: 1 })))
        await started.drain()
        for (const { id } of submitted) expect((await fetchIt(id)).at('status')).toBe('succeeded')
      }
    } finally {
      late.mockRestore()
    }
  })

  test('the work of a vanished worker is taken up again, and the vanished one can change nothing any more', async () => {
    const blocker = await submit({ steps: 1, hold: true })
    await gates.of(blocker.id).entered
    const { id } = await submit({ steps: 2 })
    const { db, clock, ids, jobs } = started.app.context
    const vanished = new Claims(db, clock, ids, jobs.events)
    const claim = await vanished.claim(['example'])
    expect(claim?.id).toBe(id)
    started.clock.advance(5000)
    gates.of(blocker.id).open()
    await started.drain()
    expect((await fetchIt(id)).json).toMatchObject({ status: 'succeeded', result: { started_from: 0 } })
    const state = {
      checkpoint: { step: 9 },
      progress: { done: 9, total: 9, share: 0.9 },
      missing: [],
      items: { kept: 0, added: [] },
    }
    expect(await vanished.save({ id, lease: claim?.lease ?? '' }, state)).toBe(false)
    expect(await effects(id)).toEqual([0, 1])
  })

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

  test('recurring work is submitted at its times, once for all the times that were missed, and not while paused', async () => {
    const {
      ids,
      jobs: { schedules },
      platform: { tokens },
    } = started.app.context
    const accountId = await tokens.openAccount('first')
    const id = ids.next('sch')
    await schedules.create({
      id,
      accountId,
      kind: 'example',
      requestPrefix: 'exa',
      input: { steps: 1, missing: [] },
      everyMs: 60_000,
    })
    const count = async (): Promise<number> => {
      await started.drain()
      return order.length
    }
    const before = order.length
    expect(await count()).toBe(before + 1)
    started.clock.advance(10 * 60_000)
    expect(await count()).toBe(before + 2)
    await schedules.setPaused(accountId, id, true)
    started.clock.advance(10 * 60_000)
    expect(await count()).toBe(before + 2)
    await schedules.setPaused(accountId, id, false)
    expect(await count()).toBe(before + 3)
    const schedule = await schedules.find(accountId, id)
    expect(schedule?.nextAt).toBeGreaterThan(started.clock.now())
    await schedules.remove(accountId, id)
  })
})
