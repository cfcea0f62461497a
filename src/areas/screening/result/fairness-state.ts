import { z } from 'zod'
import { timestamp } from '../../../kernel/timestamp.js'
import { toTimestamp, toTimestampOrNull } from '../../../kernel/clock.js'
import type { ScreeningState } from './state.js'
import { addBusinessDays } from './business-days.js'

/** Between telling a person and acting on it. Five working days is what is commonly given; more is better. */
export const waitDays = 5

export const fairnessFields = {
  dispute: z
    .strictObject({
      status: z.enum(['open', 'resolved']),
      outcome: z.string().nullable(),
      opened_at: timestamp,
      updated_at: timestamp,
    })
    .nullable()
    .describe('Whether the person described says that something is wrong. Notes are in the history.'),
  adverse_action: z
    .strictObject({
      pre_notice_at: timestamp.nullable(),
      final_notice_at: timestamp.nullable(),
      canceled_at: timestamp.nullable(),
      final_notice_not_before: timestamp.nullable(),
    })
    .nullable()
    .describe('The notices recorded so far, for employment.'),
}

export const FairnessState = z
  .strictObject({ screening_id: z.string(), ...fairnessFields })
  .meta({ id: 'ScreeningFairness' })

export type FairnessState = z.output<typeof FairnessState>

export const presentFairness = ({
  dispute,
  adverseAction: action,
}: ScreeningState): Omit<FairnessState, 'screening_id'> => ({
  dispute: dispute && {
    status: dispute.status,
    outcome: dispute.outcome,
    opened_at: toTimestamp(dispute.openedAt),
    updated_at: toTimestamp(dispute.updatedAt),
  },
  adverse_action: action && {
    pre_notice_at: toTimestampOrNull(action.preNoticeAt),
    final_notice_at: toTimestampOrNull(action.finalNoticeAt),
    canceled_at: toTimestampOrNull(action.canceledAt),
    final_notice_not_before:
      action.preNoticeAt === null ? null : toTimestamp(addBusinessDays(action.preNoticeAt, waitDays)),
  },
})
