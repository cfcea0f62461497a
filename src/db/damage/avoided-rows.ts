import { findDamagedRow } from './guarded.js'

/** More damaged rows than this are no longer looked around: then something larger is wrong. */
const rowsMax = 1000

/**
 * Damaged rows that a look for work has met. One of them must not stop everything that waits behind it: it is left as it is, so that it can be
 * repaired, and the look is repeated without it.
 */
export class AvoidedRows {
  readonly #keys = new Map<string, string[]>()
  #rows = 0

  /** Keys of the rows of a table to look around. Never empty, because `not in ()` is not understood everywhere. */
  of(table: string): readonly string[] {
    return this.#keys.get(table) ?? ['']
  }

  async around<R>(look: () => Promise<R>): Promise<R> {
    for (;;)
      try {
        return await look()
      } catch (error) {
        if (!this.#add(error)) throw error
      }
  }

  /** The same for a look within a transaction, which ends with the error: whoever begins another one meets the row no more. */
  async once<R>(look: () => Promise<R>): Promise<R> {
    try {
      return await look()
    } catch (error) {
      this.#add(error)
      throw error
    }
  }

  #add(error: unknown): boolean {
    const row = findDamagedRow((error as Error | undefined)?.cause)
    if (row === undefined || this.of(row.table).includes(row.key) || this.#rows === rowsMax) return false
    this.#rows++
    this.#keys.set(row.table, [...this.of(row.table), row.key])
    return true
  }
}
