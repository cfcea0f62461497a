import { z } from 'zod'

/** Whether invented creators, such as those of the demo, are wanted beside real ones, alone, or not at all. */
export const syntheticChoices = ['include', 'only', 'exclude'] as const
export type SyntheticChoice = (typeof syntheticChoices)[number]

export const SyntheticField = z
  .enum(syntheticChoices)
  .optional()
  .describe(
    'Whether invented creators (the demo) are wanted. By default they are left out as soon as there is any real one.',
  )

export const SyntheticShown = z
  .strictObject({
    choice: z.enum(syntheticChoices),
    left_out: z.int().describe('Invented creators that were left out.'),
  })
  .describe('How invented creators were dealt with.')
