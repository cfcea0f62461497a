import { findDisclosures } from '../../engine/sponsorship/disclosure.js'
import { search } from '../../engine/search/index.js'
import { byNetwork, readCreatorKey, readTextKey, toCommentKey, toContentKey, toCreatorKey } from './keys.js'
import { readComments, readContents, readCreators } from './rows.js'
const textsSchema = {
  rank: 'published_at',
  columns: {
    published_at: { kind: 'number', type: 'u32' },
    kind: { kind: 'category' },
    network: { kind: 'category' },
    type: { kind: 'category' },
    author: { kind: 'category' },
    content: { kind: 'multi' },
    language: { kind: 'category' },
    country: { kind: 'category' },
    text: { kind: 'text', analyzer: 'words', positions: true },
    hashtags: { kind: 'multi' },
    mentions: { kind: 'multi' },
    domains: { kind: 'multi' },
    sponsored: { kind: 'flag' },
    synthetic: { kind: 'flag' },
    likes: { kind: 'number', type: 'u32' },
    comments: { kind: 'number', type: 'u32' },
    views: { kind: 'number', type: 'u32' },
    shares: { kind: 'number', type: 'u32' },
    /** Likes, comments, shares and saves together. */
    engagement: { kind: 'number', type: 'u32' },
  },
}
const u32Max = 4294967294
const toU32 = (value) =>
  value === null || !Number.isFinite(value) ? null : Math.min(u32Max, Math.max(0, Math.round(value)))
const toSeconds = (ms) => toU32(Math.floor(ms / 1e3))
const toTag = (text) =>
  text
    .replace(/^[#＃@＠]/u, '')
    .normalize('NFKC')
    .toLowerCase()
const toTags = (texts) => [...new Set(texts.map(toTag))].filter((tag) => tag !== '').slice(0, 100)
const toDomains = (links) => [
  ...new Set(
    links.slice(0, 50).flatMap((link) => {
      try {
        return [new URL(link).hostname.replace(/^www\./, '')]
      } catch {
        return []
      }
    }),
  ),
]
const tagPattern = /[#＃]([\p{L}\p{N}\p{M}_]{1,100})/gu
const mentionPattern = /(?<![\p{L}\p{N}])@([\p{L}\p{N}_][\p{L}\p{N}_.-]{0,99})/gu
const found = (text, pattern) => [...text.matchAll(pattern)].map((match) => match[1] ?? '')
const sumKnown = (values) => {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0)
}
const toContentDocument = (content, country) => {
  const { likes, comments, views, shares, saves } = content.engagement
  const { network, contentId, title, text } = content
  return {
    key: toContentKey(network, contentId),
    values: {
      published_at: toSeconds(content.publishedAt),
      kind: 'content',
      network,
      type: content.type,
      author: toCreatorKey(network, content.authorExternalId),
      content: [],
      language: content.language,
      country,
      text:
        title === null || title === ''
          ? text
          : `${title}
${text}`,
      hashtags: toTags([...content.hashtags, ...found(text, tagPattern)]),
      mentions: toTags([...content.mentions, ...found(text, mentionPattern)]),
      domains: toDomains(content.links),
      sponsored: content.declaredSponsorship !== null || findDisclosures(text).length > 0,
      synthetic: content.provenance.synthetic,
      likes: toU32(likes),
      comments: toU32(comments),
      views: toU32(views),
      shares: toU32(shares),
      engagement: toU32(sumKnown([likes, comments, shares, saves])),
    },
  }
}
const toCommentDocument = (comment, country) => {
  const { network, contentId, commentId, text } = comment
  return {
    key: toCommentKey(network, contentId, commentId),
    values: {
      published_at: toSeconds(comment.publishedAt),
      kind: 'comment',
      network,
      type: null,
      author: toCreatorKey(network, comment.author.externalId),
      content: [toContentKey(network, contentId)],
      language: comment.language,
      country,
      text,
      hashtags: toTags(found(text, tagPattern)),
      mentions: toTags(found(text, mentionPattern)),
      domains: [],
      sponsored: false,
      synthetic: comment.provenance.synthetic,
      likes: toU32(comment.likes),
      comments: toU32(comment.replies),
      views: null,
      shares: null,
      engagement: toU32(sumKnown([comment.likes, comment.replies])),
    },
  }
}
const pageMax = 1e4
const outdated = (snapshot, author, country) => {
  const other = country === null ? { exists: 'country' } : { not: { in: { column: 'country', anyOf: [country] } } }
  const filter = { and: [{ in: { column: 'author', anyOf: [author] } }, other] }
  const keys = []
  for (let page = search(snapshot, { filter, limit: pageMax, total: 'none' }); ;) {
    keys.push(...page.hits.map(({ key }) => key))
    if (page.next === null) return keys
    page = search(snapshot, { filter, limit: pageMax, total: 'none', after: page.next })
  }
}
const createTextsKind = (whereabouts) => {
  const countries = async (db, authors) => {
    const known = /* @__PURE__ */ new Map()
    for (const [network, refs] of byNetwork([...new Set(authors)].map(readCreatorKey)))
      for (const creator of await readCreators(
        db,
        network,
        refs.map(({ externalId }) => externalId),
      ))
        known.set(toCreatorKey(network, creator.externalId), whereabouts.of(creator.place).country)
    return known
  }
  const readTexts = async (db, refs) => {
    const texts = []
    for (const [network, group] of byNetwork(refs)) {
      const contents = group.filter((ref) => ref.kind === 'content').map(({ contentId }) => contentId)
      const comments = group.filter((ref) => ref.kind === 'comment')
      const wanted = new Set(comments.map(({ contentId, commentId }) => toCommentKey(network, contentId, commentId)))
      texts.push(...(await readContents(db, network, contents)))
      for (const comment of await readComments(db, network, comments))
        if (wanted.has(toCommentKey(network, comment.contentId, comment.commentId))) texts.push(comment)
    }
    return texts
  }
  const authorOf = (text) =>
    toCreatorKey(text.network, 'commentId' in text ? text.author.externalId : text.authorExternalId)
  return {
    name: 'texts',
    shape: 1,
    schema: textsSchema,
    tables: [
      { table: 'contents', key: ['network', 'content_id'], toDocumentKey: (a = '', b = '') => toContentKey(a, b) },
      {
        table: 'comments',
        key: ['network', 'content_id', 'comment_id'],
        toDocumentKey: (a = '', b = '', c = '') => toCommentKey(a, b, c),
      },
    ],
    touched: async (changes, db, snapshot) => {
      const keys = /* @__PURE__ */ new Set()
      const authors = /* @__PURE__ */ new Set()
      for (const { what, network, id, sub } of changes) {
        if (what === 'contents') keys.add(toContentKey(network, id))
        else if (what === 'comments') keys.add(toCommentKey(network, id, sub))
        else if (what === 'creators') authors.add(toCreatorKey(network, id))
      }
      if (authors.size === 0) return keys
      const now = await countries(db, authors)
      const view = snapshot()
      for (const author of authors) for (const key of outdated(view, author, now.get(author) ?? null)) keys.add(key)
      return keys
    },
    read: async (db, keys) => {
      const texts = await readTexts(db, keys.map(readTextKey))
      const known = await countries(db, texts.map(authorOf))
      return texts.map((text) => {
        const country = known.get(authorOf(text)) ?? null
        return 'commentId' in text ? toCommentDocument(text, country) : toContentDocument(text, country)
      })
    },
  }
}
export { createTextsKind, textsSchema, toTag }
//# sourceMappingURL=texts.js.map
