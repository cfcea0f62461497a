/** Letters that Unicode does not decompose but that people type as plain ones, and Arabic letters written several ways. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  ı: 'i',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ə: 'e',
  ς: 'σ',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
  ـ: '',
}

const plainAscii = /^[\x20-\x7e]*$/
const special = new RegExp(`[${Object.keys(letters).join('')}]`, 'gu')
/** Latin, Greek, Cyrillic, Hebrew and Arabic marks. Indic vowel signs and the kana voicing marks change the word and stay. */
const marks =
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670\u200c\u200d\ufe0e\ufe0f]/g
/** Most labels are one plain word: no need to cut them. */
const plainWord = /^[a-z0-9]+$/
const wordPattern = /[\p{L}\p{N}\p{M}]+/gu

/**
 * One spelling for everything people type for the same word: NFKD, lower case, accents gone, ß as ss, ø as o, ł as l, ı as i.
 * Hangul stays decomposed on purpose, so that a syllable still being typed is a prefix of the finished one.
 */
export const fold = (text: string): string => {
  if (plainAscii.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(marks, '')
    .replace(special, (letter) => letters[letter] ?? letter)
}

/** The words of a text, folded. Everything that is not a letter, digit or mark parts words. */
export const words = (text: string): string[] => {
  const folded = fold(text)
  return plainWord.test(folded) ? [folded] : (folded.match(wordPattern) ?? [])
}
