import { z } from 'zod'
import { shownId } from '../items/shown-id.js'
import { invalid } from '../../../kernel/errors.js'
import { operation } from '../../../kernel/operation.js'
import { screeningCategories } from '../../../engine/risk/categories.js'
import { redactTerm } from '../../../engine/risk/protected.js'
import { severities } from '../../../engine/risk/score.js'
import { exampleScreeningId } from '../result/examples.js'
import { decide, scoreOf, type DecideNeeds, type Outcome } from './decide.js'
import { decisionOutput, exampleDecision, presentDecision } from './decision-shown.js'
import { idPath } from './list-contents.js'
import { actions, scopes } from './review-state.js'

const severity = z.enum(severities)

/** A category by its name alone, or with how grave the item is. */
const label = z
  .union([
    z.enum(screeningCategories),
    z.strictObject({ category: z.enum(screeningCategories), severity: severity.nullable().default(null) }),
  ])
  .transform((given) => (typeof given === 'string' ? { category: given, severity: null } : given))

export const reviewFields = {
  content_ids: z
    .array(z.string().min(1).max(600))
    .min(1)
    .max(1000)
    .describe('Items by `id` or `content_id`, as GET /screening/{id}/contents shows them.'),
  reason: z.string().trim().min(1).max(1000).describe('Why. It stays in the history and in the report.'),
  categories: z
    .array(label)
    .max(screeningCategories.length)
    .default([])
    .describe(
      'The correct categories of the items, instead of those found: category names, or objects of `category` and `severity`. Needed to flag an item in which nothing was found, and to relabel.',
    ),
  scope: z
    .enum(scopes)
    .default('item')
    .describe(
      'item: these items. term: also every other item of this screening, and of its monitoring, flagged only by the same words. criteria_set: the same, also for every later screening with these criteria.',
    ),
  reviewer: z
    .string()
    .trim()
    .min(1)
    .max(120)
    .optional()
    .describe('Who decided, if the token does not identify the person.'),
}

const ReviewBody = z.strictObject({
  ...reviewFields,
  action: z
    .enum(actions)
    .describe(
      'flag: flags missed items, or puts a flag back. unflag: takes a flag back. confirm: the flag is right. relabel: other `categories` for flagged items. set_severity: `severity` for all categories of flagged items. note: a `note` on any item.',
    ),
  severity: severity
    .nullable()
    .optional()
    .describe('For set_severity. It counts in place of how sure the engine was; null gives that back.'),
  note: z.string().trim().min(1).max(2000).nullable().optional().describe('For note. Null removes the note.'),
})

/** The answer to a decision, without what employment keeps back. */
export const presentOutcome = async (
  id: string,
  { entry, before, after, purpose, ...rest }: Outcome,
  { actors }: Pick<DecideNeeds, 'actors'>,
) => ({
  screening_id: id,
  ...rest,
  changed: rest.changed.map((key) => shownId(key, purpose)),
  unchanged: rest.unchanged.map((key) => shownId(key, purpose)),
  terms: purpose === 'employment' ? rest.terms.map(redactTerm) : rest.terms,
  before: scoreOf(before),
  after: scoreOf(after),
  decision: entry === null ? null : presentDecision(entry, purpose, await actors.namesOf([entry.actor])),
})

const refuseMixedOrders = ({ action, categories, severity, note }: z.output<typeof ReviewBody>): void => {
  if (action === 'relabel' && categories.length === 0)
    throw invalid('/categories', 'Name the categories that apply instead.')
  if (categories.length > 0 && action !== 'relabel' && action !== 'flag')
    throw invalid('/categories', 'Only allowed with relabel and flag.')
  if (action === 'set_severity' && severity === undefined)
    throw invalid('/severity', 'Name the severity, or send null to take one back.')
  if (action === 'note' && note === undefined)
    throw invalid('/note', 'Write the note, or send null to remove one. `reason` is not the note.')
  if ((severity ?? null) !== null && action !== 'set_severity')
    throw invalid(
      '/severity',
      'Only allowed with set_severity. With relabel and flag, set the severity of each category.',
    )
  if ((note ?? null) !== null && action !== 'note') throw invalid('/note', 'Only allowed with the action note.')
}

export const reviewContents = operation({
  method: 'PATCH',
  path: '/screening/{id}/contents',
  name: 'reviewContents',
  area: 'Screening',
  summary: 'Review items: flag, unflag, confirm, relabel, set severity, note',
  description:
    'Records a decision about one or many items with its reason, author and time. The score, the report and the measured precision and recall of the criteria follow it, and later screenings with the same criteria apply it as long as the text of the item is unchanged. It applies to all listed items or none. POST /screening/{id}/contents/undo takes it back.',
  scope: 'screening',
  input: { path: idPath, body: ReviewBody },
  output: z.strictObject(decisionOutput),
  example: {
    path: { id: exampleScreeningId },
    body: {
      content_ids: ['instagram:10000ko'],
      action: 'note',
      note: 'Asked the brand team.',
      reason: 'Needs a second look.',
    },
    output: {
      screening_id: exampleScreeningId,
      changed: ['instagram:10000ko'],
      unchanged: [],
      terms: [],
      before: { score: 11.4, level: 'low' },
      after: { score: 11.4, level: 'low' },
      decision: { ...exampleDecision, kind: 'note' },
    },
  },
  run: async ({ path: { id }, body }, needs: DecideNeeds, { caller }) => {
    refuseMixedOrders(body)
    const { content_ids, reviewer = null, severity = null, note = null, ...order } = body
    const whole = { ...order, severity, note, contentIds: content_ids, reviewer }
    return presentOutcome(id, await decide(caller.accountId, id, whole, caller.tokenId, needs), needs)
  },
})
