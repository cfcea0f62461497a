import { isSponsored } from '../../engine/analytics/sponsorship.js'
import type { Schema, SearchDocument } from '../../engine/search/index.js'
import { emojiOf } from '../../engine/language/emoji.js'
import { linksIn } from '../../engine/language/links.js'
import { hashtagsOf, mentionsOf, toTag } from '../../engine/language/tags.js'
import type { Change } from '../../db/change-feed.js'
import type { Database } from '../../db/database.js'
import type { Comment } from '../../model/comment.js'
import type { Content } from '../../model/content.js'
import type { Creator } from '../../model/creator.js'
import type { IndexKind } from './kind.js'
import {
  byNetwork,
  readCreatorKey,
  readTextKey,
  toCommentKey,
  toContentKey,
  toCreatorKey,
  type TextRef,
} from './keys.js'
import { readComments, readContents, readCreators } from './rows.js'
import { partsOf } from '../../kernel/parts.js'
import { languageOf } from '../records/language-of.js'
import type { PlaceResolver } from './place-resolver.js'
import { outdated, unknownAuthor, type AuthorFacts } from './text-authors.js'

/**
 * Contents and comments in the order of time, newest first. `published_at` is in seconds. `author` and `content` are the keys of
 * keys.ts; `content` is given for comments alone. `country` and what else
 * is the author's is known where we know the author as a creator.
 */
export const textsSchema = {
  rank: 'published_at',
  columns: {
    published_at: { kind: 'number', type: 'u32' },
    kind: { kind: 'category' },
    network: { kind: 'category' },
    type: { kind: 'category' },
    author: { kind: 'category' },
    /** As people write it, without case. */
    handle: { kind: 'category' },
    content: { kind: 'multi' },
    /** What the network declares, else what the text looks like; `language_detected` says which. */
    language: { kind: 'category' },
    language_detected: { kind: 'flag' },
    country: { kind: 'category' },
    city: { kind: 'category' },
    region: { kind: 'category' },
    /** Of the author, when the text was last indexed: a change of less than a fiftieth indexes nothing anew. */
    followers: { kind: 'number', type: 'u32' },
    /** Of the author: 'true' or 'false'. */
    verified: { kind: 'category' },
    /** The title alone; `text` has it too. */
    title: { kind: 'text', analyzer: 'words', positions: true },
    text: { kind: 'text', analyzer: 'words', positions: true },
    hashtags: { kind: 'multi' },
    mentions: { kind: 'multi' },
    domains: { kind: 'multi' },
    /** The host of its address, and the domains above it. */
    sites: { kind: 'multi' },
    emoji: { kind: 'multi' },
    sponsored: { kind: 'flag' },
    synthetic: { kind: 'flag' },
    likes: { kind: 'number', type: 'u32' },
    comments: { kind: 'number', type: 'u32' },
    views: { kind: 'number', type: 'u32' },
    shares: { kind: 'number', type: 'u32' },
    /** Likes, comments, shares and saves together. */
    engagement: { kind: 'number', type: 'u32' },
  },
} as const satisfies Schema

const u32Max = 4_294_967_294
const toU32 = (value: number | null): number | null =>
  value === null || !Number.isFinite(value) ? null : Math.min(u32Max, Math.max(0, Math.round(value)))

const toSeconds = (ms: number): number | null => toU32(Math.floor(ms / 1000))

const tagsMax = 100

const toDomains = (links: readonly string[]): string[] => [
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

/** news.shop.example and shop.example; never a name without a dot. */
const toSites = (url: string): string[] => {
  const [host = ''] = toDomains([url])
  const labels = /^[\d.:[\]]+$/u.test(host) ? [] : host.split('.')
  return labels.slice(0, -1).map((_, i) => labels.slice(i).join('.'))
}

/** What no engagement is known of has none: a sum over nothing would look like zero. */
const sumKnown = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0)
}

const toContentDocument = (content: Content, author: AuthorFacts): SearchDocument => {
  const { likes, comments, views, shares, saves } = content.engagement
  const { network, contentId, title, text } = content
  const known = languageOf(content)
  return {
    key: toContentKey(network, contentId),
    values: {
      published_at: toSeconds(content.publishedAt),
      kind: 'content',
      network,
      type: content.type,
      author: toCreatorKey(network, content.authorExternalId),
      handle: toTag(content.author),
      content: [],
      language: known.language,
      language_detected: known.basis === 'detected',
      ...author,
      title,
      text: title === null || title === '' ? text : `${title}\n${text}`,
      hashtags: hashtagsOf(content).slice(0, tagsMax),
      mentions: mentionsOf(content).slice(0, tagsMax),
      domains: toDomains([...content.links, ...linksIn(text)]),
      sites: toSites(content.url),
      emoji: emojiOf(title === null ? text : `${title}\n${text}`).slice(0, tagsMax),
      sponsored: isSponsored(content),
      synthetic: content.provenance.synthetic,
      likes: toU32(likes),
      comments: toU32(comments),
      views: toU32(views),
      shares: toU32(shares),
      engagement: toU32(sumKnown([likes, comments, shares, saves])),
    },
  }
}

