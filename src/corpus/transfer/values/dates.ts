import { momentOf } from '../../../kernel/time-zone.js'

export type DayOrder = 'dmy' | 'mdy'

/** How a column writes its times. */
export interface TimeStyle {
  /** For 04/05/2026. */
  order?: DayOrder
  /** Zone of times that name none. */
  zone: string
}

const locales = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'tr', 'sv', 'id', 'ru']
const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f.]/g, '')

let names: Map<string, number> | undefined
const monthNames = (): Map<string, number> => {
  if (names !== undefined) return names
  names = new Map([['sept', 9]])
  for (const locale of locales)
    for (const month of ['short', 'long'] as const) {
      const format = new Intl.DateTimeFormat(locale, { month, day: 'numeric', timeZone: 'UTC' })
      for (let i = 0; i < 12; i++) {
        const part = format.formatToParts(Date.UTC(2026, i, 3)).find(({ type }) => type === 'month')
        if (part !== undefined) names.set(fold(part.value), i + 1)
      }
    }
  return names
}

/** The number of a month by its name or number, in several languages. */
export const toMonth = (text: string): number | undefined => {
  const number = /^\d{1,2}$/.test(text.trim()) ? Number(text) : monthNames().get(fold(text.trim()))
  return number !== undefined && number >= 1 && number <= 12 ? number : undefined
}

const clock = String.raw`(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s*([ap]\.?m\.?)?`
const zone = String.raw`(?:\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2}|EST|EDT|CST|CDT|MST|MDT|PST|PDT|WES?T|CES?T|EES?T|MEZ|MESZ|JST|KST|AEST|AEDT)(?:\s*\([^)]*\))?)?`
const tail = `(?:(?:[T,]|\\s|\\s-)\\s*${clock})?${zone}$`
const word = String.raw`(\p{L}{3,12}\.?)`

