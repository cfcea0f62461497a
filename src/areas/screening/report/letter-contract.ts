import { z } from 'zod'
import { timestamp } from '../../../kernel/timestamp.js'

const lines = z.array(z.string().trim().min(1).max(200)).min(1).max(8)

export const LetterBody = z.strictObject({
  kind: z.enum(['pre_notice', 'final_notice']),
  recipient: lines.describe('Name of the person first, then the postal address, line by line.'),
  sender: lines.describe('Your organisation and its address, line by line.'),
  contact: z
    .string()
    .trim()
    .min(3)
    .max(300)
    .describe('Where the person can ask and dispute: address, e-mail or phone.'),
  signed_by: z.string().trim().min(2).max(120),
  position: z.string().trim().min(2).max(160).optional().describe('What the person applied for.'),
  rights_text: z
    .string()
    .trim()
    .min(20)
    .max(20_000)
    .optional()
    .describe(
      'The official summary of rights, if the law requires one; separate paragraphs with blank lines. Without it, a summary in plain language is enclosed, which says that it is not official.',
    ),
})

export const LetterShown = z
  .strictObject({
    screening_id: z.string(),
    kind: z.enum(['pre_notice', 'final_notice']),
    title: z.string(),
    date: z.string(),
    created_at: timestamp,
    sender: z.array(z.string()),
    recipient: z.array(z.string()),
    body: z.array(z.string()),
    signed_by: z.string(),
    enclosures: z.array(z.string()),
    rights: z.strictObject({
      title: z.string(),
      notice: z.string().nullable().describe('Says that the text is not official, where you gave none.'),
      text: z.array(z.string()),
    }),
    earliest_decision_at: timestamp.nullable(),
  })
  .meta({ id: 'ScreeningLetter' })

export type LetterShown = z.output<typeof LetterShown>
