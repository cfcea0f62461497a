import type { z } from 'zod'
import { dayMs, toTimestamp } from '../../../kernel/clock.js'
import { brandsBy } from '../../../engine/facts/brands-of.js'
import type { Dictionaries } from '../../../corpus/dictionaries/dictionaries.js'
import { scoreAccount } from '../../../engine/analytics/account-score.js'
import { affinitiesOf } from '../../../engine/analytics/brand-affinity.js'
import { ripeContents } from '../../../engine/analytics/engagement.js'
import { growthOf, type GrowthPoint } from '../../../engine/analytics/growth.js'
import { highlightsOf, type Findings } from '../../../engine/analytics/highlights.js'
import { compareWithPeers } from '../../../engine/analytics/peers.js'
import { comparedPrice } from '../../../engine/analytics/price.js'
import { rhythmOf } from '../../../engine/analytics/rhythm.js'
import { compareSponsored } from '../../../engine/analytics/sponsorship.js'
import type { MetricMethod } from '../../../engine/statistics/estimate.js'
import { countTags, subjectTagsOf } from '../../../engine/analytics/tags.js'
import { followersSince } from '../../../engine/facts/growth.js'
import { mentionsOf } from '../../../engine/language/tags.js'
import { topicsOf } from '../../../engine/analytics/topics.js'
import { audienceSources } from '../../../model/audience.js'
import { creatorPrices } from '../../../engine/facts/price.js'
import type { Content } from '../../../model/content.js'
import { defaultScoreCard } from '../../../model/account-score.js'
import { findInterest } from '../../../model/interest.js'
import type { RateCard } from '../../../model/rate-card.js'
import type { Report } from './contract.js'
import { presentAudience, presentEstimate } from './present-audience.js'
import { presentContents } from './present-contents.js'
import { presentFirstParty } from './present-first-party.js'
import { presentFigures } from './present-figures.js'
import { presentContacts, presentLinks } from './present-contacts.js'
import { presentLookAlikes } from './present-look-alikes.js'
import type { Missing, ReportInput } from './report-input.js'

type Blocks = Omit<
  z.output<typeof Report>,
  'state' | 'detail' | 'network' | 'handle' | 'engine_version' | 'profile' | 'missing' | 'notes'
>

interface Ways {
  metric: MetricMethod
  dictionaries: Dictionaries
  rateCard: RateCard
}

const monthsBack = [1, 3, 6, 12]

const presentGrowth = ({ history, facts, points, creator }: ReportInput): Blocks['growth'] => {
  if (history === null || history.value.length === 0) return null
  const growth = growthOf(history.value)
  const point = ({ contentCount, averageLikes, averageViews, granularity: _, ...rest }: GrowthPoint) => ({
    ...rest,
    content_count: contentCount,
    average_likes: averageLikes,
    average_views: averageViews,
  })
  return {
    monthly: growth.monthly.map(point),
    daily: growth.daily.map(point),
    over: monthsBack.flatMap((months) => {
      const base = followersSince({ creator, history: points }, months)
      if (base === null) return []
      const [likes, views] = [facts.growth.likes[months] ?? null, facts.growth.views[months] ?? null]
      return [{ months, ...base, likes_rate: likes, views_rate: views }]
    }),
    phases: growth.phases.map(({ dailyRate, ...phase }) => ({ ...phase, daily_rate: dailyRate })),
    suspicious_jumps: growth.suspiciousJumps,
    as_of: toTimestamp(history.asOf),
  }
}

const presentRhythm = (contents: readonly Content[], asOf: string): Blocks['rhythm'] => {
  const rhythm = rhythmOf(contents)
  return (
    rhythm && {
      contents: rhythm.contents,
      from: toTimestamp(rhythm.from),
      to: toTimestamp(rhythm.to),
      per_week: rhythm.perWeek,
      median_gap_hours: rhythm.medianGapHours,
      longest_gap_days: rhythm.longestGapDays,
      active_weeks_share: rhythm.activeWeeksShare,
      weekdays: rhythm.weekdays,
      hours: rhythm.hours,
      usual: rhythm.usual,
      trend: rhythm.trend,
      as_of: asOf,
    }
  )
}

