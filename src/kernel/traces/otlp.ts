import type { Attributes, Span } from './span.js'

/** Who sends: the service, its version, and what the operator says about it. */
export interface Resource {
  attributes: Attributes
  scope: { name: string; version: string }
}

/** OTLP in JSON: 64-bit numbers are texts, ids are hexadecimal. */
const valueOf = (value: string | number | boolean): object => {
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'boolean') return { boolValue: value }
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value }
}

export const toKeyValues = (attributes: Attributes): object[] =>
  Object.entries(attributes).map(([key, value]) => ({ key, value: valueOf(value) }))

/** Milliseconds with fractions to whole nanoseconds, more than a number can hold. */
export const toUnixNano = (ms: number): string => {
  const whole = Math.floor(ms)
  return String(BigInt(whole) * 1_000_000n + BigInt(Math.round((ms - whole) * 1e6)))
}

const errorStatus = 2
const sampledFlag = 1

const toSpan = ({ context, parentSpanId, name, kind, attributes, startMs, endMs, error }: Span): object => ({
  traceId: context.traceId,
  spanId: context.spanId,
  ...(parentSpanId === undefined ? {} : { parentSpanId }),
  flags: sampledFlag,
  name,
  kind,
  startTimeUnixNano: toUnixNano(startMs),
  endTimeUnixNano: toUnixNano(endMs ?? startMs),
  attributes: toKeyValues(error === undefined ? attributes : { ...attributes, 'error.type': error }),
  status: error === undefined ? {} : { code: errorStatus, message: error },
})

/** The body of a call to /v1/traces. */
export const toTraces = (spans: readonly Span[], { attributes, scope }: Resource): object => ({
  resourceSpans: [
    { resource: { attributes: toKeyValues(attributes) }, scopeSpans: [{ scope, spans: spans.map(toSpan) }] },
  ],
})
