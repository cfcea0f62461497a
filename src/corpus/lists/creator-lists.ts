import { AccountRows } from '../../db/account-rows.js'
import type { Database } from '../../db/database.js'
import { toCreatorKey } from '../search/keys.js'
import { ListMembers } from './members.js'
import { nameKey, tablesOf, toList, type CreatorList, type ListDetails, type ListRow, type MemberRef } from './rows.js'

export interface ListsFilter {
  /** A part of the name. */
  name?: string | undefined
  tag?: string | undefined
  owner?: string | undefined
  /** Lists that somebody is on. */
  member?: MemberRef | undefined
}

const toDocument = ({ description, tags, owner, stages, fields }: ListDetails): string =>
  JSON.stringify({ description, tags, owner, stages, fields })

/** Named lists of creators, per account. What happens to their members is `ListChanges`. */
export class CreatorLists {
  readonly #db: Database
  readonly #owned: AccountRows<ListRow>
  readonly members: ListMembers

  constructor(db: Database) {
    this.#db = db
    this.#owned = new AccountRows(db, 'creator_lists')
    this.members = new ListMembers(db)
  }

  /** False where the account has a list of that name already, unless it is the same one again. */
  async create(id: string, accountId: string, details: ListDetails, now: number): Promise<boolean> {
    await tablesOf(this.#db.query)
      .insertInto('creator_lists')
      .values({
        id,
        account_id: accountId,
        name: details.name,
        name_key: nameKey(details.name),
        document: toDocument(details),
        members: 0,
        changes: 0,
        created_at: now,
        updated_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return (await this.find(accountId, id)) !== undefined
  }

  async find(accountId: string, id: string): Promise<CreatorList | undefined> {
    const row = await this.#owned.find(accountId, id)
    return row && toList(row)
  }

  async findNamed(accountId: string, name: string): Promise<CreatorList | undefined> {
    const row = await tablesOf(this.#db.query)
      .selectFrom('creator_lists')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('name_key', '=', nameKey(name))
      .executeTakeFirst()
    return row && toList(row)
  }

  /** All lists of an account that fit, newest first: there are dozens, not thousands. */
  async list(accountId: string, { name, tag, owner, member }: ListsFilter): Promise<CreatorList[]> {
    let query = tablesOf(this.#db.query).selectFrom('creator_lists').selectAll().where('account_id', '=', accountId)
    if (member !== undefined)
      query = query.where('id', 'in', (eb) =>
        eb
          .selectFrom('list_members')
          .select('list_id')
          .where('network', '=', member.network)
          .where('external_id', '=', member.externalId),
      )
    const wanted = name === undefined ? '' : nameKey(name)
    return (await query.orderBy('id', 'desc').execute())
      .filter((row) => row.name_key.includes(wanted))
      .map(toList)
      .filter((list) => (tag === undefined || list.tags.includes(tag)) && (owner === undefined || list.owner === owner))
  }

  /** Gone with everybody on it and with its history. */
  async remove(accountId: string, id: string): Promise<boolean> {
    return this.#db.transaction(async (query) => {
      if (!(await this.#owned.remove(accountId, id, query))) return false
      const rows = tablesOf(query)
      await rows.deleteFrom('list_members').where('list_id', '=', id).execute()
      await rows.deleteFrom('list_change_members').where('list_id', '=', id).execute()
      await rows.deleteFrom('list_changes').where('list_id', '=', id).execute()
      return true
    })
  }

  /** Keys of everybody on some lists, list by list; undefined for one that the account does not have. */
  async keysOf(accountId: string, ids: readonly string[]): Promise<Map<string, string[] | undefined>> {
    const keys = new Map<string, string[] | undefined>()
    for (const id of new Set(ids)) {
      const known = await this.find(accountId, id)
      const refs = known === undefined ? undefined : await this.members.refs(id)
      keys.set(
        id,
        refs?.map(({ network, externalId }) => toCreatorKey(network, externalId)),
      )
    }
    return keys
  }
}

export { toDocument }
