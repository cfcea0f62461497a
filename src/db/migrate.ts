import { sql } from 'kysely'
import type { Database, Query, Question } from './database.js'
import { findWhole, readMigrations, stemOf, type Migration } from './migrations.js'

type Tables = {
  schema_migrations: { name: string; hash: string; applied_at: number }
}

/** Two processes that start together must not migrate together. SQLite's transactions exclude each other anyway. */
const lockOut = async (db: Database, within: Query): Promise<void> => {
  if (db.engine === 'postgres') await sql`select pg_advisory_xact_lock(726873)`.execute(within)
}

const refuse = (message: string): never => {
  throw new Error(`The database cannot be used: ${message}`)
}

const hasTable: Question = {
  sqlite: `select 1 from sqlite_master where name = 'schema_migrations'`,
  postgres: `select 1 from pg_tables where schemaname = current_schema() and tablename = 'schema_migrations'`,
}

const createTable =
  'create table if not exists schema_migrations (name text primary key, hash text not null, applied_at bigint not null)'

const describeNewer = (name: string, snapshot: string | undefined): string =>
  `it was written by a newer version (${name}). Start that version, or go back to the state before its upgrade: ${
    snapshot === undefined ? 'rostra restore BACKUP' : `rostra restore ${snapshot} --replace`
  }`

/** An upgrade goes forward only; the way back is a copy from before it. */
const snapshotFirst = async (db: Database, pending: Migration[], now: number): Promise<Migration[]> => {
  const [first] = pending
  if (first !== undefined) await db.snapshots.take(`before-${first.name.replace(/\.sql$/, '')}`, now)
  return pending
}

/** What is still to be applied. A database that a newer program has written, or whose history differs from the files, is refused. */
const listPending = async (db: Database, query: Query, migrations: readonly Migration[]): Promise<Migration[]> => {
  const applied = await query.withTables<Tables>().selectFrom('schema_migrations').selectAll().orderBy('name').execute()
  for (const { name, hash } of applied) {
    const known = migrations.find((migration) => migration.name === name)
    if (known === undefined) refuse(describeNewer(name, db.snapshots.newest()))
    else if (known.hash !== hash) refuse(`migration ${name} was changed after it had been applied.`)
  }
  return migrations.filter(({ name }) => !applied.some((done) => done.name === name))
}

const note = async (query: Query, applied: readonly Migration[], now: number): Promise<string[]> => {
  const rows = applied.map(({ name, hash }) => ({ name, hash, applied_at: now }))
  if (rows.length > 0) await query.withTables<Tables>().insertInto('schema_migrations').values(rows).execute()
  return rows.map(({ name }) => name)
}

const apply = async (db: Database, query: Query, pending: readonly Migration[], now: number): Promise<string[]> => {
  for (const { text } of pending) await db.script(query, text)
  return note(query, pending, now)
}

/** An empty database is made as a whole where that can be done. */
const applyTo = async (db: Database, query: Query, all: readonly Migration[], now: number): Promise<string[]> => {
  const pending = await listPending(db, query, all)
  const whole = pending.length === all.length ? findWhole(db.engine, all) : undefined
  if (whole === undefined) return apply(db, query, pending, now)
  await db.script(query, whole)
  return note(query, all, now)
}

/**
 * Makes an empty database what another one, of either kind, was: rows of that one fit into it then. What only one kind has is made
 * as far as the other one had come. Gives the names of what was applied.
 */
export const migrateLike = async (
  db: Database,
  query: Query,
  stems: readonly string[],
  now: number,
): Promise<string[]> => {
  const known = new Set([...readMigrations('sqlite'), ...readMigrations('postgres')].map(({ name }) => stemOf(name)))
  const newer = stems.find((stem) => !known.has(stem))
  if (newer !== undefined) refuse(describeNewer(newer, undefined))
  const others = readMigrations(db.engine === 'sqlite' ? 'postgres' : 'sqlite').map(({ name }) => stemOf(name))
  const last = [...stems].sort().at(-1) ?? ''
  const isWanted = (stem: string): boolean => stems.includes(stem) || (!others.includes(stem) && stem <= last)
  await lockOut(db, query)
  await sql.raw(createTable).execute(query)
  const wanted = readMigrations(db.engine).filter(({ name }) => isWanted(stemOf(name)))
  return apply(db, query, wanted, now)
}

/** Brings the schema up to date within a transaction. Gives the names of what was applied. */
export const migrateWithin = async (db: Database, query: Query, now: number): Promise<string[]> => {
  await lockOut(db, query)
  await sql.raw(createTable).execute(query)
  return applyTo(db, query, readMigrations(db.engine), now)
}

/**
 * Brings the schema up to date, forward only, all in one transaction. One that is up to date is only read: a damaged database that
 * takes no writes can still be started on. Gives the names of what was applied.
 */
export const migrate = async (db: Database, now: number): Promise<string[]> => {
  const known = (await db.ask(hasTable, [])).length > 0
  const pending = known ? await listPending(db, db.query, readMigrations(db.engine)) : undefined
  const isCurrent = pending !== undefined && (await snapshotFirst(db, pending, now)).length === 0
  const applied = isCurrent ? [] : await db.transaction((query) => migrateWithin(db, query, now))
  db.guard()
  db.snapshots.expire(now)
  return applied
}
