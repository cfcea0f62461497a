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
export const publishedAt = ({ createdAt }: PostRecord, seen: number): number =>
  createdAt === undefined ? seen : Math.max(0, Math.min(createdAt, seen))

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

/** What is known of a post besides its own record. */
export interface Known {
  contentId: string
  author: { did: string; handle: string }
  attached: Attached
  publishedAt: number
  engagement: Engagement
  labels: string[]
  asOf: number
}

export const composeContent = (record: PostRecord, known: Known): Content => {
  const { contentId, author, attached } = known
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
    publishedAt: known.publishedAt,
    media: attached.media,
    thumbnailUrl: attached.thumbnailUrl,
    hashtags: record.hashtags,
    mentions: record.mentions,
    links: unique([...record.links, ...attached.links]),
    place: null,
    audio: null,
    engagement: known.engagement,
    declaredSponsorship: null,
    labels: unique([...known.labels, ...record.labels]),
    parentId: record.repliesTo ?? attached.quotes,
    provenance: provenanceAt(known.asOf),
  }
}

/** A post as Bluesky shows it. */
export const toContent = (post: PostView, asOf: number): Content => {
  const { author, uri, indexedAt, embed, labels } = post
  const record = readPostRecord(post.record)
  return composeContent(record, {
    contentId: toContentId(uri) ?? `${author.did}/${recordKeyOf(uri) ?? ''}`,
    author,
    attached: readEmbed(embed),
    publishedAt: publishedAt(record, Date.parse(indexedAt)),
    engagement: engagementOf(post),
    labels: labelsOf(labels, asOf),
    asOf,
  })
}

export const noEngagement: Engagement = { likes: null, comments: null, views: null, shares: null, saves: null }

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
