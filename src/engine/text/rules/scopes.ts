import type { Found } from './matcher.js'
import type { CueEntry } from './lexicon/entry.js'
import { isNegator, isNotNegating } from './lexicon/negation.js'
import type { Token } from './tokens.js'

/** In whose voice, and in which mood, a word stands. */
export interface Scope {
  negated: boolean
  quoted: boolean
  reported: boolean
  asked: boolean
}

const negated = 1
const quoted = 2
const reported = 4
const asked = 8

const negationReach = 5
const reportReach = 14
const quoteMax = 2_000

const addressed = new Set(['you', 'we', 'they', 'people'])
const askedFor = new Set(['it', 'anyone', 'anybody', 'you', 'one', 'does', 'would'])
const asking = new Set(['is', 'was', 'could', 'can', 'who'])

/** Words that end what a negation denies: "not mean, but …". */
const turns = new Set([
  'but',
  'because',
  'cause',
  'bc',
  'so',
  'and',
  'pero',
  'mas',
  'mais',
  'aber',
  'ma',
  'tapi',
  'however',
  'although',
  'though',
  'instead',
])

const closing: Readonly<Record<string, string>> = {
  '"': '"',
  '“': '”',
  '«': '»',
  '„': '“”',
  '‟': '”',
  '‘': '’',
  '「': '」',
  '＂': '＂',
}

const marks = /["“«„‟‘「＂']/g
const isWord = (unit: string | undefined): boolean => unit !== undefined && /[\p{L}\p{N}]/u.test(unit)

/** Where somebody is quoted: offsets of the words between marks. A single mark is an apostrophe more often than a quotation. */
export const findQuotes = (text: string): { start: number; end: number }[] => {
  const quotes: { start: number; end: number }[] = []
  // Up to where a closing mark was looked for in vain: not looked through again.
  const barren: Record<string, number> = {}
  marks.lastIndex = 0
  for (let match = marks.exec(text); match !== null; match = marks.exec(text)) {
    const at = match.index
    const isSingle = match[0] === "'"
    if (isSingle && (isWord(text[at - 1]) || !isWord(text[at + 1]))) continue
    const close = isSingle ? "'" : (closing[match[0]] ?? '"')
    const end = closeOf(text, Math.max(at + 1, barren[close] ?? 0), at + 1 + quoteMax, close)
    if (end === -1) barren[close] = at + 1 + quoteMax
    else {
      quotes.push({ start: at + 1, end })
      marks.lastIndex = end + 1
    }
  }
  return quotes
}

/** `close` holds every mark that may end it: „German“ and „Polish” begin alike. */
const closeOf = (text: string, from: number, to: number, close: string): number => {
  for (let at = from; at < Math.min(text.length, to); at++)
    if (close.includes(text.charAt(at)) && (close !== "'" || !isWord(text[at + 1]))) return at
  return -1
}

/**
 * Whether a denial only asks to be agreed with: "isn't it obvious that …?", "who doesn't …?", "is it not clear that …?", "how could anyone not …?". What follows is
 * said, not denied. An order ("don't hate her, ok?") is none.
 */
const asksToAgree = (tokens: readonly Token[], at: number): boolean => {
  const form = tokens[at]?.form ?? ''
  const before = tokens[at - 1]?.form ?? ''
  const isFirst = at === 0 || (tokens[at]?.edge ?? 0) === 2
  if (isFirst) return form.endsWith("n't") && (form !== "don't" || addressed.has(tokens[at + 1]?.form ?? ''))
  if (tokens[at]?.edge !== 0) return false
  if (before === 'who') return form.endsWith("n't")
  return form === 'not' && askedFor.has(before) && asking.has(tokens[at - 2]?.form ?? '')
}

const markNegations = (tokens: readonly Token[], flags: Uint8Array): void => {
  for (let at = 0; at < tokens.length; at++) {
    const form = tokens[at]?.form ?? ''
    if (!isNegator(form)) continue
    if (((flags[at] ?? 0) & asked) !== 0 && asksToAgree(tokens, at)) continue
    if (isNotNegating(`${form} ${tokens[at + 1]?.form ?? ''}`)) continue
    for (let next = at + 1; next <= at + negationReach; next++) {
      const token = tokens[next]
      if (token === undefined || token.edge > 0 || turns.has(token.form)) break
      // Two negations make an assertion.
      flags[next] = (flags[next] ?? 0) ^ negated
    }
  }
}

const markReports = (tokens: readonly Token[], reports: readonly Found<CueEntry>[], flags: Uint8Array): void => {
  for (const { from, to } of reports) {
    // "Calling <group> …": who is called something stands inside the sign that it is reported.
    for (let next = from + 1; next < Math.min(tokens.length, to + reportReach); next++) {
      if (tokens[next]?.edge === 2) break
      flags[next] = (flags[next] ?? 0) | reported
    }
  }
}

const markQuestions = (tokens: readonly Token[], flags: Uint8Array): void => {
  for (let at = tokens.length - 1, asks = false; at >= 0; at--) {
    const token = tokens[at]
    if (token?.asks === true) asks = true
    else if (tokens[at + 1]?.edge === 2) asks = false
    if (asks) flags[at] = (flags[at] ?? 0) | asked
  }
}

/** Flags of every token, read with `scopeOf`. */
export const markScopes = (text: string, tokens: readonly Token[], reports: readonly Found<CueEntry>[]): Uint8Array => {
  const flags = new Uint8Array(tokens.length)
  markQuestions(tokens, flags)
  markNegations(tokens, flags)
  markReports(tokens, reports, flags)
  let quote = 0
  const quotes = findQuotes(text)
  for (let at = 0; at < tokens.length && quote < quotes.length; at++) {
    const token = tokens[at]
    while (token !== undefined && (quotes[quote]?.end ?? Infinity) <= token.start) quote++
    const within = quotes[quote]
    if (token !== undefined && within !== undefined && token.start >= within.start)
      flags[at] = (flags[at] ?? 0) | quoted
  }
  return flags
}

/** The scope of a finding: negation counts at its first word, since "I don't hate" denies and "hate that I can't" does not. */
export const scopeOf = (flags: Uint8Array, from: number, to: number): Scope => {
  let all = 0xff
  for (let at = from; at < to; at++) all &= flags[at] ?? 0
  const first = flags[from] ?? 0
  return {
    negated: (first & negated) !== 0,
    quoted: (all & quoted) !== 0,
    reported: (all & reported) !== 0,
    asked: (first & asked) !== 0,
  }
}
