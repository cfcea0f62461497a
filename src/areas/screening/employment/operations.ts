import { z } from 'zod'
import { toTimestamp, type Clock } from '../../../kernel/clock.js'
import { Failure, invalid, notFound } from '../../../kernel/errors.js'
import { operation, type Call } from '../../../kernel/operation.js'
import type { Query } from '../../../db/database.js'
import { idPath } from '../review/list-contents.js'
import { getFinished, resummarize, type DecideNeeds } from '../review/decide.js'
import { exampleScreeningId } from '../result/examples.js'
import type { Monitorings } from '../monitoring/monitoring-store.js'
import { timestamp } from '../../../kernel/timestamp.js'
import type { Screening } from '../result/screening-rows.js'
import type { ScreeningState } from '../result/state.js'
import { addBusinessDays } from '../result/business-days.js'
import { FairnessState, presentFairness, waitDays } from '../result/fairness-state.js'
import type { Deletions, DeletionProof } from './deletion-store.js'

type Needs = DecideNeeds & { clock: Clock }

const area = 'Screening'
const scope = 'screening'
/** Changes the state of a screening under its lock, and writes down who did it. */
const change = async (
  id: string,
  needs: Needs,
  { caller }: Call,
  act: (
    screening: Screening,
    now: number,
  ) => { state: ScreeningState; kind: string; document: Record<string, unknown> },
): Promise<FairnessState> => {
  await getFinished(caller.accountId, id, needs)
  return needs.db.transaction(async (query: Query) => {
    const screening = await needs.screenings.lock(query, caller.accountId, id)
    const set =
      screening && (await needs.criteriaSets.find(caller.accountId, screening.criteriaId, screening.criteriaVersion))
    if (screening === undefined || set === undefined) throw notFound('screening')
    const { state, kind, document } = act(screening, needs.clock.now())
    await needs.screenings.saveState(query, id, { state })
    await resummarize(query, { ...screening, state }, set, needs)
    const entry = { id: needs.ids.next('dec'), kind, actor: caller.tokenId, document }
    await needs.decisions.add(query, caller.accountId, id, entry)
    return { screening_id: id, ...presentFairness(state) }
  })
}

const exampleState: FairnessState = {
  screening_id: exampleScreeningId,
  dispute: {
    status: 'open',
    outcome: null,
    opened_at: '2026-11-15T09:00:00.000Z',
    updated_at: '2026-11-15T09:00:00.000Z',
  },
  adverse_action: null,
}

export const disputeScreening = operation({
  method: 'POST',
  path: '/screening/{id}/dispute',
  name: 'disputeScreening',
  area,
  summary: 'Open, annotate or resolve a dispute',
  description:
    'Records that the screened person disputes something. The dispute, notes and outcome remain in the history and in reports. While a dispute is open, no final notice can be recorded. To remove flags, unflag the items.',
  scope,
  input: {
    path: idPath,
    body: z.strictObject({
      action: z.enum(['open', 'note', 'resolve']).default('open'),
      note: z.string().trim().min(1).max(4000).describe('What is said, by whom.'),
      content_ids: z.array(z.string().max(600)).max(1000).default([]),
      outcome: z.enum(['corrected', 'upheld', 'withdrawn']).optional().describe('Needed to resolve.'),
    }),
  },
  output: FairnessState,
  example: { path: { id: exampleScreeningId }, body: { note: 'The account is not mine.' }, output: exampleState },
  run: async ({ path: { id }, body: { action, note, content_ids, outcome } }, needs: Needs, call) => {
    if (action === 'resolve' && outcome === undefined) throw invalid('/outcome', 'Say how it was resolved.')
    return change(id, needs, call, ({ state }, now) => {
      const { dispute } = state
      const isOpen = dispute?.status === 'open'
      if (action === 'open' && isOpen) throw new Failure('conflict', 'A dispute is already open. Add a note to it.')
      if (action !== 'open' && !isOpen) throw new Failure('conflict', 'There is no open dispute.')
      const next: NonNullable<ScreeningState['dispute']> = {
        status: action === 'resolve' ? 'resolved' : 'open',
        outcome: action === 'resolve' ? (outcome ?? null) : null,
        openedAt: action === 'open' ? now : (dispute?.openedAt ?? now),
        updatedAt: now,
      }
      const kinds = { open: 'dispute_opened', note: 'dispute_note', resolve: 'dispute_resolved' }
      return {
        state: { ...state, dispute: next },
        kind: kinds[action],
        document: { note, items: content_ids, outcome },
      }
    })
  },
})

