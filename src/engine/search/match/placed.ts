import { chunkBits, chunkDocs, chunkWords, listBits, setRange } from '../bytes/bitmap.js'
import { absent, look, type FirstPlaces } from '../columns/first-places.js'
import { PostingCursor, type PostingStore } from '../columns/posting-store.js'
import type { Matcher } from './matcher.js'

/** What is said of the places of the words of one document, in the order of the terms; every one stands there once. */
export type PlacesFit = (places: Uint8Array) => boolean

/** A look at one document is worth reading about this many places of a list. */
const lookCost = 64

/**
 * Documents whose words stand where a phrase or NEAR wants them. Dear, so a conjunction asks it last, of what the lists of the
 * words have left: by the places beside the lists where many are asked for, else, and where a word comes more than once, by a look at
 * the document itself.
 */
export class Placed implements Matcher {
  readonly cost = 20
  readonly estimate: number
  readonly #cursors: readonly PostingCursor[]
  readonly #starts: readonly number[]
  readonly #scratch: Uint8Array[] = []
  readonly #one: Uint8Array
  #list: Uint16Array | undefined
  #filled = -1
  readonly #first: FirstPlaces | undefined
  readonly #fits: PlacesFit
  readonly #look: (doc: number) => boolean
  readonly #docs: number

  constructor(
    lists: PostingStore,
    terms: readonly number[],
    first: FirstPlaces | undefined,
    fits: PlacesFit,
    look: (doc: number) => boolean,
    docs: number,
  ) {
    this.#first = first
    this.#fits = fits
    this.#look = look
    this.#docs = docs
    this.#cursors = terms.map((term) => new PostingCursor(lists, term))
    this.#starts = terms.map((term) => first?.starts[term] ?? 0)
    this.#one = new Uint8Array(terms.length)
    this.estimate = docs * 0.3
  }

  may(chunk: number): boolean {
    for (const cursor of this.#cursors) if (cursor.seek(chunk) === 0) return false
    return true
  }
  seed(): number {
    return -1
  }
  fill(chunk: number, out: Uint32Array): void {
    out.fill(0)
    setRange(out, 0, Math.min(chunkDocs, this.#docs - (chunk << chunkBits)))
    this.narrow(chunk, out)
  }
  narrow(chunk: number, acc: Uint32Array): void {
    const list = (this.#list ??= new Uint16Array(chunkDocs))
    const n = this.keep(chunk, list, listBits(acc, list, chunkDocs))
    acc.fill(0)
    for (let i = 0; i < n; i++) {
      const doc = list[i]!
      acc[doc >>> 5]! |= 1 << (doc & 31)
    }
  }
  keep(chunk: number, docs: Uint16Array, n: number): number {
    const base = chunk << chunkBits
    let kept = 0
    if (!this.#prepare(chunk, n)) {
      for (let i = 0; i < n; i++) if (this.#look(base + docs[i]!)) docs[kept++] = docs[i]!
      return kept
    }
    const scratch = this.#scratch
    const one = this.#one
    for (let i = 0; i < n; i++) {
      const doc = docs[i]!
      let state = 0
      for (let t = 0; t < one.length; t++) {
        const place = scratch[t]![doc]!
        one[t] = place
        if (place >= absent) state |= place === look ? 1 : 2
      }
      if (state === 0 ? this.#fits(one) : state === 1 && this.#look(base + doc)) docs[kept++] = doc
    }
    return kept
  }
  has(doc: number): boolean {
    return this.#look(doc)
  }

  /** Spreads the places of the chunk, if so many documents are asked for that it pays. */
  #prepare(chunk: number, asked: number): boolean {
    if (this.#filled === chunk) return true
    if (!this.#first) return false
    let entries = 0
    for (const cursor of this.#cursors) entries += cursor.seek(chunk)
    if (asked * lookCost < entries) return false
    this.#filled = chunk
    this.#cursors.forEach((cursor, t) => {
      const spread = (this.#scratch[t] ??= new Uint8Array(chunkDocs))
      spread.fill(absent)
      if (cursor.seek(chunk) > 0) this.#spread(cursor, this.#starts[t]! + cursor.before(), spread)
    })
    return true
  }

  #spread(cursor: PostingCursor, from: number, out: Uint8Array): void {
    const places = this.#first?.places ?? out
    let at = from
    if (cursor.bitmapAt < 0) {
      for (let i = cursor.from; i < cursor.to; i++) out[cursor.docs[i]!] = places[at++]!
      return
    }
    const { words } = cursor.store
    for (let i = 0; i < chunkWords; i++) {
      let word = words[cursor.bitmapAt + i]! | 0
      while (word !== 0) {
        out[(i << 5) + 31 - Math.clz32(word & -word)] = places[at++]!
        word &= word - 1
      }
    }
  }
}

/** Terms that stand one behind the other, in their order. */
export const inSequence: PlacesFit = (places) => {
  for (let t = 1; t < places.length; t++) if (places[t] !== places[0]! + t) return false
  return true
}

/** Terms that stand within a window. */
export const within =
  (distance: number): PlacesFit =>
  (places) => {
    let [low, high] = [look as number, 0]
    for (let t = 0; t < places.length; t++) {
      const place = places[t]!
      if (place < low) low = place
      if (place > high) high = place
    }
    return high - low <= distance
  }
