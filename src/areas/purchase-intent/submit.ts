import type { z } from 'zod'
import { invalid } from '../../kernel/errors.js'
import { estimateCost, type Reading } from '../../gather/costs.js'
import { pair } from '../../jobs/pair.js'
import { toContentRef } from '../../model/named-content.js'
import { toProfileRef } from '../../model/named-profile.js'
import { analyse, type Needs } from './analyse.js'
import { baselineReadings } from './baseline.js'
import { IntentBody, IntentInsights } from './contract.js'
import { exampleInsights } from './examples.js'

const readingsOf = ({
  profile,
  contents,
  max_contents,
  max_comments,
  compare,
}: z.output<typeof IntentBody>): Reading[] => {
  const refs = (contents ?? []).map((content, i) => toContentRef(content, `/contents/${i}`))
  if (profile === undefined)
    return refs.flatMap(({ network }): Reading[] => [
      { network, operation: 'content', items: 1 },
      { network, operation: 'comments', items: Math.ceil(max_comments / refs.length) },
    ])
  const { network } = toProfileRef(profile, '/profile')
  // Comments are asked for content by content, each at least once.
  const each = Math.ceil(max_comments / max_contents)
  return [
    { network, operation: 'profile', items: 1 },
    { network, operation: 'contents', items: max_contents },
    { network, operation: 'comments', items: each, times: max_contents },
    ...(compare ? baselineReadings(network) : []),
  ]
}

export const purchaseIntent = pair({
  kind: 'purchase_intent',
  prefix: 'pin',
  path: '/purchase-intent',
  names: { submit: 'submitPurchaseIntent', fetch: 'getPurchaseIntent' },
  area: 'Purchase intent',
  summary: {
    submit: 'Analyse purchase intent in comments (submit)',
    fetch: 'Get purchase intent insights',
  },
  description:
    'Analyses the comments on the contents of a profile, or on given contents: stages of purchase intent, the share of authors with intent and its bounds, the usual share among similar creators, products, quotes, and a score with its factors. Spam, giveaway entries and the creator’s own replies are excluded; each author counts once.',
  scope: 'purchase_intent',
  input: IntentBody,
  result: IntentInsights,
  example: {
    input: {
      profile: { network: 'instagram', handle: 'lumevia.official' },
      product: { name: 'Dew Serum', keywords: ['serum'] },
      max_contents: 60,
      max_comments: 500,
    },
    result: exampleInsights,
  },
  check: ({ profile, contents, window }) => {
    if ((profile === undefined) === (contents === undefined)) throw invalid('', 'Name either a profile or contents.')
    if (profile !== undefined) toProfileRef(profile, '/profile')
    contents?.forEach((content, i) => toContentRef(content, `/contents/${i}`))
    if (
      window?.since !== undefined &&
      window.until !== undefined &&
      Date.parse(window.since) >= Date.parse(window.until)
    )
      throw invalid('/window/until', 'The window must end after it starts.')
  },
  cost: (input, { sources }: Needs) => estimateCost(readingsOf(input), sources),
  run: analyse,
})
