import type { z } from 'zod'
import type { Corpus } from '../../../corpus/index.js'
import type { Schedules } from '../../../jobs/schedules.js'
import { toTimestamp, toTimestampOrNull } from '../../../kernel/clock.js'
import type { CampaignShown } from './contract.js'
import type { CampaignPosts } from './post-store.js'
import type { Campaign, Campaigns } from './store.js'

export interface PresentNeeds extends Pick<Corpus, 'dictionaries'> {
  campaigns: Campaigns
  campaignPosts: CampaignPosts
  schedules: Schedules
}

export const presentCampaign = async (
  campaign: Campaign,
  { campaigns, campaignPosts, schedules, dictionaries }: PresentNeeds,
): Promise<z.output<typeof CampaignShown>> => {
  const schedule = await schedules.find(campaign.accountId, campaign.id)
  const { byId } = await dictionaries.brands()
  return {
    id: campaign.id,
    name: campaign.name,
    brands: campaign.brands.map((id) => ({ id, name: byId.get(id)?.name ?? id })),
    accounts: campaign.accounts,
    hashtags: campaign.hashtags,
    links: campaign.links,
    codes: campaign.codes,
    starts_at: toTimestamp(campaign.startsAt),
    ends_at: toTimestampOrNull(campaign.endsAt),
    currency: campaign.currency,
    product: campaign.product,
    disclosure_required: campaign.disclosureRequired,
    every_s: campaign.everyMs === null ? null : campaign.everyMs / 1000,
    paused: campaign.paused,
    members: await campaigns.countMembers(campaign.id),
    posts: await campaignPosts.count(campaign.id),
    checked_at: toTimestampOrNull(campaign.checkedAt),
    next_at: schedule === undefined || schedule.paused ? null : toTimestamp(schedule.nextAt),
    finished_at: toTimestampOrNull(campaign.finishedAt),
    created_at: toTimestamp(campaign.createdAt),
    updated_at: toTimestamp(campaign.updatedAt),
  }
}
