import { randomUUID } from 'node:crypto'
import { Failure } from '../kernel/errors.js'
const holdMs = 5e3
const lookMs = 50
const keptMs = 24 * 36e5
class Once {
  #db
  #clock
  #ids
  constructor(db, clock, ids) {
    this.#db = db
    this.#clock = clock
    this.#ids = ids
  }
  #rows() {
    return this.#db.query.withTables()
  }
  async run(call, execute) {
    const holder = randomUUID()
    let row = (await this.#enter(call, holder)) ?? (await this.#look(call, holder))
    while (row?.holder !== holder) {
      if (row !== void 0 && row.fingerprint !== call.fingerprint)
        throw new Failure(
          'idempotency_mismatch',
          'This Idempotency-Key was already used with another method, path or body.',
        )
      if (row !== void 0 && row.answer !== null) return { ...JSON.parse(row.answer), replayed: true }
      await this.#pause(call.signal)
      row = await this.#look(call, holder)
    }
    return { ...(await this.#execute(call, row, execute)), replayed: false }
  }
  /** Forgets keys after a day, as documented. */
  async forgetOld() {
    await this.#rows()
      .deleteFrom('idempotency_keys')
      .where('created_at', '<', this.#clock.now() - keptMs)
      .execute()
  }
  #find({ accountId, key }) {
    return this.#rows()
      .selectFrom('idempotency_keys')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('idempotency_key', '=', key)
      .executeTakeFirst()
  }
  #enter({ accountId, key, fingerprint }, holder) {
    const now = this.#clock.now()
    return this.#rows()
      .insertInto('idempotency_keys')
      .values({
        account_id: accountId,
        idempotency_key: key,
        fingerprint,
        stamp: this.#ids.stamp(),
        holder,
        held_until: now + holdMs,
        created_at: now,
      })
      .onConflict((conflict) => conflict.columns(['account_id', 'idempotency_key']).doNothing())
      .returningAll()
      .executeTakeFirst()
  }
  /** What stands under the key now; a key that nobody holds any more is taken over. */
  async #look(call, holder) {
    const now = this.#clock.now()
    const { accountId, key, fingerprint } = call
    const row = await this.#find(call)
    if (row === void 0 || row.answer !== null || row.held_until > now || row.fingerprint !== fingerprint) return row
    return this.#rows()
      .updateTable('idempotency_keys')
      .set({ holder, held_until: now + holdMs })
      .where('account_id', '=', accountId)
      .where('idempotency_key', '=', key)
      .where('holder', '=', row.holder)
      .returningAll()
      .executeTakeFirst()
  }
  async #execute(call, { stamp, holder }, execute) {
    const hold = (values) =>
      this.#rows()
        .updateTable('idempotency_keys')
        .set(values)
        .where('account_id', '=', call.accountId)
        .where('idempotency_key', '=', call.key)
        .where('holder', '=', holder)
        .execute()
    const timer = setInterval(() => void hold({ held_until: this.#clock.now() + holdMs }).catch(() => {}), holdMs / 3)
    try {
      const { answer, kept = answer } = await execute(stamp)
      await hold(answer.status < 500 ? { answer: JSON.stringify(kept) } : { held_until: 0 })
      return answer
    } catch (error) {
      await hold({ held_until: 0 })
      throw error
    } finally {
      clearInterval(timer)
    }
  }
  #pause(signal) {
    if (signal.aborted)
      throw new Failure(
        'conflict',
        'A call with this Idempotency-Key is still being carried out. Send it again later.',
        {
          retryAfterS: 1,
        },
      )
    return new Promise((resolve) => setTimeout(resolve, lookMs))
  }
}
export { Once }
//# sourceMappingURL=once.js.map
