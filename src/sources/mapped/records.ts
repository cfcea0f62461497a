import type { AudienceMember } from '../../model/audience.js'
import type { Comment } from '../../model/comment.js'
import { contentTypes, type Content, type ContentType, type Media } from '../../model/content.js'
import { isCountryCode } from '../../model/country.js'
import type { AccountType, Creator } from '../../model/creator.js'
import type { Network } from '../../model/network.js'
import { contentUrl, normalizeHandle, profileUrl } from '../../model/profile-url.js'
import type { Provenance } from '../../model/provenance.js'
import { linksIn, mentionsIn, tagsIn } from '../found-in-text.js'
import { plainMedia } from './media.js'
import { toCount, toFlag, toId, toLanguage, toLinks, toList, toText, toTime, toUrl, toUrls } from './value.js'

/** Of what a record is told apart from others: its network and who told of it. */
export interface Origin {
  network: Network
  provenance: Provenance
}
type Get = (name: string) => unknown

const handleFrom = (network: Network, value: unknown): string | null => {
  const text = toText(value)
  if (text === null) return null
  const known = normalizeHandle(network, text)
  return known.ok ? known.handle : null
}

const accountTypes = new Set<string>(['personal', 'creator', 'business'])
const isAccountType = (text: string | null): text is AccountType => text !== null && accountTypes.has(text)
const isContentType = (text: string | null): text is ContentType =>
  (contentTypes as readonly (string | null)[]).includes(text)

/** A profile, or null where the record does not say whose it is. */
export const toCreator = (get: Get, { network, provenance }: Origin, asked?: string): Creator | null => {
  const handle = handleFrom(network, get('handle')) ?? asked ?? null
  if (handle === null) return null
  const bio = toText(get('bio')) ?? ''
  const [place, country] = [toText(get('place')), toText(get('country_code'))?.toUpperCase() ?? null]
  const countryCode = country !== null && isCountryCode(country) ? country : null
  const type = toText(get('account_type'))
  const category = toText(get('category'))
  const state = toFlag(get('suspended')) === true ? 'suspended' : toFlag(get('private')) === true ? 'private' : 'active'
  return {
    network,
    externalId: toId(get('external_id')) ?? handle,
    handle,
    url: toUrl(get('url')) ?? profileUrl({ network, handle }),
    name: toText(get('name')) ?? handle,
    bio,
    imageUrl: toUrl(get('image_url')),
    verified: toFlag(get('verified')) ?? null,
    accountType: isAccountType(type) ? type : null,
    state,
    gender: null,
    birthYear: null,
    place:
      place === null && countryCode === null
        ? null
        : { text: place ?? countryCode ?? '', city: null, countryCode, locationId: null },
    languages: toList(get('languages')).flatMap((each) => toLanguage(each) ?? []),
    interests: [],
    ...(category === null ? {} : { category }),
    links: [...new Set([...toLinks(get('links')), ...linksIn(bio)])],
    followers: toCount(get('followers')),
    following: toCount(get('following')),
    contentCount: toCount(get('content_count')),
    lastPostedAt: toTime(get('last_posted_at')),
    createdAt: toTime(get('created_at')),
    metrics: null,
    professional: null,
    labels: toList(get('labels')),
    provenance,
  }
}

const typeOf = (said: unknown, media: readonly Media[]): ContentType => {
  const text = toText(said)
  if (isContentType(text)) return text
  if (media.some(({ type }) => type === 'video')) return 'video'
  return media.length > 1 ? 'carousel' : media.length === 1 ? 'image' : 'text'
}

/** A content, or null where the record has no id or no time. */
export const toContent = (get: Get, { network, provenance }: Origin, asked?: string): Content | null => {
  const [contentId, publishedAt] = [toId(get('content_id')), toTime(get('published_at'))]
  if (contentId === null || publishedAt === null) return null
  const author = handleFrom(network, get('author')) ?? asked ?? 'unknown'
  const [title, text] = [toText(get('title')), toText(get('text')) ?? '']
  const whole = `${title ?? ''}\n${text}`
  const files = get('media') as Media[] | undefined
  const media = files !== undefined && files.length > 0 ? files : plainMedia(get)
  const listed = (name: string, found: string[]): string[] => {
    const said = toList(get(name)).map((each) => each.replace(/^[#@]/, '').toLowerCase())
    return said.length > 0 ? said : found
  }
  const audio = toText(get('audio_title'))
  const sponsors = toList(get('sponsors'))
  return {
    network,
    contentId,
    url: toUrl(get('url')) ?? contentUrl({ network, contentId }),
    author,
    authorExternalId: toId(get('author_id')) ?? author,
    type: typeOf(get('type'), media),
    format: toText(get('format')) ?? toText(get('type')) ?? 'post',
    title,
    text,
    language: toLanguage(get('language')),
    publishedAt,
    media,
    thumbnailUrl: toUrls(get('thumbnail_url'))[0] ?? null,
    hashtags: listed('hashtags', tagsIn(whole)),
    mentions: listed('mentions', mentionsIn(whole)),
    links: [...new Set([...toList(get('links')).flatMap((each) => toUrl(each) ?? []), ...linksIn(text)])],
    place: toText(get('place')),
    audio: audio === null ? null : { title: audio, artist: toText(get('audio_artist')) },
    engagement: {
      likes: toCount(get('likes')),
      comments: toCount(get('comments')),
      views: toCount(get('views')),
      shares: toCount(get('shares')),
      saves: toCount(get('saves')),
    },
    declaredSponsorship: sponsors.length > 0 || toFlag(get('sponsored')) === true ? { brands: sponsors } : null,
    labels: toList(get('labels')),
    parentId: toId(get('parent_id')),
    provenance,
  }
}

/** Where a network does not say who commented, nobody is made up: the handle says that it is unknown. */
export const toComment = (get: Get, { network, provenance }: Origin, contentId: string): Comment | null => {
  const [commentId, publishedAt] = [toId(get('comment_id')), toTime(get('published_at'))]
  const text = toText(get('text'))
  if (commentId === null || publishedAt === null || text === null) return null
  const handle = handleFrom(network, get('author')) ?? 'unknown'
  const parentId = toId(get('parent_id'))
  return {
    network,
    contentId,
    commentId,
    parentId: parentId === contentId ? null : parentId,
    author: {
      handle,
      externalId: toId(get('author_id')) ?? (handle === 'unknown' ? `unknown:${commentId}` : handle),
      name: toText(get('author_name')),
      imageUrl: toUrl(get('author_image_url')),
    },
    text,
    language: toLanguage(get('language')),
    publishedAt,
    likes: toCount(get('likes')),
    replies: toCount(get('replies')),
    provenance,
  }
}

export const toMember = (get: Get, { network }: Origin): AudienceMember | null => {
  const handle = handleFrom(network, get('handle'))
  if (handle === null) return null
  return {
    network,
    externalId: toId(get('external_id')) ?? handle,
    handle,
    name: toText(get('name')) ?? handle,
    bio: toText(get('bio')) ?? '',
    imageUrl: toUrl(get('image_url')),
    verified: toFlag(get('verified')) ?? false,
    isPrivate: toFlag(get('private')) ?? false,
    placeText: toText(get('place')),
    language: toLanguage(get('language')),
    followers: toCount(get('followers')),
    following: toCount(get('following')),
    contentCount: toCount(get('content_count')),
    createdAt: toTime(get('created_at')),
  }
}
