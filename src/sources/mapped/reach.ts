import { dayMs } from '../../kernel/clock.js'
import type { Operation } from './operation-schema.js'

/** An answer takes a while: what is just within reach now may be out of it when the question arrives. */
const slackMs = 60_000

const timeOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)

/** Bounds that a network takes: it refuses times that it does not reach. Null where nothing of what is asked for is within its reach. */
export const withinReach = <T extends Readonly<Record<string, unknown>>>(
  { reach }: Pick<Operation, 'reach'>,
  given: T,
  now: number,
): (T & { since?: number; until?: number }) | null => {
  if (reach === undefined) return given
  const { days, from, lag_s } = reach
  const earliest = Math.max(
    days === undefined ? 0 : now - days * dayMs + slackMs,
    from === undefined ? 0 : Date.parse(from),
  )
  const { since: askedSince, until: askedUntil, ...rest } = given
  const [since, until] = [timeOf(askedSince), timeOf(askedUntil)]
  const [first, last] = [since === undefined ? undefined : Math.max(since, earliest), until]
  if (last !== undefined && last <= Math.max(first ?? 0, earliest)) return null
  const isRecent = last === undefined || last > now - lag_s * 1000
  return {
    ...(rest as unknown as T),
    ...(first === undefined ? {} : { since: first }),
    ...(isRecent ? {} : { until: last }),
  }
}
