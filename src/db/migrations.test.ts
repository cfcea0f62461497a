import Database from 'libsql'
import { expect, test } from 'vitest'
import { findWhole, readMigrations } from './migrations.js'

const migrations = readMigrations('sqlite')

const make = (...scripts: readonly string[]): Database.Database => {
  const db = new Database(':memory:')
  for (const script of scripts) db.exec(script)
  return db
}

const idOf = (db: Database.Database): string =>
  (db.prepare('select database_id from commit_mark').get() as { database_id: string }).database_id

/** Everything that a database holds, but its id and counters at zero. */
const contentOf = (db: Database.Database): string[] => {
  const made = db.prepare('select type, name, tbl_name, sql from sqlite_master order by type, name').all() as {
    type: string
    name: string
  }[]
  const tables = made.filter(({ type, name }) => type === 'table' && name !== 'sqlite_sequence')
  const rows = tables.map(({ name }) => [name, db.prepare(`select * from "${name}"`).all()])
  return [...made, ...rows].map((part) => JSON.stringify(part).replace(idOf(db), 'its id'))
}

test('the whole script makes what the migrations make one after the other, and never the same id', () => {
  const whole = findWhole('sqlite', migrations)
  if (whole === undefined) throw new Error('migrations/whole/sqlite.sql is stale: run npm run generate')
  expect(contentOf(make(whole))).toEqual(contentOf(make(...migrations.map(({ text }) => text))))
  expect(idOf(make(whole))).not.toBe(idOf(make(whole)))
})

test('where the migrations are others than those it was made from, there is no whole script', () => {
  const [first, ...others] = migrations
  if (first === undefined) throw new Error('There are no migrations.')
  expect(findWhole('sqlite', others)).toBeUndefined()
  expect(findWhole('sqlite', [{ ...first, hash: 'another' }, ...others])).toBeUndefined()
  expect(findWhole('postgres', readMigrations('postgres'))).toBeUndefined()
})
