import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { SealWriter } from '../damage/seal.js'
import type { AuditEntry, AuditHead } from './entry.js'

/** Where entries of the audit log go in. */
export interface AuditWriter {
  /** Whether what is noted before a write is on the disk no later than the write. Elsewhere `settle` has to be waited for first. */
  readonly isOrdered: boolean
  /** Notes an entry. It is written with the next commit, or by `settle`. */
  note(entry: AuditEntry): void
  /** Resolves when everything noted so far is on the disk. */
  settle(): Promise<void>
}

/** Entries that may wait while the database takes none. */
export const waitingMax = 20_000

/** What waits to be written; the oldest give way when there are too many, and how many is told by an entry. */
export class WaitingEntries {
  #entries: AuditEntry[] = []
  #lost = 0
  /** How many were noted, and how many of them are on the disk or lost. */
  noted = 0
  settled = 0

  get isEmpty(): boolean {
    return this.#entries.length === 0
  }

  add(entry: AuditEntry): void {
    this.#entries.push(entry)
    this.noted++
    if (this.#entries.length > waitingMax) this.#lose(this.#entries.shift())
  }

  #lose(entry: AuditEntry | undefined): void {
    if (entry === undefined) return
    this.#lost++
    this.settled++
  }

  take(): AuditEntry[] {
    const [entries, lost] = [this.#entries, this.#lost]
    this.#entries = []
    this.#lost = 0
    const [first] = entries
    if (lost === 0 || first === undefined) return entries
    this.noted++
    return [{ ...first, ...byItself, operation: 'audit.lost', details: JSON.stringify({ entries: lost }) }, ...entries]
  }

  /** What could not be written waits on. */
  putBack(entries: readonly AuditEntry[]): void {
    this.#entries.unshift(...entries)
    while (this.#entries.length > waitingMax) this.#lose(this.#entries.shift())
  }
}

/** What an entry says that nobody asked for. */
export const byItself = {
  accountId: '',
  actor: 'rostra',
  outcome: 'succeeded',
  status: null,
  subjects: [],
  purpose: null,
  requestId: '',
  details: null,
  names: [],
} as const satisfies Partial<AuditEntry>

export const auditSealOf = (dataFolder: string): string => join(dataFolder, 'audit.seal')

/** Notes the head of the chain outside of the database, so that a chain cut short is noticed. */
export class AuditSeal {
  readonly #file: string
  #writer: SealWriter | undefined

  constructor(file: string) {
    this.#file = file
  }

  write({ seq, hash }: AuditHead): void {
    if (this.#writer === undefined) {
      mkdirSync(dirname(this.#file), { recursive: true, mode: 0o700 })
      this.#writer = new SealWriter(this.#file)
    }
    this.#writer.write({ database: 'audit', seq, at: Date.now(), chain: hash })
  }

  close(): void {
    this.#writer?.close()
    this.#writer = undefined
  }
}
