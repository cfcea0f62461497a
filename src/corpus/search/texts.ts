import { findDisclosures } from '../../engine/text/disclosure.js'
import type { Filter, Schema, SearchDocument } from '../../engine/search/index.js'
import { hashtagsOf, mentionsOf, toTag } from '../../engine/language/tags.js'
import type { Change } from '../../db/change-feed.js'
import type { Database } from '../../db/database.js'
import type { Comment } from '../../model/comment.js'
import type { Content } from '../../model/content.js'
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
import { languageOf } from '../records/language-of.js'
import type { PlaceResolver } from './place-resolver.js'

/**
 * Contents and comments in the order of time, newest first. `published_at` is in seconds. `author` and `content` are the keys of
 * keys.ts; `content` is given for comments alone. `country` is the author's, where we know the author as a creator.
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

/** What no engagement is known of has none: a sum over nothing would look like zero. */
const sumKnown = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0)
}

const toContentDocument = (content: Content, country: string | null): SearchDocument => {
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
      country,
      text: title === null || title === '' ? text : `${title}\n${text}`,
      hashtags: hashtagsOf(content).slice(0, tagsMax),
      mentions: mentionsOf(content).slice(0, tagsMax),
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

const toCommentDocument = (comment: Comment, country: string | null): SearchDocument => {
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
      country,
      text,
      hashtags: hashtagsOf({ hashtags: [], text }).slice(0, tagsMax),
      mentions: mentionsOf({ mentions: [], text }).slice(0, tagsMax),
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

/** Documents of an author that name another country than the author has now. */
const outdated = (author: string, country: string | null): Filter => {
  const other: Filter =
    country === null ? { exists: 'country' } : { not: { in: { column: 'country', anyOf: [country] } } }
  return { and: [{ in: { column: 'author', anyOf: [author] } }, other] }
}

/** Everything that was written, as far as we know it: what listening counts. */
export const createTextsKind = (places: PlaceResolver): IndexKind => {
  const countries = async (db: Database, authors: Iterable<string>): Promise<Map<string, string | null>> => {
    const known = new Map<string, string | null>()
    for (const [network, refs] of byNetwork([...new Set(authors)].map(readCreatorKey)))
      for (const creator of await readCreators(
        db,
        network,
        refs.map(({ externalId }) => externalId),
      ))
        known.set(toCreatorKey(network, creator.externalId), places.resolve(creator.place).country)
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
    shape: 3,
    schema: textsSchema,
    tables: [
      { table: 'contents', key: ['network', 'content_id'], toDocumentKey: (a = '', b = '') => toContentKey(a, b) },
      {
        table: 'comments',
        key: ['network', 'content_id', 'comment_id'],
        toDocumentKey: (a = '', b = '', c = '') => toCommentKey(a, b, c),
      },
    ],
    touched: async (changes: readonly Change[], db, find) => {
      const keys = new Set<string>()
      const authors = new Set<string>()
      for (const { what, network, id, sub } of changes) {
        if (what === 'contents') keys.add(toContentKey(network, id))
        else if (what === 'comments') keys.add(toCommentKey(network, id, sub))
        else if (what === 'creators') authors.add(toCreatorKey(network, id))
      }
      if (authors.size === 0) return keys
      const now = await countries(db, authors)
      for (const author of authors)
        for (const key of await find(outdated(author, now.get(author) ?? null))) keys.add(key)
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
