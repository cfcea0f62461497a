const letter = new RegExp('^\\p{L}', 'u')
const digit = new RegExp('^\\p{N}', 'u')
const mark = new RegExp('^\\p{M}', 'u')
const space = /^[\s\p{Z}]/u
const emoji = new RegExp('^(?:\\p{Extended_Pictographic}|\\p{Regional_Indicator}|\\p{Emoji_Modifier})', 'u')
const invisible =
  /^[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\u{e0000}-\u{e01ef}]/u
const accents =
  /[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/gu
const plain = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  أ: '\u0627',
  إ: '\u0627',
  آ: '\u0627',
  ى: '\u064A',
  ة: '\u0647',
  ی: '\u064A',
  ک: '\u0643',
  '\u2019': "'",
  '\u2018': "'",
  ʼ: "'",
}
const lookalikes = Object.fromEntries(
  [
    ['\u0430\u03B1\u0251', 'a'],
    ['\u0432\u03B2\u042C', 'b'],
    ['\u0441\u03F2', 'c'],
    ['\u0501', 'd'],
    ['\u0435\u0454\u03B5', 'e'],
    ['\u0261', 'g'],
    ['\u043D\u04BB', 'h'],
    ['\u0456\u03B9\u04CF', 'i'],
    ['\u0458\u03F3', 'j'],
    ['\u043A\u03BA', 'k'],
    ['\u217C', 'l'],
    ['\u043C', 'm'],
    ['\u043F\u03B7\u0578', 'n'],
    ['\u043E\u03BF\u03C3\u0585', 'o'],
    ['\u0440\u03C1', 'p'],
    ['\u051B', 'q'],
    ['\u0433\u027C', 'r'],
    ['\u0455', 's'],
    ['\u0442\u03C4', 't'],
    ['\u03C5\u057D', 'u'],
    ['\u03BD\u0475', 'v'],
    ['\u0461\u03C9', 'w'],
    ['\u0445\u03C7', 'x'],
    ['\u0443\u03B3', 'y'],
    ['\u0290', 'z'],
  ].flatMap(([others = '', latin2 = '']) => Array.from(others, (other) => [other, latin2])),
)
const classOf = (character) => {
  if (invisible.test(character)) return 'invisible'
  if (letter.test(character)) return 'letter'
  if (digit.test(character)) return 'digit'
  if (mark.test(character)) return 'mark'
  if (space.test(character)) return 'space'
  if (emoji.test(character)) return 'emoji'
  return 'other'
}
const foldCharacter = (point) => {
  const character = String.fromCodePoint(point)
  if (character in plain) {
    const folded2 = plain[character] ?? ''
    return { folded: folded2, class: folded2 === "'" ? 'other' : 'letter', looksLike: '' }
  }
  const enclosed = [127280, 127312, 127344].find((from) => point >= from && point < from + 26)
  const written = enclosed === void 0 ? character : String.fromCharCode(97 + point - enclosed)
  const kind = classOf(written)
  if (kind === 'invisible') return { folded: '', class: kind, looksLike: '' }
  const decomposed = written.normalize('NFKD').replace(accents, '').toLowerCase()
  const folded = Array.from(decomposed, (each) => plain[each] ?? each).join('')
  return { folded, class: kind, looksLike: lookalikes[folded] ?? '' }
}
const latin = Array.from({ length: 592 }, (_, point) => foldCharacter(point))
const seen = /* @__PURE__ */ new Map()
const seenMax = 2e4
const readCharacter = (point) => {
  const near = latin[point]
  if (near !== void 0) return near
  const known = seen.get(point)
  if (known !== void 0) return known
  const folded = point >= 55296 && point <= 57343 ? { folded: '', class: 'other', looksLike: '' } : foldCharacter(point)
  if (seen.size < seenMax) seen.set(point, folded)
  return folded
}
const foldWord = (word) => Array.from(word, (each) => readCharacter(each.codePointAt(0) ?? 0).folded).join('')
export { foldWord, readCharacter }
//# sourceMappingURL=fold.js.map
