import { promisify } from 'node:util'
import { deflate, inflate } from 'node:zlib'
import type { Query } from '../../db/database.js'
import { Store } from '../../db/store.js'
import { unpackMentions, type Labels, type Mentions, type SentimentCode } from '../../engine/listening/index.js'
import type { Network } from '../../model/network.js'
import { Cache } from '../../kernel/cache.js'
import { partsOf } from '../../kernel/parts.js'

type Tables = {
  requests: { id: string; account_id: string }
  listening_sets: { request_id: string; insights: string; mentions: string; created_at: number }
  text_verdicts: { key: string; print: number; engine_version: string; sentiment: string; judged_at: number }
  listening_reads: { network: string; external_id: string; since: number; until: number; read_at: number }
}

const idsMax = 500
const setsKept = 8

const compress = promisify(deflate)
const expand = promisify(inflate)

export interface RememberedVerdict {
  key: string
  print: number
  sentiment: SentimentCode
}

/** What listening keeps: sets of mentions with their insights, verdicts on texts, and what was read for which time. */
export class ListeningStore extends Store<Tables> {
  /** Sets never change: those asked for last stay open. */
  readonly #open = new Cache<string, { mentions: Mentions; labels: Labels }>(setsKept)

  /** Compresses first: the transaction that keeps it should be short. */
  async prepareSet(
    requestId: string,
    insights: unknown,
    packed: Uint8Array,
    now: number,
  ): Promise<(within: Query) => Promise<void>> {
    const mentions = (await compress(packed)).toString('base64')
    const row = { request_id: requestId, insights: JSON.stringify(insights), mentions, created_at: now }
    return async (within) => {
      await within
        .withTables<Tables>()
        .insertInto('listening_sets')
        .values(row)
        .onConflict((conflict) => conflict.column('request_id').doUpdateSet(row))
        .execute()
    }
  }

  async findInsights<T>(requestId: string): Promise<T | undefined> {
    const row = await this.rows()
      .selectFrom('listening_sets')
      .select('insights')
      .where('request_id', '=', requestId)
      .executeTakeFirst()
    return row && (JSON.parse(row.insights) as T)
  }

  async findMentions(requestId: string): Promise<{ mentions: Mentions; labels: Labels } | undefined> {
    const open = this.#open.get(requestId)
    if (open !== undefined) return open
    const row = await this.rows()
      .selectFrom('listening_sets')
      .select('mentions')
      .where('request_id', '=', requestId)
      .executeTakeFirst()
    if (row === undefined) return undefined
    // Copied, because views of whole numbers need a buffer that begins with them.
    const set = unpackMentions(Uint8Array.from(await expand(Buffer.from(row.mentions, 'base64'))))
    this.#open.set(requestId, set)
    return set
  }

  /** The listenings of an account that have mentions, the oldest first, after one of them. */
  async listSets(accountId: string, after: string): Promise<string[]> {
    const rows = await this.rows()
      .selectFrom('listening_sets')
      .innerJoin('requests', 'requests.id', 'listening_sets.request_id')
      .select('listening_sets.request_id as id')
      .where('requests.account_id', '=', accountId)
      .where('listening_sets.request_id', '>', after)
      .orderBy('listening_sets.request_id')
      .execute()
    return rows.map(({ id }) => id)
  }

  /** Verdicts of this engine on some texts, by key. */
  async findVerdicts(keys: readonly string[], engineVersion: string): Promise<Map<string, RememberedVerdict>> {
    const found = new Map<string, RememberedVerdict>()
    for (const part of partsOf(keys, idsMax)) {
      const rows = await this.rows()
        .selectFrom('text_verdicts')
        .select(['key', 'print', 'sentiment'])
        .where('key', 'in', part)
        .where('engine_version', '=', engineVersion)
        .execute()
      for (const { key, print, sentiment } of rows)
        found.set(key, { key, print, sentiment: sentiment as SentimentCode })
    }
    return found
  }

  async saveVerdicts(verdicts: readonly RememberedVerdict[], engineVersion: string, now: number): Promise<void> {
    if (verdicts.length === 0) return
    await this.db.insertMany(
      {
        table: 'text_verdicts',
        columns: ['key', 'print', 'engine_version', 'sentiment', 'judged_at'],
        types: ['text', 'bigint', 'text', 'text', 'bigint'],
        tail: 'on conflict (key) do update set print = excluded.print, engine_version = excluded.engine_version, sentiment = excluded.sentiment, judged_at = excluded.judged_at',
      },
      verdicts.map(({ key, print, sentiment }) => [key, print, engineVersion, sentiment, now]),
    )
  }

  /** For which time each of some profiles was read, and when. */
  async findReads(
    network: Network,
    ids: readonly string[],
  ): Promise<Map<string, { since: number; until: number; readAt: number }>> {
    const found = new Map<string, { since: number; until: number; readAt: number }>()
    for (const part of partsOf(ids, idsMax)) {
      const rows = await this.rows()
        .selectFrom('listening_reads')
        .selectAll()
        .where('network', '=', network)
        .where('external_id', 'in', part)
        .execute()
      for (const row of rows) found.set(row.external_id, { since: row.since, until: row.until, readAt: row.read_at })
    }
    return found
  }

  async saveRead(
    network: Network,
    externalId: string,
    read: { since: number; until: number; readAt: number },
  ): Promise<void> {
    const values = { since: read.since, until: read.until, read_at: read.readAt }
    await this.rows()
      .insertInto('listening_reads')
      .values({ network, external_id: externalId, ...values })
      .onConflict((conflict) => conflict.columns(['network', 'external_id']).doUpdateSet(values))
      .execute()
  }
}