export const recordAdverseAction = operation({
  method: 'POST',
  path: '/screening/{id}/adverse-action',
  name: 'recordAdverseAction',
  area,
  summary: 'Record the notices of an adverse action',
  description: `For employment screenings. The pre-notice comes first; the final notice follows at least ${waitDays} working days later, and not while a dispute is open. Rostra records the steps and enforces their order. It does not send notices or make decisions, and does not know which law applies to you.`,
  scope,
  input: {
    path: idPath,
    body: z.strictObject({
      step: z.enum(['pre_notice', 'final_notice', 'cancel']),
      reason: z.string().trim().min(1).max(2000),
    }),
  },
  output: FairnessState,
  example: {
    path: { id: exampleScreeningId },
    body: { step: 'pre_notice', reason: 'Copy and rights sent by post.' },
    output: {
      ...exampleState,
      dispute: null,
      adverse_action: {
        pre_notice_at: '2026-11-16T09:00:00.000Z',
        final_notice_at: null,
        canceled_at: null,
        final_notice_not_before: '2026-11-23T09:00:00.000Z',
      },
    },
  },
  run: async ({ path: { id }, body: { step, reason } }, needs: Needs, call) =>
    change(id, needs, call, ({ state }, now) => {
      if (state.employment === null) throw new Failure('conflict', 'This screening was not made for employment.')
      const known = state.adverseAction ?? { preNoticeAt: null, finalNoticeAt: null, canceledAt: null }
      const running = known.preNoticeAt !== null && known.finalNoticeAt === null && known.canceledAt === null
      if (step === 'pre_notice' && running) throw new Failure('conflict', 'The pre-notice has already been recorded.')
      if (step !== 'pre_notice' && !running)
        throw new Failure('conflict', 'Record the pre-notice first. It cannot be skipped.')
      if (step === 'final_notice') {
        const from = addBusinessDays(known.preNoticeAt ?? now, waitDays)
        if (now < from) throw new Failure('conflict', `The final notice can be recorded from ${toTimestamp(from)}.`)
        if (state.dispute?.status === 'open') throw new Failure('conflict', 'A dispute is open: resolve it first.')
      }
      const next =
        step === 'pre_notice'
          ? { preNoticeAt: now, finalNoticeAt: null, canceledAt: null }
          : { ...known, ...(step === 'cancel' ? { canceledAt: now } : { finalNoticeAt: now }) }
      const kinds = {
        pre_notice: 'adverse_pre_notice',
        final_notice: 'adverse_final_notice',
        cancel: 'adverse_canceled',
      }
      return { state: { ...state, adverseAction: next }, kind: kinds[step], document: { reason } }
    }),
})

const Proof = z
  .strictObject({
    id: z.string(),
    screening_id: z.string(),
    deleted_at: timestamp,
    because: z.enum(['asked', 'retention']),
    items: z.int(),
    reports: z.int(),
    decisions: z.int(),
    sha256: z.string().describe('Digest of the deleted data, which cannot be recovered from it.'),
  })
  .meta({ id: 'DeletionProof' })

const presentProof = ({ screeningId, deletedAt, ...proof }: DeletionProof): z.output<typeof Proof> => ({
  ...proof,
  screening_id: screeningId,
  deleted_at: toTimestamp(deletedAt),
})

const exampleProof: z.output<typeof Proof> = {
  id: 'del_01kb3zq4f0e8v5w2n7m6x9c1da',
  screening_id: exampleScreeningId,
  deleted_at: '2026-11-15T09:00:00.000Z',
  because: 'asked',
  items: 214,
  reports: 1,
  decisions: 2,
  sha256: '9b74c9897bac770ffc029102a200c5de9b74c9897bac770ffc029102a200c5de',
}

type DeleteNeeds = Needs & { deletions: Deletions; monitorings: Monitorings }

export const deleteScreening = operation({
  method: 'DELETE',
  path: '/screening/{id}',
  name: 'deleteScreening',
  area,
  summary: 'Delete a screening permanently',
  description:
    'Deletes items, reports, history and the request itself; a proof of deletion remains. Stored contents, which other screenings share, are kept. Stop monitoring first.',
  scope,
  input: { path: idPath },
  output: Proof,
  example: { path: { id: exampleScreeningId }, output: exampleProof },
  run: async ({ path: { id } }, needs: DeleteNeeds, { caller }) => {
    const screening = await needs.screenings.find(caller.accountId, id)
    if (screening === undefined) throw notFound('screening')
    const request = await needs.requests.find(caller.accountId, id)
    if (request?.status === 'queued' || request?.status === 'in_progress')
      throw new Failure('conflict', 'The screening is still running. Cancel it first.')
    const { monitoringId } = screening
    const monitoring = monitoringId === null ? undefined : await needs.monitorings.find(caller.accountId, monitoringId)
    if (monitoring !== undefined && monitoring.status !== 'stopped')
      throw new Failure('conflict', 'The screening belongs to an active monitoring. Stop the monitoring first.')
    const proof = await needs.deletions.remove(caller.accountId, id, 'asked')
    if (proof === undefined) throw notFound('screening')
    return presentProof(proof)
  },
})

export const showDeletionProof = operation({
  method: 'GET',
  path: '/screening/{id}/deletion-proof',
  name: 'showDeletionProof',
  area,
  summary: 'Get the proof of deletion of a screening',
  scope,
  input: { path: idPath },
  output: Proof,
  example: { path: { id: exampleScreeningId }, output: exampleProof },
  run: async ({ path: { id } }, { deletions }: DeleteNeeds, { caller }) => {
    const proof = await deletions.find(caller.accountId, id)
    if (proof === undefined) throw notFound('deletion')
    return presentProof(proof)
  },
})
