import type { z } from 'zod'
import { estimateShare } from '../../engine/statistics/interval.js'
import { groupQuestions } from '../../engine/relevance/questions.js'
import { scoreRelevance } from '../../engine/relevance/score.js'
import type { Subject } from '../../engine/relevance/subject.js'
import { findThemes, phrasesOf, type Background } from '../../engine/relevance/themes.js'
import { intentStages } from '../../engine/text/verdict.js'
import { toTimestamp } from '../../kernel/clock.js'
import type { Content } from '../../model/content.js'
import type { RelevanceInsights } from './contract.js'
import type { RelevanceTally } from './tally.js'

const themesMax = 12
const questionsMax = 15
const duplicatesMax = 20

export interface InsightsInput {
  tally: RelevanceTally
  subject: Subject
  content: Content
  /** Vectors of meaning by comment id, where there are some. */
  vectors: ReadonlyMap<string, Float32Array>
  complete: boolean
  engineVersion: string
  now: number
}

const share = (part: number, whole: number) => {
  if (whole === 0) return { value: 0, low: 0, high: 1, sample_size: 0, basis: 'inferred' as const }
  const { sampleSize, ...estimate } = estimateShare(part / whole, { size: whole, asked: whole, population: null })
  return { ...estimate, sample_size: sampleSize }
}

const backgroundOf = (texts: readonly string[]): Background => {
  const phrases = new Map<string, number>()
  for (const text of texts) for (const key of phrasesOf(text).keys()) phrases.set(key, (phrases.get(key) ?? 0) + 1)
  return { comments: texts.length, phrases }
}

const confidenceOf = ({ tally, complete, content }: InsightsInput) => {
  const reasons: string[] = []
  const authors = tally.authors.size
  const unjudged = tally.counts.not_judged / Math.max(1, tally.read)
  if (authors < 30)
    reasons.push(`Only ${authors} ${authors === 1 ? 'author counts' : 'authors count'}: shares are hardly known.`)
  if (unjudged > 0.2) reasons.push(`${Math.round(unjudged * 100)} % of the comments could not be judged.`)
  if (content.engagement.comments === null) reasons.push('The network hides how many comments there are.')
  if (!complete) reasons.push('Not all comments were read.')
  const level = authors < 30 || unjudged > 0.5 ? 'low' : authors < 200 || unjudged > 0.2 ? 'medium' : 'high'
  return { level, reasons } as const
}

const presentThemes = ({ tally, subject, vectors }: InsightsInput) => {
  const sample = tally.relevant.items()
  const comments = sample.map(({ id, author, text, likes, sentiment, stage }) => ({
    id,
    author: author.external_id,
    text,
    likes: likes ?? 0,
    sentiment,
    stage,
    vector: vectors.get(id),
  }))
  return {
    themes: findThemes(comments, subject, backgroundOf(tally.irrelevant.items()), themesMax),
    themes_sample: comments.length,
  }
}

const presentDuplicates = ({ tally }: InsightsInput) => {
  const repeated = tally.duplicates.clusters.filter(({ comments }) => comments > 1)
  const copies = repeated.reduce((sum, { comments }) => sum + comments - 1, 0)
  return {
    duplicates: repeated
      .sort((a, b) => b.comments - a.comments || (a.id < b.id ? -1 : 1))
      .slice(0, duplicatesMax)
      .map(({ id, text, comments, authors }) => ({ cluster: id, text, comments, authors: authors.size })),
    duplicate_share: tally.read === 0 ? 0 : Math.round((copies / tally.read) * 1e4) / 1e4,
  }
}

/** The insights, from nothing but what was counted. */
export const presentInsights = (input: InsightsInput): z.output<typeof RelevanceInsights> => {
  const { tally, content } = input
  const authors = [...tally.authors.values()]
  const relevantAuthors = authors.filter(({ relevant }) => relevant).length
  const moods = tally.moods.relevant
  const judged = moods.positive + moods.neutral + moods.negative
  const questions = tally.questions.items().map((asked) => ({ ...asked, answered: tally.answered.has(asked.id) }))
  return {
    subject: input.subject.name,
    content: {
      content_id: content.contentId,
      network: content.network,
      url: content.url,
      published_at: toTimestamp(content.publishedAt),
    },
    ...scoreRelevance({
      authors: authors.length,
      relevantAuthors,
      intentAuthors: authors.filter(({ intent }) => intent).length,
      mood: judged === 0 ? null : (moods.positive - moods.negative) / judged,
      spamShare: tally.counts.spam / Math.max(1, tally.read),
    }),
    confidence: { ...confidenceOf(input), reasons: [...confidenceOf(input).reasons] },
    comments: { read: tally.read, ...tally.counts },
    authors: authors.length,
    shares: {
      relevant: share(relevantAuthors, authors.length),
      irrelevant: share(authors.length - relevantAuthors, authors.length),
      spam: share(tally.counts.spam, tally.read),
    },
    sentiment: tally.moods,
    stages: intentStages.map((stage) => ({ stage, comments: tally.stages.get(stage) ?? 0 })),
    ...presentThemes(input),
    questions: groupQuestions(questions, questionsMax),
    ...presentDuplicates(input),
    top: tally.cutTop().map(({ id, author, text, relevance, sentiment, likes }) => ({
      comment_id: id,
      author,
      text,
      relevance,
      sentiment,
      likes: likes ?? 0,
    })),
    coverage: { comments_stated: content.engagement.comments, complete: input.complete },
    engine_version: input.engineVersion,
    synthetic: tally.synthetic || content.provenance.synthetic,
    as_of: toTimestamp(input.now),
  }
}
