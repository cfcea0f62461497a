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
    submit: 'Can this creator excite the audience to buy? (submit)',
    fetch: 'Purchase intent insights',
  },
  description:
    'Reads the comments under the contents of a profile (or under given contents) and says how near they are to a purchase: stages, the share of authors with intent and its bounds, what is usual among similar creators, objects of intent, quotes, and a score whose factors sum to it. Spam, giveaway talk and the creator’s own answers are set apart; every author has one vote.',
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
