import { Cache } from '../../../kernel/cache.js'
import { KeySlots } from './key-slots.js'

/** What `LanguageDetector` reads besides its tables. */
interface Meta {
  languages: readonly string[]
  keys: number
  pairs: number
}

const stride = 3
const gram = 4
const wordBytesMax = 70
/** Added to every score: the tables hold what is above it. */
const scoreBase = 53
const space = 0x20
const wordsRemembered = 20_000
/** Of a text so many bytes are read. */
const textBytesMax = 350

const step = (hash: number, byte: number): number => Math.imul(hash ^ byte, 0x01000193)

/** The hash under which a run of bytes is kept. Shared with the script that packs the tables. */
export const hashBytes = (bytes: Iterable<number>): number => {
  let hash = 0x811c9dc5
  for (const byte of bytes) hash = step(hash, byte)
  return hash >>> 0
}

/** The hash of `bytes` from `start` to `end`, with a space before or after where a word begins or ends. */
const hashRun = (bytes: Uint8Array, start: number, end: number, begins: boolean, ends: boolean): number => {
  let hash = begins ? step(0x811c9dc5, space) : 0x811c9dc5
  for (let i = start; i < end; i++) hash = step(hash, bytes[i]!)
  return (ends ? step(hash, space) : hash) >>> 0
}

/** A word that was met: the runs of bytes in it that the tables know. */
interface KnownRuns {
  keys: Int32Array
  bytes: number
}

const encoder = new TextEncoder()
/** A word is encoded here: longer ones are cut. */
const buffer = new Uint8Array(3 * wordBytesMax)

/**
 * How much a text looks like each of sixty languages, by runs of four bytes at steps of three, with the tables of the Efficient
 * Language Detector (Apache-2.0). It knows many languages but was made for prose: among the languages that are
 * judged, the models trained on comments decide.
 */
export class LanguageDetector {
  readonly languages: readonly string[]
  readonly #slots: KeySlots
  readonly #starts: Uint32Array
  readonly #pairs: Uint8Array
  readonly #scores: Uint8Array
  /** Which text met a key last, so that a run of bytes counts once a text. */
  readonly #seen: Uint32Array
  #text = 0
  /** Most words of a text were met before. */
  readonly #words = new Cache<string, KnownRuns>(wordsRemembered)

  constructor(bytes: ArrayBufferLike) {
    const metaBytes = new Uint32Array(bytes, 0, 1)[0]!
    const meta = JSON.parse(new TextDecoder().decode(new Uint8Array(bytes, 4, metaBytes).slice())) as Meta
    this.languages = meta.languages
    let at = 4 + metaBytes
    this.#slots = new KeySlots(new Uint32Array(bytes, at, meta.keys))
    at += 4 * meta.keys
    const counts = new Uint8Array(bytes, at, meta.keys)
    at += meta.keys
    this.#pairs = new Uint8Array(bytes, at, meta.pairs)
    this.#scores = new Uint8Array(bytes, at + meta.pairs, meta.pairs)
    this.#starts = new Uint32Array(meta.keys + 1)
    for (let i = 0; i < meta.keys; i++) this.#starts[i + 1] = this.#starts[i]! + counts[i]!
    this.#seen = new Uint32Array(meta.keys)
  }

  /** Scores by language, in the order of `languages`. */
  score(words: readonly string[]): Float64Array {
    const sums = new Float64Array(this.languages.length)
    const stamp = ++this.#text
    let total = 0
    for (const word of words) {
      const { keys, bytes } = this.#know(word)
      for (let i = 0; i < keys.length; i++) {
        const key = keys[i]!
        if (this.#seen[key] === stamp) continue
        this.#seen[key] = stamp
        this.#add(key, sums)
      }
      total += bytes
      if (total > textBytesMax) break
    }
    return sums
  }

  #know(word: string): KnownRuns {
    const known = this.#words.get(word)
    if (known !== undefined) return known
    const bytes = Math.min(encoder.encodeInto(word, buffer).written, wordBytesMax)
    const keys: number[] = []
    const take = (hash: number): void => {
      const key = this.#slots.find(hash)
      if (key !== -1) keys.push(key)
    }
    let from = 0
    for (; from + gram < bytes; from += stride) take(hashRun(buffer, from, from + gram, from === 0, false))
    take(hashRun(buffer, bytes === 3 ? 0 : Math.max(0, bytes - gram), bytes, from === 0, true))
    const runs = { keys: Int32Array.from(keys), bytes }
    this.#words.set(word, runs)
    return runs
  }

  #add(key: number, sums: Float64Array): void {
    const end = this.#starts[key + 1]!
    for (let i = this.#starts[key]!; i < end; i++) {
      const language = this.#pairs[i]!
      sums[language] = sums[language]! + this.#scores[i]! + scoreBase
    }
  }
}
