import { availableParallelism } from 'node:os'
import { Pool } from '../../compute/pool.js'
import type { IndexName } from './kind.js'
import type { SearchThreadData, SnapshotMessage } from './messages.js'

const threadsMax = 8
/** Document visits: questions that take a millisecond or more are shared among threads that have nothing else to do. */
const shareFrom = 250_000

/** The threads that search, started with the first question or when told to. All of them know the newest snapshot of each index. */
export class SearchPool {
  readonly #threads: number
  readonly #snapshots = new Map<IndexName, SnapshotMessage>()
  #pool: Pool | undefined

  /** 0: one thread for each core, within reason. */
  constructor(threads: number) {
    this.#threads = threads
  }

  get pool(): Pool {
    return (this.#pool ??= this.#create())
  }

  /** How long the oldest question that no thread has taken has waited. */
  get waitedMs(): number {
    return this.#pool?.waitedMs ?? 0
  }

  tell(name: IndexName, message: SnapshotMessage): void {
    this.#snapshots.set(name, message)
    this.#pool?.tell(name, message)
  }

  async close(): Promise<void> {
    await this.#pool?.close()
  }

  #create(): Pool {
    const size = this.#threads || Math.min(threadsMax, availableParallelism())
    const data: SearchThreadData = { sharing: { threads: size, from: shareFrom } }
    const pool = new Pool({ name: 'search-thread', callerUrl: import.meta.url, size, data })
    for (const [name, message] of this.#snapshots) pool.tell(name, message)
    return pool
  }
}
