import { measurePost } from '../../../engine/campaigns/measure.js'
import type { CampaignMatch } from '../../../engine/campaigns/match.js'
import type { Subject } from '../../../engine/relevance/subject.js'
import type { Meaning } from '../../../gather/comment-relevance.js'
import { toTimestamp } from '../../../kernel/clock.js'
import type { Content } from '../../../model/content.js'
import type { Creator } from '../../../model/creator.js'
import type { Averaged } from '../../../model/estimate.js'
import type { RateCard } from '../../../model/rate-card.js'
import { judgeSafety, textOf } from '../safety/judge-safety.js'
import type { CampaignPost } from './post-contract.js'
import { readComments, type CommentNeeds } from './read-comments.js'
import type { MeasuredPost } from './store.js'

const textShown = 500

const presentEstimate = ({ sampleSize, ...rest }: Averaged) => ({
  ...rest,
  sample_size: sampleSize,
  basis: 'measured' as const,
})

export interface MeasureNeeds extends CommentNeeds {
  rateCard: RateCard
}

export interface About {
  subject: Subject
  meaning: Meaning
  /** Posts outside of the campaign, newest first. */
  usual: readonly Content[]
}

type FromComments = Pick<CampaignPost, 'comments_read' | 'intent' | 'relevance' | 'sentiment'>

/** Comments are not read again while their number stands. */
const fromBefore = (content: Content, before: CampaignPost | undefined): FromComments | undefined =>
  before === undefined ||
  before.comments_read === null ||
  before.comments_read === 0 ||
  before.figures.comments !== content.engagement.comments
    ? undefined
    : {
        comments_read: before.comments_read,
        intent: before.intent,
        relevance: before.relevance,
        sentiment: before.sentiment,
      }

/** Everything that is said of one post of a campaign. */
export const measure = async (
  content: Content,
  match: CampaignMatch,
  creator: Creator,
  { before, ...about }: About & { before: CampaignPost | undefined },
  needs: MeasureNeeds,
  signal: AbortSignal,
): Promise<MeasuredPost> => {
  const { likes, comments, views, shares, saves } = content.engagement
  const own = measurePost(content, creator.followers, about.usual, needs.rateCard)
  const kept = fromBefore(content, before)
  const [safety = { state: 'not_judged', risks: [], detail: null }] = await judgeSafety([content], needs.judge, signal)
  const { missing: unread, ...read } =
    kept === undefined ? await readComments(content, about, needs, signal) : { ...kept, missing: [] }
  return {
    network: content.network,
    content_id: content.contentId,
    external_id: creator.externalId,
    handle: creator.handle,
    url: content.url,
    type: content.type,
    text: textOf(content).slice(0, textShown),
    thumbnail_url: content.thumbnailUrl,
    published_at: toTimestamp(content.publishedAt),
    certainty: match.certainty,
    signs: match.signs,
    disclosure: match.disclosure,
    safety,
    figures: { likes, comments, views, shares, saves },
    reach: own.reach,
    engagements: own.engagements,
    engagement_rate: own.engagementRate,
    baseline: own.base && {
      of: own.base.of,
      contents: own.base.contents,
      engagement_rate: own.base.engagementRate && presentEstimate(own.base.engagementRate),
      views: own.base.views,
    },
    lift: own.lift,
    ...read,
    earned_value: own.earnedValue,
    missing: [...own.missing, ...unread],
    synthetic: content.provenance.synthetic,
    as_of: toTimestamp(content.provenance.asOf),
  }
}
