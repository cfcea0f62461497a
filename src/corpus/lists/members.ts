import { sql } from 'kysely'
import type { Database, Query } from '../../db/database.js'
import type { Network } from '../../model/network.js'
import { byNetwork, toCreatorKey } from '../search/keys.js'
import { tablesOf, toMember, toTagText, type Member, type MemberRef } from './rows.js'

export interface MembersFilter {
  stage?: string | null | undefined
  owner?: string | undefined
  tag?: string | undefined
  network?: Network | undefined
  /** A part of the handle. */
  handle?: string | undefined
}

const escaped = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** Some members of a list, by their keys. */
export const findMembers = async (
  db: Database,
  query: Query,
  listId: string,
  refs: readonly MemberRef[],
): Promise<Map<string, Member>> => {
  const found = new Map<string, Member>()
  for (const [network, group] of byNetwork(refs)) {
    const rows = await tablesOf(query)
      .selectFrom('list_members')
      .selectAll()
      .where('list_id', '=', listId)
      .where('network', '=', network)
      .where('external_id', 'in', db.listed(group.map(({ externalId }) => externalId)))
      .execute()
    for (const row of rows) found.set(toCreatorKey(network, row.external_id), toMember(row))
  }
  return found
}

/** Who is on lists. Which lists an account has is `CreatorLists`. */
export class ListMembers {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /** Newest first, those before a position. */
  async list(listId: string, filter: MembersFilter, before: number | undefined, limit: number): Promise<Member[]> {
    let query = tablesOf(this.#db.query).selectFrom('list_members').selectAll().where('list_id', '=', listId)
    const { stage, owner, tag, network, handle } = filter
    if (stage !== undefined)
      query = stage === null ? query.where('stage', 'is', null) : query.where('stage', '=', stage)
    if (owner !== undefined) query = query.where('owner', '=', owner)
    if (network !== undefined) query = query.where('network', '=', network)
    if (tag !== undefined) query = query.where(sql<boolean>`tags like ${escaped(toTagText([tag]))} escape '\\'`)
    if (handle !== undefined)
      query = query.where(sql<boolean>`lower(handle) like ${escaped(handle.toLowerCase())} escape '\\'`)
    if (before !== undefined) query = query.where('position', '<', before)
    return (await query.orderBy('position', 'desc').limit(limit).execute()).map(toMember)
  }

  find(listId: string, refs: readonly MemberRef[]): Promise<Map<string, Member>> {
    return findMembers(this.#db, this.#db.query, listId, refs)
  }

  /** Everybody on a list, in the order in which they were added. */
  async refs(listId: string): Promise<(MemberRef & { handle: string })[]> {
    const rows = await tablesOf(this.#db.query)
      .selectFrom('list_members')
      .select(['network', 'external_id', 'handle'])
      .where('list_id', '=', listId)
      .orderBy('position')
      .execute()
    return rows.map((row) => ({
      network: row.network as Network,
      externalId: row.external_id,
      handle: row.handle,
    }))
  }

  async countByStage(listId: string): Promise<Map<string | null, number>> {
    const rows = await tablesOf(this.#db.query)
      .selectFrom('list_members')
      .select((eb) => ['stage', eb.fn.countAll<number>().as('count')])
      .where('list_id', '=', listId)
      .groupBy('stage')
      .execute()
    return new Map(rows.map(({ stage, count }) => [stage, Number(count)]))
  }
}
