import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min'
import type { Entity } from '../verdict.js'

/** Digits with the marks people write between them. Bounded, so that a text of digits costs no more than any other. */
const candidate = /(?<![\p{L}\p{N}_@#/.-])(?:\+|00)?\(?\d[\d\s().\-–/]{5,22}\d(?![\p{L}\p{N}_])/gu
const candidatesMax = 40

/** Amounts, dates, scores and ids are digits too: what is no number of a country is none. */
const parse = (written: string, region: CountryCode | undefined): string | undefined => {
  const international = written.startsWith('00') ? `+${written.slice(2)}` : written
  if (!international.startsWith('+') && region === undefined) return undefined
  // 2024-05-17, 12.05.2024: a date is not a number to call.
  if (/^\d{4}[-./]\d{1,2}[-./]\d{1,2}$|^\d{1,2}[-./]\d{1,2}[-./]\d{2,4}$/.test(written)) return undefined
  const number = parsePhoneNumberFromString(international, region)
  return number?.isValid() === true ? number.number : undefined
}

/**
 * Phone numbers in E.164. Without a region only those that state their country are read: the same digits are different
 * people in different countries.
 */
export const findPhones = (text: string, region?: string | null): Entity[] => {
  const found: Entity[] = []
  let tried = 0
  for (const match of text.matchAll(candidate)) {
    if (++tried > candidatesMax) break
    const value = parse(match[0], (region ?? undefined) as CountryCode | undefined)
    if (value === undefined) continue
    found.push({ kind: 'phone', start: match.index, end: match.index + match[0].length, text: match[0], value })
  }
  return found
}
