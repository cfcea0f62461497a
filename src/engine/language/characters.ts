import { fold, isAscii } from './fold.js'
import { lookAlikeOf } from './disguise.js'
import { Cache } from '../../kernel/cache.js'

/** What a character is to the reader of a text. */
export type CharacterClass = 'letter' | 'digit' | 'mark' | 'invisible' | 'emoji' | 'space' | 'other'

export interface FoldedCharacter {
  /** Lower case, without accents, full-width and styled letters made plain. Empty for marks and invisible characters. */
  folded: string
  class: CharacterClass
  /** A letter of another script that looks like this Latin one; empty where there is none. */
  looksLike: string
}

const letter = /^\p{L}/u
const digit = /^\p{N}/u
const mark = /^\p{M}/u
const space = /^[\s\p{Z}]/u
const emoji = /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier})/u
const enclosed = /^[\u{1f130}-\u{1f149}\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}]/u
/** Joiners, direction marks, soft hyphens, variation selectors and tags: written, never seen. */
const invisible =
  /^[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\u{e0000}-\u{e01ef}]/u
const apostrophes = '’‘ʼ'

const classOf = (character: string): CharacterClass => {
  if (invisible.test(character)) return 'invisible'
  if (letter.test(character) || enclosed.test(character)) return 'letter'
  if (digit.test(character)) return 'digit'
  if (mark.test(character)) return 'mark'
  if (space.test(character)) return 'space'
  if (emoji.test(character)) return 'emoji'
  return 'other'
}

const read = (point: number): FoldedCharacter => {
  const character = String.fromCodePoint(point)
  if (apostrophes.includes(character)) return { folded: "'", class: 'other', looksLike: '' }
  const folded = fold(character, { syllables: 'apart' })
  return { folded, class: classOf(character), looksLike: lookAlikeOf(folded) }
}

const latin: FoldedCharacter[] = Array.from({ length: 0x250 }, (_, point) => read(point))
const seen = new Cache<number, FoldedCharacter>(20_000)

/** How one code point is read. Lone surrogates are `other`. */
export const readCharacter = (point: number): FoldedCharacter => {
  const near = latin[point]
  if (near !== undefined) return near
  const known = seen.get(point)
  if (known !== undefined) return known
  const folded: FoldedCharacter =
    point >= 0xd800 && point <= 0xdfff ? { folded: '', class: 'other', looksLike: '' } : read(point)
  seen.set(point, folded)
  return folded
}

/** The folded form of a word of a word list: as tokens carry it. */
export const foldWord = (word: string): string => {
  if (isAscii(word)) return word.toLowerCase()
  let folded = ''
  for (const each of word) folded += readCharacter(each.codePointAt(0) ?? 0).folded
  return folded
}
