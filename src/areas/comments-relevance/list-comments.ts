import { z } from 'zod'
import { sentiments } from '../../engine/text/verdict.js'
import { markedList } from '../../jobs/marked-list.js'
import { RelevanceComment, relevanceLabels } from './contract.js'
import { exampleComment } from './examples.js'

const any = <T extends readonly [string, ...string[]]>(values: T) =>
  z.array(z.enum(values)).min(1).max(values.length).optional()

export const listRelevanceComments = markedList({
  kind: 'comments_relevance',
  prefix: 'crv',
  path: '/comments-relevance/{id}/comments',
  name: 'listCommentsRelevanceComments',
  area: 'Comments relevance',
  summary: 'Get the analysed comments',
  description:
    'Returns each comment with its relevance, label, reasons, sentiment and duplicate cluster, as pages, JSON Lines, Server-Sent Events or a file, all with the same filters. You can read pages and streams while the analysis is running.',
  scope: 'comments_relevance',
  item: RelevanceComment,
  example: exampleComment,
  filters: {
    label: any(relevanceLabels),
    sentiment: any(sentiments),
    language: z.array(z.string().min(2).max(12)).min(1).max(50).optional(),
    cluster: z.array(z.string().min(1).max(60)).min(1).max(50).optional().describe('Duplicate clusters.'),
    counted: z.boolean().optional().describe('true: only counted comments; false: only excluded ones.'),
    min_relevance: z.number().min(0).max(100).optional(),
  },
  toFilter: ({ min_relevance: least, ...same }) => ({
    ...same,
    scoreMin: least === undefined ? undefined : least / 100,
  }),
})
