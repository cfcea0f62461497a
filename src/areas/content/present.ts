import type { z } from 'zod'
import { toTimestamp } from '../../kernel/clock.js'
import type { Lexicon } from '../../corpus/dictionaries/dictionaries.js'
import { languageOf } from '../../corpus/records/language-of.js'
import { fold } from '../../engine/language/fold.js'
import { hashtagsOf, mentionsOf } from '../../engine/language/tags.js'
import { isSponsored } from '../../engine/analytics/sponsorship.js'
import { findAffiliations, findDisclosures, findUnpaid } from '../../engine/text/disclosure.js'
import { namedSponsors } from '../../engine/text/named-sponsors.js'
import type { Brand } from '../../model/brand.js'
import type { Comment } from '../../model/comment.js'
import type { Content } from '../../model/content.js'
import type { CommentView, ContentShown } from './contract.js'

type ContentAnswer = z.output<typeof ContentShown>

/** Brands among the accounts a post mentions. */
const mentionedBrands = (mentions: readonly string[], brands: Lexicon<Brand>): string[] => [
  ...new Set(
    mentions.flatMap((mention) => brands.index.exact(`@${mention}`).map((id) => brands.byId.get(id)?.name ?? id)),
  ),
]

const exactBrand = (name: string, { index, byId }: Lexicon<Brand>): string | undefined =>
  byId.get(index.exact(name)[0] ?? '')?.name

const presentSponsored = (content: Content, brands: Lexicon<Brand>): ContentAnswer['sponsored'] => {
  const disclosures = findDisclosures(content.text)
  const { declaredSponsorship: declared } = content
  const is = isSponsored(content)
  return {
    is,
    basis: declared !== null ? 'network_label' : is ? 'text' : 'none',
    brands: is
      ? [
          ...new Set([
            ...(declared?.brands ?? []),
            ...mentionedBrands(mentionsOf(content), brands),
            ...namedSponsors(`${content.title ?? ''}\n${content.text}`, (name) => exactBrand(name, brands)),
          ]),
        ]
      : [],
    disclosures,
    affiliate: findAffiliations(content.text),
    unpaid: findUnpaid(content.text),
  }
}

const noRaw = 'raw is null where the record of the source is not kept: imported data have none.'

/** What is said of a page: how old it is, and why original records are missing that were asked for. */
export const presentNotes = (note: string | null, items: readonly { raw?: unknown }[], raw: boolean): string[] => [
  ...(note === null ? [] : [note]),
  ...(raw && items.some((item) => (item.raw ?? null) === null) ? [noRaw] : []),
]

/** The source's own record where it was asked for; null where it was not kept. */
const presentRaw = (raw: unknown, wanted: boolean): { raw?: unknown } => (wanted ? { raw: raw ?? null } : {})

const presentLanguage = (written: Content | Comment): Pick<ContentAnswer, 'language' | 'language_basis'> => {
  const { language, basis } = languageOf(written)
  return { language, language_basis: basis }
}

export const presentContent = (content: Content, brands: Lexicon<Brand>, raw: boolean): ContentAnswer => ({
  id: content.contentId,
  network: content.network,
  url: content.url,
  author: { handle: content.author, external_id: content.authorExternalId },
  type: content.type,
  format: content.format,
  title: content.title,
  text: content.text,
  ...presentLanguage(content),
  published_at: toTimestamp(content.publishedAt),
  media: content.media.map(({ durationS, ...media }) => ({ ...media, duration_s: durationS })),
  thumbnail_url: content.thumbnailUrl,
  hashtags: hashtagsOf(content),
  mentions: mentionsOf(content),
  links: content.links,
  location: content.place,
  audio: content.audio,
  engagement: content.engagement,
  sponsored: presentSponsored(content, brands),
  parent_id: content.parentId,
  source: content.provenance.source,
  synthetic: content.provenance.synthetic,
  as_of: toTimestamp(content.provenance.asOf),
  ...presentRaw(content.raw, raw),
})

export const presentComment = (comment: Comment, raw: boolean): CommentView => ({
  id: comment.commentId,
  network: comment.network,
  content_id: comment.contentId,
  parent_id: comment.parentId,
  text: comment.text,
  ...presentLanguage(comment),
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
  ...presentRaw(comment.raw, raw),
})

/** Hangs replies under what they answer. A reply whose parent is on another page stays where it is. */
export const toTree = (comments: readonly CommentView[]): CommentView[] => {
  const views = comments.map((comment) => ({ ...comment, children: [] as CommentView[] }))
  const byId = new Map(views.map((view) => [view.id, view]))
  return views.filter((view) => {
    const parent = view.parent_id === null || view.parent_id === view.id ? undefined : byId.get(view.parent_id)
    parent?.children.push(view)
    return parent === undefined
  })
}

/** Whether all words of a query stand in a content. */
export const createMatcher = (query: string | undefined): ((content: Content) => boolean) => {
  if (query === undefined) return () => true
  const words = fold(query).split(/\s+/)
  return ({ title, text }) => {
    const haystack = fold(`${title ?? ''} ${text}`)
    return words.every((word) => haystack.includes(word))
  }
}
