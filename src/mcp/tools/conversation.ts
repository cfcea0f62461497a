import { z } from 'zod'
import { content, estimate, factors, many, number, profile, shown, synthetic, text, texts } from '../shapes.js'
import { longTool } from '../tool.js'

const subject = z.strictObject({
  name: z.string().min(1),
  description: z.string().optional(),
  keywords: z.array(z.string()).optional(),
})
const confidence = shown({ level: text, reasons: texts })

const purchaseIntent = longTool({
  name: 'analyse_purchase_intent',
  title: 'Purchase intent in comments',
  description:
    'Does this creator make people want to buy? Judges the comments on a profile or on posts: who asks for the price or where to buy, who wants it, bought it, or rejects it. Compared with similar creators, with quotes.',
  input: z.strictObject({
    profile: profile.optional(),
    contents: z.array(content).optional().describe('Some posts instead of a profile.'),
    product: subject.optional().describe('What is promoted, if anything.'),
    max_comments: z.int().min(1).optional(),
  }),
  output: z.object({
    score: number,
    factors,
    confidence,
    comments: shown({ read: number, counted: number, spam: number, not_judged: number }),
    authors: number,
    intent_authors: number,
    intent_share: estimate,
    stages: many({ stage: z.string(), comments: number, share: estimate }),
    similar: shown({ base_rate: estimate, creators: number, lift: number, percentile: number, note: text }),
    product: shown({ name: text, comments: number, intent_share: estimate }),
    objects: many({ text, comments: number }),
    evidence: many({ text, stage: text, confidence: number }),
    synthetic,
    as_of: text,
  }),
  kind: 'purchase_intent',
  call: (body) => ({ method: 'POST', path: '/purchase-intent', body }),
  fetch: { path: (id) => `/purchase-intent/${id}`, field: 'result' },
})

const counts = shown({ positive: number, neutral: number, negative: number })

const commentsRelevance = longTool({
  name: 'analyse_comments_relevance',
  title: 'Relevance of comments',
  description:
    'Which comments on a post are about the promoted product or brand? Gives shares with bounds, themes, questions people ask, and top comments.',
  input: z.strictObject({
    content,
    product: subject.optional().describe('Give a product or a brand.'),
    brand: subject.optional(),
    max_comments: z.int().min(1).optional(),
  }),
  output: z.object({
    subject: text,
    score: number,
    factors,
    confidence,
    comments: shown({ read: number, relevant: number, irrelevant: number, spam: number, not_judged: number }),
    shares: shown({ relevant: estimate, irrelevant: estimate, spam: estimate }),
    sentiment: shown({ relevant: counts, irrelevant: counts }),
    themes: many({ label: text, comments: number, share: number, sentiment: counts }),
    questions: many({ text, comments: number, answered: number }),
    top: many({ text, relevance: number, sentiment: text, likes: number }),
    synthetic,
    as_of: text,
  }),
  kind: 'comments_relevance',
  call: (body) => ({ method: 'POST', path: '/comments-relevance', body }),
  fetch: { path: (id) => `/comments-relevance/${id}`, field: 'result' },
})

export const conversationTools = [purchaseIntent, commentsRelevance]