const presentAudiences = (
  { audiences, band, brands }: ReportInput,
  dictionaries: Dictionaries,
): Blocks['audiences'] => {
  const [followers, likers, commenters] = audienceSources.map((kind) => {
    const read = audiences[kind]
    return read === undefined ? null : presentAudience(read, band, { dictionaries, brands })
  })
  return { followers: followers ?? null, likers: likers ?? null, commenters: commenters ?? null }
}

/** Those that texts speak of and those that the record states: the latter are known without contents too. */
const presentInterests = ({ facts, contents, record }: ReportInput): Blocks['interests'] =>
  contents === null && facts.interests.length === 0
    ? null
    : {
        data: facts.interests.map((interest) => ({
          ...interest,
          name: findInterest(interest.id)?.name ?? interest.id,
        })),
        as_of: toTimestamp(contents?.asOf ?? record.provenance.asOf),
      }

/** The blocks that rest on contents. */
const contentBlocks = (input: ReportInput) => {
  const { creator, contents: block, window, finder, brands, brandBase, tags } = input
  if (block === null) return null
  const { value: contents } = block
  const asOf = toTimestamp(block.asOf)
  const { sponsoredMedian, organicMedian, pValue, ...sponsored } = compareSponsored(ripeContents(contents))
  return {
    rhythm: presentRhythm(contents, asOf),
    contents: { ...presentContents(contents, input), as_of: asOf },
    sponsored_against_organic: {
      ...sponsored,
      sponsored_median: sponsoredMedian,
      organic_median: organicMedian,
      p_value: pValue,
      as_of: asOf,
    },
    hashtags: { data: countTags(window, subjectTagsOf), as_of: asOf },
    mentions: { data: countTags(window, mentionsOf), as_of: asOf },
    topics: {
      data: topicsOf(contents, tags.known, tags.sample.contents).map(({ baseShare, ...topic }) => ({
        ...topic,
        base_share: baseShare,
      })),
      base: {
        of: 'contents of the corpus',
        sample: tags.sample.contents,
        as_of: tags.sample.asOf === 0 ? asOf : toTimestamp(tags.sample.asOf),
      },
      as_of: asOf,
    },
    brand_affinity: {
      data: affinitiesOf(
        // A brand's own account speaks of itself: that is no affinity.
        window.map(brandsBy(creator, finder)),
        brandBase,
      ).map(({ brandId, share, baseShare, ...affinity }) => ({
        id: brandId,
        name: brands.byId.get(brandId)?.name ?? brandId,
        ...affinity,
        share: presentEstimate(share),
        base_share: baseShare,
      })),
      base: { of: brandBase.of, sample: brandBase.sample, as_of: toTimestamp(brandBase.asOf) },
      as_of: asOf,
    },
  } satisfies Partial<Blocks>
}

const withoutContents = {
  rhythm: null,
  contents: null,
  sponsored_against_organic: null,
  hashtags: null,
  mentions: null,
  topics: null,
  brand_affinity: null,
} satisfies Partial<Blocks>

/** Prices, or why there is none. What engagement would change is said beside them. */
const presentPrice = (
  { record, facts, foremost, contents, band }: ReportInput,
  { rateCard, metric }: Ways,
  rate: number | null,
): { price: Blocks['price']; missing: Missing[] } => {
  const money = (amount: number) => ({ amount, currency: rateCard.currency })
  const { prices, unpriced } = creatorPrices(record, facts, foremost, rateCard)
  const peersMedian = compareWithPeers(rate, band.engagementRates[metric])?.median ?? null
  const missing = unpriced.map(({ type, detail }) => ({
    item: type === null ? 'price' : `price.${type}`,
    reason: 'too_little_evidence',
    detail,
  }))
  if (contents === null && prices.length === 0) return { price: null, missing }
  const data = prices.map((each) => {
    const compared = comparedPrice(each, { rate, peersMedian }, rateCard)
    return {
      type: each.type,
      price: money(each.amount),
      low: money(each.low),
      high: money(each.high),
      factors: each.factors,
      with_engagement: compared && { price: money(compared.amount), factor: compared.factor },
    }
  })
  const asOf = toTimestamp(contents?.asOf ?? record.provenance.asOf)
  return { price: { rate_card: rateCard.name, data, as_of: asOf }, missing }
}

