import type { IntentStage, Sentiment } from '../text/verdict.js'
import { groupPhrases } from '../language/group-phrases.js'
import { isStopWord } from '../language/stop-words.js'
import { tokensOf, type Subject } from './subject.js'

/** A relevant comment, as far as themes need it. */
export interface ThemeComment {
  id: string
  author: string
  text: string
  likes: number
  sentiment: Sentiment | null
  stage: IntentStage
  vector?: Float32Array | undefined
}

export interface Theme {
  label: string
  kind: 'phrase' | 'intent'
  phrases: string[]
  comments: number
  authors: number
  /** Of the authors of all relevant comments. */
  share: number
  sentiment: Record<Sentiment, number>
  representative: { comment_id: string; text: string }
}

/** How many comments besides the relevant ones hold a phrase: what is said everywhere is no theme. */
export type Background = { comments: number; phrases: ReadonlyMap<string, number> }

const intentLabels: Partial<Record<IntentStage, string>> = {
  asks_price: 'asks for the price',
  asks_where: 'asks where to get it',
  wants: 'wants it',
  will_buy: 'will buy it',
  bought: 'has bought it',
  repeat: 'buys it again',
  objects: 'has an objection',
  rejects: 'refuses it',
}

const wordsMax = 3
const phrasesMax = 6
const joinFrom = 0.55

/** The phrases of a text, up to three words, that neither start nor end with a word that says nothing. */
export const phrasesOf = (text: string): Map<string, string> => {
  const tokens = tokensOf(text)
  const found = new Map<string, string>()
  for (let from = 0; from < tokens.length; from++) {
    if (isStopWord(tokens[from]?.word ?? '')) continue
    for (let to = from; to < Math.min(tokens.length, from + wordsMax); to++) {
      const [first, last] = [tokens[from], tokens[to]]
      if (first === undefined || last === undefined || isStopWord(last.word)) continue
      if (to > from && /[.!?,;\n]/.test(text.slice(first.end, last.start))) break
      const words = tokens.slice(from, to + 1).map(({ word }) => word)
      if (to === from && (first.word.length < 3 || /^\p{N}+$/u.test(first.word))) continue
      found.set(words.join(' '), text.slice(first.start, last.end).toLowerCase())
    }
  }
  return found
}

interface Phrase {
  key: string
  shown: Map<string, number>
  members: Set<number>
  score: number
}

/** What was asked for by these stands in relevant comments by definition, and is no theme of them. */
const namingKinds: ReadonlySet<string> = new Set(['name', 'brand', 'name_word', 'keyword'])

const namesSubject = (key: string, subject: Subject): boolean =>
  key.split(' ').every((word) => (subject.terms.get(word) ?? []).some(({ kind }) => namingKinds.has(kind)))

const collect = (comments: readonly ThemeComment[], subject: Subject): Map<string, Phrase> => {
  const phrases = new Map<string, Phrase>()
  comments.forEach(({ text }, i) => {
    for (const [key, shown] of phrasesOf(text)) {
      if (namesSubject(key, subject)) continue
      const phrase = phrases.get(key) ?? { key, shown: new Map<string, number>(), members: new Set<number>(), score: 0 }
      phrase.members.add(i)
      phrase.shown.set(shown, (phrase.shown.get(shown) ?? 0) + 1)
      phrases.set(key, phrase)
    }
  })
  return phrases
}

const authorsOf = (members: Iterable<number>, comments: readonly ThemeComment[]): number =>
  new Set([...members].map((i) => comments[i]?.author)).size

