import { once } from '../../assets/words.js'
import { yearMs } from '../../kernel/clock.js'
import { matchesOf } from '../../kernel/matches.js'
import type { Stated } from '../../model/creator-facts.js'
import { anyOf, beginsWith, endsWith, isTakenBack } from './stated-words.js'

const agesFrom = 13
const agesTo = 100
const ages = once(() => {
  const year = '(?:19|20)\\d{2}'
  const then = `(?=\\s*(?:$|[^\\p{L}\\p{N}\\s%+:.]|[.:](?!\\d)|(?:${anyOf('age', 'then')})(?!\\p{L})))`
  return {
    born: new RegExp(
      `(?<!\\p{L})(?:${anyOf('born', 'before')})\\s*(${year})(?!\\d)|(?<!\\d)(${year})\\s?(?:${anyOf('born', 'after')})`,
      'iu',
    ),
    aged: new RegExp(
      `(?<![\\p{L}\\p{N}#@.+-])(\\d{2})\\s?(?:${anyOf('age', 'after')})(?![\\p{L}\\p{N}])|(?<!\\p{L})(?:${anyOf('age', 'before')})\\s(\\d{2})${then}`,
      'giu',
    ),
    unless: { before: endsWith(anyOf('age', 'unless', 'before')), after: beginsWith(anyOf('age', 'unless', 'after')) },
  }
})

type StatedAge = Stated<number> & { isYear: boolean }

/** A stated year of birth, or else a stated age. */
const findAge = (bio: string, asOf: number): StatedAge | null => {
  if (!/\d\d/u.test(bio)) return null
  const { born, aged, unless } = ages()
  const thisYear = new Date(asOf).getUTCFullYear()
  const year = born.exec(bio)
  if (year !== null) {
    const value = Number(year[1] ?? year[2])
    const isAge = thisYear - value >= agesFrom && thisYear - value <= agesTo
    return isAge ? { value, words: year[0].trim(), isYear: true } : null
  }
  for (const match of matchesOf(bio, aged)) {
    const [words, before, after] = match
    const years = Number(before ?? after)
    if (years < agesFrom || years > agesTo) continue
    if (isTakenBack(bio, match.index, match.index + words.length, unless)) continue
    return { value: years, words: words.trim(), isYear: false }
  }
  return null
}

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
  const { aged } = ages()
  return matchesOf(text, aged).length > 0
}
