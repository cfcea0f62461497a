import { wordSet } from '../../assets/words.js'
import { findWord, makeWordTable, type KnownWord, type WordTable } from './word-table.js'

/** Words that handles may be made of, lower case and without accents. */
export interface HandleLexicon {
  /** First names. */
  names: ReadonlySet<string>
  /** Words of the language most handles are in, the most frequent first. */
  frequent: readonly string[]
  /** Words of other languages and names of brands. */
  others: ReadonlySet<string>
  /** Words that stand in texts as no name, in any language. */
  common: ReadonlySet<string>
}

/** Cuts a word of a handle into the words it was put together from; the word itself where it is one, or where nothing is sure. */
export type SplitHandle = (word: string) => readonly string[]

const runMin = 6
const runMax = 40
const unknownMin = 4
const pluralMin = 5
const wordMax = 20

/**
 * How surprising words are, in nats. Frequent ones by their rank; what is not known by its letters. Chosen by what they do to names of
 * brands and their handles (test/handle-words.test.ts measures it).
 */
const costs = {
  frequent: 2.3,
  particle: 8.5,
  ofThree: 2.5,
  name: 13,
  shortName: 15,
  other: 12.5,
  plural: 1.5,
  cut: 0.5,
  unknown: 8,
  letter: 2.3,
  familyName: 1,
  afterWord: 4,
}
/** As frequent as this, what could be a name is a word. */
const frequentWords = 4500

const shortNames = wordSet('names', 'short-names')
const particles = wordSet('names', 'handle-particles')
const openings = wordSet('names', 'handle-openings')
const endings = wordSet('names', 'handle-endings')

interface Step {
  cost: number
  word: string
  before: Step | undefined
  /** One word that is not known may stand in a handle: a family name. */
  hasUnknown: boolean
}

/** What a word is besides a word with a cost. */
const marks = { known: 1, name: 2, other: 4, common: 8, frequent: 16 }

/** What handles may be made of, as `createHandleSplitter` reads it: the number of a word is its cost. */
export type HandleWords = WordTable

/** What every word costs. Shorter ones are known by more letters than these: they are syllables of others too often. */
const weigh = ({ names, frequent, others }: HandleLexicon): Map<string, number> => {
  const weighed = new Map<string, number>()
  const put = (word: string, cost: number): void => {
    if (cost < (weighed.get(word) ?? Infinity)) weighed.set(word, cost)
  }
  for (const [rank, word] of frequent.entries())
    if (word.length > 2) put(word, costs.frequent + Math.log(rank + 1) + (word.length === 3 ? costs.ofThree : 0))
  for (const word of names) if (word.length > 3) put(word, word.length === 4 ? costs.shortName : costs.name)
  for (const word of others) if (word.length > 4) put(word, costs.other)
  for (const word of particles()) weighed.set(word, costs.particle)
  return weighed
}

export const compileHandleWords = (lexicon: HandleLexicon): HandleWords => {
  const words = new Map<string, KnownWord>()
  const mark = (word: string, marks: number, number = Infinity): void => {
    const known = words.get(word)
    words.set(word, { number: Math.min(number, known?.number ?? Infinity), marks: marks | (known?.marks ?? 0) })
  }
  for (const [word, cost] of weigh(lexicon)) mark(word, marks.known, cost)
  for (const word of lexicon.names) mark(word, marks.name)
  for (const word of lexicon.others) mark(word, marks.other)
  for (const word of lexicon.common) mark(word, marks.common)
  for (const word of lexicon.frequent.slice(0, frequentWords)) mark(word, marks.frequent)
  return makeWordTable(words)
}

