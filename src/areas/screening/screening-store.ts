import { sql } from 'kysely'
import type { Clock } from '../../kernel/clock.js'
import type { Database, Query } from '../../db/database.js'
import type { ScreeningCategory } from '../../engine/risk/categories.js'
import { foldAccents, foldWith } from '../../engine/risk/folded.js'
import type { Network } from '../../model/network.js'
import { hashFields, type Decision, type ItemRow, type Scores, type ScreenedItem, type Shown } from './item.js'
import type { ScreeningState } from './state.js'

/** A screening and what it stands on. */
export interface Screening {
  id: string
  accountId: string
  criteriaId: string
  criteriaVersion: number
  monitoringId: string | null
  revision: number
  items: number
  state: ScreeningState
  digest: string | null
  asOf: number
  retainUntil: number | null
  createdAt: number
}

export interface ScreeningTable {
  id: string
  account_id: string
  criteria_id: string
  criteria_version: number
  monitoring_id: string | null
  revision: number
  items: number
  state: string
  digest: string | null
  as_of: number
  retain_until: number | null
  created_at: number
}

export interface ItemTable {
  screening_id: string
  seq: number
  item_key: string
  content_id: string
  kind: ItemRow['kind']
  network: Network
  outcome: ItemRow['outcome']
  shown: Shown
  decision: Decision | null
  published_at: number
  categories: string
  keywords: string
  text_hash: string
  scores: string
  document: string
}

export type ScreeningTables = { screenings: ScreeningTable; screening_items: ItemTable }

export const toScreening = (row: ScreeningTable): Screening => ({
  id: row.id,
  accountId: row.account_id,
  criteriaId: row.criteria_id,
  criteriaVersion: row.criteria_version,
  monitoringId: row.monitoring_id,
  revision: row.revision,
  items: row.items,
  state: JSON.parse(row.state) as ScreeningState,
  digest: row.digest,
  asOf: row.as_of,
  retainUntil: row.retain_until,
  createdAt: row.created_at,
})

const rowColumns = [
  'seq',
  'item_key',
  'content_id',
  'kind',
  'network',
  'outcome',
  'shown',
  'decision',
  'published_at',
  'categories',
  'keywords',
  'text_hash',
  'scores',
] as const

export const toItemRow = (row: Pick<ItemTable, (typeof rowColumns)[number]>): ItemRow => ({
  seq: row.seq,
  key: row.item_key,
  contentId: row.content_id,
  kind: row.kind,
  network: row.network,
  outcome: row.outcome,
  shown: row.shown,
  decision: row.decision,
  publishedAt: row.published_at,
  categories: row.categories,
  keywords: row.keywords,
  textHash: row.text_hash,
  scores: JSON.parse(row.scores) as Scores,
})

/** Words in a column are found with the sign around them that cannot be in them. */
const listed = (values: Iterable<string>): string => [...new Set(values)].map((value) => `\n${value}`).join('') + '\n'
const foldTerm = (term: string): string => foldWith(term.trim(), foldAccents).text

export interface ItemsFilter {
  shown?: readonly Shown[] | undefined
  category?: ScreeningCategory | undefined
  keyword?: string | undefined
  network?: Network | undefined
  since?: number | undefined
  until?: number | undefined
  decided?: boolean | undefined
  after: number
  limit: number
}

const insertRows = 100

const toTableRow = (
  screeningId: string,
  seq: number,
  { candidate, decided, redacted }: ScreenedItem,
  decision: Decision | null,
): ItemTable => {
  const evidence = decided.findings.flatMap((finding) => finding.evidence)
  const terms = evidence.filter(({ by }) => by === 'keyword').map(({ name }) => name)
  const scores: Scores = {
    found: decided.findings.map(({ category, probability }) => [category, probability]),
    own: candidate.own,
    reason: decided.reason,
    media: candidate.media,
    keywords: [...new Set(terms)],
    redacted,
  }
  return {
    screening_id: screeningId,
    seq,
    item_key: candidate.key,
    content_id: candidate.contentId,
    kind: candidate.kind,
    network: candidate.network,
    outcome: decided.outcome,
    shown: decided.outcome === 'flagged' && decision === 'unflagged' ? 'unflagged' : decided.outcome,
    decision: decided.outcome === 'flagged' ? decision : null,
    published_at: candidate.publishedAt,
    categories: listed(decided.findings.map(({ category }) => category)),
    keywords: listed([...terms, ...decided.noted.map(({ term }) => term)].map(foldTerm)),
    text_hash: hashFields(candidate.fields),
    scores: JSON.stringify(scores),
    document: JSON.stringify({ candidate, decided, redacted }),
  }
}

/** Screenings and their items. Every reader names the account: ids alone open nothing. */
export class Screenings {
  readonly #db: Database
  readonly #clock: Clock

  constructor(db: Database, clock: Clock) {
    this.#db = db
    this.#clock = clock
  }

