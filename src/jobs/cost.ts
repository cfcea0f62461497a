import { z } from 'zod'
import { networks } from '../model/network.js'

const amounts = {
  calls: z.int().describe('Calls of the source.'),
  units: z.int().describe('Units of a quota, where the source counts them.'),
  usd: z.number().describe('US dollars.'),
}

/** What a request may use of sources that charge or count, before it does. */
export const RequestCost = z
  .strictObject({
    ...amounts,
    sources: z.array(
      z.strictObject({
        source: z.string(),
        network: z.enum(networks),
        ...amounts,
        left: z
          .strictObject({
            amount: z.number(),
            unit: z.enum(['usd', 'calls', 'units']),
            resets_at: z.iso.datetime(),
          })
          .nullable()
          .describe('What was left of the daily budget or quota then. Reading stops at it. Null where there is none.'),
        enough: z.boolean().nullable().describe('Whether what was left is enough. Null where there is no limit.'),
      }),
    ),
  })
  .meta({ id: 'RequestCost' })
export type RequestCost = z.output<typeof RequestCost>
