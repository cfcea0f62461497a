import { dirname } from 'node:path'
import { beginThread } from '../kernel/thread-life.js'
import { appendInThread } from './audit/append.js'
import type { AuditEntry, AuditHead } from './audit/entry.js'
import { AuditSeal, auditSealOf } from './audit/writer.js'
import { CommitMarks } from './damage/commit-mark.js'
import { guardWriting } from './damage/sound-views.js'
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

/** What a transaction has changed so far. */
type Changed = 'nothing' | 'quietly' | 'something'

/** After these SQLite may have undone the whole transaction by itself: nothing of the group may go on outside of it. */
const endsTransaction = /^SQLITE_(FULL|IOERR|NOMEM|CORRUPT|NOTADB|READONLY)/

const changedBy = (before: Changed, sql: string, { changes }: StatementResult): Changed => {
  if (before === 'something' || changes === 0 || /^\s*(select|pragma)/i.test(sql)) return before
  return isQuiet(sql) ? 'quietly' : 'something'
}

interface WriterData {
  file: string
  isGuarded: boolean
}

/** The writing connection, with what is kept beside the file about its commits. */
class Writer {
  readonly #db: SqliteConnection
  readonly #marks: CommitMarks
  readonly #auditSeal: AuditSeal
  #views: ReturnType<typeof guardWriting> | undefined
  #changedInSession: Changed = 'nothing'

  constructor({ file, isGuarded }: WriterData) {
    this.#db = openSqlite(file, 'write')
    if (isGuarded) this.#views = guardWriting(this.#db)
    this.#marks = new CommitMarks(this.#db, file)
    this.#auditSeal = new AuditSeal(auditSealOf(dirname(file)))
  }

  answer(command: WriterCommand): WriterReply {
    try {
      return this.#obey(command)
    } catch (error) {
      if (command.type !== 'execute') this.#rollBackQuietly()
      return { ok: false, failed: toWriterError(error) }
    }
  }

  #obey(command: WriterCommand): WriterReply {
    const db = this.#db
    switch (command.type) {
      case 'group':
        return this.#group(command)
      case 'many':
        return this.#many(command)
      case 'begin':
        db.exec('begin immediate')
        this.#changedInSession = 'nothing'
        return { ok: true, results: [] }
      case 'execute': {
        const result = db.execute(command.sql, command.parameters)
        this.#changedInSession = changedBy(this.#changedInSession, command.sql, result)
        return { ok: true, results: [result] }
      }
      case 'commit':
        return { ok: true, results: [], quiet: this.#commit(this.#changedInSession, command.audited) }
      case 'rollback':
        db.exec('rollback')
        this.#makeViewsAgain()
        return { ok: true, results: [] }
      case 'checkpoint':
        db.exec('pragma wal_checkpoint(truncate)')
        return { ok: true, results: [] }
      case 'guard':
        this.#views = guardWriting(db)
        return { ok: true, results: [] }
      case 'close':
        this.#marks.close()
        this.#auditSeal.close()
        db.close()
        return { ok: true, results: [] }
    }
  }

  #rollBackQuietly(): void {
    try {
      this.#db.exec('rollback')
    } catch {
      // Nothing was open: the failure came before begin, or SQLite had undone everything by itself.
    }
    this.#makeViewsAgain()
  }

  /** A database too damaged for it answers no question that needs the views: without them there is no such table. */
  #makeViewsAgain(): void {
    try {
      this.#views?.makeAgain()
    } catch {
      // They are made after the next rollback.
    }
  }

  /** A transaction that changed nothing needs no mark, and the disk is not waited for. Gives its number where it was quiet. */
  #commit(changed: Changed, audited: readonly AuditEntry[]): number | undefined {
    const head: AuditHead | undefined = audited.length > 0 ? appendInThread(this.#db, audited) : undefined
    let seq: number | undefined
    if (changed !== 'nothing' || head !== undefined) seq = this.#marks.commit()
    else this.#db.exec('commit')
    this.#views?.settle()
    if (head !== undefined) this.#auditSeal.write(head)
    return changed === 'something' ? undefined : seq
  }

  /** A statement that fails undoes itself alone (SQLite's ABORT), so the others of its group still commit. */
  #group({ statements, audited }: Extract<WriterCommand, { type: 'group' }>): WriterReply {
    this.#db.exec('begin immediate')
    let changed: Changed = 'nothing'
    const results = statements.map(({ sql, parameters }) => {
      try {
        const result = this.#db.execute(sql, parameters)
        changed = changedBy(changed, sql, result)
        return result
      } catch (error) {
        if (endsTransaction.test(String((error as { code?: string }).code))) throw error
        return { failed: toWriterError(error) }
      }
    })
    return { ok: true, results, quiet: this.#commit(changed, audited) }
  }

  #many({ insert, rows, audited }: Extract<WriterCommand, { type: 'many' }>): WriterReply {
    this.#db.exec('begin immediate')
    const changes = this.#db.insertMany(insert, rows)
    this.#commit(changes > 0 ? 'something' : 'nothing', audited)
    return { ok: true, results: [{ rows: [], changes }] }
  }
}

beginThread((data: WriterData, { port, end }) => {
  const writer = new Writer(data)
  port.on('message', (command: WriterCommand) => {
    port.postMessage(writer.answer(command))
    if (command.type === 'close') end()
  })
})
