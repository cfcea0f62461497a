import type { AppBskyFeedDefs } from '@atproto/api'
import type { Content, ContentType, Engagement } from '../../model/content.js'
import { contentUrl } from '../../model/profile-url.js'
import type { Provenance } from '../../model/provenance.js'
import { handleOf, network, recordKeyOf, toContentId, toRepostId } from './address.js'
import { readEmbed, type Attached } from './embed.js'
import { labelsOf } from './labels.js'
import { readPostRecord, type PostRecord } from './record.js'
import { unique } from './text.js'

type PostView = AppBskyFeedDefs.PostView

export const provenanceAt = (asOf: number): Provenance => ({
  source: network,
  basis: 'measured',
  asOf,
  synthetic: false,
})

/** Clocks of writers lie. Bluesky sorts by the earlier of "written" and "seen", and so do we. */
const publishedAt = ({ createdAt }: PostRecord, indexedAt: string): number => {
  const seen = Date.parse(indexedAt)
  return createdAt === undefined ? seen : Math.max(0, Math.min(createdAt, seen))
}

const engagementOf = ({ likeCount, replyCount, repostCount, quoteCount, bookmarkCount }: PostView): Engagement => ({
  likes: likeCount ?? null,
  comments: replyCount ?? null,
  views: null,
  shares: repostCount === undefined && quoteCount === undefined ? null : (repostCount ?? 0) + (quoteCount ?? 0),
  saves: bookmarkCount ?? null,
})

const typeOf = (record: PostRecord, { kind }: Attached): ContentType =>
  record.repliesTo !== null ? 'reply' : kind === 'none' ? 'text' : kind

const formatOf = (record: PostRecord, { quotes }: Attached): string =>
  record.repliesTo !== null ? 'reply' : quotes !== null ? 'quote' : 'post'

/** A post as Bluesky shows it. */
export const toContent = (post: PostView, asOf: number): Content => {
  const { author, uri, indexedAt, embed, labels } = post
  const record = readPostRecord(post.record)
  const attached = readEmbed(embed)
  const contentId = toContentId(uri) ?? `${author.did}/${recordKeyOf(uri) ?? ''}`
  return {
    network,
    contentId,
    url: contentUrl({ network, contentId }),
    author: handleOf(author),
    authorExternalId: author.did,
    type: typeOf(record, attached),
    format: formatOf(record, attached),
    title: null,
    text: record.text,
    language: record.language,
    publishedAt: publishedAt(record, indexedAt),
    media: attached.media,
    thumbnailUrl: attached.thumbnailUrl,
    hashtags: record.hashtags,
    mentions: record.mentions,
    links: unique([...record.links, ...attached.links]),
    place: null,
    audio: null,
    engagement: engagementOf(post),
    declaredSponsorship: null,
    labels: unique([...labelsOf(labels, asOf), ...record.labels]),
    parentId: record.repliesTo ?? attached.quotes,
    provenance: provenanceAt(asOf),
  }
}

const noEngagement: Engagement = { likes: null, comments: null, views: null, shares: null, saves: null }

/** Who repeated a post, and the record that says so. */
export interface Repost {
  by: { did: string; handle: string }
  /** Key of the repost's own record; older servers do not tell it. */
  key: string | undefined
  at: number
}

/** The words are another's, and so are the reactions: counting them for who repeats would flatter. */
export const toRepost = (post: PostView, { by, key, at }: Repost, asOf: number): Content => {
  const original = toContent(post, asOf)
  return {
    ...original,
    contentId: toRepostId(by.did, key ?? recordKeyOf(post.uri) ?? ''),
    author: handleOf(by),
    authorExternalId: by.did,
    type: 'repost',
    format: 'repost',
    publishedAt: at,
    engagement: noEngagement,
    parentId: original.contentId,
  }
}

/** An entry of an author's feed: the author's own post or reply, or a repost of somebody else's. */
export const toFeedContent = ({ post, reason }: AppBskyFeedDefs.FeedViewPost, asOf: number): Content => {
  if (reason?.$type !== 'app.bsky.feed.defs#reasonRepost') return toContent(post, asOf)
  const { by, uri, indexedAt } = reason as AppBskyFeedDefs.ReasonRepost
  const key = uri === undefined ? undefined : recordKeyOf(uri)
  return toRepost(post, { by, key, at: Date.parse(indexedAt) }, asOf)
}
