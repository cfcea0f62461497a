import { toAlternatives } from '../../assets/expression.js'
import { once, readSections } from '../../assets/words.js'
import { matchesOf } from '../../kernel/matches.js'
import type { Gender } from '../../model/creator.js'
import type { Stated } from '../../model/creator-facts.js'
import { findPronouns } from '../audience/gender.js'
import { isTakenBack, type Around } from '../audience/stated-words.js'
import { fold, foldPlaced, spanOf, type Folded } from '../language/fold.js'

const genders = ['female', 'male'] as const

const entriesOf = (name: string, kind: string): string =>
  fold(
    toAlternatives(
      readSections('stated-gender', name).flatMap(({ words, entries }) => (words.includes(kind) ? entries : [])),
    ),
  )

/** In scripts without spaces, other words may stand right beside one. */
const dense = '[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}]'
const starts = `(?:(?<![\\p{L}\\p{N}#@-])|(?=${dense}))`
const ends = `(?:(?<=${dense})|(?![\\p{L}-]))`
/** What clauses end with: signs and pictures. Two people may stand on both sides of an "and". */
const sign = '[\\n.,;:|•·/!?–—(){}\\[\\]~*…"“”]|\\p{Extended_Pictographic}|\\p{RI}| - '
const joint = '&|\\+|(?<!\\p{L})(?:and|y|e|et|und|i|и|en|och|og|ve)(?!\\p{L})'

const wordsOf = (kind: string): RegExp =>
  new RegExp(`${starts}(?:${genders.map((gender) => `(${entriesOf(gender, kind)})`).join('|')})${ends}`, 'gu')

const patterns = once(() => ({
  callings: wordsOf('calling'),
  roles: wordsOf('role'),
  opening: new RegExp(`(?:^|${sign}|${joint})\\s*(?:(?:${entriesOf('role', 'before')})(?:\\s+|(?<=['’])))*$`, 'u'),
  self: new RegExp(
    `(?:^|${sign}|${joint})\\s*(?:${entriesOf('role', 'self')})\\s+(?:(?:${entriesOf('role', 'before')})\\s+)*$`,
    'u',
  ),
  closing: new RegExp(`^\\s*(?:$|${sign}|${joint}|(?:${entriesOf('role', 'after')})(?![\\p{L}]))`, 'u'),
  clause: new RegExp(`(?:${sign})(?!.*(?:${sign}))`, 'su'),
  others: new RegExp(`(?<!\\p{L})(?:${entriesOf('unless', 'before')})(?!\\p{L})`, 'u'),
  unless: {
    before: new RegExp(`(?<!\\p{L})(?:${entriesOf('unless', 'before')})\\s*$`, 'u'),
    after: new RegExp(`^\\s*(?:${entriesOf('unless', 'after')})(?!\\p{L})`, 'u'),
  },
}))

interface Said {
  gender: Gender
  start: number
  end: number
}

const found = (text: string, pattern: RegExp, holds: (start: number, end: number) => boolean): Said[] =>
  matchesOf(text, pattern).flatMap((match): Said[] => {
    const end = match.index + match[0].length
    const gender = genders.find((_, i) => match[i + 1] !== undefined)
    return gender !== undefined && holds(match.index, end) ? [{ gender, start: match.index, end }] : []
  })

/** A word like "mum" says who writes at the beginning of a clause, where nothing before it says whose or for whom: "gifts for mum and dad". */
const isOwnRole = (text: string, start: number, end: number): boolean => {
  const { self, opening, closing, clause, others } = patterns()
  const before = text.slice(0, start)
  const last = clause.exec(before)
  const own = last === null ? before : before.slice(last.index + last[0].length)
  const isRole = closing.test(text.slice(end)) ? opening.test(before) : self.test(before)
  return isRole && !others.test(own)
}

const saidIn = ({ text }: Folded, unlessCalling: Around): Said[] => {
  const { callings, roles, unless } = patterns()
  // "Husband and wife team", "mom & dad": two people write.
  if (found(text, roles, (_, end) => unless.after.test(text.slice(end))).length > 0) return []
  const isFree = (start: number, end: number): boolean => !isTakenBack(text, start, end, unless)
  return [
    ...found(text, callings, (start, end) => isFree(start, end) && !isTakenBack(text, start, end, unlessCalling)),
    ...found(text, roles, (start, end) => isFree(start, end) && isOwnRole(text, start, end)),
  ].sort((a, b) => a.start - b.start)
}

/**
 * What somebody says of their own gender: pronouns, else words that no other gender uses of itself, in the bio alone. Where words of both are
 * there, two people write or one is meant that we cannot tell, and nothing is said.
 */
export const readStatedGender = (name: string, bio: string, unlessCalling: Around): Stated<Gender> | null => {
  const pronouns = findPronouns(`${name}\n${bio}`)
  if (pronouns !== null) return { value: pronouns.gender, words: pronouns.words }
  const placed = foldPlaced(bio)
  const said = saidIn(placed, unlessCalling)
  const [first] = said
  if (first === undefined || said.some(({ gender }) => gender !== first.gender)) return null
  const span = spanOf(placed, first.start, first.end)
  return { value: first.gender, words: bio.slice(span.start, span.end) }
}
