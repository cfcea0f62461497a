import { gapToken, tokenBytes, writeTerms } from './columns-written.js'
import { SearchDataError } from './errors.js'
import { GrowableU32 } from './growable.js'
import { PostingWriter } from './posting-writer.js'
import { writeHeads } from './prefix-heads.js'
import { hasHeads } from './schema.js'
import { TermTable } from './term-table.js'
import { analyzeInto } from './text/ascii.js'
import { lengthCode } from './text-length.js'
const GAP = 4294967295
const TEXT_MAX = 1 << 20
class TextStage {
  constructor(name, column) {
    this.name = name
    this.column = column
  }
  name
  column
  table = new TermTable()
  tokens = new GrowableU32(1 << 12)
  ends = new GrowableU32()
  check(value) {
    if (value === null || value === void 0) return
    if (typeof value === 'string' && value.length <= TEXT_MAX) return
    const texts = Array.isArray(value) ? value : [value]
    let length = 0
    for (const text of texts) {
      if (typeof text !== 'string') throw new SearchDataError(`${this.name}: text or a list of texts is needed.`)
      length += text.length
    }
    if (length > TEXT_MAX) throw new SearchDataError(`${this.name}: text is longer than ${TEXT_MAX}.`)
  }
  undo() {
    this.ends.length--
    this.tokens.length = this.start(this.ends.length)
  }
  add(value) {
    this.check(value)
    if (typeof value === 'string') analyzeInto(this.column.analyzer, value, this)
    else if (Array.isArray(value)) {
      const texts = value
      texts.forEach((text, i) => {
        if (i > 0) this.tokens.push(GAP)
        analyzeInto(this.column.analyzer, text, this)
      })
    }
    this.ends.push(this.tokens.length)
  }
  /** A term as bytes. */
  bytes(source, from, to, stacked) {
    this.tokens.push(((this.table.of(source, from, to) << 1) | (stacked ? 1 : 0)) >>> 0)
  }
  /** A term as text. */
  text(term, stacked) {
    this.tokens.push(((this.table.ofText(term) << 1) | (stacked ? 1 : 0)) >>> 0)
  }
  finish(order, draft) {
    const terms = writeTerms(this.name, this.table, draft)
    this.writeLists(order, terms, draft)
    this.writeLengths(order, draft)
    if (hasHeads(this.column)) writeHeads(this.name, draft)
    if (this.column.positions === true) this.writeTokens(order, terms, draft)
  }
  start(item) {
    return item === 0 ? 0 : this.ends.data[item - 1]
  }
  writeLists(order, terms, draft) {
    const tokens = this.tokens.data
    const starts = new Uint32Array(terms.length + 1)
    for (let i = 0; i < this.tokens.length; i++) {
      const token = tokens[i]
      if (token !== GAP) starts[(token >>> 1) + 1] = starts[(token >>> 1) + 1] + 1
    }
    for (let t = 1; t <= terms.length; t++) starts[t] = starts[t] + starts[t - 1]
    const ends = starts.slice(0, terms.length)
    const docs = new Uint32Array(starts[terms.length])
    const counts = new Uint16Array(docs.length)
    for (let doc = 0; doc < order.length; doc++) {
      const item = order[doc]
      const end = this.ends.data[item]
      for (let i = this.start(item); i < end; i++) {
        const token = tokens[i]
        if (token === GAP) continue
        const term = token >>> 1
        const at = ends[term]
        if (at > starts[term] && docs[at - 1] === doc) {
          if (counts[at - 1] < 255) counts[at - 1] = counts[at - 1] + 1
          continue
        }
        docs[at] = doc
        counts[at] = 1
        ends[term] = at + 1
      }
    }
    const writer = new PostingWriter(1, 1)
    for (const term of terms) writer.add(docs, counts, starts[term], ends[term])
    writer.finish(`${this.name}.lists`, draft.sections)
  }
  writeLengths(order, draft) {
    const lengths = new Uint8Array(order.length)
    let total = 0
    for (let doc = 0; doc < order.length; doc++) {
      const item = order[doc]
      let length = 0
      for (let i = this.start(item); i < this.ends.data[item]; i++) if ((this.tokens.data[i] & 1) === 0) length++
      lengths[doc] = lengthCode(length)
      total += length
    }
    draft.sections.set(`${this.name}.lengths`, lengths)
    draft.tokens[this.name] = total
  }
  writeTokens(order, terms, draft) {
    const place = new Uint32Array(terms.length)
    for (let i = 0; i < terms.length; i++) place[terms[i]] = i
    const width = tokenBytes(terms.length)
    const bytes = new Uint8Array(this.tokens.length * width)
    const ends = new Uint32Array(order.length)
    let n = 0
    for (let doc = 0; doc < order.length; doc++) {
      const item = order[doc]
      for (let i = this.start(item); i < this.ends.data[item]; i++) {
        const token = this.tokens.data[i]
        let value = token === GAP ? gapToken(width) : (place[token >>> 1] << 1) | (token & 1)
        for (let b = 0; b < width; b++) {
          bytes[n++] = value & 255
          value >>>= 8
        }
      }
      ends[doc] = n / width
    }
    draft.sections.set(`${this.name}.tokens`, bytes)
    draft.sections.set(`${this.name}.tokenends`, ends)
  }
}
export { TextStage }
//# sourceMappingURL=text-stage.js.map
