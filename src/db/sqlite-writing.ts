import { basename } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { startThread } from '../kernel/thread.js'
import type { AuditEntry } from './audit/entry.js'
import { WaitingEntries, type AuditWriter } from './audit/writer.js'
import type { ManyInsert, StatementResult } from './sqlite-connection.js'
import type { QuietCommits } from './quiet-commits.js'
import type { Condition } from './damage/condition.js'
import type { WriterCommand, WriterError, WriterReply } from './writer-thread.js'

/** A transaction in progress: it has the writer to itself until it commits or rolls back. */
export interface WriteSession {
  execute(sql: string, parameters: readonly unknown[]): Promise<StatementResult>
  end(how: 'commit' | 'rollback'): Promise<void>
}

type Waiting =
  | {
      type: 'statement'
      sql: string
      parameters: readonly unknown[]
      resolve: (result: StatementResult) => void
      reject: (error: Error) => void
    }
  | {
      type: 'many'
      insert: ManyInsert
      rows: (readonly unknown[])[]
      resolve: (n: number) => void
      reject: (e: Error) => void
    }
  | { type: 'session'; resolve: (session: WriteSession) => void; reject: (error: Error) => void }
  | { type: 'checkpoint'; resolve: () => void; reject: (error: Error) => void }
  | { type: 'guard'; resolve: () => void; reject: (error: Error) => void }
  | { type: 'audit'; wanted: number; resolve: () => void; reject: (error: Error) => void }

type WaitingStatement = Extract<Waiting, { type: 'statement' }>

const groupMax = 500

/**
 * The event loop's side of the writing thread. Everything that wants to write stands in one line; statements that
 * stand next to each other become one group with one commit. The busier the disk, the larger the groups.
 */
export class SqliteWriting implements AuditWriter {
  readonly isOrdered = true
  readonly #thread: Worker
  readonly #line: Waiting[] = []
  readonly #audited = new WaitingEntries()
  readonly #quiet: QuietCommits
  #busy = false
  #gone: Error | undefined
  #reply: { resolve: (reply: WriterReply) => void; reject: (error: Error) => void } | undefined

  readonly #file: string
  readonly #condition: Condition

  constructor(file: string, condition: Condition, quiet: QuietCommits, isGuarded: boolean) {
    this.#file = file
    this.#condition = condition
    this.#quiet = quiet
    this.#thread = startThread('writer-thread', import.meta.url, { workerData: { file, isGuarded } })
    this.#thread.on('message', (reply: WriterReply) => this.#reply?.resolve(reply))
    this.#thread.on('error', (error) => this.#lose(error))
    this.#thread.on('exit', () => this.#lose(new Error('The database is closed.')))
  }

