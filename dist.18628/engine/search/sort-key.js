import { BLOCK_DOCS, CHUNK_BITS, CHUNK_DOCS, popcount } from './bitmap.js'
import { fromCode, toCode } from './number-code.js'
import { Or } from './match/boolean.js'
import { Posting } from './match/posting.js'
import { inverseNorm, quantiseVector } from './vector-stage.js'
class ColumnKey {
  constructor(column, ascending) {
    this.column = column
    this.ascending = ascending
  }
  column
  ascending
  fill(chunk, docs, n, keys) {
    const { codes, none } = this.column
    const base = chunk << CHUNK_BITS
    const sign = this.ascending ? -1 : 1
    if (codes instanceof Uint32Array) fill32(codes, base, docs, n, keys, none, sign)
    else
      for (let i = 0; i < n; i++) {
        const code = codes[base + docs[i]]
        keys[i] = code === none ? -Infinity : code * sign
      }
  }
  bound(chunk) {
    const { bounds } = this.column
    const blocks = CHUNK_DOCS / BLOCK_DOCS
    let best = -Infinity
    for (let b = chunk * blocks; b < (chunk + 1) * blocks && b * 3 < bounds.length; b++) {
      const min = bounds[b * 3]
      const max = bounds[b * 3 + 1]
      if (min <= max) best = Math.max(best, this.ascending ? -min : max)
    }
    return best
  }
  toValue(key) {
    return key === -Infinity ? null : fromCode(this.column.type, Math.abs(key))
  }
  toKey(value) {
    if (value === null) return -Infinity
    const code = toCode(this.column.type, value)
    return code < 0 ? NaN : this.ascending ? -code : code
  }
}
function fill32(codes, base, docs, n, keys, none, sign) {
  for (let i = 0; i < n; i++) {
    const code = codes[base + docs[i]]
    keys[i] = code === none ? -Infinity : code * sign
  }
}
class ScoreKey {
  constructor(segment, words, rankWeight) {
    this.segment = segment
    this.words = words
    this.rankWeight = rankWeight
    this.byWeight = [...words].sort((a, b) => a.most - b.most)
    this.most = words.reduce((sum, word) => sum + word.most, 0) * (1 + 1e-9)
  }
  segment
  words
  rankWeight
  most
  byWeight
  light = 0
  essential
  prior(doc) {
    const { codes, none, type } = this.segment.rank
    const code = codes[doc]
    return code === none ? 0 : this.rankWeight * Math.log(1 + Math.max(0, fromCode(type, code)))
  }
  fill(chunk, docs, n, keys) {
    keys.fill(0, 0, n)
    for (const word of this.words) word.add(chunk, docs, n, keys)
    if (this.rankWeight === 0) return
    const base = chunk << CHUNK_BITS
    for (let i = 0; i < n; i++) keys[i] = keys[i] + this.prior(base + docs[i])
  }
  /**
   * Words sorted by the most they can add (MaxScore, Turtle and Flood 1995): where those of little weight together stay
   * below the floor, a document must hold one of the others.
   */
  needs(chunk, floor) {
    const prior = this.rankWeight === 0 ? 0 : this.prior(chunk << CHUNK_BITS)
    let light = 0
    let sum = prior
    while (light < this.byWeight.length && sum + this.byWeight[light].most * (1 + 1e-9) < floor)
      sum += this.byWeight[light++].most * (1 + 1e-9)
    if (light === 0 || light === this.byWeight.length) return void 0
    if (light !== this.light) {
      this.light = light
      const heavy = this.byWeight.slice(light).flatMap((word) => word.matchers())
      this.essential = new Or(heavy, this.segment.docs)
    }
    return this.essential
  }
  bound(chunk) {
    return this.most + (this.rankWeight === 0 ? 0 : this.prior(chunk << CHUNK_BITS))
  }
  toValue(key) {
    return key
  }
  toKey(value) {
    return value ?? -Infinity
  }
}
class WeightKey {
  constructor(column, value) {
    this.column = column
    const term = column.dictionary.find(value)
    if (term < 0) return
    this.matcher = new Posting(column.lists, term)
    this.cursor = this.matcher.cursor
  }
  column
  /** The documents that have the value. */
  matcher
  cursor
  fill(chunk, docs, n, keys) {
    const cursor = this.cursor
    keys.fill(-Infinity, 0, n)
    if (!cursor || cursor.seek(chunk) === 0) return
    if (cursor.bitmapAt < 0) {
      let at = cursor.from
      for (let i = 0; i < n; i++) {
        const doc = docs[i]
        while (at < cursor.to && cursor.docs[at] < doc) at++
        if (at < cursor.to && cursor.docs[at] === doc) keys[i] = cursor.payloadOf(at - cursor.from)
      }
      return
    }
    const words = cursor.store.words
    let word = 0
    let before = 0
    for (let i = 0; i < n; i++) {
      const doc = docs[i]
      for (; word < doc >>> 5; word++) before += popcount(words[cursor.bitmapAt + word])
      const bits = words[cursor.bitmapAt + word]
      if ((bits >>> (doc & 31)) & 1) keys[i] = cursor.payloadOf(before + popcount(bits & ~(-1 << (doc & 31))))
    }
  }
  bound(chunk) {
    return this.cursor && this.cursor.seek(chunk) > 0 ? this.column.scale : -Infinity
  }
  toValue(key) {
    return key === -Infinity ? null : key / this.column.scale
  }
  toKey(value) {
    return value === null ? -Infinity : Math.round(value * this.column.scale)
  }
}
class VectorKey {
  constructor(column, vector) {
    this.column = column
    this.asked = new Int8Array(column.dimensions)
    quantiseVector(vector, this.asked, 0)
    this.norm = inverseNorm(this.asked, 0, column.dimensions)
  }
  column
  asked
  norm
  fill(chunk, docs, n, keys) {
    const { vectors, norms, dimensions } = this.column
    const asked = this.asked
    const base = chunk << CHUNK_BITS
    for (let i = 0; i < n; i++) {
      const doc = base + docs[i]
      const norm = norms[doc]
      if (norm === 0) {
        keys[i] = -Infinity
        continue
      }
      let at = doc * dimensions
      let sum = 0
      for (let d = 0; d < dimensions; d++) sum += Math.imul(vectors[at++], asked[d])
      keys[i] = sum * norm * this.norm
    }
  }
  bound() {
    return Infinity
  }
  toValue(key) {
    return key === -Infinity ? null : key
  }
  toKey(value) {
    return value ?? -Infinity
  }
}
export { ColumnKey, ScoreKey, VectorKey, WeightKey }
//# sourceMappingURL=sort-key.js.map
