import type { Clock } from '../../../kernel/clock.js'
import type { Database, Query } from '../../../db/database.js'
import { Store } from '../../../db/store.js'

export interface DecisionEntry {
  id: string
  seq: number
  kind: string
  actor: string
  document: Record<string, unknown>
  createdAt: number
}

interface DecisionTable {
  screening_id: string
  seq: number
  id: string
  account_id: string
  kind: string
  actor: string
  document: string
  created_at: number
}

type Tables = { screening_decisions: DecisionTable }

/** What people decided about screenings, in order. Only ever added to, under the lock of the screening. */
export class Decisions extends Store<Tables> {
  readonly #clock: Clock

  constructor(db: Database, clock: Clock) {
    super(db)
    this.#clock = clock
  }

  async add(
    within: Query,
    accountId: string,
    screeningId: string,
    entry: Pick<DecisionEntry, 'id' | 'kind' | 'actor' | 'document'>,
  ): Promise<DecisionEntry> {
    const { last } = await this.rows(within)
      .selectFrom('screening_decisions')
      .select(({ fn }) => fn.coalesce(fn.max('seq'), fn.countAll()).as('last'))
      .where('screening_id', '=', screeningId)
      .executeTakeFirstOrThrow()
    const seq = Number(last) + 1
    const createdAt = this.#clock.now()
    await this.rows(within)
      .insertInto('screening_decisions')
      .values({
        screening_id: screeningId,
        seq,
        id: entry.id,
        account_id: accountId,
        kind: entry.kind,
        actor: entry.actor,
        document: JSON.stringify(entry.document),
        created_at: createdAt,
      })
      .execute()
    return { ...entry, seq, createdAt }
  }

  async list(
    accountId: string,
    screeningId: string,
    { after, limit }: { after: number; limit: number },
  ): Promise<DecisionEntry[]> {
    const rows = await this.rows()
      .selectFrom('screening_decisions')
      .selectAll()
      .where('screening_id', '=', screeningId)
      .where('account_id', '=', accountId)
      .where('seq', '>', after)
      .orderBy('seq')
      .limit(limit)
      .execute()
    return rows.map(({ id, seq, kind, actor, document, created_at: createdAt }) => ({
      id,
      seq,
      kind,
      actor,
      document: JSON.parse(document) as Record<string, unknown>,
      createdAt,
    }))
  }
}
