import { toAlternatives } from '../../assets/expression.js'
import { once, readSections } from '../../assets/words.js'
import { foldPlaced, spanOf } from '../language/fold.js'
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

/** Makes a finder of each characteristic: of its words, or of pictures that say what words would. */
const findersOf = (kind: 'words' | 'signs', toPattern: (alternatives: string) => RegExp): Finder[] =>
  protectedCharacteristics.flatMap((characteristic) => {
    const sections = readSections('protected', characteristic)
    const entries = sections
      .filter(({ words }) => words.includes('signs') === (kind === 'signs'))
      .flatMap((section) => section.entries)
    return entries.length === 0 ? [] : [{ characteristic, pattern: toPattern(toAlternatives(entries)) }]
  })

const words = once(() => [
  ...findersOf('words', (any) => new RegExp(`(?<![\\p{L}\\p{N}])#?(?:${any})(?![\\p{L}\\p{N}])`, 'gu')),
  // Within a tag words stand together: #proudmuslimah. Too much is taken out of tags rather than too little.
  ...findersOf('words', (any) => {
    const together = any.replaceAll(/ |\[ -\]/g, '_?')
    return new RegExp(`[#＃][\\p{L}\\p{M}\\p{N}_]*?(?:${together})[\\p{L}\\p{M}\\p{N}_]*`, 'gu')
  }),
])
const pictures = once(() => findersOf('signs', (any) => new RegExp(any, 'gu')))

const plain = /^[\x20-\x7e\n\r\t]*$/

/** Words by what they read as: letters in another style, or with signs between them that nobody sees, are the same words. */
const findWords = (text: string): ProtectedSpan[] => {
  const folded = plain.test(text) ? undefined : foldPlaced(text, { accents: 'keep' })
  // In small letters: ignoring case makes patterns with classes of letters slow to build and to run.
  const read = folded?.text ?? text.toLowerCase()
  return words().flatMap(({ characteristic, pattern }) =>
    [...read.matchAll(pattern)].map(({ index, 0: { length } }) => ({
      ...(folded === undefined ? { start: index, end: index + length } : spanOf(folded, index, index + length)),
      characteristic,
    })),
  )
}

/** Words that name a protected characteristic, in order, without overlaps. */
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
  for (const span of found) if (span.start >= (kept.at(-1)?.end ?? 0)) kept.push(span)
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