/** The report's own figures, as the highlights ask for them. */
const toFindings = (blocks: Omit<Blocks, 'highlights'>, { creator, contents }: ReportInput): Findings => {
  const { engagement, growth, rhythm, numbers, sponsored_against_organic: sponsored, audiences } = blocks
  const credibility = (audiences.followers ?? audiences.commenters ?? audiences.likers)?.credibility
  const peers = engagement?.peers
  return {
    engagement:
      engagement?.rate && peers
        ? {
            rate: engagement.rate.value,
            contents: engagement.rate.sample_size,
            peersMedian: peers.median,
            percentile: peers.percentile,
            profiles: peers.profiles,
            isOfSize: peers.followers !== null,
          }
        : null,
    credibility: credibility
      ? { score: credibility.score, class: credibility.class, percentile: credibility.peers?.percentile ?? null }
      : null,
    jumps: growth?.suspicious_jumps.length ?? 0,
    growth: growth?.over.find(({ months }) => months === 3)?.rate ?? null,
    sponsored,
    trend: rhythm?.trend ?? null,
    daysSilent:
      contents === null || creator.lastPostedAt === null ? null : (contents.asOf - creator.lastPostedAt) / dayMs,
    hiddenLikes: numbers?.hidden_likes_share ?? null,
  }
}

const weekMs = 7 * dayMs

/** The account score, over the figures that the report itself shows. */
const presentScore = (
  { audiences, growth, rhythm, engagement }: Pick<Blocks, 'audiences' | 'growth' | 'rhythm' | 'engagement'>,
  { band }: ReportInput,
  metric: MetricMethod,
): { account_score: Blocks['account_score']; missing: Missing[] } => {
  const rate = growth?.over.find(({ months }) => months === 3)?.rate
  const score = scoreAccount(
    {
      followers: audiences.followers?.credibility ?? null,
      read: { followers: audiences.followers?.sample_size ?? 0, commenters: audiences.commenters?.sample_size ?? 0 },
      commenters: audiences.commenters?.credibility ?? null,
      rhythm: rhythm && {
        activeWeeksShare: rhythm.active_weeks_share,
        weeks: Math.ceil((Date.parse(rhythm.to) - Date.parse(rhythm.from)) / weekMs),
      },
      growth: rate === undefined ? null : { rate, jumps: growth?.suspicious_jumps.length ?? 0 },
      engagement: engagement?.rate
        ? { ...engagement.rate, peers: band.engagementRates[metric], isOfSize: band.followers !== null }
        : null,
    },
    defaultScoreCard,
  )
  if (score !== null) return { account_score: score, missing: [] }
  const detail = 'Less than half of what the score rests on is known: audiences, rhythm, growth, engagement.'
  return { account_score: null, missing: [{ item: 'account_score', reason: 'too_little_evidence', detail }] }
}

/** The report of an input, and what it lacks for want of evidence. The same input gives the same report. */
export const buildBlocks = (input: ReportInput, ways: Ways): { blocks: Blocks; missing: Missing[] } => {
  const figures = presentFigures(input, ways.metric)
  const { price, missing } = presentPrice(input, ways, figures.engagement?.rate?.value ?? null)
  const blocks = {
    ...figures,
    ...(contentBlocks(input) ?? withoutContents),
    interests: presentInterests(input),
    growth: presentGrowth(input),
    look_alikes: presentLookAlikes(input.lookAlikes),
    contacts: presentContacts(input),
    linked_accounts: presentLinks(input),
    price,
    first_party: presentFirstParty(input, figures.numbers?.overall ?? null),
    audiences: presentAudiences(input, ways.dictionaries),
  }
  const { account_score, missing: unscored } = presentScore(blocks, input, ways.metric)
  const highlights = highlightsOf(toFindings({ ...blocks, account_score }, input))
  return {
    blocks: { highlights, account_score, ...blocks },
    missing: [...missing, ...unscored, ...uncredited(blocks.audiences)],
  }
}

/** Audiences of which a list shows too little to say how credible they are. */
const uncredited = (audiences: Blocks['audiences']): Missing[] =>
  Object.entries(audiences).flatMap(([kind, audience]): Missing[] =>
    audience === null || audience.credibility !== null
      ? []
      : [
          {
            item: `audiences.${kind}.credibility`,
            reason: 'too_little_evidence',
            detail: `What is known of the ${kind} does not tell people from other accounts. Import their follower and following counts, pictures and dates as well.`,
          },
        ],
  )
