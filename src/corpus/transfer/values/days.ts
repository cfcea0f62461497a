import { momentOf } from '../../../kernel/time-zone.js'

export type DayOrder = 'dmy' | 'mdy'

/** How a column writes its times. */
export interface TimeStyle {
  /** For 04/05/2026. */
  order?: DayOrder
  /** Zone of times that name none. */
  zone: string
}

const existing = (year: number, month: number, day: number): number | undefined => {
  const ms = Date.UTC(year, month - 1, day)
  const date = new Date(ms)
  const exists = date.getUTCMonth() + 1 === month && date.getUTCDate() === day
  return exists && year >= 1900 && year <= 9999 ? ms : undefined
}

let persian: Intl.DateTimeFormat | undefined

/** A day of the calendar of Iran. Its year begins around 20 March; the runtime knows on which day. */
const fromPersian = (year: number, month: number, day: number): number | undefined => {
  persian ??= new Intl.DateTimeFormat('en-u-ca-persian-nu-latn', { year: 'numeric', month: 'numeric', day: 'numeric', timeZone: 'UTC' }) // prettier-ignore
  const sinceNewYear = (month <= 7 ? (month - 1) * 31 : 186 + (month - 7) * 30) + day - 1
  for (const first of [20, 21, 19, 22]) {
    const ms = Date.UTC(year + 621, 2, first + sinceNewYear)
    const parts = Object.fromEntries(persian.formatToParts(ms).map(({ type, value }) => [type, Number.parseInt(value)]))
    if (parts['year'] === year && parts['month'] === month && parts['day'] === day) return ms
  }
  return undefined
}

export const isPersianYear = (year: number): boolean => year >= 1300 && year <= 1410
/** Thailand counts from 543 years before. */
export const isBuddhistYear = (year: number): boolean => year >= 2500 && year <= 2643

/** A day that exists, in ms; undefined for 30 February. Years that no post can have are those of other calendars. */
export const toDay = (year: number, month: number, day: number): number | undefined =>
  isPersianYear(year) ? fromPersian(year, month, day) : existing(isBuddhistYear(year) ? year - 543 : year, month, day)

export const fullYear = (year: string): number =>
  year.length === 4 ? Number(year) : Number(year) + (Number(year) < 70 ? 2000 : 1900)

/** Names of zones that mean one offset wherever programs write them. */
const zoneNames: Readonly<Record<string, number>> = {
  EST: -5, EDT: -4, CST: -6, CDT: -5, MST: -7, MDT: -6, PST: -8, PDT: -7, BRT: -3, WET: 0, WEST: 1, CET: 1, CEST: 2, EET: 2, EEST: 3, MEZ: 1, MESZ: 2,
  MSK: 3, МСК: 3, TRT: 3, WIB: 7, ICT: 7, WITA: 8, SGT: 8, HKT: 8, WIT: 9, JST: 9, KST: 9, AEST: 10, AEDT: 11,
} // prettier-ignore
/** Longer names first: WITA is not WIT. */
export const zoneMark = `Z|UTC|GMT|[+-]\\d{2}:?\\d{2}|${Object.keys(zoneNames).sort((a, b) => b.length - a.length).join('|')}` // prettier-ignore

const offsetOf = (mark: string): number | undefined => {
  if (/^(Z|UTC|GMT)$/i.test(mark)) return 0
  if (!/^[+-]/.test(mark)) {
    const hours = zoneNames[mark.toUpperCase()]
    return hours === undefined ? undefined : hours * 3_600_000
  }
  const digits = mark.replace(':', '')
  const minutes = Number(digits.slice(1, 3)) * 60 + Number(digits.slice(3))
  return (mark.startsWith('-') ? -minutes : minutes) * 60_000
}

const isAfternoon = (half: string): boolean => /^p/i.test(half)

/** The moment of a day at hour, minute, second, fraction, half of the day and zone. */
export const atTime = (
  day: number | undefined,
  rest: readonly (string | undefined)[],
  style: TimeStyle,
): number | undefined => {
  if (day === undefined) return undefined
  const [hour, minute = '0', second = '0', fraction = '0', half, mark] = rest
  if (hour === undefined) return day
  const h = half === undefined ? Number(hour) : (Number(hour) % 12) + (isAfternoon(half) ? 12 : 0)
  const [m, s] = [Number(minute), Number(second)]
  if (h > 23 || m > 59 || s > 60) return undefined
  const local = day + ((h * 60 + m) * 60 + s) * 1000 + Math.floor(Number(`0.${fraction}`) * 1000 + 1e-6)
  if (mark === undefined) return momentOf(local, style.zone)
  const offset = offsetOf(mark)
  return offset === undefined ? undefined : local - offset
}
