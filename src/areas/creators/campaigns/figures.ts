import type { z } from 'zod'
import { quantile } from '../../../engine/statistics/estimate.js'
import { estimateShare } from '../../../engine/statistics/interval.js'
import { roundTo } from '../../../engine/statistics/round.js'
import { networkName } from '../../../model/network.js'
import type { FiguresShown } from './contract.js'
import type { CampaignPost } from './post-contract.js'

export type Figures = z.output<typeof FiguresShown>

interface Range {
  value: number
  low: number
  high: number
}

/** How each figure is made, in words that a reader of the report can check. */
export const formulas = {
  reach:
    'Views that the network shows; where it shows none, likes × views per like of the rate card, no more than its share of followers.',
  engagements: 'Likes + comments.',
  engagement_rate: 'Engagements ÷ followers of the creator.',
  baseline: 'Median over the newest 12 posts of the creator outside of the campaign, with a 95 % interval.',
  lift: 'Engagement rate of the post ÷ the baseline of its creator; over several posts, the median.',
  intent: 'Authors of comments who ask, want or have bought ÷ authors whose comments count.',
  relevance: 'Authors of comments about the product or brand ÷ authors whose comments count.',
  earned_value: 'Reach ÷ 1000 × the price of a thousand views in the rate card, by network and type of post.',
  cost_per_engagement: 'Fees ÷ engagements, over creators whose fee is known and who have posted.',
  cost_per_thousand: 'Fees ÷ reach × 1000, over the same creators.',
  return_on_fee: 'Earned value ÷ fees, over the same creators, where both are in one currency.',
}

const known = <T>(values: readonly (T | null)[]): T[] => values.filter((value): value is T & {} => value !== null)

const add = (ranges: readonly Range[], digits: number): (Range & { posts: number }) | null =>
  ranges.length === 0
    ? null
    : {
        value: roundTo(
          ranges.reduce((sum, { value }) => sum + value, 0),
          digits,
        ),
        low: roundTo(
          ranges.reduce((sum, { low }) => sum + low, 0),
          digits,
        ),
        high: roundTo(
          ranges.reduce((sum, { high }) => sum + high, 0),
          digits,
        ),
        posts: ranges.length,
      }

const middle = (ranges: readonly Range[]): (Range & { posts: number }) | null => {
  const of = (key: keyof Range): number =>
    roundTo(
      quantile(
        ranges.map((range) => range[key]),
        0.5,
      ) ?? 0,
      3,
    )
  return ranges.length === 0 ? null : { value: of('value'), low: of('low'), high: of('high'), posts: ranges.length }
}

const share = (part: number, whole: number): Figures['intent'] => {
  if (whole === 0) return null
  const { sampleSize, ...estimate } = estimateShare(part / whole, { size: whole, asked: whole, population: null })
  return { ...estimate, sample_size: sampleSize }
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

const missingOf = (posts: readonly CampaignPost[]): Figures['missing'] => {
  const counts = new Map<string, Figures['missing'][number]>()
  for (const { missing, network, content_id: id } of posts)
    for (const { what, why: own } of missing) {
      const why = own.replaceAll(`the ${networkName(network)} content ${id}`, 'these posts')
      const key = `${what}\n${why}`
      counts.set(key, { what, why, posts: (counts.get(key)?.posts ?? 0) + 1 })
    }
  const said = [...counts.values()].map((each) =>
    each.posts === 1 ? { ...each, why: each.why.replaceAll('these posts', 'this post') } : each,
  )
  return said.sort((a, b) => b.posts - a.posts || (a.what < b.what ? -1 : 1)).slice(0, 50)
}

/** What posts did together. Fees are set against the posts of those who are paid alone. */
export const figuresOf = (
  posts: readonly CampaignPost[],
  paid: {
    fee: number | null
    /** Of those who have posted: whoever has not yet must not make the others dear. */
    feeOfPosted: number | null
    currency: string
    posts: readonly CampaignPost[]
  },
): Figures => {
  const counted = posts.filter(({ counts }) => counts)
  const engagements = known(counted.map((post) => post.engagements))
  const values = known(counted.map(({ earned_value: value }) => value))
  const intents = known(counted.map(({ intent }) => intent))
  const relevances = known(counted.map(({ relevance }) => relevance))
  const moods = known(counted.map(({ sentiment }) => sentiment))
  const of = paid.posts.filter(({ counts }) => counts)
  const paidEngagements = sum(known(of.map((post) => post.engagements)))
  const paidReach = sum(known(of.map(({ reach }) => reach)).map(({ value }) => value))
  const paidValues = known(of.map(({ earned_value: value }) => value))
  const per = (whole: number, digits: number, times = 1): number | null =>
    paid.feeOfPosted === null || whole === 0 ? null : roundTo((paid.feeOfPosted / whole) * times, digits)
  const isSameCurrency = paidValues.length > 0 && paidValues.every(({ currency }) => currency === paid.currency)
  const value = add(values, 2)
  return {
    posts: counted.length,
    possible: posts.filter(({ counts, decided }) => !counts && decided === null).length,
    gone: counted.filter(({ gone_at: gone }) => gone !== null).length,
    undisclosed: counted.filter(({ disclosure }) => disclosure.state === 'none').length,
    unsafe: counted.filter(({ safety }) => safety.state === 'flagged').length,
    reach: add(known(counted.map(({ reach }) => reach)), 0),
    engagements: engagements.length === 0 ? null : { value: sum(engagements), posts: engagements.length },
    lift: middle(known(counted.map(({ lift }) => lift))),
    intent: share(sum(intents.map((each) => each.intent_authors)), sum(intents.map(({ authors }) => authors))),
    relevance: share(
      sum(relevances.map((each) => each.relevant_authors)),
      sum(relevances.map((each) => each.share.sample_size)),
    ),
    sentiment: {
      positive: sum(moods.map(({ positive }) => positive)),
      neutral: sum(moods.map(({ neutral }) => neutral)),
      negative: sum(moods.map(({ negative }) => negative)),
    },
    earned_value: value && { ...value, currency: values[0]?.currency ?? '' },
    fee: paid.fee,
    cost_per_engagement: per(paidEngagements, 4),
    cost_per_thousand: per(paidReach, 2, 1000),
    return_on_fee:
      paid.feeOfPosted === null || paid.feeOfPosted === 0 || !isSameCurrency
        ? null
        : roundTo(sum(paidValues.map((each) => each.value)) / paid.feeOfPosted, 3),
    missing: missingOf(counted),
  }
}
