import { unseen, type AudienceMember } from '../../model/audience.js'
import type { Comment } from '../../model/comment.js'
import type { Content, ContentType, Engagement, Media } from '../../model/content.js'
import type { Creator } from '../../model/creator.js'
import { contentUrl, profileUrl } from '../../model/profile-url.js'
import type { Provenance } from '../../model/provenance.js'
import { linksIn, tagsIn } from '../found-in-text.js'
import { fromBech32, toBech32 } from './bech32.js'
import { kinds, tagsOf, threadOf, type NostrEvent } from './event.js'

export const network = 'nostr'

export const toNpub = (pubkey: string): string => toBech32('npub', pubkey)
export const toNote = (id: string): string => toBech32('note', id)
export const fromNote = (text: string): string | null => fromBech32('note', text)

const provenanceAt = (asOf: number): Provenance => ({ source: network, basis: 'measured', asOf, synthetic: false })

/** What somebody says of themselves (kind 0): JSON in a text, as anybody wrote it. */
type Metadata = Record<string, unknown>

export const readMetadata = ({ content }: Pick<NostrEvent, 'content'>): Metadata => {
  try {
    const read = JSON.parse(content) as unknown
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? (read as Metadata) : {}
  } catch {
    return {}
  }
}

const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.replaceAll('\0', '').toWellFormed().trim() : null
const address = (value: unknown): string | null => {
  const found = text(value)
  return found !== null && /^https?:\/\//i.test(found) && URL.canParse(found) ? found : null
}

const describe = (metadata: Metadata, npub: string) => ({
  name: text(metadata['display_name']) ?? text(metadata['displayName']) ?? text(metadata['name']) ?? npub.slice(0, 12),
  bio: text(metadata['about']) ?? '',
  imageUrl: address(metadata['picture']),
})

export const toCreator = (
  event: NostrEvent,
  {
    handle,
    followers,
    following,
    asOf,
  }: { handle: string; followers: number | null; following: number | null; asOf: number },
): Creator => {
  const metadata = readMetadata(event)
  const { name, bio, imageUrl } = describe(metadata, toNpub(event.pubkey))
  const website = address(metadata['website'])
  return {
    network,
    externalId: event.pubkey,
    handle,
    url: profileUrl({ network, handle }),
    name,
    bio,
    imageUrl,
    verified: null,
    accountType: null,
    state: metadata['deleted'] === true ? 'deleted' : 'active',
    gender: null,
    birthYear: null,
    place: null,
    languages: [],
    interests: [],
    links: [...new Set([...(website === null ? [] : [website]), ...linksIn(bio)])],
    followers,
    following,
    contentCount: null,
    lastPostedAt: null,
    createdAt: null,
    metrics: null,
    professional: null,
    provenance: provenanceAt(asOf),
  }
}

/** Somebody of whom perhaps the key alone is known. */
export const toMember = (pubkey: string, event: NostrEvent | undefined): AudienceMember => ({
  network,
  externalId: pubkey,
  handle: toNpub(pubkey),
  ...describe(event === undefined ? {} : readMetadata(event), toNpub(pubkey)),
  ...unseen,
})

const endings: readonly (readonly [RegExp, Media['type']])[] = [
  [/\.(jpe?g|png|gif|webp|avif)$/i, 'image'],
  [/\.(mp4|mov|webm|m3u8)$/i, 'video'],
  [/\.(mp3|m4a|ogg|wav)$/i, 'audio'],
]

/** Pictures and films are addresses in the text. */
const mediaIn = (links: readonly string[]): Media[] =>
  links.flatMap((url) => {
    const type = URL.canParse(url) ? endings.find(([ending]) => ending.test(new URL(url).pathname))?.[1] : undefined
    return type === undefined ? [] : [{ url, type, width: null, height: null, durationS: null, alt: null }]
  })

const typeOf = (event: NostrEvent, media: readonly Media[]): ContentType => {
  if (event.kind === kinds.repost) return 'repost'
  if (event.kind === kinds.article) return 'article'
  if (threadOf(event).parent !== null) return 'reply'
  if (media.some(({ type }) => type === 'video')) return 'video'
  return media.length === 0 ? 'text' : media.length > 1 ? 'carousel' : 'image'
}

export const unknownEngagement: Engagement = { likes: null, comments: null, views: null, shares: null, saves: null }

/** A repost carries what it repeats as JSON. */
const shownBy = (event: NostrEvent): string =>
  event.kind === kinds.repost
    ? (text(readMetadata(event)['content']) ?? '')
    : event.content.replaceAll('\0', '').toWellFormed()

const taggedBy = (event: NostrEvent): string[] => tagsOf(event, 't').flatMap(([, tag]) => tag?.toLowerCase() ?? [])

const titleOf = (event: NostrEvent): string | null => text(tagsOf(event, 'title')[0]?.[1])

/** The words of an event alone, its title included: all that decides whether anybody wants most of them. */
export const readWords = (event: NostrEvent): Pick<Content, 'text' | 'hashtags'> => {
  const title = titleOf(event)
  const shown = shownBy(event)
  return { text: title === null ? shown : `${title}\n${shown}`, hashtags: taggedBy(event) }
}

export const toContent = (
  event: NostrEvent,
  { handle, engagement, asOf }: { handle: string; engagement: Engagement; asOf: number },
): Content => {
  const { pubkey, id, kind } = event
  const shown = shownBy(event)
  const links = linksIn(shown)
  const media = mediaIn(links)
  const { parent } = threadOf(event)
  const contentId = toNote(id)
  return {
    network,
    contentId,
    url: contentUrl({ network, contentId }),
    author: handle,
    authorExternalId: pubkey,
    type: typeOf(event, media),
    format: String(kind),
    title: titleOf(event),
    text: shown,
    language: null,
    publishedAt: event.created_at * 1000,
    media,
    thumbnailUrl: media.find(({ type }) => type === 'image')?.url ?? null,
    hashtags: [...new Set([...taggedBy(event), ...tagsIn(shown)])],
    mentions: tagsOf(event, 'p').flatMap(([, key]) => (/^[0-9a-f]{64}$/.test(key ?? '') ? [toNpub(key ?? '')] : [])),
    links: links.filter((link) => media.every(({ url }) => url !== link)),
    place: null,
    audio: null,
    engagement,
    declaredSponsorship: null,
    labels: tagsOf(event, 'content-warning').map(
      ([, reason = '']) => `content-warning${reason === '' ? '' : `: ${reason}`}`,
    ),
    parentId: parent === null || !/^[0-9a-f]{64}$/.test(parent) ? null : toNote(parent),
    provenance: provenanceAt(asOf),
  }
}

export const toComment = (event: NostrEvent, root: string, author: NostrEvent | undefined, asOf: number): Comment => {
  const { parent } = threadOf(event)
  const { name, imageUrl } = describe(author === undefined ? {} : readMetadata(author), toNpub(event.pubkey))
  const isAnswer = parent !== null && parent !== root && /^[0-9a-f]{64}$/.test(parent)
  return {
    network,
    contentId: toNote(root),
    commentId: toNote(event.id),
    parentId: isAnswer ? toNote(parent) : null,
    author: {
      handle: toNpub(event.pubkey),
      externalId: event.pubkey,
      name: author === undefined ? null : name,
      imageUrl,
    },
    text: event.content.replaceAll('\0', '').toWellFormed(),
    language: null,
    publishedAt: event.created_at * 1000,
    likes: null,
    replies: null,
    provenance: provenanceAt(asOf),
  }
}
