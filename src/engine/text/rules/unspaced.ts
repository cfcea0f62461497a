import { readCharacter } from '../../language/characters.js'
import { tokenize, type Token } from './tokens.js'

const unspaced = /[\u2e80-\u2fff\u3005-\u3007\u3040-\u30ff\u31f0-\u31ff\u3400-\u9fff\uf900-\ufaff]|[\ud840-\ud88f]/

/** Whether a word has letters of a script that is written without spaces. */
export const isUnspaced = (form: string): boolean => unspaced.test(form)

interface Piece {
  start: number
  end: number
  folded: string
}

const piecesOf = (text: string, { start, end }: Token): Piece[] => {
  const pieces: Piece[] = []
  for (let at = start; at < end;) {
    const point = text.codePointAt(at) ?? 0
    const to = at + (point > 0xffff ? 2 : 1)
    const { folded, class: kind } = readCharacter(point)
    const last = pieces.at(-1)
    // The voicing mark of kana belongs to the letter before it.
    if (last !== undefined && (kind === 'mark' || folded === '')) {
      last.end = to
      last.folded += folded
    } else pieces.push({ start: at, end: to, folded })
    at = to
  }
  return pieces
}

/** Cuts text of scripts without spaces (Han, kana) into the words that lists know, the longest first, and single letters. */
export const createCutter = (words: Iterable<string>): ((text: string, tokens: readonly Token[]) => Token[]) => {
  const known = new Set<string>()
  const longest = new Map<string, number>()
  for (const word of words) {
    const first = readFirst(word)
    if (!isUnspaced(word) || known.has(word)) continue
    known.add(word)
    longest.set(first, Math.max(longest.get(first) ?? 0, word.length))
  }

  /** How many pieces the longest known word has that begins at one; at least that piece itself. */
  const widthAt = (pieces: readonly Piece[], from: number): number => {
    const max = longest.get(readFirst(pieces[from]?.folded ?? '')) ?? 0
    let width = 1
    let form = ''
    for (let at = from; at < pieces.length && form.length < max; at++) {
      form += pieces[at]?.folded ?? ''
      if (known.has(form)) width = at - from + 1
    }
    return width
  }

  const cut = (text: string, token: Token): Token[] => {
    const pieces = piecesOf(text, token)
    const found: Token[] = []
    const isCut = (at: number): boolean => isUnspaced(pieces[at]?.folded ?? '') || widthAt(pieces, at) > 1
    for (let at = 0; at < pieces.length;) {
      let to = at + widthAt(pieces, at)
      const isForeign = !isCut(at)
      while (isForeign && to < pieces.length && !isCut(to)) to++
      const [start, end] = [pieces[at]?.start ?? token.start, pieces[to - 1]?.end ?? token.end]
      if (isForeign) found.push(...foreign(text, start, end))
      else found.push(word(token, start, end, pieces.slice(at, to)))
      at = to
    }
    const [first, last] = [found[0], found.at(-1)]
    if (first !== undefined) first.edge = token.edge
    if (last !== undefined) last.asks = token.asks
    return found
  }
  return (text, tokens) =>
    tokens.flatMap((token) => (token.kind === 'word' && isUnspaced(token.form) ? cut(text, token) : [token]))
}

const readFirst = (form: string): string => String.fromCodePoint(form.codePointAt(0) ?? 0)

const word = (token: Token, start: number, end: number, pieces: readonly Piece[]): Token => ({
  ...token,
  start,
  end,
  form: pieces.map(({ folded }) => folded).join(''),
  look: '',
  edge: 0,
  isOdd: false,
  asks: false,
})

/** Letters of other scripts in between ("sb") are read as they are elsewhere. */
const foreign = (text: string, start: number, end: number): Token[] =>
  tokenize(text.slice(start, end), []).map((token) => ({
    ...token,
    start: token.start + start,
    end: token.end + start,
  }))
