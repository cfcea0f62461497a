import { toMetrics, type MetricFamily } from './otlp-metrics.js'
import type { Resource } from './otlp.js'
import { sendJson, type Endpoint } from './send.js'

interface Parts {
  endpoint: Endpoint
  resource: Resource
  everyMs: number
  now: () => number
  read: () => Promise<readonly MetricFamily[]>
  /** Told when sending begins to fail, and not again until it has worked in between. */
  onTrouble: (trouble: string) => void
}

/** Sends all metrics at an interval, and once more at the end. What the collector misses is in the next ones: they count from the start. */
export class MetricExporter {
  readonly #parts: Parts
  readonly #startMs: number
  readonly #timer: NodeJS.Timeout
  #sending: Promise<void> = Promise.resolve()
  #isFailing = false

  constructor(parts: Parts) {
    this.#parts = parts
    this.#startMs = parts.now()
    this.#timer = setInterval(() => void this.send(), parts.everyMs)
    this.#timer.unref()
  }

  send(): Promise<void> {
    return (this.#sending = this.#sending.then(() => this.#sendNow()))
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.send()
  }

  async #sendNow(): Promise<void> {
    const { endpoint, resource, read, now, onTrouble } = this.#parts
    const families = await read().catch(() => undefined)
    if (families === undefined) return
    const failure = await sendJson(endpoint, toMetrics(families, resource, { startMs: this.#startMs, nowMs: now() }))
    if (failure !== undefined && !this.#isFailing) onTrouble(failure.trouble)
    this.#isFailing = failure !== undefined
  }
}
