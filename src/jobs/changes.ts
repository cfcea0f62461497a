import type { Database } from '../db/database.js'
import type { RequestTables } from './requests.js'
import { partsOf } from '../kernel/parts.js'

/** How soon a change that another process made is seen. Changes made in this process are seen at once. */
const pollMs = 250

type Listener = (version: number) => void

/**
 * Tells who waits for a request that it changed. Within the process by a call; across processes by looking, all
 * watched requests in one query, and only while somebody watches.
 */
export class Changes {
  readonly #db: Database
  readonly #listeners = new Map<string, Set<Listener>>()
  readonly #everyChange = new Set<() => void>()
  #timer: NodeJS.Timeout | undefined

  constructor(db: Database) {
    this.#db = db
  }

  /** Said by whoever changes a request in this process. */
  readonly announce = (id: string): void => {
    for (const hear of this.#everyChange) hear()
    for (const listener of this.#listeners.get(id) ?? []) listener(Number.MAX_SAFE_INTEGER)
  }

  /** Hears of every change made in this process. */
  onEvery(hear: () => void): void {
    this.#everyChange.add(hear)
  }

  /** Resolves when the request's version is above the given one, when the time is over, or on abort. */
  wait(id: string, version: number, timeoutMs: number, signal: AbortSignal): Promise<void> {
    if (signal.aborted || timeoutMs <= 0) return Promise.resolve()
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer)
        signal.removeEventListener('abort', done)
        this.#remove(id, listener)
        resolve()
      }
      const listener: Listener = (newer) => {
        if (newer > version) done()
      }
      const timer = setTimeout(done, timeoutMs)
      signal.addEventListener('abort', done, { once: true })
      this.#add(id, listener)
    })
  }

  close(): void {
    clearInterval(this.#timer)
    this.#timer = undefined
    for (const listeners of [...this.#listeners.values()])
      for (const listener of [...listeners]) listener(Number.MAX_SAFE_INTEGER)
  }

  #add(id: string, listener: Listener): void {
    const listeners = this.#listeners.get(id) ?? new Set()
    this.#listeners.set(id, listeners.add(listener))
    this.#timer ??= setInterval(() => void this.#look().catch(() => {}), pollMs)
  }

  #remove(id: string, listener: Listener): void {
    const listeners = this.#listeners.get(id)
    listeners?.delete(listener)
    if (listeners?.size === 0) this.#listeners.delete(id)
    if (this.#listeners.size > 0) return
    clearInterval(this.#timer)
    this.#timer = undefined
  }

  async #look(): Promise<void> {
    const ids = [...this.#listeners.keys()]
    for (const part of partsOf(ids, 500)) {
      const rows = await this.#db.query
        .withTables<RequestTables>()
        .selectFrom('requests')
        .select(['id', 'version'])
        .where('id', 'in', part)
        .execute()
      for (const { id, version } of rows) for (const listener of this.#listeners.get(id) ?? []) listener(version)
    }
  }
}
