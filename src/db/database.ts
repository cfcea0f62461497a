import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, PostgresDialect, sql } from 'kysely'
import type pg from 'pg'
import { PostgresAudit } from './audit/postgres-audit.js'
import { auditSealOf } from './audit/writer.js'
import { addChecksums } from './damage/add-checksums.js'
import { checkInThread } from './damage/check.js'
import { Condition } from './damage/condition.js'
import type { Database, Question } from './port.js'
import { checkPostgresRecords } from './damage/mend-postgres.js'
import { addPostgresChecksums, checkPostgresRows, SoundRows } from './damage/postgres-rows.js'
import { keyOf } from './damage/sound-views.js'
import { plainCounts, soundChanges, soundSessions } from './damage/sqlite-questions.js'
import { loadPg } from './pg.js'
import { watchPool } from './postgres-trouble.js'
import type { Query } from './query.js'
import { noSnapshots, sqliteSnapshots } from './snapshots.js'
import { createSqliteDialect } from './sqlite-dialect.js'
import type { SqliteWriting } from './sqlite-writing.js'
import { noteQuery, traceDatabase } from './traced-database.js'

export type { Database, InsertStatement, Question } from './port.js'
export type { Query } from './query.js'

const openSqlite = (file: string, isTraced: boolean): Database => {
  const { dialect, writing, reading, condition, version, guard } = createSqliteDialect(file)
  const log = isTraced ? { log: noteQuery('sqlite') } : {}
  let isGuarded = false
  const changes = soundChanges(
    () => isGuarded,
    (table) => keyOf(reading, table),
  )
  const query: Query = new Kysely({ dialect, plugins: [plainCounts, changes], ...log })
  return {
    engine: 'sqlite',
    query,
    transaction: (work) =>
      query.transaction().execute((within) => work(isGuarded ? within.withPlugin(soundSessions) : within)),
    skipLocked: sql``,
    listed: (texts) => sql`(select value from json_each(${JSON.stringify(texts)}))`,
    ask: async <R>(question: Question, parameters: readonly unknown[]) =>
      reading.execute(question.sqlite, parameters).rows as R[],
    version: () => version.read(),
    script: async (within, text) => {
      for (const statement of splitStatements(text)) await sql.raw(statement).execute(within)
    },
    insertMany: ({ table, columns, tail }, rows) =>
      writing().insertMany(
        { head: `insert into ${table} (${columns.join(', ')})`, columns: columns.length, tail },
        rows,
      ),
    guard: () => {
      guard()
      isGuarded = true
    },
    ping: async () => {
      condition.refuseDamage()
      if (condition.isFull) await probeRoom(writing(), condition)
      await sql`select 1`.execute(query)
    },
    condition,
    truncateLog: async () => writing().checkpoint(),
    audit: {
      isOrdered: true,
      note: (entry) => {
        // A damaged database takes no entries, and no changes either.
        if (condition.refusal() === undefined) writing().note(entry)
      },
      settle: async () => writing().settle(),
    },
    snapshots: sqliteSnapshots(file),
    check: async (how) => {
      for (const damage of await checkInThread(file, how)) condition.note(damage)
      return condition.damages
    },
    addChecksums: async (signal) =>
      condition.refusal() === undefined
        ? addChecksums(reading, (text, values) => writing().execute(text, values), signal)
        : 0,
    close: () => query.destroy(),
  }
}

/** Whether a full disk takes something again: a small write may find room where the next larger one finds none. */
const probeRoom = async (writing: SqliteWriting, condition: Condition): Promise<void> => {
  await writing.execute('create table if not exists room_probe as select zeroblob(262144) as bytes', [])
  await writing.execute('drop table room_probe', [])
  condition.noteRoom()
}

/** Statements end with a semicolon at the end of a line; comments start with two dashes. */
const splitStatements = (text: string): string[] =>
  text
    .replace(/^--.*$/gm, '')
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')

/** PostgreSQL gives 64-bit numbers as text; ours are times and counts well below 2^53. */
const int8 = 20
const numberTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === int8 ? Number : (loadPg().types.getTypeParser(oid, format) as (text: string) => unknown),
}

