import { fold, foldPieces, isAscii } from '../language/fold.js'

/** A text as the rules read it, and where each of its characters stood in the original. */
export interface Plain {
  text: string
  /** UTF-16 offset in the original of each character, with the original's length behind the last one. */
  at: readonly number[]
}

/** Only so much of a comment is read: whoever wants to buy says so early, and the time a text takes stays bounded. */
export const readCharacters = 1200

/** Signs that rules know one of, and a letter that Arabic rules know as another. */
const oneSign: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Array.from('’‘ʼ´`＇', (quote) => [quote, "'"])),
  ...Object.fromEntries(Array.from('“”„‟»«「」『』＂', (quote) => [quote, '"'])),
  '؟': '?',
  '،': ',',
  '؛': ';',
  گ: 'ك',
}

const toPlainPiece = (piece: string): string => {
  const sign = oneSign[piece]
  if (sign !== undefined) return sign
  if (piece !== '\n' && /^\s/.test(piece)) return ' '
  return isAscii(piece) && piece <= ' ' && piece !== '\n' ? ' ' : fold(piece)
}

const ofAscii: readonly string[] = Array.from({ length: 128 }, (_, code) => toPlainPiece(String.fromCharCode(code)))

const plainPiece = (piece: string): string =>
  (piece.length === 1 ? ofAscii[piece.charCodeAt(0)] : undefined) ?? toPlainPiece(piece)

/** The beginning of a text, without half a character at its end. */
const beginning = (original: string): string => {
  if (original.length <= readCharacters) return original
  const last = original.codePointAt(readCharacters - 1) ?? 0
  return original.slice(0, readCharacters + (last > 0xffff ? 1 : 0))
}

/** Letters that somebody leant on, and marks written in rows. */
const leant = /([a-z!?.])\1{2,}| {2,}/g

/**
 * Lower case, no accents, one kind of quotation mark, single spaces, and letters that somebody leant on ("pleaseee") once: a
 * run of three or more of a letter becomes one. Rules are compiled so that a double letter in them may be single in the text.
 */
export const toPlain = (original: string): Plain => {
  const read = beginning(original)
  const { text, starts } = foldPieces(read, plainPiece)
  const at = Array.from(starts)
  at.push(read.length)
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
