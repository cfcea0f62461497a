import { toSource } from '../../assets/expression.js'
import { anyLanguage, readRules } from '../../assets/index.js'
import { once } from '../../assets/words.js'
import { hashtagPattern } from '../language/tags.js'

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

interface Rules {
  /** Language by tag; null for those that are used everywhere. */
  tags: ReadonlyMap<string, string | null>
  phrases: readonly { language: string | null; pattern: RegExp }[]
  /** Any phrase: most texts have none, and one look is quicker than one for each. */
  anyPhrase: RegExp
  opener: RegExp
  openers: ReadonlyMap<string, string | null>
  /** "sponsored by absolutely nobody" */
  denials: RegExp
}

/** `\\b` does not know letters beyond ASCII, so borders are spelled out. */
const asWords = (source: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}_#＃@])(?:${source})(?![\\p{L}\\p{N}_])`, 'giu')

const rules = once((): Rules => {
  const files = readRules('disclosure')
  const entriesOf = (section: string): [entry: string, language: string | null][] =>
    files.flatMap(({ language, sections }) =>
      sections
        .filter(({ name }) => name === section)
        .flatMap(({ entries }) => entries.map((entry): [string, string | null] => [entry, codeOf(language)])),
    )
  const phrases = entriesOf('phrases').map(([entry, language]) => ({ language, source: toSource(entry) }))
  const openers = entriesOf('openers')
  return {
    tags: new Map(entriesOf('tags')),
    phrases: phrases.map(({ language, source }) => ({ language, pattern: asWords(source) })),
    anyPhrase: new RegExp(phrases.map(({ source }) => source).join('|'), 'iu'),
    // A word of its own: behind it a mark, the end of its sentence or of its line.
    opener: new RegExp(
      `^[\\s([【［*_~]*(${openers.map(([word]) => word).join('|')})(?:\\s*[|:：)\\]】］/–*_~-]|[^\\S\\n]*(?:\\n|\\.(?=\\s|$)))`,
      'iu',
    ),
    openers: new Map(openers),
    denials: asWords(
      entriesOf('denials')
        .map(([entry]) => toSource(entry))
        .join('|'),
    ),
  }
})

const codeOf = (language: string): string | null => (language === anyLanguage ? null : language)

/** Whether a tag says that somebody was paid, and so nothing of what a content is about. */
export const isDisclosureTag = (tag: string): boolean => rules().tags.has(tag.normalize('NFC').toLowerCase())

const findTags = (text: string): Disclosure[] =>
  [...text.matchAll(hashtagPattern)].flatMap((match) => {
    const language = rules().tags.get((match[1] ?? '').normalize('NFC').toLowerCase())
    if (language === undefined) return []
    return [{ text: match[0], start: match.index, end: match.index + match[0].length, language }]
  })

const spansOf = (text: string, pattern: RegExp): Pick<Disclosure, 'text' | 'start' | 'end'>[] =>
  [...text.matchAll(pattern)].map(({ 0: words, index }) => ({ text: words, start: index, end: index + words.length }))

/** Where a text says that nobody paid: "not sponsored by anyone". */
export const findDenials = (text: string): Pick<Disclosure, 'text' | 'start' | 'end'>[] =>
  rules().anyPhrase.test(text) ? spansOf(text, rules().denials) : []

const findPhrases = (text: string): Disclosure[] => {
  if (!rules().anyPhrase.test(text)) return []
  const denied = findDenials(text)
  return rules()
    .phrases.flatMap(({ language, pattern }) => spansOf(text, pattern).map((span) => ({ ...span, language })))
    .filter(({ start, end }) => denied.every((denial) => end <= denial.start || start >= denial.end))
}

const findOpener = (text: string): Disclosure[] => {
  const match = rules().opener.exec(text)
  const word = match?.[1]
  if (match === null || word === undefined) return []
  const start = match.index + match[0].indexOf(word)
  return [{ text: word, start, end: start + word.length, language: rules().openers.get(word.toLowerCase()) ?? null }]
}

/** Where two overlap, the longer one says more. */
const withoutOverlaps = (found: Disclosure[]): Disclosure[] => {
  const kept: Disclosure[] = []
  for (const each of found.sort((a, b) => b.end - b.start - (a.end - a.start)))
    if (kept.every(({ start, end }) => each.end <= start || each.start >= end)) kept.push(each)
  return kept.sort((a, b) => a.start - b.start)
}

/**
 * Every place in a text that discloses paid partnership, in a dozen languages. It finds what is said, not what is hidden:
 * a post without disclosure may still be paid.
 */
export const findDisclosures = (text: string): Disclosure[] =>
  withoutOverlaps([...findTags(text), ...findPhrases(text), ...findOpener(text)])
