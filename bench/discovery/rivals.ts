import { createReadStream, existsSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import Database from 'libsql'
import pg from 'pg'
import { connectDuckdb, type DuckConnection } from '../duckdb/connect.js'
import { creatorColumns, rowFiles } from './rows.js'
import type { Dialect } from './shapes.js'

/** A database with the same creators. `build` reads the files of a folder into it; `open` finds it built. */
export interface Rival {
  name: string
  dialect: Dialect
  build: () => Promise<void>
  open: () => Promise<void>
  ask: (sql: string) => Promise<Record<string, unknown>[]>
  bytes: () => Promise<number>
  close: () => Promise<void>
}

const quote = (names: string[]): string => names.map((name) => `'${name}'`).join(', ')
const columns = creatorColumns.replace(', interests text', '')
const columnNames = columns
  .split(', ')
  .map((column) => column.split(' ')[0])
  .join(', ')

/** Two threads, rows in the order of followers so that its zone maps see it, interests as lists, words by a look through the bios: it has no other index for them here. */
export const duckdb = (folder: string): Rival => {
  const path = join(folder, 'duckdb.db')
  let db: DuckConnection | undefined
  const open = async (): Promise<DuckConnection> => {
    return (db ??= await connectDuckdb(path, { memory_limit: '6GB', temp_directory: join(folder, 'duckdb.tmp') }))
  }
  const csv = (name: keyof typeof rowFiles, types: string): string =>
    `read_csv('${join(folder, rowFiles[name])}', delim = '|', header = false, nullstr = '', quote = '', columns = {${types
      .split(', ')
      .map((column) => `'${column.split(' ')[0]}': '${column.split(' ')[1]}'`)
      .join(', ')}})`
  return {
    name: 'DuckDB',
    dialect: {
      name: 'duckdb',
      hasInterest: (names) => `list_has_any(interests, [${quote(names)}])`,
      hasWord: (word) => `contains(bio, ' ${word} ')`,
      hasShare: (country, share) =>
        `id in (select id from audience where country = '${country}' and share >= ${share})`,
      near: (word) => `damerau_levenshtein(term, '${word}') <= 1`,
    },
    build: async () => {
      rmSync(path, { force: true })
      const to = await open()
      await to.run(
        `create table creators as select * replace (' ' || bio || ' ' as bio, string_split(interests, ',') as interests) from ${csv('creators', creatorColumns)} order by id`,
      )
      await to.run(
        `create table audience as select * from ${csv('audience', 'id integer, country text, share integer')} order by country, id`,
      )
      await to.run(`create table terms as select * from ${csv('terms', 'term text, id integer')} order by term, id`)
      await to.run('checkpoint')
    },
    open: async () => void (await open()),
    ask: async (sql) => (await (await open()).runAndReadAll(sql)).getRowObjects(),
    bytes: async () => statSync(path).size,
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
  'create index audience_by_id on audience (id, country, share)',
  'create index terms_by_term on terms (term, id)',
]

const readLines = async (path: string, each: (values: string[]) => void): Promise<void> => {
  for await (const line of createInterface({ input: createReadStream(path, { highWaterMark: 1 << 20 }) }))
    each(line.split('|'))
}

/** Indexes for every shape, FTS5 for words. */
export const sqlite = (folder: string): Rival => {
  const path = join(folder, 'sqlite.db')
  let db: InstanceType<typeof Database> | undefined
  const open = (): InstanceType<typeof Database> => {
    if (db !== undefined) return db
    db = new Database(path)
    db.exec(
      'pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -1000000; pragma temp_store = file',
    )
    db.exec('pragma mmap_size = 30000000000; pragma threads = 2')
    return db
  }
  return {
    name: 'SQLite',
    dialect: {
      name: 'sqlite',
      hasInterest: (names) => `id in (select id from interests where interest in (${quote(names)}))`,
      hasWord: (word) => `id in (select rowid from words where words match '"${word}"')`,
      hasShare: (country, share) =>
        `exists (select 1 from audience a where a.id = creators.id and a.country = '${country}' and a.share >= ${share})`,
      near: undefined,
    },
    build: async () => {
      rmSync(path, { force: true })
      const to = open()
      to.exec(`create table creators (${columns.replace('id integer', 'id integer primary key')})`)
      to.exec('create table audience (id integer, country text, share integer)')
      to.exec('create table terms (term text, id integer)')
      to.exec('create table raw_interests (interest text, id integer)')
      to.exec('create table interests (interest text, id integer, primary key (interest, id)) without rowid')
      to.exec("create virtual table words using fts5 (bio, content='', detail=none)")
      const put = (sql: string): ((values: unknown[]) => void) => {
        const statement = to.prepare(sql)
        return (values) => void statement.run(values)
      }
      const fill = async (name: keyof typeof rowFiles, each: (values: string[]) => void): Promise<void> => {
        to.exec('begin')
        await readLines(join(folder, rowFiles[name]), each)
        to.exec('commit')
      }
      const creator = put(`insert into creators values (${columns.replace(/[^,]+/g, '?')})`)
      const word = put('insert into words (rowid, bio) values (?, ?)')
      await fill('creators', (values) => {
        creator(
          values
            .slice(0, 13)
            .map((value, i) => (value === '' ? null : i === 1 || (i > 7 && i < 10) || i > 11 ? value : Number(value))),
        )
        word([Number(values[0]), values[12]])
      })
      const audience = put('insert into audience values (?, ?, ?)')
      await fill('audience', ([id, country, share]) => audience([Number(id), country, Number(share)]))
      const term = put('insert into terms values (?, ?)')
      await fill('terms', ([text, id]) => term([text, Number(id)]))
      const interest = put('insert into raw_interests values (?, ?)')
      await fill('interests', ([name, id]) => interest([name, Number(id)]))
      to.exec('insert into interests select * from raw_interests order by interest, id; drop table raw_interests')
      for (const index of indexes) to.exec(index)
      to.exec("insert into words (words) values ('optimize')")
      to.exec('analyze')
    },
    open: async () => void open(),
    ask: async (sql) => open().prepare(sql).all([]) as Record<string, unknown>[],
    bytes: async () => (existsSync(path) ? statSync(path).size : 0),
    close: async () => void db?.close(),
  }
}

/** The same indexes, GIN for interests and words. The server must be able to read the files. */
export const postgres = (folder: string, url: string, schema: string): Rival => {
  const client = new pg.Client({ connectionString: url })
  let connected: Promise<unknown> | undefined
  const open = async (): Promise<void> => {
    connected ??= client.connect()
    await connected
    await client.query(`set search_path = ${schema}, public`)
    await client.query("set maintenance_work_mem = '1GB'")
  }
  const copy = async (table: string, name: keyof typeof rowFiles): Promise<void> =>
    void (await client.query(
      `copy ${table} from '${join(folder, rowFiles[name])}' with (format csv, delimiter '|', null '')`,
    ))
  return {
    name: 'PostgreSQL',
    dialect: {
      name: 'postgres',
      hasInterest: (names) => `interests && array[${quote(names)}]`,
      hasWord: (word) => `to_tsvector('simple', bio) @@ to_tsquery('simple', '${word}')`,
      hasShare: (country, share) =>
        `exists (select 1 from audience a where a.id = creators.id and a.country = '${country}' and a.share >= ${share})`,
      near: undefined,
    },
    build: async () => {
      await open()
      await client.query(`drop schema if exists ${schema} cascade; create schema ${schema}`)
      await client.query(`create unlogged table raw (${creatorColumns})`)
      await client.query('create unlogged table audience (id integer, country text, share integer)')
      await client.query('create unlogged table terms (term text collate "C", id integer)')
      await copy('raw', 'creators')
      await client.query(
        `create unlogged table creators as select ${columnNames}, string_to_array(interests, ',') as interests from raw order by id`,
      )
      await client.query('drop table raw; alter table creators add primary key (id)')
      await copy('audience', 'audience')
      await copy('terms', 'terms')
      for (const index of indexes) await client.query(index)
      await client.query('create index by_interest on creators using gin (interests)')
      await client.query("create index by_word on creators using gin (to_tsvector('simple', bio))")
      for (const table of ['creators', 'audience', 'terms']) await client.query(`vacuum analyze ${table}`)
    },
    open,
    ask: async (sql) => (await client.query(sql)).rows as Record<string, unknown>[],
    bytes: async () =>
      Number(
        (
          (
            await client.query(
              `select sum(pg_total_relation_size(c.oid)) as n from pg_class c join pg_namespace s on s.oid = c.relnamespace where s.nspname = '${schema}' and c.relkind = 'r'`,
            )
          ).rows as { n: string }[]
        )[0]?.n ?? 0,
      ),
    close: () => client.end(),
  }
}
