import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keyedPlaces, mentionPlaces, plainColumns, requestParts, withoutPeople } from '../src/corpus/subjects/places.js'
import { databases, start, type Started } from './harness.js'

/** Tables of the databases themselves, and of the migrations. */
const machinery = /^(sqlite_|libsql_|pg_|migrations$|applied_migrations$|schema_)/

const listed = new Set([
  'comments',
  ...keyedPlaces.map(({ table }) => table),
  ...mentionPlaces.map(({ table }) => table),
  ...requestParts.map(([table]) => table),
])

describe.each(databases)('what erasure looks through on %s', (database) => {
  let started: Started
  let columns: { table: string; column: string; type: string }[]
  beforeAll(async () => {
    started = await start({ database })
    const { query, engine } = started.app.context.db
    const found =
      engine === 'postgres'
        ? await sql<{ table: string; column: string; type: string }>`select table_name as table, column_name as column,
            data_type as type from information_schema.columns where table_schema = 'public'`.execute(query)
        : await sql<{ table: string; column: string; type: string }>`select m.name as "table", c.name as "column",
            lower(c.type) as type from sqlite_master m join pragma_table_info(m.name) c
            where m.type = 'table'`.execute(query)
    columns = found.rows.filter(({ table }) => !machinery.test(table))
  })
  afterAll(() => started.stop())

  test('every table is looked through, or is said to hold nobody', () => {
    const tables = [...new Set(columns.map(({ table }) => table))]
    expect(tables.length).toBeGreaterThan(60)
    expect(tables.filter((table) => !listed.has(table) && !(table in withoutPeople))).toEqual([])
    expect(Object.keys(withoutPeople).filter((table) => !tables.includes(table) && table !== 'commit_mark')).toEqual([])
    expect([...listed].filter((table) => table in withoutPeople || !tables.includes(table))).toEqual([])
  })

  test('every text of a table that may mention people is looked through, or is a word of ours', () => {
    const readOf = (table: string): Set<string> =>
      new Set(
        mentionPlaces.filter((place) => place.table === table).flatMap(({ key, columns: read }) => [...key, ...read]),
      )
    const mentioning = new Set(mentionPlaces.map(({ table }) => table))
    const forgotten = columns.filter(
      ({ table, column, type }) =>
        type === 'text' && mentioning.has(table) && !readOf(table).has(column) && !plainColumns.has(column),
    )
    expect(forgotten.map(({ table, column }) => `${table}.${column}`)).toEqual([])
  })
})
