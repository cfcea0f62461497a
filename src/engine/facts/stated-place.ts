import { once } from '../../assets/words.js'
import { matchesOf } from '../../kernel/matches.js'
import type { StatedFacts } from '../../model/creator-facts.js'
import { fold } from '../language/fold.js'
import { polishNominatives } from '../text/polish-forms.js'
import { russianNominatives } from '../text/russian-forms.js'
import { turkishNominatives } from '../text/turkish-forms.js'
import { anyOf, aroundChars, endsWith } from '../audience/stated-words.js'

const flagPattern = /[\u{1f1e6}-\u{1f1ff}]{2}/gu
/** Flags of more than one country. */
const unions = new Set(['EU', 'UN'])
const toCode = (flag: string): string =>
  [...flag].map((letter) => String.fromCharCode((letter.codePointAt(0) ?? 0) - 0x1f1e6 + 65)).join('')

const capitalised = "(?:St\\. )?\\p{Lu}[\\p{L}\\p{M}'’-]*"
const small = '(?:(?:de|da|do|del|la|am|of) )?'
const nameSource = `${capitalised}(?:,? ${small}${capitalised}){0,3}|\\p{Lo}[\\p{Lo}\\p{M}]*`
const places = once(() => ({
  lives: new RegExp(`(?<!\\p{L})(?:${anyOf('lives')})`, 'giu'),
  livesBehind: new RegExp(`(?<![\\p{L}\\p{N}])(${nameSource})\\s(?:${anyOf('lives', 'behind')})(?!\\p{L})`, 'gu'),
  livesUnless: endsWith(anyOf('lives', 'unless', 'before')),
  /** Behind a pin a preposition may stand, too: "📍 w Krakowie". */
  name: new RegExp(`\\s*:?\\s*(?:(?:${anyOf('place', 'behind')})\\s)?(${nameSource})`, 'uy'),
  none: new RegExp(`^(?:${anyOf('no', 'place')})$`, 'u'),
  after: new RegExp(`(\\p{Lo})(?:${anyOf('place', 'after')})`, 'gu'),
  flagUnless: endsWith(anyOf('flag', 'unless', 'before')),
  behind: new RegExp(`^ ?(?:${anyOf('place', 'behind')})\\s?(${nameSource})`, 'iu'),
  from: new RegExp(`^(${anyOf('place', 'from')})\\s(${nameSource})$`, 'iu'),
  firstNames: new RegExp(`^(?:${anyOf('place', 'unless', 'alone')})$`, 'u'),
}))

/** The place that a text names, if the dictionary knows one, and whether the text is its name and nothing else. */
export type FindPlace = (text: string) => { id: string; isWhole: boolean } | undefined

/** Fewer and fewer words of a name: as few as still name the place that the longest known beginning names. */
const knownPlace = (name: string, findPlace: FindPlace): string | undefined => {
  let known: { id: string; text: string } | undefined
  for (let text = name; text !== ''; text = text.slice(0, Math.max(0, text.lastIndexOf(' ')))) {
    const plain = text.replace(/,$/u, '')
    const id = places().none.test(fold(plain)) ? undefined : findPlace(plain)?.id
    if (id !== undefined && (known === undefined || known.id === id)) known = { id, text: plain }
    else if (known !== undefined) break
  }
  return known?.text
}

interface NamedPlace {
  /** Its name in the nominative, as the dictionary has it. */
  value: string
  written: string
}

/** What a name may be in the nominative, by the preposition before it. */
const formsOf = (name: string, before: string): string[] => [
  ...russianNominatives(name),
  ...polishNominatives(name, fold(before)),
  ...turkishNominatives(name),
]

