const readCharacters = 1200
const quotes = /[’‘ʼ´`＇]/
const doubleQuotes = /[“”„‟»«「」『』＂]/
const dropped =
  /[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u0640\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufe00-\ufe0f\ufeff]/
const letters = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  ı: 'i',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  أ: '\u0627',
  إ: '\u0627',
  آ: '\u0627',
  ٱ: '\u0627',
  ى: '\u064A',
  ی: '\u064A',
  ک: '\u0643',
  گ: '\u0643',
  ة: '\u0647',
  '\u061F': '?',
  '\u060C': ',',
  '\u061B': ';',
}
const kana = /[\u3040-\u30ff]/
const plainCharacter = (character) => {
  if (character <= '~') {
    if (character === '`') return "'"
    return character <= ' ' && character !== '\n' ? ' ' : character.toLowerCase()
  }
  if (dropped.test(character)) return ''
  if (quotes.test(character)) return "'"
  if (doubleQuotes.test(character)) return '"'
  const known = letters[character]
  if (known !== void 0) return known
  if (/\s/.test(character)) return ' '
  if (kana.test(character)) return character
  let out = ''
  for (const part of character.normalize('NFKD').toLowerCase()) if (!dropped.test(part)) out += letters[part] ?? part
  return out
}
const leant = /([a-z!?.])\1{2,}| {2,}/g
const toPlain = (original) => {
  let text = ''
  const at = []
  let offset = 0
  for (const character of original) {
    if (offset >= readCharacters) break
    const plain = plainCharacter(character)
    text += plain
    for (let i = 0; i < plain.length; i++) at.push(offset)
    offset += character.length
  }
  at.push(offset)
  return text.search(leant) >= 0 ? shorten(text, at) : { text, at }
}
const shorten = (text, at) => {
  const kept = []
  let from = 0
  for (const { index, 0: run } of text.matchAll(leant)) {
    kept.push(...at.slice(from, index + 1))
    from = index + run.length
  }
  kept.push(...at.slice(from))
  return { text: text.replace(leant, (run) => run.charAt(0)), at: kept }
}
const toSpan = (original, { at }, from, to) => {
  const start = at[from] ?? original.length
  const last = at[Math.max(from, to - 1)] ?? start
  const end = to > from ? last + String.fromCodePoint(original.codePointAt(last) ?? 32).length : start
  return { start, end, text: original.slice(start, end) }
}
export { readCharacters, toPlain, toSpan }
//# sourceMappingURL=plain.js.map
