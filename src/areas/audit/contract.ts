import { z } from 'zod'
import { outcomes } from '../../db/audit/entry.js'
import { formatQuery } from '../../jobs/item-files.js'
import { actorName } from '../../kernel/actor-name.js'
import { pageQuery } from '../../kernel/page.js'
import { timeOrDay } from '../../kernel/timestamp.js'

const timestamp = z.iso.datetime()

export const AuditSubject = z.strictObject({
  key: z.string().describe('An id, or for a person a keyed digest that is the same in every entry.'),
  name: z
    .string()
    .nullable()
    .describe(
      'The person behind the digest, or what the token or user is called; null for other ids and for erased people.',
    ),
})

export const AuditShown = z
  .strictObject({
    seq: z.int().describe('Place in the chain. The chain is one for the whole installation.'),
    at: timestamp,
    actor: z.string().describe('Who: the id of a token or user.'),
    actor_name: actorName,
    operation: z.string().describe('What: the name of the operation, such as `getScreening`.'),
    outcome: z
      .enum(outcomes)
      .describe('Changes have two entries: `begun`, written no later than the change itself, and how it ended.'),
    status: z.int().nullable().describe('HTTP status of the answer; null for `begun`.'),
    subjects: z.array(AuditSubject).describe('To what or whom, as far as the call names them; 20 people at most.'),
    purpose: z.string().nullable().describe('What the caller sent as Rostra-Purpose.'),
    details: z.string().nullable().describe('More about it, as JSON: for sign-ins the method and why it was refused.'),
    request_id: z.string(),
    hash: z.string().describe('SHA-256 over this entry and the hash of the one before.'),
  })
  .meta({ id: 'AuditEntry' })

export const AuditQuery = z.strictObject({
  ...pageQuery,
  actor: z.string().min(1).max(100).optional().describe('Only calls of this token or user.'),
  operation: z.string().min(1).max(100).optional().describe('Only this operation, such as showContacts.'),
  outcome: z.enum(outcomes).optional(),
  subject: z
    .string()
    .min(1)
    .max(2048)
    .optional()
    .describe(
      'Only entries about this id or person: an id, network:handle, profile URL, e-mail address, phone number or IP address.',
    ),
  since: timeOrDay.optional().describe('Only entries at or after this time.'),
  until: timeOrDay.optional().describe('Only entries before this time.'),
  format: formatQuery,
})

export const AuditVerdictShown = z.strictObject({
  sound: z.boolean(),
  entries: z.int().describe('Number of entries verified.'),
  first_seq: z.int().nullable().describe('Above 1 after older entries were deleted by the retention period.'),
  head: z.strictObject({ seq: z.int(), hash: z.string() }).describe('The last entry verified. Keep it elsewhere.'),
  sealed: z
    .strictObject({ seq: z.int(), at: timestamp })
    .nullable()
    .describe('The newest entry noted in `audit.seal` of the data folder.'),
  broken: z
    .strictObject({ seq: z.int(), reason: z.string() })
    .nullable()
    .describe('The first entry that is missing or not as it was written.'),
})

export const exampleEntry: z.output<typeof AuditShown> = {
  seq: 1042,
  at: '2026-11-16T09:00:00.000Z',
  actor: 'tok_01kb3zq4f0e8v5w2n7m6x9c1da',
  actor_name: 'Nightly export',
  operation: 'showContacts',
  outcome: 'succeeded',
  status: 200,
  subjects: [{ key: 'sub_mWl0aN3x2cQ7r9ZbT1uYkA', name: 'instagram:una.bakes' }],
  purpose: 'Spring campaign',
  details: null,
  request_id: 'req_01kb3zq4f0e8v5w2n7m6x9c1da',
  hash: '9b2f4c0d6f3a1e8b7c5d2a9e0f4b6c8d1e3f5a7b9c0d2e4f6a8b1c3d5e7f9a0b',
}
