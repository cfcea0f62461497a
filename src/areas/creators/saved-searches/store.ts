import { AccountRows, type PageOfRows } from '../../../db/account-rows.js'
import type { Database, Query } from '../../../db/database.js'
import { Store } from '../../../db/store.js'
import { readCreatorKey, toCreatorKey } from '../../../corpus/search/keys.js'
import type { Difference, DifferenceKind, Noted } from './differences.js'
import {
  isSameSearch,
  toSearch,
  type Row,
  type RunRow,
  type SavedSearch,
  type SearchDetails,
  type Tables,
} from './rows.js'
import { partsOf } from '../../../kernel/parts.js'

interface Changes {
  name?: string | undefined
  paused?: boolean | undefined
  edit: (details: SearchDetails) => SearchDetails
}

const rowsAtOnce = 200

/** Searches that accounts keep, who matched them last, and what has changed since. */
export class SavedSearches extends Store<Tables> {
  readonly #owned: AccountRows<Row>

  constructor(db: Database) {
    super(db)
    this.#owned = new AccountRows(db, 'saved_searches')
  }

  async create(id: string, accountId: string, name: string, details: SearchDetails, now: number): Promise<void> {
    await this.#owned.add({
      id,
      account_id: accountId,
      name,
      document: JSON.stringify(details),
      paused: 0,
      runs: 0,
      matches: null,
      checked_at: null,
      last_error: null,
      created_at: now,
      updated_at: now,
    })
  }

  async find(accountId: string, id: string): Promise<SavedSearch | undefined> {
    const row = await this.#owned.find(accountId, id)
    return row && toSearch(row)
  }

  /** Newest first. */
  async list(accountId: string, page: PageOfRows): Promise<SavedSearch[]> {
    return (await this.#owned.list(accountId, page)).map(toSearch)
  }

  /** Changes what is named. What looks for something else has no matches to compare with until its next run. Gives it as it is then. */
  async change(
    accountId: string,
    id: string,
    { name, paused, edit }: Changes,
    now: number,
  ): Promise<{ search: SavedSearch; isOther: boolean } | undefined> {
    return this.db.transaction(async (query) => {
      const write = (values: Partial<Row>) => this.#owned.change(accountId, id, values, query)
      // Written first, so that a run or another change waits for this one.
      const row = await write({ updated_at: now })
      if (row === undefined) return undefined
      const before = JSON.parse(row.document) as SearchDetails
      const after = edit(before)
      const isOther = !isSameSearch(before, after)
      const changed = await write({
        document: JSON.stringify(after),
        name: name ?? row.name,
        paused: paused === undefined ? row.paused : Number(paused),
        ...(isOther ? { matches: null, checked_at: null } : {}),
      })
      return changed && { search: toSearch(changed), isOther }
    })
  }

  async remove(accountId: string, id: string): Promise<boolean> {
    return this.db.transaction(async (query) => {
      if (!(await this.#owned.remove(accountId, id, query))) return false
      const rows = this.rows(query)
      for (const table of ['saved_search_matches', 'saved_search_runs', 'saved_search_differences'] as const)
        await rows.deleteFrom(table).where('search_id', '=', id).execute()
      return true
    })
  }

  /** Counts a look: from here on nobody else looks until it is done. */
  async lock(within: Query, id: string): Promise<SavedSearch | undefined> {
    const row = await this.rows(within)
      .updateTable('saved_searches')
      .set((eb) => ({ runs: eb('runs', '+', 1) }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()
    return row && toSearch(row)
  }

  /** Who matched at the last run; nobody where the next one is a baseline, which notes everybody anew. */
  async matchesBefore(within: Query, { id, checkedAt }: SavedSearch): Promise<Map<string, Noted>> {
    if (checkedAt === null) {
      await this.rows(within).deleteFrom('saved_search_matches').where('search_id', '=', id).execute()
      return new Map()
    }
    const rows = await this.rows(within)
      .selectFrom('saved_search_matches')
      .selectAll()
      .where('search_id', '=', id)
      .orderBy('network')
      .orderBy('external_id')
      .execute()
    return new Map(
      rows.map((row) => [toCreatorKey(row.network, row.external_id), JSON.parse(row.noted) as Noted] as const),
    )
  }

  /** Writes down a look: who differs, and who matches now. A baseline is what later ones are compared with. */
  async saveRun(
    within: Query,
    search: SavedSearch,
    run: { id: string; matches: number; differences: readonly Difference[]; now: number },
  ): Promise<void> {
    const { id, differences, matches, now } = run
    await this.#saveMatches(within, search.id, differences)
    const told = search.checkedAt === null ? [] : differences
    const count = (kind: DifferenceKind): number => told.filter((each) => each.kind === kind).length
    await this.rows(within)
      .insertInto('saved_search_runs')
      .values({
        search_id: search.id,
        seq: search.runs,
        id,
        baseline: Number(search.checkedAt === null),
        matches,
        added: count('new'),
        lost: count('lost'),
        changed: count('changed'),
        created_at: now,
      })
      .execute()
    const rows = told.map(({ kind, key, before, after }, place) => {
      const { network, externalId } = readCreatorKey(key)
      return {
        search_id: search.id,
        seq: search.runs,
        place,
        kind,
        network,
        external_id: externalId,
        before: before === null ? null : JSON.stringify(before),
        after: after === null ? null : JSON.stringify(after),
      }
    })
    for (const part of partsOf(rows, rowsAtOnce))
      await this.rows(within).insertInto('saved_search_differences').values(part).execute()
    await this.rows(within)
      .updateTable('saved_searches')
      .set({ matches, checked_at: now, last_error: null })
      .where('id', '=', search.id)
      .execute()
  }

  async #saveMatches(within: Query, id: string, differences: readonly Difference[]): Promise<void> {
    for (const { key } of differences.filter(({ kind }) => kind === 'lost')) {
      const { network, externalId } = readCreatorKey(key)
      await this.rows(within)
        .deleteFrom('saved_search_matches')
        .where('search_id', '=', id)
        .where('network', '=', network)
        .where('external_id', '=', externalId)
        .execute()
    }
    const now = differences.flatMap(({ key, after }) => {
      const { network, externalId } = readCreatorKey(key)
      return after === null ? [] : [{ search_id: id, network, external_id: externalId, noted: JSON.stringify(after) }]
    })
    for (const part of partsOf(now, rowsAtOnce))
      await this.rows(within)
        .insertInto('saved_search_matches')
        .values(part)
        .onConflict((conflict) =>
          conflict
            .columns(['search_id', 'network', 'external_id'])
            .doUpdateSet((eb) => ({ noted: eb.ref('excluded.noted') })),
        )
        .execute()
  }

  /** Newest first. */
  async listRuns(searchId: string, before: number | undefined, limit: number): Promise<RunRow[]> {
    let query = this.rows().selectFrom('saved_search_runs').selectAll().where('search_id', '=', searchId)
    if (before !== undefined) query = query.where('seq', '<', before)
    return query.orderBy('seq', 'desc').limit(limit).execute()
  }

  async findRun(searchId: string, id: string): Promise<RunRow | undefined> {
    return this.rows()
      .selectFrom('saved_search_runs')
      .selectAll()
      .where('search_id', '=', searchId)
      .where('id', '=', id)
      .executeTakeFirst()
  }

  async listDifferences(
    { search_id, seq }: RunRow,
    kind: DifferenceKind | undefined,
    after: number,
    limit: number,
  ): Promise<(Difference & { place: number })[]> {
    let query = this.rows()
      .selectFrom('saved_search_differences')
      .selectAll()
      .where('search_id', '=', search_id)
      .where('seq', '=', seq)
      .where('place', '>', after)
    if (kind !== undefined) query = query.where('kind', '=', kind)
    return (await query.orderBy('place').limit(limit).execute()).map((row) => ({
      place: row.place,
      kind: row.kind,
      key: toCreatorKey(row.network, row.external_id),
      before: row.before === null ? null : (JSON.parse(row.before) as Noted),
      after: row.after === null ? null : (JSON.parse(row.after) as Noted),
    }))
  }
}
