import { availableParallelism } from 'node:os'
import { partBitsFor, type Dealt } from '../../engine/overlap/count-masks.js'
import type { Overlap, OverlapInput } from '../../engine/overlap/overlap.js'
import { Pool } from '../pool.js'
import type { OverlapTask } from './overlap-thread.js'

const threadsMax = 4

/** Compares audiences off the event loop. The threads start with the first question; all of them deal and count. */
export class Overlaps {
  readonly #threads = Math.min(threadsMax, availableParallelism())
  #pool: Pool | undefined

  async compare({ audiences, rate }: OverlapInput, signal: AbortSignal): Promise<Overlap> {
    const pool = (this.#pool ??= new Pool({ name: 'overlap-thread', callerUrl: import.meta.url, size: this.#threads }))
    const run = <T>(task: OverlapTask): Promise<T> => pool.run<T>(task, { signal })
    const partBits = partBitsFor(audiences.reduce((sum, { ids }) => sum + ids.low.length, 0))
    const dealt = await Promise.all(audiences.map(({ ids }) => run<Dealt>({ ids, partBits })))
    const parts = 2 ** partBits
    const counters = Math.min(parts, this.#threads)
    const counts = await Promise.all(
      Array.from({ length: counters }, (_, i) => {
        const [from, to] = [Math.floor((parts * i) / counters), Math.floor((parts * (i + 1)) / counters)]
        return run<Uint32Array>({ dealt, range: { from, to } })
      }),
    )
    const counted = { rate, audiences: audiences.map(({ ids: _, ...counted }) => counted) }
    return run<Overlap>({ counted, counts })
  }

  async close(): Promise<void> {
    await this.#pool?.close()
  }
}
