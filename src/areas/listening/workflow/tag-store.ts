import { AccountRows } from '../../../db/account-rows.js'
import type { Database, Query } from '../../../db/database.js'
import { Store } from '../../../db/store.js'
import { partsOf } from '../../../kernel/parts.js'

interface Row {
  id: string
  account_id: string
  name: string
  name_key: string
  query: string | null
  description: string | null
  revision: number
  backfill_id: string | null
  created_at: number
  updated_at: number
}

type Tables = { listening_tags: Row; listening_tagged: { tag_id: string; text_key: string } }

export interface Tag {
  id: string
  name: string
  /** What it is given for; null where people alone give it. */
  query: string | null
  description: string | null
  revision: number
  backfillId: string | null
  createdAt: number
  updatedAt: number
}

export type TagRule = Tag & { query: string }

const keysAtOnce = 500

const toTag = (row: Row): Tag => ({
  id: row.id,
  name: row.name,
  query: row.query,
  description: row.description,
  revision: row.revision,
  backfillId: row.backfill_id,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

export const toTagKey = (name: string): string => name.trim().toLowerCase()

/** Tags of mentions, per account, and which texts their rules match. */
export class ListeningTags extends Store<Tables> {
  readonly #owned: AccountRows<Row>

  constructor(db: Database) {
    super(db)
    this.#owned = new AccountRows(db, 'listening_tags')
  }

  /** All of an account, by name: there are dozens, not thousands. */
  async list(accountId: string, within?: Query): Promise<Tag[]> {
    const rows = await this.rows(within)
      .selectFrom('listening_tags')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('name_key')
      .execute()
    return rows.map(toTag)
  }

  async rules(accountId: string, within?: Query): Promise<TagRule[]> {
    return (await this.list(accountId, within)).filter((tag): tag is TagRule => tag.query !== null)
  }

  async find(accountId: string, id: string): Promise<Tag | undefined> {
    const row = await this.#owned.find(accountId, id)
    return row && toTag(row)
  }

  /** False where another one has the name. */
  async create(within: Query, accountId: string, tag: Tag): Promise<boolean> {
    const rows = this.rows(within)
    await rows
      .insertInto('listening_tags')
      .values({
        id: tag.id,
        account_id: accountId,
        name: tag.name,
        name_key: toTagKey(tag.name),
        query: tag.query,
        description: tag.description,
        revision: tag.revision,
        backfill_id: tag.backfillId,
        created_at: tag.createdAt,
        updated_at: tag.updatedAt,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const kept = await rows.selectFrom('listening_tags').select('id').where('id', '=', tag.id).executeTakeFirst()
    return kept !== undefined
  }

  /** Writes a tag anew; with another rule, what the old one matched is forgotten. */
  async change(within: Query, accountId: string, tag: Tag, hasOtherRule: boolean): Promise<void> {
    const rows = this.rows(within)
    await rows
      .updateTable('listening_tags')
      .set({
        query: tag.query,
        description: tag.description,
        revision: tag.revision,
        backfill_id: tag.backfillId,
        updated_at: tag.updatedAt,
      })
      .where('id', '=', tag.id)
      .where('account_id', '=', accountId)
      .execute()
    if (hasOtherRule) await rows.deleteFrom('listening_tagged').where('tag_id', '=', tag.id).execute()
  }

  async remove(within: Query, accountId: string, id: string): Promise<void> {
    if (await this.#owned.remove(accountId, id, within))
      await this.rows(within).deleteFrom('listening_tagged').where('tag_id', '=', id).execute()
  }

  /** Notes what rules match, those alone that are still the rules they were. */
  async note(
    within: Query,
    accountId: string,
    matched: readonly { tag: Tag; keys: readonly string[] }[],
  ): Promise<void> {
    const now = new Map((await this.list(accountId, within)).map(({ id, revision }) => [id, revision]))
    for (const { tag, keys } of matched) {
      if (now.get(tag.id) !== tag.revision) continue
      for (const part of partsOf(keys, keysAtOnce))
        await this.rows(within)
          .insertInto('listening_tagged')
          .values(part.map((key) => ({ tag_id: tag.id, text_key: key })))
          .onConflict((conflict) => conflict.doNothing())
          .execute()
    }
  }

  /** The texts that each rule matches, of those given. */
  async matched(tags: readonly Tag[], keys: readonly string[]): Promise<Map<string, Set<string>>> {
    const found = new Map(tags.map(({ id }) => [id, new Set<string>()]))
    const ids = [...found.keys()]
    if (ids.length === 0) return found
    for (const part of partsOf(keys, keysAtOnce)) {
      const rows = await this.rows()
        .selectFrom('listening_tagged')
        .selectAll()
        .where('text_key', 'in', this.db.listed(part))
        .where('tag_id', 'in', this.db.listed(ids))
        .execute()
      for (const row of rows) found.get(row.tag_id)?.add(row.text_key)
    }
    return found
  }

  async count(id: string): Promise<number> {
    const { count } = await this.rows()
      .selectFrom('listening_tagged')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('tag_id', '=', id)
      .executeTakeFirstOrThrow()
    return Number(count)
  }
}
