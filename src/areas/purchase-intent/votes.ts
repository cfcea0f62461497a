import type { z } from 'zod'
import type { IntentVote } from '../../engine/intent/tally.js'
import type { Mark } from '../../jobs/item-marks.js'
import { presentAnalysed, presentEvidence, type Judged, type SetApart } from '../../gather/analysed-comment.js'
import type { IntentComment } from './contract.js'

export type ShownComment = z.output<typeof IntentComment>

export const presentComment = (judged: Judged, apart: SetApart | null, aboutProduct: number | null): ShownComment => ({
  ...presentAnalysed(judged, apart),
  stage: judged.intent?.stage ?? 'none',
  confidence: judged.intent?.confidence ?? 0,
  object: judged.intent?.object ?? null,
  about_product: aboutProduct,
  evidence: (judged.intent?.evidence ?? []).map(presentEvidence),
})

/** What counts of a comment as it is shown: an analysis that is taken up again counts from what it had shown. */
export const voteOf = (shown: ShownComment): IntentVote => ({
  id: shown.id,
  author: shown.author.external_id,
  called: { handle: shown.author.handle, name: shown.author.name },
  content: shown.content_id,
  text: shown.text,
  language: shown.language,
  likes: shown.likes ?? 0,
  stage: shown.stage,
  confidence: shown.confidence,
  object: shown.object?.text ?? null,
  sentiment: shown.sentiment,
  apart: shown.set_apart,
})

export const toVote = (judged: Judged, apart: SetApart | null): IntentVote =>
  voteOf(presentComment(judged, apart, null))

export const markOf = (shown: ShownComment): Mark => ({
  label: shown.stage,
  apart: shown.set_apart,
  sentiment: shown.sentiment,
  language: shown.language,
  content: shown.content_id,
  cluster: null,
  score: shown.confidence,
  likes: shown.likes ?? 0,
  publishedAt: Date.parse(shown.published_at),
})
