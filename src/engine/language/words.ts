import { matchesOf } from '../../kernel/matches.js'
import { fold } from './fold.js'

/** Scripts written without spaces: cut into words by the runtime's dictionary. */
export const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u30fc\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

const segmenter = new Intl.Segmenter('en', { granularity: 'word' })

export interface Word {
  text: string
  /** UTF-16 offsets in the text as given; the end is exclusive. */
  start: number
  end: number
}

/** The words of a run of letters in a script without spaces. */
export const splitUnspaced = (run: string, offset = 0): Word[] => {
  const words: Word[] = []
  for (const { segment, index, isWordLike } of segmenter.segment(run))
    if (isWordLike === true) words.push({ text: segment, start: offset + index, end: offset + index + segment.length })
  return words
}

/** Letters and digits, with apostrophes between them. */
const spacedWord = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’][\p{L}\p{N}\p{M}]+)*/gu

/** Words between spaces and signs, with their places; scripts without spaces stay in one piece. */
export const splitSpaced = (text: string): Word[] =>
  matchesOf(text, spacedWord).map(({ 0: word, index }) => ({
    text: word,
    start: index,
    end: index + word.length,
  }))

/** The words of a text in any script, with their places. */
export const splitWords = (text: string): Word[] =>
  splitSpaced(text).flatMap((word) => (unspaced.test(word.text) ? splitUnspaced(word.text, word.start) : [word]))

const plainWord = /^[a-z0-9]+$/
const labelWord = /[\p{L}\p{N}\p{M}]+/gu

/** The words of a label, folded for looking up while it is typed. Everything that is not a letter, digit or mark parts words. */
export const labelWords = (text: string): string[] => {
  const folded = fold(text, { syllables: 'apart' })
  return plainWord.test(folded) ? [folded] : (folded.match(labelWord) ?? [])
}

const wordSign = /[\p{L}\p{N}\p{M}_]/u

const signBefore = (text: string, at: number): string => {
  const low = text.charCodeAt(at - 1)
  return low >= 0xdc00 && low <= 0xdfff ? text.slice(Math.max(0, at - 2), at) : text.slice(Math.max(0, at - 1), at)
}

const signAt = (text: string, at: number): string => {
  const code = text.codePointAt(at)
  return code === undefined ? '' : String.fromCodePoint(code)
}

/** Whether a word may end between the two signs. Scripts without spaces have no such places: anywhere will do. */
const breaks = (left: string, right: string): boolean =>
  !wordSign.test(left) || !wordSign.test(right) || unspaced.test(left) || unspaced.test(right)

/** Whether the piece stands for itself: no letter before it, none after. */
export const standsAlone = (text: string, from: number, to: number): boolean =>
  (from === 0 || breaks(signBefore(text, from), signAt(text, from))) &&
  (to === text.length || breaks(signBefore(text, to), signAt(text, to)))
