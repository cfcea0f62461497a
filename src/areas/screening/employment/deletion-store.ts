import { createHash } from 'node:crypto'
import type { Clock } from '../../../kernel/clock.js'
import type { Database } from '../../../db/database.js'
import { Store } from '../../../db/store.js'
import type { Requests } from '../../../jobs/requests.js'

export interface DeletionProof {
  id: string
  screeningId: string
  deletedAt: number
  because: 'asked' | 'retention'
  items: number
  reports: number
  decisions: number
  /** Over everything that was deleted: whoever kept a copy can show that it was this, and nobody can read it from here. */
  sha256: string
}

type Tables = {
  screenings: { id: string; account_id: string; state: string; digest: string | null; retain_until: number | null }
  screening_items: { screening_id: string; seq: number; document: string }
  screening_reports: { id: string; screening_id: string; sha256: string }
  screening_decisions: { screening_id: string; seq: number; document: string }
  screening_deletions: { id: string; account_id: string; document: string; deleted_at: number }
}

/** Deletes screenings for good and keeps the proof that it did. */
export class Deletions extends Store<Tables> {
  readonly #clock: Clock
  readonly #requests: Requests

  constructor(db: Database, clock: Clock, requests: Requests) {
    super(db)
    this.#clock = clock
    this.#requests = requests
  }

  /** Everything of the screening, its request included. Undefined where there is none. */
  remove(accountId: string, id: string, because: DeletionProof['because']): Promise<DeletionProof | undefined> {
    return this.db.transaction(async (query) => {
      const rows = this.rows(query)
      const screening = await rows
        .updateTable('screenings')
        .set((eb) => ({ state: eb.ref('state') }))
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .returning(['state', 'digest'])
        .executeTakeFirst()
      if (screening === undefined) return undefined
      const hash = createHash('sha256').update(`${id}\n${screening.digest ?? ''}\n${screening.state}\n`)
      const items = await rows
        .selectFrom('screening_items')
        .select('document')
        .where('screening_id', '=', id)
        .orderBy('seq')
        .execute()
      for (const { document } of items) hash.update(document)
      const deleted = {
        reports: Number(
          (await rows.deleteFrom('screening_reports').where('screening_id', '=', id).executeTakeFirst()).numDeletedRows,
        ),
        decisions: Number(
          (await rows.deleteFrom('screening_decisions').where('screening_id', '=', id).executeTakeFirst())
            .numDeletedRows,
        ),
      }
      await rows.deleteFrom('screening_items').where('screening_id', '=', id).execute()
      await rows.deleteFrom('screenings').where('id', '=', id).execute()
      await this.#requests.remove(query, accountId, id)
      const proof: DeletionProof = {
        id: `del_${id.slice(4)}`,
        screeningId: id,
        deletedAt: this.#clock.now(),
        because,
        items: items.length,
        ...deleted,
        sha256: hash.digest('hex'),
      }
      await rows
        .insertInto('screening_deletions')
        .values({ id, account_id: accountId, document: JSON.stringify(proof), deleted_at: proof.deletedAt })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute()
      return proof
    })
  }

  async find(accountId: string, id: string): Promise<DeletionProof | undefined> {
    const row = await this.rows()
      .selectFrom('screening_deletions')
      .select('document')
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    return row && (JSON.parse(row.document) as DeletionProof)
  }

  /** Deletes what its retention clock has run out for. */
  async removeExpired(): Promise<number> {
    const due = await this.rows()
      .selectFrom('screenings')
      .select(['id', 'account_id'])
      .where('retain_until', '<=', this.#clock.now())
      .limit(100)
      .execute()
    for (const { id, account_id } of due) await this.remove(account_id, id, 'retention')
    return due.length
  }
}
