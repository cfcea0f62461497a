import { createHash } from 'node:crypto'
import type { ReadField, Decided, Outcome } from '../../../engine/risk/decide.js'
import type { ScreeningCategory } from '../../../engine/risk/categories.js'
import type { RiskCategory } from '../../../engine/text/verdict.js'
import type { Severity } from '../../../engine/risk/score.js'
import type { ProtectedCharacteristic } from '../../../engine/risk/protected.js'
import type { Network } from '../../../model/network.js'
import { pictureTexts, type Look, type LookReason, type PictureRef } from './pictures.js'

export const itemKinds = ['content', 'comment', 'profile'] as const
export type ItemKind = (typeof itemKinds)[number]

/** Something to be judged, with all that is needed to judge it again later. */
export interface Candidate {
  key: string
  kind: ItemKind
  /** The network's own id, or the comment's; for a profile its handle. */
  contentId: string
  network: Network
  author: string
  /** Whether the subject wrote it. */
  own: boolean
  url: string
  type: string | null
  title: string | null
  text: string
  language: string | null
  publishedAt: number
  thumbnailUrl: string | null
  /** Pictures and videos in it. */
  media: number
  pictures: PictureRef[]
  /** What was seen in them, where they were looked at. */
  looks: Look[]
  labels: string[]
  fields: { field: string; text: string }[]
  parentKey: string | null
  source: string
  synthetic: boolean
  asOf: number
}

/** An item as it is kept: what was seen and what was said of it. */
export interface ScreenedItem {
  candidate: Candidate
  decided: Decided
  redacted: ProtectedCharacteristic[]
}

/** The row behind an item. */
export interface ItemRow {
  seq: number
  key: string
  contentId: string
  kind: ItemKind
  network: Network
  outcome: Outcome
  shown: ItemState
  decision: Decision | null
  review: Review | null
  publishedAt: number
  categories: string
  keywords: string
  textHash: string
  scores: Scores
}

/** What counts now. An outcome `flagged` can be unflagged in review, and every other one can be flagged there. */
export const itemStates = ['flagged', 'unflagged', 'clear', 'not_judged'] as const
export type ItemState = (typeof itemStates)[number]

/** flagged: by a reviewer, where the engine found nothing. */
export const decisions = ['unflagged', 'confirmed', 'flagged'] as const
export type Decision = (typeof decisions)[number]

/** What a reviewer says of an item. */
export interface Review {
  /** In place of what the engine found; null where that stands. */
  categories: Labelled[] | null
  note: string | null
}

export interface Labelled {
  category: ScreeningCategory
  severity: Severity | null
}

/** A category of an item as it counts now. */
export interface CountedFinding {
  category: ScreeningCategory
  probability: number
  severity: Severity | null
}

/** What counts of an item: a reviewer's categories where there are any, and a reviewer is sure. */
export const countedFindings = ({ review, scores }: Pick<ItemRow, 'review' | 'scores'>): CountedFinding[] =>
  review?.categories?.map(({ category, severity }) => ({
    category,
    severity,
    probability: scores.found.find(([each]) => each === category)?.[1] ?? 1,
  })) ?? scores.found.map(([category, probability]) => ({ category, probability, severity: null }))

/** The little that a score and its coverage are computed from. */
export interface Scores {
  found: [ScreeningCategory, number][]
  own: boolean
  reason: Decided['reason']
  /** Not kept by versions before 0.3. */
  missing?: RiskCategory[]
  media: number
  looks: { judged: number; reasons: Partial<Record<LookReason, number>> }
  keywords: string[]
  redacted: ProtectedCharacteristic[]
}

/** The words as they were judged: a decision about an item holds only while they stay the same. */
export const hashFields = (fields: readonly { field: string; text: string }[]): string =>
  createHash('sha256')
    .update(JSON.stringify(fields.map(({ field, text }) => [field, text])))
    .digest('base64url')
    .slice(0, 22)

/** The texts of an item: its own, and those in its pictures where they are wanted. */
export const textsOf = ({ fields, looks }: Candidate, withPictures: boolean): Candidate['fields'] =>
  withPictures ? [...fields, ...pictureTexts(looks)] : fields

export const toReadFields = (
  texts: Candidate['fields'],
  verdictOf: (text: string) => ReadField['verdict'],
): ReadField[] => texts.map(({ field, text }) => ({ field, text, verdict: verdictOf(text) }))
