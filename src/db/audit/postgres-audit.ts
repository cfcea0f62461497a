import type { Query } from '../query.js'
import { appendWithin } from './append.js'
import type { AuditEntry } from './entry.js'
import { AuditSeal, WaitingEntries, type AuditWriter } from './writer.js'

/** Appends to the chain in PostgreSQL: what waits while a transaction is under way goes into the next one together. */
export class PostgresAudit implements AuditWriter {
  readonly isOrdered = false
  readonly #query: Query
  readonly #seal: AuditSeal
  readonly #waiting = new WaitingEntries()
  #writing: Promise<void> = Promise.resolve()

  constructor(query: Query, sealFile: string) {
    this.#query = query
    this.#seal = new AuditSeal(sealFile)
  }

  note(entry: AuditEntry): void {
    this.#waiting.add(entry)
  }

  settle(): Promise<void> {
    const wanted = this.#waiting.noted
    return (this.#writing = this.#writing.catch(() => {}).then(() => this.#write(wanted)))
  }

  async #write(wanted: number): Promise<void> {
    if (this.#waiting.settled >= wanted || this.#waiting.isEmpty) return
    const entries = this.#waiting.take()
    try {
      const head = await this.#query.transaction().execute((query) => appendWithin(query, 'postgres', entries))
      this.#waiting.settled += entries.length
      this.#seal.write(head)
    } catch (error) {
      this.#waiting.putBack(entries)
      throw error
    }
  }

  async close(): Promise<void> {
    await this.settle().catch(() => {})
    this.#seal.close()
  }
}
