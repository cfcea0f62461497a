import { invalid } from '../../../kernel/errors.js'

const minuteMs = 60_000
const unitMs: Readonly<Record<string, number>> = {
  m: minuteMs,
  h: 60 * minuteMs,
  d: 1440 * minuteMs,
  w: 10_080 * minuteMs,
}
const everyMinMs = 15 * minuteMs
const everyMaxMs = 30 * 1440 * minuteMs

const short = /^(\d{1,6})\s*(m|h|d|w)$/i
const iso = /^P(?:(\d{1,4})W)?(?:(\d{1,4})D)?(?:T(?:(\d{1,5})H)?(?:(\d{1,6})M)?)?$/i

const read = (text: string): number | undefined => {
  const [, count, unit] = short.exec(text.trim()) ?? []
  if (count !== undefined && unit !== undefined) return Number(count) * (unitMs[unit.toLowerCase()] ?? 0)
  const match = iso.exec(text.trim())
  if (match === null) return undefined
  const [weeks, days, hours, minutes] = [1, 2, 3, 4].map((group) => Number(match[group] ?? 0))
  return ((weeks ?? 0) * 10_080 + (days ?? 0) * 1440 + (hours ?? 0) * 60 + (minutes ?? 0)) * minuteMs
}

/** An interval such as 24h, 15m, 7d or PT6H, within its bounds. */
export const readEvery = (text: string, pointer: string): number => {
  const ms = read(text)
  if (ms === undefined) throw invalid(pointer, 'An interval such as 15m, 24h, 7d, or PT24H is expected.')
  if (ms < everyMinMs || ms > everyMaxMs) throw invalid(pointer, 'An interval must be between 15 minutes and 30 days.')
  return ms
}
