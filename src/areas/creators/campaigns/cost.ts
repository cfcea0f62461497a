import type { z } from 'zod'
import type { Corpus } from '../../../corpus/index.js'
import { estimateCost, type Reading } from '../../../gather/costs.js'
import { toScheduledCost, type RequestCost, type ScheduledCost } from '../../../jobs/cost.js'
import type { Estimator } from '../../../jobs/pair-definition.js'
import { dayMs } from '../../../kernel/clock.js'
import type { Sources } from '../../../sources/registry.js'
import { CampaignBody } from './contract.js'
import type { CampaignNeeds } from './needs.js'
import { commentsMax } from './read-comments.js'
import { postsMax, usualMax } from './read-member.js'
import { findRoster } from './roster.js'
import type { CampaignMember } from './store.js'

export interface CampaignCostNeeds extends CampaignNeeds, Pick<Corpus, 'contents'> {
  sources: Sources
}

type Member = Pick<CampaignMember, 'network' | 'externalId'>
type Window = { startsAt: number; endsAt: number | null }

const pageItems = 100
/** A campaign without an end is estimated as it will be in so long. */
const openMs = 30 * dayMs

/** How much somebody publishes in so long, as the newest posts that are known show it. Of whom too little is known, a page. */
const countPosts = async ({ network, externalId }: Member, spanMs: number, { contents }: CampaignCostNeeds) => {
  const known = await contents.list(network, externalId, { limit: pageItems })
  const [newest, oldest] = [known[0]?.publishedAt, known.at(-1)?.publishedAt]
  if (newest === undefined || oldest === undefined || newest === oldest) return pageItems
  return Math.min(postsMax, Math.ceil(((known.length - 1) * spanMs) / (newest - oldest)))
}

/** Every check reads the posts of the whole window: their figures change. Comments are read of one post of each creator. */
const costOfCheck = async (members: readonly Member[], spanMs: number, needs: CampaignCostNeeds) => {
  const charged = members.filter(({ network }) => needs.sources.find(network)?.cost !== undefined)
  const readings: Reading[] = []
  for (const member of charged) {
    const { network } = member
    const posts = spanMs <= 0 ? 0 : await countPosts(member, spanMs, needs)
    readings.push({ network, operation: 'profile', items: 1 }, { network, operation: 'contents', items: usualMax })
    if (posts === 0) continue
    readings.push({ network, operation: 'contents', items: posts })
    readings.push({ network, operation: 'comments', items: commentsMax })
  }
  return estimateCost(readings, needs.sources)
}

/** What the first check of a campaign may use, and what later ones may while it lasts. */
export const costOfCampaign = async (
  members: readonly Member[],
  { startsAt, endsAt, everyMs }: Window & { everyMs: number | null },
  needs: CampaignCostNeeds,
): Promise<{ cost: RequestCost | null; scheduled: ScheduledCost | null }> => {
  const now = needs.clock.now()
  const cost = await costOfCheck(members, Math.min(now, endsAt ?? now) - startsAt, needs)
  if (everyMs === null || cost === null) return { cost, scheduled: null }
  const later = await costOfCheck(members, (endsAt ?? now + openMs) - startsAt, needs)
  return { cost, scheduled: toScheduledCost(later, everyMs) }
}

/** What a campaign would use, said before it is created. */
export const campaignEstimator: Estimator<CampaignCostNeeds> = {
  kind: 'campaign',
  scope: 'creators',
  input: CampaignBody,
  estimate: async (untyped, needs, call, everyMs) => {
    const body = untyped as z.output<typeof CampaignBody>
    const roster =
      body.roster === undefined ? [] : (await findRoster(body.roster, needs, call.caller.accountId)).members
    const window = {
      startsAt: Date.parse(body.starts_at),
      endsAt: body.ends_at === null ? null : Date.parse(body.ends_at),
      everyMs: everyMs ?? (body.every_s === null ? null : body.every_s * 1000),
    }
    return costOfCampaign(roster, window, needs)
  },
}
