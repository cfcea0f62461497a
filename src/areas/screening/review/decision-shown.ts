import { z } from 'zod'
import { toTimestamp } from '../../../kernel/clock.js'
import type { ActorNames } from '../../../db/actors.js'
import { actorName } from '../../../kernel/actor-name.js'
import type { Purpose } from '../../../engine/risk/criteria.js'
import { redact, redactTerm } from '../../../engine/risk/protected.js'
import { riskLevels } from '../../../engine/risk/score.js'
import { timestamp } from '../../../kernel/timestamp.js'
import { shownId } from '../items/shown-id.js'
import type { DecisionEntry } from './decision-store.js'

export const scored = z.strictObject({ score: z.number().nullable(), level: z.enum(riskLevels).nullable() })

export const DecisionShown = z
  .strictObject({
    id: z.string(),
    seq: z.int(),
    kind: z
      .string()
      .describe(
        'unflag, flag, confirm, relabel, set_severity, note, undo or sign_off; also what was done about a dispute or a notice.',
      ),
    actor: z.string().describe('The token or user that did it.'),
    actor_name: actorName
      .optional()
      .describe('What that token or user is called now; null for deleted users. Not in reports.'),
    created_at: timestamp,
    detail: z.record(z.string(), z.unknown()).describe('Reason, reviewer, scope, items, score before and after …'),
  })
  .meta({ id: 'ScreeningDecision' })

/** What people write about a decision can name what is protected, as can the words it is about. */
const redactDetail = (detail: DecisionEntry['document']): DecisionEntry['document'] =>
  Object.fromEntries(
    Object.entries(detail).map(([name, value]) => {
      if (name === 'terms' && Array.isArray(value)) return [name, value.map((term) => redactTerm(String(term)))]
      if (name === 'items' && Array.isArray(value)) return [name, value.map((id) => shownId(String(id), 'employment'))]
      return [name, typeof value === 'string' ? redact(value).text : value]
    }),
  )

/** Without what is kept for undoing it. */
const shownDetail = ({ undo: _, ...detail }: DecisionEntry['document']): DecisionEntry['document'] => detail

/** `actors`: left out where what is shown is kept, such as a report: a name is that of today. */
export const presentDecision = (
  { id, seq, kind: what, actor, document, createdAt }: DecisionEntry,
  purpose: Purpose,
  actors?: ActorNames,
) => ({
  id,
  seq,
  kind: what,
  actor,
  ...(actors === undefined ? {} : { actor_name: actors.get(actor) ?? null }),
  created_at: toTimestamp(createdAt),
  detail: purpose === 'employment' ? redactDetail(shownDetail(document)) : shownDetail(document),
})

export const exampleDecision = {
  id: 'dec_01kb3zq4f0e8v5w2n7m6x9c1da',
  seq: 1,
  kind: 'unflag',
  actor: 'tok_01kb3zq4f0e8v5w2n7m6x9c1da',
  actor_name: 'Review team',
  created_at: '2026-11-15T09:05:00.000Z',
  detail: { reason: 'A recipe, not an advertisement.', scope: 'item', items: ['instagram:10000ko'] },
}

/** What a decision about items answers. */
export const decisionOutput = {
  screening_id: z.string(),
  changed: z.array(z.string()),
  unchanged: z.array(z.string()).describe('Already so, or not flagged.'),
  terms: z.array(z.string()).describe('For the scopes term and criteria_set: category and words that no longer count.'),
  before: scored,
  after: scored,
  decision: DecisionShown.nullable().describe('Null when nothing changed.'),
}
