import { basename } from 'node:path'
import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely'
import { Condition, type Damage } from './damage/condition.js'
import { inspectAtOpen } from './damage/inspect.js'
import { guardReading } from './damage/sound-views.js'
import { ContentVersion, QuietCommits } from './quiet-commits.js'
import { openSqlite, type SqliteConnection } from './sqlite-connection.js'
import { SqliteWriting, type WriteSession } from './sqlite-writing.js'

/** Reads answer at once on the event loop (a look-up takes microseconds); writes go to the writing thread. */
class LoopConnection implements DatabaseConnection {
  session: WriteSession | undefined

  constructor(
    readonly reading: SqliteConnection,
    readonly writing: () => SqliteWriting,
  ) {}

  async executeQuery<R>({ sql, parameters, query }: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, changes } =
      this.session !== undefined
        ? await this.session.execute(sql, parameters)
        : query.kind === 'SelectQueryNode'
          ? this.reading.execute(sql, parameters)
          : await this.writing().execute(sql, parameters)
    return { rows: rows as R[], numAffectedRows: BigInt(changes) }
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Read page by page instead: a stream would hold a read transaction open.')
  }

  async end(how: 'commit' | 'rollback'): Promise<void> {
    const { session } = this
    this.session = undefined
    await session?.end(how)
  }
}

class SqliteThreadDriver implements Driver {
  constructor(
    readonly reading: SqliteConnection,
    readonly writing: () => SqliteWriting,
    readonly closeWriting: () => Promise<void>,
  ) {}

  async init(): Promise<void> {}

  async acquireConnection(): Promise<LoopConnection> {
    return new LoopConnection(this.reading, this.writing)
  }

  async beginTransaction(connection: LoopConnection): Promise<void> {
    connection.session = await this.writing().begin()
  }

  async commitTransaction(connection: LoopConnection): Promise<void> {
    await connection.end('commit')
  }

  async rollbackTransaction(connection: LoopConnection): Promise<void> {
    await connection.end('rollback')
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    await this.closeWriting()
    this.reading.close()
  }
}

/** Reads so that a broken page is noted and told apart from a mistake of ours. */
const watched = (connection: SqliteConnection, file: string, condition: Condition): SqliteConnection => ({
  ...connection,
  execute: (sql, parameters) => {
    try {
      return connection.execute(sql, parameters)
    } catch (error) {
      throw condition.toFailure(error, basename(file))
    }
  },
})

/** A file whose head is damaged cannot even be opened: nothing can be read, so nothing is started. */
const inspectOrExplain = (file: string, open: () => SqliteConnection): Damage | undefined => {
  try {
    return inspectAtOpen(file, open)
  } catch (cause) {
    const { message } = cause as Error
    throw new Error(`${file} cannot be read (${message}). Run \`rostra repair\`, or restore a backup.`, { cause })
  }
}

/** A new file gets its write-ahead log from the first connection that writes. */
const hasWal = (db: SqliteConnection): boolean =>
  (db.execute('pragma journal_mode', []).rows[0] as { journal_mode?: string } | undefined)?.journal_mode === 'wal'

/**
 * SQLite for Kysely with one writing thread, started by the first write. The file is created when it is not there. What was sealed is
 * compared before anything is written.
 */
export const createSqliteDialect = (
  file: string,
): {
  dialect: Dialect
  writing: () => SqliteWriting
  reading: SqliteConnection
  condition: Condition
  /** Counts up with every commit that may have changed what is shown. */
  version: ContentVersion
  /** From now on rows that are not as written are not read, neither by who reads nor within transactions. */
  guard: () => void
} => {
  const condition = new Condition()
  let opened: SqliteConnection | undefined
  const open = (): SqliteConnection => (opened ??= openSqlite(file, 'read'))
  const damage = inspectOrExplain(file, open)
  if (damage !== undefined) condition.note(damage)
  if (condition.refusal() === undefined && !hasWal(open())) openSqlite(file, 'write').close()
  const reading = watched(open(), file, condition)
  let thread: SqliteWriting | undefined
  let isGuarded = false
  const quiet = new QuietCommits()
  const readOne = (sql: string): number => Object.values(reading.execute(sql, []).rows[0] as object)[0] as number
  const version = new ContentVersion(
    () => readOne('pragma data_version'),
    () => readOne('select seq from commit_mark'),
    quiet,
  )
  const writing = (): SqliteWriting => {
    const refusal = condition.refusal()
    if (refusal !== undefined) throw refusal
    return (thread ??= new SqliteWriting(file, condition, quiet, isGuarded))
  }
  return {
    writing,
    reading,
    condition,
    version,
    guard: () => {
      isGuarded = true
      guardReading(reading)
      thread?.guard()
    },
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new SqliteThreadDriver(reading, writing, async () => thread?.close()),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  }
}
