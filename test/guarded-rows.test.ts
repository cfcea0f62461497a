import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { guardedTables, triggersOf } from '../src/db/damage/guarded.js'
import type { Database } from '../src/db/database.js'
import { damageRow } from './damage-row.js'
import { databases, start, type Started } from './harness.js'

const run = async (db: Database, text: string): Promise<Record<string, unknown>[]> =>
  (await sql.raw<Record<string, unknown>>(text).execute(db.query)).rows

test('the triggers of SQLite cover what the views over them check', () => {
  const migration = readFileSync(new URL('../migrations/0053-guarded-rows.sqlite.sql', import.meta.url), 'utf8')
  for (const guarded of guardedTables) for (const trigger of triggersOf(guarded)) expect(migration).toContain(trigger)
})

describe.each(databases)('rows that users own, on %s', (engine) => {
  let started: Started
  beforeAll(async () => {
    started = await start({ database: engine })
  })
  afterAll(() => started.stop())

  const createList = async (name: string): Promise<string> =>
    (await started.call('POST', '/lists', { body: { name } })).at('id') as string

  test('one that is not as written is never served; others are', async () => {
    const { db } = started.app.context
    const [broken, whole] = [await createList('original words'), await createList('other words')]
    await damageRow(db, 'creator_lists', `name = 'ormginal words'`, `id = '${broken}'`)
    const answer = await started.call('GET', `/lists/${broken}`)
    expect([answer.status, answer.at('code'), answer.at('detail')]).toEqual([
      503,
      'unavailable',
      expect.stringContaining('damaged record'),
    ])
    expect((await started.call('GET', `/lists/${whole}`)).at('name')).toBe('other words')
    const ready = await started.call('GET', `${started.origin}/readyz`)
    expect([ready.status, ready.at('reasons.database')]).toEqual([503, expect.stringContaining(broken)])
  })

  test('a change does not make damage look right', async () => {
    const { db } = started.app.context
    const id = await createList('to be changed')
    await damageRow(db, 'creator_lists', `document = '{"odd":1}'`, `id = '${id}'`)
    await run(db, `update creator_lists set name = 'renamed' where id = '${id}'`)
    expect((await started.call('GET', `/lists/${id}`)).status).toBe(503)
    expect((await db.check('full')).map(({ detail }) => detail).join()).toContain(id)
    await run(db, `delete from creator_lists where id = '${id}'`)
    expect((await started.call('GET', `/lists/${id}`)).status).toBe(404)
  })

  test('a large column is checked where it is read, and others of its row are given', async () => {
    const { db } = started.app.context
    await run(
      db,
      `insert into requests (id, account_id, kind, status, version, turn, run_at, attempt, input, result, progress_done, progress_share, created_at, updated_at)
       values ('req_large', 'acc', 'odd', 'succeeded', 1, 1, 1, 1, '{}', '{"said":"original"}', 0, 0, 1, 1)`,
    )
    await run(db, `update requests set version = 2, finished_at = 5 where id = 'req_large'`)
    const find = (column: 'status' | 'result') =>
      db.query
        .withTables<{ requests: { id: string; status: string; result: string } }>()
        .selectFrom('requests')
        .select(column)
        .where('id', '=', 'req_large')
        .execute()
    expect(await find('result')).toEqual([{ result: '{"said":"original"}' }])
    await damageRow(db, 'requests', `result = '{"said":"ormginal"}'`, `id = 'req_large'`)
    await expect(find('result')).rejects.toThrow('damaged record')
    if (engine === 'sqlite') expect(await find('status')).toEqual([{ status: 'succeeded' }])
    await run(db, `update requests set finished_at = 6 where id = 'req_large'`)
    await expect(find('result')).rejects.toThrow('damaged record')
  })

  test('one that is not as written is not read within a transaction either, and is counted', async () => {
    const { db } = started.app.context
    const id = await createList('read while something is written')
    type Lists = { creator_lists: { id: string; name: string; account_id: string } }
    const read = () =>
      db.transaction((query) =>
        query
          .withTables<Lists>()
          .selectFrom('creator_lists')
          .innerJoin('creator_lists as same', 'same.id', 'creator_lists.id')
          .select(['creator_lists.id', 'same.name'])
          .where('creator_lists.id', '=', id)
          .execute(),
      )
    expect(await read()).toEqual([{ id, name: 'read while something is written' }])
    await damageRow(db, 'creator_lists', `name = 'something else'`, `id = '${id}'`)
    await expect(read()).rejects.toThrow('damaged record')
    const lists = db.query.withTables<Lists>().selectFrom('creator_lists').where('creator_lists.id', '=', id)
    expect(await lists.select((eb) => eb.fn.countAll<number>().as('count')).execute()).toEqual([{ count: 1 }])
    const grouped = lists.groupBy('account_id').select((eb) => ['account_id', eb.fn.countAll<number>().as('count')])
    expect(await grouped.execute()).toMatchObject([{ count: 1 }])
    await expect(lists.select((eb) => eb.fn.max('name').as('name')).execute()).rejects.toThrow('damaged record')
  })

  test('rows from before there were checksums are read, and get one', async () => {
    const { db } = started.app.context
    const id = await createList('from before')
    await run(db, `update creator_lists set checksum = null where id = '${id}'`)
    expect((await started.call('GET', `/lists/${id}`)).at('name')).toBe('from before')
    await db.addChecksums(new AbortController().signal)
    expect(await run(db, `select id from creator_lists where checksum is null`)).toEqual([])
    expect((await started.call('GET', `/lists/${id}`)).at('name')).toBe('from before')
  })
})

describe.each(databases)('every table, on %s', (engine) => {
  let started: Started
  beforeAll(async () => {
    started = await start({ database: engine })
  })
  afterAll(() => started.stop())

  const columnsOf = async (db: Database, table: string): Promise<{ name: string; text: boolean }[]> =>
    (
      await run(
        db,
        engine === 'sqlite'
          ? `select name, type from pragma_table_info('${table}')`
          : `select column_name as name, data_type as type from information_schema.columns where table_schema = current_schema() and table_name = '${table}'`,
      )
    ).map(({ name, type }) => ({ name: String(name), text: String(type).toLowerCase() === 'text' }))

  test('a changed column of any of them is named by a look through the database', async () => {
    const { db } = started.app.context
    await run(db, `delete from tokens`)
    for (const { table } of guardedTables) {
      const columns = (await columnsOf(db, table)).filter(({ name }) => name !== 'checksum')
      const values = columns.map(({ name, text }) => (name === 'account_id' ? `'acc_x'` : text ? `'made up'` : '1'))
      if (table === 'accounts') await run(db, `delete from accounts`)
      const value =
        table === 'accounts' ? values.map((each, i) => (columns[i]?.name === 'id' ? `'acc_x'` : each)) : values
      await run(db, `insert into ${table} (${columns.map(({ name }) => name).join(', ')}) values (${value.join(', ')})`)
    }
    expect(await db.check('full')).toEqual([])
    for (const { table, row, large } of guardedTables.filter((each) => each.table !== 'accounts')) {
      const columns = await columnsOf(db, table)
      const column = [...row, ...large].filter((name) => !name.includes('account_id')).at(-1) ?? ''
      const isText = columns.find(({ name }) => name === column)?.text === true
      await damageRow(db, table, `${column} = ${isText ? `'mede up'` : '2'}`)
    }
    const found = (await db.check('full')).map(({ file }) => file)
    expect(found.sort()).toEqual(guardedTables.map(({ table }) => table).filter((table) => table !== 'accounts'))
  })
})
