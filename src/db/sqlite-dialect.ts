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

/** SQLite for Kysely with one writing thread, started by the first write. The file is created when it is not there. */
export const createSqliteDialect = (
  file: string,
): { dialect: Dialect; writing: () => SqliteWriting; reading: SqliteConnection } => {
  openSqlite(file, 'write').close()
  let thread: SqliteWriting | undefined
  const writing = (): SqliteWriting => (thread ??= new SqliteWriting(file))
  const reading = openSqlite(file, 'read')
  return {
    writing,
    reading,
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new SqliteThreadDriver(reading, writing, async () => thread?.close()),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  }
}
