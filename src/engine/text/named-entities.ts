import { wordSet } from '../../assets/words.js'
import { polishNominatives } from './polish-forms.js'
import { isRussianGivenName, russianNominatives } from './russian-forms.js'

export const entityKinds = ['person', 'place', 'organisation'] as const
export type EntityKind = (typeof entityKinds)[number]

/** Somebody or something that a text names. Places in UTF-16 code units. */
export interface NamedEntity {
  kind: EntityKind
  /** As it is written, without title. */
  name: string
  start: number
  end: number
}

/** What the rules ask of our dictionaries. */
export interface NameBooks {
  isFirstName: (word: string) => boolean
  /** How likely this, as a whole, is the name of a place: 0 where it is none. */
  placeLikelihood: (name: string) => number
}

const titles = wordSet('entities', 'titles')
const ends = wordSet('entities', 'organisation-ends')
const begins = wordSet('entities', 'organisation-begins')
const notNames = wordSet('entities', 'not-names')
/** Words that lists of first names hold, and that a post rarely means so. */
const notGivenNames = wordSet('entities', 'not-given-names')
/** Names of organisations that no word in them tells. */
const organisations = wordSet('entities', 'organisations')
const beforePlaces = wordSet('entities', 'before-places')
/** Within a name between its words: University of Leeds, Lucía de la Vega. */
const joints = wordSet('entities', 'joints')
/** Within the name of an organisation alone: Harlow & Finch. */
const ands = wordSet('entities', 'ands')

/** How likely a name must be that of a place: behind a word such as "from", and elsewhere. */
const placeMin = { placed: 0.2, alone: 0.4 }

interface Token {
  text: string
  lower: string
  start: number
  end: number
  isCapital: boolean
  /** Whether it begins a sentence, where everything has a capital. */
  isFirst: boolean
  /** Whether nothing but a space stands between it and the one before. */
  isBeside: boolean
}

