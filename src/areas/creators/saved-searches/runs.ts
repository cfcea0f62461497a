import { z } from 'zod'
import { readCreatorKey } from '../../../corpus/search/keys.js'
import { toTimestamp } from '../../../kernel/clock.js'
import { notFound } from '../../../kernel/errors.js'
import { operation } from '../../../kernel/operation.js'
import { cutPage, pageOf, pageQuery } from '../../../kernel/page.js'
import { knownText } from '../../../model/known-text.js'
import { DifferenceShown, RunShown } from './contract.js'
import { differenceKinds, type Noted } from './differences.js'
import { exampleDifference, exampleRun, exampleSearch } from './examples.js'
import { getSaved, savedCommon, savedPath, submitRun, type SavedSearchNeeds } from './operations.js'

const path = { id: exampleSearch.id }

export const runSaved = operation({
  ...savedCommon,
  method: 'POST',
  path: '/saved-searches/{id}/run',
  name: 'runSavedSearch',
  summary: 'Look at a saved search now',
  description: 'The answer names the request; GET /requests/{id} shows how far it is, and its id is the id of the run.',
  input: { path: savedPath },
  status: 202,
  output: z.strictObject({ request_id: z.string() }),
  example: { path, output: { request_id: exampleRun.id } },
  run: async ({ path: { id } }, needs: SavedSearchNeeds, call) => {
    await getSaved(id, needs, call)
    return { request_id: await submitRun(id, needs, call) }
  },
})

export const listRuns = operation({
  ...savedCommon,
  method: 'GET',
  path: '/saved-searches/{id}/runs',
  name: 'listSavedSearchRuns',
  summary: 'List the runs of a saved search',
  description:
    'Newest first, with how many matches were new, lost and changed. A run with `baseline` has nothing to compare with.',
  input: { path: savedPath, query: z.strictObject(pageQuery) },
  output: pageOf(RunShown),
  example: { path, output: { data: [exampleRun], next_cursor: null } },
  run: async ({ path: { id }, query: { limit, cursor } }, needs: SavedSearchNeeds, call) => {
    await getSaved(id, needs, call)
    const list = ['saved search runs', id]
    const [before] = needs.cursors.read(list, cursor) ?? []
    const rows = await needs.savedSearches.listRuns(id, before === undefined ? undefined : Number(before), limit + 1)
    return cutPage(rows, limit, {
      item: (row) => ({
        id: row.id,
        baseline: row.baseline === 1,
        matches: row.matches,
        new: row.added,
        lost: row.lost,
        changed: row.changed,
        created_at: toTimestamp(row.created_at),
      }),
      cursor: ({ seq }) => needs.cursors.write(list, [seq]),
    })
  },
})

/** A name that was not known is noted as no letters. */
const presentNoted = (noted: Noted | null): (Omit<Noted, 'name'> & { name: string | null }) | null =>
  noted === null ? null : { ...noted, name: knownText(noted.name) }

export const listDifferences = operation({
  ...savedCommon,
  method: 'GET',
  path: '/saved-searches/{id}/runs/{run_id}/differences',
  name: 'listSavedSearchDifferences',
  summary: 'List the differences of a look',
  description: 'All creators who are new, lost or changed, with the values before and after.',
  input: {
    path: z.strictObject({ ...savedPath.shape, run_id: z.string().min(1).max(60) }),
    query: z.strictObject({ ...pageQuery, kind: z.enum(differenceKinds).optional() }),
  },
  output: pageOf(DifferenceShown),
  example: { path: { ...path, run_id: exampleRun.id }, output: { data: [exampleDifference], next_cursor: null } },
  run: async ({ path: { id, run_id: runId }, query: { limit, cursor, kind } }, needs: SavedSearchNeeds, call) => {
    await getSaved(id, needs, call)
    const run = await needs.savedSearches.findRun(id, runId)
    if (run === undefined) throw notFound('run')
    const list = ['saved search differences', id, runId, kind]
    const [after] = needs.cursors.read(list, cursor) ?? []
    const rows = await needs.savedSearches.listDifferences(run, kind, Number(after ?? -1), limit + 1)
    return cutPage(rows, limit, {
      item: ({ kind: what, key, before, after: now }) => ({
        kind: what,
        network: readCreatorKey(key).network,
        external_id: readCreatorKey(key).externalId,
        before: presentNoted(before),
        after: presentNoted(now),
      }),
      cursor: ({ place }) => needs.cursors.write(list, [place]),
    })
  },
})
