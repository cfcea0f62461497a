import type { z } from 'zod'
import type { RelevanceInsights } from './contract.js'
import type { ShownComment } from './present-comment.js'

export const exampleComment: ShownComment = {
  id: '10000k2-3',
  network: 'instagram',
  content_id: '10000k2',
  parent_id: null,
  text: 'does the serum work for dry skin?',
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
  relevance: 80,
  label: 'relevant',
  why: [{ kind: 'term', weight: 0.8, text: 'serum', start: 9, end: 14, why: 'names keyword “serum”' }],
  stage: 'none',
  question: true,
  duplicate_cluster: 'dup_1q2w3e',
}

const share = (value: number, low: number, high: number, sample = 212) => ({
  value,
  low,
  high,
  sample_size: sample,
  basis: 'inferred' as const,
})

export const exampleInsights: z.output<typeof RelevanceInsights> = {
  subject: 'Dew Serum',
  content: {
    content_id: '10000k2',
    network: 'instagram',
    url: 'https://instagram.demo.example/p/10000k2',
    published_at: '2026-11-14T14:29:26.000Z',
  },
  score: 54.8,
  factors: [
    {
      name: 'relevant_share',
      value: 0.324,
      contribution: 38.9,
      why: '82 of 212 authors speak of it; at least 32.4 % with 95 % certainty',
    },
    { name: 'intent', value: 0.634, contribution: 12.7, why: '52 of them ask for it, want it or have it' },
    { name: 'mood', value: 0.22, contribution: 4.4, why: 'positive minus negative among the relevant comments' },
    { name: 'spam', value: 0.03, contribution: -1.2, why: 'spam among all comments that were read' },
  ],
  confidence: { level: 'high', reasons: [] },
  comments: { read: 240, relevant: 87, irrelevant: 138, spam: 7, by_creator: 8, not_judged: 0 },
  authors: 212,
  shares: {
    relevant: share(0.386792, 0.323867, 0.453784),
    irrelevant: share(0.613208, 0.546216, 0.676133),
    spam: share(0.029167, 0.014196, 0.058972, 240),
  },
  sentiment: {
    relevant: { positive: 40, neutral: 26, negative: 21 },
    irrelevant: { positive: 80, neutral: 47, negative: 11 },
  },
  stages: [{ stage: 'asks_where', comments: 14 }],
  themes: [
    {
      label: 'dry skin',
      kind: 'phrase',
      phrases: ['dry skin', 'skin'],
      comments: 11,
      authors: 11,
      share: 0.1341,
      sentiment: { positive: 3, neutral: 6, negative: 2 },
      representative: { comment_id: '10000k2-3', text: 'does the serum work for dry skin?' },
    },
  ],
  themes_sample: 87,
  questions: [
    { text: 'does the serum work for dry skin?', comment_id: '10000k2-3', comments: 5, authors: 5, answered: 2 },
  ],
  duplicates: [{ cluster: 'dup_1q2w3e', text: 'Follow me and I follow back', comments: 3, authors: 3 }],
  duplicate_share: 0.0083,
  top: [
    {
      comment_id: '10000k2-3',
      author: { handle: 'its.thirkilsar', external_id: '31200471', name: 'Nina' },
      text: 'does the serum work for dry skin?',
      relevance: 80,
      sentiment: 'neutral',
      likes: 4,
    },
  ],
  coverage: { comments_stated: 240, complete: true },
  engine_version: '5f0c1d2e3a4b',
  synthetic: true,
  as_of: '2026-11-15T09:00:00.000Z',
}
