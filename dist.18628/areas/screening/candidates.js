const textUnitsMax = 2e4
const fieldsOf = (parts) =>
  parts
    .filter((part) => part[1] !== null && part[1].trim() !== '')
    .map(([field, text]) => ({ field, text: text.slice(0, textUnitsMax) }))
const toContentCandidate = (content, own) => ({
  key: `${content.network}:${content.contentId}`,
  kind: 'content',
  contentId: content.contentId,
  network: content.network,
  author: content.author,
  own,
  url: content.url,
  type: content.type,
  title: content.title,
  text: content.text,
  language: content.language,
  publishedAt: content.publishedAt,
  thumbnailUrl: content.thumbnailUrl,
  media: content.media.length,
  labels: content.labels ?? [],
  fields: fieldsOf([
    ['title', content.title],
    ['text', content.text],
    ...content.media.map(({ alt }, i) => [`media.${i}.alt`, alt]),
  ]),
  parentKey: null,
  source: content.provenance.source,
  synthetic: content.provenance.synthetic,
  asOf: content.provenance.asOf,
})
const toCommentCandidate = (comment, content, own) => ({
  key: `${content.key}/${comment.commentId}`,
  kind: 'comment',
  contentId: comment.commentId,
  network: comment.network,
  author: comment.author.handle,
  own,
  url: content.url,
  type: null,
  title: null,
  text: comment.text,
  language: comment.language,
  publishedAt: comment.publishedAt,
  thumbnailUrl: null,
  media: 0,
  labels: [],
  fields: fieldsOf([['text', comment.text]]),
  parentKey: content.key,
  source: comment.provenance.source,
  synthetic: comment.provenance.synthetic,
  asOf: comment.provenance.asOf,
})
const toProfileCandidate = (creator) => ({
  key: `${creator.network}:@${creator.handle}`,
  kind: 'profile',
  contentId: `@${creator.handle}`,
  network: creator.network,
  author: creator.handle,
  own: true,
  url: creator.url,
  type: null,
  title: creator.name,
  text: creator.bio,
  language: null,
  publishedAt: creator.provenance.asOf,
  thumbnailUrl: creator.imageUrl,
  media: 0,
  labels: creator.labels ?? [],
  fields: fieldsOf([['text', creator.bio]]),
  parentKey: null,
  source: creator.provenance.source,
  synthetic: creator.provenance.synthetic,
  asOf: creator.provenance.asOf,
})
const isWanted = ({ type }, { include, content_types }) =>
  (include.reposts || type !== 'repost') &&
  (include.replies || type !== 'reply') &&
  (content_types === null || content_types.includes(type))
export { isWanted, toCommentCandidate, toContentCandidate, toProfileCandidate }
//# sourceMappingURL=candidates.js.map
