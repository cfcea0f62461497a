import { Cache } from '../../kernel/cache.js'

/**
 * One spelling for everything people write for the same word. Every comparison of texts in the program goes through this file; what
 * models are fed with is prepared where the models are (`text/model`), as they were trained.
 */
export interface FoldOptions {
  /** `drop`: accents and vowel points do not count, nor does which of several letters for one sound was typed. `keep`: only case and width are folded. */
  accents?: 'drop' | 'keep'
  /** `apart`: Hangul syllables stay in their parts, so that a syllable still being typed is a prefix of the finished one. */
  syllables?: 'whole' | 'apart'
}

/** Joiners, direction marks, soft hyphens, variation selectors: written, never seen. */
const unseenSigns =
  '\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\u{e0000}-\\u{e01ef}'
/**
 * The accents of Latin, Greek and Cyrillic, Hebrew points, Arabic vowel signs and tatweel. Vowel signs of Indic scripts and Thai and the
 * voicing marks of kana stay: without them words collapse.
 */
const accentSigns =
  '\\u0300-\\u036f\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7\\u0610-\\u061a\\u0640\\u064b-\\u065f\\u0670\\u06d6-\\u06dc\\u06df-\\u06e8\\u06ea-\\u06ed\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f'
const unseen = new RegExp(`[${unseenSigns}]`, 'gu')
const dropped = new RegExp(`[${unseenSigns}${accentSigns}]`, 'gu')

/** Letters without a decomposition that people type as another letter, and Arabic letters used for one another. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ĸ: 'k',
  ƒ: 'f',
  ə: 'e',
  ς: 'σ',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
}
const letter = new RegExp(`[${Object.keys(letters).join('')}]`, 'gu')

/** Capitals in circles and squares, which Unicode does not decompose: pictures of letters that are used as such. */
const enclosed = /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}]/gu
const toCapital = (sign: string): string => {
  const point = sign.codePointAt(0) ?? 0
  return String.fromCharCode(65 + point - (point < 0x1f170 ? 0x1f150 : 0x1f170))
}

/** Whether all units are ASCII. */
export const isAscii = (text: string): boolean => {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 127) return false
  return true
}

/** Accents gone, in parts: what every form with `accents: 'drop'` is made of. */
const toParts = (text: string): string =>
  text
    .replace(enclosed, toCapital)
    .normalize('NFKD')
    .replace(dropped, '')
    .toLowerCase()
    .replace(dropped, '')
    .replace(letter, (each) => letters[each] ?? each)

const foldWhole = (text: string, { accents = 'drop', syllables = 'whole' }: FoldOptions): string => {
  if (accents === 'keep') return text.replace(enclosed, toCapital).normalize('NFKC').replace(unseen, '').toLowerCase()
  return syllables === 'apart' ? toParts(text) : toParts(text).normalize('NFC')
}

/** What letters and pictures fold to: texts repeat a few hundred of them. One with many marks is its own text's alone. */
const foldedMax = 2000
const foldedLengthMax = 12
const foldedPieces = new Map<string, Cache<string, string>>()

/** Folds short pieces that are not ASCII, and remembers them. */
const createFoldPiece = (options: FoldOptions): ((piece: string) => string) => {
  const key = `${options.accents} ${options.syllables}`
  const known = foldedPieces.get(key) ?? new Cache<string, string>(foldedMax)
  foldedPieces.set(key, known)
  return (piece) =>
    piece.length > foldedLengthMax ? foldWhole(piece, options) : known.getOrSet(piece, () => foldWhole(piece, options))
}

const others = /[^\u0000-\u007f]+/g
/** Words of other scripts: too many to be remembered. */
const manyOthers = /[^\u0000-\u007f]{5}/

/**
 * As `fold`, for text that is known to have something other than ASCII in it. Where that is a letter or a picture now and then, as in most texts of
 * Latin script, these are folded alone: no mark that is kept joins a letter of ASCII.
 */
