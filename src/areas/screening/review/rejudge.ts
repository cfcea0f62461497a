import type { Judge } from '../../../engine/text/verdict.js'
import type { CriteriaSet } from '../criteria/criteria-store.js'
import type { ItemRow } from '../items/item.js'
import { toItemRow, toTableRow, type Screening } from '../result/screening-rows.js'
import type { Screenings } from '../result/screening-store.js'
import { createSession } from '../run/session.js'

const batchItems = 500

/** Judges everything that a screening kept once more, by the same set or another one. Nothing is read from a network. */
export const rejudge = async (
  { id, state }: Screening,
  set: CriteriaSet,
  { screenings, judge }: { screenings: Screenings; judge: Judge },
  signal: AbortSignal,
): Promise<{ kept: ItemRow; again: ItemRow }[]> => {
  const session = createSession(set, judge, {
    terms: state.droppedTerms,
    items: new Set(),
    reviews: new Map(),
  })
  const all: { kept: ItemRow; again: ItemRow }[] = []
  for (let after = 0; ;) {
    signal.throwIfAborted()
    const found = await screenings.list(id, { after, limit: batchItems })
    const judged = await session(
      found.map(({ item }) => item.candidate),
      signal,
    )
    found.forEach(({ row }, i) => {
      const item = judged[i]?.item
      if (item !== undefined) all.push({ kept: row, again: toItemRow(toTableRow(id, row.seq, item, row)) })
    })
    if (found.length < batchItems) return all
    after = found.at(-1)?.row.seq ?? after
  }
}
