import type { Judge } from '../../../engine/text/verdict.js'
import type { CriteriaSet } from '../criteria/criteria-store.js'
import type { Candidate, Labelled, ScreenedItem } from '../items/item.js'
import type { ReviewState } from '../result/screening-rows.js'
import { hashFields } from '../items/item.js'
import { createItemJudge } from '../items/judge-items.js'
import { itemMemoryKey, type Memories } from './memory-store.js'

export interface RecalledDecisions {
  terms: string[]
  /** Items that were unflagged. */
  items: ReadonlySet<string>
  /** Categories that a reviewer gave an item. */
  reviews: ReadonlyMap<string, Labelled[]>
}

const toReviews = (documents: ReadonlyMap<string, string | null>): Map<string, Labelled[]> =>
  new Map([...documents].map(([key, document]) => [key, JSON.parse(document ?? '[]') as Labelled[]]))

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
    reviews: toReviews(await memories.documents(accountId, places, 'review')),
  }
}

/** Judges batches by one set and recalls what was decided about the same item before. */
export const createSession = (set: CriteriaSet, judge: Judge, { terms, items, reviews }: RecalledDecisions) => {
  const judgeItems = createItemJudge(set.criteria, judge, { terms: new Set(terms) })
  return async (
    candidates: readonly Candidate[],
    signal: AbortSignal,
  ): Promise<({ item: ScreenedItem } & ReviewState)[]> =>
    (await judgeItems(candidates, signal)).map((item) => {
      const key = itemMemoryKey(item.candidate.key, hashFields(item.candidate.fields))
      const isFlagged = item.decided.outcome === 'flagged'
      const categories = reviews.get(key)
      if (categories !== undefined)
        return { item, decision: isFlagged ? 'confirmed' : 'flagged', review: { categories, note: null } }
      return { item, decision: items.has(key) && isFlagged ? 'unflagged' : null, review: null }
    })
}
