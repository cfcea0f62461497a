import { addTo } from '../../kernel/groups.js'
import { fold } from '../language/fold.js'
import { isStopWord } from '../language/stop-words.js'
import { splitWords, unspaced } from '../language/words.js'

/** What comments may be about: a product or brand as a client describes it. */
export interface SubjectDescription {
  name: string
  description?: string | undefined
  keywords?: readonly string[] | undefined
  /** Brand, its other names and its handles, as far as they are known. */
  brand?: { names: readonly string[]; handles: readonly string[] } | undefined
}

export type TermKind = 'name' | 'brand' | 'handle' | 'keyword' | 'name_word' | 'description'

/** Words that point at the subject, and how much they say. */
export interface Term {
  kind: TermKind
  /** As the client wrote it. */
  shown: string
  words: readonly string[]
  weight: number
}

export interface Subject {
  name: string
  /** Whether keywords or a description say what kind of thing it is. */
  isDescribed: boolean
  /** By their first word. */
  terms: ReadonlyMap<string, readonly Term[]>
  longest: number
}

const weights: Record<TermKind, number> = {
  name: 0.95,
  brand: 0.9,
  handle: 0.9,
  keyword: 0.8,
  name_word: 0.68,
  description: 0.3,
}
const descriptionWords = 24

/** Plural and possessive endings, so that "serums" and "serum's" are "serum". Short words keep theirs. */
export const stem = (word: string): string => {
  const bare = word.replace(/['’]s$/u, '')
  if (bare.length > 4 && bare.endsWith('es') && /(?:s|x|z|ch|sh)es$/.test(bare)) return bare.slice(0, -2)
  return bare.length > 3 && bare.endsWith('s') && !bare.endsWith('ss') ? bare.slice(0, -1) : bare
}

export interface Token {
  word: string
  start: number
  end: number
}

/** The words of a text, folded and stemmed, with their places. Scripts without spaces are cut by the platform's dictionary. */
export const tokensOf = (text: string): Token[] =>
  splitWords(text).map(({ text: shown, start, end }) => {
    const word = fold(shown)
    return { word: unspaced.test(shown) ? word : stem(word), start, end }
  })

const wordsOf = (text: string): string[] => tokensOf(text).map(({ word }) => word)

const toTerm = (kind: TermKind, shown: string): Term[] => {
  const words = wordsOf(shown)
  return words.length === 0 ? [] : [{ kind, shown, words, weight: weights[kind] }]
}

/** Words of a text that say something, most frequent first. */
const tellingWords = (text: string, most: number): string[] => {
  const counts = new Map<string, number>()
  for (const { word } of tokensOf(text))
    if (word.length > 2 && !isStopWord(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, most)
    .map(([word]) => word)
}

/** Makes of a description the words by which comments are recognised as being about it. */
export const createSubject = ({ name, description = '', keywords = [], brand }: SubjectDescription): Subject => {
  const all: Term[] = [
    ...toTerm('name', name),
    ...(brand?.names ?? []).flatMap((other) => toTerm('brand', other)),
    ...(brand?.handles ?? []).flatMap((handle) => toTerm('handle', handle)),
    ...keywords.flatMap((keyword) => toTerm('keyword', keyword)),
    ...tellingWords(name, 8).flatMap((word) => toTerm('name_word', word)),
    ...tellingWords(description, descriptionWords).flatMap((word) => toTerm('description', word)),
    // People write names together: "Dew Serum" as #dewserum.
    ...[name, ...(brand?.names ?? [])].flatMap((shown) => {
      const together = wordsOf(shown).join('')
      return wordsOf(shown).length > 1 ? [{ kind: 'name' as const, shown, words: [together], weight: 0.9 }] : []
    }),
  ]
  const terms = new Map<string, Term[]>()
  const seen = new Set<string>()
  for (const term of all.sort((a, b) => b.weight - a.weight)) {
    const key = term.words.join(' ')
    if (seen.has(key)) continue
    seen.add(key)
    const first = term.words[0] ?? ''
    addTo(terms, first, term)
  }
  const isDescribed = all.some(({ kind }) => kind === 'keyword' || kind === 'description')
  return { name, isDescribed, terms, longest: Math.max(1, ...all.map(({ words }) => words.length)) }
}

export interface TermHit {
  term: Term
  start: number
  end: number
}

/** Where a text names the subject: at each place the strongest term. */
export const findTerms = (subject: Subject, tokens: readonly Token[]): TermHit[] => {
  const hits: TermHit[] = []
  for (let i = 0; i < tokens.length; i++) {
    const term = subject.terms
      .get(tokens[i]?.word ?? '')
      ?.find(({ words }) => words.every((word, at) => tokens[i + at]?.word === word))
    if (term === undefined) continue
    const last = i + term.words.length - 1
    hits.push({ term, start: tokens[i]?.start ?? 0, end: tokens[last]?.end ?? 0 })
    i = last
  }
  return hits
}
