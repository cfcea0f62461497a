import type { Comment } from '../../model/comment.js'
import type { Content } from '../../model/content.js'
import type { Creator } from '../../model/creator.js'
import { toLanguageCode } from '../../model/language.js'
import { profileUrl } from '../../model/profile-url.js'
import type { Provenance } from '../../model/provenance.js'
import { linksIn, mentionsIn, tagsIn } from '../found-in-text.js'
import type { Channel, Reply, Thumbnails, Video } from './entities.js'

export const network = 'youtube'

const provenanceAt = (asOf: number): Provenance => ({ source: network, basis: 'measured', asOf, synthetic: false })

const clean = (text: string): string => text.replaceAll('\0', '').toWellFormed()

const largest = (thumbnails: Thumbnails): string | null =>
  Object.values(thumbnails)
    .filter(({ url }) => url.startsWith('https://'))
    .sort((a, b) => (b.width ?? 0) - (a.width ?? 0))[0]?.url ?? null

const languagesOf = (code: string | null): string[] => {
  const known = code === null ? undefined : toLanguageCode(code)
  return known === undefined ? [] : [known]
}

export const handleOf = ({ id, snippet }: Channel): string => (snippet.customUrl ?? id).replace(/^@/, '')

export const toCreator = (channel: Channel, asOf: number): Creator => {
  const { snippet, statistics } = channel
  const handle = handleOf(channel)
  const bio = clean(snippet.description)
  return {
    network,
    externalId: channel.id,
    handle,
    url: profileUrl({ network, handle }),
    name: clean(snippet.title) || handle,
    bio,
    imageUrl: largest(snippet.thumbnails),
    verified: null,
    accountType: null,
    state: 'active',
    gender: null,
    birthYear: null,
    place:
      snippet.country === null
        ? null
        : { text: snippet.country, city: null, countryCode: snippet.country, locationId: null },
    languages: languagesOf(snippet.defaultLanguage),
    interests: [],
    links: linksIn(bio),
    followers: statistics.hiddenSubscriberCount ? null : statistics.subscriberCount,
    following: null,
    contentCount: statistics.videoCount,
    lastPostedAt: null,
    createdAt: snippet.publishedAt,
    metrics: null,
    professional: null,
    provenance: provenanceAt(asOf),
  }
}

/** ISO 8601 durations as the service writes them: PT1H2M3S, P1DT2H. */
export const secondsOf = (duration: string): number | null => {
  const [whole, days = 0, hours = 0, minutes = 0, seconds = 0] =
    /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/.exec(duration) ?? []
  if (whole === undefined || whole.length < 3) return null
  return Number(days) * 86_400 + Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

/** Shorts last up to three minutes and say so by nothing but their length and tag. */
const typeOf = (video: Video, durationS: number | null): Content['type'] => {
  if (video.liveStreamingDetails !== undefined) return 'stream'
  const tagged = /#shorts?\b/i.test(`${video.snippet.title} ${video.snippet.description}`)
  return durationS !== null && (durationS <= 60 || (durationS <= 180 && tagged)) ? 'short' : 'video'
}

export const toContent = (video: Video, author: string, asOf: number): Content => {
  const { snippet, statistics } = video
  const durationS = secondsOf(video.contentDetails.duration)
  const [title, text] = [clean(snippet.title), clean(snippet.description)]
  const [language] = languagesOf(snippet.defaultAudioLanguage ?? snippet.defaultLanguage)
  return {
    network,
    contentId: video.id,
    url: `https://www.youtube.com/watch?v=${video.id}`,
    author,
    authorExternalId: snippet.channelId,
    type: typeOf(video, durationS),
    format: 'video',
    title,
    text,
    language: language ?? null,
    publishedAt: snippet.publishedAt,
    media: [
      {
        url: `https://www.youtube.com/watch?v=${video.id}`,
        type: 'video',
        width: null,
        height: null,
        durationS,
        alt: null,
      },
    ],
    thumbnailUrl: largest(snippet.thumbnails),
    hashtags: tagsIn(`${title}\n${text}`),
    mentions: mentionsIn(`${title}\n${text}`),
    links: linksIn(text),
    place: null,
    audio: null,
    engagement: {
      likes: statistics.likeCount ?? null,
      comments: statistics.commentCount ?? null,
      views: statistics.viewCount ?? null,
      shares: null,
      saves: null,
    },
    declaredSponsorship: video.paidProductPlacementDetails?.hasPaidProductPlacement === true ? { brands: [] } : null,
    parentId: null,
    provenance: provenanceAt(asOf),
  }
}

export const toComment = ({ id, snippet }: Reply, contentId: string, replies: number | null, asOf: number): Comment => {
  const channelId = snippet.authorChannelId?.value ?? ''
  const name = clean(snippet.authorDisplayName)
  return {
    network,
    contentId,
    commentId: id,
    parentId: snippet.parentId,
    author: {
      handle: name.startsWith('@') ? name.slice(1) : channelId || name || 'unknown',
      externalId: channelId || name || 'unknown',
      name: name || null,
      imageUrl: snippet.authorProfileImageUrl,
    },
    text: clean(snippet.textOriginal || snippet.textDisplay),
    language: null,
    publishedAt: snippet.publishedAt,
    likes: snippet.likeCount,
    replies,
    provenance: provenanceAt(asOf),
  }
}
