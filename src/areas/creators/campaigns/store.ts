import { AccountRows, type PageOfRows } from '../../../db/account-rows.js'
import type { Database, Query } from '../../../db/database.js'
import { Store } from '../../../db/store.js'
import type { Certainty } from '../../../engine/campaigns/match.js'
import type { Network } from '../../../model/network.js'
import type { CampaignPost } from './post-contract.js'
import { partsOf } from '../../../kernel/parts.js'

export interface CampaignDetails {
  brands: string[]
  accounts: string[]
  hashtags: string[]
  links: string[]
  codes: string[]
  startsAt: number
  endsAt: number | null
  currency: string
  product: { name: string; description?: string | undefined; keywords?: string[] | undefined } | null
  disclosureRequired: boolean
  everyMs: number | null
}

export interface Campaign extends CampaignDetails {
  id: string
  accountId: string
  name: string
  paused: boolean
  checkedAt: number | null
  finishedAt: number | null
  createdAt: number
  updatedAt: number
}

/** What the last check found out about reading somebody. */
export interface ReadState {
  checkedAt: number | null
  failed: boolean
  detail: string | null
}

export interface CampaignMember {
  network: Network
  externalId: string
  handle: string
  position: number
  fee: number | null
  read: ReadState
}

/** What a check writes of a post; what a person says of it is kept apart. */
export type MeasuredPost = Omit<CampaignPost, 'counts' | 'decided' | 'found_at' | 'gone_at'>

export interface CampaignRow {
  id: string
  account_id: string
  name: string
  document: string
  paused: number
  checked_at: number | null
  finished_at: number | null
  created_at: number
  updated_at: number
}

export interface MemberRow {
  campaign_id: string
  network: string
  external_id: string
  handle: string
  position: number
  fee: number | null
  document: string
}

export interface PostRow {
  campaign_id: string
  network: string
  content_id: string
  external_id: string
  published_at: number
  certainty: Certainty
  decided: number | null
  gone_at: number | null
  found_at: number
  document: string
}

export type Tables = { campaigns: CampaignRow; campaign_members: MemberRow; campaign_posts: PostRow }

const toCampaign = (row: CampaignRow): Campaign => ({
  ...(JSON.parse(row.document) as CampaignDetails),
  id: row.id,
  accountId: row.account_id,
  name: row.name,
  paused: row.paused === 1,
  checkedAt: row.checked_at,
  finishedAt: row.finished_at,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

const toMember = (row: MemberRow): CampaignMember => ({
  network: row.network as Network,
  externalId: row.external_id,
  handle: row.handle,
  position: row.position,
  fee: row.fee,
  read: JSON.parse(row.document) as ReadState,
})

const unread: ReadState = { checkedAt: null, failed: false, detail: null }
const rowsAtOnce = 200

/** Campaigns of accounts and their rosters. Their posts are `CampaignPosts`. */
export class Campaigns extends Store<Tables> {
  readonly #owned: AccountRows<CampaignRow>

  constructor(db: Database) {
    super(db)
    this.#owned = new AccountRows(db, 'campaigns')
  }

  async create(id: string, accountId: string, name: string, details: CampaignDetails, now: number): Promise<void> {
    await this.#owned.add({
      id,
      account_id: accountId,
      name,
      document: JSON.stringify(details),
      paused: 0,
      checked_at: null,
      finished_at: null,
      created_at: now,
      updated_at: now,
    })
  }

  async find(accountId: string, id: string): Promise<Campaign | undefined> {
    const row = await this.#owned.find(accountId, id)
    return row && toCampaign(row)
  }

  /** Newest first. */
  async list(accountId: string, page: PageOfRows): Promise<Campaign[]> {
    return (await this.#owned.list(accountId, page)).map(toCampaign)
  }

  async change(id: string, values: Partial<CampaignRow>, within?: Query): Promise<void> {
    await this.rows(within).updateTable('campaigns').set(values).where('id', '=', id).execute()
  }

  /** Whether this ends it: of two checks at once, one does. */
  async finish(id: string, at: number, within: Query): Promise<boolean> {
    const { numUpdatedRows } = await this.rows(within)
      .updateTable('campaigns')
      .set({ finished_at: at })
      .where('id', '=', id)
      .where('finished_at', 'is', null)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  async remove(accountId: string, id: string): Promise<boolean> {
    return this.db.transaction(async (query) => {
      if (!(await this.#owned.remove(accountId, id, query))) return false
      const rows = this.rows(query)
      await rows.deleteFrom('campaign_members').where('campaign_id', '=', id).execute()
      await rows.deleteFrom('campaign_posts').where('campaign_id', '=', id).execute()
      return true
    })
  }

  /** In the order in which they were added. */
  async members(id: string): Promise<CampaignMember[]> {
    const rows = await this.rows()
      .selectFrom('campaign_members')
      .selectAll()
      .where('campaign_id', '=', id)
      .orderBy('position')
      .orderBy('network')
      .orderBy('external_id')
      .execute()
    return rows.map(toMember)
  }

  async countMembers(id: string): Promise<number> {
    const row = await this.rows()
      .selectFrom('campaign_members')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('campaign_id', '=', id)
      .executeTakeFirst()
    return Number(row?.count ?? 0)
  }

  /** Whoever is there already stays. Gives how many are new. */
  async addMembers(
    id: string,
    members: readonly Pick<CampaignMember, 'network' | 'externalId' | 'handle' | 'fee'>[],
  ): Promise<number> {
    return this.db.transaction(async (query) => {
      const before = await this.countMembers(id)
      const values = members.map(({ network, externalId, handle, fee }, i) => ({
        campaign_id: id,
        network,
        external_id: externalId,
        handle,
        position: before + i,
        fee,
        document: JSON.stringify(unread),
      }))
      let added = 0
      for (const part of partsOf(values, rowsAtOnce)) {
        const rows = await this.rows(query)
          .insertInto('campaign_members')
          .values(part)
          .onConflict((conflict) => conflict.doNothing())
          .returning('handle')
          .execute()
        added += rows.length
      }
      return added
    })
  }

  async changeMember(
    id: string,
    { network, externalId }: { network: string; externalId: string },
    values: Partial<MemberRow>,
    within?: Query,
  ): Promise<boolean> {
    const { numUpdatedRows } = await this.rows(within)
      .updateTable('campaign_members')
      .set(values)
      .where('campaign_id', '=', id)
      .where('network', '=', network)
      .where('external_id', '=', externalId)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  /** With their posts. */
  async removeMember(id: string, { network, externalId }: { network: string; externalId: string }): Promise<boolean> {
    return this.db.transaction(async (query) => {
      const remove = (table: 'campaign_members' | 'campaign_posts') =>
        this.rows(query)
          .deleteFrom(table)
          .where('campaign_id', '=', id)
          .where('network', '=', network)
          .where('external_id', '=', externalId)
          .executeTakeFirst()
      const { numDeletedRows } = await remove('campaign_members')
      await remove('campaign_posts')
      return numDeletedRows > 0n
    })
  }
}
