import { andNotWords, andWords, CHUNK_BITS, CHUNK_DOCS, CHUNK_WORDS, orWords, setRange } from '../bitmap.js'
import { SEED_MAX, SEED_ROOM } from './matcher.js'
const LIST_KEEP_MAX = 512
function priority(matcher, docs) {
  const share = Math.min(1, matcher.estimate / Math.max(1, docs))
  return (matcher.cost * (0.1 + share)) / (1.001 - share) + share * 1e-3
}
class And {
  children
  estimate
  cost
  constructor(children, docs) {
    this.children = [...children].sort((a, b) => priority(a, docs) - priority(b, docs))
    let share = 1
    let cost = 0
    for (const child of this.children) {
      cost += child.cost * share
      share *= Math.min(1, child.estimate / Math.max(1, docs))
    }
    this.estimate = share * docs
    this.cost = cost
  }
  may(chunk) {
    for (const child of this.children) if (!child.may(chunk)) return false
    return true
  }
  seed(chunk, out) {
    for (let first = 0; first < this.children.length; first++) {
      let n = this.children[first].seed(chunk, out)
      if (n < 0) continue
      for (let i = 0; i < this.children.length && n > 0; i++) if (i !== first) n = this.children[i].keep(chunk, out, n)
      return n
    }
    return -1
  }
  fill(chunk, out) {
    this.children.forEach((child, i) => (i === 0 ? child.fill(chunk, out) : child.narrow(chunk, out)))
  }
  narrow(chunk, acc) {
    for (const child of this.children) child.narrow(chunk, acc)
  }
  keep(chunk, docs, n) {
    let left = n
    for (const child of this.children) if (left > 0) left = child.keep(chunk, docs, left)
    return left
  }
  has(doc) {
    return this.children.every((child) => child.has(doc))
  }
}
class Or {
  constructor(children, docs) {
    this.children = children
    this.estimate = Math.min(
      docs,
      children.reduce((sum, child) => sum + child.estimate, 0),
    )
    this.cost = children.reduce((sum, child) => sum + child.cost + 0.05, 0)
  }
  children
  estimate
  cost
  own = new Uint32Array(CHUNK_WORDS)
  each = new Uint32Array(CHUNK_WORDS)
  side
  left
  filled = -1
  may(chunk) {
    for (const child of this.children) if (child.may(chunk)) return true
    return false
  }
  seed(chunk, out) {
    let n = 0
    const side = (this.side ??= new Uint16Array(SEED_ROOM))
    for (const child of this.children) {
      if (!child.may(chunk)) continue
      const more = child.seed(chunk, n === 0 ? out : side)
      if (more < 0 || n + more > SEED_MAX) return -1
      n = n === 0 ? more : mergeInto(out, n, side, more)
    }
    return n
  }
  prepare(chunk) {
    if (this.filled === chunk) return this.own
    this.filled = chunk
    let empty = true
    for (const child of this.children) {
      if (!child.may(chunk)) continue
      child.fill(chunk, empty ? this.own : this.each)
      if (!empty) orWords(this.own, this.each)
      empty = false
    }
    if (empty) this.own.fill(0)
    return this.own
  }
  fill(chunk, out) {
    out.set(this.prepare(chunk))
  }
  narrow(chunk, acc) {
    andWords(acc, this.prepare(chunk), 0)
  }
  keep(chunk, docs, n) {
    if (this.filled === chunk || n > LIST_KEEP_MAX) {
      const own = this.prepare(chunk)
      let kept = 0
      for (let i = 0; i < n; i++) {
        const doc = docs[i]
        docs[kept] = doc
        kept += (own[doc >>> 5] >>> (doc & 31)) & 1
      }
      return kept
    }
    return this.keepEach(chunk, docs, n)
  }
  /** Each child is asked for what no child before it kept; what is left at the end matches none. */
  keepEach(chunk, docs, n) {
    const left = (this.left ??= new Uint16Array(LIST_KEEP_MAX))
    const side = (this.side ??= new Uint16Array(SEED_ROOM))
    for (let i = 0; i < n; i++) left[i] = docs[i]
    let leftCount = n
    for (const child of this.children) {
      if (leftCount === 0 || !child.may(chunk)) continue
      for (let i = 0; i < leftCount; i++) side[i] = left[i]
      leftCount = subtract(left, leftCount, side, child.keep(chunk, side, leftCount))
    }
    return subtract(docs, n, left, leftCount)
  }
  has(doc) {
    return this.children.some((child) => child.has(doc))
  }
}
function mergeInto(a, n, b, m) {
  let to = SEED_ROOM
  const end = to
  let i = n - 1
  let j = m - 1
  while (i >= 0 || j >= 0) {
    const x = i >= 0 ? a[i] : -1
    const y = j >= 0 ? b[j] : -1
    if (x >= y) i--
    if (y >= x) j--
    a[--to] = Math.max(x, y)
  }
  a.copyWithin(0, to, end)
  return end - to
}
function subtract(a, n, b, m) {
  let kept = 0
  let at = 0
  for (let i = 0; i < n; i++) {
    const doc = a[i]
    if (at < m && b[at] === doc) at++
    else a[kept++] = doc
  }
  return kept
}
class Not {
  constructor(child, docs) {
    this.child = child
    this.docs = docs
    this.estimate = Math.max(0, docs - child.estimate)
    this.cost = child.cost + 0.05
  }
  child
  docs
  estimate
  cost
  own = new Uint32Array(CHUNK_WORDS)
  rest
  filled = -1
  may() {
    return true
  }
  seed() {
    return -1
  }
  prepare(chunk) {
    if (this.filled !== chunk) this.child.fill(chunk, this.own)
    this.filled = chunk
    return this.own
  }
  fill(chunk, out) {
    out.fill(0)
    setRange(out, 0, Math.min(CHUNK_DOCS, this.docs - (chunk << CHUNK_BITS)))
    this.narrow(chunk, out)
  }
  narrow(chunk, acc) {
    if (this.child.may(chunk)) andNotWords(acc, this.prepare(chunk), 0)
  }
  keep(chunk, docs, n) {
    if (!this.child.may(chunk)) return n
    const rest = (this.rest ??= new Uint16Array(SEED_ROOM))
    for (let i = 0; i < n; i++) rest[i] = docs[i]
    return subtract(docs, n, rest, this.child.keep(chunk, rest, n))
  }
  has(doc) {
    return !this.child.has(doc)
  }
}
export { And, Not, Or }
//# sourceMappingURL=boolean.js.map
