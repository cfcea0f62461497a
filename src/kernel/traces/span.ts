import { AsyncLocalStorage } from 'node:async_hooks'
import { newSpanId, writeTraceparent, type TraceContext } from './trace-context.js'

export type Attributes = Record<string, string | number | boolean>

/** What a span is about, as OpenTelemetry counts it. */
export const spanKinds = { internal: 1, server: 2, client: 3, producer: 4, consumer: 5 } as const

export interface SpanDetails {
  kind?: keyof typeof spanKinds
  /** Asked for only when the span is recorded. */
  attributes?: () => Attributes
}

/** The time of day with fractions of milliseconds: it never goes back within a process. */
const nowMs = (): number => performance.timeOrigin + performance.now()

/** What comes of the steps that follow one another, in whatever order they wait: nothing is kept here unless a span is entered. */
const storage = new AsyncLocalStorage<Span>()

/** One step of a trace, from its begin to its end. */
export class Span {
  readonly context: TraceContext
  readonly parentSpanId: string | undefined
  readonly name: string
  readonly kind: number
  readonly attributes: Attributes
  readonly startMs = nowMs()
  endMs: number | undefined
  /** What went wrong, in a word: an error's message may name people. */
  error: string | undefined
  readonly #onEnd: (span: Span) => void

  constructor(
    name: string,
    { kind = 'internal', attributes }: SpanDetails,
    where: { context: TraceContext; parentSpanId: string | undefined; onEnd: (span: Span) => void },
  ) {
    this.name = name
    this.kind = spanKinds[kind]
    this.context = where.context
    this.parentSpanId = where.parentSpanId
    this.attributes = where.context.isSampled ? (attributes?.() ?? {}) : {}
    this.#onEnd = where.onEnd
  }

  child(name: string, details: SpanDetails): Span {
    const { context } = this
    return new Span(name, details, {
      context: { ...context, spanId: newSpanId() },
      parentSpanId: context.spanId,
      onEnd: this.#onEnd,
    })
  }

  set(attributes: Attributes): void {
    Object.assign(this.attributes, attributes)
  }

  fail(error: unknown): void {
    const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown }
    this.error = typeof code === 'string' && code !== '' ? code : typeof name === 'string' ? name : 'error'
  }

  /** Only the first end counts. */
  end(): void {
    if (this.endMs !== undefined) return
    this.endMs = nowMs()
    if (this.context.isSampled) this.#onEnd(this)
  }

  /** Does something as part of this step: everything that it leads to can be told to be so. */
  run<T>(work: () => T): T {
    return storage.run(this, work)
  }

  /** Does something that is all of this step, and ends it. */
  async whole<T>(work: (span: Span) => Promise<T>): Promise<T> {
    try {
      return await this.run(() => work(this))
    } catch (error) {
      this.fail(error)
      throw error
    } finally {
      this.end()
    }
  }
}

/** The step that the caller is part of, where traces are recorded. */
export const currentSpan = (): Span | undefined => storage.getStore()

/** Does something that belongs to nobody's trace, although one may have set it off. */
export const untraced = <T>(work: () => T): T => storage.exit(work)

/** Does something as a step of the trace that the caller is part of; outside of one it is simply done. */
export const traced = <T>(
  name: string,
  details: SpanDetails,
  work: (span: Span | undefined) => Promise<T>,
): Promise<T> => {
  const parent = storage.getStore()
  if (parent === undefined || !parent.context.isSampled) return work(undefined)
  return parent.child(name, details).whole(work)
}

/** A step that is known only now that it is over. */
export const noteStep = (name: string, durationMs: number, details: SpanDetails, error?: unknown): void => {
  const parent = storage.getStore()
  if (parent === undefined || !parent.context.isSampled) return
  const span = parent.child(name, details)
  Object.assign(span, { startMs: span.startMs - durationMs })
  if (error !== undefined) span.fail(error)
  span.end()
}

/** The field with which a server of the operator's own takes part in the trace. */
export const traceHeaders = (): { traceparent?: string } => {
  const span = storage.getStore()
  return span === undefined ? {} : { traceparent: writeTraceparent(span.context) }
}
