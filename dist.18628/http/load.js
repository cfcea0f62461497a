import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Failure } from '../kernel/errors.js'
const sampleMs = 500
class Load {
  #limits
  #delay = monitorEventLoopDelay({ resolution: 20 })
  #timer
  #calls = 0
  #slow = false
  constructor(limits) {
    this.#limits = limits
    this.#delay.enable()
    this.#timer = setInterval(() => {
      this.#slow = this.#delay.percentile(50) / 1e6 - 20 > limits.loopDelayMaxMs
      this.#delay.reset()
    }, sampleMs)
    this.#timer.unref()
  }
  get calls() {
    return this.#calls
  }
  /** Counts a call in, or refuses it. Who was counted in must leave. */
  enter() {
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
  leave() {
    this.#calls--
  }
  close() {
    clearInterval(this.#timer)
    this.#delay.disable()
  }
}
export { Load }
//# sourceMappingURL=load.js.map
