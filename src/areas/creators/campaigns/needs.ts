import { fold } from '../../../engine/language/fold.js'
import type { Requests } from '../../../jobs/requests.js'
import type { Clock } from '../../../kernel/clock.js'
import { invalid, notFound } from '../../../kernel/errors.js'
import type { Call } from '../../../kernel/operation.js'
import type { Cursors } from '../../../kernel/page.js'
import { z } from 'zod'
import { readLink } from '../../../engine/campaigns/links.js'
import type { ListNeeds } from '../lists/needs.js'
import type { BoardNeeds } from './board.js'
import { campaignKind, campaignPrefix } from './check.js'
import type { Campaign } from './store.js'

export interface CampaignNeeds extends ListNeeds, BoardNeeds {
  requests: Requests
  clock: Clock
  cursors: Cursors
}

export const campaignCommon = { area: 'Campaigns', scope: 'creators' as const }
export const campaignPath = z.strictObject({ id: z.string().min(1).max(60) })

/** The campaign of the path: one of the caller's account. */
export const getCampaign = async (
  id: string,
  { campaigns }: Pick<CampaignNeeds, 'campaigns'>,
  { caller }: Call,
): Promise<Campaign> => {
  const campaign = await campaigns.find(caller.accountId, id)
  if (campaign === undefined) throw notFound('campaign')
  return campaign
}

/** Ids of brands, by id or by name. */
export const findBrands = async (
  named: readonly string[],
  { dictionaries }: Pick<CampaignNeeds, 'dictionaries'>,
): Promise<string[]> => {
  const { byId } = await dictionaries.brands()
  const all = [...byId.values()]
  return named.map((each, i) => {
    if (byId.has(each)) return each
    const wanted = fold(each)
    const found =
      all.find(({ name }) => fold(name) === wanted) ??
      all.find(({ aliases }) => aliases.some((alias) => fold(alias) === wanted))
    if (found === undefined)
      throw invalid(`/brands/${i}`, 'Not in the registry of brands: add it with POST /brands, or use accounts.')
    return found.id
  })
}

const checkLinks = (links: readonly string[]): void => {
  for (const [i, link] of links.entries())
    if (readLink(link) === undefined)
      throw invalid(`/links/${i}`, 'Must be a web address, such as shop.example/spring.')
}

const bare = (names: readonly string[]): string[] => [...new Set(names.map((name) => name.replace(/^[@#＠＃]/u, '')))]

/** Words as they are kept: brands as ids, accounts and hashtags without their sign. */
export const readTerms = async (
  body: {
    brands?: string[] | undefined
    accounts?: string[] | undefined
    hashtags?: string[] | undefined
    links?: string[] | undefined
    codes?: string[] | undefined
  },
  needs: Pick<CampaignNeeds, 'dictionaries'>,
) => {
  checkLinks(body.links ?? [])
  return {
    ...(body.brands === undefined ? {} : { brands: await findBrands(body.brands, needs) }),
    ...(body.accounts === undefined ? {} : { accounts: bare(body.accounts) }),
    ...(body.hashtags === undefined ? {} : { hashtags: bare(body.hashtags) }),
    ...(body.links === undefined ? {} : { links: [...new Set(body.links)] }),
    ...(body.codes === undefined ? {} : { codes: [...new Set(body.codes)] }),
  }
}

/** Looks for posts now, besides the schedule. */
export const submitCheck = async (
  campaignId: string,
  { requests }: Pick<CampaignNeeds, 'requests'>,
  call: Call,
): Promise<string> => {
  const id = call.newId(campaignPrefix)
  await requests.submit({
    id,
    accountId: call.caller.accountId,
    kind: campaignKind,
    input: { campaign_id: campaignId },
  })
  return id
}
