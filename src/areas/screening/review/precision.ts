import { z } from 'zod'
import { notFound } from '../../../kernel/errors.js'
import { operation } from '../../../kernel/operation.js'
import { screeningCategories } from '../../../engine/risk/categories.js'
import { shareOf } from '../../../engine/risk/coverage.js'
import type { ItemRow } from '../items/item.js'
import type { Screenings } from '../result/screening-store.js'
import type { CriteriaSets } from '../criteria/criteria-store.js'

const estimate = z
  .strictObject({
    value: z.number(),
    low: z.number(),
    high: z.number(),
    sample_size: z.int(),
    basis: z.enum(['measured', 'declared', 'inferred']),
  })
  .describe('Confirmed of what was confirmed or unflagged, with its 95 % interval.')

const counts = { confirmed: z.int(), unflagged: z.int(), precision: estimate }

const count = (rows: readonly ItemRow[]) => {
  const confirmed = rows.filter(({ decision }) => decision === 'confirmed').length
  const { sampleSize, ...share } = shareOf(confirmed, rows.length)
  return { confirmed, unflagged: rows.length - confirmed, precision: { ...share, sample_size: sampleSize } }
}

const exampleCounts = {
  confirmed: 17,
  unflagged: 3,
  precision: { value: 0.85, low: 0.6396, high: 0.9476, sample_size: 20, basis: 'measured' as const },
}

export const showPrecision = operation({
  method: 'GET',
  path: '/flagging-criteria/{id}/precision',
  name: 'showCriteriaPrecision',
  area: 'Screening',
  summary: 'Get the precision of a criteria set',
  description:
    'Computed from reviewers’ decisions: the share of confirmed flags overall, by category and by keyword. Only reviewed flags count, so unflagging without ever confirming makes the set look worse than it is.',
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
      ...count(rows),
      categories: screeningCategories
        .map((category) => ({
          category,
          ...count(rows.filter(({ scores }) => scores.found.some(([each]) => each === category))),
        }))
        .filter(({ confirmed, unflagged }) => confirmed + unflagged > 0),
      keywords: terms.map((term) => ({ term, ...count(rows.filter(({ scores }) => scores.keywords.includes(term))) })),
    }
  },
})
