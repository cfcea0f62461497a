import type { Storage } from '../../../engine/tables/index.js'
import { toLanguageCode } from '../../../model/language.js'
import { readTime } from './time.js'

/** Why a value cannot be taken. Returned, not thrown: a file may hold a million of them. */
export class Problem {
  constructor(readonly message: string) {}
}

/** What a field holds. `read` takes what any of the formats gives: text from CSV, JSON values, Parquet's dates and bigints. */
export interface Kind<T> {
  storage: Storage
  /** For the documentation. */
  says: string
  read: (value: unknown) => T | Problem
  /** The value as files spell it, where that is not the value itself. */
  write?(value: T): unknown
}

const show = (value: unknown): string => {
  const text = typeof value === 'bigint' ? String(value) : JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
const problem = (must: string, value: unknown): Problem => new Problem(`must be ${must}, not ${show(value)}`)

const checkText = (text: string, max: number): string | Problem => {
  if (text.length > max) return new Problem(`is longer than ${max} characters`)
  if (!text.isWellFormed()) return new Problem('holds half of a character (a lone surrogate)')
  return text.includes('\0') ? new Problem('holds a NUL character') : text
}

const textMax = 200_000
const idMax = 500

export const text: Kind<string> = {
  storage: 'text',
  says: 'text',
  read: (value) => {
    if (value instanceof Problem) return value
    return typeof value === 'string' ? checkText(value, textMax) : problem('text', value)
  },
}

/** Numbers are taken where they are exact: JSON writers often leave the quotes away. */
export const id: Kind<string> = {
  storage: 'text',
  says: 'text',
  read: (value) => {
    if (value instanceof Problem) return value
    if (typeof value === 'string') return checkText(value, idMax)
    if (typeof value === 'bigint') return String(value)
    if (typeof value !== 'number') return problem('text', value)
    return Number.isSafeInteger(value) ? String(value) : new Problem('is too large for a number; write it as text')
  },
}

const parsedText =
  <T>(kind: Kind<string>, must: string, parse: (text: string) => T | undefined) =>
  (value: unknown): T | Problem => {
    const read = kind.read(value)
    return read instanceof Problem ? read : (parse(read) ?? problem(must, value))
  }

const isWebAddress = (address: string): boolean => /^https?:\/\//i.test(address) && URL.canParse(address)

export const url: Kind<string> = {
  storage: 'text',
  says: 'web address',
  read: parsedText(text, 'a web address that starts with http:// or https://', (address) =>
    address.length <= 4096 && isWebAddress(address) ? address : undefined,
  ),
}

export const language: Kind<string> = {
  storage: 'text',
  says: 'ISO 639-1 code',
  read: parsedText(id, 'a language code such as en', toLanguageCode),
}

export const country: Kind<string> = {
  storage: 'text',
  says: 'ISO 3166-1 alpha-2 code',
  read: parsedText(id, 'a country code of two letters, such as ES', (code) =>
    /^[a-z]{2}$/i.test(code) ? code.toUpperCase() : undefined,
  ),
}

export const choice = <const T extends string>(options: readonly T[]): Kind<T> => {
  const known = new Map<string, T>(options.map((option) => [option, option]))
  const must = `one of ${options.join(', ')}`
  return {
    storage: 'text',
    says: options.join(', '),
    read: parsedText(id, must, (word) => known.get(word) ?? known.get(word.trim().toLowerCase())),
  }
}

const plainNumber = /^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i
const toNumber = (value: unknown): number | undefined => {
  if (typeof value === 'number') return value
  if (typeof value === 'bigint') return Number(value)
  if (typeof value !== 'string') return undefined
  const trimmed = value.trim()
  return plainNumber.test(trimmed) ? Number(trimmed) : undefined
}

export const integer = (min: number, max: number, must: string): Kind<number> => ({
  storage: 'integer',
  says: 'whole number',
  read: (value) => {
    if (value instanceof Problem) return value
    const read = toNumber(value)
    if (read !== undefined && Number.isInteger(read) && read > max)
      return new Problem(`is larger than ${max}: ${JSON.stringify(value)}`)
    return read !== undefined && Number.isInteger(read) && read >= min && read <= max ? read : problem(must, value)
  },
})

export const count = integer(0, Number.MAX_SAFE_INTEGER, 'a whole number without separators, such as 12345')

export const amount: Kind<number> = {
  storage: 'number',
  says: 'number',
  read: (value) => {
    if (value instanceof Problem) return value
    const read = toNumber(value)
    return read !== undefined && Number.isFinite(read) && read >= 0 ? read : problem('a number such as 123.45', value)
  },
}

const rateHint = 'must be a fraction between 0 and 1: write 0.034 for 3.4 %'
export const rate: Kind<number> = {
  storage: 'number',
  says: 'fraction, 0 to 1',
  read: (value) => {
    const read = amount.read(value)
    return read instanceof Problem || read > 1 ? new Problem(`${rateHint}, not ${show(value)}`) : read
  },
}

const booleans = new Map<unknown, boolean>([
  [true, true],
  [false, false],
  ...['true', 'yes', '1', 1, 1n].map((word) => [word, true] as const),
  ...['false', 'no', '0', 0, 0n].map((word) => [word, false] as const),
])
export const boolean: Kind<boolean> = {
  storage: 'boolean',
  says: 'true or false',
  read: (value) =>
    booleans.get(typeof value === 'string' ? value.trim().toLowerCase() : value) ?? problem('true or false', value),
}

export const time: Kind<number> = {
  storage: 'time',
  says: 'time',
  read: (value) => {
    if (value instanceof Problem) return value
    return readTime(value) ?? problem('a time such as 2026-05-01T10:00:00Z, 2026-05-01, or epoch seconds or ms', value)
  },
}

const itemsMax = 1000

const toItems = (value: unknown): unknown[] | undefined => {
  if (Array.isArray(value)) return value as unknown[]
  if (typeof value !== 'string') return undefined
  if (value === '[]') return []
  if (!value.trimStart().startsWith('['))
    return value
      .split('|')
      .map((item) => item.trim())
      .filter((item) => item !== '')
  try {
    const parsed: unknown = JSON.parse(value)
    return Array.isArray(parsed) ? parsed : undefined
  } catch {
    return undefined
  }
}

/** A JSON array, or in a cell also items with | between them. */
export const list = <T>(of: Kind<T>): Kind<T[]> => ({
  storage: 'list',
  says: `list of ${of.says}`,
  read: (value) => {
    if (value instanceof Problem) return value
    const items = toItems(value)
    if (items === undefined) return problem('a list: a JSON array, or items with | between them', value)
    if (items.length > itemsMax) return new Problem(`holds more than ${itemsMax} items`)
    const result: T[] = []
    for (const item of items) {
      const read = of.read(item)
      if (read instanceof Problem) return new Problem(`item ${result.length + 1} ${read.message}`)
      result.push(read)
    }
    return result
  },
})

/** Takes the mark off that people write before a tag (#) or a name (@). */
export const marked = (mark: '#' | '@'): Kind<string> => ({
  storage: 'text',
  says: 'text',
  read: parsedText(text, `text after the ${mark}`, (word) => {
    const bare = word.startsWith(mark) ? word.slice(1) : word
    return bare === '' ? undefined : bare
  }),
})
