import { z } from 'zod'
import { invalid, notFound } from '../../../kernel/errors.js'
import { operation } from '../../../kernel/operation.js'
import { riskLevels, scoringVersion } from '../../../engine/risk/score.js'
import type { Judge } from '../../../engine/text/verdict.js'
import { idPath } from './list-contents.js'
import { resolveCriteria } from '../criteria/operations.js'
import { getFinished, type DecideNeeds } from './decide.js'
import { exampleScreeningId } from '../result/examples.js'
import { itemStates } from '../items/item.js'
import { rejudge } from './rejudge.js'
import { criteriaFields } from '../run/screen-contract.js'
import type { Screening } from '../result/screening-rows.js'
import { sealOf, summarize } from '../result/summarize.js'

type Needs = DecideNeeds & { judge: Judge }

const area = 'Screening'
const scope = 'screening'
const shownMax = 50
/** What screenings from before this was kept were scored by. */
const firstScoring = 'risk-1'
const timeoutMs = 120_000

const difference = z.strictObject({
  id: z.string(),
  before: z.enum(itemStates),
  after: z.enum(itemStates),
  categories_before: z.array(z.string()),
  categories_after: z.array(z.string()),
})

const open = async (accountId: string, id: string, needs: Needs): Promise<Screening> => {
  await getFinished(accountId, id, needs)
  const screening = await needs.screenings.find(accountId, id)
  if (screening === undefined) throw notFound('screening')
  return screening
}

const listOf = (column: string): string[] => column.split('\n').filter((each) => each !== '')

export const replayScreening = operation({
  method: 'POST',
  path: '/screening/{id}/replay',
  name: 'replayScreening',
  area,
  summary: 'Replay a screening on its stored items',
  description:
    'The same items, criteria and engine version give an identical digest. If the engine is newer, the answer says so and lists the items that differ. Nothing is changed, and no network is called.',
  scope,
  timeoutMs,
  input: { path: idPath },
  output: z.strictObject({
    screening_id: z.string(),
    same: z.boolean(),
    digest: z.string(),
    replayed_digest: z.string(),
    engine: z.strictObject({ then: z.string(), now: z.string() }),
    items: z.int(),
    differences: z.array(difference).describe(`At most ${shownMax}.`),
    differences_total: z.int(),
  }),
  example: {
    path: { id: exampleScreeningId },
    output: {
      screening_id: exampleScreeningId,
      same: true,
      digest: 'c0ffee',
      replayed_digest: 'c0ffee',
      engine: { then: 'risk-2+1f0c', now: 'risk-2+1f0c' },
      items: 214,
      differences: [],
      differences_total: 0,
    },
  },
  run: async ({ path: { id } }, needs: Needs, { caller, signal }) => {
    const screening = await open(caller.accountId, id, needs)
    const { criteriaId, criteriaVersion, state, digest } = screening
    const set = await needs.criteriaSets.find(caller.accountId, criteriaId, criteriaVersion)
    if (set === undefined) throw notFound('criteria set')
    const pairs = await rejudge(screening, set, needs, signal)
    const replayed = sealOf(
      pairs.map(({ again }) => again),
      set,
      needs.judge.version,
    )
    const differing = pairs.filter(
      ({ kept, again }) =>
        JSON.stringify([kept.outcome, kept.scores]) !== JSON.stringify([again.outcome, again.scores]),
    )
    return {
      screening_id: id,
      same: replayed === digest,
      digest: digest ?? '',
      replayed_digest: replayed,
      engine: {
        then: `${state.scoringVersion ?? firstScoring}+${state.judgeVersion}`,
        now: `${scoringVersion}+${needs.judge.version}`,
      },
      items: pairs.length,
      differences: differing.slice(0, shownMax).map(({ kept, again }) => ({
        id: kept.key,
        before: kept.outcome,
        after: again.outcome,
        categories_before: listOf(kept.categories),
        categories_after: listOf(again.categories),
      })),
      differences_total: differing.length,
    }
  },
})

const scored = z.strictObject({ score: z.number().nullable(), level: z.enum(riskLevels).nullable(), flagged: z.int() })

export const compareCriteria = operation({
  method: 'POST',
  path: '/screening/{id}/compare',
  name: 'compareCriteria',
  isRead: true,
  area,
  summary: 'Compare a screening with other criteria',
  description:
    'Applies another criteria set, or another version, to the stored items of a screening and returns which flags would be added or removed. Nothing is changed.',
  scope,
  timeoutMs,
  input: { path: idPath, body: z.strictObject(criteriaFields) },
  output: z.strictObject({
    screening_id: z.string(),
    criteria: z.strictObject({ id: z.string(), version: z.int() }),
    before: scored,
    after: scored,
    newly_flagged: z.array(difference),
    no_longer_flagged: z.array(difference),
    newly_flagged_total: z.int(),
    no_longer_flagged_total: z.int(),
  }),
  example: {
    path: { id: exampleScreeningId },
    body: { criteria_id: 'crt_default' },
    output: {
      screening_id: exampleScreeningId,
      criteria: { id: 'crt_default', version: 1 },
      before: { score: 11.4, level: 'low', flagged: 2 },
      after: { score: 11.4, level: 'low', flagged: 2 },
      newly_flagged: [],
      no_longer_flagged: [],
      newly_flagged_total: 0,
      no_longer_flagged_total: 0,
    },
  },
  run: async ({ path: { id }, body }, needs: Needs, { caller, signal }) => {
    const screening = await open(caller.accountId, id, needs)
    const set = await resolveCriteria(caller.accountId, body, needs.criteriaSets)
    const own = await needs.criteriaSets.find(caller.accountId, screening.criteriaId, screening.criteriaVersion)
    // Other criteria would tell of an applicant what these keep back.
    if ((own ?? set).criteria.purpose === 'employment' && set.criteria.purpose !== 'employment')
      throw invalid('/criteria_id', 'The screening is for employment: compare it with criteria for employment.')
    const pairs = await rejudge(screening, set, needs, signal)
    const show = ({ kept, again }: (typeof pairs)[number]) => ({
      id: kept.key,
      before: kept.outcome,
      after: again.outcome,
      categories_before: listOf(kept.categories),
      categories_after: listOf(again.categories),
    })
    const [more, less] = [
      pairs.filter(({ kept, again }) => kept.outcome !== 'flagged' && again.outcome === 'flagged'),
      pairs.filter(({ kept, again }) => kept.outcome === 'flagged' && again.outcome !== 'flagged'),
    ]
    const score = (side: 'kept' | 'again') => {
      const rows = pairs.map((pair) => pair[side])
      const options = { complete: true, digest: '' }
      const { before_decisions } = summarize(rows, side === 'kept' ? (own ?? set) : set, screening, options)
      return { ...before_decisions, flagged: rows.filter(({ outcome }) => outcome === 'flagged').length }
    }
    return {
      screening_id: id,
      criteria: { id: set.id, version: set.version },
      before: score('kept'),
      after: score('again'),
      newly_flagged: more.slice(0, shownMax).map(show),
      no_longer_flagged: less.slice(0, shownMax).map(show),
      newly_flagged_total: more.length,
      no_longer_flagged_total: less.length,
    }
  },
})
