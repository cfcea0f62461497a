import { randomUUID } from 'node:crypto'
import type { Clock } from '../kernel/clock.js'
import { Failure } from '../kernel/errors.js'
import type { Ids } from '../kernel/ids.js'
import { answersKeptMs } from '../kernel/retention.js'
import type { Database } from '../db/database.js'
import { Store } from '../db/store.js'

/** An answer as it is kept for a repeated call. */
export interface KeptAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

/** What is kept of an answer that is made again for a repeated call, out of what the first one left. */
export const madeAgain = 'made_again'

/** The answer to send and what to keep of it: a secret is told, not kept; a document is made again from its kept copy. */
export interface Executed<A> {
  answer: A
  kept: KeptAnswer | typeof madeAgain
}

export interface KeyedCall {
  accountId: string
  key: string
  /** Tells whether a repeated key comes with the same method, path and body. */
  fingerprint: string
  signal: AbortSignal
}

interface KeyTable {
  account_id: string
  idempotency_key: string
  fingerprint: string
  stamp: string
  holder: string
  held_until: number
  answer: string | null
  created_at: number
}

type Tables = { idempotency_keys: KeyTable }

const holdMs = 5000
const lookMs = 50

/**
 * Carries out calls that bear an Idempotency-Key once. Whoever enters the key first executes; the others wait and get
 * the same answer. When the holder dies, the next one takes over with the same stamp: the ids of what the call creates
 * come from it, so that a second execution meets what the first one left.
 */
export class Idempotency extends Store<Tables> {
  readonly #clock: Clock
  readonly #ids: Ids

  constructor(db: Database, clock: Clock, ids: Ids) {
    super(db)
    this.#clock = clock
    this.#ids = ids
  }

  async run<A>(
    call: KeyedCall,
    execute: (stamp: string) => Promise<Executed<A>>,
  ): Promise<{ answer: A | KeptAnswer; replayed: boolean }> {
    const holder = randomUUID()
    let row = (await this.#enter(call, holder)) ?? (await this.#look(call, holder))
    while (row?.holder !== holder) {
      if (row !== undefined && row.fingerprint !== call.fingerprint)
        throw new Failure(
          'idempotency_mismatch',
          'This Idempotency-Key was already used with another method, path or body.',
        )
      if (row !== undefined && row.answer !== null) {
        const kept = JSON.parse(row.answer) as Executed<A>['kept']
        return { answer: kept === madeAgain ? (await execute(row.stamp)).answer : kept, replayed: true }
      }
      await this.#pause(call.signal)
      row = await this.#look(call, holder)
    }
    return { answer: await this.#execute(call, row, execute), replayed: false }
  }

  /** Forgets keys after a day, as documented. */
  async forgetOld(): Promise<void> {
    await this.rows()
      .deleteFrom('idempotency_keys')
      .where('created_at', '<', this.#clock.now() - answersKeptMs)
      .execute()
  }

  #find({ accountId, key }: KeyedCall): Promise<KeyTable | undefined> {
    return this.rows()
      .selectFrom('idempotency_keys')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('idempotency_key', '=', key)
      .executeTakeFirst()
  }

  #enter({ accountId, key, fingerprint }: KeyedCall, holder: string): Promise<KeyTable | undefined> {
    const now = this.#clock.now()
    return this.rows()
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
  async #look(call: KeyedCall, holder: string): Promise<KeyTable | undefined> {
    const now = this.#clock.now()
    const { accountId, key, fingerprint } = call
    const row = await this.#find(call)
    if (row === undefined || row.answer !== null || row.held_until > now || row.fingerprint !== fingerprint) return row
    return this.rows()
      .updateTable('idempotency_keys')
      .set({ holder, held_until: now + holdMs })
      .where('account_id', '=', accountId)
      .where('idempotency_key', '=', key)
      .where('holder', '=', row.holder)
      .returningAll()
      .executeTakeFirst()
  }

  async #execute<A>(
    call: KeyedCall,
    { stamp, holder }: KeyTable,
    execute: (stamp: string) => Promise<Executed<A>>,
  ): Promise<A> {
    const hold = (values: Partial<KeyTable>): Promise<unknown> =>
      this.rows()
        .updateTable('idempotency_keys')
        .set(values)
        .where('account_id', '=', call.accountId)
        .where('idempotency_key', '=', call.key)
        .where('holder', '=', holder)
        .execute()
    const timer = setInterval(() => void hold({ held_until: this.#clock.now() + holdMs }).catch(() => {}), holdMs / 3)
    try {
      const { answer, kept } = await execute(stamp)
      // A failure of ours is not kept: the same key may try again, under the same stamp.
      const final = kept === madeAgain || kept.status < 500
      await hold(final ? { answer: JSON.stringify(kept) } : { held_until: 0 })
      return answer
    } catch (error) {
      await hold({ held_until: 0 })
      throw error
    } finally {
      clearInterval(timer)
    }
  }

  #pause(signal: AbortSignal): Promise<void> {
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
