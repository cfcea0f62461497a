import type { Judge } from '../../../engine/text/verdict.js'
import type { CriteriaSet } from '../criteria/criteria-store.js'
import type { Candidate, Decision, ScreenedItem } from '../items/item.js'
import { hashFields } from '../items/item.js'
import { createItemJudge } from '../items/judge-items.js'
import { itemMemoryKey, type Memories } from './memory-store.js'

export interface RecalledDecisions {
  terms: string[]
  items: ReadonlySet<string>
}

/** The places whose decisions hold for a screening. */
export const placesOf = (criteriaId: string, monitoringId: string | null): string[] =>
  monitoringId === null ? [criteriaId] : [criteriaId, monitoringId]

export const recallDecisions = async (
  accountId: string,
  criteriaId: string,
  monitoringId: string | null,
  memories: Memories,
): Promise<RecalledDecisions> => {
  const places = placesOf(criteriaId, monitoringId)
  return {
    terms: await memories.list(accountId, places, 'term'),
    items: new Set(await memories.list(accountId, places, 'item')),
  }
}

/** Judges batches by one set and recalls what was decided about the same item before. */
export const createSession = (set: CriteriaSet, judge: Judge, { terms, items }: RecalledDecisions) => {
  const judgeItems = createItemJudge(set.criteria, judge, { terms: new Set(terms) })
  return async (
    candidates: readonly Candidate[],
    signal: AbortSignal,
  ): Promise<{ item: ScreenedItem; decision: Decision | null }[]> =>
    (await judgeItems(candidates, signal)).map((item) => {
      const known = items.has(itemMemoryKey(item.candidate.key, hashFields(item.candidate.fields)))
      return { item, decision: known && item.decided.outcome === 'flagged' ? 'unflagged' : null }
    })
}
