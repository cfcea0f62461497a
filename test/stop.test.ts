import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { once, EventEmitter } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { openDatabase } from '../src/db/database.js'
import { migrate } from '../src/db/migrate.js'
import { operation } from '../src/kernel/operation.js'
import { createEffects, createExamplePair, Gates } from './example/pair.js'
import { start } from './harness.js'
import { creatorLike } from './records.js'

/** An operation that a test lets go on, or that never ends by itself. */
const createWaiting = () => {
  const seen = new EventEmitter()
  const waiting = operation({
    method: 'GET',
    path: '/waiting',
    name: 'waiting',
    area: 'Test',
    summary: 'Wait for the end',
    scope: 'any',
    input: { query: z.strictObject({ ends: z.boolean().default(true) }) },
    output: z.strictObject({ done: z.boolean() }),
    example: { output: { done: true } },
    run: async ({ query: { ends } }, _needs, { signal }) => {
      seen.emit('begun')
      await (ends ? once(seen, 'go') : once(signal, 'abort'))
      if (!ends) throw new Error('what was waited for is gone')
      return { done: true }
    },
  })
  return { seen, waiting }
}

test('a stop is told first; calls in progress end, later ones come back', async () => {
  const { seen, waiting } = createWaiting()
  const served = await start({ operations: [waiting] })
  const begun = once(seen, 'begun')
  const answer = served.call('GET', '/waiting')
  await begun
  const stopped = served.stop()
  const ready = await served.call('GET', `${served.origin}/readyz`)
  expect([ready.status, ready.at('reasons.server')]).toEqual([503, expect.stringMatching(/stopping/)])
  const late = await served.call('GET', '/usage')
  expect([late.status, late.at('code'), late.headers.get('retry-after')]).toEqual([503, 'unavailable', '1'])
  seen.emit('go')
  expect((await answer).json).toEqual({ done: true })
  await stopped
})

test('facts that are being written are written before the database closes, and nobody opens the index again', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'rostra-stop-search-'))
  try {
    const served = await start({ config: { dataFolder } })
    const { creators, search } = served.app.context.corpus
    await search.start()
    const people = Array.from({ length: 400 }, (_, i) => creatorLike({ externalId: `s${i}`, handle: `stops.${i}` }))
    await creators.save(people)
    await served.stop()
    await expect(search.creators.caughtUp(1)).rejects.toThrow('The search index is closed.')
    const again = await start({ config: { dataFolder } })
    expect(await again.app.context.corpus.search.creators.caughtUp(60_000)).toBe(true)
    expect(await again.app.context.corpus.keptFacts.count()).toBe(people.length)
    await again.stop()
  } finally {
    rmSync(dataFolder, { recursive: true, force: true })
  }
})

test('a call that does not end in time is told to come back, and work hands back its lease', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'rostra-stop-'))
  const { seen, waiting } = createWaiting()
  const gates = new Gates()
  const { example } = createExamplePair(gates)
  const served = await start({ operations: [waiting], pairs: [example], config: { dataFolder } })
  await createEffects(served.app.context.db)
  const { id } = await served.call('POST', '/example', { body: { steps: 2, hold: true } })
  await gates.of(id).entered
  const begun = once(seen, 'begun')
  const answer = served.call('GET', '/waiting?ends=false')
  await begun
  await Promise.all([served.stop(), answer])
  expect([(await answer).status, (await answer).headers.get('retry-after')]).toEqual([503, '1'])
  const db = openDatabase({ databaseUrl: undefined, dataFolder })
  const rows = await db.ask(
    { sqlite: `select status, lease, attempt from requests where id = '${id}'`, postgres: '' },
    [],
  )
  expect(rows).toEqual([expect.objectContaining({ status: 'queued', lease: null, attempt: 0 })])
  await db.close()
  rmSync(dataFolder, { recursive: true })
})

test('an upgrade takes a snapshot first, and a newer schema is refused with the way back to it', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'rostra-upgrade-'))
  const current = openDatabase({ databaseUrl: undefined, dataFolder })
  await migrate(current, 0)
  await current.close()
  // As an earlier version left it, opened by this one.
  const db = openDatabase({ databaseUrl: undefined, dataFolder })
  expect(db.snapshots.newest()).toBeUndefined()
  await sql`delete from schema_migrations where name = '0022-request-failures.sql'`.execute(db.query)
  await sql`alter table requests drop column failures`.execute(db.query)
  // An upgrade that was killed while it copied leaves a part of a snapshot, which is never offered as one.
  mkdirSync(join(dataFolder, 'snapshots'))
  writeFileSync(join(dataFolder, 'snapshots', 'partial'), 'SQLite format 3')
  expect(db.snapshots.newest()).toBeUndefined()
  expect(await migrate(db, 86_400_000)).toEqual(['0022-request-failures.sql'])
  const [snapshot = '', ...more] = readdirSync(join(dataFolder, 'snapshots'))
  expect(more).toEqual([])
  expect(snapshot).toBe('1970-01-02T00-00-00-000Z-before-0022-request-failures.db')
  await sql`insert into schema_migrations (name, hash, applied_at) values ('9999-later.sql', '', 1)`.execute(db.query)
  await expect(migrate(db, 0)).rejects.toThrow(`newer version (9999-later.sql). Start that version, or go back`)
  await expect(migrate(db, 0)).rejects.toThrow(`rostra restore ${join(dataFolder, 'snapshots', snapshot)} --replace`)
  await db.close()
  rmSync(dataFolder, { recursive: true })
})
