import { toAlternatives } from '../../assets/expression.js'
import { once, readSections } from '../../assets/words.js'
import type { AudienceMember } from '../../model/audience.js'
import type { AudienceGender } from '../../model/audience-summary.js'
import { nameAbroad } from './names-by-country.js'
import { givenNameOf, namesInHandle, type FirstNames } from './first-names.js'
import type { Evidence } from './mixture.js'

/** What a profile says of gender. Names say nothing of people who are neither, so those are only ever known by their own word. */
export interface GenderReading {
  /** What the person states. */
  pronouns: AudienceGender | null
  /** Female against male, from pronouns or else from the name. */
  evidence: Evidence | null
}

/** The genders in the order in which they are tried: each is a group of the expression. */
const stated = ['female', 'male', 'other'] as const

const sourceOf = (gender: (typeof stated)[number]): string => {
  const partOf = (part: string): string =>
    toAlternatives(
      readSections('pronouns', gender).flatMap(({ words, entries }) => (words.includes(part) ? entries : [])),
    )
  const alone = partOf('alone')
  return `((?:${partOf('first')})\\s?\\/\\s?(?:${partOf('second')})${alone === '' ? '' : `|${alone}`})`
}

const pronounPattern = once(() => new RegExp(`(?<![\\p{L}/])(?:${stated.map(sourceOf).join('|')})(?!\\p{L})`, 'iu'))

/** Looking for pronouns takes long, and most bios have neither of these. */
const pronounHint = /\/|pronouns/i

/** The pronouns that a text states, and what they say. */
export const findPronouns = (text: string): { gender: AudienceGender; words: string } | null => {
  const match = pronounHint.test(text) ? pronounPattern().exec(text) : null
  const gender = stated.find((_, group) => match?.[group + 1] !== undefined)
  return match === null || gender === undefined ? null : { gender, words: match[0] }
}

/** One name in fifty misleads whatever the lists say: nicknames, a partner's account, a name from another country. */
const slip = 0.02
/** A handle's word can be a surname or a thing that happens to be a name. */
const handleSlip = 0.12

const towards = (womenShare: number, error: number): Evidence => {
  const female = error + (1 - 2 * error) * womenShare
  return {
    likely: [
      ['female', female],
      ['male', 1 - female],
    ],
    rest: 0,
  }
}

const latin = /\p{Script=Latin}/u

/** The country decides where a name means another gender than elsewhere: Andrea in Italy. */
export const readGender = (
  { name, handle, bio }: AudienceMember,
  names: FirstNames,
  country: string | null = null,
): GenderReading => {
  const pronouns = findPronouns(`${name}\n${bio}`)?.gender ?? null
  if (pronouns === 'female' || pronouns === 'male')
    return { pronouns, evidence: towards(pronouns === 'female' ? 1 : 0, 0.005) }
  if (pronouns === 'other') return { pronouns, evidence: null }
  const given = givenNameOf(name)
  const byName = given === undefined || given === handle ? undefined : (nameAbroad(given, country) ?? names.find(given))
  if (byName !== undefined) return { pronouns, evidence: towards(byName, slip) }
  // A name in other letters is there and cannot be read; the handle may hold the family's.
  if (name !== '' && !latin.test(name)) return { pronouns, evidence: null }
  for (const word of namesInHandle(handle)) {
    const byHandle = names.find(word)
    if (byHandle !== undefined) return { pronouns, evidence: towards(byHandle, handleSlip) }
  }
  return { pronouns, evidence: null }
}
