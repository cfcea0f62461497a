import { labelWords as wordsOf } from '../language/words.js'

/** A thing to be found by name. Heavier entries come first among equals; equal weights keep the order given. */
export interface DictionaryEntry {
  id: string
  name: string
  aliases?: readonly string[]
  weight: number
  /**
   * Words that may narrow a query but never match alone: the country of a city, the owner of a brand. Entries that share one
   * array object share its index.
   */
  context?: readonly string[]
}

/**
 * The index, as flat arrays. Entries are numbered by weight, words by spelling; a *label* is one name or alias of one entry.
 * `first…` arrays have one more item than the things they number: the items of n are [first[n], first[n + 1]).
 */
export interface DictionaryIndex {
  ids: string[]
  sortedWords: string[]
  firstPosting: Uint32Array
  postings: Uint32Array
  labelEntry: Uint32Array
  labelIsAlias: Uint8Array
  firstLabelWord: Uint32Array
  labelWords: Uint32Array
  /** Number of the entry's context group; group 0 is empty. */
  entryContext: Uint32Array
  firstContextWord: Uint32Array
  /** Sorted within each group. */
  contextWords: Uint32Array
}

/** Gives words provisional numbers in order of arrival, and true ones once all are known. */
const createNumbering = () => {
  const numbers = new Map<string, number>()
  return {
    number: (word: string): number => {
      const known = numbers.get(word)
      if (known !== undefined) return known
      numbers.set(word, numbers.size)
      return numbers.size - 1
    },
    finish: (): { sortedWords: string[]; renumbered: Uint32Array } => {
      const sortedWords = [...numbers.keys()].sort()
      const renumbered = new Uint32Array(sortedWords.length)
      sortedWords.forEach((word, position) => (renumbered[numbers.get(word) ?? 0] = position))
      return { sortedWords, renumbered }
    },
  }
}

const renumber = (provisional: readonly number[], renumbered: Uint32Array): Uint32Array =>
  Uint32Array.from(provisional, (word) => renumbered[word] ?? 0)

/** Turns "words of each label" into "labels of each word". */
const invert = (firstLabelWord: Uint32Array, labelWords: Uint32Array, wordCount: number) => {
  const firstPosting = new Uint32Array(wordCount + 1)
  for (const word of labelWords) firstPosting[word + 1] = (firstPosting[word + 1] ?? 0) + 1
  for (let word = 0; word < wordCount; word++)
    firstPosting[word + 1] = (firstPosting[word + 1] ?? 0) + (firstPosting[word] ?? 0)
  const next = firstPosting.slice()
  const postings = new Uint32Array(labelWords.length)
  for (let label = 0; label + 1 < firstLabelWord.length; label++) {
    for (let at = firstLabelWord[label] ?? 0; at < (firstLabelWord[label + 1] ?? 0); at++) {
      const word = labelWords[at] ?? 0
      postings[next[word] ?? 0] = label
      next[word] = (next[word] ?? 0) + 1
    }
  }
  return { firstPosting, postings }
}

/** Folds and numbers everything once, so that a look-up only compares numbers. */
export const buildIndex = (entries: readonly DictionaryEntry[]): DictionaryIndex => {
  const ordered = entries.toSorted((a, b) => b.weight - a.weight)
  const numbering = createNumbering()
  const ids: string[] = []
  const labelEntry: number[] = []
  const labelIsAlias: number[] = []
  const firstLabelWord: number[] = [0]
  const labelWords: number[] = []
  const groups = new Map<readonly string[], number>()
  const contextTexts = new Map<string, number[]>()
  const entryContext: number[] = []
  const firstContextWord: number[] = [0, 0]
  const contextWords: number[] = []

  const addLabel = (entry: number, text: string, isAlias: boolean): void => {
    const found = wordsOf(text)
    if (found.length === 0) return
    for (const word of found) labelWords.push(numbering.number(word))
    labelEntry.push(entry)
    labelIsAlias.push(isAlias ? 1 : 0)
    firstLabelWord.push(labelWords.length)
  }
  const wordsOfContext = (text: string): number[] => {
    const known = contextTexts.get(text)
    if (known !== undefined) return known
    const found = wordsOf(text).map((word) => numbering.number(word))
    contextTexts.set(text, found)
    return found
  }
  const contextGroup = (context: readonly string[] | undefined): number => {
    if (context === undefined || context.length === 0) return 0
    const known = groups.get(context)
    if (known !== undefined) return known
    groups.set(context, groups.size + 1)
    for (const text of context) contextWords.push(...wordsOfContext(text))
    firstContextWord.push(contextWords.length)
    return groups.size
  }

  for (const entry of ordered) {
    const number = ids.push(entry.id) - 1
    addLabel(number, entry.name, false)
    for (const alias of entry.aliases ?? []) addLabel(number, alias, true)
    entryContext.push(contextGroup(entry.context))
  }

  const { sortedWords, renumbered } = numbering.finish()
  const first = Uint32Array.from(firstLabelWord)
  const firstOfContext = Uint32Array.from(firstContextWord)
  const wordsOfContexts = renumber(contextWords, renumbered)
  for (let group = 0; group + 1 < firstOfContext.length; group++) {
    wordsOfContexts.subarray(firstOfContext[group], firstOfContext[group + 1]).sort()
  }
  const wordsOfLabels = renumber(labelWords, renumbered)
  return {
    ids,
    sortedWords,
    ...invert(first, wordsOfLabels, sortedWords.length),
    labelEntry: Uint32Array.from(labelEntry),
    labelIsAlias: Uint8Array.from(labelIsAlias),
    firstLabelWord: first,
    labelWords: wordsOfLabels,
    entryContext: Uint32Array.from(entryContext),
    firstContextWord: firstOfContext,
    contextWords: wordsOfContexts,
  }
}
