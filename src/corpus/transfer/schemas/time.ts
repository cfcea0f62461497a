/** Days, and times with Z or an offset. A time of day without one could mean anything, so it is not read. */
const shape = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?(Z|[+-]\d{2}:\d{2}))?$/i

/** Below this a number is seconds (up to the year 5138), from it on milliseconds (since March 1973). */
const firstMs = 100_000_000_000
const latest = Date.UTC(9999, 11, 31, 23, 59, 59, 999)

const within = (ms: number): number | undefined =>
  Number.isFinite(ms) && ms >= 0 && ms <= latest ? Math.floor(ms) : undefined

const fromNumber = (value: number): number | undefined => within(value < firstMs ? value * 1000 : value)

const offsetMs = (zone: string): number => {
  if (zone.length === 1) return 0
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(4))
  return (zone.startsWith('-') ? -minutes : minutes) * 60_000
}

const fromText = (text: string): number | undefined => {
  const parts = shape.exec(text)
  if (parts === null) return /^\d+(\.\d+)?$/.test(text) ? fromNumber(Number(text)) : undefined
  const [, year, month, day, hour = '0', minute = '0', second = '0', fraction = '', zone = 'Z'] = parts
  const [h, m, s] = [Number(hour), Number(minute), Number(second)]
  const midnight = Date.UTC(Number(year), Number(month) - 1, Number(day))
  const date = new Date(midnight)
  // 30 February would quietly become 1 March.
  if (date.getUTCMonth() + 1 !== Number(month) || date.getUTCDate() !== Number(day)) return undefined
  if (h > 23 || m > 59 || s > 60) return undefined
  const ms = fraction === '' ? 0 : Math.floor(Number(`0.${fraction}`) * 1000 + 1e-6)
  return within(midnight + ((h * 60 + m) * 60 + s) * 1000 + ms - offsetMs(zone))
}

/** Many rows say the same time one after the other. */
let [lastText, lastTime]: [string, number | undefined] = ['', undefined]

const recall = (text: string): number | undefined => {
  if (text !== lastText) [lastText, lastTime] = [text, fromText(text.trim())]
  return lastTime
}

/** A time in ms since the epoch: RFC 3339, a day, epoch seconds or ms, or what Parquet gives. Undefined where it is none. */
export const readTime = (value: unknown): number | undefined => {
  if (typeof value === 'string') return recall(value)
  if (typeof value === 'number') return fromNumber(value)
  if (typeof value === 'bigint') return fromNumber(Number(value))
  return value instanceof Date ? within(value.getTime()) : undefined
}
