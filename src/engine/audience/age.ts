import type { AgeBand } from '../../model/audience-summary.js'
import { withPlainDigits } from '../language/digits.js'
import { readStatedAge, tellsYears } from './stated-age.js'

/** A part of a bio that is a number and nothing else: '24', '24 y/o', '24 años'. Parts are set off by what people set off with. */
const parts = /[|•·/\n,;–—]|\s{2,}/u
const bare =
  /^\s*(?:age[d:]?\s*)?(\d{2})\s*(?:y\/?o|yrs?(?: old)?|years old|años|anos|ans|jahre|anni|歳|살|\p{Emoji_Presentation})?\s*$/iu
/** Round the clock is no age. */
const clock = /\b24\s?\/\s?7\b/g
const leading = /^(\d{2})(?=\s)/u

export const toAgeBand = (age: number): AgeBand | null => {
  if (age < 13 || age > 100) return null
  if (age < 18) return '13-17'
  if (age < 25) return '18-24'
  if (age < 35) return '25-34'
  if (age < 45) return '35-44'
  if (age < 55) return '45-54'
  return '55+'
}

/** The age a bio states, as a band. Nothing is guessed from pictures, names or taste. */
export const readAge = (given: string, now: number): AgeBand | null => {
  const bio = withPlainDigits(given)
  if (!/\d/.test(bio)) return null
  const stated = readStatedAge(bio, now)
  if (stated !== null) return toAgeBand(stated)
  for (const part of bio.replaceAll(clock, ' ').split(parts)) {
    // Years of something else are no age, though a number stands first.
    const age = bare.exec(part)?.[1] ?? (tellsYears(part) ? undefined : leading.exec(part.trimStart())?.[1])
    if (age !== undefined) return toAgeBand(Number(age))
  }
  return null
}
