import type { AudienceMember } from '../../model/audience.js'
import type { Comment } from '../../model/comment.js'
import type { Content, ContentType, Media } from '../../model/content.js'
import type { Creator } from '../../model/creator.js'
import type { Provenance } from '../../model/provenance.js'
import { toLanguageCode } from '../../model/language.js'
import { profileUrl } from '../../model/profile-url.js'
import type { Account, Attachment, Status } from './entities.js'
import { htmlToText, linksOf } from '../html-text.js'

export const network = 'mastodon'

const provenanceAt = (asOf: number): Provenance => ({ source: network, basis: 'measured', asOf, synthetic: false })

/** People of the asked server itself come without its name. */
export const handleOf = (acct: string, host: string): string =>
  (acct.includes('@') ? acct : `${acct}@${host}`).toLowerCase()

/** Ids hold on one server only. */
export const idOn = (id: string, host: string): string => `${id}@${host}`

const webUrl = (url: string | null): string | null => (url !== null && /^https?:\/\//i.test(url) ? url : null)

const nameOf = ({ display_name, username }: Account): string => htmlToText(display_name) || username

export const toCreator = (account: Account, host: string, asOf: number): Creator => {
  const handle = handleOf(account.acct, host)
  const stated = account.fields.flatMap(({ value }) => linksOf(value))
  return {
    network,
    externalId: idOn(account.id, host),
    handle,
    url: webUrl(account.url) ?? profileUrl({ network, handle }),
    name: nameOf(account),
    bio: htmlToText(account.note),
    imageUrl: webUrl(account.avatar),
    // A link that leads back here is as much as this network verifies.
    verified: account.fields.some(({ verified_at }) => verified_at !== null),
    accountType: account.bot === true || account.group === true ? 'business' : null,
    state: account.suspended === true ? 'suspended' : 'active',
    gender: null,
    birthYear: null,
    place: null,
    languages: [],
    interests: [],
    links: [
      ...new Set([
        ...stated,
        ...linksOf(account.note),
        ...[webUrl(account.moved?.url ?? null)].flatMap((url) => url ?? []),
      ]),
    ],
    followers: account.followers_count,
    following: account.following_count,
    contentCount: account.statuses_count,
    lastPostedAt: account.last_status_at,
    createdAt: account.created_at,
    metrics: null,
    professional: null,
    provenance: provenanceAt(asOf),
  }
}

export const toMember = (account: Account, host: string): AudienceMember => ({
  network,
  externalId: idOn(account.id, host),
  handle: handleOf(account.acct, host),
  name: nameOf(account),
  bio: htmlToText(account.note),
  imageUrl: webUrl(account.avatar),
  verified: account.fields.some(({ verified_at }) => verified_at !== null),
  isPrivate: account.locked,
  placeText: null,
  language: null,
  followers: account.followers_count,
  following: account.following_count,
  contentCount: account.statuses_count,
  createdAt: account.created_at,
})

const mediaTypes: Record<string, Media['type']> = { image: 'image', gifv: 'video', video: 'video', audio: 'audio' }

const toMedia = ({ type, url, description, meta }: Attachment): Media[] => {
  const [kind, address] = [mediaTypes[type], webUrl(url)]
  if (kind === undefined || address === null) return []
  const { width = null, height = null, duration = null } = meta?.original ?? {}
  return [{ url: address, type: kind, width, height, durationS: duration, alt: description }]
}

const typeOf = (media: readonly Media[], isReply: boolean): ContentType => {
  if (isReply) return 'reply'
  if (media.some(({ type }) => type === 'video')) return 'video'
  const pictures = media.filter(({ type }) => type === 'image').length
  return pictures > 1 ? 'carousel' : pictures === 1 ? 'image' : 'text'
}

const languageOf = (code: string | null): string | null => (code === null ? null : (toLanguageCode(code) ?? null))

/** What somebody wrote: the answers of a poll are part of it. */
const wordsOf = ({ content, poll }: Pick<Status, 'content' | 'poll'>): string =>
  [htmlToText(content), ...(poll?.options.map(({ title }) => htmlToText(title)) ?? [])].filter(Boolean).join('\n')

const tagsOf = ({ tags }: Pick<Status, 'tags'>): string[] =>
  tags.map(({ name }) => name.toLowerCase()).filter((name) => name !== '')

/** The words of a status alone, the warning above it included: all that decides whether anybody wants most of them. */
export const readWords = (status: Status): Pick<Content, 'text' | 'hashtags'> => {
  const said = status.reblog ?? status
  const warning = said.spoiler_text === '' ? '' : htmlToText(said.spoiler_text)
  return { text: warning === '' ? wordsOf(said) : `${warning}\n${wordsOf(said)}`, hashtags: tagsOf(said) }
}

/** A boost is a content of its own that carries the words of another: its reactions belong to that one. */
export const toContent = (status: Status, host: string, asOf: number): Content => {
  const { reblog } = status
  const said = reblog ?? status
  const media = said.media_attachments.flatMap(toMedia)
  const none = { likes: null, comments: null, views: null, shares: null, saves: null }
  const parent = reblog === null ? status.in_reply_to_id : reblog.id
  return {
    network,
    contentId: idOn(status.id, host),
    url: webUrl(status.url) ?? webUrl(status.uri) ?? `https://${host}/web/statuses/${status.id}`,
    author: handleOf(status.account.acct, host),
    authorExternalId: idOn(status.account.id, host),
    type: reblog === null ? typeOf(media, status.in_reply_to_id !== null) : 'repost',
    format: reblog === null ? 'status' : 'boost',
    title: htmlToText(said.spoiler_text) || null,
    text: wordsOf(said),
    language: languageSaid(status),
    publishedAt: status.created_at,
    media,
    thumbnailUrl: webUrl(said.media_attachments[0]?.preview_url ?? null),
    hashtags: tagsOf(said),
    mentions: said.mentions.map(({ acct }) => handleOf(acct, host)),
    links: [...new Set([...linksOf(said.content), ...(said.card === null ? [] : [said.card.url].filter(Boolean))])],
    place: null,
    audio: null,
    engagement:
      reblog === null
        ? { ...none, likes: status.favourites_count, comments: status.replies_count, shares: status.reblogs_count }
        : none,
    declaredSponsorship: null,
    labels: said.sensitive ? ['sensitive'] : [],
    parentId: parent === null ? null : idOn(parent, host),
    provenance: provenanceAt(asOf),
  }
}

export const languageSaid = ({ reblog, language }: Status): string | null =>
  languageOf((reblog ?? { language }).language)

export const toComment = (status: Status, contentId: string, host: string, asOf: number): Comment => ({
  network,
  contentId,
  commentId: idOn(status.id, host),
  parentId:
    status.in_reply_to_id === null || idOn(status.in_reply_to_id, host) === contentId
      ? null
      : idOn(status.in_reply_to_id, host),
  author: {
    handle: handleOf(status.account.acct, host),
    externalId: idOn(status.account.id, host),
    name: nameOf(status.account),
    imageUrl: webUrl(status.account.avatar),
  },
  text: htmlToText(status.content),
  language: languageOf(status.language),
  publishedAt: status.created_at,
  likes: status.favourites_count,
  replies: status.replies_count,
  provenance: provenanceAt(asOf),
})
