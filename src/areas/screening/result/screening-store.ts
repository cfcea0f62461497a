import { sql, type RawBuilder } from 'kysely'
import { aliasPattern, isCalled } from '../items/shown-id.js'
import type { Clock } from '../../../kernel/clock.js'
import { AccountRows } from '../../../db/account-rows.js'
import type { Database, Query } from '../../../db/database.js'
import { Store } from '../../../db/store.js'
import type { ItemRow, ScreenedItem, ItemState } from '../items/item.js'
import {
  foldTerm,
  rowColumns,
  toItemRow,
  toReviewColumns,
  toScreenedItem,
  toScreening,
  toTableRow,
  type ItemsFilter,
  type Screening,
  type ScreeningTables,
  type ReviewState,
} from './screening-rows.js'
import type { ScreeningState } from './state.js'
import { partsOf } from '../../../kernel/parts.js'

const insertRows = 100

/** Screenings and their items. Every reader names the account: ids alone open nothing. */
export class Screenings extends Store<ScreeningTables> {
  readonly #owned: AccountRows<ScreeningTables['screenings']>
  readonly #clock: Clock

  constructor(db: Database, clock: Clock) {
    super(db)
    this.#owned = new AccountRows(db, 'screenings')
    this.#clock = clock
  }

  async open(within: Query, what: Omit<Screening, 'revision' | 'items' | 'digest' | 'createdAt'>): Promise<void> {
    await this.#owned.add(
      {
        id: what.id,
        account_id: what.accountId,
        criteria_id: what.criteriaId,
        criteria_version: what.criteriaVersion,
        monitoring_id: what.monitoringId,
        revision: 0,
        items: 0,
        digest: null,
        state: JSON.stringify(what.state),
        as_of: what.asOf,
        retain_until: what.retainUntil,
        created_at: this.#clock.now(),
      },
      within,
    )
  }

  async find(accountId: string, id: string): Promise<Screening | undefined> {
    const row = await this.#owned.find(accountId, id)
    return row && toScreening(row)
  }

  /** Holds the screening against other deciders until the transaction ends. */
  async lock(within: Query, accountId: string, id: string): Promise<Screening | undefined> {
    const row = await this.rows(within)
      .updateTable('screenings')
      .set((eb) => ({ revision: eb.ref('revision') }))
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .returningAll()
      .executeTakeFirst()
    return row && toScreening(row)
  }

  async saveState(
    within: Query,
    id: string,
    changes: { state: ScreeningState; digest?: string; items?: number; revision?: number; asOf?: number },
  ): Promise<void> {
    const { state, digest, items, revision, asOf } = changes
    await this.rows(within)
      .updateTable('screenings')
      .set({
        state: JSON.stringify(state),
        ...(digest === undefined ? {} : { digest }),
        ...(items === undefined ? {} : { items }),
        ...(revision === undefined ? {} : { revision }),
        ...(asOf === undefined ? {} : { as_of: asOf }),
      })
      .where('id', '=', id)
      .execute()
  }

  /** Adds items behind the first `count`. An item that is there already, under whatever number, stays as it is. */
  async addItems(
    within: Query,
    id: string,
    count: number,
    items: readonly ({ item: ScreenedItem } & ReviewState)[],
  ): Promise<void> {
    const rows = items.map(({ item, ...state }, i) => toTableRow(id, count + i + 1, item, state))
    for (const part of partsOf(rows, insertRows))
      await this.rows(within)
        .insertInto('screening_items')
        .values(part)
        .onConflict((conflict) => conflict.columns(['screening_id', 'item_key']).doNothing())
        .execute()
  }

  /** All rows without their documents, in order: what a score is made of. */
  async itemRows(id: string, within?: Query): Promise<ItemRow[]> {
    const rows = await this.rows(within)
      .selectFrom('screening_items')
      .select(rowColumns)
      .where('screening_id', '=', id)
      .orderBy('seq')
      .execute()
    return rows.map(toItemRow)
  }

  async keys(id: string): Promise<Map<string, string>> {
    const rows = await this.rows()
      .selectFrom('screening_items')
      .select(['item_key', 'text_hash'])
      .where('screening_id', '=', id)
      .execute()
    return new Map(rows.map((row) => [row.item_key, row.text_hash]))
  }

  async list(id: string, filter: ItemsFilter): Promise<{ row: ItemRow; item: ScreenedItem }[]> {
    let query = this.rows().selectFrom('screening_items').selectAll().where('screening_id', '=', id)
    if (filter.shown !== undefined) query = query.where('shown', 'in', [...filter.shown])
    if (filter.network !== undefined) query = query.where('network', '=', filter.network)
    if (filter.since !== undefined) query = query.where('published_at', '>=', filter.since)
    if (filter.until !== undefined) query = query.where('published_at', '<', filter.until)
    if (filter.decided === true) query = query.where('decision', 'is not', null)
    if (filter.category !== undefined)
      query = query.where(holds(sql`coalesce(shown_categories, categories)`, filter.category))
    if (filter.keyword !== undefined) query = query.where(holds(sql.ref('keywords'), foldTerm(filter.keyword)))
    const rows = await query.where('seq', '>', filter.after).orderBy('seq').limit(filter.limit).execute()
    return rows.map((row) => ({ row: toItemRow(row), item: toScreenedItem(row.document) }))
  }

  /** By key, by the network's own id, or by what is shown in their place. */
  async named(within: Query, id: string, said: readonly string[]): Promise<{ row: ItemRow; item: ScreenedItem }[]> {
    const names = await this.#meant(within, id, said)
    const rows = await this.rows(within)
      .selectFrom('screening_items')
      .selectAll()
      .where('screening_id', '=', id)
      .where((eb) => eb.or([eb('item_key', 'in', [...names]), eb('content_id', 'in', [...names])]))
      .execute()
    return rows.map((row) => ({ row: toItemRow(row), item: toScreenedItem(row.document) }))
  }

  async #meant(within: Query, id: string, said: readonly string[]): Promise<string[]> {
    const hidden = said.filter((name) => aliasPattern.test(name))
    if (hidden.length === 0) return [...said]
    const rows = await this.rows(within)
      .selectFrom('screening_items')
      .select(['item_key', 'content_id'])
      .where('screening_id', '=', id)
      .execute()
    const meant = rows.filter((row) =>
      hidden.some((name) => isCalled(row.item_key, name) || isCalled(row.content_id, name)),
    )
    return [...said, ...meant.map((row) => row.item_key)]
  }

  /** With their documents, in the transaction of a decision. */
  async inState(within: Query, id: string, shown: ItemState): Promise<{ row: ItemRow; item: ScreenedItem }[]> {
    const rows = await this.rows(within)
      .selectFrom('screening_items')
      .selectAll()
      .where('screening_id', '=', id)
      .where('shown', '=', shown)
      .orderBy('seq')
      .execute()
    return rows.map((row) => ({ row: toItemRow(row), item: toScreenedItem(row.document) }))
  }

  /** Items of all screenings with a criteria set that somebody decided about, the newest screenings first. */
  async decided(accountId: string, criteriaId: string): Promise<ItemRow[]> {
    const rows = await this.rows()
      .selectFrom('screening_items')
      .innerJoin('screenings', 'screenings.id', 'screening_items.screening_id')
      .select(rowColumns.map((column) => `screening_items.${column}` as const))
      .where('screenings.account_id', '=', accountId)
      .where('screenings.criteria_id', '=', criteriaId)
      .where('screening_items.decision', 'is not', null)
      .orderBy('screenings.id', 'desc')
      .limit(20_000)
      .execute()
    return rows.map(toItemRow)
  }

  async decide(
    within: Query,
    id: string,
    seqs: readonly number[],
    { shown, decision, review }: ReviewState & { shown: ItemState },
  ): Promise<void> {
    for (const part of partsOf(seqs, 500))
      await this.rows(within)
        .updateTable('screening_items')
        .set({ shown, decision, ...toReviewColumns(review) })
        .where('screening_id', '=', id)
        .where('seq', 'in', part)
        .execute()
  }
}

const holds = (column: RawBuilder<unknown>, value: string) =>
  sql<boolean>`${column} like ${`%\n${value.replace(/[\\%_]/g, '\\$&')}\n%`} escape '\\'`
