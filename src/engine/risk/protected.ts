import { toAlternatives, toSource } from '../../assets/expression.js'
import { once, readSections } from '../../assets/words.js'
import { foldPlaced, spanOf } from '../language/fold.js'
import { createSieve } from '../language/sieve.js'
import { findTerritories } from './territories.js'

/** Matters that must not weigh in a decision about employment. Which of them the law of a place protects differs; all are redacted. */
export const protectedCharacteristics = [
  'race_or_ethnicity',
  'religion',
  'sex_or_gender',
  'pregnancy_or_family',
  'sexual_orientation',
  'age',
  'disability_or_health',
  'national_origin',
  'union_activity',
  'political_opinion',
  'military_status',
] as const
export type ProtectedCharacteristic = (typeof protectedCharacteristics)[number]

export interface ProtectedSpan {
  start: number
  end: number
  characteristic: ProtectedCharacteristic
}

interface Finder {
  characteristic: ProtectedCharacteristic
  pattern: RegExp
}

/** One expression of the lists, made into patterns when a text may hold it: most never are. */
interface Word {
  characteristic: ProtectedCharacteristic
  source: string
  /** Anywhere, also within a word: quick to make. */
  within: () => RegExp
  /** As words of their own: the letters of all scripts make it slow to make. */
  whole: () => RegExp
}

const entriesOf = (section: string, kind: 'words' | 'signs'): string[] =>
  readSections('protected', section)
    .filter(({ words }) => words.includes('signs') === (kind === 'signs'))
    .flatMap(({ entries }) => entries)

const toWord = (characteristic: ProtectedCharacteristic, source: string): Word => ({
  characteristic,
  source,
  within: once(() => new RegExp(source, 'u')),
  whole: once(() => new RegExp(`(?<![\\p{L}\\p{N}])#?(?:${source})(?![\\p{L}\\p{N}])`, 'gu')),
})

/** The words of a list that stand in a text, maybe as parts of others. One pass tells which of them need to be tried. */
const createFinder = (list: readonly Word[]): ((read: string) => Word[]) => {
  const sift = createSieve(list)
  return (read) => sift(read).flatMap((number) => (list[number]!.within().test(read) ? [list[number]!] : []))
}

const spansOf = (words: readonly Word[], read: string): ProtectedSpan[] =>
  words.flatMap(({ characteristic, whole }) =>
    [...read.matchAll(whole())].map(({ index, 0: { length } }) => ({
      start: index,
      end: index + length,
      characteristic,
    })),
  )

const allWords = (toRead: (source: string) => string): Word[] =>
  protectedCharacteristics.flatMap((characteristic) =>
    entriesOf(characteristic, 'words').map((entry) => toWord(characteristic, toRead(toSource(entry)))),
  )

const findPlain = once(() => createFinder(allWords((source) => source)))
/** Within a tag words stand together: #proudmuslimah. Too much is taken out of tags rather than too little. */
const findTogether = once(() => createFinder(allWords((source) => source.replaceAll(/ |\[ -\]/g, '_?'))))
/** Words in a use that says nothing about anybody: the colour of coffee. */
const findHarmless = once(() =>
  createFinder(entriesOf('harmless', 'words').map((entry) => toWord('race_or_ethnicity', toSource(entry)))),
)

