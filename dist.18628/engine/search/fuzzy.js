import { TERM_BYTES_MAX, TermCursor } from './dictionary.js'
import { LIMITS } from './limits.js'
import { codePointAt, codePointBytes, writeUtf8 } from './utf8.js'
const SMALL = 12
const ROWS = TERM_BYTES_MAX + 2
function autoEdits(length) {
  return length < 4 ? 0 : length < 8 ? 1 : 2
}
function findFuzzy(dictionary, word, query, budget) {
  if (dictionary.size === 0 || word === '') return []
  const most = Math.min(LIMITS.fuzzyNodesMax, budget.nodes)
  const walk = new Walk(dictionary, word, query, most)
  const found = walk.run()
  budget.nodes -= most - Math.max(0, walk.budget)
  return found
}
class Walk {
  constructor(dictionary, word, query, budget) {
    this.dictionary = dictionary
    this.query = query
    this.budget = budget
    this.cursor = new TermCursor(dictionary)
    this.letters = Array.from(word, (letter) => letter.codePointAt(0) ?? 0)
    this.width = this.letters.length + 1
    this.rows = new Uint8Array(ROWS * this.width)
    for (let j = 0; j < this.width; j++) this.rows[j] = Math.min(j, 200)
  }
  dictionary
  query
  budget
  letters
  width
  rows
  path = new Uint32Array(ROWS)
  key = new Uint8Array(TERM_BYTES_MAX + 8)
  found = []
  cursor
  run() {
    let from = 0
    let to = this.dictionary.size
    let bytes = 0
    const fixed = Math.min(this.query.fixed, this.letters.length)
    for (let i = 0; i < fixed; i++) {
      bytes = writeUtf8(String.fromCodePoint(this.letters[i]), this.key, bytes)
      this.step(i, this.letters[i])
    }
    if (fixed > 0) {
      from = this.dictionary.lowerBound(this.key, bytes, from, to)
      to = this.dictionary.prefixEnd(this.key, bytes, from, to)
    }
    if (from < to) this.visit(from, to, bytes, fixed)
    return this.found
  }
  /** Row depth + 1 from row depth and a letter; returns its least value. */
  step(depth, letter) {
    const { rows, width, letters } = this
    const above = depth * width
    const row = above + width
    this.path[depth] = letter
    let least = Math.min(depth + 1, 200)
    rows[row] = least
    for (let j = 1; j < width; j++) {
      const own = letters[j - 1]
      let value = rows[above + j - 1] + (own === letter ? 0 : 1)
      const gone = rows[above + j] + 1
      if (gone < value) value = gone
      const extra = rows[row + j - 1] + 1
      if (extra < value) value = extra
      if (j > 1 && depth > 0 && letters[j - 2] === letter && this.path[depth - 1] === own) {
        const swapped = rows[above - width + j - 2] + 1
        if (swapped < value) value = swapped
      }
      rows[row + j] = value
      if (value < least) least = value
    }
    return least
  }
  distance(depth) {
    return this.rows[depth * this.width + this.width - 1]
  }
  push(from, to) {
    if (this.found.length >= LIMITS.fuzzyTermsMax * 2) {
      this.budget = 0
      return
    }
    if (this.found.length > 0 && this.found[this.found.length - 1] === from) this.found[this.found.length - 1] = to
    else this.found.push(from, to)
  }
  /** All terms of [first, to) start with key[0, bytes), which is `depth` letters. */
  visit(first, to, bytes, depth) {
    if (this.budget-- <= 0) return
    if (this.query.prefix && this.distance(depth) <= this.query.edits) {
      this.push(first, to)
      return
    }
    if (to - first <= SMALL) {
      this.readAll(first, to, bytes, depth)
      return
    }
    let from = first
    const cursor = this.cursor
    cursor.reset(from)
    if (cursor.length === bytes) {
      if (this.distance(depth) <= this.query.edits) this.push(from, from + 1)
      from++
    }
    let least = 255
    for (let j = 0; j < this.width; j++) least = Math.min(least, this.rows[depth * this.width + j])
    if (least >= this.query.edits) this.visitLetters(from, to, bytes, depth)
    else this.visitAll(from, to, bytes, depth)
  }
  visitAll(first, to, bytes, depth) {
    let from = first
    while (from < to && this.budget > 0) {
      const cursor = this.cursor
      cursor.reset(from)
      const letter = codePointAt(cursor.term, bytes)
      const end = bytes + codePointBytes(cursor.term[bytes])
      for (let i = bytes; i < end; i++) this.key[i] = cursor.term[i]
      const next = this.dictionary.prefixEnd(this.key, end, from, to)
      if (this.step(depth, letter) <= this.query.edits) this.visit(from, next, end, depth + 1)
      from = next
    }
  }
  visitLetters(first, to, bytes, depth) {
    const near = /* @__PURE__ */ new Set()
    const most = Math.min(this.letters.length - 1, depth + this.query.edits)
    for (let j = Math.max(0, depth - this.query.edits); j <= most; j++) near.add(this.letters[j])
    let from = first
    for (const letter of [...near].sort((a, b) => a - b)) {
      if (this.step(depth, letter) > this.query.edits) continue
      const end = writeUtf8(String.fromCodePoint(letter), this.key, bytes)
      from = this.dictionary.lowerBound(this.key, end, from, to)
      const next = this.dictionary.prefixEnd(this.key, end, from, to)
      if (from < next) this.visit(from, next, end, depth + 1)
      from = next
    }
  }
  readAll(first, to, bytes, depth) {
    const cursor = this.cursor
    cursor.reset(first)
    for (let term = first; term < to; term++) {
      this.budget--
      if (this.accepts(cursor, bytes, depth)) this.push(term, term + 1)
      if (term + 1 < to) cursor.next()
    }
  }
  accepts(cursor, bytes, depth) {
    const { edits, prefix } = this.query
    let at = bytes
    let d = depth
    while (at < cursor.length) {
      const lead = cursor.term[at]
      if (this.step(d, codePointAt(cursor.term, at)) > edits) return false
      at += codePointBytes(lead)
      d++
      if (prefix && this.distance(d) <= edits) return true
    }
    return this.distance(d) <= edits
  }
}
export { autoEdits, findFuzzy }
//# sourceMappingURL=fuzzy.js.map
