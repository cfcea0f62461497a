import { setImmediate as giveWay } from 'node:timers/promises'
import { sql, type RawBuilder } from 'kysely'
import type { Database, Query } from '../../db/database.js'
import { recordTables, type RecordTable } from './records.js'

/** What is known of creators in other tables, by network and id. */
const aboutCreators: readonly (readonly [table: string, idColumn: string])[] = [
  ['contact_emails', 'external_id'],
  ['contact_phones', 'external_id'],
  ['readings', 'subject'],
  ['listening_reads', 'external_id'],
  ['intent_rates', 'external_id'],
]

/** Tables of the demo in the order in which they are cleared, as they are counted and shown. */
const tables = {
  creators: recordTables.creators,
  contents: recordTables.contents,
  comments: recordTables.comments,
  audience_members: recordTables.members,
  memberships: recordTables.memberships,
  audience_summaries: recordTables.audienceSummaries,
  metric_points: recordTables.history,
  account_links: recordTables.links,
  brands: recordTables.brands,
} as const satisfies Record<string, RecordTable>

export type DemoTable = keyof typeof tables
export const demoTables = Object.keys(tables) as DemoTable[]

const rowsAtOnce = 2000

const keyOf = ({ key }: RecordTable): RawBuilder<unknown> => sql`(${sql.join(key.map((name) => sql.ref(name)))})`

const tuple = (values: readonly string[]): RawBuilder<unknown> =>
  sql`(${sql.join(values.map((value) => sql.val(value)))})`

/** Rows of invented people carry where they came from. */
const isDemo = sql`source = 'demo'`

/** Everything that was laid out for the demo or read from it. */
export class DemoRows {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  async count(): Promise<Record<DemoTable, number>> {
    const counts = await Promise.all(
      demoTables.map(async (name): Promise<[DemoTable, number]> => {
        const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(
          tables[name].table,
        )} where ${isDemo}`.execute(this.#db.query)
        return [name, Number(rows[0]?.count ?? 0)]
      }),
    )
    return Object.fromEntries(counts) as Record<DemoTable, number>
  }

  /** Removes all of it, some rows at a time; broken off and begun again, it goes on with what is left. Gives the rows removed. */
  async remove(signal?: AbortSignal, onRemoved: (rows: number) => void = () => {}): Promise<number> {
    let removed = 0
    for (const name of demoTables)
      for await (const rows of this.#clear(tables[name])) {
        removed += rows
        onRemoved(removed)
        signal?.throwIfAborted()
        await giveWay()
      }
    return removed
  }

  /** Goes through a table in the order of its key, so that each row is looked at once. */
  async *#clear(table: RecordTable): AsyncGenerator<number> {
    let after: string[] | undefined
    for (;;) {
      const keys = await this.#nextKeys(table, after)
      const [first, last] = [keys[0], keys.at(-1)]
      if (first === undefined || last === undefined) return
      const range = sql`${keyOf(table)} >= ${tuple(first)} and ${keyOf(table)} <= ${tuple(last)} and ${isDemo}`
      await this.#db.transaction(async (query) => {
        await this.#removeAbout(query, table, range)
        await sql`delete from ${sql.table(table.table)} where ${range}`.execute(query)
      })
      yield keys.length
      after = last
    }
  }

  async #nextKeys(table: RecordTable, after: string[] | undefined): Promise<string[][]> {
    const key = keyOf(table)
    const behind = after === undefined ? sql`` : sql`and ${key} > ${tuple(after)}`
    const { rows } = await sql<Record<string, string>>`select ${sql.join(
      table.key.map((name) => sql.ref(name)),
    )} from ${sql.table(table.table)} where ${isDemo} ${behind} order by ${sql.join(
      table.key.map((name) => sql.ref(name)),
    )} limit ${rowsAtOnce}`.execute(this.#db.query)
    return rows.map((row) => table.key.map((name) => row[name] ?? ''))
  }

  async #removeAbout(query: Query, { table }: RecordTable, range: RawBuilder<unknown>): Promise<void> {
    if (table !== 'creators' && table !== 'contents') return
    const id = sql.ref(table === 'creators' ? 'external_id' : 'content_id')
    const theirs = sql`(select network, ${id} from ${sql.table(table)} where ${range})`
    for (const [other, column] of table === 'creators' ? aboutCreators : aboutCreators.slice(2, 3))
      await sql`delete from ${sql.table(other)} where (network, ${sql.ref(column)}) in ${theirs}`.execute(query)
  }
}
