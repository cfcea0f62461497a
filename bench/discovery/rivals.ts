import { appendFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import pg from 'pg'
import type { Row } from './rows.js'
import type { Dialect } from './shapes.js'

export interface Rival {
  name: string
  dialect: Dialect
  load: (rows: readonly Row[]) => Promise<void>
  ask: (sql: string) => Promise<Record<string, unknown>[]>
  close: () => Promise<void>
}

const quote = (names: string[]): string => names.map((name) => `'${name}'`).join(', ')
const chunk = 5000
const columns =
  'id integer, key text, followers bigint, likes bigint, views bigint, engagement real, growth real, last_posted integer, network text, country text, has_contact boolean, sponsored boolean, bio text'
const toValues = (row: Row): (string | number | boolean | null)[] => [
  row.id,
  row.key,
  row.followers,
  row.likes,
  row.views,
  row.engagement,
  row.growth,
  row.last_posted,
  row.network,
  row.country,
  row.has_contact,
  row.sponsored,
  row.bio,
]

interface DuckConnection {
  run: (sql: string) => Promise<unknown>
  runAndReadAll: (sql: string) => Promise<{ getRowObjects: () => Record<string, unknown>[] }>
}

/** Two threads, rows in the order of followers so that its zone maps see it, interests as lists, words by LIKE: it has no other index for them here. */
export const openDuckdb = async (): Promise<Rival> => {
  const { DuckDBInstance } = createRequire(new URL('./package.json', import.meta.url))('@duckdb/node-api') as {
    DuckDBInstance: { create: (path: string, options: object) => Promise<{ connect: () => Promise<DuckConnection> }> }
  }
  const db = await (await DuckDBInstance.create(':memory:', { threads: '2' })).connect()
  // By way of a file: statements with thousands of values take it minutes.
  const insert = async (table: string, lines: string[]): Promise<void> => {
    const file = join(tmpdir(), `rostra-bench-${process.pid}-${table}.csv`)
    writeFileSync(file, '')
    for (let i = 0; i < lines.length; i += chunk) appendFileSync(file, `${lines.slice(i, i + chunk).join('\n')}\n`)
    await db.run(`copy ${table} from '${file}' (format csv, delimiter '|', header false, nullstr 'null')`)
    rmSync(file)
  }
  return {
    name: 'DuckDB',
    dialect: {
      name: 'duckdb',
      hasInterest: (names) => `list_has_any(interests, [${quote(names)}])`,
      hasWord: (word) => `contains(bio, ' ${word} ')`,
      near: (word) => `damerau_levenshtein(term, '${word}') <= 1`,
    },
    load: async (rows) => {
      await db.run(`create table creators (${columns}, interests text[])`)
      await db.run('create table audience (id integer, country text, share integer)')
      await db.run('create table terms (term text, id integer)')
      await insert(
        'creators',
        rows.map((row) =>
          [...toValues({ ...row, bio: ` ${row.bio} ` }), `[${row.interests.join(',')}]`]
            .map((value) => (value === null ? 'null' : String(value)))
            .join('|'),
        ),
      )
      const audience = rows.flatMap(({ id, audience: shares }) =>
        shares.map(([country, share]) => ({ id, country, share })),
      )
      audience.sort((a, b) => (a.country < b.country ? -1 : a.country > b.country ? 1 : a.id - b.id))
      await insert(
        'audience',
        audience.map(({ id, country, share }) => `${id}|${country}|${share}`),
      )
      const terms = rows.flatMap(({ id, terms: own }) => own.map((term) => ({ id, term })))
      terms.sort((a, b) => (a.term < b.term ? -1 : a.term > b.term ? 1 : a.id - b.id))
      await insert(
        'terms',
        terms.map(({ id, term }) => `${term}|${id}`),
      )
    },
    ask: async (sql) => (await db.runAndReadAll(sql)).getRowObjects(),
    close: async () => {},
  }
}

const indexes = [
  'create index by_network_country on creators (network, country, id)',
  'create index by_network on creators (network, id)',
  'create index by_engagement on creators (network, country, engagement desc, id)',
  'create index by_views on creators (network, views desc, id)',
  'create index by_likes on creators (likes)',
  'create index by_flags on creators (network, has_contact, sponsored)',
  'create index audience_by_share on audience (country, share desc, id)',
  'create index terms_by_term on terms (term, id)',
]

/** Indexes for every shape, FTS5 for words. */
export const openSqlite = async (): Promise<Rival> => {
  const db = new Database(':memory:')
  return {
    name: 'SQLite',
    dialect: {
      name: 'sqlite',
      hasInterest: (names) => `id in (select id from interests where interest in (${quote(names)}))`,
      hasWord: (word) => `id in (select rowid from words where words match '"${word}"')`,
      near: undefined,
    },
    load: async (rows) => {
      db.exec(`create table creators (${columns.replace('id integer', 'id integer primary key')})`)
      db.exec('create table audience (id integer, country text, share integer)')
      db.exec('create table terms (term text, id integer)')
      db.exec('create table interests (interest text, id integer, primary key (interest, id)) without rowid')
      db.exec("create virtual table words using fts5 (bio, content='', detail=none)")
      const put = (sql: string): ((...values: unknown[]) => void) => {
        const statement = db.prepare(sql)
        return (...values) =>
          void statement.run(values.map((value) => (typeof value === 'boolean' ? Number(value) : value)))
      }
      const creator = put(
        `insert into creators values (${toValues(rows[0] as Row)
          .map(() => '?')
          .join(', ')})`,
      )
      const audience = put('insert into audience values (?, ?, ?)')
      const term = put('insert into terms values (?, ?)')
      const interest = put('insert into interests values (?, ?)')
      const words = put('insert into words (rowid, bio) values (?, ?)')
      db.exec('begin')
      for (const row of rows) {
        creator(...toValues(row))
        for (const [country, share] of row.audience) audience(row.id, country, share)
        for (const each of row.terms) term(each, row.id)
        for (const each of row.interests) interest(each, row.id)
        words(row.id, row.bio)
      }
      db.exec('commit')
      for (const index of indexes) db.exec(index)
      db.exec("insert into words (words) values ('optimize')")
      db.exec('analyze')
    },
    ask: async (sql) => db.prepare(sql).all([]) as Record<string, unknown>[],
    close: async () => void db.close(),
  }
}

/** The same indexes, GIN for interests and words. */
export const openPostgres = async (url: string): Promise<Rival> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(
    'drop schema if exists rostra_bench cascade; create schema rostra_bench; set search_path = rostra_bench, public',
  )
  const unnest = async (table: string, types: string[], values: unknown[][]): Promise<void> => {
    for (let i = 0; i < values.length; i += chunk) {
      const part = values.slice(i, i + chunk)
      await client.query(
        `insert into ${table} select * from unnest(${types.map((type, c) => `$${c + 1}::${type}[]`).join(', ')})`,
        types.map((_, c) => part.map((row) => row[c] ?? null)),
      )
    }
  }
  return {
    name: 'PostgreSQL',
    dialect: {
      name: 'postgres',
      hasInterest: (names) => `interests && array[${quote(names)}]`,
      hasWord: (word) => `to_tsvector('simple', bio) @@ to_tsquery('simple', '${word}')`,
      near: undefined,
    },
    load: async (rows) => {
      const types = columns.split(', ').map((column) => column.split(' ')[1] ?? 'text')
      await client.query(`create table raw (${columns}, interests text)`)
      await client.query('create table audience (id integer, country text, share integer)')
      await client.query('create table terms (term text collate "C", id integer)')
      await unnest(
        'raw',
        [...types, 'text'],
        rows.map((row) => [...toValues(row), `{${row.interests.join(',')}}`]),
      )
      await client.query(
        'create table creators as select id, key, followers, likes, views, engagement, growth, last_posted, network, country, has_contact, sponsored, bio, interests::text[] as interests from raw order by id',
      )
      await client.query('drop table raw; alter table creators add primary key (id)')
      await unnest(
        'audience',
        ['integer', 'text', 'integer'],
        rows.flatMap(({ id, audience }) => audience.map((share) => [id, ...share])),
      )
      await unnest(
        'terms',
        ['text', 'integer'],
        rows.flatMap(({ id, terms }) => terms.map((term) => [term, id])),
      )
      for (const index of indexes) await client.query(index)
      await client.query('create index by_interest on creators using gin (interests)')
      await client.query("create index by_word on creators using gin (to_tsvector('simple', bio))")
      await client.query('vacuum analyze creators')
      await client.query('vacuum analyze audience')
      await client.query('vacuum analyze terms')
    },
    ask: async (sql) => (await client.query(sql)).rows as Record<string, unknown>[],
    close: async () => {
      await client.query('drop schema rostra_bench cascade')
      await client.end()
    },
  }
}
