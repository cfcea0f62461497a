import { z } from 'zod'
import { CriteriaShown } from '../criteria/contract.js'
import { ScreenedContent } from '../items/item-contract.js'
import { timestamp } from '../../../kernel/timestamp.js'
import { ScreeningResult } from '../result/result-contract.js'
import { DecisionShown } from '../review/decision-shown.js'
import { reportLanguages } from './words/words.js'

export const ReportBody = z.strictObject({
  language: z
    .enum(reportLanguages)
    .default('en')
    .describe('Of headings and explanations; quotes stay as they were written.'),
})

export const ScreeningReport = z
  .strictObject({
    id: z.string(),
    screening_id: z.string(),
    language: z.enum(reportLanguages),
    title: z.string(),
    version: z.int().optional().describe('Counts the reports of a screening. Not in reports of 0.1.'),
    status: z
      .enum(['draft', 'final'])
      .optional()
      .describe('draft: the criteria ask for signatures that are missing. See result.review.'),
    created_at: timestamp,
    result: ScreeningResult,
    criteria: CriteriaShown,
    timeline: z.array(
      z.strictObject({ month: z.string(), seen: z.int(), flagged: z.int() }).describe('By month of publication.'),
    ),
    items: z.array(ScreenedContent).describe('The flagged items, all of them up to 5000.'),
    items_total: z.int(),
    decisions: z.array(DecisionShown),
    method: z.array(z.string()),
    limits: z.array(z.string()),
    dispute_note: z.string(),
    sha256: z
      .string()
      .describe(
        'Over this document without this field, as JSON with sorted keys and no spaces: the seal of the kept copy.',
      ),
  })
  .meta({ id: 'ScreeningReport' })

export type ScreeningReport = z.output<typeof ScreeningReport>
