import type { z } from 'zod'
import { toTimestamp, toTimestampOrNull } from '../../../kernel/clock.js'
import { hiddenLikesShare, performanceByType, ripeContents } from '../../../engine/analytics/engagement.js'
import { compareWithPeers } from '../../../engine/analytics/peers.js'
import type { MetricMethod } from '../../../engine/statistics/estimate.js'
import { figuresOf, type Figure, type RateFigure } from '../../../engine/facts/with-facts.js'
import type { Report } from './contract.js'
import type { RateShown } from './contract-parts.js'
import { presentAveraged, presentPeers } from './present-audience.js'
import { measured, presentPerformance } from './present-contents.js'
import type { ReportInput } from './report-input.js'

type Blocks = z.output<typeof Report>

const presentFigure = ({ basis, ...figure }: Figure) => (basis === null ? null : { ...figure, basis })

const presentRate = (
  { mean, median, bounds, basis }: RateFigure,
  metric: MetricMethod,
): z.output<typeof RateShown> | null => {
  if (bounds !== null) {
    const { low, high, sampleSize, value } = bounds[metric]
    return { value, low, high, sample_size: sampleSize, basis: 'measured' }
  }
  const value = metric === 'mean' ? mean : median
  return value === null || basis === null ? null : { value, low: null, high: null, sample_size: null, basis }
}

/** What the facts say, as the search hit says it: over the newest contents. By type, over all that were read. */
export const presentFigures = (
  { record, facts, contents: block, band }: ReportInput,
  metric: MetricMethod,
): { numbers: Blocks['numbers']; engagement: Blocks['engagement'] } => {
  const figures = figuresOf(record, facts)
  const contents = block?.value ?? []
  const asOf = toTimestamp(block?.asOf ?? record.provenance.asOf)
  const rate = presentRate(figures.engagementRate, metric)
  const known = [figures.likes, figures.comments, figures.views].some(({ basis }) => basis !== null)
  if (block === null && !known && rate === null) return { numbers: null, engagement: null }
  const byType = performanceByType(ripeContents(contents), record.followers, metric)
  return {
    numbers: {
      followers: record.followers,
      following: record.following,
      content_count: record.contentCount,
      contents_read: contents.length,
      hidden_likes_share: hiddenLikesShare(contents),
      window: {
        contents: facts.sample.contents,
        counted: facts.sample.counted,
        from: toTimestampOrNull(facts.sample.from),
        to: toTimestampOrNull(facts.sample.to),
        posts_per_week: facts.postsPerWeek,
        sponsored: facts.sponsored.contents,
        sponsored_by: facts.sample.contents === 0 ? null : facts.sponsored.brands,
      },
      overall: {
        contents: facts.sample.counted,
        likes: presentFigure(figures.likes),
        comments: presentFigure(figures.comments),
        views: presentFigure(figures.views),
        shares: measured(facts.shares),
        saves: measured(facts.saves),
        engagement_rate: rate,
        view_rate: facts.viewRate && presentAveraged(facts.viewRate[metric]),
      },
      by_type: byType.map(({ type, performance }) => ({ type, performance: presentPerformance(performance) })),
      as_of: asOf,
    },
    engagement: {
      metric,
      rate,
      peers: presentPeers(
        compareWithPeers(rate?.value ?? null, band.engagementRates[metric]),
        band.followers,
        band.asOf,
      ),
      as_of: asOf,
    },
  }
}
