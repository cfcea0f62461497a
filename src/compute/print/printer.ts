import type { PrintedStyle } from '../../model/report-style.js'
import { Pool } from '../pool.js'

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
  #pool: Pool | undefined

  print(template: string, document: Printable, signal: AbortSignal): Promise<Uint8Array> {
    this.#pool ??= new Pool({ name: 'print-thread', callerUrl: import.meta.url, size: 1 })
    const job: PrintJob = { template, document }
    return this.#pool.run(job, { signal })
  }

  async close(): Promise<void> {
    await this.#pool?.close()
  }
}