export const createHandleSplitter = (words: HandleWords): SplitHandle => {
  const marksOf = (word: string): number => words.marks[findWord(words, word) ?? -1] ?? 0
  const knownCost = (word: string): number | undefined => {
    const slot = findWord(words, word) ?? -1
    return ((words.marks[slot] ?? 0) & marks.known) === 0 ? undefined : words.numbers[slot]
  }

  const costOf = (word: string): number | undefined => {
    const cost = knownCost(word)
    if (cost !== undefined || word.length < pluralMin || !word.endsWith('s') || word.endsWith('ss')) return cost
    const single = knownCost(word.slice(0, -1))
    return single === undefined ? undefined : single + costs.plural
  }

  const isWord = (word: string): boolean =>
    word.length > 3 && (costOf(word) !== undefined || (marksOf(word) & marks.other) !== 0)

  /** What it costs that a family name nobody knows follows; undefined where none can. */
  const costBeforeUnknown = (word: string): number | undefined => {
    if (openings().has(word)) return costs.familyName
    if (word.length === 3) return shortNames().has(word) ? costs.familyName : undefined
    const found = marksOf(word)
    if ((found & marks.name) === 0) return undefined
    if ((found & marks.common) === 0) return costs.familyName
    return (found & marks.frequent) !== 0 ? undefined : costs.familyName + costs.afterWord
  }

  /** The words that may stand at a place after others. */
  const stepsFrom = (run: string, at: number, lasts: readonly (Step | undefined)[]): Step[] => {
    const steps: Step[] = []
    const after = lasts.map((last) => ({
      last,
      soFar: (last?.cost ?? 0) + costs.cut,
      hasUnknown: last?.hasUnknown ?? false,
      unknown: last === undefined || last.hasUnknown ? undefined : costBeforeUnknown(last.word),
    }))
    for (let end = at + 2; end <= Math.min(run.length, at + wordMax); end++) {
      const word = run.slice(at, end)
      const cost = costOf(word)
      const isOpening = at === 0 && word.length >= unknownMin && endings().has(run.slice(end))
      for (const { last, soFar, hasUnknown, unknown } of after) {
        if (cost !== undefined) steps.push({ cost: soFar + cost, word, before: last, hasUnknown })
        const more = isOpening ? costs.familyName : unknown
        if (more !== undefined && word.length >= unknownMin)
          steps.push({ cost: soFar + more + costs.letter * word.length, word, before: last, hasUnknown: true })
      }
    }
    return steps
  }

  /** The cheapest way through, where one is cheaper than a limit: to every place with and without a word that is not known. */
  const cheapest = (run: string, limit: number): Step | undefined => {
    const ways = Array.from({ length: run.length + 1 }, (): Step[] => [])
    const take = (step: Step, here: Step[]): void => {
      const known = here.findIndex(({ hasUnknown }) => hasUnknown === step.hasUnknown)
      if (known < 0) here.push(step)
      else if (step.cost < (here[known]?.cost ?? Infinity)) here[known] = step
    }
    let at = 0
    for (const lasts of ways) {
      if (at === 0 || lasts.length > 0)
        for (const step of stepsFrom(run, at, at === 0 ? [undefined] : lasts))
          if (step.cost < limit) take(step, ways[at + step.word.length] ?? [])
      at++
    }
    return ways[run.length]?.sort((a, b) => a.cost - b.cost)[0]
  }

  return (run) => {
    if (run.length < runMin || run.length > runMax || isWord(run)) return [run]
    const best = cheapest(run, costs.unknown + costs.letter * run.length)
    if (best === undefined) return [run]
    const words: string[] = []
    for (let step: Step | undefined = best; step !== undefined; step = step.before) words.unshift(step.word)
    return words
  }
}

/** Letters that are one word as far as case, digits and signs tell. */
const run = /[A-Z]*[a-z]+|[A-Z]+/g
const separator = '.'

/** A text with a separator between parts of it, which are as long as these words. */
const cutAs = (text: string, words: readonly string[]): string => {
  let at = 0
  return words.map((word) => text.slice(at, (at += word.length))).join(separator)
}

/**
 * A handle with its words set apart, for the analysis of handles, which indexes the whole and its parts. What follows a first word is
 * told as a whole too: `justintimberlake` is found by timber, lake and timberlake.
 */
export const setWordsApart = (handle: string, split: SplitHandle): string[] => {
  const tails: string[] = []
  const apart = handle.replace(run, (text) => {
    const words = split(text.toLowerCase())
    if (words.length > 2) tails.push(words.slice(1).join(''))
    return cutAs(text, words)
  })
  return [apart, ...tails]
}
