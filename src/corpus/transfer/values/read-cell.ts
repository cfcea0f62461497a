import { Problem } from '../schemas/kinds.js'
import { readTime } from '../schemas/time.js'
import { readBirthYear } from './birth-year.js'
import { fromSerial, hasNoZone, isRelative, parseDate, toMonth, type TimeStyle } from './dates.js'
import { headerKey } from './header-key.js'
import { toItems, toLinks, toMarked } from './lists.js'
import { isMissing } from './missing.js'
import { notCarried } from './not-carried.js'
import { repairText } from './mojibake.js'
import { parseNumber, type NumberStyle } from './numbers.js'
import {
  networkIn,
  networksIn,
  toAccountType,
  toBoolean,
  toContentType,
  toCountry,
  toGender,
  toLanguage,
} from './words.js'

export const cellTypes = [
  'text', 'id', 'url', 'count', 'hidden_count', 'amount', 'rate', 'time', 'month', 'whole', 'boolean', 'country', 'language',
  'languages', 'gender', 'network', 'content_type', 'account_type', 'list', 'category', 'hashtags', 'mentions', 'links', 'json', 'seconds', 'birth_year',
] as const // prettier-ignore
export type CellType = (typeof cellTypes)[number]

/** How one column writes its values. */
export interface Style {
  number: NumberStyle
  time: TimeStyle
  /** What its letters mean, where a pair of them means another thing than each by itself. */
  codes?: Readonly<Record<string, string>>
  /** Values are as we write them ourselves: nothing is interpreted. */
  isExact?: boolean
}

export const plainStyle: Style = { number: { decimal: '.' }, time: { zone: 'UTC' } }

const show = (value: unknown): string => {
  const text = typeof value === 'string' ? value : ((JSON.stringify(value) as string | undefined) ?? 'undefined')
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text)
}
const not = (what: string, value: unknown): Problem => new Problem(`is ${what}: ${show(value)}`)

const toNumber = (value: unknown, style: Style): number | undefined => {
  if (typeof value === 'number') return value * (style.number.times ?? 1)
  if (typeof value === 'bigint') return Number(value)
  return typeof value === 'string' ? parseNumber(value, style.number) : undefined
}

const readCount = (value: unknown, style: Style): unknown => {
  const number = toNumber(value, style)
  if (number === undefined || !Number.isFinite(number)) return not('no number', value)
  if (number < 0) return not('below zero', value)
  return Math.round(number)
}

const readAmount = (value: unknown, style: Style): unknown => {
  const number = toNumber(value, style)
  if (number === undefined || !Number.isFinite(number)) return not('no number', value)
  return number < 0 ? not('below zero', value) : number
}

const readRate = (value: unknown, style: Style): unknown => {
  const number = typeof value === 'number' ? value / (style.number.percent === true ? 100 : 1) : toNumber(value, style)
  if (number === undefined || !Number.isFinite(number)) return not('no rate', value)
  return number < 0 || number > 1 ? not('no rate between 0 and 100 %', value) : Number(number.toPrecision(12))
}

const epoch = /^\d{9,13}(\.\d+)?$/
const microseconds = /^\d{16}$/

const readDate = (value: unknown, style: Style): unknown => {
  if (typeof value === 'string') {
    const text = value.trim()
    if (microseconds.test(text)) return Number(text) / 1000
    const exact = hasNoZone(text) || /^\d+(\.\d+)?$/.test(text) ? undefined : readTime(text)
    const read = exact ?? (epoch.test(text) ? readTime(text) : (parseDate(text, style.time) ?? fromSerial(text)))
    if (read !== undefined) return read
    if (isRelative(text)) return new Problem(`is relative (${show(value)}): nobody can say what it was relative to`)
    return not('no time that can be read', value)
  }
  const read = readTime(value)
  return read ?? not('no time that can be read', value)
}

/** A cell that is already what it should be is left as it is; words are looked up. */
const word =
  (find: (text: string) => unknown, what: string) =>
  (value: unknown): unknown =>
    find(String(value)) ?? not(what, value)

const readNetwork = (value: unknown): unknown => {
  const text = String(value)
  const found = networksIn(text)[0] ?? networkIn(text)
  const other = found === undefined ? notCarried(text) : undefined
  return (
    found ?? not(other === undefined ? 'no network that is known here' : `${other}, which is not carried here`, value)
  )
}

