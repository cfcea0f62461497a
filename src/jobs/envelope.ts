import { z } from 'zod'
import { toTimestamp, toTimestampOrNull } from '../kernel/clock.js'
import { errorCatalogue, type ErrorCode } from '../kernel/errors.js'
import { RequestCost } from './cost.js'
import { requestStatuses, type Request } from './request.js'

const timestamp = z.iso.datetime()
const errorCodes = Object.keys(errorCatalogue) as [ErrorCode, ...ErrorCode[]]

export const RequestStatusSchema = z
  .enum(requestStatuses)
  .describe('succeeded, partial, failed and canceled are final.')

/** What every request shows of itself, whatever its kind. */
export const envelopeFields = {
  id: z.string(),
  kind: z.string().describe('The operation this belongs to.'),
  status: RequestStatusSchema,
  progress: z
    .strictObject({
      done: z.int(),
      total: z.int().nullable().describe('Null while it is not known.'),
      share: z.number().min(0).max(1).describe('Never decreases.'),
      eta_s: z.int().nullable().describe('Estimated remaining seconds.'),
    })
    .meta({ id: 'Progress' }),
  missing: z
    .array(z.strictObject({ item: z.string(), reason: z.string(), detail: z.string() }).meta({ id: 'Missing' }))
    .describe('What is missing from a partial result.'),
  error: z
    .strictObject({ code: z.enum(errorCodes), detail: z.string() })
    .nullable()
    .describe('Reason for the failure.'),
  cost: RequestCost.nullable().describe(
    'What it may use of sources that charge or count, estimated when it was submitted: at most so much, if nothing that it reads is known yet. Null where it reads none of them.',
  ),
  attempt: z.int().describe('Number of attempts since the last progress.'),
  retry_at: timestamp.nullable().describe('When the next attempt starts.'),
  created_at: timestamp,
  updated_at: timestamp,
  started_at: timestamp.nullable(),
  finished_at: timestamp.nullable(),
}

export const Envelope = z.strictObject(envelopeFields).meta({ id: 'Request' })
export type Envelope = z.output<typeof Envelope>

/** Seconds to go at the pace since the start; unknown before there is a pace. */
const etaS = ({ status, progress, startedAt }: Request, now: number): number | null => {
  if (status !== 'in_progress' || startedAt === null || progress.share <= 0) return null
  return Math.ceil((((now - startedAt) / progress.share) * (1 - progress.share)) / 1000)
}

export const presentEnvelope = (request: Request, now: number): Envelope => ({
  id: request.id,
  kind: request.kind,
  status: request.status,
  progress: { ...request.progress, eta_s: etaS(request, now) },
  missing: request.missing,
  error: request.error,
  cost: request.cost,
  attempt: request.attempt,
  retry_at: request.status === 'queued' && request.attempt > 0 ? toTimestamp(request.runAt) : null,
  created_at: toTimestamp(request.createdAt),
  updated_at: toTimestamp(request.updatedAt),
  started_at: toTimestampOrNull(request.startedAt),
  finished_at: toTimestampOrNull(request.finishedAt),
})

/** An envelope for examples in the description. */
export const exampleEnvelope = (id: string, kind: string, status: 'queued' | 'succeeded'): Envelope => ({
  id,
  kind,
  status,
  progress:
    status === 'queued'
      ? { done: 0, total: null, share: 0, eta_s: null }
      : { done: 3, total: 3, share: 1, eta_s: null },
  missing: [],
  error: null,
  cost: null,
  attempt: status === 'queued' ? 0 : 1,
  retry_at: null,
  created_at: '2026-11-15T09:00:00.000Z',
  updated_at: '2026-11-15T09:00:00.000Z',
  started_at: status === 'queued' ? null : '2026-11-15T09:00:00.000Z',
  finished_at: status === 'queued' ? null : '2026-11-15T09:00:00.000Z',
})
