import type { z } from 'zod'
import { dayMs, toTimestamp } from '../../../kernel/clock.js'
import { brandsOf } from '../../../corpus/bases/brand-base.js'
import type { Dictionaries } from '../../../corpus/dictionaries/dictionaries.js'
import { affinitiesOf } from '../../../engine/analytics/brand-affinity.js'
import {
  hiddenLikesShare,
  performanceByType,
  performanceOf,
  ripeContents,
} from '../../../engine/analytics/engagement.js'
import { growthOf, type GrowthPoint } from '../../../engine/analytics/growth.js'
import { highlightsOf, type Findings } from '../../../engine/analytics/highlights.js'
import { compareWithPeers } from '../../../engine/analytics/peers.js'
import { pricesOf } from '../../../engine/analytics/price.js'
import { rhythmOf } from '../../../engine/analytics/rhythm.js'
import { compareSponsored } from '../../../engine/analytics/sponsorship.js'
import type { MetricMethod } from '../../../engine/statistics/estimate.js'
import { countTags, interestsOf } from '../../../engine/analytics/tags.js'
import { topicsOf } from '../../../engine/analytics/topics.js'
import { audienceSources } from '../../../model/audience.js'
import type { Content } from '../../../model/content.js'
import { findInterest } from '../../../model/interest.js'
import type { RateCard } from '../../../model/rate-card.js'
import type { Report } from './contract.js'
import { presentAudience, presentEstimate, presentPeers } from './present-audience.js'
import { presentContents, presentPerformance } from './present-contents.js'
import { presentContacts, presentLinks } from './present-contacts.js'
import { presentLookAlikes } from './present-look-alikes.js'
import type { ReportInput } from './report-input.js'

type Blocks = Omit<
  z.output<typeof Report>,
  'state' | 'detail' | 'network' | 'handle' | 'engine_version' | 'profile' | 'missing' | 'notes'
>

interface Ways {
  metric: MetricMethod
  dictionaries: Dictionaries
  rateCard: RateCard
}

const presentGrowth = ({ history, creator }: ReportInput): Blocks['growth'] => {
  if (history === null || history.value.length === 0) return null
  const growth = growthOf(history.value, creator.followers)
  const point = ({ contentCount, averageLikes, averageViews, granularity: _, ...rest }: GrowthPoint) => ({
    ...rest,
    content_count: contentCount,
    average_likes: averageLikes,
    average_views: averageViews,
  })
  return {
    monthly: growth.monthly.map(point),
    daily: growth.daily.map(point),
    over: growth.over.map(({ likesRate, viewsRate, ...over }) => ({
      ...over,
      likes_rate: likesRate,
      views_rate: viewsRate,
    })),
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

/** The blocks that rest on contents. */
const contentBlocks = (input: ReportInput, { metric }: Ways) => {
  const { creator, contents: block, finder, brands, brandBase, tags, band } = input
  if (block === null) return null
  const { value: contents } = block
  const asOf = toTimestamp(block.asOf)
  const ripe = ripeContents(contents, block.asOf)
  const overall = performanceOf(ripe, creator.followers, metric)
  const byType = performanceByType(ripe, creator.followers, metric)
  // Peers' rates rest on their newest few contents: like is compared with like where the source states the same of this one.
  const compared = creator.metrics?.engagementRate ?? overall.engagementRate?.value ?? null
  const peers = compareWithPeers(compared, band.engagementRates)
  const { sponsoredMedian, organicMedian, pValue, ...sponsored } = compareSponsored(ripe)
  return {
    overall,
    byType,
    compared,
    peersMedian: peers?.median ?? null,
    blocks: {
      numbers: {
        followers: creator.followers,
        following: creator.following,
        content_count: creator.contentCount,
        contents_read: contents.length,
        hidden_likes_share: hiddenLikesShare(contents),
        overall: presentPerformance(overall),
        by_type: byType.map(({ type, performance }) => ({ type, performance: presentPerformance(performance) })),
        as_of: asOf,
      },
      engagement: {
        metric,
        rate: overall.engagementRate && presentEstimate(overall.engagementRate),
        peers: presentPeers(peers, band.followers, band.asOf),
        as_of: asOf,
      },
      rhythm: presentRhythm(contents, asOf),
      contents: { ...presentContents(contents, input), as_of: asOf },
      sponsored_against_organic: {
        ...sponsored,
        sponsored_median: sponsoredMedian,
        organic_median: organicMedian,
        p_value: pValue,
        as_of: asOf,
      },
      hashtags: { data: countTags(contents, ({ hashtags }) => hashtags), as_of: asOf },
      mentions: { data: countTags(contents, ({ mentions }) => mentions), as_of: asOf },
      interests: {
        data: interestsOf(contents, { bio: creator.bio, declared: creator.interests }).map((interest) => ({
          ...interest,
          name: findInterest(interest.id)?.name ?? interest.id,
        })),
        as_of: asOf,
      },
      topics: {
        data: topicsOf(contents, tags.known, tags.sample.contents).map(({ baseShare, ...topic }) => ({
          ...topic,
          base_share: baseShare,
        })),
        base: { of: 'contents of the corpus', sample: tags.sample.contents, as_of: toTimestamp(tags.sample.asOf) },
        as_of: asOf,
      },
      brand_affinity: {
        data: affinitiesOf(
          // A brand's own account speaks of itself: that is no affinity.
          contents.map((content) => brandsOf(content, finder).filter((id) => id !== finder.ofName(creator.handle))),
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
    },
  }
}

const withoutContents = {
  numbers: null,
  engagement: null,
  rhythm: null,
  contents: null,
  sponsored_against_organic: null,
  hashtags: null,
  mentions: null,
  interests: null,
  topics: null,
  brand_affinity: null,
} satisfies Partial<Blocks>

const presentPrice = (
  input: ReportInput,
  { rateCard }: Ways,
  parts: NonNullable<ReturnType<typeof contentBlocks>>,
): Blocks['price'] => {
  const { creator, audiences, contents } = input
  const money = (amount: number) => ({ amount, currency: rateCard.currency })
  const data = pricesOf(
    {
      network: creator.network,
      followers: creator.followers,
      byType: parts.byType,
      engagementRate: parts.compared,
      peersMedian: parts.peersMedian,
      audience: (audiences.followers ?? audiences.commenters ?? audiences.likers)?.summary ?? null,
    },
    rateCard,
  ).map(({ type, amount, low, high, factors }) => ({
    type,
    price: money(amount),
    low: money(low),
    high: money(high),
    factors,
  }))
  return { rate_card: rateCard.name, data, as_of: toTimestamp(contents?.asOf ?? creator.provenance.asOf) }
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
            rate: creator.metrics?.engagementRate ?? engagement.rate.value,
            peersMedian: peers.median,
            percentile: peers.percentile,
            profiles: peers.profiles,
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

/** The report of an input. The same input gives the same report. */
export const buildBlocks = (input: ReportInput, ways: Ways): Blocks => {
  const parts = contentBlocks(input, ways)
  const blocks = {
    ...(parts?.blocks ?? withoutContents),
    growth: presentGrowth(input),
    look_alikes: presentLookAlikes(input.lookAlikes),
    contacts: presentContacts(input),
    linked_accounts: presentLinks(input),
    price: parts === null ? null : presentPrice(input, ways, parts),
    audiences: presentAudiences(input, ways.dictionaries),
  }
  return { highlights: highlightsOf(toFindings(blocks, input)), ...blocks }
}
