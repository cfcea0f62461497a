import { z } from 'zod'
import { Failure, notFound } from '../../../kernel/errors.js'
import { operation } from '../../../kernel/operation.js'
import { exampleScreeningId } from '../result/examples.js'
import { applyStandings, getFinished, lockScreening, resummarize, scoreOf, tellLevel } from './decide.js'
import type { DecideNeeds, Outcome } from './decide.js'
import { decisionOutput, exampleDecision } from './decision-shown.js'
import type { DecisionEntry } from './decision-store.js'
import { idPath } from './list-contents.js'
import { rememberItems, rememberTerms, type Changed } from './remember.js'
import { presentOutcome } from './review-contents.js'
import { actions, isSameReviewState, reviewStateOf, type ItemReviewState, type Scope } from './review-state.js'
import { partsOf } from '../../../kernel/parts.js'

interface Step {
  key: string
  from: ItemReviewState
  to: ItemReviewState
}

const decisionsMax = 100_000
const reviewKinds: readonly string[] = actions

/** The decision to take back: the one named, or the last one that stands. */
const findDecision = (entries: readonly DecisionEntry[], wanted: string | undefined): DecisionEntry => {
  const undone = new Set(entries.filter(({ kind }) => kind === 'undo').map(({ document }) => document['decision_id']))
  if (wanted === undefined) {
    const last = entries.findLast(({ id, kind }) => reviewKinds.includes(kind) && !undone.has(id))
    if (last === undefined) throw new Failure('conflict', 'There is no decision to undo.')
    return last
  }
  const found = entries.find(({ id }) => id === wanted)
  if (found === undefined) throw notFound('decision')
  if (!reviewKinds.includes(found.kind))
    throw new Failure('conflict', `A decision of the kind ${found.kind} cannot be undone.`)
  if (undone.has(found.id)) throw new Failure('conflict', 'This decision has already been undone.')
  return found
}

const stepsOf = ({ document }: DecisionEntry): Step[] => {
  const steps = document['undo'] as Step[] | undefined
  if (steps === undefined)
    throw new Failure(
      'conflict',
      'This decision is from an older version and cannot be undone. Make a new decision instead.',
    )
  return steps
}

/** The items as they stood before, refused where somebody has decided about one of them since. */
const stepBack = async (query: Parameters<typeof lockScreening>[0], id: string, steps: Step[], needs: DecideNeeds) => {
  const found: Changed[] = []
  for (const some of partsOf(steps, 500)) {
    const byKey = new Map(
      (
        await needs.screenings.named(
          query,
          id,
          some.map(({ key }) => key),
        )
      ).map((each) => [each.row.key, each]),
    )
    for (const { key, from, to } of some) {
      const kept = byKey.get(key)
      if (kept === undefined || !isSameReviewState(reviewStateOf(kept.row), to))
        throw new Failure('conflict', `${key} has a later decision. Undo that one first.`)
      found.push({ ...kept, next: from })
    }
  }
  return found
}

export const undoDecision = operation({
  method: 'POST',
  path: '/screening/{id}/contents/undo',
  name: 'undoDecision',
  area: 'Screening',
  summary: 'Undo a decision about items',
  description:
    'Puts the items of a decision back as they were before it: the last decision, or the one named. The history keeps both. If an item was decided about again since, nothing is changed and the answer is 409.',
  scope: 'screening',
  input: {
    path: idPath,
    body: z.strictObject({
      decision_id: z.string().max(60).optional().describe('From the history; the last decision unless said.'),
      reason: z.string().trim().min(1).max(1000).default('Undone.'),
      reviewer: z.string().trim().min(1).max(120).optional(),
    }),
  },
  output: z.strictObject(decisionOutput),
  example: {
    path: { id: exampleScreeningId },
    body: { reason: 'Unflagged by mistake.' },
    output: {
      screening_id: exampleScreeningId,
      changed: ['instagram:10000ko'],
      unchanged: [],
      terms: [],
      before: { score: 7.2, level: 'low' },
      after: { score: 11.4, level: 'low' },
      decision: { ...exampleDecision, seq: 2, kind: 'undo' },
    },
  },
  run: async ({ path: { id }, body }, needs: DecideNeeds, { caller }) => {
    const { accountId, tokenId } = caller
    await getFinished(accountId, id, needs)
    const outcome = await needs.db.transaction(async (query): Promise<Outcome> => {
      const { screening, set } = await lockScreening(query, accountId, id, needs)
      const entries = await needs.decisions.list(accountId, id, { after: 0, limit: decisionsMax })
      const decision = findDecision(entries, body.decision_id)
      const changed = await stepBack(query, id, stepsOf(decision), needs)
      const { risk: before } = await resummarize(query, screening, set, needs)
      const { risk: after } = await applyStandings(query, screening, set, changed, needs)
      const decisionId = needs.ids.next('dec')
      await rememberItems(query, screening, changed, decisionId, needs)
      const { terms = [], scope = 'item' } = decision.document as { terms?: string[]; scope?: Scope }
      await rememberTerms(query, screening, { terms, scope, dropped: decision.kind === 'flag', decisionId }, needs)
      const items = changed.map(({ row }) => row.key)
      const document = {
        reason: body.reason,
        reviewer: body.reviewer ?? null,
        decision_id: decision.id,
        undone: decision.kind,
        items,
        before: scoreOf(before),
        after: scoreOf(after),
      }
      const entry = await needs.decisions.add(query, accountId, id, {
        id: decisionId,
        kind: 'undo',
        actor: tokenId,
        document,
      })
      await tellLevel(query, screening, before, after, needs)
      return { changed: items, unchanged: [], terms: [], entry, purpose: set.criteria.purpose, before, after }
    })
    needs.requests.announce(id)
    needs.events.announce(accountId)
    return presentOutcome(id, outcome, needs)
  },
})
