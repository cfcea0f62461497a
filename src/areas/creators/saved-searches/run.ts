import type { Corpus } from '../../../corpus/index.js'
import { readCreatorKey, toCreatorKey } from '../../../corpus/search/keys.js'
import type { Query } from '../../../db/database.js'
import type { Events } from '../../../jobs/events.js'
import type { Job, Runner } from '../../../jobs/runner.js'
import { Failure } from '../../../kernel/errors.js'
import type { DiscoveryNeeds } from '../discovery/discover.js'
import type { Sort } from '../discovery/filters.js'
import { findKeys } from '../discovery/find-keys.js'
import { waitForIndex } from '../discovery/whole-index.js'
import { compareMatches, type Difference, type Noted } from './differences.js'
import { isSameSearch, type SavedSearch } from './rows.js'
import type { SavedSearches } from './store.js'

export const savedSearchKind = 'saved_search_run'
export const savedSearchPrefix = 'srn'

export interface RunNeeds extends DiscoveryNeeds {
  savedSearches: SavedSearches
  creators: Corpus['creators']
  events: Events
}

const sampleTold = 10

/** Who matches now, in the order of the search, with what is noted of them. */
const readMatches = async (search: SavedSearch, needs: RunNeeds): Promise<Map<string, Noted>> => {
  const keys = await findKeys(search.filters, (search.sort ?? undefined) as Sort | undefined, search.maxResults, {
    needs,
    accountId: search.accountId,
    pointer: '/filters',
  })
  const creators = new Map(
    (await needs.creators.findEach(keys.map(readCreatorKey))).map((creator) => [
      toCreatorKey(creator.network, creator.externalId),
      creator,
    ]),
  )
  return new Map(
    keys.flatMap((key) => {
      const creator = creators.get(key)
      if (creator === undefined) return []
      const { handle, name, verified, followers } = creator
      return [[key, { handle, name, verified, followers }] as const]
    }),
  )
}

const eventOf = (search: SavedSearch, runId: string, differences: readonly Difference[]) => {
  const told = differences.filter(({ kind }) => search.alerts.includes(kind))
  const of = (wanted: Difference['kind']) => differences.filter(({ kind }) => kind === wanted).length
  const payload = {
    name: search.name,
    run_id: runId,
    new: of('new'),
    lost: of('lost'),
    changed: of('changed'),
    sample: told.slice(0, sampleTold).map(({ kind, key, before, after }) => ({
      kind,
      network: readCreatorKey(key).network,
      external_id: readCreatorKey(key).externalId,
      handle: (after ?? before)?.handle ?? '',
    })),
  }
  return told.length === 0 ? [] : [{ kind: 'search.changed', subject: search.id, payload }]
}

/** Looks who matches, compares with the last look, and writes both down with the event: all of it, or nothing. */
export const savedSearchRunner: Runner<RunNeeds> = {
  kind: savedSearchKind,
  run: async ({ search_id: id }: { search_id: string }, needs: RunNeeds, job: Job<never>) => {
    const { savedSearches, events, clock } = needs
    const place = job as Job<object>
    const { checkpoint } = place
    if (checkpoint !== undefined) return checkpoint
    const known = await savedSearches.find(job.accountId, id)
    if (known === undefined) return { baseline: false, matches: 0, new: 0, lost: 0, changed: 0 }
    await waitForIndex(needs.search)
    const matches = await readMatches(known, needs)
    const result = { baseline: false, matches: matches.size, new: 0, lost: 0, changed: 0 }
    await place.save(result, async (query: Query) => {
      const search = await savedSearches.lock(query, id)
      if (search === undefined) return
      if (!isSameSearch(search, known))
        throw new Failure('unavailable', 'The search was changed during this run.', { retryAfterS: 1 })
      result.baseline = search.checkedAt === null
      const before = await savedSearches.matchesBefore(query, search)
      const differences = compareMatches(before, matches, search.followersShare)
      await savedSearches.saveRun(query, search, {
        id: job.requestId,
        matches: matches.size,
        differences,
        now: clock.now(),
      })
      if (result.baseline) return
      for (const { kind } of differences) result[kind]++
      await events.append(query, job.accountId, eventOf(search, job.requestId, differences))
    })
    events.announce(job.accountId)
    return result
  },
}
