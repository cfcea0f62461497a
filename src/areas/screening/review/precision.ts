import { z } from 'zod'
import { notFound } from '../../../kernel/errors.js'
import { operation } from '../../../kernel/operation.js'
import { screeningCategories } from '../../../engine/risk/categories.js'
import { shareOf } from '../../../engine/risk/coverage.js'
import type { ItemRow } from '../items/item.js'
import { countCategory, type Counted } from '../result/calibration.js'
import type { Screenings } from '../result/screening-store.js'
import type { CriteriaSets } from '../criteria/criteria-store.js'

const estimate = z.strictObject({
  value: z.number(),
  low: z.number(),
  high: z.number(),
  sample_size: z.int(),
  basis: z.enum(['measured', 'declared', 'inferred']),
})

const counts = {
  confirmed: z.int(),
  unflagged: z.int().describe('Unflagged, or given another category.'),
  missed: z.int().describe('Flagged, or given this category, by a reviewer but not by the engine.'),
  precision: estimate
    .nullable()
    .describe('Share of confirmed items among confirmed and unflagged ones, with its 95 % interval. Null without any.'),
  recall: estimate
    .nullable()
    .describe('Share of confirmed items among confirmed and missed ones, with its 95 % interval. Null without any.'),
}

/** Null where nothing was reviewed: a share of nothing would read as 0 %. */
const share = (part: number, of: number) => {
  if (of === 0) return null
  const { sampleSize, ...rest } = shareOf(part, of)
  return { ...rest, sample_size: sampleSize }
}

const present = ({ confirmed, unflagged, missed }: Counted) => ({
  confirmed,
  unflagged,
  missed,
  precision: share(confirmed, confirmed + unflagged),
  recall: share(confirmed, confirmed + missed),
})

const countItems = (rows: readonly ItemRow[]): Counted => ({
  confirmed: rows.filter(({ decision }) => decision === 'confirmed').length,
  unflagged: rows.filter(({ decision }) => decision === 'unflagged').length,
  missed: rows.filter(({ decision }) => decision === 'flagged').length,
})

const exampleCounts = {
  confirmed: 17,
  unflagged: 3,
  missed: 2,
  precision: { value: 0.85, low: 0.6396, high: 0.9476, sample_size: 20, basis: 'measured' as const },
  recall: { value: 0.8947, low: 0.6861, high: 0.9706, sample_size: 19, basis: 'measured' as const },
}

export const showPrecision = operation({
  method: 'GET',
  path: '/flagging-criteria/{id}/precision',
  name: 'showCriteriaPrecision',
  isImpersonal: true,
  area: 'Screening',
  summary: 'Get the precision and recall of a criteria set',
  description:
    'Computed from reviewers’ decisions, overall, by category and by keyword. Only reviewed items count: unflagging without ever confirming makes precision look worse than it is, and recall knows only the missed items that reviewers flagged, so read clear items too.',
  scope: 'screening',
  input: { path: z.strictObject({ id: z.string().max(60) }) },
  output: z.strictObject({
    criteria_id: z.string(),
    ...counts,
    categories: z.array(z.strictObject({ category: z.enum(screeningCategories), ...counts })),
    keywords: z.array(z.strictObject({ term: z.string(), ...counts })),
  }),
  example: {
    path: { id: 'crt_default' },
    output: {
      criteria_id: 'crt_default',
      ...exampleCounts,
      categories: [{ category: 'alcohol', ...exampleCounts }],
      keywords: [],
    },
  },
  run: async ({ path: { id } }, needs: { criteriaSets: CriteriaSets; screenings: Screenings }, { caller }) => {
    if ((await needs.criteriaSets.find(caller.accountId, id)) === undefined) throw notFound('criteria set')
    const rows = await needs.screenings.decided(caller.accountId, id)
    const terms = [...new Set(rows.flatMap(({ scores }) => scores.keywords))]
    return {
      criteria_id: id,
      ...present(countItems(rows)),
      categories: screeningCategories
        .map((category) => ({ category, ...present(countCategory(rows, category)) }))
        .filter(({ confirmed, unflagged, missed }) => confirmed + unflagged + missed > 0),
      keywords: terms.map((term) => ({
        term,
        ...present(countItems(rows.filter(({ scores }) => scores.keywords.includes(term)))),
      })),
    }
  },
})
