import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import { openSqlite } from './sqlite-connection.js'
import { SqliteWriting } from './sqlite-writing.js'
class LoopConnection {
  constructor(reading, writing) {
    this.reading = reading
    this.writing = writing
  }
  reading
  writing
  session
  async executeQuery({ sql, parameters, query }) {
    const { rows, changes } =
      this.session !== void 0
        ? await this.session.execute(sql, parameters)
        : query.kind === 'SelectQueryNode'
          ? this.reading.execute(sql, parameters)
          : await this.writing().execute(sql, parameters)
    return { rows, numAffectedRows: BigInt(changes) }
  }
  streamQuery() {
    throw new Error('Read page by page instead: a stream would hold a read transaction open.')
  }
  async end(how) {
    const { session } = this
    this.session = void 0
    await session?.end(how)
  }
}
class SqliteThreadDriver {
  constructor(reading, writing, closeWriting) {
    this.reading = reading
    this.writing = writing
    this.closeWriting = closeWriting
  }
  reading
  writing
  closeWriting
  async init() {}
  async acquireConnection() {
    return new LoopConnection(this.reading, this.writing)
  }
  async beginTransaction(connection) {
    connection.session = await this.writing().begin()
  }
  async commitTransaction(connection) {
    await connection.end('commit')
  }
  async rollbackTransaction(connection) {
    await connection.end('rollback')
  }
  async releaseConnection() {}
  async destroy() {
    await this.closeWriting()
    this.reading.close()
  }
}
const createSqliteDialect = (file) => {
  openSqlite(file, 'write').close()
  let thread
  const writing = () => (thread ??= new SqliteWriting(file))
  const reading = openSqlite(file, 'read')
  return {
    writing,
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new SqliteThreadDriver(reading, writing, async () => thread?.close()),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  }
}
export { createSqliteDialect }
//# sourceMappingURL=sqlite-dialect.js.map