const tag = /[#＃][\p{L}\p{M}\p{N}_]+/gu

/** Files are named as tags are, with signs between the words: bar-mitzvah_2023.jpg. */
const fileName =
  /[\p{L}\p{M}\p{N}_%.-]*[\p{L}\p{M}\p{N}_]\.(jpe?g|png|gif|webp|heic|avif|bmp|svg|mp[34]|mov|webm|pdf|docx?|odt)(?![\p{L}\p{N}])/gu

const findTagged = (read: string): ProtectedSpan[] =>
  [...read.matchAll(tag), ...read.matchAll(fileName)].flatMap(({ index, 0: text }) => {
    const [word] = findTogether()(text.replaceAll(/%20|[.-]/g, '_'))
    return word === undefined ? [] : [{ start: index, end: index + text.length, characteristic: word.characteristic }]
  })

const pictures = once(() =>
  protectedCharacteristics.flatMap((characteristic): Finder[] => {
    const entries = entriesOf(characteristic, 'signs')
    return entries.length === 0 ? [] : [{ characteristic, pattern: new RegExp(toAlternatives(entries), 'gu') }]
  }),
)

const plain = /^[\x20-\x7e\n\r\t]*$/

/** Words by what they read as: letters in another style, or with signs between them that nobody sees, are the same words. */
const findWords = (text: string): ProtectedSpan[] => {
  const folded = plain.test(text) ? undefined : foldPlaced(text, { accents: 'keep' })
  // In small letters: ignoring case makes patterns with classes of letters slow to build and to run.
  const read = folded?.text ?? text.toLowerCase()
  const found = [...spansOf(findPlain()(read), read), ...findTagged(read)]
  if (found.length === 0) return found
  const harmless = spansOf(findHarmless()(read), read)
  return found
    .filter(({ start, end }) => !harmless.some((span) => span.start <= start && end <= span.end))
    .map((span) => (folded === undefined ? span : { ...span, ...spanOf(folded, span.start, span.end) }))
}

/** Words that name a protected characteristic, in order; those that overlap are one. */
export const findProtected = (text: string): ProtectedSpan[] => {
  const found: ProtectedSpan[] = [
    ...findWords(text),
    ...findTerritories(text).map((span) => ({ ...span, characteristic: 'national_origin' as const })),
    ...pictures().flatMap(({ characteristic, pattern }) =>
      [...text.matchAll(pattern)].map((match) => ({
        start: match.index,
        end: match.index + match[0].length,
        characteristic,
      })),
    ),
  ]
  found.sort((a, b) => a.start - b.start || b.end - a.end)
  const kept: ProtectedSpan[] = []
  for (const span of found) {
    const last = kept.at(-1)
    if (last === undefined || span.start >= last.end) kept.push({ ...span })
    else last.end = Math.max(last.end, span.end)
  }
  return kept
}

export const redaction = '[redacted]'

export interface Redacted {
  text: string
  characteristics: ProtectedCharacteristic[]
  /** The span in the redacted text of a span of the original; what touches a redaction covers all of it. */
  move: (span: { start: number; end: number }) => { start: number; end: number }
}

/** The text without what is protected. All redactions look alike: not even their length tells what stood there. */
export const redact = (text: string): Redacted => {
  const spans = findProtected(text)
  if (spans.length === 0) return { text, characteristics: [], move: ({ start, end }) => ({ start, end }) }
  let redacted = ''
  let done = 0
  const placed = spans.map((span) => {
    redacted += text.slice(done, span.start)
    const at = redacted.length
    redacted += redaction
    done = span.end
    return { ...span, at }
  })
  redacted += text.slice(done)
  const moveOne = (offset: number, side: 'start' | 'end'): number => {
    let shift = 0
    for (const { start, end, at } of placed) {
      const inside = side === 'start' ? offset >= start && offset < end : offset > start && offset <= end
      if (inside) return side === 'start' ? at : at + redaction.length
      if (end <= offset) shift = at + redaction.length - end
    }
    return offset + shift
  }
  return {
    text: redacted,
    characteristics: [...new Set(spans.map(({ characteristic }) => characteristic))],
    move: ({ start, end }) => ({ start: moveOne(start, 'start'), end: moveOne(end, 'end') }),
  }
}

/**
 * A term of a decision without what is protected. Terms are kept without their marks, so each word may have been a tag, in which words
 * stand together.
 */
export const redactTerm = (term: string): string =>
  redact(term)
    .text.split(' ')
    .map((word) => (redact(`#${word}`).characteristics.length === 0 ? word : redaction))
    .join(' ')
