import type { Overlap, OverlapInput } from '../../engine/overlap/overlap.js'
import { Pool } from '../pool.js'

/** Compares audiences off the event loop. The thread starts with the first question. */
export class Overlaps {
  #pool: Pool | undefined

  compare(input: OverlapInput, signal: AbortSignal): Promise<Overlap> {
    this.#pool ??= new Pool({ name: 'thread', callerUrl: import.meta.url, size: 1 })
    return this.#pool.run<Overlap>(input, { signal })
  }

  async close(): Promise<void> {
    await this.#pool?.close()
  }
}
