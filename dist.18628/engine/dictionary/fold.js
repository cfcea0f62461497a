const letters = {
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
  ς: '\u03C3',
  ى: '\u064A',
  ی: '\u064A',
  ک: '\u0643',
  ة: '\u0647',
  ـ: '',
}
const plainAscii = /^[\x20-\x7e]*$/
const special = new RegExp(`[${Object.keys(letters).join('')}]`, 'gu')
const marks =
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670\u200c\u200d\ufe0e\ufe0f]/g
const plainWord = /^[a-z0-9]+$/
const wordPattern = /[\p{L}\p{N}\p{M}]+/gu
const fold = (text) => {
  if (plainAscii.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(marks, '')
    .replace(special, (letter) => letters[letter] ?? letter)
}
const words = (text) => {
  const folded = fold(text)
  return plainWord.test(folded) ? [folded] : (folded.match(wordPattern) ?? [])
}
export { fold, words }
//# sourceMappingURL=fold.js.map
