import { once } from '../../assets/words.js'
import { yearMs } from '../../kernel/clock.js'
import { matchesOf } from '../../kernel/matches.js'
import type { Stated } from '../../model/creator-facts.js'
import { withPlainDigits } from '../language/digits.js'
import { anyOf, beginsWith, endsWith, isTakenBack } from './stated-words.js'

const agesFrom = 13
const agesTo = 100
const ages = once(() => {
  const year = '(?:19|20)\\d{2}'
  const then = `(?=\\s*(?:$|[^\\p{L}\\p{N}\\s%+:.]|[.:](?!\\d)|(?:${anyOf('age', 'then')})(?!\\p{L})))`
  const after = `(\\d{2})\\s?(?:${anyOf('age', 'after')})(?![\\p{L}\\p{N}])`
  const before = `(?<!\\p{L})(?:${anyOf('age', 'before')})\\s(\\d{2})${then}`
  const joined = `(\\d{2})\\s?(?:${anyOf('age', 'joined')})`
  return {
    born: new RegExp(
      `(?<!\\p{L})(?:${anyOf('born', 'before')})\\s*(${year})(?!\\d)|(?<!\\d)(${year})\\s?(?:${anyOf('born', 'after')})|(?<![\\d.,])(\\d{2})\\s?(?:${anyOf('born', 'short')})`,
      'giu',
    ),
    bornUnless: new RegExp(`^(?:${anyOf('born', 'unless', 'after')})`, 'iu'),
    aged: new RegExp(`(?<![\\p{L}\\p{N}#@.+-])${after}|${before}`, 'giu'),
    // In scripts without spaces what stands beside says nothing about where a word begins.
    joined: new RegExp(`(?<![\\p{N}#@.+〜~～-])${joined}`, 'gu'),
    unless: { before: endsWith(anyOf('age', 'unless', 'before')), after: beginsWith(anyOf('age', 'unless', 'after')) },
    joinedUnless: {
      before: new RegExp(`(?:${anyOf('age', 'joined', 'unless', 'before')})\\s*$`, 'u'),
      after: new RegExp(`^(?:${anyOf('age', 'joined', 'unless', 'after')})`, 'u'),
    },
  }
})

type StatedAge = Stated<number> & { isYear: boolean }

/** Of two digits, the latest year in which somebody who writes of himself can have been born. */
const wholeYear = (short: number, thisYear: number): number =>
  thisYear - (2000 + short) >= agesFrom ? 2000 + short : 1900 + short

const findYear = (bio: string, thisYear: number): StatedAge | null | undefined => {
  const { born, bornUnless } = ages()
  for (const match of matchesOf(bio, born)) {
    const [words, before, after, short] = match
    if (before === undefined && bornUnless.test(bio.slice(match.index + words.length))) continue
    const value = short === undefined ? Number(before ?? after) : wholeYear(Number(short), thisYear)
    const isAge = thisYear - value >= agesFrom && thisYear - value <= agesTo
    return isAge ? { value, words: words.trim(), isYear: true } : null
  }
  return undefined
}

/** A stated year of birth, or else a stated age. */
const findAge = (given: string, asOf: number): StatedAge | null => {
  const bio = withPlainDigits(given)
  if (!/\d\d/u.test(bio)) return null
  const { aged, joined, unless, joinedUnless } = ages()
  const said = ({ words, ...found }: StatedAge, at: number): StatedAge => ({ ...found, words: given.slice(at, at + words.length).trim() })
  const year = findYear(bio, new Date(asOf).getUTCFullYear())
  if (year !== undefined) return year === null ? null : said(year, bio.indexOf(year.words))
  for (const [pattern, around] of [[aged, unless], [joined, joinedUnless]] as const)
    for (const match of matchesOf(bio, pattern)) {
      const [words, before, after] = match
      const years = Number(before ?? after)
      if (years < agesFrom || years > agesTo) continue
      if (isTakenBack(bio, match.index, match.index + words.length, around)) continue
      return said({ value: years, words, isYear: false }, match.index)
    }
  return null
} // prettier-ignore

/** The year of birth, or the one that a stated age means on the day the bio was read. */
export const readBirthYear = (bio: string, asOf: number): Stated<number> | null => {
  const found = findAge(bio, asOf)
  if (found === null) return null
  const { value, words, isYear } = found
  return { value: isYear ? value : new Date(asOf - value * yearMs).getUTCFullYear(), words }
}

/** The age that a bio states in any of the languages that facts are read in; of whoever was born in a year, the one in the middle of it. */
export const readStatedAge = (bio: string, now: number): number | null => {
  const found = findAge(bio, now)
  if (found === null) return null
  return found.isYear ? Math.floor((now - Date.UTC(found.value, 6, 1)) / yearMs) : found.value
}

/** Whether a text says a number of years, of whatever. */
export const tellsYears = (text: string): boolean => {
  const { aged, joined } = ages()
  return matchesOf(text, aged).length > 0 || matchesOf(text, joined).length > 0
}
