import { CHUNK_BITS, popcount } from './bitmap.js'
import { Compiler } from './compile.js'
import { SearchQueryError } from './errors.js'
import { LIMITS } from './limits.js'
import { findTerms } from './match/terms.js'
import { gallop, Posting } from './match/posting.js'
import { fromCode } from './number-code.js'
import { PostingCursor } from './posting-store.js'
import { findKey } from './snapshot.js'
import { analyzeQuery } from './text/analyze.js'
import { validate } from './validate.js'
const TERMS_MAX = 10
const TERMS_READ = 5e3
function explain(snapshot, key, filter) {
  validate({ filter, limit: 0 }, snapshot.schema)
  const place = findKey(snapshot, key)
  const live = place && snapshot.segments[place.segment]
  return live ? new Explainer(live.segment).explain(place.doc, filter) : void 0
}
function explainHits(snapshot, hits, filters) {
  for (const filter of filters) validate({ filter, limit: 0 }, snapshot.schema)
  const explainers = /* @__PURE__ */ new Map()
  return hits.map(({ segment, doc }) => {
    const explainer = explainers.get(segment) ?? new Explainer(snapshot.segments[segment].segment)
    explainers.set(segment, explainer)
    return filters.map((filter) => explainer.explain(doc, filter))
  })
}
class Explainer {
  compiler
  matchers = /* @__PURE__ */ new Map()
  constructor(segment) {
    this.compiler = new Compiler(segment)
  }
  explain(doc, filter) {
    const each = (list) => list.map((child) => this.explain(doc, child))
    if ('and' in filter) {
      const clauses = each(filter.and)
      return { filter, passed: clauses.every(({ passed }) => passed), clauses }
    }
    if ('or' in filter) {
      const clauses = each(filter.or)
      return { filter, passed: clauses.some(({ passed }) => passed), clauses }
    }
    if ('not' in filter) {
      const clause = this.explain(doc, filter.not)
      return { filter, passed: !clause.passed, clauses: [clause] }
    }
    return { filter, passed: this.matcher(filter).has(doc), value: leafValue(this.compiler, doc, filter) }
  }
  matcher(filter) {
    const known = this.matchers.get(filter) ?? this.compiler.compile(filter)
    this.matchers.set(filter, known)
    return known
  }
}
function leafValue(compiler, doc, filter) {
  const segment = compiler.segment
  if ('range' in filter) return valueOf(segment, doc, filter.range.column)
  if ('flag' in filter) return valueOf(segment, doc, filter.flag)
  if ('in' in filter) {
    const { column, anyOf, allOf, noneOf } = filter.in
    const wanted = [...(anyOf ?? []), ...(allOf ?? []), ...(noneOf ?? [])].map((value) =>
      typeof value === 'string' ? value : value.value,
    )
    const open = segment.columns.get(column)
    if (open?.kind !== 'multi') return valueOf(segment, doc, column)
    const weights = /* @__PURE__ */ new Map()
    for (const value of wanted) {
      const weight = weightIn(open.lists, open.dictionary.find(value), doc)
      if (weight >= 0) weights.set(value, weight / open.scale)
    }
    return Object.fromEntries(weights)
  }
  if ('text' in filter)
    return filter.text.fields.flatMap((field) =>
      termsIn(segment, doc, field, filter.text).map((term) => `${field}:${term}`),
    )
  return null
}
function termsIn(segment, doc, field, clause) {
  const column = segment.columns.get(field)
  const found = /* @__PURE__ */ new Set()
  if (column?.kind !== 'text') return []
  let left = TERMS_READ
  const words = clause.query.split(/\s+/u).flatMap((word) => analyzeQuery(column.analyzer, word))
  words.forEach((word, i) => {
    const prefix = clause.prefix === true && i === words.length - 1
    const { exact, others } = findTerms(
      column,
      word,
      { prefix, fuzzy: clause.fuzzy ?? 0 },
      { nodes: LIMITS.fuzzyNodesMax },
    )
    const ranges = exact >= 0 ? [exact, exact + 1, ...others] : others
    for (let r = 0; r < ranges.length; r += 2)
      for (let term = ranges[r]; term < ranges[r + 1] && left-- > 0 && found.size < TERMS_MAX; term++)
        if (new Posting(column.lists, term).has(doc)) found.add(column.dictionary.get(term))
  })
  return [...found]
}
function weightIn(lists, term, doc) {
  if (term < 0) return -1
  const cursor = new PostingCursor(lists, term)
  const low = doc & 65535
  if (cursor.seek(doc >>> CHUNK_BITS) === 0) return -1
  if (cursor.bitmapAt < 0) {
    const at = gallop(cursor.docs, cursor.from, cursor.to, low)
    return at < cursor.to && cursor.docs[at] === low ? cursor.payloadOf(at - cursor.from) : -1
  }
  const words = lists.words
  const word = words[cursor.bitmapAt + (low >>> 5)]
  if (((word >>> (low & 31)) & 1) === 0) return -1
  let before = popcount(word & ~(-1 << (low & 31)))
  for (let i = 0; i < low >>> 5; i++) before += popcount(words[cursor.bitmapAt + i])
  return cursor.payloadOf(before)
}
function valueOf(segment, doc, name) {
  const column = segment.columns.get(name)
  if (!column) throw new SearchQueryError('unknown_column', `There is no column ${name}.`)
  switch (column.kind) {
    case 'number': {
      const code = column.codes[doc]
      return code === column.none ? null : fromCode(column.type, code)
    }
    case 'category': {
      const code = column.codes[doc]
      return code === 0 ? null : column.dictionary.get(code - 1)
    }
    case 'flag':
      return new Posting(column.lists, 0).has(doc)
    case 'multi': {
      const weights = /* @__PURE__ */ new Map()
      for (let term = 0; term < column.dictionary.size; term++) {
        const weight = weightIn(column.lists, term, doc)
        if (weight >= 0) weights.set(column.dictionary.get(term), weight / column.scale)
      }
      return Object.fromEntries(weights)
    }
    case 'text':
    case 'vector':
      return null
  }
}
export { explain, explainHits, valueOf }
//# sourceMappingURL=explain.js.map
