import { atTime, fullYear, toDay, zoneMark, type DayOrder, type TimeStyle } from './days.js'
import { toMonth } from './month-names.js'
import { isAgo, takeApart } from './written-dates.js'

export { toDay, type DayOrder, type TimeStyle } from './days.js'
export { toMonth } from './month-names.js'

const clock = String.raw`(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s*([ap]\.?m\.?)?`
const zone = String.raw`(?:\s*(${zoneMark})(?:\s*\([^)]*\))?)?`
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

/** A time as programs write it, in ms; undefined where it is none, or could mean two days. */
const fromProgram = (trimmed: string, style: TimeStyle): number | undefined => {
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

/** A time as people and programs write it, in ms; undefined where it is none, or could mean two days. */
export const parseDate = (text: string, style: TimeStyle): number | undefined => {
  const trimmed = text.trim()
  const read = fromProgram(trimmed, style)
  if (read !== undefined) return read
  const written = takeApart(trimmed)
  return written === undefined
    ? undefined
    : atTime(fromProgram(written.numbers, { ...style, zone: 'UTC' }), written.time, style)
}

/** Days since 1900, as spreadsheets count where a column lost its format: 1970 to 2079. */
export const fromSerial = (text: string): number | undefined => {
  const days = /^\d{5}(?:\.\d+)?$/.test(text.trim()) ? Number(text) : 0
  return days >= 25_569 && days < 65_744 ? Math.round((days - 25_569) * 86_400_000) : undefined
}

/** Whether a text is a date of numbers alone, and which orders of day and month it allows. */
export const ordersOf = (text: string): readonly DayOrder[] | undefined => {
  const match = forms.numbers.exec(text.trim()) ?? forms.numbers.exec(takeApart(text)?.numbers ?? '')
  if (match === null) return undefined
  const [a, b] = [Number(match[1]), Number(match[2])]
  if (a > 12 && b <= 12) return ['dmy']
  if (b > 12 && a <= 12) return ['mdy']
  return a <= 12 && b <= 12 ? ['dmy', 'mdy'] : []
}

/** 'two days ago', '11h': a time that depends on when somebody looked. */
export const isRelative = (text: string): boolean =>
  /^\s*\d+\s*(?:s|m|min|h|d|w|y|mo|std|j|sem)\s*$/i.test(text) || isAgo(text)

const endsWithZone = new RegExp(
  String.raw`(?:(?<!\p{L})(?:${zoneMark})|[+-]\d{2}:?\d{2}\s+\d{4}|UTC\s+\d{4})\s*(?:\([^)]*\))?$`,
  'iu',
)

/** As programs write most dates: with a zone, or no clock at all. */
const isComplete = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2}))?$/

export const hasNoZone = (text: string): boolean =>
  !isComplete.test(text) &&
  ((/\d{1,2}:\d{2}/.test(text) && !endsWithZone.test(text.trim())) || isWithoutZone(takeApart(text)?.time))

/** A clock, and no zone after it. */
const isWithoutZone = (time: readonly (string | undefined)[] = []): boolean => time.length > 0 && time[5] === undefined
