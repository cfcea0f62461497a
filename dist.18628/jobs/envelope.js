import { z } from 'zod'
import { toTimestamp, toTimestampOrNull } from '../kernel/clock.js'
import { errorCatalogue } from '../kernel/errors.js'
import { requestStatuses } from './request.js'
const timestamp = z.iso.datetime()
const errorCodes = Object.keys(errorCatalogue)
const RequestStatusSchema = z.enum(requestStatuses).describe('succeeded, partial, failed and canceled are final.')
const envelopeFields = {
  id: z.string(),
  kind: z.string().describe('Which operation it belongs to.'),
  status: RequestStatusSchema,
  progress: z
    .strictObject({
      done: z.int(),
      total: z.int().nullable().describe('Null while it is not known.'),
      share: z.number().min(0).max(1).describe('Never goes back.'),
      eta_s: z.int().nullable().describe('Seconds to go, estimated from the pace so far.'),
    })
    .meta({ id: 'Progress' }),
  missing: z
    .array(z.strictObject({ item: z.string(), reason: z.string(), detail: z.string() }).meta({ id: 'Missing' }))
    .describe('What a partial result lacks, item by item.'),
  error: z
    .strictObject({ code: z.enum(errorCodes), detail: z.string() })
    .nullable()
    .describe('Why it failed.'),
  attempt: z.int().describe('How often it was started since its last progress.'),
  retry_at: timestamp.nullable().describe('When a failed attempt will be tried again.'),
  created_at: timestamp,
  updated_at: timestamp,
  started_at: timestamp.nullable(),
  finished_at: timestamp.nullable(),
}
const Envelope = z.strictObject(envelopeFields).meta({ id: 'Request' })
const etaS = ({ status, progress, startedAt }, now) => {
  if (status !== 'in_progress' || startedAt === null || progress.share <= 0) return null
  return Math.ceil((((now - startedAt) / progress.share) * (1 - progress.share)) / 1e3)
}
const presentEnvelope = (request, now) => ({
  id: request.id,
  kind: request.kind,
  status: request.status,
  progress: { ...request.progress, eta_s: etaS(request, now) },
  missing: request.missing,
  error: request.error,
  attempt: request.attempt,
  retry_at: request.status === 'queued' && request.attempt > 0 ? toTimestamp(request.runAt) : null,
  created_at: toTimestamp(request.createdAt),
  updated_at: toTimestamp(request.updatedAt),
  started_at: toTimestampOrNull(request.startedAt),
  finished_at: toTimestampOrNull(request.finishedAt),
})
const exampleEnvelope = (id, kind, status) => ({
  id,
  kind,
  status,
  progress:
    status === 'queued'
      ? { done: 0, total: null, share: 0, eta_s: null }
      : { done: 3, total: 3, share: 1, eta_s: null },
  missing: [],
  error: null,
  attempt: status === 'queued' ? 0 : 1,
  retry_at: null,
  created_at: '2026-11-15T09:00:00.000Z',
  updated_at: '2026-11-15T09:00:00.000Z',
  started_at: status === 'queued' ? null : '2026-11-15T09:00:00.000Z',
  finished_at: status === 'queued' ? null : '2026-11-15T09:00:00.000Z',
})
export { Envelope, RequestStatusSchema, envelopeFields, exampleEnvelope, presentEnvelope }
//# sourceMappingURL=envelope.js.map
