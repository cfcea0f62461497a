import type { AudienceMember } from '../../model/audience.js'
import { isAscii } from '../language/fold.js'
import { Cache } from '../../kernel/cache.js'

/** How a person's languages are spread, by what is known of them: sums to 1. */
export type LanguageReading = readonly (readonly [code: string, share: number])[]

/** Scripts that few languages write. Latin and Cyrillic letters alone say too little. */
const scripts: readonly (readonly [pattern: RegExp, reading: LanguageReading])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, [['ja', 1]]],
  [/\p{Script=Hangul}/u, [['ko', 1]]],
  [
    /\p{Script=Han}/u,
    [
      ['zh', 0.5],
      ['ja', 0.5],
    ],
  ],
  [
    /\p{Script=Arabic}/u,
    [
      ['ar', 0.88],
      ['fa', 0.07],
      ['ur', 0.05],
    ],
  ],
  [/\p{Script=Thai}/u, [['th', 1]]],
  [/\p{Script=Hebrew}/u, [['he', 1]]],
  [/\p{Script=Greek}/u, [['el', 1]]],
  [
    /\p{Script=Devanagari}/u,
    [
      ['hi', 0.85],
      ['mr', 0.1],
      ['ne', 0.05],
    ],
  ],
  [/\p{Script=Bengali}/u, [['bn', 1]]],
  [/\p{Script=Tamil}/u, [['ta', 1]]],
  [/\p{Script=Georgian}/u, [['ka', 1]]],
  [/\p{Script=Armenian}/u, [['hy', 1]]],
]

const shortCodes: Readonly<Record<string, string>> = { fil: 'tl', nb: 'no' }
const mainLanguages = new Cache<string, string | null>(1000)

/** The language most people of a country write, by Unicode's likely subtags. */
const mainLanguageOf = (country: string): string | null => {
  const known = mainLanguages.get(country)
  if (known !== undefined) return known
  let found: string | null = null
  try {
    const { language } = new Intl.Locale(`und-${country}`).maximize()
    found = language === 'und' ? null : (shortCodes[language] ?? language)
  } catch {
    found = null
  }
  mainLanguages.set(country, found)
  return found
}

/** Share of people who use a network in English though their country writes another language. */
const englishAbroad = 0.08

/** Countries that write more than one language, and how many write which. */
const several: Readonly<Record<string, LanguageReading>> = {
  BE: [
    ['nl', 0.52],
    ['fr', 0.4],
    ['en', 0.08],
  ],
  CH: [
    ['de', 0.62],
    ['fr', 0.22],
    ['it', 0.08],
    ['en', 0.08],
  ],
  CA: [
    ['en', 0.8],
    ['fr', 0.2],
  ],
}

const blend = (main: string): LanguageReading =>
  main === 'en'
    ? [['en', 1]]
    : [
        [main, 1 - englishAbroad],
        ['en', englishAbroad],
      ]

/**
 * The stated language; else what people of the stated country mostly write, or the script where it is another one. The script
 * alone is not enough: it always gives away those who write Arabic or Japanese and never those who write Latin letters, so
 * counting it would blow their shares up.
 */
export const readLanguage = (
  { language, name, bio }: AudienceMember,
  country: string | null,
): LanguageReading | null => {
  if (language !== null) return [[language, 1]]
  const main = country === null ? null : mainLanguageOf(country)
  if (country === null || main === null) return null
  const usual = several[country] ?? blend(main)
  if (isAscii(bio) && isAscii(name)) return usual
  const text = `${bio}\n${name}`
  const script = scripts.find(([pattern]) => pattern.test(text))?.[1]
  return script === undefined || usual.some(([code]) => script.some(([own]) => own === code)) ? usual : script
}
