import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Failure } from '../kernel/errors.js'

export interface LoadLimits {
  /** Calls in progress beyond which further ones are refused. */
  callsMax: number
  /** Delay of the event loop beyond which calls are refused. */
  loopDelayMaxMs: number
}

const sampleMs = 500

/**
 * Sheds load while answering is still possible: better a quick 503 for some than a slow time-out for all. Health
 * checks do not pass through here.
 */
export class Load {
  readonly #limits: LoadLimits
  readonly #delay = monitorEventLoopDelay({ resolution: 20 })
  readonly #timer: NodeJS.Timeout
  #calls = 0
  #slow = false

  constructor(limits: LoadLimits) {
    this.#limits = limits
    this.#delay.enable()
    this.#timer = setInterval(() => {
      this.#slow = this.#delay.percentile(50) / 1e6 - 20 > limits.loopDelayMaxMs
      this.#delay.reset()
    }, sampleMs)
    this.#timer.unref()
  }

  get calls(): number {
    return this.#calls
  }

  /** Counts a call in, or refuses it. Who was counted in must leave. */
  enter(): void {
    if (this.#slow || this.#calls >= this.#limits.callsMax)
      throw new Failure(
        'overloaded',
        'The service has more to do than it can. Nothing was done; send the request again.',
        {
          retryAfterS: 1,
        },
      )
    this.#calls++
  }

  leave(): void {
    this.#calls--
  }

  close(): void {
    clearInterval(this.#timer)
    this.#delay.disable()
  }
}
