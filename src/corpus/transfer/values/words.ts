import { readFileSync } from 'node:fs'
import { findInterests } from '../../../engine/dictionary/interests.js'
import { isCountryCode } from '../../../model/country.js'
import { findInterest } from '../../../model/interest.js'
import { languageName, toLanguageCode } from '../../../model/language.js'
import { headerKey } from './header-key.js'

type Words = Record<string, string[]>
export type CodedType = 'genders' | 'booleans'
interface Lists {
  /** What stands before the sums under a table. */
  totals: string[]
  networks: Words
  genders: Words
  booleans: Words
  /** Ticks and crosses. */
  marks: Words
  /** Letters that mean something else where a column has these and no others: H and M, of which M is a woman. */
  codes: Record<CodedType, Record<string, string>[]>
  content_types: Words
  account_types: Words
  countries: Words
  /** Categories as vendors and networks call them, and the interest each of them is; empty for one that says nothing. */
  interests: Record<string, string>
}

const lists = JSON.parse(
  readFileSync(new URL('../../../../assets/import/values.json', import.meta.url), 'utf8'),
) as Lists

const invert = (words: Words): Map<string, string> =>
  new Map(Object.entries(words).flatMap(([value, names]) => [value, ...names].map((name) => [headerKey(name), value])))

const finder = (words: Words): ((text: string) => string | undefined) => {
  const byKey = invert(words)
  return (text) => byKey.get(headerKey(text))
}

export const toNetwork = finder(lists.networks)
/** The network among the words of a page type: 'SOCIALMEDIA_TIKTOK', 'facebook_public', 'INSTAGRAM_BUSINESS'. */
export const networkIn = (text: string): string | undefined =>
  toNetwork(text) ??
  headerKey(text)
    .split('_')
    .filter((word) => word.length > 3)
    .map(toNetwork)
    .find((network) => network !== undefined && network !== 'web')
const between = /\s*[,;/|&+\n]\s*|\s+(?:and|und|et|y|e|og|en)\s+/i
/** The networks in a cell that names several of them: `Instagram, TikTok`. None where it names one alone, or anything else. */
export const networksIn = (cell: unknown): string[] => {
  if (typeof cell !== 'string' || cell.length > 200 || toNetwork(cell) !== undefined) return []
  const parts = cell.split(between).filter((part) => part.trim() !== '')
  const found = parts.map(toNetwork).filter((network) => network !== undefined)
  const isList = found.length === parts.length && found.length > 1
  return isList ? [...new Set(found)] : []
}
export const toGender = finder(lists.genders)
const contentType = finder(lists.content_types)
/** 'Imagen de IG', 'IG-Bild': the one type among the words. */
export const toContentType = (text: string): string | undefined => {
  const whole = contentType(text)
  if (whole !== undefined || text.length > 40) return whole
  const [found, ...others] = new Set(headerKey(text).split('_').filter((word) => word.length > 1).map(contentType).filter((type) => type !== undefined)) // prettier-ignore
  return others.length === 0 ? found : undefined
}
export const toAccountType = finder(lists.account_types)
const totals = new Set(lists.totals.map(headerKey))
export const isTotalsWord = (text: string): boolean => totals.has(headerKey(text))
const toTruth = finder(lists.booleans)
const marks = new Map(Object.entries(lists.marks).flatMap(([value, signs]) => signs.map((sign) => [sign, value])))
export const toBoolean = (text: string): boolean | undefined => {
  const word = marks.get(text.replace('\ufe0f', '').trim()) ?? toTruth(text)
  return word === undefined ? undefined : word === 'true'
}

/** What the letters of a column mean where they are a pair that means another thing than each by itself. */
export const codesOf = (type: CodedType, values: readonly string[]): Record<string, string> | undefined => {
  const letters = new Set(values.map(headerKey).filter((key) => [...key].length === 1))
  return lists.codes[type].find((codes) => letters.size === Object.keys(codes).length && [...letters].every((letter) => letter in codes)) // prettier-ignore
}

const locales = [
  'en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'tr', 'id', 'ru', 'ja', 'zh', 'ko', 'ar', 'sv', 'cs', 'hi', 'uk', 'he', 'vi', 'th', 'ro', 'el',
  'hu', 'fi', 'da', 'nb', 'sk', 'bg', 'hr', 'fa',
] // prettier-ignore
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
let countries: Map<string, string> | undefined

const countryNames = (): Map<string, string> => {
  if (countries !== undefined) return countries
  const byName = invert(lists.countries)
  const codes = [...letters].flatMap((a) => [...letters].map((b) => a + b)).filter(isCountryCode)
  for (const locale of locales) {
    const names = new Intl.DisplayNames(locale, { type: 'region' })
    for (const code of codes) {
      const key = headerKey(names.of(code) ?? '')
      if (!byName.has(key)) byName.set(key, code)
    }
  }
  return (countries = byName)
}

/** The code of a country by its code or its name in several languages. */
export const toCountry = (text: string): string | undefined => {
  const trimmed = text.trim()
  if (/^[a-z]{2}$/i.test(trimmed)) {
    const code = trimmed.toUpperCase()
    if (code === 'UK') return 'GB'
    if (isCountryCode(code)) return code
  }
  return countryNames().get(headerKey(trimmed))
}

let languages: Map<string, string> | undefined

/** The code of a language by its code or its name. */
export const toLanguage = (text: string): string | undefined => {
  const code = toLanguageCode(text)
  if (code !== undefined) return code
  if (languages === undefined) {
    languages = new Map()
    for (const a of letters.toLowerCase())
      for (const b of letters.toLowerCase()) {
        const known = toLanguageCode(a + b)
        if (known === undefined || known !== a + b) continue
        for (const locale of [...locales, known]) {
          const key = headerKey(languageName(known, locale))
          if (!languages.has(key)) languages.set(key, known)
        }
      }
  }
  return languages.get(headerKey(text))
}

const categories = JSON.parse(
  readFileSync(new URL('../../../../assets/import/categories.json', import.meta.url), 'utf8'),
) as Words
const interestOf = new Map([...invert(categories), ...Object.entries(lists.interests)])

/** 'Mode & Beauty', '음식/여행'. */
const joined = /\s*[&+、，،・·/]\s*|\s+(?:and|und|et|y|e|i|и|та|ve|dan|en|och|og|và|और)\s+/iu

/** The interests a category names, strongest first; none where the dictionary has no such thing. */
export const toInterests = (text: string): string[] => {
  const known = interestOf.get(headerKey(text))
  if (known !== undefined) return known === '' ? [] : [known]
  const id = text.trim()
  if (findInterest(id) !== undefined) return [id]
  const parts = text.split(joined).filter((part) => part.trim() !== '')
  const found = parts.length > 1 ? parts.flatMap((part) => interestOf.get(headerKey(part)) ?? []) : []
  return [...new Set([...found.filter((one) => one !== ''), ...findInterests(text).keys()])]
}
