import { z } from 'zod'
import { findSpam } from '../engine/intent/index.js'
import { sentiments, type Evidence, type Judge, type Verdict } from '../engine/text/verdict.js'
import { toTimestamp } from '../kernel/clock.js'
import type { Comment } from '../model/comment.js'
import { networks } from '../model/network.js'

const timestamp = z.iso.datetime()

/** Words a finding came from, as answers show them. */
export const EvidenceShown = z
  .strictObject({
    start: z.int().describe('UTF-16 code units into `text`.'),
    end: z.int().describe('Exclusive.'),
    text: z.string(),
    by: z.enum(['model', 'lexicon', 'rule']),
    rule: z.string().describe('Which rule or model found it.'),
    negated: z.boolean(),
    quoted: z.boolean(),
  })
  .meta({ id: 'CommentEvidence' })

export const presentEvidence = ({ start, end, text, by, name, negated, quoted }: Evidence) => ({
  start,
  end,
  text,
  by,
  rule: name,
  negated,
  quoted,
})

/** Why a comment is read but does not count. */
export const setApart = ['spam', 'giveaway', 'by_creator', 'not_judged'] as const
export type SetApart = (typeof setApart)[number]

/** What every analysed comment shows, whatever it was analysed for. */
export const analysedFields = {
  id: z.string(),
  network: z.enum(networks),
  content_id: z.string(),
  parent_id: z.string().nullable(),
  text: z.string(),
  author: z.strictObject({ handle: z.string(), external_id: z.string(), name: z.string().nullable() }),
  published_at: timestamp,
  likes: z.int().nullable(),
  replies: z.int().nullable(),
  language: z.string().nullable().describe('Detected from the text, or stated by the network.'),
  sentiment: z.enum(sentiments).nullable().describe('Null if not judged.'),
  spam: z.boolean().nullable().describe('Null if not judged.'),
  set_apart: z
    .enum(setApart)
    .nullable()
    .describe(
      'Why the comment is not counted: spam, giveaway entry, written by the creator, or not judged. Null if it counts.',
    ),
  source: z.string(),
  synthetic: z.boolean(),
  as_of: timestamp,
}

export interface Judged {
  comment: Comment
  verdict: Verdict
  intent: Verdict['intent']
  spam: boolean | null
  language: string | null
}

/** From this probability on a comment is taken for spam; where it wants something of the product ("link??"), only from the second on. */
const [spamFrom, spamFromOfIntent] = [0.5, 0.9]

/** Null where it was not judged: a habit of spam speaks in every language, the model in those it reads. */
const isSpam = (text: string, { spam }: Verdict, intent: Verdict['intent']): boolean | null => {
  if (findSpam(text) !== null) return true
  if (spam === null) return null
  return spam.probability >= (intent === null || intent.stage === 'none' ? spamFrom : spamFromOfIntent)
}

/** Judges comments together: many texts cost less each than one. */
export const judgeComments = async (
  judge: Judge,
  comments: readonly Comment[],
  signal?: AbortSignal,
): Promise<Judged[]> => {
  const verdicts = await judge.judge(
    comments.map(({ text, language }) => ({ text, language })),
    { tasks: ['sentiment', 'spam', 'intent', 'remark'], ...(signal === undefined ? {} : { signal }) },
  )
  return comments.map((comment, i) => {
    const verdict = verdicts[i] as Verdict
    const language = verdict.language?.code ?? comment.language
    const { intent } = verdict
    return { comment, verdict, language, spam: isSpam(comment.text, verdict, intent), intent }
  })
}

export const presentAnalysed = ({ comment, verdict, spam, language }: Judged, apart: SetApart | null) => ({
  id: comment.commentId,
  network: comment.network,
  content_id: comment.contentId,
  parent_id: comment.parentId,
  text: comment.text,
  author: {
    handle: comment.author.handle,
    external_id: comment.author.externalId,
    name: comment.author.name,
  },
  published_at: toTimestamp(comment.publishedAt),
  likes: comment.likes,
  replies: comment.replies,
  language,
  sentiment: verdict.sentiment?.label ?? null,
  spam,
  set_apart: apart,
  source: comment.provenance.source,
  synthetic: comment.provenance.synthetic,
  as_of: toTimestamp(comment.provenance.asOf),
})

/** Whether a comment counts and, if not, why. What was not judged is no sign of anything. */
export const exclusionReason = ({ comment, spam, intent }: Judged, creatorId: string | undefined): SetApart | null => {
  if (creatorId !== undefined && comment.author.externalId === creatorId) return 'by_creator'
  if (spam === true) return 'spam'
  if (intent === null) return 'not_judged'
  return intent.giveaway ? 'giveaway' : null
}
