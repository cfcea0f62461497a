import { Pool, type PoolOptions } from './pool.js'

/** How long models and fonts stay without anything to do. */
const usualIdleMs = 300_000

type RunOptions = Parameters<Pool['run']>[1]

/** Threads that are there while they are needed: started with the first task, ended when no task has come for a while. */
export class PoolOnDemand {
  readonly #options: () => PoolOptions
  readonly #idleMs: number
  #pool: Pool | undefined
  #timer: NodeJS.Timeout | undefined
  #ending: Promise<void> = Promise.resolve()

  /** What threads are started with is made when they start, and not kept without them. */
  constructor(options: () => PoolOptions, idleMs = usualIdleMs) {
    this.#options = options
    this.#idleMs = idleMs
  }

  /** Whether its threads are there. */
  get isStarted(): boolean {
    return this.#pool !== undefined
  }

  async run<T>(message: unknown, options: RunOptions = {}): Promise<T> {
    clearTimeout(this.#timer)
    this.#pool ??= new Pool(this.#options())
    try {
      return await this.#pool.run<T>(message, options)
    } finally {
      clearTimeout(this.#timer)
      this.#timer = setTimeout(() => this.#rest(), this.#idleMs).unref()
    }
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer)
    await Promise.all([this.#ending, this.#pool?.close()])
  }

  #rest(): void {
    if (this.#pool?.isIdle !== true) return
    this.#ending = this.#pool.close()
    this.#pool = undefined
  }
}
