import { groupBy } from '../../../kernel/groups.js'
import type { z } from 'zod'
import type { Corpus } from '../../../corpus/index.js'
import { toTimestampOrNull } from '../../../kernel/clock.js'
import type { BoardShown, MemberShown } from './contract.js'
import { figuresOf, formulas } from './figures.js'
import type { CampaignPost } from './post-contract.js'
import type { CampaignPosts } from './post-store.js'
import { presentCampaign, type PresentNeeds } from './present.js'
import type { Campaign, CampaignMember } from './store.js'

export interface BoardNeeds extends PresentNeeds, Pick<Corpus, 'creators'> {
  campaignPosts: CampaignPosts
}

type Board = z.output<typeof BoardShown>
type Member = z.output<typeof MemberShown>

/** More than any roster posts; a report with more would not be read. */
export const postsMax = 20_000

const keyOf = (network: string, externalId: string): string => `${network} ${externalId}`

const stateOf = ({ read }: CampaignMember, posts: number): Member['state'] => {
  if (posts > 0) return 'posted'
  if (read.checkedAt === null) return 'waiting'
  return read.failed ? 'not_read' : 'not_posted'
}

const daysOf = (posts: readonly CampaignPost[]): Board['days'] => {
  const days = new Map<string, Board['days'][number]>()
  for (const { published_at: at, engagements, reach } of posts) {
    const day = at.slice(0, 10)
    const sum = days.get(day) ?? { day, posts: 0, engagements: 0, reach: 0 }
    days.set(day, {
      day,
      posts: sum.posts + 1,
      engagements: sum.engagements + (engagements ?? 0),
      reach: sum.reach + (reach?.value ?? 0),
    })
  }
  return [...days.values()].sort((a, b) => (a.day < b.day ? -1 : 1))
}

/** Everything about a campaign at one look, from the posts as they were last measured. */
export const makeBoard = async (
  campaign: Campaign,
  needs: BoardNeeds,
): Promise<{ board: Board; posts: CampaignPost[] }> => {
  const [members, posts] = await Promise.all([
    needs.campaigns.members(campaign.id),
    needs.campaignPosts.list(campaign.id, { limit: postsMax }),
  ])
  const creators = new Map(
    (await needs.creators.findEach(members)).map((creator) => [keyOf(creator.network, creator.externalId), creator]),
  )
  const byMember = groupBy(posts, (post) => keyOf(post.network, post.external_id))
  const shown = members.map((member): Member => {
    const key = keyOf(member.network, member.externalId)
    const own = byMember.get(key) ?? []
    const creator = creators.get(key)
    const figures = figuresOf(own, {
      fee: member.fee,
      feeOfPosted: member.fee,
      currency: campaign.currency,
      posts: own,
    })
    return {
      network: member.network,
      external_id: member.externalId,
      handle: creator?.handle ?? member.handle,
      name: creator === undefined || creator.name === '' ? null : creator.name,
      followers: creator?.followers ?? null,
      fee: member.fee,
      state: stateOf(member, figures.posts),
      detail: member.read.detail,
      last_post_at: own.find(({ counts }) => counts)?.published_at ?? null,
      figures,
    }
  })
  const counted = posts.filter(({ counts }) => counts)
  const paid = shown.filter(({ fee }) => fee !== null)
  const feesOf = (some: readonly Member[]): number | null =>
    some.length === 0 ? null : some.reduce((sum, each) => sum + (each.fee ?? 0), 0)
  const feeOfPosted = feesOf(paid.filter(({ state }) => state === 'posted'))
  const paidPosts = paid.flatMap(({ network, external_id: id }) => byMember.get(keyOf(network, id)) ?? [])
  const count = (state: Member['state']): number => shown.filter((each) => each.state === state).length
  const board = {
    campaign: await presentCampaign(campaign, needs),
    totals: figuresOf(posts, { fee: feesOf(paid), feeOfPosted, currency: campaign.currency, posts: paidPosts }),
    states: {
      waiting: count('waiting'),
      posted: count('posted'),
      not_posted: count('not_posted'),
      not_read: count('not_read'),
    },
    days: daysOf(counted),
    members: shown,
    formulas,
    synthetic: posts.some(({ synthetic }) => synthetic),
    as_of: toTimestampOrNull(campaign.checkedAt),
  }
  return { board, posts }
}
