import { Cache } from '../../../kernel/cache.js'

/** Ids of the pieces that are no text, as in every vocabulary of this family. */
export const specialIds = { pad: 0, unknown: 100, start: 101, end: 102, mask: 103 } as const

/** Pieces an encoder reads at most, start and end counted. */
export const piecesMax = 128

const wordUnitsMax = 64
const wordsRemembered = 20_000

const address = /(?:[Hh][Tt][Tt][Pp][Ss]?:\/\/|[Ww]{3}\.)\S+|\[(?:url|URL)\]|@(?:url|URL)\b|\bhttps?\b/gu
const handle =
  /(?:[@＠][\p{L}\p{N}_.]*[\p{L}\p{N}_]|\[(?:user|USER)\])(?:\s+(?:[@＠][\p{L}\p{N}_.]*[\p{L}\p{N}_]|\[(?:user|USER)\]))*/gu
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }
const entity = /&(?:#(\d{2,6})|(amp|lt|gt|quot|nbsp));/gu
const repeated = /(.)\1{3,}/gu
/** Invisible: joiners, variation selectors, direction marks, skin tones. They change how a text looks, not what it says. */
const invisible =
  /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff\u{1f3fb}-\u{1f3ff}\u{e0000}-\u{e007f}]/gu
// Han is read character by character.
const han = /[\u3400-\u9fff\uf900-\ufaff]/u

const urlMark = '\u0001'
const handleMark = '\u0002'

const decode = (_: string, digits: string | undefined, name: string | undefined): string => {
  if (name !== undefined) return entities[name] ?? ' '
  const code = Number(digits)
  return code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff) ? ' ' : String.fromCodePoint(code)
}

/** Addresses and handles as one mark each, entities decoded, invisible characters gone. */
const clean = (text: string): string =>
  text
    .replace(entity, decode)
    .replace(address, ` ${urlMark} `)
    .replace(handle, ` ${handleMark} `)
    .replace(invisible, '')
    .replace(repeated, '$1$1$1')

/** A text as an encoder is shown it: in lower case and without accents, or as it was written for a vocabulary that knows capitals. */
export const prepare = (text: string, cased = false): string =>
  cased
    ? clean(text).normalize('NFC')
    : clean(text)
        .toLowerCase()
        .normalize('NFD')
        .replace(/\p{Mn}/gu, '')

/**
 * Cuts texts into the pieces of a WordPiece vocabulary. Beyond the vocabulary's own, its unused
 * places stand for addresses, handles and pictures, one a piece.
 */
export class WordPiece {
  readonly #ids: ReadonlyMap<string, number>
  readonly #known = new Cache<string, readonly number[]>(wordsRemembered)
  readonly #cased: boolean

  /** `vocabulary` in the order of its ids; `pictures` take the unused places from the first on, after the two marks. */
  constructor(vocabulary: readonly string[], pictures: readonly string[], { cased = false } = {}) {
    this.#cased = cased
    const ids = new Map(vocabulary.map((piece, id) => [piece, id]))
    const unused = vocabulary.flatMap((piece, id) => (piece.startsWith('[unused') ? [id] : []))
    for (const [i, piece] of [urlMark, handleMark, ...pictures].entries()) {
      const id = unused[i]
      if (id !== undefined) ids.set(piece, id)
    }
    this.#ids = ids
  }

  /** Ids of a text, start and end among them, never more than `max`. */
  encode(text: string, max: number = piecesMax): number[] {
    const ids: number[] = [specialIds.start]
    for (const [found] of prepare(text, this.#cased).matchAll(/[\u0001\u0002]|[\p{L}\p{M}\p{N}]+|[^\s\p{C}]/gu)) {
      for (const id of this.#pieces(found)) ids.push(id)
      if (ids.length >= max) break
    }
    if (ids.length >= max) ids.length = max - 1
    ids.push(specialIds.end)
    return ids
  }

  #pieces(found: string): readonly number[] {
    const known = this.#known.get(found)
    if (known !== undefined) return known
    const pieces = han.test(found) ? this.#parts(found).flatMap((each) => this.#cut(each)) : this.#cut(found)
    this.#known.set(found, pieces)
    return pieces
  }

  /** A run that holds Han, character by character; the kana between them stay together where the vocabulary was made so. */
  #parts(found: string): string[] {
    return this.#cased
      ? (found.match(/[\u3400-\u9fff\uf900-\ufaff]|[^\u3400-\u9fff\uf900-\ufaff]+/gu) ?? [])
      : [...found]
  }

  /** The longest piece that fits, again and again; a word of which any part fits nowhere is unknown as a whole. */
  #cut(found: string): number[] {
    if (found.length > wordUnitsMax) return [specialIds.unknown]
    const pieces: number[] = []
    let from = 0
    while (from < found.length) {
      let to = found.length
      let id: number | undefined
      while (to > from && id === undefined) {
        const piece = from === 0 ? found.slice(0, to) : `##${found.slice(from, to)}`
        id = this.#ids.get(piece)
        if (id === undefined) to--
      }
      if (id === undefined) return [specialIds.unknown]
      pieces.push(id)
      from = to
    }
    return pieces
  }
}
