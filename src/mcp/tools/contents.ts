import { z } from 'zod'
import {
  content,
  flag,
  many,
  moment,
  nextCursor,
  number,
  page,
  profile,
  shown,
  synthetic,
  text,
  texts,
} from '../shapes.js'
import { quickTool } from '../tool.js'

const listContents = quickTool({
  name: 'list_contents',
  title: 'Posts of a profile',
  description:
    'Read the posts of a profile, newest first, or one post: text, time, engagement, hashtags, whether it is sponsored.',
  input: z.strictObject({
    profile: profile.optional(),
    content: content.optional().describe('One post instead of a profile.'),
    query: z.string().optional().describe('Only posts with these words.'),
    since: z.string().optional().describe(moment),
    until: z.string().optional().describe(moment),
    ...page,
  }),
  output: z.object({
    data: z.array(
      z.object({
        network: z.string(),
        id: z.string(),
        url: text,
        author: shown({ handle: text }),
        type: text,
        title: text,
        text,
        language: text,
        published_at: text,
        hashtags: texts,
        mentions: texts,
        engagement: shown({ likes: number, comments: number, views: number, shares: number }),
        sponsored: shown({ is: flag, brands: texts }),
        synthetic,
        as_of: text,
      }),
    ),
    next_cursor: nextCursor,
    freshness: text,
    notes: texts,
  }),
  call: (body) => ({ method: 'POST', path: '/public-content', body }),
})

const listComments = quickTool({
  name: 'list_comments',
  title: 'Comments on a post',
  description:
    'Read the comments on one post. To judge them use analyse_purchase_intent or analyse_comments_relevance instead.',
  input: z.strictObject({ content, ...page }),
  output: z.object({
    data: z.array(
      z.object({
        id: z.string(),
        parent_id: text,
        text,
        language: text,
        author: shown({ handle: text, name: text }),
        published_at: text,
        likes: number,
        replies: number,
        synthetic,
      }),
    ),
    next_cursor: nextCursor,
    total: number,
    notes: texts,
  }),
  call: (body) => ({ method: 'POST', path: '/public-comments', body }),
})

const probability = shown({ probability: number })

const judgeTexts = quickTool({
  name: 'judge_texts',
  title: 'Judge texts',
  description:
    'Judge up to 25 texts of your own: language, sentiment, risks such as hate or threats, spam, intent to buy. The same text always gets the same answer.',
  input: z.strictObject({
    texts: z
      .array(z.strictObject({ text: z.string().min(1), id: z.string().optional() }))
      .min(1)
      .max(25),
    tasks: z
      .array(z.enum(['sentiment', 'risks', 'spam', 'intent']))
      .optional()
      .describe('Default: all.'),
  }),
  output: z.object({
    data: z.array(
      z.object({
        id: text,
        language: shown({ code: text, confidence: number }),
        toxicity: shown({ probability: number, category: text }),
        risks: many({ category: text, probability: number }),
        sentiment: shown({ label: text }),
        spam: probability,
        intent: shown({ stage: text, confidence: number }),
        not_judged: many({ task: text, reason: text }),
      }),
    ),
  }),
  call: (body) => ({ method: 'POST', path: '/text-judgement', body }),
})

export const contentTools = [listContents, listComments, judgeTexts]
