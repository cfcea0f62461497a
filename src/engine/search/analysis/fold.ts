/**
 * Marks that are removed: the accents of Latin, Greek and Cyrillic, Hebrew points, Arabic vowel signs and tatweel,
 * joiners, soft hyphens, variation selectors. Vowel signs of Indic scripts and Thai stay: without them words collapse.
 */
const DROPPED =
  /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed\u200b-\u200f\u2060\ufeff\u00ad\ufe00-\ufe0f]/g

/** Letters without a decomposition that people type as another letter, and Arabic letters used for one another. */
const LETTERS: Readonly<Record<string, string>> = {
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
  ς: 'σ',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
  ə: 'e',
}
const LETTER = /[ßøłđðıæœþħŧŋĸƒςىیکةə]/g

/** Whether all units are ASCII. */
export function isAscii(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 127) return false
  return true
}

/**
 * The form in which text is compared: NFKD, accents removed, lower case, NFC. "Łódź" and "lodz" become equal, so do
 * "Straße" and "strasse", full-width and styled letters ("𝓙𝓸𝓱𝓷") and plain ones. Lone surrogates become U+FFFD.
 */
export function fold(text: string): string {
  if (isAscii(text)) return text.toLowerCase()
  return text
    .toWellFormed()
    .normalize('NFKD')
    .replace(DROPPED, '')
    .toLowerCase()
    .replace(DROPPED, '')
    .replace(LETTER, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFC')
}
