import { readFileSync } from 'node:fs'
import { isBuddhistYear, isPersianYear, zoneMark } from './days.js'
import { dateLocales, foldWord, monthOf } from './month-names.js'
import { toPlainDigits } from './numbers.js'

/** Dates as people write them in their language: words around the day and the clock, in any order. */

const lists = JSON.parse(readFileSync(new URL('../../../../assets/import/dates.json', import.meta.url), 'utf8')) as {
  /** What stands between the parts of a date and means nothing. */
  words: string[]
  before_noon: string[]
  after_noon: string[]
  /** What makes a time relative: 'ago', 'yesterday'. */
  ago: string[]
}

const wordShape = /\p{L}[\p{L}\p{M}.’'\u0640-]*/gu
const wordsOf = (text: string): string[] =>
  (text.match(wordShape) ?? [])
    .flatMap((word) => word.split('-'))
    .map(foldWord)
    .filter((word) => word !== '')

let idle: Set<string> | undefined
/** Days of the week, and what the languages write between the parts of a date. */
const idleWords = (): Set<string> => {
  if (idle !== undefined) return idle
  idle = new Set(lists.words.map(foldWord))
  for (const locale of dateLocales) {
    const name = `${locale}-u-ca-gregory`
    const formats = (['full', 'long'] as const).map(
      (dateStyle) => new Intl.DateTimeFormat(name, { dateStyle, timeStyle: 'short', timeZone: 'UTC' }),
    )
    for (const weekday of ['short', 'long'] as const)
      formats.push(new Intl.DateTimeFormat(name, { weekday, timeZone: 'UTC' }))
    for (const format of formats)
      for (let day = 1; day <= 7; day++)
        for (const { type, value } of format.formatToParts(Date.UTC(2026, 2, day)))
          if (type === 'literal' || type === 'weekday') for (const word of wordsOf(value)) idle.add(word)
  }
  return idle
}

const halves = new Map([
  ...lists.before_noon.map((word) => [foldWord(word), 'am'] as const),
  ...lists.after_noon.map((word) => [foldWord(word), 'pm'] as const),
])

/** 令和8年, 民國115年: years of an era. */
const eras: readonly (readonly [RegExp, number])[] = [
  [/令和\s?(\d{1,2})\s?年/u, 2018],
  [/平成\s?(\d{1,2})\s?年/u, 1988],
  [/民[国國]\s?(\d{2,3})\s?年/u, 1911],
]
const easternDay = /(\d{4})\s?[年년]\s?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일號号]?/u
const easternClock = /(\d{1,2})\s?[時时시點点](?:\s?(\d{1,2})\s?[分분])?(?:\s?(\d{1,2})\s?[秒초])?/u
const easternWeekday = /[(（]?(?:星期|[周週禮礼]拜?)[一二三四五六日天][)）]?|[(（]?[月火水木金土日][曜]日?[)）]?|[(（][月火水木金土日월화수목금토일][)）]|[월화수목금토일]요일/gu // prettier-ignore
const vietnameseMonth = /\b(?:tháng|thg)\s?(\d{1,2})/giu
const english = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const plain = (text: string): string => {
  let result = toPlainDigits(text)
    .normalize('NFKC')
    .replace(/[\u200b\u200d-\u200f\u202a-\u202e\u2066-\u2069\u061c\u0970\u05f3\u05f4]/g, '')
    .replace(/[\u060c]/g, ',')
    .replace('元年', '1年')
  for (const [era, before] of eras) result = result.replace(era, (_, year: string) => `${before + Number(year)}年`)
  return result
    .replace(easternDay, ' $1-$2-$3 ')
    .replace(
      easternClock,
      (_, h: string, m = '00', s = '00') => ` ${h}:${String(m).padStart(2, '0')}:${String(s).padStart(2, '0')} `,
    )
    .replace(easternWeekday, ' ')
    .replace(vietnameseMonth, (_, month: string) => ` ${english[Number(month) - 1] ?? ''} `)
    .replace(/\b([ap])\.\s?m\.?(?![\p{L}])/giu, '$1m')
    .replace(/\bd['’](?=\p{L})/giu, '')
    .replace(/(?<=\d\s?[ap]m)(?=[^\x00-\x7f])|ที่(?=[\s\d])|\u200c|\/(?=\d{1,2}:\d{2})/giu, ' ')
    .replace(/(?<=\d)h(?=\d{2}\b)|(?<=\d)\s+h\s+(?=\d{2}\b)/giu, ':')
    .replace(/(\p{Script=Han}|\p{Script=Hangul})(?=\d)|(?<=\d)(?=\p{Script=Hangul}|\p{Script=Han})/gu, '$1 ')
}

const clockShape = new RegExp(
  String.raw`(?<![\d.:/-])(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?(?![\d:])(?:\s*(${zoneMark})(?![\p{L}\d]))?`,
  'iu',
)
/** 15.20, and not 12.03 of a date: where two numbers stand alone beside a year. */
const dottedClock = new RegExp(
  String.raw`(?<=\d{4}\D*?\s)(\d{1,2})\.(\d{2})(?:\.(\d{2}))?(?![.\d])(?:\s*(${zoneMark})(?![\p{L}\d]))?`,
  'iu',
)

interface Clock {
  rest: string
  time: (string | undefined)[]
}

const takeClock = (text: string): Clock => {
  const colon = clockShape.exec(text)
  const match = colon ?? dottedClock.exec(text)
  if (match === null) return { rest: text, time: [] }
  const [whole, h, m, s] = match
  const [fraction, mark] = colon === null ? ['0', match[4]] : [match[4], match[5]]
  return {
    rest: `${text.slice(0, match.index)} , ${text.slice(match.index + whole.length)}`,
    time: [h, m, s, fraction, undefined, mark],
  }
}

const isYear = (text: string): boolean => {
  const year = Number(text)
  return /^\d{4}$/.test(text) && ((year >= 1900 && year <= 2200) || isPersianYear(year) || isBuddhistYear(year))
}

/** Whether two words together name a month, as in the Levant. */
const takeMonths = (words: readonly string[], isDotted: boolean): { months: Set<number>; others: string[] } => {
  const months = new Set<number>()
  const others: string[] = []
  for (let i = 0; i < words.length; i++) {
    const pair = monthOf(`${words[i] ?? ''} ${words[i + 1] ?? ''}`)
    const month = pair ?? monthOf(words[i] ?? '', isDotted)
    if (month === undefined) others.push(words[i] ?? '')
    else if (!(
      idleWords().has(words[i] ?? '') && words.some((word, at) => at !== i && monthOf(word, isDotted) !== undefined)
    ))
      months.add(month)
    if (pair !== undefined) i++
  }
  return { months, others }
}

const numbered = /^\D*?(\d{1,4})\s*([./-])\s*(\d{1,2})\s*[./-]\s*(\d{1,4})\D*$/u

export interface WrittenDate {
  /** The date in numbers: 2026-3-12, 12/3/2026. */
  numbers: string
  time: readonly (string | undefined)[]
}

const dayOf = (rest: string, months: ReadonlySet<number>): string | undefined => {
  const [month, ...more] = months
  if (more.length > 0) return undefined
  if (month === undefined) {
    const [, a = '', sign = '', b = '', c = ''] = numbered.exec(rest) ?? []
    return a === '' ? undefined : [a, b, c].join(sign)
  }
  const found = rest.match(/\d+/g) ?? []
  const [year, day] = [found.find(isYear), found.find((number) => !isYear(number))]
  return found.length === 2 && year !== undefined && day !== undefined ? `${year}-${month}-${day}` : undefined
}

/** The parts of a date, in numbers; undefined where a word of it is not known. */
export const takeApart = (text: string): WrittenDate | undefined => {
  if (text.length > 80 || !/\p{Nd}/u.test(text)) return undefined
  const { rest, time } = takeClock(plain(text))
  const { months, others } = takeMonths(wordsOf(rest), /(?<!\d)\d{1,2}\./.test(rest))
  const half =
    time.length === 0 ? undefined : others.map((word) => halves.get(word)).find((found) => found !== undefined)
  const isKnown = others.every((word) => idleWords().has(word) || (time.length > 0 && halves.has(word)))
  // 15:20 in the morning is a slip of somebody.
  if (!isKnown || (half === 'am' && Number(time[0]) > 12)) return undefined
  const numbers = dayOf(rest, months)
  return numbers === undefined ? undefined : { numbers, time: time.length === 0 ? [] : time.with(4, half) }
}

const ago = lists.ago.map((word) => word.toLowerCase())
const isSpaced = (word: string): boolean => !/[\p{Script=Han}\p{Script=Hangul}\p{Script=Thai}]/u.test(word)

/** Whether a text tells a time from when somebody looked: '3 gün önce', '3天前'. */
export const isAgo = (text: string): boolean => {
  const folded = ` ${text
    .trim()
    .toLowerCase()
    .replace(/[\s.,]+/g, ' ')} `
  return text.length < 60 && ago.some((word) => folded.includes(isSpaced(word) ? ` ${word} ` : word))
}
