import type { PrintedStyle } from '../../model/report-style.js'
import { PoolOnDemand } from '../pool-on-demand.js'

/** A document whose sentences and figures are ready. `notes` gain a line where no font here can write some of it. */
export interface Printable {
  notes: readonly string[]
  style: PrintedStyle
}

export interface PrintJob {
  template: string
  document: Printable
}

/** Prints documents by the templates of `assets`, in a thread of its own, which starts with the first one. */
export class DocumentPrinter {
  readonly #pool = new PoolOnDemand(() => ({ name: 'print-thread', callerUrl: import.meta.url, size: 1 }))

  print(template: string, document: Printable, signal: AbortSignal): Promise<Uint8Array> {
    const job: PrintJob = { template, document }
    return this.#pool.run(job, { signal })
  }

  async close(): Promise<void> {
    await this.#pool.close()
  }
}
