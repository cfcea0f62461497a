import { sql } from 'kysely'
import { removeItems } from './items.js'
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
]
const toRequest = (row) => ({
  id: row.id,
  accountId: row.account_id,
  kind: row.kind,
  status: row.status,
  version: row.version,
  attempt: row.attempt,
  progress: { done: row.progress_done, total: row.progress_total, share: row.progress_share },
  missing: row.missing === null ? [] : JSON.parse(row.missing),
  items: row.items,
  error: row.error === null ? null : JSON.parse(row.error),
  runAt: row.run_at,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  startedAt: row.started_at,
  finishedAt: row.finished_at,
})
const nextTurn = (accountId) => sql`(
  select case when own is null or own < head then head else own end from (select
    coalesce((select min(turn) from requests where status = 'queued'), 0) as head,
    (select max(turn) + 1 from requests where account_id = ${accountId} and status = 'queued') as own
  ) as turns)`
class Requests {
  #db
  #clock
  #onChange
  constructor(db, clock, onChange) {
    this.#db = db
    this.#clock = clock
    this.#onChange = onChange
  }
  #rows(query = this.#db.query) {
    return query.withTables()
  }
  /** One insert is the request and its work. An id that is there already is left as it is: a retry adds nothing. */
  async submit({ id, accountId, kind, input }, within) {
    const now = this.#clock.now()
    await this.#rows(within)
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
        input: JSON.stringify(input),
        progress_done: 0,
        progress_share: 0,
        items: 0,
        created_at: now,
        updated_at: now,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
    this.#onChange(id)
  }
  async find(accountId, id) {
    const row = await this.#rows()
      .selectFrom('requests')
      .select(shown)
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    return row && toRequest(row)
  }
  /** Input and result are stored as text and stay so until somebody asks: results can be large. */
  async findDocuments(id) {
    const row = await this.#rows()
      .selectFrom('requests')
      .select(['input', 'result'])
      .where('id', '=', id)
      .executeTakeFirst()
    return {
      input: row === void 0 ? void 0 : JSON.parse(row.input),
      result: row === void 0 || row.result === null ? void 0 : JSON.parse(row.result),
    }
  }
  /** Newest first, after the given id, one more than the limit. */
  async list(accountId, filter) {
    let query = this.#rows().selectFrom('requests').select(shown).where('account_id', '=', accountId)
    if (filter.kind !== void 0) query = query.where('kind', '=', filter.kind)
    if (filter.status !== void 0) query = query.where('status', '=', filter.status)
    if (filter.after !== void 0) query = query.where('id', '<', filter.after)
    const rows = await query.orderBy('id', 'desc').limit(filter.limit).execute()
    return rows.map(toRequest)
  }
  /** How many there are in each state, over all accounts. */
  async countByStatus() {
    const rows = await this.#rows()
      .selectFrom('requests')
      .select((eb) => ['status', eb.fn.countAll().as('count')])
      .groupBy('status')
      .execute()
    return Object.fromEntries(rows.map(({ status, count }) => [status, count]))
  }
  /** Cancels at once: whatever a runner still does afterwards finds its lease gone and changes nothing. */
  cancel(accountId, id) {
    const now = this.#clock.now()
    return this.#change(accountId, id, ['queued', 'in_progress'], {
      status: 'canceled',
      lease: null,
      lease_until: null,
      finished_at: now,
    })
  }
  /** Takes a failed request out of the dead letters and puts it in line again, with its checkpoint. */
  redrive(accountId, id) {
    return this.#change(accountId, id, ['failed'], {
      status: 'queued',
      attempt: 0,
      error: null,
      run_at: this.#clock.now(),
      finished_at: null,
    })
  }
  /** Puts another result in place of a finished request's: decisions of people change what it says. Watchers hear of it. */
  async changeResult(within, accountId, id, result) {
    await this.#rows(within)
      .updateTable('requests')
      .set({ result: JSON.stringify(result), updated_at: this.#clock.now() })
      .set('version', (eb) => eb('version', '+', 1))
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .where('status', 'in', ['succeeded', 'partial'])
      .execute()
  }
  /** Forgets a finished request and its list, for good. */
  async remove(within, accountId, id) {
    const { numDeletedRows } = await this.#rows(within)
      .deleteFrom('requests')
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .where('status', 'not in', ['queued', 'in_progress'])
      .executeTakeFirst()
    if (numDeletedRows > 0n) await removeItems(within, id)
  }
  /** Says that a request changed, once the change is committed. */
  announce(id) {
    this.#onChange(id)
  }
  async #change(accountId, id, from, values) {
    const row = await this.#rows()
      .updateTable('requests')
      .set({ ...values, updated_at: this.#clock.now() })
      .set('version', (eb) => eb('version', '+', 1))
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .where('status', 'in', from)
      .returning(shown)
      .executeTakeFirst()
    if (row !== void 0) this.#onChange(id)
    return row && toRequest(row)
  }
}
export { Requests, toRequest }
//# sourceMappingURL=requests.js.map
