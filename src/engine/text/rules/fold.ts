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
/** Joiners, direction marks, soft hyphens, variation selectors and tags: written, never seen. */
const invisible =
  /^[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\u{e0000}-\u{e01ef}]/u
/** Accents of Latin, Greek and Cyrillic, Arabic vowel signs and tatweel: dropped. Vowel signs of Indic scripts stay. */
const accents =
  /[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/gu

const plain: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ى: 'ي',
  ة: 'ه',
  ی: 'ي',
  ک: 'ك',
  '’': "'",
  '‘': "'",
  ʼ: "'",
}

/** Cyrillic, Greek and other letters that pass for Latin ones. */
const lookalikes: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['аαɑ', 'a'],
    ['вβЬ', 'b'],
    ['сϲ', 'c'],
    ['ԁ', 'd'],
    ['еєε', 'e'],
    ['ɡ', 'g'],
    ['нһ', 'h'],
    ['іιӏ', 'i'],
    ['јϳ', 'j'],
    ['кκ', 'k'],
    ['ⅼ', 'l'],
    ['м', 'm'],
    ['пηո', 'n'],
    ['оοσօ', 'o'],
    ['рρ', 'p'],
    ['ԛ', 'q'],
    ['гɼ', 'r'],
    ['ѕ', 's'],
    ['тτ', 't'],
    ['υս', 'u'],
    ['νѵ', 'v'],
    ['ѡω', 'w'],
    ['хχ', 'x'],
    ['уγ', 'y'],
    ['ʐ', 'z'],
  ].flatMap(([others = '', latin = '']) => Array.from(others, (other) => [other, latin])),
)

const classOf = (character: string): CharacterClass => {
  if (invisible.test(character)) return 'invisible'
  if (letter.test(character)) return 'letter'
  if (digit.test(character)) return 'digit'
  if (mark.test(character)) return 'mark'
  if (space.test(character)) return 'space'
  if (emoji.test(character)) return 'emoji'
  return 'other'
}

const foldCharacter = (point: number): FoldedCharacter => {
  const character = String.fromCodePoint(point)
  if (character in plain) {
    const folded = plain[character] ?? ''
    return { folded, class: folded === "'" ? 'other' : 'letter', looksLike: '' }
  }
  // Enclosed capitals (🅰, 🄰) are pictures of letters and are used as such.
  const enclosed = [0x1f130, 0x1f150, 0x1f170].find((from) => point >= from && point < from + 26)
  const written = enclosed === undefined ? character : String.fromCharCode(97 + point - enclosed)
  const kind = classOf(written)
  if (kind === 'invisible') return { folded: '', class: kind, looksLike: '' }
  const decomposed = written.normalize('NFKD').replace(accents, '').toLowerCase()
  const folded = Array.from(decomposed, (each) => plain[each] ?? each).join('')
  return { folded, class: kind, looksLike: lookalikes[folded] ?? '' }
}

const latin: FoldedCharacter[] = Array.from({ length: 0x250 }, (_, point) => foldCharacter(point))
const seen = new Map<number, FoldedCharacter>()
const seenMax = 20_000

/** How one code point is read. Lone surrogates are `other`. */
export const readCharacter = (point: number): FoldedCharacter => {
  const near = latin[point]
  if (near !== undefined) return near
  const known = seen.get(point)
  if (known !== undefined) return known
  const folded: FoldedCharacter =
    point >= 0xd800 && point <= 0xdfff ? { folded: '', class: 'other', looksLike: '' } : foldCharacter(point)
  if (seen.size < seenMax) seen.set(point, folded)
  return folded
}

/** The folded form of a word of a word list: as tokens carry it. */
export const foldWord = (word: string): string =>
  Array.from(word, (each) => readCharacter(each.codePointAt(0) ?? 0).folded).join('')
