import type { Content, Media } from '../../model/content.js'
import { contentUrl } from '../../model/profile-url.js'
import { network, toContentId } from './address.js'
import { composeContent, noEngagement, publishedAt } from './content.js'
import { nothing, type Attached } from './embed.js'
import { optOut, selfLabelsOf } from './labels.js'
import { readPostRecord, type PostRecord } from './record.js'
import { clean, isObject, isWebUrl, listOf, textOf } from './text.js'

/** What happened on the network. `timeUs` is the stream's own cursor. */
export type StreamEvent = { timeUs: number } & (
  | { kind: 'post'; did: string; contentId: string; record: Record<string, unknown> }
  | { kind: 'removal'; contentId: string }
  /** Somebody left, was taken down, or asks to be shown to signed-in people alone. */
  | { kind: 'departure'; did: string }
  /** Somebody is there under another handle, or with another profile. */
  | { kind: 'renewal'; did: string }
  | { kind: 'other' }
)

const postCollection = 'app.bsky.feed.post'
const profileCollection = 'app.bsky.actor.profile'
/** What is asked of the stream: posts, and profiles for the wish not to be shown. News of accounts come anyway. */
export const wantedCollections: readonly string[] = [postCollection, profileCollection]

/** One message of Jetstream; undefined for what cannot be read at all. */
export const readEvent = (text: string): StreamEvent | undefined => {
  let message: unknown
  try {
    message = JSON.parse(text)
  } catch {
    return undefined
  }
  if (!isObject(message) || typeof message['time_us'] !== 'number') return undefined
  const { time_us: timeUs, did, commit, account, identity } = message
  if (typeof did !== 'string') return { kind: 'other', timeUs }
  if (isObject(account)) return { kind: account['active'] === false ? 'departure' : 'renewal', timeUs, did }
  if (isObject(identity)) return { kind: 'renewal', timeUs, did }
  if (!isObject(commit)) return { kind: 'other', timeUs }
  if (commit['collection'] === profileCollection) {
    const record = isObject(commit['record']) ? commit['record'] : {}
    return { kind: selfLabelsOf(record['labels']).includes(optOut) ? 'departure' : 'renewal', timeUs, did }
  }
  if (commit['collection'] !== postCollection) return { kind: 'other', timeUs }
  const contentId = toContentId(`at://${did}/${postCollection}/${textOf(commit['rkey'])}`)
  if (contentId === undefined) return { kind: 'other', timeUs }
  if (commit['operation'] === 'delete') return { kind: 'removal', timeUs, contentId }
  return isObject(commit['record'])
    ? { kind: 'post', timeUs, did, contentId, record: commit['record'] }
    : { kind: 'other', timeUs }
}

const blobOf = (blob: unknown): string | undefined => {
  const ref = isObject(blob) ? blob['ref'] : undefined
  const link = isObject(ref) ? ref['$link'] : undefined
  return typeof link === 'string' && /^[A-Za-z0-9]+$/.test(link) ? link : undefined
}

const sizeOf = (ratio: unknown) => {
  const side = (name: string): number | null =>
    isObject(ratio) && typeof ratio[name] === 'number' ? ratio[name] : null
  return { width: side('width'), height: side('height') }
}

const altOf = (alt: unknown): string | null => textOf(alt) || null

/** Records name blobs, not addresses: these are where the public AppView serves them. */
const imageUrl = (size: 'fullsize' | 'thumbnail', did: string, blob: string): string =>
  `https://cdn.bsky.app/img/feed_${size}/plain/${did}/${blob}@jpeg`
const videoUrl = (did: string, blob: string, file: string): string =>
  `https://video.bsky.app/watch/${encodeURIComponent(did)}/${blob}/${file}`

const imagesOf = (did: string, images: unknown): Attached => {
  const found = listOf(images)
    .filter(isObject)
    .map((image) => ({ ...image, blob: blobOf(image['image']) }))
  const media = found.flatMap(({ blob, ...image }: Record<string, unknown> & { blob: string | undefined }): Media[] =>
    blob === undefined
      ? []
      : [
          {
            url: imageUrl('fullsize', did, blob),
            type: 'image',
            ...sizeOf(image['aspectRatio']),
            durationS: null,
            alt: altOf(image['alt']),
          },
        ],
  )
  const first = found.find(({ blob }) => blob !== undefined)?.blob
  if (first === undefined) return nothing
  return { ...nothing, kind: 'image', media, thumbnailUrl: imageUrl('thumbnail', did, first) }
}

const videoOf = (did: string, embed: Record<string, unknown>): Attached => {
  const blob = blobOf(embed['video'])
  if (blob === undefined) return nothing
  const url = videoUrl(did, blob, 'playlist.m3u8')
  const media: Media = {
    url,
    type: 'video',
    ...sizeOf(embed['aspectRatio']),
    durationS: null,
    alt: altOf(embed['alt']),
  }
  return { ...nothing, kind: 'video', media: [media], thumbnailUrl: videoUrl(did, blob, 'thumbnail.jpg') }
}

const quoteOf = (record: unknown): Attached => {
  const uri = isObject(record) ? record['uri'] : undefined
  const quotes = typeof uri === 'string' ? toContentId(uri) : undefined
  return quotes === undefined ? nothing : { ...nothing, quotes, links: [contentUrl({ network, contentId: quotes })] }
}

/** What a record says is attached to it. */
const attachedOf = (did: string, embed: unknown): Attached => {
  if (!isObject(embed)) return nothing
  switch (embed['$type']) {
    case 'app.bsky.embed.images':
      return imagesOf(did, embed['images'])
    case 'app.bsky.embed.video':
      return videoOf(did, embed)
    case 'app.bsky.embed.external': {
      const uri = isObject(embed['external']) ? textOf(embed['external']['uri']) : ''
      return { ...nothing, links: isWebUrl(uri) ? [clean(uri)] : [] }
    }
    case 'app.bsky.embed.record':
      return quoteOf(embed['record'])
    case 'app.bsky.embed.recordWithMedia': {
      const media = attachedOf(did, embed['media'])
      const quoted = quoteOf(isObject(embed['record']) ? embed['record']['record'] : undefined)
      return { ...media, quotes: quoted.quotes, links: [...media.links, ...quoted.links] }
    }
    default:
      return nothing
  }
}

export type PostEvent = Extract<StreamEvent, { kind: 'post' }>

/** A post as the stream shows it the moment it is written: nobody has reacted yet, and nothing is said about that. */
export const toStreamedContent = (event: PostEvent, handle: string, record: PostRecord): Content => {
  const seen = Math.floor(event.timeUs / 1000)
  return composeContent(record, {
    contentId: event.contentId,
    author: { did: event.did, handle },
    attached: attachedOf(event.did, event.record['embed']),
    publishedAt: publishedAt(record, seen),
    engagement: noEngagement,
    labels: [],
    // As of when it was written: whatever was read later, with its reactions, is newer and stays.
    asOf: seen,
  })
}

export const readEventRecord = (event: PostEvent): PostRecord => readPostRecord(event.record)
