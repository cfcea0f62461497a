import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, type Database } from '../database.js'
import { migrate } from '../migrate.js'
import { openSqlite, type SqliteConnection } from '../sqlite-connection.js'

let folder: string
let db: Database
let beside: SqliteConnection

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rostra-views-'))
  db = openDatabase({ databaseUrl: undefined, dataFolder: folder })
  await migrate(db, 0)
  beside = openSqlite(join(folder, 'rostra.db'), 'write')
})
afterAll(async () => {
  beside.close()
  await db.close()
  rmSync(folder, { recursive: true })
})

/** A row of an account that is not as written. */
const addDamaged = (id: string): void => {
  beside.execute(`insert into accounts (id, name, created_at) values (?, ?, 1)`, [id, `original ${id}`])
  beside.execute(`update accounts set checksum = 's' || hex(zeroblob(8)) where id = ?`, [id])
}

const readAccounts = async (within: Database['query']): Promise<unknown[]> =>
  within
    .withTables<{ accounts: { id: string; name: string } }>()
    .selectFrom('accounts')
    .select(['id', 'name'])
    .execute()

test('what was prepared before the views, in whatever letters, is read through them afterwards', async () => {
  addDamaged('acc_1')
  await expect(readAccounts(db.query)).rejects.toThrow('damaged')
  for (const name of ['accounts', '"accounts"', 'ACCOUNTS', '[Accounts]'])
    await expect(db.ask({ sqlite: `select id, name from ${name}`, postgres: '' }, [])).rejects.toThrow('damaged')
})

test('a transaction that is undone does not take views away that later ones need', async () => {
  addDamaged('acc_2')
  const undone = db.transaction(async (within) => {
    await within.withTables<{ tokens: { id: string } }>().selectFrom('tokens').select('id').execute()
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  const readTokens = (within: Database['query']): Promise<unknown[]> =>
    within.withTables<{ tokens: { id: string } }>().selectFrom('tokens').select('id').execute()
  expect(await db.transaction(readTokens)).toEqual([])
  await expect(db.transaction(readAccounts)).rejects.toThrow('damaged')
  await expect(db.transaction(readAccounts)).rejects.toThrow('damaged')
})
