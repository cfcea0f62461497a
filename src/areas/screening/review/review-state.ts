import { screeningCategories, type ScreeningCategory } from '../../../engine/risk/categories.js'
import { neverForEmployment, type Criteria } from '../../../engine/risk/criteria.js'
import type { Severity } from '../../../engine/risk/score.js'
import { Failure, type InputError } from '../../../kernel/errors.js'
import { countedFindings, type ItemRow, type ItemState, type Labelled } from '../items/item.js'
import type { ReviewState } from '../result/screening-rows.js'

export const actions = ['unflag', 'flag', 'confirm', 'relabel', 'set_severity', 'note'] as const
export type Action = (typeof actions)[number]
export const scopes = ['item', 'term', 'criteria_set'] as const
export type Scope = (typeof scopes)[number]

/** What a reviewer orders for some items. */
export interface Order {
  contentIds: readonly string[]
  action: Action
  scope: Scope
  reason: string
  reviewer: string | null
  categories: readonly Labelled[]
  severity: Severity | null
  note: string | null
}

/** Where an item stands in review. */
export type ItemReviewState = ReviewState & { shown: ItemState }

export const reviewStateOf = ({ shown, decision, review }: ItemRow): ItemReviewState => ({ shown, decision, review })

export const isSameReviewState = (one: ItemReviewState, other: ItemReviewState): boolean =>
  JSON.stringify([one.shown, one.decision, one.review?.categories ?? null, one.review?.note ?? null]) ===
  JSON.stringify([other.shown, other.decision, other.review?.categories ?? null, other.review?.note ?? null])

const labelled = (state: ItemReviewState, categories: readonly Labelled[]): ItemReviewState['review'] => ({
  categories: [...categories],
  note: state.review?.note ?? null,
})

/** What a flag that stands is called: seen by the engine and right, or seen by a reviewer alone. */
const kept = ({ outcome }: ItemRow) => (outcome === 'flagged' ? 'confirmed' : 'flagged')

const unflagged = (row: ItemRow, now: ItemReviewState): ItemReviewState => {
  if (now.shown !== 'flagged') return now
  if (row.outcome === 'flagged') return { ...now, shown: 'unflagged', decision: 'unflagged' }
  const note = now.review?.note ?? null
  return { shown: row.outcome, decision: null, review: note === null ? null : { categories: null, note } }
}

const flagged = (row: ItemRow, now: ItemReviewState, { categories }: Order): ItemReviewState => {
  const review = categories.length === 0 ? now.review : labelled(now, categories)
  if (row.outcome === 'flagged') {
    if (now.shown === 'flagged') return categories.length === 0 ? now : { ...now, decision: 'confirmed', review }
    return { shown: 'flagged', decision: categories.length === 0 ? null : 'confirmed', review }
  }
  return { shown: 'flagged', decision: 'flagged', review }
}

/** Where an item stands after an order. The same order a second time changes nothing. */
export const nextStanding = (row: ItemRow, order: Order): ItemReviewState => {
  const now = reviewStateOf(row)
  const isFlaggable = row.outcome === 'flagged' || now.shown === 'flagged'
  switch (order.action) {
    case 'unflag':
      return unflagged(row, now)
    case 'flag':
      return flagged(row, now, order)
    case 'confirm':
      return isFlaggable ? { ...now, shown: 'flagged', decision: kept(row) } : now
    case 'relabel':
      return { ...now, decision: kept(row), review: labelled(now, order.categories) }
    case 'set_severity': {
      const { severity } = order
      const categories = countedFindings(row).map(({ category }) => ({ category, severity }))
      return { ...now, decision: kept(row), review: labelled(now, categories) }
    }
    case 'note': {
      const categories = now.review?.categories ?? null
      const review = order.note === null && categories === null ? null : { categories, note: order.note }
      return { ...now, review }
    }
  }
}

const categoryProblem = (category: ScreeningCategory, { purpose, categories }: Criteria): string | undefined => {
  if (purpose === 'employment' && neverForEmployment.has(category))
    return 'Says something about a protected or private matter and cannot be used for employment.'
  if (categories[category].enabled) return undefined
  const enabled = screeningCategories.filter((each) => categories[each].enabled)
  return `The criteria of this screening do not use ${category}. Use one of ${enabled.join(', ')}.`
}

/** Refuses what an order cannot mean, all of it at once. */
export const checkOrder = (order: Order, rows: readonly ItemRow[], criteria: Criteria): void => {
  const errors: InputError[] = order.categories.flatMap(({ category }, i) => {
    const message = categoryProblem(category, criteria)
    return message === undefined ? [] : [{ in: 'body' as const, pointer: `/categories/${i}`, message }]
  })
  const needsFlag = order.action === 'relabel' || order.action === 'set_severity'
  const unflaggedRow = needsFlag ? rows.find(({ shown }) => shown !== 'flagged') : undefined
  if (unflaggedRow !== undefined)
    errors.push({
      in: 'body',
      pointer: '/content_ids',
      message: `${unflaggedRow.key} is not flagged. Use action flag with categories.`,
    })
  const bare =
    order.action === 'flag' && order.categories.length === 0
      ? rows.find(({ outcome, shown }) => outcome !== 'flagged' && shown !== 'flagged')
      : undefined
  if (bare !== undefined)
    errors.push({
      in: 'body',
      pointer: '/categories',
      message: `Nothing was found in ${bare.key}: say under which categories to flag it.`,
    })
  if (errors.length > 0) throw new Failure('invalid_input', 'The decision was rejected: see errors.', { errors })
}
