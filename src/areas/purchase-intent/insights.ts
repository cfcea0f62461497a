import type { z } from 'zod'
import { estimateShare } from '../../engine/statistics/interval.js'
import { scoreIntent } from '../../engine/intent/score.js'
import { countPositive, judgedSentiments, positiveStages, type IntentTally } from '../../engine/intent/tally.js'
import { intentStages, type Sentiment } from '../../engine/text/verdict.js'
import { toTimestamp } from '../../kernel/clock.js'
import type { Network } from '../../model/network.js'
import type { IntentInsights, Share } from './contract.js'
import type { IntentRate } from './rate-store.js'

/** A content whose comments are read. */
export interface ReadContent {
  network: Network
  contentId: string
  url: string
  publishedAt: number
  authorId: string
  comments: number | null
}

export interface ProductTally {
  name: string
  comments: number
  authors: Map<string, boolean>
}

export interface InsightsInput {
  tally: IntentTally
  contents: readonly ReadContent[]
  product: ProductTally | null
  /** Undefined where no comparison was asked for. */
  rates: readonly IntentRate[] | undefined
  complete: boolean
  synthetic: boolean
  engineVersion: string
  now: number
}

const objectsShown = 20

const share = (part: number, whole: number): z.output<typeof Share> => {
  const { sampleSize, ...estimate } = estimateShare(whole === 0 ? 0 : part / whole, {
    size: Math.max(whole, 1e-9),
    asked: whole,
    population: null,
  })
  return whole === 0
    ? { value: 0, low: 0, high: 1, sample_size: 0, basis: 'inferred' }
    : { ...estimate, sample_size: sampleSize }
}

/** The pooled rate of similar creators. How much they differ among themselves widens its bounds. */
const compareWith = (rates: readonly IntentRate[] | undefined, own: number) => {
  if (rates === undefined)
    return { base_rate: null, creators: 0, lift: null, percentile: null, note: 'No comparison was asked for.' }
  const authors = rates.reduce((sum, rate) => sum + rate.authors, 0)
  if (rates.length < 3 || authors < 50)
    return {
      base_rate: null,
      creators: rates.length,
      lift: null,
      percentile: null,
      note: 'Not known: too few comments of similar creators could be read.',
    }
  const pooled = rates.reduce((sum, rate) => sum + rate.intentAuthors, 0) / authors
  const each = rates.map((rate) => rate.intentAuthors / rate.authors)
  const spread = Math.sqrt(each.reduce((sum, rate) => sum + (rate - pooled) ** 2, 0) / (each.length - 1))
  const { sampleSize, ...estimate } = estimateShare(
    pooled,
    { size: authors, asked: authors, population: null },
    { modelError: spread / Math.sqrt(each.length) },
  )
  return {
    base_rate: { ...estimate, sample_size: sampleSize },
    creators: rates.length,
    lift: pooled === 0 ? null : Math.round((own / pooled) * 1000) / 1000,
    percentile: Math.round((each.filter((rate) => rate < own).length / each.length) * 1000) / 1000,
    note: `${authors} authors under contents of ${rates.length} creators of the same network with about as many followers.`,
  }
}

const confidenceOf = (input: InsightsInput) => {
  const { tally, contents } = input
  const reasons: string[] = []
  if (tally.authors.size < 30)
    reasons.push(
      `Only ${tally.authors.size} ${tally.authors.size === 1 ? 'author counts' : 'authors count'}: shares are hardly known.`,
    )
  else if (tally.authors.size < 200) reasons.push(`${tally.authors.size} authors count: shares have wide bounds.`)
  const hidden = contents.filter(({ comments }) => comments === null).length
  if (hidden > 0) reasons.push(`${hidden} of ${contents.length} contents hide how many comments they have.`)
  const read = Math.max(1, tally.comments)
  if (tally.apart.not_judged / read > 0.2)
    reasons.push(`${Math.round((100 * tally.apart.not_judged) / read)} % of the comments could not be judged.`)
  if ((tally.apart.spam + tally.apart.giveaway) / read > 0.3)
    reasons.push('Much of what was read is spam or giveaway talk.')
  const silent = contents.filter(({ contentId }) => (tally.contents.get(contentId)?.comments ?? 0) === 0).length
  if (silent > 0 && silent < contents.length)
    reasons.push(`Comments are known under ${contents.length - silent} of ${contents.length} contents.`)
  if (!input.complete) reasons.push('Not all comments were read.')
  const level =
    tally.authors.size < 30 || tally.apart.not_judged / read > 0.5
      ? 'low'
      : tally.authors.size < 200 || hidden > 0 || tally.apart.not_judged / read > 0.2
        ? 'medium'
        : 'high'
  return { level, reasons } as const
}

