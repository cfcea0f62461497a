import { SearchDataError } from '../schema/errors.js'
import { GrowableU16, GrowableU32, GrowableU8 } from '../bytes/growable.js'
import { writeCodes, writeNumbers, writeTerms, type SegmentDraft } from '../columns/columns-written.js'
import { nullCode, toCode } from '../schema/number-code.js'
import { PostingWriter } from '../columns/posting-writer.js'
import { weightBytes, weightScale, type Column, type Value } from '../schema/schema.js'
import { TermTable } from '../columns/term-table.js'
import { toUtf8 } from '../bytes/utf8.js'

/** Collects one column in the order of arrival; `finish` writes it in document order (`order[place]` = arrival). */
export interface Stage {
  /** Throws SearchDataError when the value does not fit. */
  check(value: Value): void
  /** Adds the value of the next document, which was checked. */
  add(value: Value): void
  finish(order: Uint32Array, draft: SegmentDraft): void
}

/** Numbers as codes. */
export class NumberStage implements Stage {
  readonly codes = new GrowableU32()
  readonly #name: string

  constructor(
    name: string,
    readonly column: Column & { kind: 'number' },
  ) {
    this.#name = name
  }
  check(value: Value): void {
    if (value === null || value === undefined) return
    if (typeof value !== 'number' || toCode(this.column.type, value) < 0)
      throw new SearchDataError(`${this.#name}: ${JSON.stringify(value)} is no ${this.column.type}.`)
  }
  add(value: Value): void {
    const { type } = this.column
    this.codes.push(typeof value === 'number' ? toCode(type, value) : nullCode(type))
  }
  finish(order: Uint32Array, draft: SegmentDraft): void {
    const codes = new Uint32Array(order.length)
    for (let i = 0; i < order.length; i++) codes[i] = this.codes.data[order[i]!]!
    writeNumbers(this.#name, this.column, codes, draft)
  }
}

const checkTerm = (name: string, value: unknown): void => {
  if (typeof value === 'string' && value !== '' && value.length <= 85) return
  if (typeof value !== 'string' || value === '' || value.length > 255 || toUtf8(value).length > 255)
    throw new SearchDataError(`${name}: a value is a string of 1..255 bytes.`)
}

/** Numbers values in the order they are first seen; strings repeat, so a Map is in front of the table. */
class Codes {
  readonly table = new TermTable()
  readonly #map = new Map<string, number>()
  of(term: string): number {
    let code = this.#map.get(term)
    if (code === undefined) {
      code = this.table.ofText(term)
      this.#map.set(term, code)
    }
    return code
  }
}

/** place[i]: where item i of an order went. */
const inverse = (order: Uint32Array): Uint32Array => {
  const place = new Uint32Array(order.length)
  for (let i = 0; i < order.length; i++) place[order[i]!] = i
  return place
}

/** One value or none; kept as a code per document and as a list per value. */
export class CategoryStage implements Stage {
  readonly #codes = new GrowableU32()
  readonly #values = new Codes()
  readonly #name: string

