import type { DictionaryIndex } from './build.js'
import { isNear, nearRanges, prefixRange, type WordRange } from './vocabulary.js'

/** How an entry was found, best first. */
export const matchKinds = ['exact', 'name_prefix', 'name_word', 'alias', 'typo', 'typo_prefix'] as const
export type MatchKind = (typeof matchKinds)[number]

/** A word of the query with the words of the dictionary that it stands for. */
interface Token {
  text: string
  ranges: WordRange[]
  /** Number of the word that is exactly this; -1 when there is none. */
  exact: number
  isFuzzy: boolean
}

/** Three steps in a rank: no context used, context words hit exactly, context words hit by prefix. */
const contextSteps = 3
/** A better rank is a smaller number; entries without a match carry this. */
export const noRank = 255
/** The rank of everything under an empty query: every name begins with nothing. */
export const emptyRank = contextSteps
export const rankCount = matchKinds.length * contextSteps
export const kindOfRank = (rank: number): MatchKind => matchKinds[Math.floor(rank / contextSteps)] ?? 'typo_prefix'

/** Shorter words have too many neighbours for a typo to mean anything. */
const typoLengthMin = 4

const inRanges = (ranges: readonly WordRange[], word: number): boolean => {
  for (let at = 0; at < ranges.length; at++) {
    const range = ranges[at]
    if (range !== undefined && word >= range.low && word < range.high) return true
  }
  return false
}

const prefixToken = (index: DictionaryIndex, text: string): Token => {
  const range = prefixRange(index.sortedWords, text)
  const exact = index.sortedWords[range.low] === text ? range.low : -1
  return { text, ranges: range.low < range.high ? [range] : [], exact, isFuzzy: false }
}

/** Ranks one label against all tokens; `noRank` when one of them is met neither by the label nor by the entry's context. */
const rankLabel = (index: DictionaryIndex, tokens: readonly Token[], label: number): number => {
  const start = index.firstLabelWord[label] ?? 0
  const end = index.firstLabelWord[label + 1] ?? 0
  let met = 0
  let typo = -1
  let contextStep = 0
  let isPrefix = true
  let isExact = true
  for (const token of tokens) {
    let hit = -1
    for (let at = start; at < end && hit < 0; at++) if (inRanges(token.ranges, index.labelWords[at] ?? 0)) hit = at
    if (hit < 0) {
      const step = token.isFuzzy ? 0 : contextStepOf(index, token, index.labelEntry[label] ?? 0)
      if (step === 0) return noRank
      contextStep = Math.max(contextStep, step)
      continue
    }
    if (token.isFuzzy) typo = nearness(index, token, start, end)
    // A prefix of the label: every word but the last is whole and all stand in the label's order.
    const inPlace = index.labelWords[start + met]
    const isPlaced = start + met < end && inPlace !== undefined && inRanges(token.ranges, inPlace)
    isPrefix = isPrefix && isExact && isPlaced
    isExact = isExact && isPlaced && inPlace === token.exact
    met++
  }
  if (met === 0) return noRank
  const kind = typo >= 0 ? typo : kindOf(isExact && met === end - start, isPrefix, index.labelIsAlias[label] === 1)
  return kind * contextSteps + contextStep
}

const kindOf = (isExact: boolean, isPrefix: boolean, isAlias: boolean): number => {
  if (isExact) return 0
  if (isAlias) return 3
  return isPrefix ? 1 : 2
}

const nearness = (index: DictionaryIndex, token: Token, start: number, end: number): number => {
  for (let at = start; at < end; at++) {
    if (isNear(index.sortedWords[index.labelWords[at] ?? 0] ?? '', token.text)) return 4
  }
  return 5
}

/** 0: not met by the context, 1: a word of it exactly, 2: the beginning of one. */
const contextStepOf = (index: DictionaryIndex, token: Token, entry: number): number => {
  const [range] = token.ranges
  if (range === undefined) return 0
  const group = index.entryContext[entry] ?? 0
  let low = index.firstContextWord[group] ?? 0
  const end = index.firstContextWord[group + 1] ?? 0
  for (let high = end; low < high;) {
    const middle = (low + high) >>> 1
    if ((index.contextWords[middle] ?? 0) >= range.low) high = middle
    else low = middle + 1
  }
  const word = low < end ? (index.contextWords[low] ?? range.high) : range.high
  if (word >= range.high) return 0
  return word === token.exact ? 1 : 2
}

const postingCount = (index: DictionaryIndex, token: Token): number =>
  token.ranges.reduce((sum, { low, high }) => sum + (index.firstPosting[high] ?? 0) - (index.firstPosting[low] ?? 0), 0)

/** Visits every label of the given tokens and keeps the best rank of each entry. */
const rankAll = (
  index: DictionaryIndex,
  tokens: readonly Token[],
  seeds: readonly Token[],
  ranks: Uint8Array,
): number => {
  let found = 0
  for (const { ranges } of seeds) {
    for (const { low, high } of ranges) {
      for (let at = index.firstPosting[low] ?? 0; at < (index.firstPosting[high] ?? 0); at++) {
        const label = index.postings[at] ?? 0
        const entry = index.labelEntry[label] ?? 0
        const before = ranks[entry] ?? noRank
        if (before === 0) continue
        const rank = rankLabel(index, tokens, label)
        if (rank >= before) continue
        if (before === noRank) found++
        ranks[entry] = rank
      }
    }
  }
  return found
}

/**
 * Fills `ranks` (one byte an entry, all `noRank`) and gives the number of entries that match. Every word of the query must begin
 * a word of one label, or of the entry's context. Only when nothing does is one word of the query taken to be mistyped by one edit.
 */
export const rankEntries = (index: DictionaryIndex, query: readonly string[], ranks: Uint8Array): number => {
  if (query.length === 0) return 0
  const tokens = query.map((word) => prefixToken(index, word))
  const hasContext = index.contextWords.length > 0
  const rarest = (list: readonly Token[]): Token[] =>
    list.toSorted((a, b) => postingCount(index, a) - postingCount(index, b)).slice(0, 1)
  const found = rankAll(index, tokens, hasContext ? tokens : rarest(tokens), ranks)
  if (found > 0) return found
  let near = 0
  tokens.forEach((token, position) => {
    if (token.text.length < typoLengthMin) return
    const fuzzy: Token = { ...token, ranges: nearRanges(index.sortedWords, token.text), exact: -1, isFuzzy: true }
    const variant = tokens.with(position, fuzzy)
    near += rankAll(index, variant, hasContext ? [fuzzy] : rarest(variant), ranks)
  })
  return near
}

/** Numbers of the entries of which some label is exactly these words, heaviest first. */
export const exactEntries = (index: DictionaryIndex, query: readonly string[]): number[] => {
  const tokens = query.map((word) => prefixToken(index, word))
  if (tokens.some(({ exact }) => exact < 0)) return []
  const postingsOf = ({ exact }: Token): Uint32Array =>
    index.postings.subarray(index.firstPosting[exact], index.firstPosting[exact + 1])
  const [shortest] = tokens.map(postingsOf).sort((a, b) => a.length - b.length)
  const found = new Set<number>()
  for (const label of shortest ?? []) {
    const start = index.firstLabelWord[label] ?? 0
    if ((index.firstLabelWord[label + 1] ?? 0) - start !== tokens.length) continue
    if (tokens.every(({ exact }, at) => index.labelWords[start + at] === exact)) found.add(index.labelEntry[label] ?? 0)
  }
  return [...found].sort((a, b) => a - b)
}
