import { andNotWords, CHUNK_BITS, CHUNK_DOCS, CHUNK_WORDS, countBits, listBits } from './bitmap.js'
import { SEED_MAX } from './match/matcher.js'
import { isDeleted } from './snapshot.js'
class ChunkSet {
  words = new Uint32Array(CHUNK_WORDS)
  list = new Uint16Array(CHUNK_DOCS)
  isList = true
  /** Number of matches. */
  count = 0
  /** Evaluates a matcher over a chunk, without deleted documents. */
  evaluate(matcher, chunk, deleted) {
    this.isList = true
    this.count = 0
    if (!matcher.may(chunk)) return
    const n = matcher.seed(chunk, this.list)
    if (n >= 0) {
      this.count = deleted ? this.dropFromList(chunk, n, deleted) : n
      return
    }
    this.isList = false
    matcher.fill(chunk, this.words)
    if (deleted) andNotWords(this.words, deleted, chunk * CHUNK_WORDS)
    this.count = countBits(this.words, 0, CHUNK_WORDS)
  }
  /** Keeps what also meets a condition. */
  narrow(matcher, chunk) {
    if (!matcher.may(chunk)) {
      this.isList = true
      this.count = 0
    } else if (this.isList && this.count <= SEED_MAX) this.count = matcher.keep(chunk, this.list, this.count)
    else if (!this.isList) {
      matcher.narrow(chunk, this.words)
      this.count = countBits(this.words, 0, CHUNK_WORDS)
    }
  }
  dropFromList(chunk, n, deleted) {
    const base = chunk << CHUNK_BITS
    let kept = 0
    for (let i = 0; i < n; i++) {
      const doc = this.list[i]
      if (!isDeleted(deleted, base + doc)) this.list[kept++] = doc
    }
    return kept
  }
  /** Makes `list` hold at least the first `max` matches; returns how many it holds. */
  toList(max = CHUNK_DOCS) {
    if (this.isList) return Math.min(max, this.count)
    const n = listBits(this.words, this.list, max)
    if (n === this.count) this.isList = true
    return n
  }
}
export { ChunkSet }
//# sourceMappingURL=chunk-set.js.map