  constructor(name: string) {
    this.#name = name
  }
  check(value: Value): void {
    if (value !== null && value !== undefined) checkTerm(this.#name, value)
  }
  add(value: Value): void {
    this.#codes.push(typeof value === 'string' ? this.#values.of(value) + 1 : 0)
  }
  finish(order: Uint32Array, draft: SegmentDraft): void {
    const place = inverse(writeTerms(this.#name, this.#values.table, draft))
    const codes = new Uint32Array(order.length)
    for (let i = 0; i < order.length; i++) {
      const code = this.#codes.data[order[i]!]!
      codes[i] = code === 0 ? 0 : place[code - 1]! + 1
    }
    writeCodes(this.#name, codes, place.length, draft)
    writeCategoryLists(this.#name, codes, place.length, draft)
  }
}

/** Writes the list of documents of each category value from the codes. */
export const writeCategoryLists = (name: string, codes: Uint32Array, values: number, draft: SegmentDraft): void => {
  const ends = new Uint32Array(values + 2)
  for (let i = 0; i < codes.length; i++) {
    const code = codes[i]!
    ends[code + 1]! += 1
  }
  for (let v = 1; v < ends.length; v++) ends[v]! += ends[v - 1]!
  const docs = new Uint32Array(codes.length)
  for (let i = 0; i < codes.length; i++) {
    const code = codes[i]!
    const at = ends[code]!
    docs[at] = i
    ends[code] = at + 1
  }
  const writer = new PostingWriter(0, 0)
  for (let v = 1; v <= values; v++) writer.add(docs, undefined, ends[v - 1]!, ends[v]!)
  writer.finish(`${name}.lists`, draft.sections)
}

/** Any number of values, each with a weight; kept as lists per value, and a last list of documents with any value. */
export class MultiStage implements Stage {
  readonly #flat = new GrowableU32()
  readonly #weights = new GrowableU16()
  readonly #ends = new GrowableU32()
  readonly #values = new Codes()
  readonly #scale: number
  readonly #name: string
  readonly #column: Column & { kind: 'multi' }

  constructor(name: string, column: Column & { kind: 'multi' }) {
    this.#name = name
    this.#column = column
    this.#scale = weightScale(column)
  }
  check(value: Value): void {
    if (value === null || value === undefined) return
    if (typeof value !== 'object') throw new SearchDataError(`${this.#name}: a list or a record of weights is needed.`)
    if (Array.isArray(value)) {
      for (const item of value as string[]) checkTerm(this.#name, item)
      return
    }
    const record = value as Record<string, number>
    for (const item in record) {
      checkTerm(this.#name, item)
      const weight = record[item]!
      if (!(typeof weight === 'number' && weight >= 0 && weight <= 1))
        throw new SearchDataError(`${this.#name}: the weight of ${item} must be 0..1.`)
    }
  }
  add(value: Value): void {
    if (Array.isArray(value)) for (const item of value as string[]) this.#put(item, 1)
    else if (value !== null && value !== undefined) {
      const record = value as Record<string, number>
      for (const item in record) this.#put(item, record[item]!)
    }
    this.#ends.push(this.#flat.length)
  }
  #put(item: string, weight: number): void {
    this.#flat.push(this.#values.of(item))
    this.#weights.push(Math.round(weight * this.#scale))
  }
  finish(order: Uint32Array, draft: SegmentDraft): void {
    const terms = writeTerms(this.#name, this.#values.table, draft)
    const lists = invert(order, this.#ends.data, this.#flat.data, this.#weights.data, terms.length)
    const writer = new PostingWriter(weightBytes(this.#column), this.#scale, weightBytes(this.#column) > 0)
    for (const term of terms) writer.add(lists.docs, lists.payloads, lists.starts[term]!, lists.ends[term]!)
    const any = new Uint32Array(order.length)
    let n = 0
    for (let i = 0; i < order.length; i++) {
      const item = order[i]!
      if (this.#ends.data[item] !== (item === 0 ? 0 : this.#ends.data[item - 1])) any[n++] = i
    }
    writer.add(any, undefined, 0, n)
    writer.finish(`${this.#name}.lists`, draft.sections)
  }
}

/**
 * Turns values per document into documents per value: two passes, no sort. A value that a document names twice is kept
 * once, with the higher payload.
 */
const invert = (order: Uint32Array, itemEnds: Uint32Array, flat: Uint32Array, weights: Uint16Array, terms: number) => {
  const starts = new Uint32Array(terms + 1)
  const total = order.length === 0 ? 0 : itemEnds[order.length - 1]!
  for (let i = 0; i < total; i++) {
    const at = flat[i]! + 1
    starts[at]! += 1
  }
  for (let t = 1; t <= terms; t++) starts[t]! += starts[t - 1]!
  const ends = starts.slice(0, terms)
  const docs = new Uint32Array(total)
  const payloads = new Uint16Array(total)
  for (let doc = 0; doc < order.length; doc++) {
    const item = order[doc]!
    for (let i = item === 0 ? 0 : itemEnds[item - 1]!; i < itemEnds[item]!; i++) {
      const term = flat[i]!
      const at = ends[term]!
      const weight = weights[i]!
      if (at > starts[term]! && docs[at - 1] === doc) {
        payloads[at - 1] = Math.max(payloads[at - 1]!, weight)
        continue
      }
      docs[at] = doc
      payloads[at] = weight
      ends[term] = at + 1
    }
  }
  return { docs, payloads, starts, ends }
}

/** True or not: one list. */
export class FlagStage implements Stage {
  readonly #set = new GrowableU8()
  readonly #name: string

  constructor(name: string) {
    this.#name = name
  }
  check(value: Value): void {
    if (value !== null && value !== undefined && typeof value !== 'boolean')
      throw new SearchDataError(`${this.#name}: true or false is needed.`)
  }
  add(value: Value): void {
    this.#set.push(value === true ? 1 : 0)
  }
  finish(order: Uint32Array, draft: SegmentDraft): void {
    const docs = new Uint32Array(order.length)
    let n = 0
    for (let i = 0; i < order.length; i++) if (this.#set.data[order[i]!] === 1) docs[n++] = i
    const writer = new PostingWriter(0, 0)
    writer.add(docs, undefined, 0, n)
    writer.finish(`${this.#name}.lists`, draft.sections)
  }
}
