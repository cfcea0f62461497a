import type { Clock } from '../../../kernel/clock.js'
import type { Database, Query } from '../../../db/database.js'
import { Store } from '../../../db/store.js'
import { partsOf } from '../../../kernel/parts.js'

type Tables = {
  screening_memory: {
    account_id: string
    place: string
    scope: MemoryScope
    memory_key: string
    decision_id: string
    created_at: number
    document: string | null
  }
}

/** item: unflagged items. term: words that do not count. review: categories that a reviewer gave an item. */
export type MemoryScope = 'item' | 'term' | 'review'

/** What later runs remember of decisions, by the place they hold for: a criteria set or one monitoring. */
export class Memories extends Store<Tables> {
  readonly #clock: Clock

  constructor(db: Database, clock: Clock) {
    super(db)
    this.#clock = clock
  }

  async list(accountId: string, places: readonly string[], scope: MemoryScope): Promise<string[]> {
    return [...(await this.documents(accountId, places, scope)).keys()].sort()
  }

  /** What is kept by key: nothing but the key for most. */
  async documents(
    accountId: string,
    places: readonly string[],
    scope: MemoryScope,
  ): Promise<Map<string, string | null>> {
    const rows = await this.rows()
      .selectFrom('screening_memory')
      .select(['memory_key', 'document'])
      .where('account_id', '=', accountId)
      .where('place', 'in', [...places])
      .where('scope', '=', scope)
      .execute()
    return new Map(rows.map(({ memory_key, document }) => [memory_key, document]))
  }

  async add(
    within: Query,
    accountId: string,
    what: {
      place: string
      scope: MemoryScope
      entries: readonly { key: string; document?: string }[]
      decisionId: string
    },
  ): Promise<void> {
    for (const part of partsOf(what.entries, 200))
      await this.rows(within)
        .insertInto('screening_memory')
        .values(
          part.map(({ key, document = null }) => ({
            account_id: accountId,
            place: what.place,
            scope: what.scope,
            memory_key: key,
            decision_id: what.decisionId,
            created_at: this.#clock.now(),
            document,
          })),
        )
        .onConflict((conflict) => conflict.columns(['account_id', 'place', 'scope', 'memory_key']).doNothing())
        .execute()
  }

  async remove(
    within: Query,
    accountId: string,
    what: { places: readonly string[]; scope: MemoryScope; keys: readonly string[] },
  ): Promise<void> {
    for (const part of partsOf(what.keys, 200))
      await this.rows(within)
        .deleteFrom('screening_memory')
        .where('account_id', '=', accountId)
        .where('place', 'in', [...what.places])
        .where('scope', '=', what.scope)
        .where('memory_key', 'in', part)
        .execute()
  }
}

/** An item is remembered together with its words: edited, it is a new one. */
export const itemMemoryKey = (key: string, textHash: string): string => `${textHash} ${key}`
