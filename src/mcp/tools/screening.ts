import { z } from 'zod'
import { content, factors, many, nextCursor, number, page, profile, shown, synthetic, text, texts } from '../shapes.js'
import { longTool, quickTool } from '../tool.js'

const screenProfile = longTool({
  name: 'screen_profile',
  title: 'Screen for brand safety',
  description:
    'Screen what a profile, or one post, published for risks: hate, threats, violence, drugs, extremism and others. Gives a score from 0 to 100 with its factors, and how much was judged: a low score over few items means little. Then call list_flagged_items with request_id. It never says whether to hire or trust somebody; screening for employment needs consent and is not done here.',
  input: z.strictObject({
    profile: profile.optional(),
    content: content.optional().describe('One post instead of a profile.'),
    criteria_id: z.string().optional().describe('A criteria set of yours. Default: brand safety.'),
  }),
  output: z.object({
    subject: shown({
      profiles: many({ network: z.string(), handle: z.string(), state: text, detail: text, synthetic }),
    }),
    criteria: shown({ id: z.string(), version: z.number(), name: z.string() }),
    risk: shown({ score: number, level: text, confidence: text, confidence_reasons: texts, factors }),
    categories: many({ category: z.string(), flagged: number, highest_score: number, newest_at: text }),
    coverage: shown({
      seen: number,
      judged: number,
      flagged: number,
      clear: number,
      not_judged: many({ reason: text, count: number }),
      from: text,
      to: text,
    }),
    as_of: text,
  }),
  kind: 'screening',
  call: (body) => ({ method: 'POST', path: '/screening', body }),
  fetch: { path: (id) => `/screening/${id}`, field: 'result' },
})

const listFlagged = quickTool({
  name: 'list_flagged_items',
  title: 'Flagged items of a screening',
  description:
    'The posts and comments that a screening flagged, each with its categories, scores and the words that triggered it.',
  input: z.strictObject({
    request_id: z.string().describe('request_id of screen_profile.'),
    category: z.string().optional(),
    ...page,
  }),
  output: z.object({
    data: z.array(
      z.object({
        id: z.string(),
        kind: text,
        state: text,
        network: text,
        content: shown({ url: text, author: text, text, language: text, published_at: text }),
        categories: many({
          category: z.string(),
          score: number,
          severity: text.optional(),
          evidence: many({ text, by: text }),
        }),
        synthetic,
      }),
    ),
    next_cursor: nextCursor,
  }),
  call: ({ request_id, ...query }) => ({
    method: 'GET',
    path: `/screening/${encodeURIComponent(request_id)}/contents`,
    query,
  }),
})

export const screeningTools = [screenProfile, listFlagged]
