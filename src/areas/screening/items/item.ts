import { createHash } from 'node:crypto'
import type { ReadField, Decided, Outcome } from '../../../engine/risk/decide.js'
import type { ScreeningCategory } from '../../../engine/risk/categories.js'
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
  publishedAt: number
  categories: string
  keywords: string
  textHash: string
  scores: Scores
}

/** flagged and unflagged are the two faces of an outcome `flagged`. */
export const itemStates = ['flagged', 'unflagged', 'clear', 'not_judged'] as const
export type ItemState = (typeof itemStates)[number]

export const decisions = ['unflagged', 'confirmed'] as const
export type Decision = (typeof decisions)[number]

/** The little that a score and its coverage are computed from. */
export interface Scores {
  found: [ScreeningCategory, number][]
  own: boolean
  reason: Decided['reason']
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
