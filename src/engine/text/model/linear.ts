import { eachFeatureOfText, eachFeatureOfWord, hashPair } from './features.js'
import type { Token } from './tokens.js'
import { Cache } from '../../../kernel/cache.js'
import { KeySlots } from './key-slots.js'

const wordsRemembered = 30_000

/** A word that was met: its rows, each once, and what they add up to. Texts are sums of the same few thousand words. */
export interface KnownWord {
  rows: Int32Array
  linear: Int32Array
  /** What the rows add up to in the bag; it fills this in. */
  bag: Int32Array | undefined
  /** The last text it stood in. */
  text: number
}

/** The rows of a text as a sum: of words, of single rows, less those that stand in two of the words. */
export interface Terms {
  words: readonly KnownWord[]
  plus: readonly number[]
  minus: readonly number[]
}

/** One answer of the linear models: how its sum becomes a logit, and the logit a calibrated one. */
export interface Head {
  name: string
  scale: number
  bias: number
  slope: number
  offset: number
}

/** What `LinearModel` reads. Weights are whole numbers, so that sums are the same on every machine. */
interface Meta {
  heads: Head[]
  rows: number
}

/**
 * Logistic regressions over hashed words, pairs of words and runs of letters, all heads at once: a row of the table holds the
 * weights of one feature for every head. The bytes may be shared between threads; nothing is written to them.
 */
export class LinearModel {
  readonly heads: readonly Head[]
  readonly #index = new Map<string, number>()
  readonly #slots: KeySlots
  readonly #weights: Int8Array
  /** Which text saw a row last, so that a feature counts once a text. */
  readonly #seen: Uint32Array
  #text = 0
  /** Most words of a text were met before. */
  readonly #words = new Cache<string, KnownWord>(wordsRemembered)

  constructor(bytes: ArrayBufferLike) {
    const metaBytes = new Uint32Array(bytes, 0, 1)[0]!
    // A decoder refuses shared memory, so the few bytes of the head are copied.
    const meta = JSON.parse(new TextDecoder().decode(new Uint8Array(bytes, 4, metaBytes).slice())) as Meta
    this.heads = meta.heads
    for (const [i, { name }] of meta.heads.entries()) this.#index.set(name, i)
    const keysAt = 4 + metaBytes
    this.#slots = new KeySlots(new Uint32Array(bytes, keysAt, meta.rows))
    this.#weights = new Int8Array(bytes, keysAt + 4 * meta.rows, meta.rows * meta.heads.length)
    this.#seen = new Uint32Array(meta.rows)
  }

  /** Place of a head among the logits, -1 where this model has none of that name. */
  place(head: string): number {
    return this.#index.get(head) ?? -1
  }

  /** The rows of a word and of the runs of letters in it, which are the same in every text. */
  #know(token: Token): KnownWord {
    const key = token.kind === 'word' ? token.norm : `\u0000${token.norm}`
    const known = this.#words.get(key)
    if (known !== undefined) return known
    const rows = new Set<number>()
    eachFeatureOfWord(token, (hash) => {
      const row = this.#slots.find(hash)
      if (row !== -1) rows.add(row)
    })
    const linear = new Int32Array(this.heads.length)
    for (const row of rows) this.#add(linear, row, 1)
    const word: KnownWord = { rows: Int32Array.from(rows), linear, bag: undefined, text: 0 }
    this.#words.set(key, word)
    return word
  }

  #add(sums: Int32Array, row: number, times: number): void {
    const weights = this.#weights
    const at = row * sums.length
    for (let head = 0; head < sums.length; head++) sums[head]! += times * weights[at + head]!
  }

  /** What the models make of a text: calibrated logits, and the rows they stand on. A row counts once a text. */
  read(text: string, tokens: readonly Token[]): LinearReading {
    const width = this.heads.length
    const sums = new Int32Array(width)
    const seen = this.#seen
    const stamp = ++this.#text
    const rows: number[] = []
    const places: number[] = []
    const words: KnownWord[] = []
    const plus: number[] = []
    const minus: number[] = []
    const takeOne = (hash: number, place: number): void => {
      const row = this.#slots.find(hash)
      if (row === -1 || seen[row] === stamp) return
      seen[row] = stamp
      rows.push(row)
      places.push(place)
      plus.push(row)
    }
    eachFeatureOfText(text, tokens, (hash) => takeOne(hash, -1))
    for (let place = 0; place < tokens.length; place++) {
      const token = tokens[place]!
      const word = this.#know(token)
      if (word.text !== stamp) {
        word.text = stamp
        words.push(word)
        const own = word.rows
        for (let i = 0; i < own.length; i++) {
          const row = own[i]!
          if (seen[row] === stamp) minus.push(row)
          else {
            seen[row] = stamp
            rows.push(row)
            places.push(place)
          }
        }
      }
      const next = tokens[place + 1]
      if (next !== undefined) takeOne(hashPair(token.norm, next.norm), place)
    }
    for (const { linear } of words) for (let head = 0; head < width; head++) sums[head]! += linear[head]!
    for (const row of plus) this.#add(sums, row, 1)
    for (const row of minus) this.#add(sums, row, -1)
    const norm = 1 / Math.sqrt(Math.max(1, rows.length))
    const logits = new Float64Array(width)
    for (let i = 0; i < width; i++) {
      const { slope, scale, bias, offset } = this.heads[i]!
      logits[i] = slope * (sums[i]! * norm * scale + bias) + offset
    }
    return { logits, rows, places, terms: { words, plus, minus } }
  }

  /** What each token adds to the logit of a head. A feature met twice counts for its first token. */
  attribute({ rows, places }: LinearReading, tokens: number, head: string): Float64Array {
    const shares = new Float64Array(tokens)
    const column = this.place(head)
    const { scale, slope } = this.heads[column] ?? { scale: 0, slope: 0 }
    const width = this.heads.length
    const norm = (scale * slope) / Math.sqrt(Math.max(1, rows.length))
    for (let i = 0; i < rows.length; i++) {
      const place = places[i]!
      if (place >= 0) shares[place]! += norm * this.#weights[rows[i]! * width + column]!
    }
    return shares
  }
}

/** Logits by head, and the features behind them: rows of the table, each with the token it came from (-1: the whole text). */
export interface LinearReading {
  logits: Float64Array
  rows: readonly number[]
  places: readonly number[]
  terms: Terms
}

export const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x))

export const softmax = (logits: readonly number[]): number[] => {
  const top = Math.max(...logits)
  const powers = logits.map((logit) => Math.exp(logit - top))
  const sum = powers.reduce((a, b) => a + b, 0)
  return powers.map((power) => power / sum)
}