const forms = {
  ymd: new RegExp(String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})${tail}`, 'iu'),
  /** 2026年5月12日 and 2026년 5월 12일. */
  eastern: new RegExp(
    String.raw`^(\d{4})\s?[\u5e74\ub144]\s?(\d{1,2})\s?[\u6708\uc6d4]\s?(\d{1,2})\s?[\u65e5\uc77c]${tail}`,
    'iu',
  ),
  numbers: new RegExp(String.raw`^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})${tail}`, 'iu'),
  compact: /^(\d{4})(\d{2})(\d{2})(?:T?(\d{2})(\d{2})(\d{2}))?Z?$/,
  dayWord: new RegExp(
    String.raw`^(?:\p{L}+\.?,?\s+)?(\d{1,2})(?:st|nd|rd|th|\.)?[\s-]+(?:de\s+)?${word}[\s,-]+(?:de\s+)?(\d{4}|\d{2})${tail}`,
    'iu',
  ),
  wordDay: new RegExp(String.raw`^(?:\p{L}+\.?,?\s+)?${word}\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})${tail}`, 'iu'),
  unixDate: new RegExp(
    String.raw`^\p{L}{3}\s+${word}\s+(\d{1,2})\s+(\d{2}):(\d{2}):(\d{2})\s+(UTC|GMT|Z|[+-]\d{4})\s+(\d{4})$`,
    'iu',
  ),
  monthYear: new RegExp(String.raw`^${word}[\s,-]+(\d{4})$`, 'iu'),
  yearMonth: /^((?:19|20)\d{2})(?:[-/.]|年\s?|년\s?)(\d{1,2})\s?[月월]?$/u,
  numberYear: /^(\d{1,2})[-/.]((?:19|20)\d{2})$/,
}

const fullYear = (year: string): number =>
  year.length === 4 ? Number(year) : Number(year) + (Number(year) < 70 ? 2000 : 1900)

/** A day that exists, in ms; undefined for 30 February. */
export const toDay = (year: number, month: number, day: number): number | undefined => {
  const ms = Date.UTC(year, month - 1, day)
  const date = new Date(ms)
  const exists = date.getUTCMonth() + 1 === month && date.getUTCDate() === day
  return exists && year >= 1900 && year <= 9999 ? ms : undefined
}

/** Names of zones that mean one offset wherever programs write them. */
const zoneNames: Readonly<Record<string, number>> = { EST: -5, EDT: -4, CST: -6, CDT: -5, MST: -7, MDT: -6, PST: -8, PDT: -7, WET: 0, WEST: 1, CET: 1, CEST: 2, EET: 2, EEST: 3, MEZ: 1, MESZ: 2, JST: 9, KST: 9, AEST: 10, AEDT: 11 } // prettier-ignore

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

const atTime = (
  day: number | undefined,
  rest: readonly (string | undefined)[],
  style: TimeStyle,
): number | undefined => {
  if (day === undefined) return undefined
  const [hour, minute = '0', second = '0', fraction = '0', half, mark] = rest
  if (hour === undefined) return day
  const h = half === undefined ? Number(hour) : (Number(hour) % 12) + (/^p/i.test(half) ? 12 : 0)
  const [m, s] = [Number(minute), Number(second)]
  if (h > 23 || m > 59 || s > 60) return undefined
  const local = day + ((h * 60 + m) * 60 + s) * 1000 + Math.floor(Number(`0.${fraction}`) * 1000 + 1e-6)
  if (mark === undefined) return momentOf(local, style.zone)
  const offset = offsetOf(mark)
  return offset === undefined ? undefined : local - offset
}

const fromNumbers = (match: RegExpExecArray, style: TimeStyle): number | undefined => {
  const [, first = '', second = '', year = '', ...rest] = match
  const [a, b] = [Number(first), Number(second)]
  const order = style.order ?? (a > 12 ? 'dmy' : b > 12 ? 'mdy' : undefined)
  if (order === undefined) return undefined
  return atTime(order === 'dmy' ? toDay(fullYear(year), b, a) : toDay(fullYear(year), a, b), rest, style)
}

const fromWords = (text: string, style: TimeStyle): number | undefined => {
  const unix = forms.unixDate.exec(text)
  if (unix !== null) {
    const [, name = '', day = '', h, m, s, mark, year = ''] = unix
    return atTime(toDay(Number(year), toMonth(name) ?? 0, Number(day)), [h, m, s, '0', undefined, mark], style)
  }
  const dayFirst = forms.dayWord.exec(text)
  if (dayFirst !== null) {
    const [, day = '', name = '', year = '', ...rest] = dayFirst
    return atTime(toDay(fullYear(year), toMonth(name) ?? 0, Number(day)), rest, style)
  }
  const wordFirst = forms.wordDay.exec(text)
  if (wordFirst !== null) {
    const [, name = '', day = '', year = '', ...rest] = wordFirst
    return atTime(toDay(Number(year), toMonth(name) ?? 0, Number(day)), rest, style)
  }
  const month = forms.monthYear.exec(text)
  return month === null ? undefined : toDay(Number(month[2]), toMonth(month[1] ?? '') ?? 0, 1)
}

/** A month without a day is its first. */
const fromMonth = (text: string): number | undefined => {
  const yearFirst = forms.yearMonth.exec(text)
  if (yearFirst !== null) return toDay(Number(yearFirst[1]), Number(yearFirst[2]), 1)
  const monthFirst = forms.numberYear.exec(text)
  return monthFirst === null ? undefined : toDay(Number(monthFirst[2]), Number(monthFirst[1]), 1)
}

/** A time as people and programs write it, in ms; undefined where it is none, or could mean two days. */
export const parseDate = (text: string, style: TimeStyle): number | undefined => {
  const trimmed = text.trim()
  const iso = forms.ymd.exec(trimmed) ?? forms.eastern.exec(trimmed)
  if (iso !== null) {
    const [, year = '', month = '', day = '', ...rest] = iso
    return atTime(toDay(Number(year), Number(month), Number(day)), rest, style)
  }
  const numbers = forms.numbers.exec(trimmed)
  if (numbers !== null) return fromNumbers(numbers, style)
  const compact = forms.compact.exec(trimmed)
  if (compact !== null && Number(compact[1]) >= 1990 && Number(compact[1]) <= 2100) {
    const [, year = '', month = '', day = '', h, m, s] = compact
    return atTime(toDay(Number(year), Number(month), Number(day)), [h, m, s, '0', undefined, 'Z'], style)
  }
  return fromMonth(trimmed) ?? fromWords(trimmed, style)
}

/** Days since 1900, as spreadsheets count where a column lost its format: 1970 to 2079. */
export const fromSerial = (text: string): number | undefined => {
  const days = /^\d{5}(?:\.\d+)?$/.test(text.trim()) ? Number(text) : 0
  return days >= 25_569 && days < 65_744 ? Math.round((days - 25_569) * 86_400_000) : undefined
}

/** Whether a text is a date of numbers alone, and which orders of day and month it allows. */
export const ordersOf = (text: string): readonly DayOrder[] | undefined => {
  const match = forms.numbers.exec(text.trim())
  if (match === null) return undefined
  const [a, b] = [Number(match[1]), Number(match[2])]
  if (a > 12 && b <= 12) return ['dmy']
  if (b > 12 && a <= 12) return ['mdy']
  return a <= 12 && b <= 12 ? ['dmy', 'mdy'] : []
}

/** 'two days ago', '11h': a time that depends on when somebody looked. */
export const isRelative = (text: string): boolean =>
  /^\s*(?:\d+\s*(?:s|m|min|h|d|w|y|mo|std|j|sem)|.*\b(?:ago|yesterday|today|gestern|heute|hier|vor \d+.*))\s*$/i.test(
    text,
  )

export const hasNoZone = (text: string): boolean =>
  /\d{1,2}:\d{2}/.test(text) &&
  !/(Z|UTC|GMT|\b(?:EST|EDT|CST|CDT|MST|MDT|PST|PDT|WES?T|CES?T|EES?T|MEZ|MESZ|JST|KST|AEST|AEDT)|[+-]\d{2}:?\d{2}(\s+\d{4})?)\s*(\([^)]*\))?$/i.test(
    text.trim(),
  )
