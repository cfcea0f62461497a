import { z } from 'zod'
import { notFound } from '../../../kernel/errors.js'
import { operation } from '../../../kernel/operation.js'
import { cutPage, pageOf, pageQuery, type Cursors } from '../../../kernel/page.js'
import { idPath } from './list-contents.js'
import { DecisionShown, decisionOutput, exampleDecision, presentDecision } from './decision-shown.js'
import { presentOutcome, reviewFields } from './review-contents.js'
import { decide, type DecideNeeds } from './decide.js'
import { exampleScreeningId } from '../result/examples.js'
import { kind } from '../run/screen.js'

const UnflagBody = z.strictObject({
  ...reviewFields,
  action: z
    .enum(['unflag', 'flag', 'confirm'])
    .default('unflag')
    .describe(
      'unflag takes a flag back. flag puts it back, or flags an item that was missed, under the given categories. confirm says that it is right.',
    ),
})

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
  output: z.strictObject(decisionOutput),
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
      decision: exampleDecision,
    },
  },
  run: async ({ path: { id }, body }, needs: DecideNeeds, { caller }) => {
    const { content_ids, categories, reviewer = null, ...order } = body
    const whole = { ...order, contentIds: content_ids, categories, reviewer, severity: null, note: null }
    return presentOutcome(id, await decide(caller.accountId, id, whole, caller.tokenId, needs), needs)
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
  example: { path: { id: exampleScreeningId }, output: { data: [exampleDecision], next_cursor: null } },
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
    const actors = await needs.actors.namesOf(found.map(({ actor }) => actor))
    return cutPage(found, limit, {
      item: (entry) => presentDecision(entry, purpose, actors),
      cursor: ({ seq }) => needs.cursors.write(list, [seq]),
    })
  },
})
