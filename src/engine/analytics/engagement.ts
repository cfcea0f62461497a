import { dayMs } from '../../kernel/clock.js'
import type { Content, ContentType } from '../../model/content.js'
import type { Centres } from '../../model/creator-facts.js'
import type { Averaged } from '../../model/estimate.js'
import { estimateCentre, mean, median, type MetricMethod } from '../statistics/estimate.js'
import { roundTo } from '../statistics/round.js'

export interface Performance {
  contents: number
  likes: Centres | null
  comments: Centres | null
  views: Centres | null
  shares: Centres | null
  saves: Centres | null
  /** Likes and comments of a content as a fraction of followers; null where followers or reactions are hidden. */
  engagementRate: Averaged | null
  /** Views of a content as a fraction of followers. */
  viewRate: Averaged | null
}

const twoDaysMs = 2 * dayMs
/** Below this many ripe contents, young ones count too. */
const ripeMin = 5

/** Contents whose reactions had mostly come in when they were read: younger ones would pull every figure down. */
export const ripeContents = (contents: readonly Content[]): Content[] => {
  const ripe = contents.filter(({ publishedAt, provenance }) => provenance.asOf - publishedAt >= twoDaysMs)
  return ripe.length >= ripeMin ? ripe : [...contents]
}

/** Likes and comments together, of what is shown; null where both are hidden. */
export const reactionsOf = ({ engagement: { likes, comments } }: Content): number | null =>
  likes === null && comments === null ? null : (likes ?? 0) + (comments ?? 0)

const centresOf = (values: readonly (number | null)[]): Centres | null => {
  const known = values.filter((value) => value !== null)
  const [average, middle] = [mean(known), median(known)]
  if (average === null || middle === null) return null
  return { mean: roundTo(average, 2), median: roundTo(middle, 2), contents: known.length }
}

const ofNothing: Performance = Object.freeze({
  ...{ contents: 0, likes: null, comments: null, views: null, shares: null, saves: null },
  ...{ engagementRate: null, viewRate: null },
})

/** How contents do, by what the network shows of them. */
export const performanceOf = (
  contents: readonly Content[],
  followers: number | null,
  method: MetricMethod,
): Performance => {
  if (contents.length === 0) return ofNothing
  const perFollower = (values: readonly (number | null)[]): Averaged | null =>
    followers === null || followers === 0
      ? null
      : estimateCentre(
          method,
          values.filter((value) => value !== null).map((value) => value / followers),
        )
  // A post whose likes are hidden would count with its comments alone: it says nothing about the rate.
  const open = contents.filter(({ engagement }) => engagement.likes !== null)
  const pick = (key: keyof Content['engagement']): Centres | null =>
    centresOf(contents.map(({ engagement }) => engagement[key]))
  return {
    contents: contents.length,
    likes: pick('likes'),
    comments: pick('comments'),
    views: pick('views'),
    shares: pick('shares'),
    saves: pick('saves'),
    engagementRate: perFollower(open.map(reactionsOf)),
    viewRate: perFollower(contents.map(({ engagement }) => engagement.views)),
  }
}

/** The same for each type of content, most used first. */
export const performanceByType = (
  contents: readonly Content[],
  followers: number | null,
  method: MetricMethod,
): { type: ContentType; performance: Performance }[] => {
  const types = [...new Set(contents.map(({ type }) => type))]
  return types
    .map((type) => ({
      type,
      performance: performanceOf(
        contents.filter((content) => content.type === type),
        followers,
        method,
      ),
    }))
    .sort((a, b) => b.performance.contents - a.performance.contents || (a.type < b.type ? -1 : 1))
}

/** Contents whose likes the creator hides, as a share of those that show anything: an archive without figures hides nothing. */
export const hiddenLikesShare = (contents: readonly Content[]): number | null => {
  const shown = contents.filter(({ engagement }) => Object.values(engagement).some((count) => count !== null))
  if (shown.length === 0) return null
  return roundTo(shown.filter(({ engagement }) => engagement.likes === null).length / shown.length, 4)
}
