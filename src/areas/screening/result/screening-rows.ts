import type { ScreeningCategory } from '../../../engine/risk/categories.js'
import { fold } from '../../../engine/language/fold.js'
import type { Network } from '../../../model/network.js'
import {
  hashFields,
  type Decision,
  type ItemRow,
  type Scores,
  type ScreenedItem,
  type ItemState,
  type Review,
} from '../items/item.js'
import { countLooks } from '../items/pictures.js'
import type { ScreeningState } from './state.js'

/** A screening and what it stands on. */
export interface Screening {
  id: string
  accountId: string
  criteriaId: string
  criteriaVersion: number
  monitoringId: string | null
  revision: number
  items: number
  state: ScreeningState
  digest: string | null
  asOf: number
  retainUntil: number | null
  createdAt: number
}

export interface ScreeningTable {
  id: string
  account_id: string
  criteria_id: string
  criteria_version: number
  monitoring_id: string | null
  revision: number
  items: number
  state: string
  digest: string | null
  as_of: number
  retain_until: number | null
  created_at: number
}

export interface ItemTable {
  screening_id: string
  seq: number
  item_key: string
  content_id: string
  kind: ItemRow['kind']
  network: Network
  outcome: ItemRow['outcome']
  shown: ItemState
  decision: Decision | null
  published_at: number
  categories: string
  keywords: string
  text_hash: string
  scores: string
  document: string
  review: string | null
  shown_categories: string | null
}

export type ScreeningTables = { screenings: ScreeningTable; screening_items: ItemTable }

export const toScreening = (row: ScreeningTable): Screening => ({
  id: row.id,
  accountId: row.account_id,
  criteriaId: row.criteria_id,
  criteriaVersion: row.criteria_version,
  monitoringId: row.monitoring_id,
  revision: row.revision,
  items: row.items,
  state: JSON.parse(row.state) as ScreeningState,
  digest: row.digest,
  asOf: row.as_of,
  retainUntil: row.retain_until,
  createdAt: row.created_at,
})

export const rowColumns = [
  'seq',
  'item_key',
  'content_id',
  'kind',
  'network',
  'outcome',
  'shown',
  'decision',
  'published_at',
  'categories',
  'keywords',
  'text_hash',
  'scores',
  'review',
] as const

/** What rows from before pictures were looked at lack. */
const noLooks = { looks: { judged: 0, reasons: {} } }

export const toScreenedItem = (document: string): ScreenedItem => {
  const item = JSON.parse(document) as ScreenedItem
  return { ...item, candidate: { ...{ pictures: [], looks: [] }, ...item.candidate } }
}

export const toItemRow = (row: Pick<ItemTable, (typeof rowColumns)[number]>): ItemRow => ({
  seq: row.seq,
  key: row.item_key,
  contentId: row.content_id,
  kind: row.kind,
  network: row.network,
  outcome: row.outcome,
  shown: row.shown,
  decision: row.decision,
  review: row.review === null ? null : (JSON.parse(row.review) as Review),
  publishedAt: row.published_at,
  categories: row.categories,
  keywords: row.keywords,
  textHash: row.text_hash,
  scores: { ...noLooks, ...(JSON.parse(row.scores) as Scores) },
})

/** Words in a column are found with the sign around them that cannot be in them. */
const listed = (values: Iterable<string>): string => [...new Set(values)].map((value) => `\n${value}`).join('') + '\n'
/** The columns that say what a reviewer made of an item. */
export const toReviewColumns = (review: Review | null): Pick<ItemTable, 'review' | 'shown_categories'> => ({
  review: review === null ? null : JSON.stringify(review),
  shown_categories:
    review === null || review.categories === null ? null : listed(review.categories.map(({ category }) => category)),
})

/** What is decided about an item: the engine's outcome, unless a reviewer said otherwise. */
export interface ReviewState {
  decision: Decision | null
  review: Review | null
}

const shownOf = (outcome: ItemRow['outcome'], { decision }: ReviewState): ItemState => {
  if (outcome === 'flagged') return decision === 'unflagged' ? 'unflagged' : 'flagged'
  return decision === 'flagged' ? 'flagged' : outcome
}

export const foldTerm = (term: string): string => fold(term.trim())

export interface ItemsFilter {
  shown?: readonly ItemState[] | undefined
  category?: ScreeningCategory | undefined
  keyword?: string | undefined
  network?: Network | undefined
  since?: number | undefined
  until?: number | undefined
  decided?: boolean | undefined
  after: number
  limit: number
}

export const toTableRow = (
  screeningId: string,
  seq: number,
  { candidate, decided, redacted }: ScreenedItem,
  state: ReviewState,
): ItemTable => {
  const evidence = decided.findings.flatMap((finding) => finding.evidence)
  const terms = evidence.filter(({ by }) => by === 'keyword').map(({ name }) => name)
  const scores: Scores = {
    found: decided.findings.map(({ category, probability }) => [category, probability]),
    own: candidate.own,
    reason: decided.reason,
    ...((decided.missing ?? []).length === 0 ? {} : { missing: decided.missing ?? [] }),
    media: candidate.media,
    looks: countLooks(candidate.media, candidate.looks),
    keywords: [...new Set(terms)],
    redacted,
  }
  return {
    screening_id: screeningId,
    seq,
    item_key: candidate.key,
    content_id: candidate.contentId,
    kind: candidate.kind,
    network: candidate.network,
    outcome: decided.outcome,
    shown: shownOf(decided.outcome, state),
    decision: state.decision,
    ...toReviewColumns(state.review),
    published_at: candidate.publishedAt,
    categories: listed(decided.findings.map(({ category }) => category)),
    keywords: listed([...terms, ...decided.noted.map(({ term }) => term)].map(foldTerm)),
    text_hash: hashFields(candidate.fields),
    scores: JSON.stringify(scores),
    document: JSON.stringify({ candidate, decided, redacted }),
  }
}
