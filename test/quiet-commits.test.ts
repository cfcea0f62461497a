import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRecords } from '../src/corpus/records/index.js'
import { byItself } from '../src/db/audit/writer.js'
import { openDatabase, type Database } from '../src/db/database.js'
import { TestClock } from './clock.js'
import { copyMigrated } from './migrated.js'
import { creatorLike } from './records.js'

const clock = new TestClock()
const folder = mkdtempSync(join(tmpdir(), 'rostra-test-'))
let db: Database

beforeAll(async () => {
  await copyMigrated(folder)
  db = openDatabase({ databaseUrl: undefined, dataFolder: folder })
})
afterAll(async () => {
  await db.close()
  rmSync(folder, { recursive: true, force: true })
})

const note = async (to: Database): Promise<void> => {
  to.audit.note({ ...byItself, at: clock.now(), operation: 'test' })
  await to.audit.settle()
}
const count = (of: Database, calls: number) =>
  sql`insert into usage_counts (account_id, day, operation, calls, failures) values ('a', '2026-01-01', 'o', ${calls}, 0)
    on conflict (account_id, day, operation) do update set calls = ${calls}`.execute(of.query)

test('the version of what is shown lasts while calls are audited and counted, and ends with every other commit', async () => {
  const { creators, doNotContact } = openRecords(db, clock)
  const version = db.version()
  await note(db)
  await count(db, 1)
  await db.transaction(async (query) => {
    await sql`delete from usage_counts`.execute(query)
  })
  expect(db.version()).toBe(version)
  const seen = [version]
  const expectAnother = (): void => {
    expect(seen).not.toContain(db.version())
    seen.push(db.version())
  }
  await creators.save([creatorLike({ externalId: '1', handle: 'one' })])
  expectAnother()
  await note(db)
  expect(db.version()).toBe(seen.at(-1))
  await doNotContact.add('dnc_1', { kind: 'phone', value: '+447911123456' }, null, clock.now())
  await note(db)
  expectAnother()
  await db.transaction(async (query) => {
    await sql`delete from usage_counts`.execute(query)
    await sql`delete from creators`.execute(query)
  })
  expectAnother()
})

test('what another process commits ends it too, whatever it is', async () => {
  const beside = openDatabase({ databaseUrl: undefined, dataFolder: folder })
  const version = db.version()
  await note(beside)
  expect(db.version()).not.toBe(version)
  await beside.close()
})
