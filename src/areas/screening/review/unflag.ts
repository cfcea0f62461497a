import { z } from 'zod'
import { toTimestamp } from '../../../kernel/clock.js'
import { notFound } from '../../../kernel/errors.js'
import { operation } from '../../../kernel/operation.js'
import { cutPage, pageOf, pageQuery, type Cursors } from '../../../kernel/page.js'
import type { Purpose } from '../../../engine/risk/criteria.js'
import { redact, redactTerm } from '../../../engine/risk/protected.js'
import { riskLevels } from '../../../engine/risk/score.js'
import { idPath } from './list-contents.js'
import { actions, decide, scopes, type DecideNeeds } from './decide.js'
import type { DecisionEntry } from './decision-store.js'
import { exampleScreeningId } from '../result/examples.js'
import { timestamp } from '../../../kernel/timestamp.js'
import { kind } from '../run/screen.js'

const scored = z.strictObject({ score: z.number().nullable(), level: z.enum(riskLevels).nullable() })

export const DecisionShown = z
  .strictObject({
    id: z.string(),
    seq: z.int(),
    kind: z.string().describe('unflag, flag or confirm; also what was done about a dispute, a notice or a deletion.'),
    actor: z.string().describe('The token that did it.'),
    created_at: timestamp,
    detail: z.record(z.string(), z.unknown()).describe('Reason, reviewer, scope, items, score before and after …'),
  })
  .meta({ id: 'ScreeningDecision' })

/** What people write about a decision can name what is protected, as can the words it is about. */
const redactDetail = (detail: DecisionEntry['document']): DecisionEntry['document'] =>
  Object.fromEntries(
    Object.entries(detail).map(([name, value]) => {
      if (name === 'terms' && Array.isArray(value)) return [name, value.map((term) => redactTerm(String(term)))]
      return [name, typeof value === 'string' ? redact(value).text : value]
    }),
  )

export const presentDecision = (
  { id, seq, kind: what, actor, document, createdAt }: DecisionEntry,
  purpose: Purpose,
) => ({
  id,
  seq,
  kind: what,
  actor,
  created_at: toTimestamp(createdAt),
  detail: purpose === 'employment' ? redactDetail(document) : document,
})

const UnflagBody = z.strictObject({
  content_ids: z
    .array(z.string().min(1).max(600))
    .min(1)
    .max(1000)
    .describe('Items by `id` or `content_id`, as GET /screening/{id}/contents shows them.'),
  reason: z.string().trim().min(1).max(1000).describe('Why. It stays in the history and in the report.'),
  action: z
    .enum(actions)
    .default('unflag')
    .describe('unflag takes a flag back, flag puts it back, confirm says that it is right.'),
  scope: z
    .enum(scopes)
    .default('item')
    .describe(
      'item: these items. term: also every other item of this screening, and of its monitoring, flagged by the same words alone. criteria_set: the same, remembered for every later screening with these criteria.',
    ),
  reviewer: z.string().trim().min(1).max(120).optional().describe('Who decided, where the token alone does not say.'),
})

const example = {
  id: 'dec_01kb3zq4f0e8v5w2n7m6x9c1da',
  seq: 1,
  kind: 'unflag',
  actor: 'tok_01kb3zq4f0e8v5w2n7m6x9c1da',
  created_at: '2026-11-15T09:05:00.000Z',
  detail: { reason: 'A recipe, not an advertisement.', scope: 'item', items: ['instagram:10000ko'] },
}

export const unflagContents = operation({
  method: 'PATCH',
  path: '/screening/{id}/contents/unflag',
  name: 'unflagContents',
  area: 'Screening',
  summary: 'Unflag content items',
  description:
    'Records a reversible decision about items, with its reason and author, in the history. The answer shows the score before and after. The decision applies to all listed items or none; repeating it changes nothing. Monitoring, and later screenings with the same criteria, apply it as long as the text of the item is unchanged.',
  scope: 'screening',
  input: { path: idPath, body: UnflagBody },
  output: z.strictObject({
    screening_id: z.string(),
    changed: z.array(z.string()),
    unchanged: z.array(z.string()).describe('Already so, or never flagged.'),
    terms: z
      .array(z.string())
      .describe('For the scopes term and criteria_set: category and words that no longer count.'),
    before: scored,
    after: scored,
    decision: DecisionShown.nullable().describe('Null when nothing changed.'),
  }),
  example: {
    path: { id: exampleScreeningId },
    body: { content_ids: ['instagram:10000ko'], reason: 'A recipe, not an advertisement.' },
    output: {
      screening_id: exampleScreeningId,
      changed: ['instagram:10000ko'],
      unchanged: [],
      terms: [],
      before: { score: 11.4, level: 'low' },
      after: { score: 7.2, level: 'low' },
      decision: example,
    },
  },
  run: async ({ path: { id }, body }, needs: DecideNeeds, { caller }) => {
    const { content_ids, action, scope, reason, reviewer = null } = body
    const order = { contentIds: content_ids, action, scope, reason, reviewer }
    const { entry, before, after, purpose, ...rest } = await decide(caller.accountId, id, order, caller.tokenId, needs)
    return {
      screening_id: id,
      ...rest,
      terms: purpose === 'employment' ? rest.terms.map(redactTerm) : rest.terms,
      before: { score: before.score, level: before.level },
      after: { score: after.score, level: after.level },
      decision: entry === null ? null : presentDecision(entry, purpose),
    }
  },
})

export const listHistory = operation({
  method: 'GET',
  path: '/screening/{id}/history',
  name: 'listScreeningHistory',
  area: 'Screening',
  summary: 'List all decisions about a screening',
  description: 'An unalterable log: who decided what, why, and the score before and after.',
  scope: 'screening',
  input: { path: idPath, query: z.strictObject(pageQuery) },
  output: pageOf(DecisionShown),
  example: { path: { id: exampleScreeningId }, output: { data: [example], next_cursor: null } },
  run: async ({ path: { id }, query: { limit, cursor } }, needs: DecideNeeds & { cursors: Cursors }, { caller }) => {
    const request = await needs.requests.find(caller.accountId, id)
    const list = ['history', id]
    const after = Number(needs.cursors.read(list, cursor)?.[0] ?? 0)
    const found = await needs.decisions.list(caller.accountId, id, { after, limit: limit + 1 })
    if (request?.kind !== kind && found.length === 0) throw notFound('screening')
    const screening = await needs.screenings.find(caller.accountId, id)
    const set =
      screening && (await needs.criteriaSets.find(caller.accountId, screening.criteriaId, screening.criteriaVersion))
    const purpose = set?.criteria.purpose ?? 'employment'
    return cutPage(found, limit, {
      item: (entry) => presentDecision(entry, purpose),
      cursor: ({ seq }) => needs.cursors.write(list, [seq]),
    })
  },
})
