import { z } from 'zod'
import type { Schedules } from '../../../jobs/schedules.js'
import { toTimestamp, toTimestampOrNull } from '../../../kernel/clock.js'
import { notFound } from '../../../kernel/errors.js'
import { operation, type Call } from '../../../kernel/operation.js'
import { removal } from '../../../kernel/removal.js'
import { listing } from '../../../kernel/listing.js'
import type { Sort } from '../discovery/filters.js'
import { findKeys } from '../discovery/find-keys.js'
import { SavedSearchBody, SavedSearchPatch, SavedSearchShown } from './contract.js'
import { exampleSearch } from './examples.js'
import type { SavedSearch, SearchDetails } from './rows.js'
import { savedSearchKind, savedSearchPrefix, type RunNeeds } from './run.js'

export interface SavedSearchNeeds extends RunNeeds {
  schedules: Schedules
}

export const savedCommon = { area: 'Saved searches', scope: 'creators' as const }
export const savedPath = z.strictObject({ id: z.string().min(1).max(60) })
const examplePath = { id: exampleSearch.id }

export const getSaved = async (id: string, { savedSearches }: SavedSearchNeeds, { caller }: Call) => {
  const search = await savedSearches.find(caller.accountId, id)
  if (search === undefined) throw notFound('saved search')
  return search
}

/** Looks now, beside the schedule. */
export const submitRun = async (id: string, { requests }: SavedSearchNeeds, call: Call): Promise<string> => {
  const requestId = call.newId(savedSearchPrefix)
  const { accountId } = call.caller
  await requests.submit({ id: requestId, accountId, kind: savedSearchKind, input: { search_id: id } })
  return requestId
}

const present = async (
  search: SavedSearch,
  { schedules }: SavedSearchNeeds,
): Promise<z.output<typeof SavedSearchShown>> => {
  const schedule = await schedules.find(search.accountId, search.id)
  return {
    id: search.id,
    name: search.name,
    filters: search.filters,
    sort: search.sort,
    every_s: search.everyMs === null ? null : search.everyMs / 1000,
    alerts: search.alerts,
    max_results: search.maxResults,
    followers_share: search.followersShare,
    paused: search.paused,
    matches: search.matches,
    checked_at: toTimestampOrNull(search.checkedAt),
    next_at: search.paused || schedule === undefined ? null : toTimestamp(schedule.nextAt),
    created_at: toTimestamp(search.createdAt),
    updated_at: toTimestamp(search.updatedAt),
  }
}

const toEveryMs = (everyS: number | null): number | null => (everyS === null ? null : everyS * 1000)

/** What a schedule submits for a saved search. */
const workOf = (id: string, accountId: string) => ({
  id,
  accountId,
  kind: savedSearchKind,
  requestPrefix: savedSearchPrefix,
  input: { search_id: id },
})

/** Looks next when the new interval has passed since the last look; the schedule of another interval is replaced. */
const reschedule = async ({ id, accountId, everyMs, paused, checkedAt }: SavedSearch, needs: SavedSearchNeeds) => {
  const now = needs.clock.now()
  await needs.schedules.remove(accountId, id)
  if (everyMs === null) return
  const firstIn = Math.max(0, (checkedAt ?? now) + everyMs - now)
  await needs.schedules.create({ ...workOf(id, accountId), everyMs, firstIn })
  if (paused) await needs.schedules.setPaused(accountId, id, true)
}

