import { foldWord } from '../../language/characters.js'
import { isBeginning } from './beginnings.js'

/**
 * Word lists are written in a small language of patterns over words:
 *
 *     kill          that word
 *     kill~         a verb and its forms: kills, killed, killing, killin
 *     gun+          a noun and its plural
 *     kill~|stab~   any of these
 *     salak*        every word that begins so
 *     the?          may be missing
 *     <person>      a word or phrase of a class
 *     _             any one word
 *     ..3           up to three words
 *     ^  $          the sentence begins, the sentence ends
 *     ,             the clause begins: after a comma, a handle or an emoji too, where somebody is addressed
 */
export type Element =
  | { kind: 'words'; words: ReadonlySet<string>; stems: ReadonlySet<string>; isOptional: boolean }
  | { kind: 'class'; name: string; isOptional: boolean }
  | { kind: 'gap'; min: number; max: number }
  | { kind: 'begin'; of: 'sentence' | 'clause' }
  | { kind: 'end' }

const vowels = 'aeiou'
const isVowel = (unit: string | undefined): boolean => unit !== undefined && vowels.includes(unit)

/** Whether a verb doubles its last letter: "stab" does, "shoot" and "beat" do not. */
const doubles = (verb: string): boolean =>
  verb.length <= 5 &&
  !isVowel(verb.at(-1)) &&
  isVowel(verb.at(-2)) &&
  !isVowel(verb.at(-3)) &&
  !'wxyh'.includes(verb.at(-1) ?? '')

/** The regular forms of an English verb, besides itself. */
export const verbForms = (verb: string): string[] => {
  const base = verb.endsWith('e') ? verb.slice(0, -1) : doubles(verb) ? verb + (verb.at(-1) ?? '') : verb
  const third = /(?:s|x|z|ch|sh)$/.test(verb)
    ? `${verb}es`
    : verb.endsWith('y') && !isVowel(verb.at(-2))
      ? `${verb.slice(0, -1)}ies`
      : `${verb}s`
  const past = verb.endsWith('y') && !isVowel(verb.at(-2)) ? `${verb.slice(0, -1)}ied` : `${base}ed`
  return [third, past, `${base}ing`, `${base}in`, `${base}in'`]
}

/** The plurals of a noun. */
export const pluralForms = (noun: string): string[] =>
  /(?:s|x|z|ch|sh)$/.test(noun)
    ? [`${noun}es`]
    : noun.endsWith('y') && !isVowel(noun.at(-2))
      ? [`${noun.slice(0, -1)}ies`]
      : [`${noun}s`, `${noun}z`, `${noun}'s`]

/** What is wrong with a pattern, and at which of its characters. */
export class PatternError extends Error {
  readonly at: number

  constructor(at: number, problem: string) {
    super(problem)
    this.name = 'PatternError'
    this.at = at
  }
}

/** Three letters and the sign. */
const beginningMin = 4

const wordsOf = (alternatives: string, at: number): { words: Set<string>; stems: Set<string> } => {
  const words = new Set<string>()
  const stems = new Set<string>()
  for (const written of alternatives.split('|')) {
    const [isVerb, isNoun] = [written.endsWith('~'), written.endsWith('+')]
    const word = foldWord(isVerb || isNoun ? written.slice(0, -1) : written)
    if (word === '')
      throw new PatternError(at, `an empty word in "${alternatives}". Take away the | that has nothing on one side.`)
    if (word.includes('<') || word.includes('>'))
      throw new PatternError(
        at,
        `"${alternatives}" mixes words with a class. Write a line for the class and one for the words.`,
      )
    if (isBeginning(word) && word.length < beginningMin)
      throw new PatternError(
        at,
        `"${written}" is too short: too many words begin so. Write at least 3 letters before the *.`,
      )
    words.add(word)
    const forms = isVerb ? verbForms(word) : isNoun ? pluralForms(word) : []
    for (const form of forms) stems.add(form)
  }
  return { words, stems }
}

const parseElement = (written: string, at: number): Element => {
  if (written === '^') return { kind: 'begin', of: 'sentence' }
  if (written === ',') return { kind: 'begin', of: 'clause' }
  if (written === '$') return { kind: 'end' }
  if (written === '_') return { kind: 'gap', min: 1, max: 1 }
  if (written.startsWith('..')) {
    if (!/^\.\.[1-5]$/.test(written))
      throw new PatternError(at, `"${written}" is no gap. Write ..1 to ..5 for up to so many words.`)
    return { kind: 'gap', min: 0, max: Number(written[2]) }
  }
  const isOptional = written.length > 1 && written.endsWith('?')
  const body = isOptional ? written.slice(0, -1) : written
  const name = body.startsWith('<') ? /^<([a-z_]+)>$/.exec(body)?.[1] : undefined
  if (name !== undefined) return { kind: 'class', name, isOptional }
  return { kind: 'words', ...wordsOf(body, at), isOptional }
}

/** Reads a pattern. Throws a PatternError on one that could begin with any word: it would cost every text. */
export const parsePattern = (pattern: string): Element[] => {
  const elements = [...pattern.matchAll(/\S+/g)].map(({ 0: written, index }) => parseElement(written, index))
  const first = elements.find(({ kind }) => kind !== 'begin')
  if (
    first === undefined ||
    first.kind === 'gap' ||
    first.kind === 'end' ||
    ('isOptional' in first && first.isOptional)
  )
    throw new PatternError(
      0,
      'a pattern begins with a word or a class that must be there. Move the gap, or take away the ?.',
    )
  return elements
}

/** The words that a pattern names, with their forms. */
export const wordsIn = (elements: readonly Element[]): string[] =>
  elements.flatMap((element) => (element.kind === 'words' ? [...element.words, ...element.stems] : []))
