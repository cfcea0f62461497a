const shape = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?(Z|[+-]\d{2}:\d{2}))?$/i
const firstMs = 1e11
const latest = Date.UTC(9999, 11, 31, 23, 59, 59, 999)
const within = (ms) => (Number.isFinite(ms) && ms >= 0 && ms <= latest ? Math.floor(ms) : void 0)
const fromNumber = (value) => within(value < firstMs ? value * 1e3 : value)
const offsetMs = (zone) => {
  if (zone.length === 1) return 0
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(4))
  return (zone.startsWith('-') ? -minutes : minutes) * 6e4
}
const fromText = (text) => {
  const parts = shape.exec(text)
  if (parts === null) return /^\d+(\.\d+)?$/.test(text) ? fromNumber(Number(text)) : void 0
  const [, year, month, day, hour = '0', minute = '0', second = '0', fraction = '', zone = 'Z'] = parts
  const [h, m, s] = [Number(hour), Number(minute), Number(second)]
  const midnight = Date.UTC(Number(year), Number(month) - 1, Number(day))
  const date = new Date(midnight)
  if (date.getUTCMonth() + 1 !== Number(month) || date.getUTCDate() !== Number(day)) return void 0
  if (h > 23 || m > 59 || s > 60) return void 0
  const ms = fraction === '' ? 0 : Math.floor(Number(`0.${fraction}`) * 1e3 + 1e-6)
  return within(midnight + ((h * 60 + m) * 60 + s) * 1e3 + ms - offsetMs(zone))
}
let [lastText, lastTime] = ['', void 0]
const recall = (text) => {
  if (text !== lastText) [lastText, lastTime] = [text, fromText(text.trim())]
  return lastTime
}
const readTime = (value) => {
  if (typeof value === 'string') return recall(value)
  if (typeof value === 'number') return fromNumber(value)
  if (typeof value === 'bigint') return fromNumber(Number(value))
  return value instanceof Date ? within(value.getTime()) : void 0
}
export { readTime }
//# sourceMappingURL=time.js.map