  execute(sql: string, parameters: readonly unknown[]): Promise<StatementResult> {
    return new Promise((resolve, reject) => this.#enter({ type: 'statement', sql, parameters, resolve, reject }))
  }

  /** Many rows in one transaction. */
  insertMany(insert: ManyInsert, rows: (readonly unknown[])[]): Promise<number> {
    return new Promise((resolve, reject) => this.#enter({ type: 'many', insert, rows, resolve, reject }))
  }

  note(entry: AuditEntry): void {
    this.#audited.add(entry)
  }

  settle(): Promise<void> {
    const wanted = this.#audited.noted
    if (this.#audited.settled >= wanted) return Promise.resolve()
    return new Promise((resolve, reject) => this.#enter({ type: 'audit', wanted, resolve, reject }))
  }

  /** Moves everything from the write-ahead log into the database, and empties it. */
  checkpoint(): Promise<void> {
    return new Promise((resolve, reject) => this.#enter({ type: 'checkpoint', resolve, reject }))
  }

  /** Rows that are not as written are not read within later transactions. Where the views cannot be made, those fail. */
  guard(): void {
    this.#enter({ type: 'guard', resolve: () => {}, reject: () => {} })
  }

  begin(): Promise<WriteSession> {
    return new Promise((resolve, reject) => this.#enter({ type: 'session', resolve, reject }))
  }

  /** Waits for everything in line, then closes the connection. */
  async close(): Promise<void> {
    if (this.#gone !== undefined) return
    await this.begin().then(
      (session) => session.end('rollback'),
      () => {},
    )
    await this.settle().catch(() => {})
    await this.#ask({ type: 'close' }).catch(() => {})
    await this.#thread.terminate()
  }

  #lose(error: Error): void {
    this.#gone ??= error
    this.#reply?.reject(this.#gone)
    for (const waiting of this.#line.splice(0)) waiting.reject(this.#gone)
  }

  #enter(waiting: Waiting): void {
    const refusal = this.#gone ?? this.#condition.refusal()
    if (refusal !== undefined) return waiting.reject(refusal)
    this.#line.push(waiting)
    if (!this.#busy) void this.#work()
  }

  #ask(command: WriterCommand): Promise<WriterReply> {
    return new Promise<WriterReply>((resolve, reject) => {
      if (this.#gone !== undefined) return reject(this.#gone)
      this.#reply = { resolve, reject }
      this.#thread.postMessage(command)
    }).then((reply) => {
      if (!reply.ok) throw this.#toError(reply.failed)
      if (reply.quiet !== undefined) this.#quiet.note(reply.quiet)
      return reply
    })
  }

  /** Commits something, and what the audit log has waiting with it: both or neither. */
  async #commit(toCommand: (audited: AuditEntry[]) => WriterCommand): Promise<WriterReply> {
    const audited = this.#audited.take()
    try {
      const reply = await this.#ask(toCommand(audited))
      this.#audited.settled += audited.length
      return reply
    } catch (error) {
      this.#audited.putBack(audited)
      throw error
    }
  }

  #toError(failed: WriterError | undefined): Error {
    const error = Object.assign(new Error(failed?.message ?? 'no result'), { code: failed?.code })
    return this.#condition.toFailure(error, basename(this.#file)) as Error
  }

  async #work(): Promise<void> {
    this.#busy = true
    for (let next = this.#line.shift(); next !== undefined; next = this.#line.shift()) {
      if (next.type === 'statement') await this.#writeGroup(this.#takeGroup(next))
      else if (next.type === 'many') await this.#writeMany(next)
      else if (next.type === 'audit') await this.#writeAudit(next)
      else if (next.type === 'checkpoint' || next.type === 'guard')
        await this.#ask({ type: next.type }).then(() => next.resolve(), next.reject)
      else await this.#lend(next)
    }
    this.#busy = false
  }

  #takeGroup(first: WaitingStatement): WaitingStatement[] {
    const group = [first]
    while (group.length < groupMax && this.#line[0]?.type === 'statement')
      group.push(this.#line.shift() as WaitingStatement)
    return group
  }

  async #writeGroup(group: WaitingStatement[]): Promise<void> {
    try {
      const statements = group.map(({ sql, parameters }) => ({ sql, parameters }))
      const reply = await this.#commit((audited) => ({ type: 'group', statements, audited }))
      const { results } = reply as Extract<WriterReply, { ok: true }>
      group.forEach(({ resolve, reject }, i) => {
        const result = results[i]
        if (result === undefined || 'failed' in result) reject(this.#toError(result?.failed))
        else resolve(result)
      })
    } catch (error) {
      for (const { reject } of group) reject(error as Error)
    }
  }

  async #writeMany(waiting: Extract<Waiting, { type: 'many' }>): Promise<void> {
    try {
      const { insert, rows } = waiting
      const reply = await this.#commit((audited) => ({ type: 'many', insert, rows, audited }))
      const { results } = reply as Extract<WriterReply, { ok: true }>
      waiting.resolve((results[0] as StatementResult).changes)
    } catch (error) {
      waiting.reject(error as Error)
    }
  }

  async #writeAudit({ wanted, resolve, reject }: Extract<Waiting, { type: 'audit' }>): Promise<void> {
    try {
      if (this.#audited.settled < wanted) await this.#commit((audited) => ({ type: 'group', statements: [], audited }))
      resolve()
    } catch (error) {
      reject(error as Error)
    }
  }

  /** Lends the connection to one transaction and comes back when it has ended. */
  async #lend(waiting: Extract<Waiting, { type: 'session' }>): Promise<void> {
    try {
      await this.#ask({ type: 'begin' })
    } catch (error) {
      return waiting.reject(error as Error)
    }
    await new Promise<void>((over) => {
      waiting.resolve({
        execute: async (sql, parameters) => {
          const reply = (await this.#ask({ type: 'execute', sql, parameters })) as Extract<WriterReply, { ok: true }>
          return reply.results[0] as StatementResult
        },
        end: (how) =>
          (how === 'commit' ? this.#commit((audited) => ({ type: how, audited })) : this.#ask({ type: how })).then(
            () => over(),
            (error: unknown) => {
              over()
              throw error
            },
          ),
      })
    })
  }
}
