import { DictionaryWriter, TermCursor } from './dictionary.js'
import { GrowableU16, GrowableU32 } from './growable.js'
import { compareBytes } from './utf8.js'
const NO_DOC = 4294967295
class Gathered {
  docs = new GrowableU32()
  payloads = new GrowableU16()
  spareDocs = new GrowableU32()
  sparePayloads = new GrowableU16()
  clear() {
    this.docs.length = 0
    this.payloads.length = 0
  }
  /** Adds a source's list, mapped. */
  add(lists, term, map) {
    const start = this.docs.length
    lists.readAll(term, this.docs, this.payloads)
    const docs = this.docs.data
    const payloads = this.payloads.data
    let n = start
    for (let i = start; i < this.docs.length; i++) {
      const doc = map[docs[i]]
      if (doc === NO_DOC) continue
      docs[n] = doc
      payloads[n++] = payloads[i]
    }
    this.docs.length = n
    this.payloads.length = n
    if (start > 0 && n > start && docs[start - 1] > docs[start]) this.mergeRuns(start)
  }
  mergeRuns(middle) {
    const n = this.docs.length
    const a = this.docs.data
    const p = this.payloads.data
    const outDocs = this.spareDocs
    const outPayloads = this.sparePayloads
    outDocs.length = 0
    outPayloads.length = 0
    outDocs.reserve(n)
    outPayloads.reserve(n)
    let i = 0
    let j = middle
    for (let k = 0; k < n; k++) {
      const left = j >= n || (i < middle && a[i] < a[j])
      const from = left ? i++ : j++
      outDocs.data[k] = a[from]
      outPayloads.data[k] = p[from]
    }
    outDocs.length = n
    outPayloads.length = n
    this.spareDocs = this.docs
    this.sparePayloads = this.payloads
    this.docs = outDocs
    this.payloads = outPayloads
  }
}
class TermHead {
  constructor(dictionary) {
    this.dictionary = dictionary
    if (dictionary.size === 0) return
    this.cursor = new TermCursor(dictionary)
    this.cursor.reset(0)
  }
  dictionary
  term = 0
  cursor
  get done() {
    return this.term >= this.dictionary.size
  }
  next() {
    this.term++
    if (!this.done) this.cursor?.next()
  }
  compare(other) {
    if (!this.cursor || !other.cursor) return 0
    return compareBytes(this.cursor.term, 0, this.cursor.length, other.cursor.term, 0, other.cursor.length)
  }
}
function mergeTerms(name, columns, sources, writer, draft, only) {
  const gathered = new Gathered()
  const put = () => writer?.add(gathered.docs.data, gathered.payloads.data, 0, gathered.docs.length)
  if (only || name === void 0 || !draft) {
    columns.forEach((column, s) => gathered.add(column.lists, only?.[s] ?? only?.[0] ?? 0, sources[s].map))
    put()
    return []
  }
  const dictionary = new DictionaryWriter()
  const heads = columns.map((column) => new TermHead(column.dictionary))
  const maps = columns.map((column) => new Uint32Array(column.dictionary?.size ?? 0).fill(NO_DOC))
  let terms = 0
  for (;;) {
    let best
    for (const head of heads) if (!head.done && (!best || head.compare(best) < 0)) best = head
    if (!best?.cursor) break
    gathered.clear()
    const same = heads.filter((head) => !head.done && (head === best || head.compare(best) === 0))
    for (const head of same) {
      const s = heads.indexOf(head)
      gathered.add(columns[s].lists, head.term, sources[s].map)
    }
    if (gathered.docs.length > 0) {
      dictionary.add(best.cursor.term, 0, best.cursor.length)
      put()
      for (const head of same) maps[heads.indexOf(head)][head.term] = terms
      terms++
    }
    for (const head of same) head.next()
  }
  dictionary.finish(name, draft.sections)
  draft.terms[name] = terms
  return maps
}
export { NO_DOC, mergeTerms }
//# sourceMappingURL=merge-terms.js.map