  #rows(query: Query = this.#db.query) {
    return query.withTables<ScreeningTables>()
  }

  async open(within: Query, what: Omit<Screening, 'revision' | 'items' | 'digest' | 'createdAt'>): Promise<void> {
    await this.#rows(within)
      .insertInto('screenings')
      .values({
        id: what.id,
        account_id: what.accountId,
        criteria_id: what.criteriaId,
        criteria_version: what.criteriaVersion,
        monitoring_id: what.monitoringId,
        revision: 0,
        items: 0,
        state: JSON.stringify(what.state),
        as_of: what.asOf,
        retain_until: what.retainUntil,
        created_at: this.#clock.now(),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
  }

  async find(accountId: string, id: string): Promise<Screening | undefined> {
    const row = await this.#rows()
      .selectFrom('screenings')
      .selectAll()
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    return row && toScreening(row)
  }

  /** Holds the screening against other deciders until the transaction ends. */
  async lock(within: Query, accountId: string, id: string): Promise<Screening | undefined> {
    const row = await this.#rows(within)
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
    { state, digest, items, revision }: { state: ScreeningState; digest?: string; items?: number; revision?: number },
  ): Promise<void> {
    await this.#rows(within)
      .updateTable('screenings')
      .set({
        state: JSON.stringify(state),
        ...(digest === undefined ? {} : { digest }),
        ...(items === undefined ? {} : { items }),
        ...(revision === undefined ? {} : { revision }),
      })
      .where('id', '=', id)
      .execute()
  }

  /** Adds items behind the first `count`. An item that is there already, under whatever number, stays as it is. */
  async addItems(
    within: Query,
    id: string,
    count: number,
    items: readonly { item: ScreenedItem; decision: Decision | null }[],
  ): Promise<void> {
    const rows = items.map(({ item, decision }, i) => toTableRow(id, count + i + 1, item, decision))
    for (let i = 0; i < rows.length; i += insertRows)
      await this.#rows(within)
        .insertInto('screening_items')
        .values(rows.slice(i, i + insertRows))
        .onConflict((conflict) => conflict.columns(['screening_id', 'item_key']).doNothing())
        .execute()
  }

  /** All rows without their documents, in order: what a score is made of. */
  async rows(id: string, within?: Query): Promise<ItemRow[]> {
    const rows = await this.#rows(within)
      .selectFrom('screening_items')
      .select(rowColumns)
      .where('screening_id', '=', id)
      .orderBy('seq')
      .execute()
    return rows.map(toItemRow)
  }

  async keys(id: string): Promise<Map<string, string>> {
    const rows = await this.#rows()
      .selectFrom('screening_items')
      .select(['item_key', 'text_hash'])
      .where('screening_id', '=', id)
      .execute()
    return new Map(rows.map((row) => [row.item_key, row.text_hash]))
  }

  async list(id: string, filter: ItemsFilter): Promise<{ row: ItemRow; item: ScreenedItem }[]> {
    let query = this.#rows().selectFrom('screening_items').selectAll().where('screening_id', '=', id)
    if (filter.shown !== undefined) query = query.where('shown', 'in', [...filter.shown])
    if (filter.network !== undefined) query = query.where('network', '=', filter.network)
    if (filter.since !== undefined) query = query.where('published_at', '>=', filter.since)
    if (filter.until !== undefined) query = query.where('published_at', '<', filter.until)
    if (filter.decided === true) query = query.where('decision', 'is not', null)
    if (filter.category !== undefined) query = query.where(holds('categories', filter.category))
    if (filter.keyword !== undefined) query = query.where(holds('keywords', foldTerm(filter.keyword)))
    const rows = await query.where('seq', '>', filter.after).orderBy('seq').limit(filter.limit).execute()
    return rows.map((row) => ({ row: toItemRow(row), item: JSON.parse(row.document) as ScreenedItem }))
  }

  /** Items that a caller names, by their key or by the network's own id. */
  async named(within: Query, id: string, names: readonly string[]): Promise<{ row: ItemRow; item: ScreenedItem }[]> {
    const rows = await this.#rows(within)
      .selectFrom('screening_items')
      .selectAll()
      .where('screening_id', '=', id)
      .where((eb) => eb.or([eb('item_key', 'in', [...names]), eb('content_id', 'in', [...names])]))
      .execute()
    return rows.map((row) => ({ row: toItemRow(row), item: JSON.parse(row.document) as ScreenedItem }))
  }

  /** With their documents, in the transaction of a decision. */
  async inState(within: Query, id: string, shown: Shown): Promise<{ row: ItemRow; item: ScreenedItem }[]> {
    const rows = await this.#rows(within)
      .selectFrom('screening_items')
      .selectAll()
      .where('screening_id', '=', id)
      .where('shown', '=', shown)
      .orderBy('seq')
      .execute()
    return rows.map((row) => ({ row: toItemRow(row), item: JSON.parse(row.document) as ScreenedItem }))
  }

  async decide(
    within: Query,
    id: string,
    seqs: readonly number[],
    shown: Shown,
    decision: Decision | null,
  ): Promise<void> {
    for (let i = 0; i < seqs.length; i += 500)
      await this.#rows(within)
        .updateTable('screening_items')
        .set({ shown, decision })
        .where('screening_id', '=', id)
        .where('seq', 'in', seqs.slice(i, i + 500))
        .execute()
  }
}

const holds = (column: 'categories' | 'keywords', value: string) =>
  sql<boolean>`${sql.ref(column)} like ${`%\n${value.replace(/[\\%_]/g, '\\$&')}\n%`} escape '\\'`