/** The same where the name stands in a case: "w Krakowie", "в Москве", "İstanbul'da". */
const namedPlace = (name: string, before: string, findPlace: FindPlace): NamedPlace | undefined => {
  const [written = ''] = name.split(/[,\s]/u)
  // The dictionary knows "İstanbul'da" too: by its first word.
  const bare = /['’]/u.test(written) ? turkishNominatives(written).find((each) => findPlace(each)?.isWhole) : undefined
  if (bare !== undefined) return { value: bare, written }
  const known = knownPlace(name, findPlace)
  if (known !== undefined) return { value: known, written: known }
  const value = formsOf(written, before).find((each) => findPlace(each)?.isWhole)
  return value === undefined ? undefined : { value, written }
}

const lastWord = (text: string): string => /(\p{L}+)\s*:?\s*$/u.exec(text)?.[1] ?? ''

/** What was found, up to the end of the place in it. */
const upTo = ({ 0: found, 1: name = '' }: RegExpExecArray, place: string): string =>
  found.slice(0, found.lastIndexOf(name)) + place

/** Behind "based in", "mieszkam w" or a pin. */
const readIntroduced = (bio: string, findPlace: FindPlace): StatedFacts['place'] => {
  for (const { 0: intro, index } of matchesOf(bio, places().lives)) {
    if (places().livesUnless.test(bio.slice(Math.max(0, index - aroundChars), index))) continue
    const { name } = places()
    name.lastIndex = index + intro.length
    const named = name.exec(bio)
    if (named === null) continue
    const found = namedPlace(named[1] ?? '', lastWord(intro + upTo(named, '')), findPlace)
    if (found !== undefined)
      return { value: found.value, words: `${intro}${upTo(named, found.written)}`, countryCode: null }
  }
  return null
}

/** Before "yaşıyorum". */
const readBeforeVerb = (bio: string, findPlace: FindPlace): StatedFacts['place'] => {
  for (const { 0: words, 1: name = '' } of matchesOf(bio, places().livesBehind)) {
    const found = namedPlace(name, '', findPlace)
    if (found !== undefined) return { value: found.value, words, countryCode: null }
  }
  return null
}

const readNamedPlace = (bio: string, findPlace: FindPlace): StatedFacts['place'] =>
  readIntroduced(bio, findPlace) ?? readBeforeVerb(bio, findPlace)

/** A single flag. Two are nobody's home. */
const readFlag = (text: string): StatedFacts['place'] => {
  const found = matchesOf(text, flagPattern).filter(({ 0: flag }) => !unions.has(toCode(flag)))
  const [first] = found
  if (first === undefined || new Set(found.map(([flag]) => flag)).size > 1) return null
  if (places().flagUnless.test(text.slice(Math.max(0, first.index - aroundChars), first.index))) return null
  return { value: first[0], words: first[0], countryCode: toCode(first[0]) }
}

/** Behind what somebody does: "Nurse in Leeds", "músico de Buenos Aires". */
const readBehind = (said: string, ends: readonly number[], findPlace: FindPlace): StatedFacts['place'] => {
  for (const end of ends) {
    const found = places().behind.exec(said.slice(end, end + aroundChars))
    const name = found?.[1]
    if (found === null || name === undefined || !startsLikeName(name)) continue
    const place = namedPlace(name, lastWord(upTo(found, '')), findPlace)
    if (place !== undefined) return { value: place.value, words: upTo(found, place.written).trim(), countryCode: null }
  }
  return null
}

/** Expressions that ignore case take small letters for capitals too. */
const startsLikeName = (name: string): boolean => /^(?:\p{Lu}|\p{Lo})/u.test(name)

/** What divides a bio into statements: signs between them, emoji, ends of sentences. */
const divider =
  /[|•·/;\n!?…,、。，،(){}[\]~»«]+|\.(?=\s|$)|\s[–—-]+\s|(?![\d#*©®])\p{Extended_Pictographic}[\ufe0f\u200d]*|\s{2,}/u
const wholeName = new RegExp(`^(?:${nameSource})$`, 'u')
const statementsMax = 40

interface Candidate {
  text: string
  /** The preposition before it. */
  before: string
  /** ISO code of the flag behind it. */
  flag: string | null
}

/** A statement without its flags; scripts without capitals divide by spaces and the Japanese の, too. */
const toCandidates = (statement: string): Candidate[] => {
  const [flag] = matchesOf(statement, flagPattern)
  const text = statement.replace(flagPattern, ' ').replace(places().after, '$1 ').trim()
  const code = flag === undefined || unions.has(toCode(flag[0])) ? null : toCode(flag[0])
  const [, before = '', from = ''] = places().from.exec(text) ?? []
  if (startsLikeName(from)) return [{ text: from, before, flag: code }]
  const parts = /^[^\p{Lu}\p{Ll}]*\p{Lo}/u.test(text) ? text.split(/[\s\dの]+/u) : [text]
  return parts
    .filter((part) => part.length <= 60 && wholeName.test(part))
    .map((part) => ({ text: part, before: '', flag: code }))
}

/**
 * A statement that is the name of a place and nothing else: "24 • Manchester • makeup". Two places that do not lie in one country are
 * nobody's home, and what is also a first name counts only with a flag.
 */
const readAlone = (name: string, said: string, findPlace: FindPlace): StatedFacts['place'] => {
  const own = new Set(fold(name).split(/\s+/u))
  const found = said
    .split(divider)
    .slice(0, statementsMax)
    .flatMap(toCandidates)
    .flatMap(({ text, before, flag }) => {
      const folded = fold(text)
      const isName = places().firstNames.test(folded) || own.has(folded)
      if (places().none.test(folded) || (isName && flag === null)) return []
      const hasEnding = /['’]/u.test(text)
      const names = [...(hasEnding ? turkishNominatives(text) : []), text, ...(before === '' ? [] : formsOf(text, before))] // prettier-ignore
      const value = names.find((each) => findPlace(each)?.isWhole)
      const id = value === undefined ? undefined : findPlace(value)?.id
      return value === undefined || id === undefined ? [] : [{ value, text, flag, id }]
    })
  const [first] = found
  const countryOf = (id: string): string => id.slice(0, 2)
  if (first === undefined || found.some(({ id }) => countryOf(id) !== countryOf(first.id))) return null
  const { value, text, flag } = found.find(({ id }) => id.length > 2) ?? first
  return { value, words: text, countryCode: flag }
}

/** Where somebody says to be: after "based in", behind what they do, alone, or by a flag. */
export const readPlace = (
  { name, said, behind }: { name: string; said: string; behind: readonly number[] },
  findPlace: FindPlace,
): StatedFacts['place'] =>
  readNamedPlace(said, findPlace) ??
  readBehind(said, behind, findPlace) ??
  readAlone(name, said, findPlace) ??
  readFlag(`${name} ${said}`)
