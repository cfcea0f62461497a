import { analyze, analyzeQuery } from '../text/analyze.js'
function tokensOf(schema, field, value) {
  const column = schema.columns[field]
  const tokens = []
  if (column?.kind !== 'text' || value === null || value === void 0) return tokens
  let at = -1
  ;(Array.isArray(value) ? value : [value]).forEach((text, i) => {
    if (i > 0) at += 100
    analyze(column.analyzer, text, (term, stacked) => {
      if (!stacked) at++
      tokens.push({ term, at })
    })
  })
  return tokens
}
const cache = /* @__PURE__ */ new WeakMap()
function fieldTokens(schema, document, field) {
  const known = cache.get(document) ?? /* @__PURE__ */ new Map()
  cache.set(document, known)
  const tokens = known.get(field) ?? tokensOf(schema, field, document.values[field])
  known.set(field, tokens)
  return tokens
}
function editDistance(a, b) {
  const x = Array.from(a)
  const y = Array.from(b)
  const d = Array.from({ length: x.length + 1 }, (_, i) =>
    Array.from({ length: y.length + 1 }, (_2, j) => (i === 0 ? j : j === 0 ? i : 0)),
  )
  const get = (i, j) => d[i]?.[j] ?? 0
  for (let i = 1; i <= x.length; i++)
    for (let j = 1; j <= y.length; j++) {
      let best = Math.min(get(i - 1, j) + 1, get(i, j - 1) + 1, get(i - 1, j - 1) + (x[i - 1] === y[j - 1] ? 0 : 1))
      if (i > 1 && j > 1 && x[i - 1] === y[j - 2] && x[i - 2] === y[j - 1]) best = Math.min(best, get(i - 2, j - 2) + 1)
      d[i][j] = best
    }
  return get(x.length, y.length)
}
function wordMatches(term, word, prefix, fuzzy) {
  if (term === word || (prefix && term.startsWith(word))) return true
  const length = Array.from(word).length
  const signed = /^[#@]/.test(word)
  const auto = length < 4 ? 0 : length < 8 || fuzzy === 'one' ? 1 : 2
  const edits = signed ? 0 : fuzzy === 'auto' || fuzzy === 'one' ? auto : fuzzy
  if (edits === 0) return false
  const letters = Array.from(term)
  if (edits === 2 && letters[0] !== Array.from(word)[0]) return false
  if (!prefix) return editDistance(term, word) <= edits
  for (let n = edits === 2 ? 1 : 0; n <= letters.length; n++)
    if (editDistance(letters.slice(0, n).join(''), word) <= edits) return true
  return false
}
function weightOf(schema, document, column, value) {
  const given = document.values[column]
  const kind = schema.columns[column]
  if (kind?.kind === 'category') return given === value ? 1 : void 0
  if (kind?.kind !== 'multi' || given === null || given === void 0) return void 0
  if (Array.isArray(given)) return given.includes(value) ? 1 : void 0
  const weight = Object.hasOwn(given, value) ? given[value] : void 0
  if (weight === void 0) return void 0
  if (kind.weights === void 0) return 1
  const scale = kind.weights === 'u8' ? 255 : 65535
  return Math.round(weight * scale) / scale
}
function wants(schema, document, column, wanted) {
  const weight = weightOf(schema, document, column, typeof wanted === 'string' ? wanted : wanted.value)
  if (weight === void 0) return false
  if (typeof wanted === 'string') return true
  const kind = schema.columns[column]
  const scale = kind?.kind === 'multi' && kind.weights ? (kind.weights === 'u8' ? 255 : 65535) : 1
  const code = Math.round(weight * scale)
  return code >= Math.round((wanted.min ?? 0) * scale) && code <= Math.round((wanted.max ?? 1) * scale)
}
function occurrences(tokens, phrase) {
  const last = Math.max(-1, ...tokens.map(({ at }) => at))
  const starts = []
  if (phrase.length === 0) return starts
  for (let start = 0; start <= last; start++)
    if (phrase.every(({ term, at }) => tokens.some((token) => token.term === term && token.at === start + at)))
      starts.push(start)
  return starts
}
function choices(lists) {
  return lists.reduce((all, list) => all.flatMap((head) => list.map((item) => [...head, item])), [[]])
}
function matches(schema, document, filter) {
  if ('and' in filter) return filter.and.every((child) => matches(schema, document, child))
  if ('or' in filter) return filter.or.some((child) => matches(schema, document, child))
  if ('not' in filter) return !matches(schema, document, filter.not)
  if ('range' in filter) {
    const value = numberOf(schema, document, filter.range.column)
    const f32 = isFloat(schema, filter.range.column)
    const bound = (x) => (f32 ? Math.fround(x) : x)
    return (
      value !== null && value >= bound(filter.range.min ?? -Infinity) && value <= bound(filter.range.max ?? Infinity)
    )
  }
  if ('in' in filter) {
    const { column, anyOf, allOf, noneOf } = filter.in
    const has = (wanted) => wants(schema, document, column, wanted)
    return (!anyOf || anyOf.some(has)) && (!allOf || allOf.every(has)) && (!noneOf || !noneOf.some(has))
  }
  if ('flag' in filter) return document.values[filter.flag] === true
  if ('exists' in filter) return exists(schema, document, filter.exists)
  if ('keys' in filter) return filter.keys.includes(document.key)
  if ('near' in filter) {
    const { field, phrases, distance } = filter.near
    const tokens = fieldTokens(schema, document, field)
    const bound = phrases.map((phrase) => tokensOf(schema, field, phrase))
    const starts = bound.map((phrase) => occurrences(tokens, phrase))
    const spans = bound.map((phrase) => Math.max(0, ...phrase.map(({ at }) => at)))
    return choices(starts).some(
      (chosen) => Math.max(...chosen) - Math.min(...chosen.map((start, i) => start + (spans[i] ?? 0))) <= distance,
    )
  }
  if ('text' in filter) {
    const { fields, query, mode, prefix, fuzzy } = filter.text
    if (mode === 'phrase')
      return fields.some(
        (field) => occurrences(fieldTokens(schema, document, field), tokensOf(schema, field, query)).length > 0,
      )
    const words = query.split(/\s+/u).filter((word) => word !== '')
    const answers = words.flatMap((word, i) => {
      const found = fields.flatMap((field) => {
        const column = schema.columns[field]
        const pieces = column?.kind === 'text' ? analyzeQuery(column.analyzer, word) : []
        if (pieces.length === 0) return []
        const tokens = fieldTokens(schema, document, field)
        const isLast = (p) => prefix === true && i === words.length - 1 && p === pieces.length - 1
        return [pieces.every((piece, p) => tokens.some(({ term }) => wordMatches(term, piece, isLast(p), fuzzy ?? 0)))]
      })
      return found.length === 0 ? [] : [found.some(Boolean)]
    })
    return answers.length > 0 && (mode === 'any' ? answers.some(Boolean) : answers.every(Boolean))
  }
  return true
}
function isFloat(schema, column) {
  const kind = schema.columns[column]
  return kind?.kind === 'number' && kind.type === 'f32'
}
function numberOf(schema, document, column) {
  const value = document.values[column]
  if (typeof value !== 'number') return null
  return isFloat(schema, column) ? Math.fround(value) + 0 : value
}
function exists(schema, document, column) {
  const value = document.values[column]
  if (value === null || value === void 0) return false
  switch (schema.columns[column]?.kind) {
    case 'flag':
      return value === true
    case 'multi':
      return Object.keys(value).length > 0
    case 'text':
      return fieldTokens(schema, document, column).length > 0
    case 'vector':
      return value.some((x) => x !== 0)
    default:
      return true
  }
}
export { editDistance, exists, fieldTokens, matches, numberOf, tokensOf, weightOf, wordMatches }
//# sourceMappingURL=brute-force.js.map