/** Enough for any post. */
const charactersMax = 5000
const partsMax = 6
const word =
  /(?:https?:\/\/|www\.)\S+|[@#＠＃][\p{L}\p{N}_.-]+|\p{L}[\p{L}\p{M}\p{N}]*(?:['’.-]\p{L}[\p{L}\p{M}\p{N}]*)*\.?|&/gu
/** An article or a preposition that has lost its vowel, and is no part of the word: all'Università, d'Italia. */
const elided = /^(?:l|d|all|dell|nell|sull|dall|qu|quell|un)['’](?=\p{Lu})/iu
/** Scripts that have capitals: elsewhere names are not told by them. */
const isCased = /^\p{Lu}/u

const readTokens = (text: string): Token[] => {
  const tokens: Token[] = []
  let end = 0
  for (const match of text.matchAll(word)) {
    const [raw] = match
    const between = text.slice(end, match.index)
    const before = tokens.at(-1)
    // The full stop of a title or a letter belongs to it; any other ends the sentence.
    const letters = raw.endsWith('.') ? raw.slice(0, -1) : raw
    const lower = letters.toLowerCase()
    const keepsDot = titles().has(lower) || ends().has(lower.replaceAll('.', '')) || [...letters].length === 1
    const endsSentence = raw.endsWith('.') && !keepsDot
    tokens.push(
      ...partElision({
        text: letters,
        lower,
        start: match.index,
        end: match.index + letters.length,
        isCapital: isCased.test(letters),
        isFirst: before === undefined || /[.!?…:\n\r]|\p{Extended_Pictographic}/u.test(between) || before.text === '.',
        isBeside: before !== undefined && /^\.?[ \u00a0]$/u.test(between),
      }),
    )
    end = match.index + raw.length
    if (endsSentence) tokens.push({ ...stop, start: end, end })
  }
  return tokens
}

/** Apart from its word; D'Angelo within a sentence is a name. */
const partElision = (token: Token): Token[] => {
  const [cut] = elided.exec(token.text) ?? []
  if (cut === undefined || (token.isCapital && !token.isFirst)) return [token]
  const [text, start] = [token.text.slice(cut.length), token.start + cut.length]
  const small = { ...token, text: cut, lower: cut.toLowerCase().replace('’', "'"), end: start, isCapital: false }
  return [small, { ...token, text, lower: text.toLowerCase(), start, isCapital: true, isFirst: false, isBeside: true }]
}

const stop: Token = { text: '.', lower: '.', start: 0, end: 0, isCapital: false, isFirst: false, isBeside: false }

const isPlain = (token: Token | undefined): boolean =>
  token !== undefined && token.isCapital && !/^[@#]|:\/\//u.test(token.text)

const bare = (token: Token): string => token.lower.replaceAll('.', '')

/** A stretch of words with capitals, and joints between them, from a word on. */
const runFrom = (tokens: readonly Token[], at: number): Token[] => {
  const run: Token[] = []
  for (let i = at; i < tokens.length && run.length < partsMax; i++) {
    const token = tokens[i]
    if (token === undefined || (i > at && !token.isBeside)) break
    if (isPlain(token)) run.push(token)
    else if ((run.length > 0 || i === at) && (joints().has(token.lower) || ands().has(token.lower))) run.push(token)
    else break
  }
  while (run.length > 0 && !isPlain(run.at(-1))) run.pop()
  return run
}

const spanOf = (text: string, kind: EntityKind, run: readonly Token[]): NamedEntity | undefined => {
  const [first, last] = [run[0], run.at(-1)]
  if (first === undefined || last === undefined) return undefined
  const { start } = first
  const { end } = last
  return { kind, name: text.slice(start, end), start, end }
}

/** The first words of a run that are the name of a known organisation. */
const knownOrganisation = (run: readonly Token[]): Token[] | undefined => {
  for (let length = run.length; length > 0; length--) {
    const own = run.slice(0, length)
    if (organisations().has(own.map(({ lower }) => lower).join(' '))) return own
  }
  return undefined
}

/** The run up to a word that ends organisations; also where that word alone is small: Uppsala universitet. */
const readOrganisation = (run: readonly Token[], next: Token | undefined): Token[] | undefined => {
  const known = knownOrganisation(run)
  if (known !== undefined) return known
  const named = run.findLastIndex((token) => ends().has(bare(token)))
  if (named > 0) return run.slice(0, named + 1)
  const [first] = run
  if (first === undefined) return undefined
  if (next?.isBeside === true && !next.isFirst && ends().has(bare(next)) && !notNames().has(first.lower))
    return [...run, next]
  if (!begins().has(first.lower)) return undefined
  // "en" is "and" in one language and says where in another: Banco de España en Madrid.
  const until = run.findIndex((token) => ands().has(token.lower) && beforePlaces().has(token.lower))
  if (run.length > 1) return until < 0 ? [...run] : run.slice(0, until)
  // Ministries of languages that write what follows small.
  return /\p{Script=Cyrillic}/u.test(first.text) && next?.isBeside === true && [...next.text].length > 4
    ? [first, next]
    : undefined
}

const isName = (token: Token): boolean =>
  !notNames().has(token.lower) && !titles().has(bare(token)) && [...token.text].length > 1

/** The words of a run that are a person's: a first name and what follows, or what follows a title. */
const readPerson = (run: readonly Token[], hasTitle: boolean, { isFirstName }: NameBooks): Token[] | undefined => {
  const until = run.findIndex((token) => (isPlain(token) ? !isName(token) : ands().has(token.lower)))
  const own = until < 0 ? [...run] : run.slice(0, until)
  while (own.length > 0 && !isPlain(own.at(-1))) own.pop()
  const parts = own.filter(isPlain)
  const [first] = parts
  if (first === undefined) return undefined
  if (hasTitle) return own.slice(0, own.indexOf(parts.at(Math.min(parts.length, 3) - 1) ?? first) + 1)
  if (parts.length < 2 || parts.length > 4 || notGivenNames().has(first.lower)) return undefined
  return isFirstName(first.text) || isRussianGivenName(first.text) ? own : undefined
}

/** Whether nearly every word has a capital, as in a headline: then none of them says anything. */
const isHeadline = (tokens: readonly Token[]): boolean => {
  const words = tokens.filter(({ text }) => /^\p{L}{3}/u.test(text) && !/^(?:https?|www)/u.test(text))
  const small = words.filter((token) => !token.isCapital && !joints().has(token.lower))
  return words.length > 3 && small.length === 0
}

const isShouted = (tokens: readonly Token[]): boolean => {
  const words = tokens.filter(({ text }) => /\p{L}{2}/u.test(text))
  return words.length > 3 && words.filter(({ text }) => text === text.toUpperCase()).length > words.length / 2
}

/**
 * People, places and organisations that a text names, by capitals, by the words around them (assets/rules/<language>/entities.rules) and by
 * our lists of first names and places. Careful rather than complete: a first name alone is nobody, a capital at the head of a sentence
 * says nothing. Scripts without capitals have readers of their own (named-scripts.ts).
 */
export const findNamedEntities = (whole: string, books: NameBooks): NamedEntity[] => {
  const text = whole.slice(0, charactersMax)
  const tokens = readTokens(text)
  if (isShouted(tokens) || isHeadline(tokens)) return []
  const found: NamedEntity[] = []
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at]
    if (token === undefined) break
    const before = at > 0 && token.isBeside ? tokens[at - 1] : undefined
    const hasTitle = before !== undefined && titles().has(bare(before))
    const next = tokens[at + 1]
    // An article or a greeting before a name, and the title itself, are no part of it.
    const isTitle = titles().has(bare(token))
    const isLeadIn =
      next?.isBeside === true &&
      ((isTitle && joints().has(next.lower)) || ((isTitle || notNames().has(token.lower)) && isPlain(next)))
    const isSmallName = hasTitle && joints().has(token.lower) && next?.isBeside === true && isPlain(next)
    if ((!isPlain(token) || isLeadIn) && !isSmallName) {
      at++
      continue
    }
    const run = runFrom(tokens, at)
    const read = readRun(text, run, { next: tokens[at + run.length], before, hasTitle }, books)
    if (read !== undefined) found.push(read.entity)
    at +=
      read?.words ??
      Math.max(
        1,
        run.findIndex((each, i) => i > 0 && isPlain(each)),
      )
  }
  return found
}

const readRun = (
  text: string,
  run: readonly Token[],
  { next, before, hasTitle }: { next: Token | undefined; before: Token | undefined; hasTitle: boolean },
  books: NameBooks,
): { entity: NamedEntity; words: number } | undefined => {
  const as = (kind: EntityKind, own: readonly Token[] | undefined) => {
    const entity = own === undefined ? undefined : spanOf(text, kind, own)
    return entity === undefined || own === undefined ? undefined : { entity, words: own.length }
  }
  const organisation = as('organisation', readOrganisation(run, next))
  if (organisation !== undefined && !hasTitle) return organisation
  const person = as('person', readPerson(run, hasTitle, books))
  if (person !== undefined) return person
  const isPlaced = before !== undefined && beforePlaces().has(before.lower)
  for (let length = run.length; length > 0; length--) {
    const own = run.slice(0, length)
    const [first, last] = [own[0], own.at(-1)]
    if (first === undefined || last === undefined || !isPlain(last) || (length === 1 && !isName(first))) continue
    // Alone at the head of a sentence it may be any word.
    if (!isPlaced && first.isFirst && length === 1 && !/^\p{Ll}/u.test(next?.text ?? '')) continue
    const name = text.slice(first.start, last.end)
    const names = isPlaced ? [name, ...russianNominatives(name), ...polishNominatives(name, before.lower)] : [name]
    if (names.some((each) => books.placeLikelihood(each) >= placeMin[isPlaced ? 'placed' : 'alone']))
      return as('place', own)
    if (!isPlaced) break
  }
  return undefined
}