const toCommentDocument = (comment: Comment, author: AuthorFacts): SearchDocument => {
  const { network, contentId, commentId, text } = comment
  const known = languageOf(comment)
  return {
    key: toCommentKey(network, contentId, commentId),
    values: {
      published_at: toSeconds(comment.publishedAt),
      kind: 'comment',
      network,
      type: null,
      author: toCreatorKey(network, comment.author.externalId),
      handle: toTag(comment.author.handle),
      content: [toContentKey(network, contentId)],
      language: known.language,
      language_detected: known.basis === 'detected',
      ...author,
      title: null,
      text,
      hashtags: hashtagsOf({ hashtags: [], text }).slice(0, tagsMax),
      mentions: mentionsOf({ mentions: [], text }).slice(0, tagsMax),
      domains: toDomains(linksIn(text)),
      sites: [],
      emoji: emojiOf(text).slice(0, tagsMax),
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

/** Creators asked about in one question: most that an import brings have written nothing we know. */
const authorsAtOnce = 100

const keyOf = ({ what, network, id, sub }: Change): string | undefined => {
  if (what === 'contents') return toContentKey(network, id)
  return what === 'comments' ? toCommentKey(network, id, sub) : undefined
}

/** Everything that was written, as far as we know it: what listening counts. */
export const createTextsKind = (places: PlaceResolver): IndexKind => {
  const toFacts = (creator: Creator): AuthorFacts => {
    const { country, city, region } = places.resolve(creator.place)
    return {
      country: country?.toUpperCase() ?? null,
      city,
      region,
      followers: toU32(creator.followers),
      verified: creator.verified === null ? null : creator.verified ? 'true' : 'false',
    }
  }

  const authorsOf = async (db: Database, authors: Iterable<string>): Promise<Map<string, AuthorFacts>> => {
    const known = new Map<string, AuthorFacts>()
    for (const [network, refs] of byNetwork([...new Set(authors)].map(readCreatorKey)))
      for (const creator of await readCreators(
        db,
        network,
        refs.map(({ externalId }) => externalId),
      ))
        known.set(toCreatorKey(network, creator.externalId), toFacts(creator))
    return known
  }

  const readTexts = async (db: Database, refs: readonly TextRef[]): Promise<(Content | Comment)[]> => {
    const texts: (Content | Comment)[] = []
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

  const authorOf = (text: Content | Comment): string =>
    toCreatorKey(text.network, 'commentId' in text ? text.author.externalId : text.authorExternalId)

  return {
    name: 'texts',
    shape: 5,
    schema: textsSchema,
    tables: [
      { table: 'contents', key: ['network', 'content_id'], toDocumentKey: (a = '', b = '') => toContentKey(a, b) },
      {
        table: 'comments',
        key: ['network', 'content_id', 'comment_id'],
        toDocumentKey: (a = '', b = '', c = '') => toCommentKey(a, b, c),
      },
    ],
    keyOf,
    touched: async (changes: readonly Change[], db, find) => {
      const keys = new Set(changes.flatMap((change) => keyOf(change) ?? []))
      const authors = new Set(
        changes.flatMap(({ what, network, id }) => (what === 'creators' ? [toCreatorKey(network, id)] : [])),
      )
      const writers: string[] = []
      for (const some of partsOf([...authors], authorsAtOnce))
        if ((await find({ in: { column: 'author', anyOf: some } })).length > 0) writers.push(...some)
      if (writers.length === 0) return keys
      const now = await authorsOf(db, writers)
      for (const author of writers)
        for (const key of await find(outdated(author, now.get(author) ?? unknownAuthor))) keys.add(key)
      return keys
    },
    read: async (db, keys) => {
      const texts = await readTexts(db, keys.map(readTextKey))
      const known = await authorsOf(db, texts.map(authorOf))
      const documents = texts.map((text) => {
        const author = known.get(authorOf(text)) ?? unknownAuthor
        return 'commentId' in text ? toCommentDocument(text, author) : toContentDocument(text, author)
      })
      return { documents, earlier: new Map() }
    },
  }
}
