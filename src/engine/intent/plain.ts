/** A text as the rules read it, and where each of its characters stood in the original. */
export interface Plain {
  text: string
  /** UTF-16 offset in the original of each character, with the original's length behind the last one. */
  at: readonly number[]
}

/** Only so much of a comment is read: whoever wants to buy says so early, and the time a text takes stays bounded. */
export const readCharacters = 1200

const quotes = /[’‘ʼ´`＇]/
const doubleQuotes = /[“”„‟»«「」『』＂]/
/** Marks and joiners that change the look of a letter, never its meaning to the rules. Kana voicing marks stay. */
const dropped =
  /[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u0640\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufe00-\ufe0f\ufeff]/
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  ı: 'i',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  گ: 'ك',
  ة: 'ه',
  '؟': '?',
  '،': ',',
  '؛': ';',
}
/** Kana and Hangul: what they are made of is no accent. */
const composed = /[\u3040-\u30ff\uac00-\ud7af]/

const plainCharacter = (character: string): string => {
  if (character <= '~') {
    if (character === '`') return "'"
    return character <= ' ' && character !== '\n' ? ' ' : character.toLowerCase()
  }
  if (dropped.test(character)) return ''
  if (quotes.test(character)) return "'"
  if (doubleQuotes.test(character)) return '"'
  const known = letters[character]
  if (known !== undefined) return known
  if (/\s/.test(character)) return ' '
  if (composed.test(character)) return character
  let out = ''
  for (const part of character.normalize('NFKD').toLowerCase()) if (!dropped.test(part)) out += letters[part] ?? part
  return out
}

/** Letters that somebody leant on, and marks written in rows. */
const leant = /([a-z!?.])\1{2,}| {2,}/g

/**
 * Lower case, no accents, one kind of quotation mark, single spaces, and letters that somebody leant on ("pleaseee") once: a
 * run of three or more of a letter becomes one. Rules are compiled so that a double letter in them may be single in the text.
 */
export const toPlain = (original: string): Plain => {
  let text = ''
  const at: number[] = []
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

const shorten = (text: string, at: readonly number[]): Plain => {
  const kept: number[] = []
  let from = 0
  for (const { index, 0: run } of text.matchAll(leant)) {
    kept.push(...at.slice(from, index + 1))
    from = index + run.length
  }
  kept.push(...at.slice(from))
  return { text: text.replace(leant, (run) => run.charAt(0)), at: kept }
}

/** A piece of the plain text as it stood in the original: from the start of its first character to the end of its last. */
export const toSpan = (original: string, { at }: Plain, from: number, to: number) => {
  const start = at[from] ?? original.length
  const last = at[Math.max(from, to - 1)] ?? start
  const end = to > from ? last + String.fromCodePoint(original.codePointAt(last) ?? 0x20).length : start
  return { start, end, text: original.slice(start, end) }
}
