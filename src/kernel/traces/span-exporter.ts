import { toTraces, type Resource } from './otlp.js'
import { sendJson, type Endpoint } from './send.js'
import type { Span } from './span.js'

export interface ExporterParts {
  endpoint: Endpoint
  resource: Resource
  /** Told when sending begins to fail, and not again until it has worked in between. */
  onTrouble: (trouble: string) => void
}

/** As the specification of batches has them. */
const waitMs = 5000
const batchMax = 512
const queueMax = 2048
/** Nobody who stops the service waits longer for a collector. */
const closeMs = 2000

/**
 * Sends ended spans in batches. Whoever is traced never waits for it: what does not fit in the queue, because the collector is away, is dropped
 * and counted.
 */
export class SpanExporter {
  readonly #parts: ExporterParts
  readonly #timer: NodeJS.Timeout
  #queue: Span[] = []
  #sending: Promise<void> = Promise.resolve()
  #isFailing = false
  #isClosing = false
  readonly counts = { sent: 0, dropped: 0 }

  constructor(parts: ExporterParts) {
    this.#parts = parts
    this.#timer = setInterval(() => void this.flush(), waitMs)
    this.#timer.unref()
  }

  add(span: Span): void {
    if (this.#queue.length >= queueMax) this.counts.dropped++
    else if (this.#queue.push(span) === batchMax) void this.flush()
  }

  /** Sends what there is, one batch after the other, until there is no more or sending fails. */
  flush(): Promise<void> {
    return (this.#sending = this.#sending.then(() => this.#sendAll()))
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    this.#isClosing = true
    await this.flush()
    this.counts.dropped += this.#queue.length
    this.#queue = []
  }

  async #sendAll(): Promise<void> {
    while (this.#queue.length > 0) {
      const batch = this.#queue.slice(0, batchMax)
      const { endpoint, resource } = this.#parts
      const timeoutMs = this.#isClosing ? Math.min(closeMs, endpoint.timeoutMs) : endpoint.timeoutMs
      const failure = await sendJson({ ...endpoint, timeoutMs }, toTraces(batch, resource))
      if (failure !== undefined && !this.#isFailing) this.#parts.onTrouble(failure.trouble)
      this.#isFailing = failure !== undefined
      if (failure?.again === true) return
      this.#queue.splice(0, batch.length)
      if (failure === undefined) this.counts.sent += batch.length
      else this.counts.dropped += batch.length
    }
  }
}
