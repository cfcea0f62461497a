import { Problem } from '../schemas/kinds.js'
import { readTime } from '../schemas/time.js'
import { fromSerial, parseDate } from './dates.js'

const isYear = (year: number): boolean => Number.isInteger(year) && year >= 1900 && year <= 2100
const years = /(?<!\d)(?:19|20)\d{2}(?!\d)/g

const inText = (text: string): number | undefined => {
  const [year, ...others] = text.match(years) ?? []
  if (year !== undefined) return others.length === 0 ? Number(year) : undefined
  // Years of other calendars have four digits too; of two digits nobody can say the century.
  const at = /\d{4}/.test(text.normalize('NFKC')) || /[\u0660-\u0669\u06f0-\u06f9\u0e50-\u0e59]{4}/.test(text) ? parseDate(text, { zone: 'UTC' }) : undefined // prettier-ignore
  const serial = at ?? fromSerial(text)
  return serial === undefined ? undefined : new Date(serial).getUTCFullYear()
}

const toYear = (value: unknown): number | undefined => {
  if (typeof value === 'string') return inText(value.trim())
  if (typeof value === 'number' && isYear(value)) return value
  if (typeof value === 'number' && value > 2100 && value < 100_000) return inText(String(value))
  const at = readTime(value)
  return typeof at === 'number' ? new Date(at).getUTCFullYear() : undefined
}

/** The year in which somebody was born, by itself or as part of a date. The day is dropped here and stored nowhere. */
export const readBirthYear = (value: unknown): unknown => {
  const year = toYear(value)
  return year !== undefined && isYear(year)
    ? year
    : new Problem('is no year or date of birth with a year of four digits')
}
