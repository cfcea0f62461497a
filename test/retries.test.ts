import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { StorageFailure } from '../src/db/storage-failure.js'
import { Claims } from '../src/jobs/claims.js'
import { pair } from '../src/jobs/pair.js'
import { databases, start, type Started } from './harness.js'

const postgresUrl = process.env['TEST_DATABASE_URL']

/** Fails as often as it is told, in the way it is told. */
const failing = { times: 0, make: () => new Error('a fault') }
const fragile = pair({
  kind: 'fragile',
  prefix: 'fra',
  path: '/fragile',
  names: { submit: 'submitFragile', fetch: 'fetchFragile' },
  area: 'Test',
  summary: { submit: 'Fail, then succeed', fetch: 'See whether it has' },
  scope: 'creators',
  input: z.strictObject({}),
  result: z.strictObject({ done: z.boolean() }),
  example: { input: {}, result: { done: true } },
  run: async (_input, _needs: object) => {
    if (failing.times-- > 0) throw failing.make()
    return { done: true }
  },
})

describe.each(databases)('retries on %s', (database) => {
  let started: Started
  beforeAll(async () => {
    started = await start({ database, pairs: [fragile], config: { workInServer: false } })
  })
  afterAll(() => started.stop())

  const statusOf = async (id: string): Promise<unknown> => (await started.call('GET', `/fragile/${id}`)).at('status')
  const attemptAgain = async (times: number): Promise<void> => {
    for (let i = 0; i < times; i++) {
      await started.drain()
      started.clock.advance(600_000)
    }
    await started.drain()
  }

  test('trouble of the database never ends work, however often it comes', async () => {
    failing.times = 12
    failing.make = () => new StorageFailure('unavailable', 'The database is away.')
    const { id } = await started.call('POST', '/fragile', { body: {} })
    await attemptAgain(12)
    expect(await statusOf(id)).toBe('succeeded')
  })

  test('vanished workers are not counted as failures, and come back after a growing pause', async () => {
    const { db, clock, ids, jobs } = started.app.context
    const claims = new Claims(db, clock, ids, jobs.events)
    const { id } = await started.call('POST', '/fragile', { body: {} })
    const pauses: number[] = []
    for (let crash = 0; crash < 6; crash++) {
      expect((await claims.claim(['fragile']))?.id).toBe(id)
      started.clock.advance(5000)
      await started.clock.hold(async () => {
        expect(await claims.reap([])).toEqual([id])
        const [row] = await sql<{ run_at: number }>`select run_at from requests where id = ${id}`
          .execute(db.query)
          .then(({ rows }) => rows)
        pauses.push((row?.run_at ?? 0) - started.clock.now())
      })
      started.clock.advance(60_000)
    }
    expect(pauses).toEqual([0, 0, 1000, 2000, 4000, 8000])
    failing.times = 4
    failing.make = () => new Error('a fault')
    await attemptAgain(4)
    expect(await statusOf(id)).toBe('succeeded')
  })

  test('the fifth failure in a row ends it', async () => {
    failing.times = 5
    failing.make = () => new Error('a fault')
    const { id } = await started.call('POST', '/fragile', { body: {} })
    await attemptAgain(5)
    expect(await statusOf(id)).toBe('failed')
    failing.times = 0
  })

  test('monitoring and recurring listening are created whole or not at all', async () => {
    const { db } = started.app.context
    const rename = (from: string, to: string): Promise<void> =>
      db.script(db.query, `alter table ${from} rename to ${to}`)
    const monitoring = '/screening/continuous-monitoring'
    const recurring = '/social-listening/recurring'
    await rename('schedules', 'schedules_away')
    const profile = { network: 'instagram', handle: 'nobody.here' }
    expect((await started.call('POST', monitoring, { body: { profile } })).status).toBe(500)
    const body = { name: 'x', listening: { brand: { name: 'Lumevia' } }, every_s: 86_400 }
    expect((await started.call('POST', recurring, { body })).status).toBe(500)
    await rename('schedules_away', 'schedules')
    expect((await started.call('GET', monitoring)).at('data')).toEqual([])
    expect((await started.call('GET', recurring)).at('data')).toEqual([])
    expect((await started.call('GET', '/requests?kind=screening')).at('data')).toEqual([])
    expect((await started.call('POST', monitoring, { body: { profile } })).at('next_run_at')).toMatch(/Z$/)
  })
})

/** Stands between the service and PostgreSQL, and can go away. */
const createGateway = ({ port: farPort, hostname }: URL) => {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    const far = connect(Number(farPort), hostname)
    for (const each of [socket, far]) {
      sockets.add(each)
      each.on('error', () => {}).on('close', () => sockets.delete(each))
    }
    socket.pipe(far).pipe(socket)
  })
  const open = async (port = 0): Promise<number> => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const cut = async (): Promise<void> => {
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }
  return { open, cut }
}

test.skipIf(postgresUrl === undefined)(
  'PostgreSQL that is away is 503 with Retry-After, until it is back',
  async () => {
    const first = await start({ database: 'postgres' })
    const url = new URL(first.config.databaseUrl ?? '')
    const gateway = createGateway(url)
    const port = await gateway.open()
    url.port = String(port)
    const served = await start({ config: { databaseUrl: url.href, workInServer: false } })
    try {
      expect((await served.call('GET', '/requests')).status).toBe(200)
      const { db } = served.app.context
      const broken = db.transaction(async (within) => {
        await sql`select 1`.execute(within)
        await gateway.cut()
        await sql`select 1`.execute(within)
      })
      await expect(broken).rejects.toThrow(StorageFailure)
      const refused = await served.call('GET', '/requests')
      expect([refused.status, refused.at('code'), refused.headers.get('retry-after')]).toEqual([
        503,
        'unavailable',
        '30',
      ])
      expect((await served.call('GET', `${served.origin}/readyz`)).status).toBe(503)
      await gateway.open(port)
      expect((await served.call('GET', '/requests')).status).toBe(200)
    } finally {
      await served.stop()
      await gateway.cut()
      await first.stop()
    }
  },
)
