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
    const hurried = await start({ database, pairs: [slow], config: { slots: 1, timeoutMs: 1000 } })
    await createEffects(hurried.app.context.db)
    const response = await hurried.call('POST', '/example', {
      body: { steps: 1, hold: true },
      headers: { prefer: 'wait=2' },
    })
    expect([response.status, response.headers.get('location')]).toEqual([202, `/v1/example/${response.id}`])
    await gates.of(response.id).entered
    const waited = await hurried.call('GET', `/example/${response.id}?wait=2`)
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
    const id = await started.clock.hold(async () => {
      const submitted = await submit({ steps: 3, fail: { times: 2 } })
      await started.drain()
      const waiting = await fetchIt(submitted.id)
      expect(waiting.json).toMatchObject({ status: 'queued', attempt: 1 })
      expect(Date.parse(String(waiting.at('retry_at')))).toBeGreaterThan(started.clock.now())
      return submitted.id
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

  test('work that is hastened while it goes on is due again once it has ended, and never runs beside itself', async () => {
    const {
      ids,
      jobs: { schedules },
      platform: { tokens },
    } = started.app.context
    const accountId = await tokens.openAccount('first')
    const id = ids.next('sch')
    const input = { steps: 1, hold: true, missing: [] }
    await schedules.create({ id, accountId, kind: 'example', requestPrefix: 'exa', input, everyMs: 30 * 86_400_000 })
    const submitted = async (): Promise<string> => {
      await schedules.submitDue()
      return (await schedules.find(accountId, id))?.lastRequestId ?? ''
    }
    const first = await submitted()
    started.app.worker.look()
    await gates.of(first).entered
    await schedules.hasten(accountId, id, 0)
    expect(await submitted()).toBe(first)
    gates.of(first).open()
    expect((await fetchIt(first, '?wait=30')).at('status')).toBe('succeeded')
    // The worker looks for itself once something has ended, and may be writing the second one down at this moment.
    await expect.poll(submitted).not.toBe(first)
    const second = await submitted()
    gates.of(second).open()
    await started.drain()
    await schedules.remove(accountId, id)
  })
})