export const createSaved = operation({
  ...savedCommon,
  method: 'POST',
  path: '/saved-searches',
  name: 'createSavedSearch',
  summary: 'Save a search, with alerts',
  description:
    'Looks at once, and then every `every_s` seconds. The first look is what later ones are compared with; new, lost and changed matches of later ones are listed exactly, and are an event if `alerts` names them.',
  input: { body: SavedSearchBody },
  status: 201,
  output: SavedSearchShown,
  example: {
    body: { name: exampleSearch.name, filters: { interests: ['food'], followers: { min: 1000 } } },
    output: exampleSearch,
  },
  run: async ({ body }, needs: SavedSearchNeeds, call) => {
    const { accountId } = call.caller
    // What the search refuses is refused now, not at night.
    await findKeys(body.filters, body.sort, 1, { needs, accountId, pointer: '/filters' })
    const id = call.newId('ssr')
    const everyMs = toEveryMs(body.every_s)
    const details = {
      filters: body.filters,
      sort: body.sort ?? null,
      everyMs,
      alerts: body.alerts,
      maxResults: body.max_results,
      followersShare: body.followers_share,
    }
    await needs.savedSearches.create(id, accountId, body.name, details, needs.clock.now())
    if (everyMs !== null) await needs.schedules.create({ ...workOf(id, accountId), everyMs })
    else await submitRun(id, needs, call)
    return present(await getSaved(id, needs, call), needs)
  },
})

export const listSaved = listing({
  ...savedCommon,
  path: '/saved-searches',
  name: 'listSavedSearches',
  summary: 'List saved searches',
  description: 'Newest first.',
  item: SavedSearchShown,
  example: exampleSearch,
  list: 'saved searches',
  rows: (accountId, page, { savedSearches }: SavedSearchNeeds) => savedSearches.list(accountId, page),
  present: (row, needs) => present(row, needs),
})

export const showSaved = operation({
  ...savedCommon,
  method: 'GET',
  path: '/saved-searches/{id}',
  name: 'getSavedSearch',
  summary: 'Get a saved search',
  input: { path: savedPath },
  output: SavedSearchShown,
  example: { path: examplePath, output: exampleSearch },
  run: async ({ path: { id } }, needs: SavedSearchNeeds, call) => present(await getSaved(id, needs, call), needs),
})

export const changeSaved = operation({
  ...savedCommon,
  method: 'PATCH',
  path: '/saved-searches/{id}',
  name: 'changeSavedSearch',
  summary: 'Change, pause or resume a saved search',
  description:
    'Replaces the fields you send, `filters` as a whole. If `filters`, `sort` or `max_results` change, the search runs immediately unless it is paused, and that run is the new baseline: no one counts as new or lost because the search has changed.',
  input: { path: savedPath, body: SavedSearchPatch },
  output: SavedSearchShown,
  example: { path: examplePath, body: { paused: true }, output: { ...exampleSearch, paused: true, next_at: null } },
  run: async ({ path: { id }, body }, needs: SavedSearchNeeds, call) => {
    const { accountId } = call.caller
    const known = await getSaved(id, needs, call)
    const edit = (details: SearchDetails): SearchDetails => ({
      ...details,
      filters: body.filters ?? details.filters,
      sort: body.sort === undefined ? details.sort : body.sort,
      everyMs: body.every_s === undefined ? details.everyMs : toEveryMs(body.every_s),
      alerts: body.alerts ?? details.alerts,
      maxResults: body.max_results ?? details.maxResults,
      followersShare: body.followers_share ?? details.followersShare,
    })
    const { filters, sort } = edit(known)
    if (body.filters !== undefined || body.sort !== undefined)
      await findKeys(filters, (sort ?? undefined) as Sort | undefined, 1, { needs, accountId, pointer: '/filters' })
    const changed = await needs.savedSearches.change(accountId, id, { ...body, edit }, needs.clock.now())
    if (changed === undefined) throw notFound('saved search')
    if (body.every_s !== undefined) await reschedule(changed.search, needs)
    if (body.paused !== undefined) await needs.schedules.setPaused(accountId, id, body.paused)
    if (changed.isOther && !changed.search.paused) await submitRun(id, needs, call)
    return present(changed.search, needs)
  },
})

export const removeSaved = removal({
  ...savedCommon,
  path: '/saved-searches/{id}',
  name: 'removeSavedSearch',
  summary: 'Delete a saved search',
  input: { path: savedPath },
  example: { path: examplePath },
  run: async ({ path: { id } }, { savedSearches, schedules }: SavedSearchNeeds, call) => {
    await schedules.remove(call.caller.accountId, id)
    if (!(await savedSearches.remove(call.caller.accountId, id))) throw notFound('saved search')
  },
})
