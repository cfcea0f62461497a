import { parentPort, workerData } from 'node:worker_threads'
import { openSqlite, type ManyInsert, type SqliteConnection, type StatementResult } from './sqlite-connection.js'

/**
 * The thread that writes. A durable commit waits for the disk, and the event loop must not: so the one writing
 * connection lives here. Statements that arrive together share one commit; a session has the connection to itself
 * from begin to commit.
 */
export type WriterCommand =
  | { type: 'group'; statements: { sql: string; parameters: readonly unknown[] }[] }
  | { type: 'many'; insert: ManyInsert; rows: (readonly unknown[])[] }
  | { type: 'begin' }
  | { type: 'execute'; sql: string; parameters: readonly unknown[] }
  | { type: 'commit' }
  | { type: 'rollback' }
  | { type: 'close' }

export type WriterReply =
  { ok: true; results: (StatementResult | { failed: string })[] } | { ok: false; message: string }

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** A statement that fails undoes itself alone (SQLite's ABORT), so the others of its group still commit. */
const group = (db: SqliteConnection, statements: { sql: string; parameters: readonly unknown[] }[]): WriterReply => {
  db.exec('begin immediate')
  const results = statements.map(({ sql, parameters }) => {
    try {
      return db.execute(sql, parameters)
    } catch (error) {
      return { failed: messageOf(error) }
    }
  })
  db.exec('commit')
  return { ok: true, results }
}

const many = (db: SqliteConnection, insert: ManyInsert, rows: (readonly unknown[])[]): WriterReply => {
  db.exec('begin immediate')
  const changes = db.insertMany(insert, rows)
  db.exec('commit')
  return { ok: true, results: [{ rows: [], changes }] }
}

const obey = (db: SqliteConnection, command: WriterCommand): WriterReply => {
  switch (command.type) {
    case 'group':
      return group(db, command.statements)
    case 'many':
      return many(db, command.insert, command.rows)
    case 'begin':
      db.exec('begin immediate')
      return { ok: true, results: [] }
    case 'execute':
      return { ok: true, results: [db.execute(command.sql, command.parameters)] }
    case 'commit':
    case 'rollback':
      db.exec(command.type)
      return { ok: true, results: [] }
    case 'close':
      db.close()
      return { ok: true, results: [] }
  }
}

const rollBackQuietly = (db: SqliteConnection): void => {
  try {
    db.exec('rollback')
  } catch {
    // Nothing was open: the failure came before begin.
  }
}

const { file } = workerData as { file: string }
const connection = openSqlite(file, 'write')

parentPort?.on('message', (command: WriterCommand) => {
  let reply: WriterReply
  try {
    reply = obey(connection, command)
  } catch (error) {
    if (command.type !== 'execute') rollBackQuietly(connection)
    reply = { ok: false, message: messageOf(error) }
  }
  parentPort?.postMessage(reply)
  if (command.type === 'close') parentPort?.close()
})