/** Authors that say it, times how much more often than elsewhere, a little more for longer phrases: they read better. */
const scorePhrases = (
  phrases: Iterable<Phrase>,
  comments: readonly ThemeComment[],
  background: Background,
  authorsMin: number,
): Phrase[] =>
  [...phrases]
    .map((phrase) => {
      const authors = authorsOf(phrase.members, comments)
      const here = phrase.members.size / comments.length
      const elsewhere = ((background.phrases.get(phrase.key) ?? 0) + 0.5) / (background.comments + 1)
      const length = 1 + 0.35 * (phrase.key.split(' ').length - 1)
      return { ...phrase, score: authors < authorsMin ? 0 : authors * Math.log(1 + here / elsewhere) * length }
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || (a.key < b.key ? -1 : 1))

const present = (
  label: string,
  kind: Theme['kind'],
  phrases: string[],
  members: ReadonlySet<number>,
  comments: readonly ThemeComment[],
  allAuthors: number,
): Theme => {
  const said = [...members].flatMap((i) => comments[i] ?? [])
  const [best] = [...said].sort(
    (a, b) =>
      b.likes - a.likes || Math.abs(a.text.length - 60) - Math.abs(b.text.length - 60) || (a.id < b.id ? -1 : 1),
  )
  const authors = authorsOf(members, comments)
  const mood = (label: Sentiment): number => said.filter(({ sentiment }) => sentiment === label).length
  return {
    label,
    kind,
    phrases,
    comments: members.size,
    authors,
    share: Math.round((authors / Math.max(1, allAuthors)) * 1e4) / 1e4,
    sentiment: { negative: mood('negative'), neutral: mood('neutral'), positive: mood('positive') },
    representative: { comment_id: best?.id ?? '', text: best?.text ?? '' },
  }
}

const meanOf = (vectors: readonly Float32Array[]): Float32Array | undefined => {
  const [first] = vectors
  if (first === undefined) return undefined
  const mean = new Float32Array(first.length)
  for (const vector of vectors) for (let i = 0; i < mean.length; i++) mean[i]! += vector[i]!
  const norm = Math.hypot(...mean) || 1
  return mean.map((value) => value / norm)
}

const cosine = (a: Float32Array, b: Float32Array): number => {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!
  return sum
}

/** Where there are vectors, comments without a phrase of any theme join the one they are closest to in meaning. */
const joinByMeaning = (themes: { members: Set<number> }[], comments: readonly ThemeComment[]): void => {
  const centres = themes.map(({ members }) => meanOf([...members].flatMap((i) => comments[i]?.vector ?? [])))
  const taken = new Set(themes.flatMap(({ members }) => [...members]))
  comments.forEach(({ vector }, i) => {
    if (vector === undefined || taken.has(i)) return
    const likeness = centres.map((centre) => (centre === undefined ? 0 : cosine(centre, vector)))
    const best = likeness.indexOf(Math.max(...likeness))
    if ((likeness[best] ?? 0) >= joinFrom) themes[best]?.members.add(i)
  })
}

/**
 * What the relevant comments are about: phrases that many authors use here and few elsewhere, those of the same comments taken
 * together, and what people ask and want of the product. Each with a comment that stands for it.
 */
export const findThemes = (
  comments: readonly ThemeComment[],
  subject: Subject,
  background: Background,
  most: number,
): Theme[] => {
  const allAuthors = new Set(comments.map(({ author }) => author)).size
  const authorsMin = Math.max(2, Math.ceil(allAuthors * 0.01))
  const phrases = scorePhrases(collect(comments, subject).values(), comments, background, authorsMin)
  const ranked = phrases.map((phrase) => ({ ...phrase, rows: Uint32Array.from(phrase.members) }))
  const groups = groupPhrases(ranked, { groupsMax: most, phrasesMax, need: 1 }).map(({ phrases: said, rows }) => ({
    phrases: said,
    members: new Set(rows),
  }))
  joinByMeaning(groups, comments)
  const shownAs = ({ shown }: Phrase): string =>
    [...shown].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0] ?? ''
  const spoken = groups.map(({ phrases: said, members }) =>
    present(said[0] === undefined ? '' : shownAs(said[0]), 'phrase', said.map(shownAs), members, comments, allAuthors),
  )
  const wanted = Object.entries(intentLabels).flatMap(([stage, label]) => {
    const members = new Set(comments.flatMap((comment, i) => (comment.stage === stage ? [i] : [])))
    return authorsOf(members, comments) < authorsMin
      ? []
      : [present(label, 'intent', [], members, comments, allAuthors)]
  })
  return [...spoken, ...wanted].sort((a, b) => b.authors - a.authors || (a.label < b.label ? -1 : 1)).slice(0, most)
}