const presentContents = ({ tally, contents }: InsightsInput) =>
  [...contents]
    .sort((a, b) => b.publishedAt - a.publishedAt)
    .map(({ network, contentId, url, publishedAt }) => {
      const counted = tally.contents.get(contentId)
      const intentAuthors = counted === undefined ? 0 : countPositive(counted.authors)
      return {
        content_id: contentId,
        network,
        url,
        published_at: toTimestamp(publishedAt),
        comments: counted?.comments ?? 0,
        authors: counted?.authors.size ?? 0,
        intent_authors: intentAuthors,
        intent_share: share(intentAuthors, counted?.authors.size ?? 0),
        sentiment: counted?.sentiment ?? { positive: 0, neutral: 0, negative: 0 },
      }
    })

const presentObjects = (tally: IntentTally) =>
  [...tally.objects.values()]
    .sort((a, b) => b.authors.size - a.authors.size || b.comments - a.comments || (a.text < b.text ? -1 : 1))
    .slice(0, objectsShown)
    .map(({ text, comments, authors, stages }) => ({
      text,
      comments,
      authors: authors.size,
      stages: [...stages].sort((a, b) => b[1] - a[1]).map(([stage, count]) => ({ stage, comments: count })),
    }))

const presentProduct = ({ product, tally }: InsightsInput) => {
  if (product === null) return null
  const intentAuthors = [...product.authors.values()].filter(Boolean).length
  return {
    name: product.name,
    comments: product.comments,
    authors: product.authors.size,
    intent_authors: intentAuthors,
    intent_share: share(intentAuthors, tally.authors.size),
  }
}

/** The insights, from nothing but what was counted: the same comments give the same bytes. */
export const presentInsights = (input: InsightsInput): z.output<typeof IntentInsights> => {
  const { tally, contents } = input
  const authors = tally.authors.size
  const intentAuthors = tally.intentAuthors()
  const stages = tally.authorStages()
  const similar = compareWith(input.rates, authors === 0 ? 0 : intentAuthors / authors)
  const judged = judgedSentiments(tally.sentiment)
  const series = presentContents(input)
  const stated = contents.map(({ comments }) => comments).filter((comments) => comments !== null)
  const mood = (label: Sentiment) => share(tally.sentiment[label], judged)
  return {
    ...scoreIntent({
      authors,
      intentAuthors,
      stages,
      mood: judged === 0 ? null : (tally.sentiment.positive - tally.sentiment.negative) / judged,
      contents: series.filter(({ authors: some }) => some > 0).length,
      contentsWithIntent: series.filter(({ intent_authors: some }) => some > 0).length,
      baseRate: similar.base_rate?.value ?? null,
    }),
    confidence: { ...confidenceOf(input), reasons: [...confidenceOf(input).reasons] },
    comments: { read: tally.comments, counted: tally.counted, ...tally.apart },
    authors,
    intent_authors: intentAuthors,
    intent_share: share(intentAuthors, authors),
    stages: intentStages.map((stage) => ({
      stage,
      comments: tally.stageComments.get(stage) ?? 0,
      authors: stages.get(stage) ?? 0,
      share: share(stages.get(stage) ?? 0, authors),
    })),
    similar,
    product: presentProduct(input),
    sentiment: { positive: mood('positive'), neutral: mood('neutral'), negative: mood('negative') },
    languages: [...tally.languages]
      .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
      .slice(0, 20)
      .map(([language, comments]) => ({ language, comments })),
    contents: series,
    objects: presentObjects(tally),
    evidence: [...positiveStages, 'objects' as const, 'rejects' as const].flatMap((stage) =>
      (tally.quotes.get(stage) ?? []).map(({ id, content, author, called, text, confidence, likes }) => ({
        comment_id: id,
        content_id: content,
        author: { handle: called.handle, external_id: author, name: called.name },
        text,
        stage,
        confidence,
        likes,
      })),
    ),
    coverage: {
      contents: contents.length,
      contents_with_comments: series.filter(({ comments }) => comments > 0).length,
      contents_without_comments: series.filter(({ comments }) => comments === 0).length,
      comments_stated: stated.length === 0 ? null : stated.reduce((sum, comments) => sum + comments, 0),
      complete: input.complete,
    },
    engine_version: input.engineVersion,
    synthetic: input.synthetic,
    as_of: toTimestamp(input.now),
  }
}
