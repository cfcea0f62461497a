import type { RawBuilder } from 'kysely'
import type { AuditWriter } from './audit/writer.js'
import type { CheckMode } from './damage/check.js'
import type { Condition, Damage } from './damage/condition.js'
import type { Query } from './query.js'
import type { Snapshots } from './snapshots.js'

/** Where rows live. All differences between the two databases are behind this. */
export interface Database {
  readonly engine: 'sqlite' | 'postgres'
  readonly query: Query
  /**
   * All or nothing. Inside, use `query` of the transaction alone: on SQLite there is one writer, and a write beside
   * the transaction would wait for it for ever.
   */
  transaction<R>(work: (query: Query) => Promise<R>): Promise<R>
  /** Marks a selection so that parallel workers never pick the same rows. SQLite has one writer and needs no mark. */
  readonly skipLocked: RawBuilder<unknown>
  /** What stands behind `in` for any number of texts: one parameter, so that the question is prepared once. */
  listed(texts: readonly string[]): RawBuilder<string>
  /** Asks a question that is asked often: written once, prepared once. On SQLite it must only read. */
  ask<R>(question: Question, parameters: readonly unknown[]): Promise<R[]>
  /**
   * A number that is another one after every commit, whoever made it, but those that only count or note something (the audit log, usage, when
   * a token was used): what was read at the same number still holds. Undefined where the database cannot say so for less than a reading costs.
   */
  version(): number | undefined
  /** Runs a script of statements, for migrations. */
  script(query: Query, text: string): Promise<void>
  /** One insert statement over many rows, as fast as the database can. Gives the number of rows changed. */
  insertMany(statement: InsertStatement, rows: (readonly unknown[])[]): Promise<number>
  /** From now on rows that are not as written are not read, in tables whose rows have checksums. Called when the schema is up to date. */
  guard(): void
  /** Fails, with the reason, when the database cannot be written to or reached. */
  ping(): Promise<void>
  /** What was found to be wrong with its files. */
  readonly condition: Condition
  /** Leaves nothing of deleted rows in the write-ahead log. PostgreSQL looks after its own. */
  truncateLog(): Promise<void>
  /** Where entries of the audit log go in. */
  readonly audit: AuditWriter
  /** Copies from before upgrades. */
  readonly snapshots: Snapshots
  /** Looks through the whole database for damage, in a thread; `full` compares every index with its table too. What it finds is noted. */
  check(how: CheckMode): Promise<readonly Damage[]>
  /** Adds checksums to rows from before there were any, in the background. Gives how many. */
  addChecksums(signal: AbortSignal): Promise<number>
  close(): Promise<void>
}

/** The same question in the words of both databases, with the same parameters. */
export interface Question {
  sqlite: string
  postgres: string
}

/** `insert into table (columns) values … tail`, where the tail says what to do with a conflict. */
export interface InsertStatement {
  table: string
  columns: readonly string[]
  /** PostgreSQL type of each column. */
  types: readonly string[]
  tail: string
}
