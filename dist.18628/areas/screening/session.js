import { hashFields } from './item.js'
import { createItemJudge } from './judge-items.js'
import { itemMemoryKey } from './memory-store.js'
const placesOf = (criteriaId, monitoringId) => (monitoringId === null ? [criteriaId] : [criteriaId, monitoringId])
const remember = async (accountId, criteriaId, monitoringId, memories) => {
  const places = placesOf(criteriaId, monitoringId)
  return {
    terms: await memories.list(accountId, places, 'term'),
    items: new Set(await memories.list(accountId, places, 'item')),
  }
}
const createSession = (set, judge, { terms, items }) => {
  const judgeItems = createItemJudge(set.criteria, judge, { terms: new Set(terms) })
  return async (candidates, signal) =>
    (await judgeItems(candidates, signal)).map((item) => {
      const known = items.has(itemMemoryKey(item.candidate.key, hashFields(item.candidate.fields)))
      return { item, decision: known && item.decided.outcome === 'flagged' ? 'unflagged' : null }
    })
}
export { createSession, placesOf, remember }
//# sourceMappingURL=session.js.map
