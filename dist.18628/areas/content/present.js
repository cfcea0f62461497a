import { toTimestamp } from '../../kernel/clock.js'
import { findDisclosures } from '../../engine/sponsorship/disclosure.js'
const mentionedBrands = (mentions, brands) => [
  ...new Set(
    mentions.flatMap((mention) => brands.index.exact(`@${mention}`).map((id) => brands.byId.get(id)?.name ?? id)),
  ),
]
const presentSponsored = (content, brands) => {
  const disclosures = findDisclosures(content.text)
  const { declaredSponsorship: declared } = content
  const is = declared !== null || disclosures.length > 0
  return {
    is,
    basis: declared !== null ? 'network_label' : is ? 'text' : 'none',
    brands: is
      ? [.../* @__PURE__ */ new Set([...(declared?.brands ?? []), ...mentionedBrands(content.mentions, brands)])]
      : [],
    disclosures,
  }
}
const presentContent = (content, brands) => ({
  id: content.contentId,
  network: content.network,
  url: content.url,
  author: { handle: content.author, external_id: content.authorExternalId },
  type: content.type,
  format: content.format,
  title: content.title,
  text: content.text,
  language: content.language,
  published_at: toTimestamp(content.publishedAt),
  media: content.media.map(({ durationS, ...media }) => ({ ...media, duration_s: durationS })),
  thumbnail_url: content.thumbnailUrl,
  hashtags: content.hashtags,
  mentions: content.mentions,
  links: content.links,
  location: content.place,
  audio: content.audio,
  engagement: content.engagement,
  sponsored: presentSponsored(content, brands),
  parent_id: content.parentId,
  source: content.provenance.source,
  synthetic: content.provenance.synthetic,
  as_of: toTimestamp(content.provenance.asOf),
  ...(content.raw === void 0 ? {} : { raw: content.raw }),
})
const presentComment = (comment) => ({
  id: comment.commentId,
  network: comment.network,
  content_id: comment.contentId,
  parent_id: comment.parentId,
  text: comment.text,
  language: comment.language,
  author: {
    handle: comment.author.handle,
    external_id: comment.author.externalId,
    name: comment.author.name,
    image_url: comment.author.imageUrl,
  },
  published_at: toTimestamp(comment.publishedAt),
  likes: comment.likes,
  replies: comment.replies,
  source: comment.provenance.source,
  synthetic: comment.provenance.synthetic,
  as_of: toTimestamp(comment.provenance.asOf),
  ...(comment.raw === void 0 ? {} : { raw: comment.raw }),
})
const toTree = (comments) => {
  const views = comments.map((comment) => ({ ...comment, children: [] }))
  const byId = new Map(views.map((view) => [view.id, view]))
  return views.filter((view) => {
    const parent = view.parent_id === null || view.parent_id === view.id ? void 0 : byId.get(view.parent_id)
    parent?.children.push(view)
    return parent === void 0
  })
}
const createMatcher = (query) => {
  if (query === void 0) return () => true
  const words = query.normalize('NFKC').toLowerCase().split(/\s+/)
  return ({ title, text }) => {
    const haystack = `${title ?? ''} ${text}`.normalize('NFKC').toLowerCase()
    return words.every((word) => haystack.includes(word))
  }
}
export { createMatcher, presentComment, presentContent, toTree }
//# sourceMappingURL=present.js.map
