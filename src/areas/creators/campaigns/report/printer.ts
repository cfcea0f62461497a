import { Pool } from '../../../../compute/pool.js'
import type { CampaignView } from './view.js'

/** Prints reports of campaigns in a thread of its own, which starts with the first one. */
export class CampaignPrinter {
  #pool: Pool | undefined

  print(view: CampaignView, signal: AbortSignal): Promise<Uint8Array> {
    this.#pool ??= new Pool({ name: 'pdf-thread', callerUrl: import.meta.url, size: 1 })
    return this.#pool.run(view, { signal })
  }

  async close(): Promise<void> {
    await this.#pool?.close()
  }
}
