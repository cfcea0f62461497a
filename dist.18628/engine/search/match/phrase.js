import { CHUNK_BITS, CHUNK_WORDS } from '../bitmap.js'
import { gapToken } from '../columns-written.js'
const GAP_POSITIONS = 100
class TokenReader {
  constructor(column) {
    this.column = column
  }
  column
  terms = []
  positions = []
  /** Loads a document: `terms[i]` stands at `positions[i]`, ascending. */
  load(doc) {
    this.terms.length = 0
    this.positions.length = 0
    const stream = this.column.stream
    if (!stream) return
    const { bytes, ends, width } = stream
    const gap = gapToken(width)
    let position = -1
    const end = ends[doc] * width
    for (let at = (doc === 0 ? 0 : ends[doc - 1]) * width; at < end; at += width) {
      let token = 0
      for (let b = width - 1; b >= 0; b--) token = token * 256 + bytes[at + b]
      if (token === gap) {
        position += GAP_POSITIONS
        continue
      }
      if (token % 2 === 0) position++
      this.terms.push(Math.floor(token / 2))
      this.positions.push(position)
    }
  }
  /** Start positions of a phrase. */
  find(phrase) {
    const starts = []
    const first = phrase[0]
    if (!first) return starts
    for (let i = 0; i < this.terms.length; i++) {
      if (this.terms[i] !== first.term) continue
      const start = this.positions[i] - first.offset
      if (this.holds(phrase, start, i)) starts.push(start)
    }
    return starts
  }
  holds(phrase, start, from) {
    let i = from
    for (const { term, offset } of phrase) {
      while (i > 0 && this.positions[i - 1] >= start + offset) i--
      while (i < this.terms.length && this.positions[i] < start + offset) i++
      let found = false
      for (let j = i; j < this.terms.length && this.positions[j] === start + offset; j++)
        if (this.terms[j] === term) found = true
      if (!found) return false
    }
    return true
  }
}
function areNear(occurrences, spans, distance) {
  if (occurrences.some((starts) => starts.length === 0)) return false
  if (occurrences.length === 1) return true
  for (const starts of occurrences)
    for (const last of starts) {
      const ends = occurrences.map((other, k) => latest(other, last) + spans[k])
      if (last - Math.min(...ends) <= distance) return true
    }
  return false
}
function latest(starts, most) {
  let best = -Infinity
  for (const start of starts) if (start <= most && start > best) best = start
  return best
}
class Verified {
  constructor(base, verify, docs) {
    this.base = base
    this.verify = verify
    this.estimate = base.estimate * 0.3
    this.cost = base.cost + (100 * base.estimate) / Math.max(1, docs)
  }
  base
  verify
  cost
  estimate
  may(chunk) {
    return this.base.may(chunk)
  }
  seed(chunk, out) {
    const n = this.base.seed(chunk, out)
    return n <= 0 ? n : this.check(chunk, out, n)
  }
  check(chunk, docs, n) {
    const base = chunk << CHUNK_BITS
    let kept = 0
    for (let i = 0; i < n; i++) if (this.verify(base + docs[i])) docs[kept++] = docs[i]
    return kept
  }
  checkWords(chunk, words) {
    const base = chunk << CHUNK_BITS
    for (let i = 0; i < CHUNK_WORDS; i++) {
      let word = words[i]
      let kept = word
      while (word !== 0) {
        const low = word & -word
        if (!this.verify(base + (i << 5) + 31 - Math.clz32(low))) kept ^= low
        word ^= low
      }
      words[i] = kept
    }
  }
  fill(chunk, out) {
    this.base.fill(chunk, out)
    this.checkWords(chunk, out)
  }
  narrow(chunk, acc) {
    this.base.narrow(chunk, acc)
    this.checkWords(chunk, acc)
  }
  keep(chunk, docs, n) {
    return this.check(chunk, docs, this.base.keep(chunk, docs, n))
  }
  has(doc) {
    return this.base.has(doc) && this.verify(doc)
  }
}
export { GAP_POSITIONS, TokenReader, Verified, areNear }
//# sourceMappingURL=phrase.js.map
