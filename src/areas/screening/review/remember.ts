import type { Query } from '../../../db/database.js'
import type { ScreenedItem, ItemRow } from '../items/item.js'
import type { Screening } from '../result/screening-rows.js'
import { itemMemoryKey, type Memories } from '../run/memory-store.js'
import { placesOf } from '../run/session.js'
import type { ItemReviewState, Scope } from './review-state.js'

export interface Kept {
  row: ItemRow
  item: ScreenedItem
}

export interface Changed extends Kept {
  next: ItemReviewState
}

interface Needs {
  memories: Memories
}

/** Later screenings with the same criteria treat the same words as these items are treated now. */
export const rememberItems = async (
  query: Query,
  { accountId, criteriaId, monitoringId, id }: Screening,
  changed: readonly Changed[],
  decisionId: string,
  { memories }: Needs,
): Promise<void> => {
  const keyOf = ({ row }: Changed): string => itemMemoryKey(row.key, row.textHash)
  const places = [...placesOf(criteriaId, monitoringId), id]
  const unflagged = changed.filter(({ next }) => next.decision === 'unflagged')
  const flagged = changed.filter(({ next }) => next.decision !== 'unflagged')
  const labelled = flagged.filter(({ next }) => (next.review?.categories ?? null) !== null)
  await memories.remove(query, accountId, { places, scope: 'item', keys: flagged.map(keyOf) })
  await memories.remove(query, accountId, { places, scope: 'review', keys: changed.map(keyOf) })
  await memories.add(query, accountId, {
    place: criteriaId,
    scope: 'item',
    entries: unflagged.map((each) => ({ key: keyOf(each) })),
    decisionId,
  })
  await memories.add(query, accountId, {
    place: criteriaId,
    scope: 'review',
    entries: labelled.map((each) => ({
      key: keyOf(each),
      document: JSON.stringify(each.next.review?.categories),
    })),
    decisionId,
  })
}

/** Words that no longer count, or count again. */
export const rememberTerms = async (
  query: Query,
  { accountId, criteriaId, monitoringId, id }: Screening,
  { terms, scope, dropped, decisionId }: { terms: string[]; scope: Scope; dropped: boolean; decisionId: string },
  { memories }: Needs,
): Promise<void> => {
  if (terms.length === 0) return
  const place = scope === 'term' ? (monitoringId ?? id) : criteriaId
  if (dropped) {
    const entries = terms.map((key) => ({ key }))
    await memories.add(query, accountId, { place, scope: 'term', entries, decisionId })
  } else {
    const places = [...placesOf(criteriaId, monitoringId), id]
    await memories.remove(query, accountId, { places, scope: 'term', keys: terms })
  }
}
