import type { z } from 'zod'
import type { IntentInsights } from './contract.js'
import type { ShownComment } from './votes.js'

export const exampleComment: ShownComment = {
  id: '10000ko-3',
  network: 'instagram',
  content_id: '10000ko',
  parent_id: null,
  text: 'where can I buy the small serum?',
  author: { handle: 'its.thirkilsar', external_id: '31200471', name: 'Nina' },
  published_at: '2026-11-14T16:02:11.000Z',
  likes: 4,
  replies: 1,
  language: 'en',
  sentiment: 'neutral',
  spam: false,
  set_apart: null,
  source: 'demo',
  synthetic: true,
  as_of: '2026-11-15T09:00:00.000Z',
  stage: 'asks_where',
  confidence: 0.96,
  object: { start: 20, end: 31, text: 'small serum' },
  about_product: 92,
  evidence: [
    {
      start: 0,
      end: 15,
      text: 'where can I buy',
      by: 'rule',
      rule: 'intent.en.asks_where.where_get',
      negated: false,
      quoted: false,
    },
  ],
}

const share = (value: number, low: number, high: number, sample = 312) => ({
  value,
  low,
  high,
  sample_size: sample,
  basis: 'inferred' as const,
})

export const exampleInsights: z.output<typeof IntentInsights> = {
  score: 64.8,
  factors: [
    {
      name: 'intent_share',
      value: 0.171,
      contribution: 42.8,
      why: '66 of 312 authors show intent; at least 17.1 % with 95 % certainty',
    },
    {
      name: 'nearness',
      value: 0.61,
      contribution: 9.2,
      why: 'how near their stages are to a purchase, from wanting to having bought',
    },
    { name: 'against_similar', value: 1.4, contribution: 10.5, why: '1.4 times the 15.1 % of similar creators' },
    { name: 'mood', value: 0.21, contribution: 2.1, why: 'more positive than negative comments' },
    { name: 'breadth', value: 1, contribution: 10, why: '10 of 10 contents have comments with intent' },
    { name: 'objections', value: 0.098, contribution: -9.8, why: '31 authors object and 15 refuse' },
  ],
  confidence: { level: 'high', reasons: [] },
  comments: { read: 355, counted: 334, spam: 12, giveaway: 2, by_creator: 7, not_judged: 0 },
  authors: 312,
  intent_authors: 66,
  intent_share: share(0.211538, 0.169983, 0.260105),
  stages: [{ stage: 'asks_where', comments: 19, authors: 18, share: share(0.057692, 0.036807, 0.089325) }],
  similar: {
    base_rate: share(0.151, 0.124, 0.183, 874),
    creators: 8,
    lift: 1.4,
    percentile: 0.75,
    note: '874 authors under contents of 8 creators of the same network with about as many followers.',
  },
  product: {
    name: 'Dew Serum',
    comments: 96,
    authors: 93,
    intent_authors: 61,
    intent_share: share(0.195513, 0.155, 0.243),
  },
  sentiment: { positive: share(0.46, 0.41, 0.51), neutral: share(0.29, 0.24, 0.34), negative: share(0.25, 0.21, 0.3) },
  languages: [{ language: 'en', comments: 301 }],
  contents: [
    {
      content_id: '10000ko',
      network: 'instagram',
      url: 'https://instagram.demo.example/p/10000ko',
      published_at: '2026-11-14T14:29:26.000Z',
      comments: 14,
      authors: 13,
      intent_authors: 4,
      intent_share: share(0.307692, 0.126807, 0.576333, 13),
      sentiment: { positive: 6, neutral: 4, negative: 3 },
    },
  ],
  objects: [{ text: 'small serum', comments: 3, authors: 3, stages: [{ stage: 'asks_where', comments: 2 }] }],
  evidence: [
    {
      comment_id: '10000ko-3',
      content_id: '10000ko',
      author: { handle: 'its.thirkilsar', external_id: '31200471', name: 'Nina' },
      text: 'where can I buy the small serum?',
      stage: 'asks_where',
      confidence: 0.96,
      likes: 4,
    },
  ],
  coverage: {
    contents: 10,
    contents_with_comments: 10,
    contents_without_comments: 0,
    comments_stated: 355,
    complete: true,
  },
  engine_version: '5f0c1d2e3a4b',
  synthetic: true,
  as_of: '2026-11-15T09:00:00.000Z',
}
