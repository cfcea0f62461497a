import { lengthCode, lengthOf } from '../text-length.js'
import { analyzeQuery } from '../text/analyze.js'
import { exists, fieldTokens, matches, numberOf, tokensOf, weightOf, wordMatches } from './brute-force.js'
function scoredWords(schema, filter) {
  if ('and' in filter) return filter.and.flatMap((child) => scoredWords(schema, child))
  if ('or' in filter) return filter.or.flatMap((child) => scoredWords(schema, child))
  const phrase = (field, text) =>
    tokensOf(schema, field, text).map(({ term }) => ({ field, word: term, prefix: false, fuzzy: 0 }))
  if ('near' in filter) return filter.near.phrases.flatMap((text) => phrase(filter.near.field, text))
  if (!('text' in filter)) return []
  const { fields, query, mode, prefix, fuzzy } = filter.text
  if (mode === 'phrase') return fields.flatMap((field) => phrase(field, query))
  const words = query.split(/\s+/u).filter((word) => word !== '')
  return words.flatMap((word, i) =>
    fields.flatMap((field) => {
      const column = schema.columns[field]
      const pieces = column?.kind === 'text' ? analyzeQuery(column.analyzer, word) : []
      return pieces.map((piece, p) => ({
        field,
        word: piece,
        prefix: prefix === true && i === words.length - 1 && p === pieces.length - 1,
        fuzzy: fuzzy ?? 0,
      }))
    }),
  )
}
function scoreOf(schema, all, filter) {
  const idf = (n) => Math.log(1 + (all.length - n + 0.5) / (n + 0.5))
  const words = scoredWords(schema, filter).map((word) => {
    const tokens = all.map((document) => fieldTokens(schema, document, word.field))
    const length = tokens.reduce((sum, list) => sum + new Set(list.map(({ at }) => at)).size, 0)
    const other = (term) => term !== word.word && wordMatches(term, word.word, word.prefix, word.fuzzy)
    return {
      ...word,
      other,
      mean: length > 0 ? length / all.length : 1,
      exactIdf: idf(tokens.filter((list) => list.some(({ term }) => term === word.word)).length),
      otherIdf: idf(tokens.filter((list) => list.some(({ term }) => other(term))).length),
    }
  })
  return (document) => {
    let score = 0
    for (const { field, word, other, mean, exactIdf, otherIdf } of words) {
      const tokens = fieldTokens(schema, document, field)
      const tf = tokens.filter(({ term }) => term === word).length
      const length = lengthOf(lengthCode(new Set(tokens.map(({ at }) => at)).size))
      const norm = 1.2 * (1 - 0.75 + 0.75 * (length / mean))
      if (tf > 0) score += exactIdf * ((tf * (1.2 + 1)) / (tf + norm))
      if (tokens.some(({ term }) => other(term))) score += 0.5 * (otherIdf * ((1 * (1.2 + 1)) / (1 + norm)))
    }
    return score
  }
}
function cosine(a, b) {
  const quantised = (x2) => {
    const values = Array.from(x2)
    const most = Math.max(...values.map(Math.abs))
    return values.map((v) => (most === 0 ? 0 : Math.round((v * 127) / most)))
  }
  const x = quantised(a)
  const y = quantised(b)
  const dot = x.reduce((sum, v, i) => sum + v * (y[i] ?? 0), 0)
  const norm = (v) => (v.some((c) => c !== 0) ? 1 / Math.sqrt(v.reduce((sum, c) => sum + c * c, 0)) : 0)
  return dot * Math.fround(norm(x)) * norm(y)
}
function sortValue(schema, all, filter, sort) {
  switch (sort.by) {
    case 'rank':
      return (document) => numberOf(schema, document, schema.rank)
    case 'column':
      return (document) => numberOf(schema, document, sort.column)
    case 'weight':
      return (document) => weightOf(schema, document, sort.column, sort.value) ?? null
    case 'similarity':
      return (document) => {
        const vector = document.values[sort.column]
        return exists(schema, document, sort.column) ? cosine(vector, sort.vector) : null
      }
    case 'relevance': {
      const score = scoreOf(schema, all, filter)
      const weight = sort.rankWeight ?? 0
      return (document) => {
        const rank = numberOf(schema, document, schema.rank)
        const prior = rank === null ? 0 : weight * Math.log(1 + Math.max(0, rank))
        return weight === 0 ? score(document) : score(document) + prior
      }
    }
  }
}
function judge(schema, live, all, request) {
  const filter = request.filter ?? { all: true }
  const sort = request.sort ?? { by: 'rank' }
  const value = sortValue(schema, all, filter, sort)
  const sign = sort.by === 'column' && sort.order === 'asc' ? -1 : 1
  const low = (x) => x ?? -Infinity
  const compare = (a, b) => {
    if (sort.by !== 'rank' && a.value !== b.value) {
      if (a.value === null || b.value === null) return a.value === null ? 1 : -1
      return (b.value - a.value) * sign
    }
    if (a.rank !== b.rank) return low(b.rank) > low(a.rank) ? 1 : -1
    return Buffer.compare(Buffer.from(a.key), Buffer.from(b.key))
  }
  const rows = live
    .filter((document) => matches(schema, document, filter))
    .map((document) => ({ key: document.key, value: value(document), rank: numberOf(schema, document, schema.rank) }))
    .sort(compare)
  const after = request.after
  return rows.filter((row) => !after || compare(row, after) > 0).map((row) => ({ key: row.key, value: row.value }))
}
export { judge, scoreOf, sortValue }
//# sourceMappingURL=brute-order.js.map
