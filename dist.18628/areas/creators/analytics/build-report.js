import { toTimestamp } from '../../../kernel/clock.js'
import { brandsOf } from '../../../corpus/brand-base.js'
import { affinitiesOf } from '../../../engine/analytics/brand-affinity.js'
import {
  hiddenLikesShare,
  performanceByType,
  performanceOf,
  ripeContents,
} from '../../../engine/analytics/engagement.js'
import { growthOf } from '../../../engine/analytics/growth.js'
import { likenessOf } from '../../../engine/analytics/look-alikes.js'
import { compareWithPeers } from '../../../engine/analytics/peers.js'
import { pricesOf } from '../../../engine/analytics/price.js'
import { rhythmOf } from '../../../engine/analytics/rhythm.js'
import { compareSponsored } from '../../../engine/analytics/sponsorship.js'
import { countTags, interestsOf } from '../../../engine/analytics/tags.js'
import { topicsOf } from '../../../engine/analytics/topics.js'
import { audienceSources } from '../../../model/audience.js'
import { findInterest } from '../../../model/interest.js'
import { presentAudience, presentEstimate, presentPeers } from './present-audience.js'
import { presentContents, presentPerformance } from './present-contents.js'
import { presentContacts, presentLinks } from './present-contacts.js'
const likesShown = 10
const presentGrowth = ({ history, creator }) => {
  if (history === null || history.value.length === 0) return null
  const growth = growthOf(history.value, creator.followers)
  const point = ({ contentCount, averageLikes, averageViews, granularity: _, ...rest }) => ({
    ...rest,
    content_count: contentCount,
    average_likes: averageLikes,
    average_views: averageViews,
  })
  return {
    monthly: growth.monthly.map(point),
    daily: growth.daily.map(point),
    over: growth.over,
    phases: growth.phases.map(({ dailyRate, ...phase }) => ({ ...phase, daily_rate: dailyRate })),
    suspicious_jumps: growth.suspiciousJumps,
    as_of: toTimestamp(history.asOf),
  }
}
const presentRhythm = (contents, asOf) => {
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
const presentLookAlikes = ({ creator, network, band }) => {
  const own = {
    interests: creator.interests,
    languages: creator.languages,
    country: creator.place?.countryCode ?? null,
    followers: creator.followers,
    engagementRate: creator.metrics?.engagementRate ?? null,
  }
  const data = network
    .filter(({ externalId }) => externalId !== creator.externalId)
    .map((peer) => ({ peer, ...likenessOf(own, peer) }))
    .sort((a, b) => b.similarity - a.similarity || (a.peer.externalId < b.peer.externalId ? -1 : 1))
    .slice(0, likesShown)
    .map(({ peer, similarity, shared }) => ({
      network: creator.network,
      external_id: peer.externalId,
      handle: peer.handle,
      name: peer.name,
      url: peer.url,
      image_url: peer.imageUrl,
      followers: peer.followers,
      verified: peer.verified,
      similarity,
      shared,
    }))
  return { data, as_of: toTimestamp(band.asOf) }
}
const presentAudiences = (input, dictionaries) => {
  const { audiences, credibility, band, brands } = input
  const [followers, likers, commenters] = audienceSources.map((kind) => {
    const summary = audiences[kind]
    const peers = { credibility: credibility[kind], followers: band.followers }
    return summary === void 0 ? null : presentAudience(summary, peers, { dictionaries, brands })
  })
  return { followers: followers ?? null, likers: likers ?? null, commenters: commenters ?? null }
}
const contentBlocks = (input, { metric }) => {
  const { creator, contents: block, finder, brands, brandBase, tags, band } = input
  if (block === null) return null
  const { value: contents } = block
  const asOf = toTimestamp(block.asOf)
  const ripe = ripeContents(contents, block.asOf)
  const overall = performanceOf(ripe, creator.followers, metric)
  const byType = performanceByType(ripe, creator.followers, metric)
  const rates = band.peers.flatMap(({ engagementRate }) => engagementRate ?? [])
  const compared = creator.metrics?.engagementRate ?? overall.engagementRate?.value ?? null
  const peers = compareWithPeers(compared, rates)
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
}
const presentPrice = (input, { rateCard }, parts) => {
  const { creator, audiences, contents } = input
  const money = (amount) => ({ amount, currency: rateCard.currency })
  const data = pricesOf(
    {
      network: creator.network,
      followers: creator.followers,
      byType: parts.byType,
      engagementRate: parts.compared,
      peersMedian: parts.peersMedian,
      audience: audiences.followers ?? audiences.commenters ?? audiences.likers ?? null,
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
const buildBlocks = (input, ways) => {
  const parts = contentBlocks(input, ways)
  return {
    ...(parts?.blocks ?? withoutContents),
    growth: presentGrowth(input),
    look_alikes: presentLookAlikes(input),
    contacts: presentContacts(input),
    linked_accounts: presentLinks(input),
    price: parts === null ? null : presentPrice(input, ways, parts),
    audiences: presentAudiences(input, ways.dictionaries),
  }
}
export { buildBlocks }
//# sourceMappingURL=build-report.js.map
