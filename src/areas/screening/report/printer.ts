import { Pool } from '../../../compute/pool.js'
import type { LetterShown } from './letter-contract.js'
import type { ReportView } from './view.js'

/** Prints reports in a thread of its own, which starts with the first one. */
export class Printer {
  #pool: Pool | undefined

  print(view: ReportView, signal: AbortSignal): Promise<Uint8Array> {
    this.#pool ??= new Pool({ name: 'pdf-thread', callerUrl: import.meta.url, size: 1 })
    // What a thread is given must be plain: sentences are ready, so the functions that made them stay here.
    const plain = JSON.parse(JSON.stringify(view)) as ReportView
    return this.#pool.run(plain, { signal })
  }

  /** A letter to the person. */
  printLetter(letter: LetterShown, signal: AbortSignal): Promise<Uint8Array> {
    this.#pool ??= new Pool({ name: 'pdf-thread', callerUrl: import.meta.url, size: 1 })
    return this.#pool.run({ letter }, { signal })
  }

  async close(): Promise<void> {
    await this.#pool?.close()
  }
}
