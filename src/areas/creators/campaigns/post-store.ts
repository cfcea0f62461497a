import type { Query } from '../../../db/database.js'
import { Store } from '../../../db/store.js'
import type { Network } from '../../../model/network.js'
import type { CampaignPost } from './post-contract.js'
import type { MeasuredPost, PostRow, Tables } from './store.js'

export interface PostRef {
  network: Network
  contentId: string
}

export interface PostsFilter {
  externalId?: string | undefined
  network?: Network | undefined
  /** The last post of the page before. */
  after?: { publishedAt: number; network: string; contentId: string } | undefined
  limit: number
}

const isCounted = ({ certainty, decided }: PostRow): boolean =>
  decided === null ? certainty !== 'possible' : decided === 1

const toTime = (ms: number): string => new Date(ms).toISOString()

const toPost = (row: PostRow): CampaignPost => ({
  ...(JSON.parse(row.document) as MeasuredPost),
  found_at: toTime(row.found_at),
  gone_at: row.gone_at === null ? null : toTime(row.gone_at),
  decided: row.decided === null ? null : row.decided === 1,
  counts: isCounted(row),
})

/** The posts that were found for campaigns. */
export class CampaignPosts extends Store<Tables> {
  #all(campaignId: string, query?: Query) {
    return this.rows(query).selectFrom('campaign_posts').selectAll().where('campaign_id', '=', campaignId)
  }

  async ofMember(campaignId: string, network: string, externalId: string, within?: Query): Promise<CampaignPost[]> {
    const rows = await this.#all(campaignId, within)
      .where('network', '=', network)
      .where('external_id', '=', externalId)
      .orderBy('published_at')
      .execute()
    return rows.map(toPost)
  }

  /** Newest first. */
  async list(campaignId: string, { externalId, network, after, limit }: PostsFilter): Promise<CampaignPost[]> {
    let query = this.#all(campaignId)
    if (network !== undefined) query = query.where('network', '=', network)
    if (externalId !== undefined) query = query.where('external_id', '=', externalId)
    if (after !== undefined)
      query = query.where((eb) =>
        eb.or([
          eb('published_at', '<', after.publishedAt),
          eb.and([
            eb('published_at', '=', after.publishedAt),
            eb.or([
              eb('network', '<', after.network),
              eb.and([eb('network', '=', after.network), eb('content_id', '<', after.contentId)]),
            ]),
          ]),
        ]),
      )
    const rows = await query
      .orderBy('published_at', 'desc')
      .orderBy('network', 'desc')
      .orderBy('content_id', 'desc')
      .limit(limit)
      .execute()
    return rows.map(toPost)
  }

  async count(campaignId: string): Promise<number> {
    const row = await this.rows()
      .selectFrom('campaign_posts')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('campaign_id', '=', campaignId)
      .where((eb) =>
        eb.or([eb('decided', '=', 1), eb.and([eb('decided', 'is', null), eb('certainty', '!=', 'possible')])]),
      )
      .executeTakeFirst()
    return Number(row?.count ?? 0)
  }

  async save(within: Query, campaignId: string, post: MeasuredPost, now: number): Promise<void> {
    const measured = { certainty: post.certainty, gone_at: null, document: JSON.stringify(post) }
    await this.rows(within)
      .insertInto('campaign_posts')
      .values({
        campaign_id: campaignId,
        network: post.network,
        content_id: post.content_id,
        external_id: post.external_id,
        published_at: Date.parse(post.published_at),
        decided: null,
        found_at: now,
        ...measured,
      })
      .onConflict((conflict) => conflict.columns(['campaign_id', 'network', 'content_id']).doUpdateSet(measured))
      .execute()
  }

  async #change(
    within: Query | undefined,
    campaignId: string,
    { network, contentId }: PostRef,
    values: Partial<PostRow>,
  ): Promise<boolean> {
    const { numUpdatedRows } = await this.rows(within)
      .updateTable('campaign_posts')
      .set(values)
      .where('campaign_id', '=', campaignId)
      .where('network', '=', network)
      .where('content_id', '=', contentId)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  async markGone(within: Query, campaignId: string, ref: PostRef, now: number): Promise<void> {
    await this.#change(within, campaignId, ref, { gone_at: now })
  }

  decide(campaignId: string, ref: PostRef, counts: boolean | null): Promise<boolean> {
    return this.#change(undefined, campaignId, ref, { decided: counts === null ? null : Number(counts) })
  }

  /** What the signs no longer speak for, unless a person does. */
  async forget(within: Query, campaignId: string, { network, contentId }: PostRef): Promise<void> {
    await this.rows(within)
      .deleteFrom('campaign_posts')
      .where('campaign_id', '=', campaignId)
      .where('network', '=', network)
      .where('content_id', '=', contentId)
      .where('decided', 'is', null)
      .execute()
  }
}
