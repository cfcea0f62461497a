import { toAlternatives } from '../../assets/expression.js'
import { once, readSections } from '../../assets/words.js'
import { yearMs } from '../../kernel/clock.js'
import { matchesOf } from '../../kernel/matches.js'
import type { Creator, Gender } from '../../model/creator.js'
import type { Stated, StatedFacts } from '../../model/creator-facts.js'
import { findPronouns } from '../audience/gender.js'
import { fold, foldPlaced, spanOf } from '../language/fold.js'

/** Any of the entries of `[name words…]`. */
const anyOf = (name: string, ...words: string[]): string =>
  toAlternatives(
    readSections('stated', name).flatMap((section) =>
      section.words.join(' ') === words.join(' ') ? section.entries : [],
    ),
  )

/** Whether a text ends, or begins, with one of these: what stands around a find can take it back. */
const endsWith = (source: string): RegExp => new RegExp(`(?<!\\p{L})(?:${source})\\s*$`, 'iu')
const beginsWith = (source: string): RegExp => new RegExp(`^\\s*(?:${source})(?!\\p{L})`, 'iu')
const aroundChars = 40

interface Around {
  before: RegExp
  after: RegExp
}

const isTakenBack = (text: string, start: number, end: number, { before, after }: Around): boolean =>
  before.test(text.slice(Math.max(0, start - aroundChars), start)) || after.test(text.slice(end, end + aroundChars))

const readGender = (text: string): Stated<Gender> | null => {
  const found = findPronouns(text)
  return found && { value: found.gender, words: found.words }
}

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

/** The year of birth, or the one that a stated age means on the day the bio was read. */
const readBirthYear = (bio: string, asOf: number): Stated<number> | null => {
  if (!/\d\d/u.test(bio)) return null
  const { born, aged, unless } = ages()
  const thisYear = new Date(asOf).getUTCFullYear()
  const year = born.exec(bio)
  if (year !== null) {
    const value = Number(year[1] ?? year[2])
    return thisYear - value >= agesFrom && thisYear - value <= agesTo ? { value, words: year[0].trim() } : null
  }
  for (const match of matchesOf(bio, aged)) {
    const [words, before, after] = match
    const years = Number(before ?? after)
    if (years < agesFrom || years > agesTo) continue
    if (isTakenBack(bio, match.index, match.index + words.length, unless)) continue
    return { value: new Date(asOf - years * yearMs).getUTCFullYear(), words: words.trim() }
  }
  return null
}

const flagPattern = /[\u{1f1e6}-\u{1f1ff}]{2}/gu
/** Flags of more than one country. */
const unions = new Set(['EU', 'UN'])
const toCode = (flag: string): string =>
  [...flag].map((letter) => String.fromCharCode((letter.codePointAt(0) ?? 0) - 0x1f1e6 + 65)).join('')

const capitalised = "(?:St\\. )?\\p{Lu}[\\p{L}\\p{M}'’-]*"
const small = '(?:(?:de|da|do|del|la|am|of) )?'
const placeName = new RegExp(`\\s*:?\\s*(${capitalised}(?:,? ${small}${capitalised}){0,3}|\\p{Lo}+)`, 'uy')
const places = once(() => ({
  lives: new RegExp(`(?<!\\p{L})(?:${anyOf('lives')})`, 'giu'),
  none: new RegExp(`^(?:${anyOf('no', 'place')})$`, 'u'),
  flagUnless: endsWith(anyOf('flag', 'unless', 'before')),
}))

/** The id of the place that a text names, if the dictionary knows one. */
export type FindPlace = (text: string) => string | undefined

/** Fewer and fewer words of a name: as few as still name the place that the longest known beginning names. */
const knownPlace = (name: string, findPlace: FindPlace): string | undefined => {
  let known: { id: string; text: string } | undefined
  for (let text = name; text !== ''; text = text.slice(0, Math.max(0, text.lastIndexOf(' ')))) {
    const plain = text.replace(/,$/u, '')
    const id = places().none.test(fold(plain)) ? undefined : findPlace(plain)
    if (id !== undefined && (known === undefined || known.id === id)) known = { id, text: plain }
    else if (known !== undefined) break
  }
  return known?.text
}

const readNamedPlace = (bio: string, findPlace: FindPlace): StatedFacts['place'] => {
  for (const { 0: intro, index } of matchesOf(bio, places().lives)) {
    placeName.lastIndex = index + intro.length
    const named = placeName.exec(bio)
    const value = named?.[1] === undefined ? undefined : knownPlace(named[1], findPlace)
    if (value !== undefined) return { value, words: `${intro} ${value}`, countryCode: null }
  }
  return null
}

/** A single flag. Two are nobody's home. */
const readFlag = (text: string): StatedFacts['place'] => {
  const found = matchesOf(text, flagPattern).filter(({ 0: flag }) => !unions.has(toCode(flag)))
  const [first] = found
  if (first === undefined || new Set(found.map(([flag]) => flag)).size > 1) return null
  if (places().flagUnless.test(text.slice(Math.max(0, first.index - aroundChars), first.index))) return null
  return { value: first[0], words: first[0], countryCode: toCode(first[0]) }
}

const callings = once(() => {
  const sections = readSections('stated', 'profession').filter(({ options }) => options['name'] !== undefined)
  const kinds = sections.map(({ entries }) => `(${fold(toAlternatives(entries))})`)
  return {
    names: sections.map(({ options }) => options['name'] ?? ''),
    pattern: new RegExp(`(?<![\\p{L}#@-])(?:${kinds.join('|')})(?![\\p{L}])`, 'gu'),
    unless: {
      before: endsWith(anyOf('profession', 'unless', 'before')),
      after: beginsWith(anyOf('profession', 'unless', 'after')),
    },
  }
})

const readProfession = (bio: string): Stated<string> | null => {
  const folded = foldPlaced(bio)
  const { names, pattern, unless } = callings()
  for (const match of matchesOf(folded.text, pattern)) {
    const end = match.index + match[0].length
    if (isTakenBack(folded.text, match.index, end, unless)) continue
    const value = names.find((_, i) => match[i + 1] !== undefined)
    const span = spanOf(folded, match.index, end)
    if (value !== undefined) return { value, words: bio.slice(span.start, span.end) }
  }
  return null
}

/** What a creator says of themselves in name and bio, each with the words. Nothing is guessed from names, pictures or taste. */
export const readStated = (
  { name, bio, provenance, professional }: Pick<Creator, 'name' | 'bio' | 'provenance' | 'professional'>,
  findPlace: FindPlace,
): StatedFacts => {
  const said = professional === null ? bio : `${professional.headline}\n${bio}`
  return {
    gender: readGender(`${name}\n${said}`),
    birthYear: readBirthYear(said, provenance.asOf),
    place: readNamedPlace(said, findPlace) ?? readFlag(`${name} ${said}`),
    profession: readProfession(said),
  }
}