const looseUrl = /^(?:www\.)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.[a-z]{2,}(?:[/?#].*)?$/iu
const readUrl = (value: unknown): unknown => {
  const text = String(value).trim()
  return looseUrl.test(text) ? `https://${text}` : text
}

const toCoded = (value: unknown, { codes }: Style): string | undefined =>
  codes === undefined ? undefined : codes[headerKey(String(value))]

const excelNumber = /^\d(?:[.,]\d+)?e\+\d+$/i
const readId = (value: unknown): unknown =>
  typeof value === 'string' && excelNumber.test(value.trim())
    ? new Problem(`was rounded by a spreadsheet (${show(value)}); export the column as text`)
    : typeof value === 'string'
      ? value.trim()
      : value

const duration = /^(?:PT)?(?:(\d+)h)?\s*(?:(\d+)m)?\s*(?:([\d.]+)s)?$/i
const readSeconds = (value: unknown, style: Style): unknown => {
  const text = String(value).trim()
  const colons = /^(?:(\d+):)?(\d{1,2}):(\d{2})$/.exec(text)
  if (colons !== null) return Number(colons[1] ?? 0) * 3600 + Number(colons[2]) * 60 + Number(colons[3])
  const words = text === '' ? null : duration.exec(text)
  if (words !== null && /[hms]/i.test(text))
    return Number(words[1] ?? 0) * 3600 + Number(words[2] ?? 0) * 60 + Number(words[3] ?? 0)
  return readAmount(value, style)
}

/** Instagram's own answers hold a caption as a list of one: {edges: [{node: {text: …}}]}. */
const readText = (value: unknown): unknown => {
  if (typeof value === 'string') return repairText(value)
  const [first] = Array.isArray(value) ? (value as { node?: { text?: unknown } }[]) : []
  return typeof first?.node?.text === 'string' ? first.node.text : JSON.stringify(value)
}

const separators = /[,|;/]+/u
const isListText = (value: unknown): boolean => typeof value === 'string' && /^\s*\[/.test(value)

const readers: Record<CellType, (value: unknown, style: Style) => unknown> = {
  text: (value, style) => {
    const text = readText(value)
    return style.isExact === true || typeof text !== 'string' ? text : text.trim()
  },
  id: readId,
  url: readUrl,
  count: readCount,
  // -1 is how scrapers write that the network hides a figure.
  hidden_count: (value, style) => (value === -1 || value === '-1' ? undefined : readCount(value, style)),
  amount: readAmount,
  rate: readRate,
  time: readDate,
  month: word((text) => toMonth(text), 'no month'),
  whole: readCount,
  boolean: (value, style) => {
    const coded = toCoded(value, style)
    if (coded !== undefined) return coded === 'true'
    return typeof value === 'boolean' ? value : (toBoolean(String(value)) ?? not('neither yes nor no', value))
  },
  country: (value) => toCountry(String(value)) ?? String(value),
  language: word(toLanguage, 'no language'),
  languages: (value) =>
    toItems(value, separators)
      .map((item) => toLanguage(item))
      .filter((code) => code !== undefined),
  gender: (value, style) =>
    toCoded(value, style) ?? toGender(String(value)) ?? not('no gender that is known here', value),
  network: readNetwork,
  content_type: word(toContentType, 'no type of content that is known here'),
  account_type: word(toAccountType, 'no type of account that is known here'),
  list: (value) => toItems(value, separators),
  category: (value) =>
    Array.isArray(value) || isListText(value) ? toItems(value, separators) : [String(value).trim()],
  hashtags: (value) => toMarked(value, '#'),
  mentions: (value) => toMarked(value, '@'),
  links: (value) => toLinks(value).map(readUrl),
  json: (value) => value,
  seconds: readSeconds,
  birth_year: readBirthYear,
}

/** Text of these says itself what it is; a person may well be called None. */
const literal: ReadonlySet<CellType> = new Set(['id', 'json', 'mentions'])

/** Marks of direction and blanks without width, which come along where somebody copies from a page. */
const invisible = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g
/** Texts are kept as they are written. */
const written: ReadonlySet<CellType> = new Set(['text', 'json'])

/** What a cell says: its value, undefined for nothing, or a problem. */
export const readCell = (type: CellType, value: unknown, style: Style): unknown => {
  if (value instanceof Problem) return value
  if (value === null || value === undefined || value === '') return undefined
  if (typeof value === 'string' && (literal.has(type) ? /^\s*(nan)?\s*$/i.test(value) : isMissing(value)))
    return undefined
  return readers[type](typeof value === 'string' && !written.has(type) ? value.replace(invisible, '') : value, style)
}
