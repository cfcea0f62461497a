import type { Compiled, Rule } from './compile.js'
import { letters, type Pattern } from './pattern.js'
import type { Possible } from './possible.js'

export type Range = readonly [from: number, to: number]

/** A rule that holds in a text. */
export interface Hit {
  rule: Rule
  language: Compiled
  from: number
  to: number
  confidence: number
  negated: boolean
  quoted: boolean
}

const border = new RegExp(`^|[^${letters}' ] ?|@[\\w.]+ `, 'g')
const fillersMax = 3
/** The text read last, and where its clauses start before any filler is passed: every language asks for the same. */
let lastRead = { text: '', starts: [0] as readonly number[] }

const bordersOf = (text: string): readonly number[] => {
  if (text !== lastRead.text)
    lastRead = { text, starts: Array.from(text.matchAll(border), ({ index, 0: mark }) => index + mark.length) }
  return lastRead.starts
}

/** Where clauses start: behind punctuation, emoji and mentions, and behind the fillers that may open them. */
export const clauseStarts = (text: string, fillers: RegExp | undefined): number[] => {
  const starts = new Set<number>()
  for (const start of bordersOf(text)) {
    let at = start
    starts.add(at)
    for (let i = 0; i < fillersMax && fillers !== undefined; i++) {
      fillers.lastIndex = at
      const filler = fillers.exec(text)
      if (filler === null || filler[0] === '') break
      starts.add((at += filler[0].length))
    }
  }
  return [...starts]
}

const matchAt = (regexp: RegExp, text: string, at: number): Range | undefined => {
  regexp.lastIndex = at
  const found = regexp.exec(text)
  return found === null || found[0] === '' ? undefined : [found.index, found.index + found[0].length]
}

/** Every place where a pattern holds, in order. */
export function* findAll({ regexp, clauseStart }: Pattern, text: string, starts: readonly number[]): Generator<Range> {
  if (clauseStart) {
    for (const start of starts) {
      const found = matchAt(regexp, text, start)
      if (found !== undefined) yield found
    }
    return
  }
  for (let found = matchAt(regexp, text, 0); found !== undefined; found = matchAt(regexp, text, found[1])) yield found
}

export const overlaps = (ranges: readonly Range[], [from, to]: Range): boolean =>
  ranges.some(([start, end]) => from < end && to > start)

const quotation = /"[^"\n]{2,200}"/gu
const canTurn: ReadonlySet<string> = new Set(['wants', 'will_buy', 'bought', 'repeat'])

const firstOf = (
  patterns: readonly Pattern[],
  text: string,
  starts: readonly number[],
  masks: readonly Range[],
): Range | undefined => {
  for (const pattern of patterns)
    for (const range of findAll(pattern, text, starts)) if (!overlaps(masks, range)) return range
  return undefined
}

/** Whether a language knows what the text means, and that it is not intent: then no other has to be asked. */
export const isUnderstood = ({ language, not }: Possible, text: string): boolean => {
  if (not.length === 0) return false
  const starts = clauseStarts(text, language.fillers)
  return not.some((pattern) => !findAll(pattern, text, starts).next().done)
}

/** All rules of a language that hold in a text, each at the first place where nothing says that it means something else. */
export const matchRules = ({ language, rules, not }: Possible, text: string): Hit[] => {
  if (rules.length === 0) return []
  const starts = clauseStarts(text, language.fillers)
  let masks: Range[] | undefined
  let quotes: Range[] | undefined
  return rules.flatMap(({ rule, patterns }): Hit[] => {
    if (firstOf(patterns, text, starts, []) === undefined) return []
    masks ??= not.flatMap((pattern) => [...findAll(pattern, text, starts)])
    const range = firstOf(patterns, text, starts, masks)
    if (range === undefined) return []
    const [from, to] = range
    const before = text.slice(Math.max(0, from - 40), from)
    const negated =
      canTurn.has(rule.stage) && language.negated?.test(before) === true && language.notNegators?.test(before) !== true
    quotes ??= [...text.matchAll(quotation)].map(({ index, 0: words }): Range => [index, index + words.length])
    return [{ rule, language, from, to, confidence: rule.confidence, negated, quoted: overlaps(quotes, range) }]
  })
}
