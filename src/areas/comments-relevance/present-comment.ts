import { roundTo } from '../../engine/statistics/round.js'
import type { z } from 'zod'
import { isQuestion } from '../../engine/relevance/questions.js'
import type { Relevance } from '../../engine/relevance/judge-relevance.js'
import { presentAnalysed, type Judged, type SetApart } from '../../gather/analysed-comment.js'
import type { Mark } from '../../jobs/item-marks.js'
import type { RelevanceComment } from './contract.js'

export type ShownComment = z.output<typeof RelevanceComment>

/** Whether a comment counts. Giveaway talk does: it is under the post, and simply not about the product. */
export const exclusionReason = (
  { comment, spam, intent, verdict: { remark } }: Judged,
  { label }: Relevance,
  creatorId: string,
): SetApart | null => {
  if (comment.author.externalId === creatorId) return 'by_creator'
  if (spam === true) return 'spam'
  // Who names the product speaks of it in any language; that nobody does says nothing in one that is not read.
  return label === 'irrelevant' && intent === null && remark === null ? 'not_judged' : null
}

const spamReason = ({ verdict }: Judged) => {
  const [span] = verdict.spam?.evidence ?? []
  return {
    kind: 'spam' as const,
    weight: roundTo(verdict.spam?.probability ?? 0, 3),
    text: span?.text ?? '',
    start: span?.start ?? null,
    end: span?.end ?? null,
    why: 'reads like spam',
  }
}

export const presentComment = (
  judged: Judged,
  relevance: Relevance,
  apart: SetApart | null,
  cluster: string | null,
): ShownComment => {
  const stage = judged.intent?.stage ?? 'none'
  return {
    ...presentAnalysed(judged, apart),
    relevance: relevance.score,
    label: apart === 'spam' ? 'spam' : relevance.label,
    why: [
      ...(apart === 'spam' ? [spamReason(judged)] : []),
      ...relevance.reasons.map((reason) => ({ ...reason, weight: roundTo(reason.weight, 3) })),
    ],
    stage,
    question: isQuestion(judged.comment.text, stage),
    duplicate_cluster: cluster,
  }
}

export const markOf = (shown: ShownComment): Mark => ({
  label: shown.label,
  apart: shown.set_apart,
  sentiment: shown.sentiment,
  language: shown.language,
  content: shown.content_id,
  cluster: shown.duplicate_cluster,
  score: shown.relevance / 100,
  likes: shown.likes ?? 0,
  publishedAt: Date.parse(shown.published_at),
})
