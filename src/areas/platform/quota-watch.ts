import { toTimestamp } from '../../kernel/clock.js'
import type { Database } from '../../db/database.js'
import type { Events } from '../../jobs/events.js'
import type { Count, Quota, Source } from '../../sources/port.js'
import { noteQuota } from './quota-store.js'
import type { Tokens } from './token-store.js'

interface Parts {
  db: Database
  events: Events
  tokens: Pick<Tokens, 'listAccounts'>
  sources: { all: () => readonly Pick<Source, 'id' | 'network' | 'quota' | 'counts' | 'recount'>[] }
}

/** From this share of a quota on somebody should know. */
const lowShare = 0.8

/** Tells every account once in each period of a quota that it is nearly used up, and once that it is. */
export class QuotaWatch {
  readonly #parts: Parts
  /** What was told by this process, so that rows are asked only when something new is to be told. */
  readonly #told = new Map<string, number>()

  constructor(parts: Parts) {
    this.#parts = parts
  }

  async look(): Promise<void> {
    for (const source of this.#parts.sources.all()) {
      await source.recount?.()
      for (const quota of [source.quota?.(), ...(source.counts?.() ?? [])])
        if (quota !== undefined && quota.limit > 0) await this.#lookAt(source, quota)
    }
  }

  async #lookAt(source: Pick<Source, 'id' | 'network'>, quota: Quota | Count): Promise<void> {
    const { used, limit, refused = false } = quota
    if (used >= limit * lowShare) await this.#tell('quota.low', source, quota)
    if (used >= limit || refused) await this.#tell('quota.spent', source, quota)
  }

  async #tell(
    kind: string,
    { id, network }: Pick<Source, 'id' | 'network'>,
    { used, limit, unit, resetsAt }: Quota | Count,
  ): Promise<void> {
    // A source may have several limits, each with a period of its own.
    const counted = unit === 'hashtags' || unit === 'searches' ? `${id} ${unit}` : id
    const key = `${counted} ${kind}`
    if (this.#told.get(key) === resetsAt) return
    const { db, events, tokens } = this.#parts
    const accounts = await tokens.listAccounts()
    const payload = { source: id, network, used, limit, unit, resets_at: toTimestamp(resetsAt) }
    const isNew = await db.transaction(async (query) => {
      if (!(await noteQuota(query, counted, kind, resetsAt))) return false
      for (const account of accounts) await events.append(query, account.id, [{ kind, subject: id, payload }])
      return true
    })
    this.#told.set(key, resetsAt)
    if (isNew) for (const account of accounts) events.announce(account.id)
  }
}