const foldOther = (text: string, options: FoldOptions): string =>
  options.accents === 'keep' || manyOthers.test(text)
    ? foldWhole(text, options)
    : text.replace(others, createFoldPiece(options)).toLowerCase()

/**
 * The form in which text is compared. "Łódź" and "lodz" become equal, so do "Straße" and "strasse", full-width and styled letters
 * ("𝓙𝓸𝓱𝓷") and plain ones. Lone surrogates become U+FFFD.
 */
export const fold = (text: string, options: FoldOptions = {}): string =>
  isAscii(text) ? text.toLowerCase() : foldOther(text.toWellFormed(), options)

/** A text made comparable, with the way back: where in the original each code unit of the folded text came from. */
export interface Folded {
  text: string
  /** Start and end (exclusive) in the original of each code unit. */
  starts: Uint32Array
  ends: Uint32Array
}

/** A letter with the marks on it, or the parts of a Hangul syllable; marks never stand alone, so a match can never cut a letter in two. */
const clusters =
  /[\u1100-\u115f][\u1160-\u11a7]+[\u11a8-\u11ff]*|\P{M}[\p{M}\u200d\ufe0e\ufe0f\uff9e\uff9f]*|[\p{M}\u200d]+/uy

/** Whether a character and the next one stand before the first mark of Unicode: a piece by itself, as nearly all are. */
const isAlone = (text: string, at: number): boolean =>
  text.charCodeAt(at) < 0x300 && (at + 1 === text.length || text.charCodeAt(at + 1) < 0x300)

const clusterAt = (text: string, at: number): string => {
  clusters.lastIndex = at
  return clusters.exec(text)?.[0] ?? text.charAt(at)
}

/** Folds a text piece by piece, each piece a letter with its marks, so that every span found has an exact place in the original. */
export const foldPieces = (text: string, foldPiece: (piece: string) => string): Folded => {
  let folded = ''
  const starts: number[] = []
  const ends: number[] = []
  let at = 0
  while (at < text.length) {
    const piece = isAlone(text, at) ? text.charAt(at) : clusterAt(text, at)
    const made = foldPiece(piece)
    for (let i = 0; i < made.length; i++) {
      starts.push(at)
      ends.push(at + piece.length)
    }
    folded += made
    at += piece.length
  }
  return { text: folded, starts: Uint32Array.from(starts), ends: Uint32Array.from(ends) }
}

let counted = new Uint32Array(0)

/** 0, 1, 2 …: where every character stands that folds to one of its own length. Shared, and never written to. */
const placesOf = (length: number): Pick<Folded, 'starts' | 'ends'> => {
  if (counted.length <= length) counted = Uint32Array.from({ length: Math.max(1024, 2 * length) }, (_, i) => i)
  return { starts: counted.subarray(0, length), ends: counted.subarray(1, length + 1) }
}

const foldPlacedOther = (text: string, foldPiece: (piece: string) => string): Folded =>
  foldPieces(text, (piece) => (isAscii(piece) ? piece.toLowerCase() : foldPiece(piece.toWellFormed())))

/** As `fold`, with the place of everything in the original. */
export const foldPlaced = (text: string, options: FoldOptions = {}): Folded =>
  isAscii(text)
    ? { text: text.toLowerCase(), ...placesOf(text.length) }
    : foldPlacedOther(text, createFoldPiece(options))

/** The span in the original of a piece of the folded text. */
export const spanOf = ({ starts, ends }: Folded, from: number, to: number): { start: number; end: number } => ({
  start: starts[from] ?? 0,
  end: ends[to - 1] ?? 0,
})

/** Offsets in code points, for readers that count so (Python, Go, Swift by scalar). */
export const toCodePoints = (text: string, offset: number): number => {
  let count = 0
  for (let i = 0; i < offset; i++) {
    const code = text.charCodeAt(i)
    if (code < 0xd800 || code > 0xdbff || i + 1 >= offset) count++
  }
  return count
}
