import { sql, type Selectable } from 'kysely'
import type { Clock } from '../kernel/clock.js'
import type { ErrorCode } from '../kernel/errors.js'
import type { Database, Query } from '../db/database.js'
import { Store } from '../db/store.js'
import { traceHeaders } from '../kernel/traces/span.js'
import { aboutInput } from './about.js'
import type { RequestCost } from './cost.js'
import { removeItems } from './items.js'
import type { RequestTable, RequestTables } from './request-table.js'
import { sendingKind, type Missing, type Request, type RequestStatus } from './request.js'

export type { RequestTable, RequestTables } from './request-table.js'

const shown = [
  'id',
  'account_id',
  'kind',
  'status',
  'version',
  'attempt',
  'missing',
  'error',
  'progress_done',
  'progress_total',
  'progress_share',
  'items',
  'run_at',
  'created_at',
  'updated_at',
  'started_at',
  'finished_at',
  'cost',
] as const

type ShownRow = Pick<Selectable<RequestTable>, (typeof shown)[number]>

export const toRequest = (row: ShownRow): Request => ({
  id: row.id,
  accountId: row.account_id,
  kind: row.kind,
  status: row.status,
  version: row.version,
  attempt: row.attempt,
  progress: { done: row.progress_done, total: row.progress_total, share: row.progress_share },
  missing: row.missing === null ? [] : (JSON.parse(row.missing) as Missing[]),
  items: row.items,
  error: row.error === null ? null : (JSON.parse(row.error) as { code: ErrorCode; detail: string }),
  cost: row.cost === null ? null : (JSON.parse(row.cost) as RequestCost),
  runAt: row.run_at,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  startedAt: row.started_at,
  finishedAt: row.finished_at,
})

/**
 * Start-time fair queueing in one number: a request's turn is one after the last waiting request of its own account,
 * but never before the head of the line. Accounts so take turns, however many requests one of them has waiting.
 * Submissions at the very same moment may share a turn; the id decides between them.
 */
const nextTurn = (accountId: string) => sql<number>`(
  select case when own is null or own < head then head else own end from (select
    coalesce((select min(turn) from requests where status = 'queued'), 0) as head,
    (select max(turn) + 1 from requests where account_id = ${accountId} and status = 'queued') as own
  ) as turns)`

export interface Submission {
  id: string
  accountId: string
  kind: string
  input: unknown
  cost?: RequestCost | null
}

/** What a client may do with requests. The worker's side is in claims.ts; both work on the same rows. */
export class Requests extends Store<RequestTables> {
  readonly #clock: Clock
  readonly #onChange: (id: string) => void

  constructor(db: Database, clock: Clock, onChange: (id: string) => void) {
    super(db)
    this.#clock = clock
    this.#onChange = onChange
  }

