import type { z } from 'zod'
import { toTimestamp } from '../../../kernel/clock.js'
import { brandsOf } from '../../../engine/facts/brands-of.js'
import { reactionsOf, type Performance } from '../../../engine/analytics/engagement.js'
import { isSponsored } from '../../../engine/analytics/sponsorship.js'
import { hashtagsOf, mentionsOf } from '../../../engine/language/tags.js'
import { roundTo } from '../../../engine/statistics/round.js'
import type { Centres } from '../../../model/creator-facts.js'
import type { Content } from '../../../model/content.js'
import type { ContentBrief, PerformanceShown } from './contract-parts.js'
import { presentAveraged } from './present-audience.js'
import type { ReportInput } from './report-input.js'

type Brief = z.output<typeof ContentBrief>

const shown = 10

/** An average over contents that were read. */
export const measured = (centres: Centres | null) => centres && { ...centres, basis: 'measured' as const }

export const presentPerformance = ({
  engagementRate,
  viewRate,
  contents,
  ...counts
}: Performance): z.output<typeof PerformanceShown> => ({
  contents,
  likes: measured(counts.likes),
  comments: measured(counts.comments),
  views: measured(counts.views),
  shares: measured(counts.shares),
  saves: measured(counts.saves),
  engagement_rate: engagementRate && presentAveraged(engagementRate),
  view_rate: viewRate && presentAveraged(viewRate),
})

const presentBrief = (content: Content, { creator, finder, brands }: ReportInput): Brief => {
  const reactions = reactionsOf(content)
  const { followers } = creator
  return {
    id: content.contentId,
    url: content.url,
    type: content.type,
    title: content.title,
    text: content.text,
    published_at: toTimestamp(content.publishedAt),
    thumbnail_url: content.thumbnailUrl,
    hashtags: hashtagsOf(content),
    mentions: mentionsOf(content),
    engagement: content.engagement,
    engagement_rate:
      reactions === null || followers === null || followers === 0 ? null : roundTo(reactions / followers, 6),
    sponsored: isSponsored(content),
    brands: brandsOf(content, finder).map((id) => ({ id, name: brands.byId.get(id)?.name ?? id })),
  }
}

/** By reactions, then views: where both are hidden nothing is on top. */
const weightOf = (content: Content): number => reactionsOf(content) ?? content.engagement.views ?? -1

/** The best, the newest and the sponsored contents among those that were read. */
export const presentContents = (
  contents: readonly Content[],
  input: ReportInput,
): { top: Brief[]; recent: Brief[]; sponsored: Brief[] } => {
  const brief = (list: readonly Content[]): Brief[] =>
    list.slice(0, shown).map((content) => presentBrief(content, input))
  const newest = contents.toSorted((a, b) => b.publishedAt - a.publishedAt || (a.contentId < b.contentId ? 1 : -1))
  return {
    top: brief(newest.filter((content) => weightOf(content) >= 0).toSorted((a, b) => weightOf(b) - weightOf(a))),
    recent: brief(newest),
    sponsored: brief(newest.filter(isSponsored)),
  }
}
