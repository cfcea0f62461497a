import type { Content, ContentType } from '../../model/content.js'
import type { Averaged } from '../../model/estimate.js'
import { factsWindow } from '../../model/creator-facts.js'
import type { RateCard } from '../../model/rate-card.js'
import { performanceOf, reactionsOf, ripeContents } from '../analytics/engagement.js'
import { reachOfContent } from '../analytics/price.js'
import { estimateMedian } from '../statistics/estimate.js'
import { roundTo } from '../statistics/round.js'

/** What cannot be told, and why. */
export interface Unmeasured {
  what: string
  why: string
}

export interface Range {
  value: number
  low: number
  high: number
}

/** What a creator's posts usually do: those outside of the campaign, of the same type where enough of them are known. */
export interface BaseLine {
  of: ContentType | 'all'
  contents: number
  engagementRate: Averaged | null
  /** Likes and comments: what a post is measured against, without the rounding of a rate. */
  reactions: Averaged | null
  /** Median. */
  views: number | null
}

/** Fewer contents of one type say less than all of them together. */
const sameTypeMin = 5
/** Fewer contents are no base line. */
const baseMin = 3

/** Of the newest contents that are not of the campaign. Medians, so that one that went round does not move them. */
export const baseLineOf = (
  contents: readonly Content[],
  followers: number | null,
  type: ContentType,
): BaseLine | undefined => {
  const usable = contents.filter((content) => content.type !== 'repost')
  const same = usable.filter((content) => content.type === type)
  const [of, some] = same.length >= sameTypeMin ? [type, same] : (['all', usable] as const)
  const ripe = ripeContents(some).slice(0, factsWindow)
  if (ripe.length < baseMin) return undefined
  const { engagementRate, views } = performanceOf(ripe, followers, 'median')
  const open = ripe.filter(({ engagement }) => engagement.likes !== null)
  const reactions = estimateMedian(open.flatMap((content) => reactionsOf(content) ?? []))
  return { of, contents: ripe.length, engagementRate, reactions, views: views?.median ?? null }
}

/** How many times the usual: with the bounds of what is usual. */
export const liftOf = (value: number, usual: Averaged): Range | null =>
  usual.value <= 0 || usual.low === null || usual.high === null || usual.low <= 0
    ? null
    : {
        value: roundTo(value / usual.value, 3),
        low: roundTo(value / usual.high, 3),
        high: roundTo(value / usual.low, 3),
      }

export interface EarnedValue extends Range {
  currency: string
  formula: string
}

export interface Measured {
  reach: (Range & { basis: 'measured' | 'inferred'; why: string }) | null
  /** Likes and comments. */
  engagements: number | null
  engagementRate: number | null
  base: BaseLine | null
  lift: Range | null
  earnedValue: EarnedValue | null
  missing: Unmeasured[]
}

/** Where reach is read off the likes, it may as well be half or twice as much. */
const guessedSpread = 2

/** Reach, engagement and earned value of one post, against what is usual for its creator. */
export const measurePost = (
  content: Content,
  followers: number | null,
  usual: readonly Content[],
  card: RateCard,
): Measured => {
  const missing: Unmeasured[] = []
  const miss = (what: string, why: string): null => {
    missing.push({ what, why })
    return null
  }
  const seen = reachOfContent(content, followers, card)
  const spread = typeof seen === 'string' || !seen.guessed ? 1 : guessedSpread
  const reach =
    typeof seen === 'string'
      ? miss('reach', `Not known: ${seen}.`)
      : {
          value: Math.round(seen.views),
          low: Math.round(seen.views / spread),
          high: Math.round(seen.views * spread),
          basis: seen.guessed ? ('inferred' as const) : ('measured' as const),
          why: seen.why,
        }
  const engagements = reactionsOf(content) ?? miss('engagement', 'The network shows neither likes nor comments.')
  const engagementRate =
    engagements === null || content.engagement.likes === null
      ? miss('engagement_rate', 'The likes are hidden.')
      : followers === null || followers === 0
        ? miss('engagement_rate', 'The followers are not known.')
        : roundTo(engagements / followers, 6)
  const base =
    baseLineOf(usual, followers, content.type) ??
    miss('baseline', `Fewer than ${baseMin} other posts of this creator are known.`)
  const lift =
    engagements === null || engagementRate === null || base === null || base.reactions === null
      ? null
      : liftOf(engagements, base.reactions)
  const cpm = card.cpm[content.network]?.[content.type] ?? card.cpm[content.network]?.any
  const earnedValue =
    reach === null
      ? miss('earned_value', 'The reach is not known.')
      : cpm === undefined
        ? miss('earned_value', `The rate card ${card.name} has no rate for ${content.network}.`)
        : {
            value: roundTo((reach.value / 1000) * cpm, 2),
            low: roundTo((reach.low / 1000) * cpm * card.spread.low, 2),
            high: roundTo((reach.high / 1000) * cpm * card.spread.high, 2),
            currency: card.currency,
            formula: `reach / 1000 × ${cpm} ${card.currency} (rate card ${card.name})`,
          }
  return { reach, engagements, engagementRate, base, lift, earnedValue, missing }
}
