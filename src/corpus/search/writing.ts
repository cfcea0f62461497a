import type { DerivedFacts } from '../records/kept-facts.js'
import type { IndexerMessage, Written } from './messages.js'

/** The indexer's side of writing: one thread of the process writes to the database, and this hands it what there is. */
export class Writing {
  readonly #send: (message: IndexerMessage) => void
  readonly #waiting = new Map<number, { resolve: () => void; reject: (error: Error) => void }>()
  #last = 0

  constructor(send: (message: IndexerMessage) => void) {
    this.#send = send
  }

  write(derived: DerivedFacts): Promise<void> {
    const id = ++this.#last
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      this.#send({ type: 'derived', id, derived })
    })
  }

  settle({ written, failed }: Written): void {
    const waiting = this.#waiting.get(written)
    this.#waiting.delete(written)
    if (failed === null) waiting?.resolve()
    else waiting?.reject(new Error(failed))
  }
}
