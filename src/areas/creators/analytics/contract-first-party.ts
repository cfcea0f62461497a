import { z } from 'zod'
import { measuredNames, measuredOf, measuredSplits } from '../../../model/measured.js'
import { audienceSources } from '../../../model/audience.js'
import { share, timestamp } from './contract-parts.js'

const EstimateBeside = z
  .strictObject({
    value: z.number(),
    difference: z.number().describe('Estimated less measured.'),
    ratio: z.number().nullable().describe('Estimated divided by measured.'),
  })
  .nullable()
  .describe('What we have of the same, from public contents; null where nothing compares.')

export const FirstPartyShown = z
  .strictObject({
    basis: z.literal('measured'),
    as_of: timestamp,
    figures: z.array(
      z.strictObject({
        name: z.enum(measuredNames),
        value: z.number(),
        days: z.int().nullable(),
        contents: z.int().nullable(),
        estimate: EstimateBeside,
      }),
    ),
    audience: z.array(
      z.strictObject({
        name: z.enum(measuredSplits),
        of: z.enum(measuredOf).describe('Whom the network counts.'),
        days: z.int().nullable(),
        compared_with: z
          .enum(audienceSources)
          .nullable()
          .describe('Which audience of the report; null: none was read.'),
        sample_size: z.int().nullable().describe('Members of the sample for whom it is known.'),
        distance: share.nullable().describe('Half the sum of all differences: 0 is the same, 1 nothing in common.'),
        within: z.int().nullable().describe('Estimates whose bounds contain the measured value.'),
        estimates: z.int().nullable(),
        shares: z.array(
          z.strictObject({
            id: z.string(),
            measured: share,
            estimated: share.nullable(),
            low: share.nullable(),
            high: share.nullable(),
            difference: z.number().nullable(),
          }),
        ),
      }),
    ),
    missing: z.array(z.strictObject({ item: z.string(), detail: z.string() })),
  })
  .meta({
    id: 'FirstParty',
    description: 'Figures that the network shows the owner, and how far our estimates are off.',
  })
