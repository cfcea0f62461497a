import { invalid } from '../../kernel/errors.js'
import { estimateCost } from '../../gather/costs.js'
import { pair } from '../../jobs/pair.js'
import { toContentRef } from '../../model/named-content.js'
import { toProfile } from '../../model/named-profile.js'
import { analyse, type Needs } from './analyse.js'
import { RelevanceBody, RelevanceInsights } from './contract.js'
import { exampleInsights } from './examples.js'

export const commentsRelevance = pair({
  kind: 'comments_relevance',
  prefix: 'crv',
  path: '/comments-relevance',
  names: { submit: 'submitCommentsRelevance', fetch: 'getCommentsRelevance' },
  area: 'Comments relevance',
  summary: {
    submit: 'Find comments about a product or brand (submit)',
    fetch: 'Get relevance insights',
  },
  description:
    'Analyses the comments on a content item: which are about a product or brand, and why. Returns shares with bounds over unique authors, themes with an example comment, questions and whether they were answered, near-duplicates, and a score with its factors.',
  scope: 'comments_relevance',
  input: RelevanceBody,
  result: RelevanceInsights,
  example: {
    input: {
      content: { network: 'instagram', content_id: '10000k2' },
      product: { name: 'Dew Serum', description: 'A light serum by Lumevia.', keywords: ['serum'] },
      max_comments: 500,
    },
    result: exampleInsights,
  },
  check: ({ content, product, brand }) => {
    toContentRef(content, '/content')
    if ((product === undefined) === (brand === undefined)) throw invalid('', 'Name either a product or a brand.')
    const [at, named] = product === undefined ? (['/brand', brand] as const) : (['/product', product] as const)
    if (named?.profile_url !== undefined) toProfile(named.profile_url, `${at}/profile_url`)
  },
  cost: ({ content, max_comments: items }, { sources }: Needs) => {
    const { network } = toContentRef(content, '/content')
    return estimateCost(
      [
        { network, operation: 'content', items: 1 },
        { network, operation: 'comments', items },
      ],
      sources,
    )
  },
  run: analyse,
})
