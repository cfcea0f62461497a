import { contentUrl } from '../../model/profile-url.js'
import { handleOf, network, recordKeyOf, toContentId, toRepostId } from './address.js'
import { readEmbed } from './embed.js'
import { labelsOf } from './labels.js'
import { readPostRecord } from './record.js'
import { unique } from './text.js'
const provenanceAt = (asOf) => ({
  source: network,
  basis: 'measured',
  asOf,
  synthetic: false,
})
const publishedAt = ({ createdAt }, seen) => (createdAt === void 0 ? seen : Math.max(0, Math.min(createdAt, seen)))
const engagementOf = ({ likeCount, replyCount, repostCount, quoteCount, bookmarkCount }) => ({
  likes: likeCount ?? null,
  comments: replyCount ?? null,
  views: null,
  shares: repostCount === void 0 && quoteCount === void 0 ? null : (repostCount ?? 0) + (quoteCount ?? 0),
  saves: bookmarkCount ?? null,
})
const typeOf = (record, { kind }) => (record.repliesTo !== null ? 'reply' : kind === 'none' ? 'text' : kind)
const formatOf = (record, { quotes }) => (record.repliesTo !== null ? 'reply' : quotes !== null ? 'quote' : 'post')
const composeContent = (record, known) => {
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
const toContent = (post, asOf) => {
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
const noEngagement = { likes: null, comments: null, views: null, shares: null, saves: null }
const toRepost = (post, { by, key, at }, asOf) => {
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
const toFeedContent = ({ post, reason }, asOf) => {
  if (reason?.$type !== 'app.bsky.feed.defs#reasonRepost') return toContent(post, asOf)
  const { by, uri, indexedAt } = reason
  const key = uri === void 0 ? void 0 : recordKeyOf(uri)
  return toRepost(post, { by, key, at: Date.parse(indexedAt) }, asOf)
}
export { composeContent, noEngagement, provenanceAt, publishedAt, toContent, toFeedContent, toRepost }
//# sourceMappingURL=content.js.map
