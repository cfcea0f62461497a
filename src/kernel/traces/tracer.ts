import { Span, type SpanDetails } from './span.js'
import { newSpanId, newTraceId, type TraceContext } from './trace-context.js'

/** Decides for a new trace, or for the part of another's trace that is ours, whether it is recorded. */
export type Sampler = (traceId: string, parent: TraceContext | undefined) => boolean

/** 52 bits of an id are as even as chance, and fit a number: every process decides alike about one trace. */
const digits = 13
const isWithin = (traceId: string, ratio: number): boolean =>
  Number.parseInt(traceId.slice(-digits), 16) < ratio * 16 ** digits

export const samplers = {
  always_on: () => () => true,
  always_off: () => () => false,
  traceidratio: (ratio) => (traceId) => isWithin(traceId, ratio),
  parentbased_always_on: () => (_, parent) => parent?.isSampled ?? true,
  parentbased_always_off: () => (_, parent) => parent?.isSampled ?? false,
  parentbased_traceidratio: (ratio) => (traceId, parent) => parent?.isSampled ?? isWithin(traceId, ratio),
} satisfies Record<string, (ratio: number) => Sampler>

export type SamplerName = keyof typeof samplers

/** Begins the first step of this process in a trace: one of its own, or one that somebody else has begun. */
export class Tracer {
  readonly #sampler: Sampler
  readonly #onEnd: (span: Span) => void

  constructor(sampler: Sampler, onEnd: (span: Span) => void) {
    this.#sampler = sampler
    this.#onEnd = onEnd
  }

  begin(name: string, details: SpanDetails, parent: TraceContext | undefined): Span {
    const traceId = parent?.traceId ?? newTraceId()
    const context = { traceId, spanId: newSpanId(), isSampled: this.#sampler(traceId, parent) }
    return new Span(name, details, { context, parentSpanId: parent?.spanId, onEnd: this.#onEnd })
  }
}
