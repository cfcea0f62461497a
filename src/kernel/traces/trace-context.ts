import { randomBytes } from 'node:crypto'

/** Where a span stands: in which trace, under which id, and whether the trace is being recorded. */
export interface TraceContext {
  traceId: string
  spanId: string
  isSampled: boolean
}

export const newTraceId = (): string => randomBytes(16).toString('hex')
export const newSpanId = (): string => randomBytes(8).toString('hex')

/** W3C Trace Context, level 1. A later version may have more fields behind these. */
const pattern = /^(?!ff)([\da-f]{2})-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(-.*)?$/

/** What a `traceparent` field says; nothing where it is missing or broken, since a broken one is to be ignored. */
export const readTraceparent = (text: unknown): TraceContext | undefined => {
  const match = typeof text === 'string' && text.length <= 500 ? pattern.exec(text) : null
  const [, version, traceId, spanId, flags, rest] = match ?? []
  if (traceId === undefined || spanId === undefined || flags === undefined) return undefined
  if (version === '00' && rest !== undefined) return undefined
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 }
}

export const writeTraceparent = ({ traceId, spanId, isSampled }: TraceContext): string =>
  `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`
