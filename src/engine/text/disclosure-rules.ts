import { toSource } from '../../assets/expression.js'
import { anyLanguage, readRules } from '../../assets/index.js'
import { once } from '../../assets/words.js'
import { createSieve } from '../language/sieve.js'

/** An expression of a language; null for what is said everywhere. */
export interface Phrase {
  language: string | null
  /** What is written, without its borders. */
  source: string
  /** Made when it is first asked for: to read its classes of letters takes a millisecond, and most phrases never are in a text. */
  pattern: () => RegExp
}

interface Rules {
  /** Language by tag; null for those that are used everywhere. */
  tags: ReadonlyMap<string, string | null>
  /** Tags that say that nobody paid. */
  unpaidTags: ReadonlyMap<string, string | null>
  phrases: readonly Phrase[]
  opener: RegExp
  openers: ReadonlyMap<string, string | null>
  /** "sponsored by absolutely nobody" */
  denials: readonly Phrase[]
  /** Links and commissions that pay whoever shared them. */
  affiliate: readonly Phrase[]
  /** What stands before a code that lowers a price, and what stands behind one. */
  beforeCode: readonly Phrase[]
  behindCode: readonly Phrase[]
  /** Which of these expressions may hold in a text: one pass over it spares most texts all of them. */
  possible: (text: string) => ReadonlySet<Phrase>
}

const word = '[\\p{L}\\p{N}_]'
/** Scripts without spaces, where a phrase ends wherever it ends; Korean hangs particles on words, but begins them with a space. */
const unbegun = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}]'
const unended = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Hangul}]'

/** `\\b` does not know letters beyond ASCII, so borders are spelled out. */
const bordered = (source: string): string =>
  `(?:(?<![\\p{L}\\p{N}_#＃@])|(?=${unbegun}))(?:${source})(?:(?!${word})|(?<=${unended}))`

const asWords = (source: string): RegExp => new RegExp(bordered(source), 'giu')

const codeOf = (language: string): string | null => (language === anyLanguage ? null : language)

type Entry = readonly [entry: string, language: string | null]

const entriesOf = (section: string): Entry[] =>
  readRules('disclosure').flatMap(({ language, sections }) =>
    sections
      .filter(({ name }) => name === section)
      .flatMap(({ entries }) => entries.map((entry): Entry => [entry, codeOf(language)])),
  )

/** Letters as strings that a text must have are written: small, and the two small ones of a capital as one. */
const toSmall = (text: string): string => text.toLowerCase().replace(/[ςſ]/gu, (letter) => (letter === 'ς' ? 'σ' : 's'))

/** Of the same text, affiliations are asked for after disclosures: what was said last is kept. */
const createPossible = (all: readonly Phrase[]): Rules['possible'] => {
  const sift = createSieve(all.map(({ source }) => ({ source: toSmall(`(?:${source})`) })))
  let last: { text: string; found: ReadonlySet<Phrase> } = { text: '', found: new Set() }
  return (text) => {
    if (text !== last.text) last = { text, found: new Set(sift(toSmall(text)).map((number) => all[number]!)) }
    return last.found
  }
}

const phrasesOf = (entries: readonly Entry[]): Phrase[] =>
  entries.map(([entry, language]) => {
    const source = toSource(entry)
    return { language, source, pattern: once(() => asWords(source)) }
  })

/** A word of its own: behind it a mark, the end of its sentence or of its line. */
const openerOf = (openers: readonly Entry[]): RegExp => {
  const any = openers.map(([entry]) => entry).sort((a, b) => b.length - a.length)
  return new RegExp(
    `^[\\s([【［*_~]*(${any.join('|')})(?:\\s*[|:：)\\]】］/–*_~-]|[^\\S\\n]*(?:\\n|\\.(?=\\s|$)))`,
    'iu',
  )
}

/** The words that disclose, of all languages, as `assets/rules` lists them. */
export const disclosureRules = once((): Rules => {
  const listOf = (section: string): Phrase[] => phrasesOf(entriesOf(section))
  const openers = entriesOf('openers')
  const lists = {
    phrases: listOf('phrases'),
    affiliate: listOf('affiliate'),
    beforeCode: listOf('codes'),
    behindCode: listOf('codes-behind'),
    denials: listOf('denials'),
  }
  return {
    ...lists,
    tags: new Map(entriesOf('tags')),
    unpaidTags: new Map(entriesOf('unpaid-tags')),
    opener: openerOf(openers),
    openers: new Map(openers),
    possible: createPossible(Object.values(lists).flat()),
  }
})
