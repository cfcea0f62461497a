import { z } from 'zod'
import { Failure, invalid, notFound } from '../../../kernel/errors.js'
import { operation } from '../../../kernel/operation.js'
import { listing } from '../../../kernel/listing.js'
import type { Cursors } from '../../../kernel/page.js'
import { toTimestamp } from '../../../kernel/clock.js'
import { waitQuery } from '../../../jobs/await-end.js'
import { checkCriteria } from '../../../engine/risk/check-criteria.js'
import type { Criteria } from '../../../engine/risk/criteria.js'
import { changeCriteria, CriteriaBody, CriteriaChange, CriteriaShown, toCriteria } from './contract.js'
import { isDefaultId, type CriteriaSets } from './criteria-store.js'
import { exampleCriteria, presentCriteria } from './present.js'

interface Needs {
  criteriaSets: CriteriaSets
}

const area = 'Screening'
const scope = 'screening'
const idPath = z.strictObject({ id: z.string().max(60) })

/** All that is wrong, at once. */
export const refuseBadCriteria = (criteria: Criteria): void => {
  const problems = checkCriteria(criteria)
  if (problems.length > 0)
    throw new Failure('invalid_input', 'The criteria contradict themselves: see errors.', {
      errors: problems.map((problem) => ({ in: 'body', ...problem })),
    })
}

const exampleBody = {
  name: 'Family brand',
  categories: { alcohol: { threshold: 0.4, weight: 0.5 } },
  keywords: [{ term: 'vape', match: 'stem' as const, category: 'tobacco' as const }],
  exclusions: [{ term: 'anti-vape' }],
}

export const createCriteria = operation({
  method: 'POST',
  path: '/flagging-criteria',
  name: 'createFlaggingCriteria',
  area,
  summary: 'Create a flagging criteria set',
  description:
    'Defines what a screening flags: categories with thresholds and weights, keywords with polarity and match mode, exclusions, time window and number of items. Omitted values use the defaults. A set that cannot flag anything, contradicts itself or contains an unsafe pattern is rejected with the reason. Use POST /flagging-criteria/preview to test a set before you save it.',
  scope,
  status: 201,
  input: { body: CriteriaBody },
  output: CriteriaShown,
  example: { body: exampleBody, output: exampleCriteria },
  run: async ({ body }, { criteriaSets }: Needs, call) => {
    const criteria = toCriteria(body)
    refuseBadCriteria(criteria)
    const { name, description = null } = body
    const id = call.newId('crt')
    return presentCriteria(
      await criteriaSets.add(call.caller.accountId, { id, version: 1, name, description, criteria }),
    )
  },
})

export const changeCriteriaSet = operation({
  method: 'PATCH',
  path: '/flagging-criteria/{id}',
  name: 'changeFlaggingCriteria',
  area,
  summary: 'Change a criteria set (creates a new version)',
  description:
    'Omitted values stay unchanged. Existing results and running monitoring keep the version they were created with.',
  scope,
  input: { path: idPath, body: CriteriaChange },
  output: CriteriaShown,
  example: {
    path: { id: exampleCriteria.id },
    body: { categories: { alcohol: { enabled: false } } },
    output: { ...exampleCriteria, version: 2 },
  },
  run: async ({ path: { id }, body }, { criteriaSets }: Needs, { caller }) => {
    const known = await criteriaSets.find(caller.accountId, id)
    if (known === undefined) throw notFound('criteria set')
    if (isDefaultId(id))
      throw new Failure('conflict', 'The default sets cannot be changed. Create your own set instead.')
    const criteria = changeCriteria(known.criteria, body)
    refuseBadCriteria(criteria)
    return presentCriteria(
      await criteriaSets.add(caller.accountId, {
        id,
        version: known.version + 1,
        name: body.name ?? known.name,
        description: body.description ?? known.description,
        criteria,
      }),
    )
  },
})

export const listCriteria = listing({
  path: '/flagging-criteria',
  name: 'listFlaggingCriteria',
  isImpersonal: true,
  area,
  summary: 'List criteria sets',
  description: 'Returns the latest version of each set, newest first, followed by the built-in sets.',
  scope,
  item: CriteriaShown,
  example: exampleCriteria,
  list: 'criteria',
  rows: (accountId, wanted, { criteriaSets }: Needs & { cursors: Cursors }) => criteriaSets.list(accountId, wanted),
  present: presentCriteria,
})

export const getCriteria = operation({
  method: 'GET',
  path: '/flagging-criteria/{id}',
  name: 'getFlaggingCriteria',
  isImpersonal: true,
  area,
  summary: 'Get a criteria set',
  description: 'Returns the latest version, or the given `version`, and a list of all versions.',
  scope,
  input: {
    path: idPath,
    query: z.strictObject({
      version: z.int().min(1).max(1_000_000).optional(),
      wait: waitQuery.describe('Taken as everywhere; a criteria set is always there at once.'),
    }),
  },
  output: z.strictObject({
    ...CriteriaShown.shape,
    versions: z.array(z.strictObject({ version: z.int(), created_at: z.iso.datetime({ offset: true }) })),
  }),
  example: {
    path: { id: 'crt_default' },
    output: { ...exampleCriteria, versions: [{ version: 1, created_at: exampleCriteria.created_at }] },
  },
  run: async ({ path: { id }, query: { version } }, { criteriaSets }: Needs, { caller }) => {
    const found = await criteriaSets.find(caller.accountId, id, version)
    if (found === undefined) throw notFound('criteria set')
    const versions = await criteriaSets.versions(caller.accountId, id)
    return {
      ...presentCriteria(found),
      versions: versions.map((each) => ({ version: each.version, created_at: toTimestamp(each.createdAt) })),
    }
  },
})

/** The set a request names, the default one where it names none. */
export const resolveCriteria = async (
  accountId: string,
  named: { criteria_id?: string | undefined; criteria_version?: number | undefined },
  criteriaSets: CriteriaSets,
) => {
  const found = await criteriaSets.find(accountId, named.criteria_id ?? 'crt_default', named.criteria_version)
  if (found === undefined)
    throw invalid(
      named.criteria_version === undefined ? '/criteria_id' : '/criteria_version',
      'There is no such criteria set in this account. GET /flagging-criteria lists them.',
    )
  return found
}
