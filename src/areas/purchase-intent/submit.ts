import { invalid } from '../../kernel/errors.js'
import { pair } from '../../jobs/pair.js'
import { toContentRef } from '../../model/named-content.js'
import { toProfileRef } from '../../model/named-profile.js'
import { analyse } from './analyse.js'
import { IntentBody, IntentInsights } from './contract.js'
import { exampleInsights } from './examples.js'

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
  run: analyse,
})
