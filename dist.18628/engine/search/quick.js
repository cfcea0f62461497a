import { autoEdits } from './fuzzy.js'
import { search } from './search.js'
import { fold } from './text/fold.js'
const LEVELS = [
  { match: 'exact', prefix: false, fuzzy: 0 },
  { match: 'prefix', prefix: true, fuzzy: 0 },
  { match: 'typo', prefix: true, fuzzy: 'one' },
  { match: 'typos', prefix: true, fuzzy: 'auto' },
]
function quick(snapshot, request) {
  const handles = request.fields.filter((field) => {
    const column = snapshot.schema.columns[field]
    return column?.kind === 'text' && column.analyzer === 'handle'
  })
  const together = request.query.trim().replace(/\s+/gu, '')
  const joined = handles.length > 0 && together !== request.query.trim()
  const found = []
  const seen = /* @__PURE__ */ new Set()
  const edits = (words2) => autoEdits(Math.max(...words2.map((word) => Array.from(fold(word)).length)))
  const words = request.query.split(/\s+/u)
  const most = { one: edits(joined ? [together, ...words] : words), auto: edits(words) }
  for (const { match, prefix, fuzzy } of LEVELS) {
    if (found.length >= request.limit) break
    if ((fuzzy === 'one' && most.one < 1) || (fuzzy === 'auto' && most.auto < 2)) continue
    const text = { text: { fields: request.fields, query: request.query, prefix, fuzzy } }
    const either = joined
      ? { or: [text, { text: { fields: handles, query: together, prefix, fuzzy: fuzzy === 'auto' ? 'one' : fuzzy } }] }
      : text
    const filter = request.filter ? { and: [request.filter, either] } : either
    const { hits } = search(snapshot, { filter, limit: Math.min(1e4, request.limit + found.length), total: 'none' })
    for (const hit of hits) {
      if (seen.has(hit.key) || found.length >= request.limit) continue
      seen.add(hit.key)
      found.push({ ...hit, match })
    }
  }
  return found
}
export { quick }
//# sourceMappingURL=quick.js.map
