import { scoreIntent } from '../../../engine/intent/score.js'
import { IntentTally, judgedSentiments, positiveStages } from '../../../engine/intent/tally.js'
import { scoreRelevance } from '../../../engine/relevance/score.js'
import type { Subject } from '../../../engine/relevance/subject.js'
import { estimateShare } from '../../../engine/statistics/interval.js'
import type { Judge } from '../../../engine/text/verdict.js'
import { judgeComments, exclusionReason, type Judged } from '../../../gather/analysed-comment.js'
import { judgeRelevanceOf, type Meaning } from '../../../gather/comment-relevance.js'
import type { Gather } from '../../../gather/gather.js'
import type { Comment } from '../../../model/comment.js'
import type { Content } from '../../../model/content.js'
import { SourceError } from '../../../sources/port.js'
import type { CampaignPost } from './post-contract.js'

/** Enough for shares within a few points; a whole conversation is read by POST /purchase-intent and /comments-relevance. */
export const commentsMax = 300
const pageMax = 100

type Read = Pick<CampaignPost, 'comments_read' | 'intent' | 'relevance' | 'sentiment'>

export interface CommentNeeds {
  gather: Gather
  judge: Judge
}

const readAll = async (content: Content, { gather }: CommentNeeds, signal: AbortSignal): Promise<Comment[]> => {
  const comments: Comment[] = []
  let cursor: string | null = null
  do {
    const page: { items: Comment[]; cursor: string | null } = await gather.commentsPage(
      content,
      { cursor, limit: Math.min(pageMax, commentsMax - comments.length), signal },
      { patient: true },
    )
    comments.push(...page.items)
    cursor = page.cursor
  } while (cursor !== null && comments.length < commentsMax)
  return comments
}

const shareOf = (part: number, whole: number): NonNullable<CampaignPost['intent']>['share'] => {
  const { sampleSize, ...estimate } = estimateShare(part / whole, { size: whole, asked: whole, population: null })
  return { ...estimate, sample_size: sampleSize }
}

const tallyOf = (judged: readonly Judged[], content: Content): IntentTally => {
  const tally = new IntentTally()
  for (const one of judged) {
    const { comment, intent, verdict, language } = one
    tally.add({
      id: comment.commentId,
      author: comment.author.externalId,
      called: comment.author,
      content: comment.contentId,
      text: comment.text,
      language,
      likes: comment.likes ?? 0,
      stage: intent?.stage ?? 'none',
      confidence: intent?.confidence ?? 0,
      object: intent?.object?.text ?? null,
      sentiment: verdict.sentiment?.label ?? null,
      apart: exclusionReason(one, content.authorExternalId),
    })
  }
  return tally
}

const intentOf = (tally: IntentTally): CampaignPost['intent'] => {
  const [authors, intentAuthors] = [tally.authors.size, tally.intentAuthors()]
  if (authors === 0) return null
  const judged = judgedSentiments(tally.sentiment)
  const { score } = scoreIntent({
    authors,
    intentAuthors,
    stages: tally.authorStages(),
    mood: judged === 0 ? null : (tally.sentiment.positive - tally.sentiment.negative) / judged,
    contents: 1,
    contentsWithIntent: intentAuthors > 0 ? 1 : 0,
    baseRate: null,
  })
  return { score, authors, intent_authors: intentAuthors, share: shareOf(intentAuthors, authors) }
}

const relevanceOf = async (
  judged: readonly Judged[],
  content: Content,
  { subject, meaning }: { subject: Subject; meaning: Meaning },
): Promise<CampaignPost['relevance']> => {
  const relevance = await judgeRelevanceOf(judged, subject, meaning)
  const authors = new Map<string, { relevant: boolean; intent: boolean }>()
  let [spam, positive, negative, moods] = [0, 0, 0, 0]
  for (const [i, one] of judged.entries()) {
    const apart = exclusionReason(one, content.authorExternalId)
    if (apart === 'spam') spam++
    if (apart !== null && apart !== 'giveaway') continue
    const relevant = relevance[i]?.label === 'relevant'
    const known = authors.get(one.comment.author.externalId) ?? { relevant: false, intent: false }
    const wants = relevant && positiveStages.includes(one.intent?.stage ?? 'none')
    authors.set(one.comment.author.externalId, {
      relevant: known.relevant || relevant,
      intent: known.intent || wants,
    })
    const mood = relevant ? one.verdict.sentiment?.label : undefined
    if (mood === undefined) continue
    moods++
    if (mood === 'positive') positive++
    if (mood === 'negative') negative++
  }
  if (authors.size === 0) return null
  const relevantAuthors = [...authors.values()].filter(({ relevant }) => relevant).length
  const { score } = scoreRelevance({
    authors: authors.size,
    relevantAuthors,
    intentAuthors: [...authors.values()].filter(({ intent }) => intent).length,
    mood: moods === 0 ? null : (positive - negative) / moods,
    spamShare: spam / judged.length,
  })
  return { score, relevant_authors: relevantAuthors, share: shareOf(relevantAuthors, authors.size) }
}

/** What the comments under a post say. Where they cannot be read, why. */
export const readComments = async (
  content: Content,
  about: { subject: Subject; meaning: Meaning },
  needs: CommentNeeds,
  signal: AbortSignal,
): Promise<Read & { missing: CampaignPost['missing'] }> => {
  const none = { comments_read: null, intent: null, relevance: null, sentiment: null }
  let comments: Comment[]
  try {
    comments = await readAll(content, needs, signal)
  } catch (error) {
    if (!(error instanceof SourceError) || error.kind === 'rate_limited') throw error
    return { ...none, missing: [{ what: 'comments', why: error.message }] }
  }
  if (comments.length === 0) {
    const why = content.engagement.comments === 0 ? 'There are no comments.' : 'No comments could be read.'
    return { ...none, comments_read: 0, missing: [{ what: 'comments', why }] }
  }
  const judged = await judgeComments(needs.judge, comments, signal)
  const tally = tallyOf(judged, content)
  const intent = intentOf(tally)
  return {
    comments_read: comments.length,
    intent,
    relevance: await relevanceOf(judged, content, about),
    sentiment: judgedSentiments(tally.sentiment) === 0 ? null : { ...tally.sentiment },
    missing: intent === null ? [{ what: 'comments', why: 'None of the comments that were read counts.' }] : [],
  }
}