/** A prepared statement is known to a connection by its name, of 63 bytes at most. */
const nameOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

const deadlockDetected = '40P01'
const attemptsMax = 5

/** Of two writers that wait for each other PostgreSQL ends one, with nothing written: it can simply try again. */
const againWhenDeadlocked = async <R>(write: () => Promise<R>): Promise<R> => {
  for (let attempt = 1; ; attempt++)
    try {
      return await write()
    } catch (error) {
      if (!(error instanceof loadPg().DatabaseError && error.code === deadlockDetected && attempt < attemptsMax))
        throw error
    }
}

const openPostgres = (url: string, auditSeal: string, connections: number, isTraced: boolean): Database => {
  const pooled = new (loadPg().Pool)({
    connectionString: url,
    max: connections,
    types: numberTypes,
    connectionTimeoutMillis: 10_000,
  })
  // A broken connection is replaced by the pool; without a listener it would end the process. The pool listens for
  // those that are idle alone: one that breaks between two statements of a transaction has to be heard here.
  pooled.on('error', () => {})
  pooled.on('connect', (client) => client.on('error', () => {}))
  const condition = new Condition()
  const pool = watchPool(pooled, condition)
  const log = isTraced ? { log: noteQuery('postgres') } : {}
  const query: Query = new Kysely({ dialect: new PostgresDialect({ pool }), plugins: [new SoundRows()], ...log })
  const audit = new PostgresAudit(query, auditSeal)
  return {
    engine: 'postgres',
    query,
    transaction: (work) => query.transaction().execute(work),
    skipLocked: sql`for update skip locked`,
    listed: (texts) => sql`(select unnest(${texts}::text[]))`,
    ask: async <R>({ postgres }: Question, parameters: readonly unknown[]) =>
      (await pool.query({ name: nameOf(postgres), text: postgres, values: [...parameters] })).rows as R[],
    version: () => undefined,
    script: async (within, text) => {
      await sql.raw(text).execute(within)
    },
    insertMany: async ({ table, columns, types, tail }, rows) => {
      const lists = types.map((type, i) => `$${i + 1}::${type}[]`).join(', ')
      const text = `insert into ${table} (${columns.join(', ')}) select * from unnest(${lists}) ${tail}`
      const values = columns.map((_, i) => rows.map((row) => row[i] ?? null))
      return (await againWhenDeadlocked(() => pool.query(text, values))).rowCount ?? 0
    },
    guard: () => {},
    ping: async () => {
      condition.refuseDamage()
      await sql`select 1`.execute(query)
    },
    // Its own checksums and tools look after its files.
    condition,
    audit,
    truncateLog: async () => {},
    snapshots: noSnapshots,
    check: async () => {
      const records = await query.transaction().execute(checkPostgresRecords)
      for (const damage of [...(await checkPostgresRows(query)), ...records]) condition.note(damage)
      return condition.damages
    },
    addChecksums: (signal) => addPostgresChecksums(query, signal),
    close: async () => {
      await audit.close()
      await query.destroy()
    },
  }
}

/** Opens PostgreSQL when a URL is given, else the SQLite file of the data folder. */
export const openDatabase = (where: {
  databaseUrl: string | undefined
  dataFolder: string
  /** So many connections at most; who comes then waits for one. */
  databaseConnections?: number
  /** Whether statements are steps of traces. */
  isTraced?: boolean
}): Database => {
  const db = openOne(where)
  return where.isTraced === true ? traceDatabase(db) : db
}

const openOne = (where: Parameters<typeof openDatabase>[0]): Database => {
  const { databaseUrl, databaseConnections = 10, isTraced = false } = where
  if (databaseUrl !== undefined)
    return openPostgres(databaseUrl, auditSealOf(where.dataFolder), databaseConnections, isTraced)
  mkdirSync(where.dataFolder, { recursive: true, mode: 0o700 })
  return openSqlite(join(where.dataFolder, 'rostra.db'), isTraced)
}
