import { SearchDataError } from './errors.js'
import { GrowableU16, GrowableU32, GrowableU8 } from './growable.js'
import { writeCodes, writeNumbers, writeTerms } from './columns-written.js'
import { nullCode, toCode } from './number-code.js'
import { PostingWriter } from './posting-writer.js'
import { TermTable } from './term-table.js'
import { toUtf8 } from './utf8.js'
class NumberStage {
  constructor(name, column) {
    this.name = name
    this.column = column
  }
  name
  column
  codes = new GrowableU32()
  check(value) {
    if (value === null || value === void 0) return
    if (typeof value !== 'number' || toCode(this.column.type, value) < 0)
      throw new SearchDataError(`${this.name}: ${JSON.stringify(value)} is no ${this.column.type}.`)
  }
  add(value) {
    if (typeof value !== 'number') {
      this.check(value)
      this.codes.push(nullCode(this.column.type))
      return
    }
    const code = toCode(this.column.type, value)
    if (code < 0) this.check(value)
    this.codes.push(code)
  }
  undo() {
    this.codes.length--
  }
  finish(order, draft) {
    const codes = new Uint32Array(order.length)
    for (let i = 0; i < order.length; i++) codes[i] = this.codes.data[order[i]]
    writeNumbers(this.name, this.column, codes, draft)
  }
}
function checkTerm(name, value) {
  if (typeof value === 'string' && value !== '' && value.length <= 85) return
  if (typeof value !== 'string' || value === '' || value.length > 255 || toUtf8(value).length > 255)
    throw new SearchDataError(`${name}: a value is a string of 1..255 bytes.`)
}
class Codes {
  table = new TermTable()
  map = /* @__PURE__ */ new Map()
  of(term) {
    let code = this.map.get(term)
    if (code === void 0) {
      code = this.table.ofText(term)
      this.map.set(term, code)
    }
    return code
  }
}
function inverse(order) {
  const place = new Uint32Array(order.length)
  for (let i = 0; i < order.length; i++) place[order[i]] = i
  return place
}
class CategoryStage {
  constructor(name) {
    this.name = name
  }
  name
  codes = new GrowableU32()
  values = new Codes()
  check(value) {
    if (value !== null && value !== void 0) checkTerm(this.name, value)
  }
  add(value) {
    this.check(value)
    this.codes.push(typeof value === 'string' ? this.values.of(value) + 1 : 0)
  }
  undo() {
    this.codes.length--
  }
  finish(order, draft) {
    const place = inverse(writeTerms(this.name, this.values.table, draft))
    const codes = new Uint32Array(order.length)
    for (let i = 0; i < order.length; i++) {
      const code = this.codes.data[order[i]]
      codes[i] = code === 0 ? 0 : place[code - 1] + 1
    }
    writeCodes(this.name, codes, place.length, draft)
    writeCategoryLists(this.name, codes, place.length, draft)
  }
}
function writeCategoryLists(name, codes, values, draft) {
  const ends = new Uint32Array(values + 2)
  for (let i = 0; i < codes.length; i++) {
    const code = codes[i]
    ends[code + 1] = ends[code + 1] + 1
  }
  for (let v = 1; v < ends.length; v++) ends[v] = ends[v] + ends[v - 1]
  const docs = new Uint32Array(codes.length)
  for (let i = 0; i < codes.length; i++) {
    const code = codes[i]
    const at = ends[code]
    docs[at] = i
    ends[code] = at + 1
  }
  const writer = new PostingWriter(0, 0)
  for (let v = 1; v <= values; v++) writer.add(docs, void 0, ends[v - 1], ends[v])
  writer.finish(`${name}.lists`, draft.sections)
}
class MultiStage {
  constructor(name, column) {
    this.name = name
    this.column = column
    this.scale = weightScale(column)
  }
  name
  column
  flat = new GrowableU32()
  weights = new GrowableU16()
  ends = new GrowableU32()
  values = new Codes()
  scale
  check(value) {
    this.read(value, false)
  }
  add(value) {
    const before = this.flat.length
    try {
      this.read(value, true)
    } catch (error) {
      this.flat.length = before
      this.weights.length = before
      throw error
    }
    this.ends.push(this.flat.length)
  }
  undo() {
    this.ends.length--
    this.flat.length = this.ends.length === 0 ? 0 : this.ends.data[this.ends.length - 1]
    this.weights.length = this.flat.length
  }
  read(value, keep) {
    if (value === null || value === void 0) return
    if (typeof value !== 'object') throw new SearchDataError(`${this.name}: a list or a record of weights is needed.`)
    if (Array.isArray(value)) {
      for (const item of value) {
        checkTerm(this.name, item)
        if (keep) this.put(item, 1)
      }
      return
    }
    const record = value
    for (const item in record) {
      checkTerm(this.name, item)
      const weight = record[item]
      if (!(typeof weight === 'number' && weight >= 0 && weight <= 1))
        throw new SearchDataError(`${this.name}: the weight of ${item} must be 0..1.`)
      if (keep) this.put(item, weight)
    }
  }
  put(item, weight) {
    this.flat.push(this.values.of(item))
    this.weights.push(Math.round(weight * this.scale))
  }
  finish(order, draft) {
    const terms = writeTerms(this.name, this.values.table, draft)
    const lists = invert(order, this.ends.data, this.flat.data, this.weights.data, terms.length)
    const writer = new PostingWriter(weightBytes(this.column), this.scale)
    for (const term of terms) writer.add(lists.docs, lists.payloads, lists.starts[term], lists.ends[term])
    const any = new Uint32Array(order.length)
    let n = 0
    for (let i = 0; i < order.length; i++) {
      const item = order[i]
      if (this.ends.data[item] !== (item === 0 ? 0 : this.ends.data[item - 1])) any[n++] = i
    }
    writer.add(any, void 0, 0, n)
    writer.finish(`${this.name}.lists`, draft.sections)
  }
}
function weightScale(column) {
  return column.weights === void 0 ? 1 : column.weights === 'u8' ? 255 : 65535
}
function weightBytes(column) {
  return column.weights === void 0 ? 0 : column.weights === 'u8' ? 1 : 2
}
function invert(order, itemEnds, flat, weights, terms) {
  const starts = new Uint32Array(terms + 1)
  const total = order.length === 0 ? 0 : itemEnds[order.length - 1]
  for (let i = 0; i < total; i++) {
    const at = flat[i] + 1
    starts[at] = starts[at] + 1
  }
  for (let t = 1; t <= terms; t++) starts[t] = starts[t] + starts[t - 1]
  const ends = starts.slice(0, terms)
  const docs = new Uint32Array(total)
  const payloads = new Uint16Array(total)
  for (let doc = 0; doc < order.length; doc++) {
    const item = order[doc]
    for (let i = item === 0 ? 0 : itemEnds[item - 1]; i < itemEnds[item]; i++) {
      const term = flat[i]
      const at = ends[term]
      const weight = weights[i]
      if (at > starts[term] && docs[at - 1] === doc) {
        payloads[at - 1] = Math.max(payloads[at - 1], weight)
        continue
      }
      docs[at] = doc
      payloads[at] = weight
      ends[term] = at + 1
    }
  }
  return { docs, payloads, starts, ends }
}
class FlagStage {
  constructor(name) {
    this.name = name
  }
  name
  set = new GrowableU8()
  check(value) {
    if (value !== null && value !== void 0 && typeof value !== 'boolean')
      throw new SearchDataError(`${this.name}: true or false is needed.`)
  }
  add(value) {
    this.check(value)
    this.set.push(value === true ? 1 : 0)
  }
  undo() {
    this.set.length--
  }
  finish(order, draft) {
    const docs = new Uint32Array(order.length)
    let n = 0
    for (let i = 0; i < order.length; i++) if (this.set.data[order[i]] === 1) docs[n++] = i
    const writer = new PostingWriter(0, 0)
    writer.add(docs, void 0, 0, n)
    writer.finish(`${this.name}.lists`, draft.sections)
  }
}
export { CategoryStage, FlagStage, MultiStage, NumberStage, weightBytes, weightScale, writeCategoryLists }
//# sourceMappingURL=stage.js.map
