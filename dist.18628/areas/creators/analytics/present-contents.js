import { toTimestamp } from '../../../kernel/clock.js'
import { brandsOf } from '../../../corpus/brand-base.js'
import { reactionsOf } from '../../../engine/analytics/engagement.js'
import { isSponsored } from '../../../engine/analytics/sponsorship.js'
import { roundTo } from '../../../engine/analytics/statistics.js'
import { presentEstimate } from './present-audience.js'
const shown = 10
const presentPerformance = ({ engagementRate, viewRate, ...counts }) => ({
  ...counts,
  engagement_rate: engagementRate && presentEstimate(engagementRate),
  view_rate: viewRate && presentEstimate(viewRate),
})
const presentBrief = (content, { creator, finder, brands }) => {
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
    hashtags: content.hashtags,
    mentions: content.mentions,
    engagement: content.engagement,
    engagement_rate:
      reactions === null || followers === null || followers === 0 ? null : roundTo(reactions / followers, 6),
    sponsored: isSponsored(content),
    brands: brandsOf(content, finder).map((id) => ({ id, name: brands.byId.get(id)?.name ?? id })),
  }
}
const weightOf = (content) => reactionsOf(content) ?? content.engagement.views ?? -1
const presentContents = (contents, input) => {
  const brief = (list) => list.slice(0, shown).map((content) => presentBrief(content, input))
  const newest = contents.toSorted((a, b) => b.publishedAt - a.publishedAt || (a.contentId < b.contentId ? 1 : -1))
  return {
    top: brief(newest.filter((content) => weightOf(content) >= 0).toSorted((a, b) => weightOf(b) - weightOf(a))),
    recent: brief(newest),
    sponsored: brief(newest.filter(isSponsored)),
  }
}
export { presentContents, presentPerformance }
//# sourceMappingURL=present-contents.js.map
