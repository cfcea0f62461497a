import { matchesOf } from '../../kernel/matches.js'
import { hashtagPattern } from '../language/tags.js'
import { disclosureRules as rules, type Phrase } from './disclosure-rules.js'

/** Words by which people disclose that they were paid, and in which language. */
export interface Disclosure {
  /** The words themselves. */
  text: string
  /** Position in UTF-16 code units, as JavaScript and JSON clients count; the end is exclusive. */
  start: number
  end: number
  /** ISO 639-1 of the phrase; null for tags that are used everywhere. */
  language: string | null
}

type Span = Pick<Disclosure, 'text' | 'start' | 'end'>

/** Latin letters mean something of their own elsewhere: "#pr" is paid in Japanese, and a record of a runner in English. */
const scripts: Readonly<Record<string, RegExp>> = {
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ko: /\p{Script=Hangul}/u,
  zh: /\p{Script=Han}/u,
}

const isAtHome = (tag: string, language: string | null, text: string): boolean =>
  !/^[a-z]/u.test(tag) || scripts[language ?? '']?.test(text) !== false

/** Whether a tag says that somebody was paid, and so nothing of what a content is about; beside a text, where it is known. */
export const isDisclosureTag = (tag: string, text?: string): boolean => {
  const name = tag.normalize('NFC').toLowerCase()
  const language = rules().tags.get(name)
  return language !== undefined && (text === undefined || isAtHome(name, language, text))
}

const findTags = (text: string, tags: ReadonlyMap<string, string | null>): Disclosure[] =>
  !/[#＃]/u.test(text)
    ? []
    : matchesOf(text, hashtagPattern).flatMap((match) => {
        const tag = (match[1] ?? '').normalize('NFC').toLowerCase()
        const language = tags.get(tag)
        if (language === undefined || !isAtHome(tag, language, text)) return []
        return [{ text: match[0], start: match.index, end: match.index + match[0].length, language }]
      })

const spansOf = (text: string, pattern: RegExp): Span[] =>
  matchesOf(text, pattern).map(({ 0: words, index }) => ({ text: words, start: index, end: index + words.length }))

const mayHold = (text: string, phrases: readonly Phrase[]): readonly Phrase[] => {
  const possible = rules().possible(text)
  return possible.size === 0 ? [] : phrases.filter((phrase) => possible.has(phrase))
}

const found = (text: string, phrases: readonly Phrase[]): Disclosure[] =>
  mayHold(text, phrases).flatMap(({ language, pattern }) =>
    spansOf(text, pattern()).map((span) => ({ ...span, language })),
  )

const findOpener = (text: string): Disclosure[] => {
  const match = rules().opener.exec(text)
  const word = match?.[1]
  if (match === null || word === undefined) return []
  const start = match.index + match[0].indexOf(word)
  return [{ text: word, start, end: start + word.length, language: rules().openers.get(word.toLowerCase()) ?? null }]
}

/** Where two overlap, the longer one says more. */
const withoutOverlaps = <T extends Span>(all: T[]): T[] => {
  const kept: T[] = []
  for (const each of all.sort((a, b) => b.end - b.start - (a.end - a.start)))
    if (kept.every(({ start, end }) => each.end <= start || each.start >= end)) kept.push(each)
  return kept.sort((a, b) => a.start - b.start)
}

/** Where a text says that nobody paid: "not sponsored by anyone". All in one expression took a thousand times as long as the one or two that may hold. */
export const findDenials = (text: string): Span[] =>
  withoutOverlaps(mayHold(text, rules().denials).flatMap(({ pattern }) => spansOf(text, pattern())))

/** What is denied discloses nothing. Most texts disclose nothing, so that denials are seldom looked for. */
const withoutDenied = (text: string, all: Disclosure[]): Disclosure[] => {
  if (all.length === 0) return all
  const denied = findDenials(text)
  return all.filter(({ start, end }) => denied.every((denial) => end <= denial.start || start >= denial.end))
}

/**
 * Every place in a text that discloses paid partnership, in more than twenty languages. It finds what is said, not what is hidden:
 * a post without disclosure may still be paid.
 */
export const findDisclosures = (text: string): Disclosure[] => {
  const { tags, phrases } = rules()
  const said = [...found(text, phrases), ...findOpener(text)]
  return withoutOverlaps([...findTags(text, tags), ...withoutDenied(text, said)])
}

/** A code is in capitals: "use code LENA10", and neither "use code 4821" nor "Code of Conduct". */
const codeHere = /[\s:：「『【"“„«»”'’-]{0,3}(?=[\p{N}_-]*\p{Lu})[\p{Lu}\p{N}_-]{3,20}(?![\p{L}\p{N}])/uy
const codeBefore = /(?<![\p{L}\p{N}])(?=[\p{N}_-]*\p{Lu})[\p{Lu}\p{N}_-]{3,20}[\s"”»’'-]{0,2}$/u
const codeChars = 24

const withCode = (text: string, { start, end, language }: Disclosure): Disclosure[] => {
  codeHere.lastIndex = end
  const code = codeHere.exec(text)?.[0]
  return code === undefined
    ? []
    : [{ text: text.slice(start, end + code.length), start, end: end + code.length, language }]
}

const withCodeBefore = (text: string, { start, end, language }: Disclosure): Disclosure[] => {
  const code = codeBefore.exec(text.slice(Math.max(0, start - codeChars), start))?.[0]
  return code === undefined
    ? []
    : [{ text: text.slice(start - code.length, end), start: start - code.length, end, language }]
}

/** Links and codes that pay whoever shares them: less than a partnership, and more than nothing. */
export const findAffiliations = (text: string): Disclosure[] => {
  const { affiliate, beforeCode, behindCode } = rules()
  return withoutOverlaps([
    ...found(text, affiliate),
    ...found(text, beforeCode).flatMap((each) => withCode(text, each)),
    ...found(text, behindCode).flatMap((each) => withCodeBefore(text, each)),
  ])
}

/** Where a text says that nobody paid for it: a tag, or words. */
export const findUnpaid = (text: string): Span[] =>
  [...findTags(text, rules().unpaidTags), ...findDenials(text)]
    .map(({ text: words, start, end }) => ({ text: words, start, end }))
    .sort((a, b) => a.start - b.start)
