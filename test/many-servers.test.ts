import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRecords } from '../src/corpus/records/index.js'
import { ClusterClient } from '../src/corpus/search/opensearch/client.js'
import { openDatabase, type Database } from '../src/db/database.js'
import { migrate } from '../src/db/migrate.js'
import { systemClock } from '../src/kernel/clock.js'
import { createEffects, listEffects } from './example/pair.js'
import { ProcessGroup, type Member } from './example/process-group.js'
import { creatorLike } from './records.js'

const postgres = process.env['TEST_DATABASE_URL'] ?? ''
const cluster = process.env['TEST_OPENSEARCH']
const [stepsEach, creatorsEach, requestsEach] = [12, 40, 4]

interface Submitted {
  key: string
  id: string
}

/** Where the indexes are: in the cluster where there is one, else first in every process, then in a folder that they share. */
const kept = cluster === undefined ? (['each process', 'a store'] as const) : (['a cluster'] as const)

describe.skipIf(postgres === '').each(kept)(
  'servers, workers and indexers on one database, indexes in %s, each killed in turn under load',
  (where) => {
    const name = `rostra_many_${process.pid}_${where.replace(' ', '_')}`
    const prefix = `test-${randomUUID()}`
    const url = new URL(postgres === '' ? 'postgres://none' : postgres)
    url.pathname = `/${name}`
    const store = mkdtempSync(join(tmpdir(), 'rostra-many-'))
    const search: Record<string, string> = {
      'each process': {},
      'a store': { ROSTRA_SEARCH_STORE: store },
      'a cluster': { SEARCH_URL: cluster ?? '', ROSTRA_SEARCH_PREFIX: prefix, ROSTRA_SEARCH_REPLICAS: '0' },
    }[where]
    const roles = {
      'each process': ['serve', 'serve', 'worker'],
      'a store': ['serve', 'serve', 'worker', 'indexer', 'indexer'],
      'a cluster': ['serve', 'serve', 'worker', 'worker', 'indexer', 'indexer'],
    }[where]
    const group = new ProcessGroup(url.href, search)
    let db: Database

    const admin = async (statement: string): Promise<void> => {
      const client = new pg.Client({ connectionString: postgres })
      await client.connect()
      await client.query(statement)
      await client.end()
    }
    beforeAll(async () => {
      await admin(`create database ${name}`)
      db = openDatabase({ databaseUrl: url.href, dataFolder: '/nowhere' })
      await migrate(db, 0)
      await createEffects(db)
      await group.start(roles)
    }, 240_000)
    afterAll(async () => {
      await group.stop()
      await db.close()
      await admin(`drop database ${name} with (force)`)
      rmSync(store, { recursive: true, force: true })
      if (cluster === undefined) return
      const client = new ClusterClient(cluster)
      for (const index of Object.keys(await client.call<object>('GET', `/${prefix}*`)))
        await client.find('DELETE', `/${index}`)
    }, 120_000)

    const servers = (): Member[] => group.members.filter(({ role, isUp }) => role === 'serve' && isUp)

    /** As a careful client does: where a server does not answer, the next one is asked the same. */
    const ask = async (method: string, path: string, body?: object, key?: string): Promise<Record<string, unknown>> => {
      for (let tries = 0; ; tries++) {
        const open = servers()
        const server = open[tries % open.length]
        try {
          if (server === undefined) throw new Error('No server is there.')
          const response = await fetch(`${server.origin}/v1${path}`, {
            method,
            headers: {
              authorization: server.token,
              ...(body === undefined ? {} : { 'content-type': 'application/json' }),
              ...(key === undefined ? {} : { 'idempotency-key': key }),
            },
            ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          })
          const answer = (await response.json()) as Record<string, unknown>
          if (response.ok) return answer
          throw new Error(`${response.status}: ${JSON.stringify(answer)}`)
        } catch (error) {
          if (tries >= 20) throw error
        }
      }
    }

    const submit = async (key: string): Promise<Submitted> => {
      const { id } = await ask('POST', '/example', { steps: stepsEach }, key)
      return { key, id: String(id) }
    }

    const settle = async ({ id }: Submitted): Promise<string> => {
      let status = 'queued'
      for (let i = 0; i < 12 && (status === 'queued' || status === 'in_progress'); i++)
        status = String((await ask('GET', `/example/${id}?wait=10`))['status'])
      return status
    }

    /** Until every server finds so many creators; how many each found at last. */
    const found = async (expected: number): Promise<unknown[]> => {
      const { origin, token } = servers()[0] ?? { origin: '', token: '' }
      let totals: unknown[] = []
      for (let tries = 0; tries < 2000; tries++) {
        totals = await Promise.all(
          servers().map(async (server) => {
            const headers = { authorization: server.token, 'content-type': 'application/json' }
            const body = JSON.stringify({ limit: 1, total: 'exact' })
            const response = await fetch(`${server.origin}/v1/discovery`, { method: 'POST', headers, body })
            return ((await response.json()) as { total?: { value: number } }).total?.value
          }),
        )
        if (totals.every((total) => total === expected)) return totals
        // Gives the others time: it waits a second for an event that does not come.
        await fetch(`${origin}/v1/events?wait=1&kind=screening.item_flagged`, {
          headers: { authorization: token },
        }).then((answer) => answer.text())
      }
      return totals
    }

    test('nothing acknowledged is lost, nothing is done twice, and all of it is found', async () => {
      const { creators } = openRecords(db, systemClock)
      const all: Submitted[] = []
      const recoveries: Record<string, number> = {}
      // What ends a worker is not about where the indexes are.
      const killed = group.members.filter(({ role }) => role !== 'worker' || where !== 'a store')
      for (const [round, member] of killed.entries()) {
        const load = Array.from({ length: requestsEach }, (_, i) => submit(`before-${round}-${i}`))
        const saving = creators.save(
          Array.from({ length: creatorsEach }, (_, i) =>
            creatorLike({ externalId: `c${round}-${i}`, handle: `c${round}.${i}` }),
          ),
        )
        all.push(...(await Promise.all(load)))
        await saving
        const replaced = member.replace()
        const began = performance.now()
        const during = await Promise.all(Array.from({ length: requestsEach }, (_, i) => submit(`during-${round}-${i}`)))
        all.push(...during)
        for (const each of during) expect(await settle(each)).toBe('succeeded')
        expect(new Set(await found(creatorsEach * (round + 1)))).toEqual(new Set([creatorsEach * (round + 1)]))
        recoveries[`${member.role} ${round}`] = Math.round(performance.now() - began)
        await replaced
      }
      if (process.env['TEST_REPORT'] !== undefined) process.stdout.write(`${JSON.stringify(recoveries)}\n`)
      for (const each of all) {
        expect(await settle(each)).toBe('succeeded')
        expect((await submit(each.key)).id).toBe(each.id)
        expect(await listEffects(db, each.id)).toEqual(Array.from({ length: stepsEach }, (_, i) => i))
      }
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    }, 540_000)
  },
)
