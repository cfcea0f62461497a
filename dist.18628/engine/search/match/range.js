import { BLOCK_WORDS, CHUNK_BITS, CHUNK_DOCS, CHUNK_WORDS, setRange } from '../bitmap.js'
import { PostingCursor } from '../posting-store.js'
import { SEED_MAX } from './matcher.js'
import { fillFrom } from './posting.js'
import { keep16, keep32, keep8, narrow16, narrow32, narrow8 } from './range-kernels.js'
const BLOCKS_PER_CHUNK = CHUNK_WORDS / BLOCK_WORDS
const GUESS = 0.3
class NumberRange {
  constructor(column, low, high, docs) {
    this.column = column
    this.low = low
    this.high = high
    this.docs = docs
    const bands = column.bands && column.bands.cuts.length > 0 ? new BandedRange(column, low, high, docs) : void 0
    this.banded = bands
    this.estimate = bands ? bands.estimate : docs * GUESS
    this.cost = bands ? 0.25 : 1
  }
  column
  low
  high
  docs
  estimate
  cost
  banded
  /** -1: no document of the block can match, 1: all do, 0: read it. */
  decide(block) {
    const { bounds } = this.column
    const min = bounds[block * 3]
    const max = bounds[block * 3 + 1]
    if (min > max || max < this.low || min > this.high) return -1
    return min >= this.low && max <= this.high && bounds[block * 3 + 2] === 0 ? 1 : 0
  }
  may(chunk) {
    const first = chunk * BLOCKS_PER_CHUNK
    const last = Math.min(first + BLOCKS_PER_CHUNK, this.column.bounds.length / 3)
    for (let block = first; block < last; block++) if (this.decide(block) >= 0) return true
    return false
  }
  seed(chunk, out) {
    const n = this.banded?.seed(chunk, out) ?? -1
    return n <= 0 ? n : this.keep(chunk, out, n)
  }
  fill(chunk, out) {
    out.fill(0)
    setRange(out, 0, Math.min(CHUNK_DOCS, this.docs - (chunk << CHUNK_BITS)))
    this.narrow(chunk, out)
  }
  narrow(chunk, acc) {
    if (this.banded) {
      this.banded.narrow(chunk, acc)
      return
    }
    const first = chunk * BLOCKS_PER_CHUNK
    const blocks = this.column.bounds.length / 3
    for (let b = 0; b < BLOCKS_PER_CHUNK; b++) {
      const decision = first + b < blocks ? this.decide(first + b) : -1
      const from = b * BLOCK_WORDS
      if (decision < 0) acc.fill(0, from, from + BLOCK_WORDS)
      else if (decision === 0)
        narrowCodes(this.column.codes, chunk << CHUNK_BITS, acc, from, from + BLOCK_WORDS, this.low, this.high)
    }
  }
  keep(chunk, docs, n) {
    const codes = this.column.codes
    const base = chunk << CHUNK_BITS
    if (codes instanceof Uint8Array) return keep8(codes, base, docs, n, this.low, this.high)
    if (codes instanceof Uint16Array) return keep16(codes, base, docs, n, this.low, this.high)
    return keep32(codes, base, docs, n, this.low, this.high)
  }
  has(doc) {
    const code = this.column.codes[doc]
    return code >= this.low && code <= this.high
  }
}
function narrowCodes(codes, base, acc, from, to, low, high) {
  if (codes instanceof Uint8Array) narrow8(codes, base, acc, from, to, low, high)
  else if (codes instanceof Uint16Array) narrow16(codes, base, acc, from, to, low, high)
  else narrow32(codes, base, acc, from, to, low, high)
}
const NOTHING = new Uint32Array(CHUNK_WORDS)
const EVERYTHING = new Uint32Array(CHUNK_WORDS).fill(4294967295)
class BandSet {
  words
  at = 0
  cursor
  own
  constructor(column, cut, missing) {
    const lists = column.bands?.lists
    this.words = missing === 1 ? EVERYTHING : NOTHING
    if (lists && cut >= 0 && cut < lists.terms) this.cursor = new PostingCursor(lists, cut)
  }
  get count() {
    return this.cursor?.count
  }
  /** The set as a list, if it is short. */
  seed(chunk, out) {
    const n = this.cursor ? this.cursor.seek(chunk) : -1
    if (!this.cursor || n > SEED_MAX) return -1
    for (let i = 0; i < n; i++) out[i] = this.cursor.docs[this.cursor.from + i]
    return n
  }
  load(chunk) {
    if (!this.cursor) return
    const n = this.cursor.seek(chunk)
    if (n > 0 && this.cursor.bitmapAt >= 0) {
      this.words = this.cursor.store.words
      this.at = this.cursor.bitmapAt
      return
    }
    this.own ??= new Uint32Array(CHUNK_WORDS)
    fillFrom(this.cursor, chunk, this.own)
    this.words = this.own
    this.at = 0
  }
}
class BandedRange {
  constructor(column, low, high, docs) {
    this.column = column
    this.low = low
    this.high = high
    const cuts = column.bands?.cuts ?? new Uint32Array(0)
    const firstAtLeast = (code) => {
      let i = 0
      while (i < cuts.length && cuts[i] < code) i++
      return i
    }
    const a = firstAtLeast(low)
    const d = firstAtLeast(high + 1)
    this.inLow = new BandSet(column, a, 0)
    this.outLow = cuts[a] === low ? this.inLow : new BandSet(column, a - 1, 1)
    this.outHigh = new BandSet(column, d, 0)
    this.inHigh = cuts[d] === high + 1 ? this.outHigh : new BandSet(column, d - 1, 1)
    const above = ((this.outLow.count ?? docs) + (this.inLow.count ?? 0)) / 2
    const below = ((this.outHigh.count ?? 0) + (this.inHigh.count ?? docs)) / 2
    this.estimate = Math.max(docs / 64, above - below)
  }
  column
  low
  high
  estimate
  inLow
  inHigh
  outLow
  outHigh
  maybe
  /** The documents at or above the cut below the range, a superset of it, if they are few. */
  seed(chunk, out) {
    return this.outLow.seed(chunk, out)
  }
  narrow(chunk, acc) {
    this.inLow.load(chunk)
    this.inHigh.load(chunk)
    this.outLow.load(chunk)
    this.outHigh.load(chunk)
    const maybe = (this.maybe ??= new Uint32Array(CHUNK_WORDS))
    const { words: a, at: aAt } = this.inLow
    const { words: b, at: bAt } = this.inHigh
    const { words: c, at: cAt } = this.outLow
    const { words: d, at: dAt } = this.outHigh
    for (let i = 0; i < CHUNK_WORDS; i++) {
      const word = acc[i]
      const sure = a[aAt + i] & ~b[bAt + i] & word
      maybe[i] = c[cAt + i] & ~d[dAt + i] & word & ~sure
      acc[i] = sure
    }
    narrowCodes(this.column.codes, chunk << CHUNK_BITS, maybe, 0, CHUNK_WORDS, this.low, this.high)
    for (let i = 0; i < CHUNK_WORDS; i++) acc[i] = acc[i] | maybe[i]
  }
}
export { NumberRange }
//# sourceMappingURL=range.js.map
