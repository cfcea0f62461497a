import { z } from 'zod'
import { estimate, many, moment, networkName, number, shown, synthetic, text } from '../shapes.js'
import { longTool } from '../tool.js'

const brand = z.strictObject({
  name: z.string().min(1),
  query: z.string().optional().describe('Boolean query: AND OR NOT "phrase" #tag @name NEAR/5. Default: the name.'),
})
const counts = { negative: number, neutral: number, positive: number }
const tally = shown(counts)
const sentiment = shown({ ...counts, net: number })
const named = (name: string) => many({ [name]: text, mentions: number })

const listen = longTool({
  name: 'listen_to_brands',
  title: 'Conversation about brands',
  description:
    'What people say about a brand and up to 20 others in what is stored: mentions, share of voice, sentiment by aspect, rising terms, spikes and the posts behind them. `coverage` says what was looked at.',
  input: z.strictObject({
    brand,
    others: z.array(brand).max(20).optional(),
    networks: z.array(networkName).optional(),
    languages: z.array(z.string()).optional(),
    countries: z.array(z.string()).optional(),
    from: z.string().optional().describe(`${moment} Default: 120 days before \`to\`.`),
    to: z.string().optional().describe(moment),
  }),
  output: z.object({
    from: text,
    to: text,
    mentions: number,
    authors: number,
    brands: z.array(
      z.object({
        name: z.string(),
        mentions: number,
        authors: number,
        sentiment,
        share_of_voice: shown({ mentions: estimate }),
        before: shown({ mentions: number, change: number, p_value: number }),
        spikes: many({
          from: text,
          to: text,
          mentions: number,
          due_to: shown({ handle: text, mentions: number }),
          expected: number,
          terms: named('term'),
        }),
        aspects: many({ aspect: text, mentions: number, sentiment: tally }),
        rising_terms: named('term'),
        themes: named('label'),
        hashtags: named('hashtag'),
        top_posts: many({
          kind: text,
          network: text,
          content_id: text,
          url: text,
          author: shown({ handle: text, followers: number }),
          text,
          sentiment: text,
          engagement: number,
          published_at: text,
        }),
      }),
    ),
    coverage: shown({
      texts_known: number,
      texts_before: number,
      oldest: text,
      newest: text,
      index_building: z.boolean().nullable(),
      note: text,
    }),
    synthetic,
  }),
  kind: 'social_listening',
  call: (body) => ({ method: 'POST', path: '/social-listening', body }),
  fetch: { path: (id) => `/social-listening/${id}/fetch`, field: 'insights' },
})

export const listeningTools = [listen]
