import { z } from 'zod'
import { intentStages, sentiments } from '../../engine/text/verdict.js'
import { setApart } from '../../gather/analysed-comment.js'
import { markedList } from '../../jobs/marked-list.js'
import { IntentComment } from './contract.js'
import { exampleComment } from './examples.js'

const any = <T extends readonly [string, ...string[]]>(values: T) =>
  z.array(z.enum(values)).min(1).max(values.length).optional()

export const listIntentComments = markedList({
  kind: 'purchase_intent',
  prefix: 'pin',
  path: '/purchase-intent/{id}/comments',
  name: 'listPurchaseIntentComments',
  area: 'Purchase intent',
  summary: 'Get the analysed comments',
  description:
    'Returns each comment with its stage, confidence, sentiment and evidence, as pages, JSON Lines, Server-Sent Events or a file, all with the same filters. You can read pages and streams while the analysis is running.',
  scope: 'purchase_intent',
  item: IntentComment,
  example: exampleComment,
  filters: {
    stage: any(intentStages),
    sentiment: any(sentiments),
    language: z.array(z.string().min(2).max(12)).min(1).max(50).optional(),
    content: z.array(z.string().min(1).max(500)).min(1).max(50).optional().describe('Ids of contents.'),
    set_apart: any(setApart).describe('Only what is set apart for these reasons.'),
    counted: z.boolean().optional().describe('true: only counted comments; false: only excluded ones.'),
    min_confidence: z.number().min(0).max(1).optional(),
  },
  toFilter: ({ stage, set_apart: apart, min_confidence: scoreMin, ...same }) => ({
    ...same,
    label: stage,
    apart,
    scoreMin,
  }),
})
