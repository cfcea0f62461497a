import { z } from 'zod'
import { contentTypes } from '../../../model/content.js'
import { asOf, ScoreFactorShown } from './contract-parts.js'

const money = z.strictObject({ amount: z.number(), currency: z.string() })

/** The type that is published most comes first: its price is the one that searches filter and sort by. */
export const PriceShown = z.strictObject({
  rate_card: z.string(),
  data: z.array(
    z.strictObject({
      type: z.enum(contentTypes),
      price: money.describe('As in searches, lists, exports and comparisons.'),
      low: money,
      high: money,
      factors: z.array(ScoreFactorShown),
      with_engagement: z
        .strictObject({
          price: money,
          factor: z.number().describe('Engagement rate against the median of the peers, by the rate card.'),
        })
        .nullable()
        .describe(
          'What the price would be if engagement counted too. Null where there are no peers to compare with, or where reach was read off the likes already.',
        ),
    }),
  ),
  as_of: asOf,
})
