import { dirname } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { appendInThread } from './audit/append.js'
import type { AuditEntry, AuditHead } from './audit/entry.js'
import { AuditSeal, auditSealOf } from './audit/writer.js'
import { CommitMarks } from './damage/commit-mark.js'
import { guardWriting } from './damage/guarded.js'
import { isQuiet } from './quiet-commits.js'
import { openSqlite, type ManyInsert, type SqliteConnection, type StatementResult } from './sqlite-connection.js'

/**
 * The thread that writes. A durable commit waits for the disk, and the event loop must not: so the one writing
 * connection lives here. Statements that arrive together share one commit; a session has the connection to itself
 * from begin to commit. Whatever commits takes the waiting entries of the audit log with it.
 */
export type WriterCommand =
  | { type: 'group'; statements: { sql: string; parameters: readonly unknown[] }[]; audited: AuditEntry[] }
  | { type: 'many'; insert: ManyInsert; rows: (readonly unknown[])[]; audited: AuditEntry[] }
  | { type: 'begin' }
  | { type: 'execute'; sql: string; parameters: readonly unknown[] }
  | { type: 'commit'; audited: AuditEntry[] }
  | { type: 'rollback' }
  | { type: 'checkpoint' }
  | { type: 'guard' }
  | { type: 'close' }

/** What of an error passes between threads. The code tells a full disk from a broken page. */
export interface WriterError {
  message: string
  code: string | undefined
}

export type WriterReply =
  | {
      ok: true
      results: (StatementResult | { failed: WriterError })[]
      /** The number of the commit, where it changed nothing that is shown. */
      quiet?: number | undefined
    }
  | { ok: false; failed: WriterError }

const toWriterError = (error: unknown): WriterError => ({
  message: error instanceof Error ? error.message : String(error),
  code: (error as { code?: string }).code,
})

const { file, isGuarded } = workerData as { file: string; isGuarded: boolean }
const connection = openSqlite(file, 'write')
if (isGuarded) guardWriting(connection)
const marks = new CommitMarks(connection, file)
const auditSeal = new AuditSeal(auditSealOf(dirname(file)))

/** What a transaction has changed so far. */
type Changed = 'nothing' | 'quietly' | 'something'

/** A transaction that changed nothing needs no mark, and the disk is not waited for. Gives its number where it was quiet. */
const commit = (db: SqliteConnection, changed: Changed, audited: readonly AuditEntry[]): number | undefined => {
  const head: AuditHead | undefined = audited.length > 0 ? appendInThread(db, audited) : undefined
  let seq: number | undefined
  if (changed !== 'nothing' || head !== undefined) seq = marks.commit()
  else db.exec('commit')
  if (head !== undefined) auditSeal.write(head)
  return changed === 'something' ? undefined : seq
}

/** After these SQLite may have undone the whole transaction by itself: nothing of the group may go on outside of it. */
const endsTransaction = /^SQLITE_(FULL|IOERR|NOMEM|CORRUPT|NOTADB|READONLY)/

const changedBy = (before: Changed, sql: string, { changes }: StatementResult): Changed => {
  if (before === 'something' || changes === 0 || /^\s*(select|pragma)/i.test(sql)) return before
  return isQuiet(sql) ? 'quietly' : 'something'
}

/** A statement that fails undoes itself alone (SQLite's ABORT), so the others of its group still commit. */
const group = (
  db: SqliteConnection,
  { statements, audited }: Extract<WriterCommand, { type: 'group' }>,
): WriterReply => {
  db.exec('begin immediate')
  let changed: Changed = 'nothing'
  const results = statements.map(({ sql, parameters }) => {
    try {
      const result = db.execute(sql, parameters)
      changed = changedBy(changed, sql, result)
      return result
    } catch (error) {
      if (endsTransaction.test(String((error as { code?: string }).code))) throw error
      return { failed: toWriterError(error) }
    }
  })
  return { ok: true, results, quiet: commit(db, changed, audited) }
}

const many = (
  db: SqliteConnection,
  { insert, rows, audited }: Extract<WriterCommand, { type: 'many' }>,
): WriterReply => {
  db.exec('begin immediate')
  const changes = db.insertMany(insert, rows)
  commit(db, changes > 0 ? 'something' : 'nothing', audited)
  return { ok: true, results: [{ rows: [], changes }] }
}

let changedInSession: Changed = 'nothing'

const obey = (db: SqliteConnection, command: WriterCommand): WriterReply => {
  switch (command.type) {
    case 'group':
      return group(db, command)
    case 'many':
      return many(db, command)
    case 'begin':
      db.exec('begin immediate')
      changedInSession = 'nothing'
      return { ok: true, results: [] }
    case 'execute': {
      const result = db.execute(command.sql, command.parameters)
      changedInSession = changedBy(changedInSession, command.sql, result)
      return { ok: true, results: [result] }
    }
    case 'commit':
      return { ok: true, results: [], quiet: commit(db, changedInSession, command.audited) }
    case 'rollback':
      db.exec('rollback')
      return { ok: true, results: [] }
    case 'checkpoint':
      db.exec('pragma wal_checkpoint(truncate)')
      return { ok: true, results: [] }
    case 'guard':
      guardWriting(db)
      return { ok: true, results: [] }
    case 'close':
      marks.close()
      auditSeal.close()
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

parentPort?.on('message', (command: WriterCommand) => {
  let reply: WriterReply
  try {
    reply = obey(connection, command)
  } catch (error) {
    if (command.type !== 'execute') rollBackQuietly(connection)
    reply = { ok: false, failed: toWriterError(error) }
  }
  parentPort?.postMessage(reply)
  if (command.type === 'close') parentPort?.close()
})
