import { invalid } from '../../../kernel/errors.js'
const minuteMs = 6e4
const unitMs = {
  m: minuteMs,
  h: 60 * minuteMs,
  d: 1440 * minuteMs,
  w: 10080 * minuteMs,
}
const everyMinMs = 15 * minuteMs
const everyMaxMs = 30 * 1440 * minuteMs
const short = /^(\d{1,6})\s*(m|h|d|w)$/i
const iso = /^P(?:(\d{1,4})W)?(?:(\d{1,4})D)?(?:T(?:(\d{1,5})H)?(?:(\d{1,6})M)?)?$/i
const read = (text) => {
  const [, count, unit] = short.exec(text.trim()) ?? []
  if (count !== void 0 && unit !== void 0) return Number(count) * (unitMs[unit.toLowerCase()] ?? 0)
  const match = iso.exec(text.trim())
  if (match === null) return void 0
  const [weeks, days, hours, minutes] = match.slice(1).map((part) => Number(part ?? 0))
  return ((weeks ?? 0) * 10080 + (days ?? 0) * 1440 + (hours ?? 0) * 60 + (minutes ?? 0)) * minuteMs
}
const readEvery = (text, pointer) => {
  const ms = read(text)
  if (ms === void 0) throw invalid(pointer, 'An interval such as 15m, 24h, 7d, or PT24H is expected.')
  if (ms < everyMinMs || ms > everyMaxMs) throw invalid(pointer, 'An interval must be between 15 minutes and 30 days.')
  return ms
}
export { readEvery }
//# sourceMappingURL=every.js.map
