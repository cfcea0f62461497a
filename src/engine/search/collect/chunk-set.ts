import { andNotWords, chunkBits, chunkDocs, chunkWords, countBits, listBits } from '../bytes/bitmap.js'
import { seedMax, seedRoom, type Matcher } from '../match/matcher.js'
import { isDeleted } from '../segment/snapshot.js'

/** The matches of one chunk: a bitmap or a sorted list, whichever the matcher gave. Reused from chunk to chunk. */
export class ChunkSet {
  readonly words = new Uint32Array(chunkWords)
  readonly list = new Uint16Array(chunkDocs)
  #otherWords: Uint32Array | undefined
  #otherList: Uint16Array | undefined
  isList = true
  /** Number of matches. */
  count = 0

  /** Evaluates a matcher over a chunk, without deleted documents. */
  evaluate(matcher: Matcher, chunk: number, deleted: Uint32Array | undefined): void {
    this.isList = true
    this.count = 0
    if (!matcher.may(chunk)) return
    const n = matcher.seed(chunk, this.list)
    if (n >= 0) {
      this.count = deleted ? this.#dropFromList(chunk, n, deleted) : n
      return
    }
    this.isList = false
    matcher.fill(chunk, this.words)
    if (deleted) andNotWords(this.words, deleted, chunk * chunkWords)
    this.count = countBits(this.words, 0, chunkWords)
  }

  /** Keeps what also meets a condition. */
  narrow(matcher: Matcher, chunk: number): void {
    if (!matcher.may(chunk)) {
      this.isList = true
      this.count = 0
    } else if (this.isList && this.count <= seedMax) this.count = matcher.keep(chunk, this.list, this.count)
    else if (!this.isList) {
      matcher.narrow(chunk, this.words)
      this.count = countBits(this.words, 0, chunkWords)
    }
  }

  /** How many also meet a condition; the set stays as it is. */
  countWith(matcher: Matcher, chunk: number): number {
    if (this.count === 0 || !matcher.may(chunk)) return 0
    if (this.isList && this.count <= seedMax) {
      const list = (this.#otherList ??= new Uint16Array(seedRoom))
      list.set(this.list.subarray(0, this.count))
      return matcher.keep(chunk, list, this.count)
    }
    const words = (this.#otherWords ??= new Uint32Array(chunkWords))
    words.set(this.words)
    matcher.narrow(chunk, words)
    return countBits(words, 0, chunkWords)
  }

  #dropFromList(chunk: number, n: number, deleted: Uint32Array): number {
    const base = chunk << chunkBits
    let kept = 0
    for (let i = 0; i < n; i++) {
      const doc = this.list[i]!
      if (!isDeleted(deleted, base + doc)) this.list[kept++] = doc
    }
    return kept
  }

  /** Makes `list` hold at least the first `max` matches; returns how many it holds. */
  toList(max = chunkDocs): number {
    if (this.isList) return Math.min(max, this.count)
    const n = listBits(this.words, this.list, max)
    if (n === this.count) this.isList = true
    return n
  }
}
