import { pino } from 'pino'
import { currentSpan } from './traces/span.js'

export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

/** The structured log: one JSON object a line. Bound fields (request_id, kind …) come with every line of a child. */
export interface Log {
  debug(fields: object, message: string): void
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
  child(fields: object): Log
}

/** Which trace a line belongs to. */
const traceFields = (): object => {
  const context = currentSpan()?.context
  return context?.isSampled === true ? { trace_id: context.traceId, span_id: context.spanId } : {}
}

/** Writes to stderr, because stdout belongs to what a command answers. */
export const createLog = (level: LogLevel): Log =>
  pino(
    {
      level,
      base: null,
      mixin: traceFields,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: ['authorization', '*.authorization', 'token', '*.token'], censor: '[redacted]' },
    },
    pino.destination({ dest: 2, sync: true }),
  )

export const silentLog: Log = {
  debug: () => {},
  info: () => {},
  warn: () => {},
  error: () => {},
  child: () => silentLog,
}
