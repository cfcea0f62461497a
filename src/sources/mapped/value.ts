import { toLanguageCode } from '../../model/language.js'
import { htmlToText } from '../html-text.js'

/** Values as networks and vendors write them. Whatever cannot be read is null: a wrong value is worse than none. */

export const toText = (value: unknown): string | null => {
  if (typeof value === 'number' || typeof value === 'bigint') return String(value)
  if (typeof value !== 'string') return null
  const clean = value.replaceAll('\0', '').toWellFormed().trim()
  return clean === '' ? null : clean
}

/** Ids are texts. One that went through a spreadsheet (3.5E+18) names nothing. */
export const toId = (value: unknown): string | null => {
  const text = toText(value)
  return text === null || /^\d(\.\d+)?e\+\d+$/i.test(text) ? null : text
}

const thousand: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, b: 1e9 }

/** 1234, "1,234", "12.4K". A negative count is how some say that it is hidden. */
export const toCount = (value: unknown): number | null => {
  const written =
    typeof value === 'string' ? value.trim().replace(/(?<=\d)[,\u00a0\u202f ](?=\d{3}(?!\d))/g, '') : value
  const [, digits, unit = ''] = typeof written === 'string' ? (/^(\d+(?:\.\d+)?)\s*([kmb])?$/i.exec(written) ?? []) : []
  const count =
    typeof written === 'number'
      ? written
      : digits === undefined
        ? Number.NaN
        : Number(digits) * (thousand[unit.toLowerCase()] ?? 1)
  return Number.isFinite(count) && count >= 0 && count <= Number.MAX_SAFE_INTEGER ? Math.round(count) : null
}

const secondsMax = 1e11

/** Seconds or milliseconds since 1970, ISO with or without an offset, or as mail writes it. A time without a zone is taken as UTC. */
export const toTime = (value: unknown): number | null => {
  if (typeof value === 'string' && !/^\d{9,14}(\.\d+)?$/.test(value.trim())) return readTime(value.trim())
  const number = Number(value)
  if ((typeof value !== 'number' && typeof value !== 'string') || !Number.isFinite(number) || number <= 0) return null
  return Math.round(number < secondsMax ? number * 1000 : number)
}

/** Zones as mail and feeds name them, with their distance from UTC; those that engines know, and those that mean several zones, are not here. */
const zones: Readonly<Record<string, string>> = {
  WET: '+0000',
  WEST: '+0100',
  BST: '+0100',
  CET: '+0100',
  MEZ: '+0100',
  MET: '+0100',
  CEST: '+0200',
  MESZ: '+0200',
  MEST: '+0200',
  EET: '+0200',
  SAST: '+0200',
  EEST: '+0300',
  MSK: '+0300',
  TRT: '+0300',
  GST: '+0400',
  PKT: '+0500',
  WIB: '+0700',
  HKT: '+0800',
  SGT: '+0800',
  AWST: '+0800',
  JST: '+0900',
  KST: '+0900',
  AEST: '+1000',
  AEDT: '+1100',
  NZST: '+1200',
  NZDT: '+1300',
  BRT: '-0300',
  ART: '-0300',
  AKST: '-0900',
  AKDT: '-0800',
  HST: '-1000',
}
const zoned = /(?:Z|GMT|UTC?|[ECMP][SD]T|[+-]\d\d:?\d\d|GMT[+-]\d+)(?:\s*\([^)]*\))?$/i

const readTime = (text: string): number | null => {
  const compact = text.replace(/^(\d{4})(\d\d)(\d\d)T?(\d\d)(\d\d)(\d\d)Z?$/, '$1-$2-$3T$4:$5:$6Z')
  if (compact !== text) return Date.parse(compact)
  const time = Date.parse(/^\d{4}-/.test(text) ? isoOf(text) : mailOf(text))
  return Number.isNaN(time) ? null : time
}

const isoOf = (text: string): string => {
  const spaced = text
    .replace(/^(\d{4}-\d\d-\d\d) (?=\d\d:)/, '$1T')
    .replace(/ UTC$/, 'Z')
    .replace(/ (?=[+-]\d\d:?\d\d$)/, '')
  return /^\d{4}-\d\d-\d\dT[\d:.]+$/.test(spaced) ? `${spaced}Z` : spaced.replace(/([+-]\d\d)(\d\d)$/, '$1:$2')
}

const mailOf = (text: string): string => {
  const known = text.replace(/\b[A-Z]{3,4}(?=(?: \d{4})?$)/, (name) => zones[name] ?? name)
  return zoned.test(known) || !/:\d\d(?:\s*[AP]M)?$/i.test(known) ? known : `${known} UTC`
}

/** 3723, "1:02:03", "PT1H2M3S", "1h2m3s". */
export const toSeconds = (value: unknown): number | null => {
  if (typeof value === 'number') return Number.isFinite(value) && value >= 0 ? value : null
  if (typeof value !== 'string') return null
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value)
  if (/^\d+(:\d\d){1,2}$/.test(value)) return value.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
  const [whole, d = 0, h = 0, m = 0, s = 0] =
    /^(?:P(?:(\d+)D)?T?)?(?:(\d+)h)?(?:(\d+)m)?(?:(\d+(?:\.\d+)?)s)?$/i.exec(value) ?? []
  return whole === undefined || !/\d/.test(whole)
    ? null
    : Number(d) * 86_400 + Number(h) * 3600 + Number(m) * 60 + Number(s)
}

export const toFlag = (value: unknown): boolean | null => {
  if (typeof value === 'boolean') return value
  const text = toText(value)?.toLowerCase()
  if (text === undefined) return null
  if (['true', 'yes', '1'].includes(text)) return true
  return ['false', 'no', '0'].includes(text) ? false : null
}

/** A list, or one value, or several in one text. */
export const toList = (value: unknown): string[] => {
  const all = Array.isArray(value) ? value : typeof value === 'string' ? value.split(/[,|\s]+(?=#)|[,|]/) : [value]
  return [...new Set(all.flatMap((each: unknown) => toText(each) ?? []))]
}

export const toLanguage = (value: unknown): string | null => {
  const text = toText(value)
  return text === null ? null : (toLanguageCode(text) ?? null)
}

export const toUrl = (value: unknown): string | null => {
  const text = toText(value)
  return text !== null && /^https?:\/\//i.test(text) && URL.canParse(text) ? text : null
}

/** The addresses of a list, or of one value. */
export const toUrls = (value: unknown): string[] =>
  (Array.isArray(value) ? (value as unknown[]) : [value]).flatMap((each) => toUrl(each) ?? [])

const hostOnly = /^(?:[a-z0-9-]{1,63}\.)+[a-z]{2,24}(?:[/?#]\S*)?$/i

/** Links of a profile as people write them: several in one text, and without https. */
export const toLinks = (value: unknown): string[] =>
  toList(value)
    .flatMap((each) => each.split(/\s+/))
    .flatMap((each) => toUrl(hostOnly.test(each) ? `https://${each}` : each) ?? [])

export const fromHtml = (value: unknown): string | null => {
  const text = toText(value)
  return text === null ? null : htmlToText(text) || null
}

/** Long integers keep all their digits: as numbers they would lose the last ones. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
const longNumber = /"(?:[^"\\]|\\.)*"|-?\d{16,}(?![\d.eE])/g
export const parseWithIds = (text: string): unknown => {
  if (!/\d{16}/.test(text)) return parseJson(text)
  return parseJson(text.replace(longNumber, (part) => (part.startsWith('"') ? part : `"${part}"`)))
}
