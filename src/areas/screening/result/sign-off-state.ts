import { z } from 'zod'
import { timestamp } from '../../../kernel/timestamp.js'
import { toTimestamp } from '../../../kernel/clock.js'
import type { Criteria } from '../../../engine/risk/criteria.js'
import type { ScreeningState, Signature } from './state.js'

export const SignOffShown = z
  .strictObject({
    status: z
      .enum(['not_required', 'draft', 'signed'])
      .describe('draft: reports are marked as drafts until enough people have signed. signed: nothing changed since.'),
    required: z.int().describe('How many people must sign, by the criteria.'),
    revision: z.int().describe('The state of review that this is about: it counts up with every decision.'),
    signatures: z.array(
      z.strictObject({
        reviewer: z.string(),
        actor: z.string().describe('The token it was signed with.'),
        statement: z.string().nullable(),
        revision: z.int(),
        valid: z.boolean().describe('False once a decision was made after it.'),
        signed_at: timestamp,
      }),
    ),
  })
  .meta({ id: 'ScreeningSignOff' })

export type SignOffShown = z.output<typeof SignOffShown>

/** Signatures that stand: made of the review as it is now. */
export const validSignatures = ({ signatures = [] }: ScreeningState, revision: number): Signature[] =>
  signatures.filter((each) => each.revision === revision)

export const presentSignOff = (
  state: ScreeningState,
  { sign_offs: required }: Criteria,
  revision: number,
): SignOffShown => {
  const signed = validSignatures(state, revision).length
  const enough = signed >= Math.max(1, required)
  return {
    status: enough ? 'signed' : required === 0 ? 'not_required' : 'draft',
    required,
    revision,
    signatures: (state.signatures ?? []).map(({ signedAt, ...signature }) => ({
      ...signature,
      valid: signature.revision === revision,
      signed_at: toTimestamp(signedAt),
    })),
  }
}
