import { PoolOnDemand } from '../../../compute/pool-on-demand.js'
import type { PrintedStyle } from '../../../model/report-style.js'
import type { LetterShown } from './letter-contract.js'
import type { ReportView } from './view.js'

export interface ReportJob {
  view: ReportView
  style: PrintedStyle
}

export interface LetterJob {
  letter: LetterShown
  style: PrintedStyle
}

/** Prints reports in a thread of its own, which starts with the first one. */
export class Printer {
  readonly #pool = new PoolOnDemand(() => ({ name: 'pdf-thread', callerUrl: import.meta.url, size: 1 }))

  print(view: ReportView, style: PrintedStyle, signal: AbortSignal): Promise<Uint8Array> {
    // What a thread is given must be plain: sentences are ready, so the functions that made them stay here.
    const plain = JSON.parse(JSON.stringify(view)) as ReportView
    const job: ReportJob = { view: plain, style }
    return this.#pool.run(job, { signal })
  }

  /** A letter to the person. */
  printLetter(letter: LetterShown, style: PrintedStyle, signal: AbortSignal): Promise<Uint8Array> {
    const job: LetterJob = { letter, style }
    return this.#pool.run(job, { signal })
  }

  async close(): Promise<void> {
    await this.#pool.close()
  }
}