  /** One insert is the request and its work. An id that is there already is left as it is: a retry adds nothing. */
  async submit({ id, accountId, kind, input, cost = null }: Submission, within?: Query): Promise<void> {
    const now = this.#clock.now()
    await this.rows(within)
      .insertInto('requests')
      .values({
        id,
        account_id: accountId,
        kind,
        status: 'queued',
        version: 1,
        turn: nextTurn(accountId),
        run_at: now,
        attempt: 0,
        failures: 0,
        input: JSON.stringify(input),
        cost: cost === null ? null : JSON.stringify(cost),
        progress_done: 0,
        progress_share: 0,
        items: 0,
        created_at: now,
        updated_at: now,
        traceparent: traceHeaders().traceparent ?? null,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
    this.#onChange(id)
  }

  /** Lets a request that waits for its time be carried out at once. */
  async hasten(id: string, within?: Query): Promise<void> {
    await this.rows(within)
      .updateTable('requests')
      .set({ run_at: this.#clock.now() })
      .where('id', '=', id)
      .where('status', '=', 'queued')
      .execute()
    this.#onChange(id)
  }

  async find(accountId: string, id: string): Promise<Request | undefined> {
    const row = await this.rows()
      .selectFrom('requests')
      .select(shown)
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    return row && toRequest(row)
  }

  /** Input and result are stored as text and stay so until somebody asks: results can be large. */
  async findDocuments(id: string): Promise<{ input: unknown; result: unknown }> {
    const row = await this.rows()
      .selectFrom('requests')
      .select(['input', 'result'])
      .where('id', '=', id)
      .executeTakeFirst()
    return {
      input: row === undefined ? undefined : (JSON.parse(row.input) as unknown),
      result: row === undefined || row.result === null ? undefined : (JSON.parse(row.result) as unknown),
    }
  }

  /** Newest first, after the given id, one more than the limit. */
  async list(
    accountId: string,
    filter: {
      kind?: string | undefined
      status?: RequestStatus | undefined
      after?: string | undefined
      limit: number
    },
  ): Promise<Request[]> {
    // Ids begin with their kind; only what follows it is in the order of time. Ids alone are sorted: rows can be large.
    const stamp = sql<string>`substr(id, length(id) - 25)`
    let ids = this.rows().selectFrom('requests').select('id').where('account_id', '=', accountId)
    ids = filter.kind === undefined ? ids.where('kind', '!=', sendingKind) : ids.where('kind', '=', filter.kind)
    if (filter.status !== undefined) ids = ids.where('status', '=', filter.status)
    if (filter.after !== undefined)
      ids = ids.where(sql<boolean>`(${stamp}, id) < (${filter.after.slice(-26)}, ${filter.after})`)
    const rows = await this.rows()
      .selectFrom('requests')
      .select([...shown, 'input'])
      .where('id', 'in', ids.orderBy(stamp, 'desc').orderBy('id', 'desc').limit(filter.limit))
      .orderBy(stamp, 'desc')
      .orderBy('id', 'desc')
      .execute()
    return rows.map((row) => ({ ...toRequest(row), about: aboutInput(JSON.parse(row.input)) }))
  }

  /** How many there are in each state, over all accounts. */
  async countByStatus(): Promise<Record<string, number>> {
    const rows = await this.rows()
      .selectFrom('requests')
      .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
      .groupBy('status')
      .execute()
    return Object.fromEntries(rows.map(({ status, count }) => [status, count]))
  }

  /** For how many seconds the oldest that could run has been waiting. */
  async queueAgeS(now: number): Promise<number> {
    const oldest = await this.rows()
      .selectFrom('requests')
      .select((eb) => eb.fn.min('run_at').as('at'))
      .where('status', '=', 'queued')
      .executeTakeFirst()
    const at = oldest?.at ?? null
    return at === null ? 0 : Math.max(0, (now - at) / 1000)
  }

  /** When the newest was submitted, over all accounts; 0 where there is none. */
  async newestAt(): Promise<number> {
    const newest = await this.rows()
      .selectFrom('requests')
      .select((eb) => eb.fn.max('created_at').as('at'))
      .executeTakeFirst()
    return newest?.at ?? 0
  }

  /** Cancels at once: whatever a runner still does afterwards finds its lease gone and changes nothing. */
  cancel(accountId: string, id: string): Promise<Request | undefined> {
    const now = this.#clock.now()
    return this.#change(accountId, id, ['queued', 'in_progress'], {
      status: 'canceled',
      lease: null,
      lease_until: null,
      finished_at: now,
    })
  }

  /** Takes a failed request out of the dead letters and puts it in line again, with its checkpoint. */
  redrive(accountId: string, id: string): Promise<Request | undefined> {
    return this.#change(accountId, id, ['failed'], {
      status: 'queued',
      attempt: 0,
      failures: 0,
      error: null,
      run_at: this.#clock.now(),
      finished_at: null,
    })
  }

  /** Puts another result in place of a finished request's: decisions of people change what it says. Watchers hear of it. */
  async changeResult(within: Query, accountId: string, id: string, result: unknown): Promise<void> {
    await this.rows(within)
      .updateTable('requests')
      .set({ result: JSON.stringify(result), updated_at: this.#clock.now() })
      .set('version', (eb) => eb('version', '+', 1))
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .where('status', 'in', ['succeeded', 'partial'])
      .execute()
  }

  /** Forgets a finished request and its list, for good. */
  async remove(within: Query, accountId: string, id: string): Promise<void> {
    const { numDeletedRows } = await this.rows(within)
      .deleteFrom('requests')
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .where('status', 'not in', ['queued', 'in_progress'])
      .executeTakeFirst()
    if (numDeletedRows > 0n) await removeItems(within, id)
  }

  /** Says that a request changed, once the change is committed. */
  announce(id: string): void {
    this.#onChange(id)
  }

  async #change(accountId: string, id: string, from: RequestStatus[], values: Partial<RequestTable>) {
    const row = await this.rows()
      .updateTable('requests')
      .set({ ...values, updated_at: this.#clock.now() })
      .set('version', (eb) => eb('version', '+', 1))
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .where('status', 'in', from)
      .returning(shown)
      .executeTakeFirst()
    if (row !== undefined) this.#onChange(id)
    return row && toRequest(row)
  }
}
