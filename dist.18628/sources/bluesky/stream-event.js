import { contentUrl } from '../../model/profile-url.js'
import { network, toContentId } from './address.js'
import { composeContent, noEngagement, publishedAt } from './content.js'
import { nothing } from './embed.js'
import { readPostRecord } from './record.js'
import { clean, isObject, isWebUrl, listOf, textOf } from './text.js'
const postCollection = 'app.bsky.feed.post'
const readEvent = (text) => {
  let message
  try {
    message = JSON.parse(text)
  } catch {
    return void 0
  }
  if (!isObject(message) || typeof message['time_us'] !== 'number') return void 0
  const { time_us: timeUs, did, commit } = message
  if (typeof did !== 'string' || !isObject(commit) || commit['collection'] !== postCollection)
    return { kind: 'other', timeUs }
  const contentId = toContentId(`at://${did}/${postCollection}/${textOf(commit['rkey'])}`)
  if (contentId === void 0) return { kind: 'other', timeUs }
  if (commit['operation'] === 'delete') return { kind: 'removal', timeUs, contentId }
  return isObject(commit['record'])
    ? { kind: 'post', timeUs, did, contentId, record: commit['record'] }
    : { kind: 'other', timeUs }
}
const blobOf = (blob) => {
  const ref = isObject(blob) ? blob['ref'] : void 0
  const link = isObject(ref) ? ref['$link'] : void 0
  return typeof link === 'string' && /^[A-Za-z0-9]+$/.test(link) ? link : void 0
}
const sizeOf = (ratio) => {
  const side = (name) => (isObject(ratio) && typeof ratio[name] === 'number' ? ratio[name] : null)
  return { width: side('width'), height: side('height') }
}
const altOf = (alt) => textOf(alt) || null
const imageUrl = (size, did, blob) => `https://cdn.bsky.app/img/feed_${size}/plain/${did}/${blob}@jpeg`
const videoUrl = (did, blob, file) => `https://video.bsky.app/watch/${encodeURIComponent(did)}/${blob}/${file}`
const imagesOf = (did, images) => {
  const found = listOf(images)
    .filter(isObject)
    .map((image) => ({ ...image, blob: blobOf(image['image']) }))
  const media = found.flatMap(({ blob, ...image }) =>
    blob === void 0
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
  const first = found.find(({ blob }) => blob !== void 0)?.blob
  if (first === void 0) return nothing
  return { ...nothing, kind: 'image', media, thumbnailUrl: imageUrl('thumbnail', did, first) }
}
const videoOf = (did, embed) => {
  const blob = blobOf(embed['video'])
  if (blob === void 0) return nothing
  const url = videoUrl(did, blob, 'playlist.m3u8')
  const media = {
    url,
    type: 'video',
    ...sizeOf(embed['aspectRatio']),
    durationS: null,
    alt: altOf(embed['alt']),
  }
  return { ...nothing, kind: 'video', media: [media], thumbnailUrl: videoUrl(did, blob, 'thumbnail.jpg') }
}
const quoteOf = (record) => {
  const uri = isObject(record) ? record['uri'] : void 0
  const quotes = typeof uri === 'string' ? toContentId(uri) : void 0
  return quotes === void 0 ? nothing : { ...nothing, quotes, links: [contentUrl({ network, contentId: quotes })] }
}
const attachedOf = (did, embed) => {
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
      const quoted = quoteOf(isObject(embed['record']) ? embed['record']['record'] : void 0)
      return { ...media, quotes: quoted.quotes, links: [...media.links, ...quoted.links] }
    }
    default:
      return nothing
  }
}
const toStreamedContent = (event, handle, record) => {
  const seen = Math.floor(event.timeUs / 1e3)
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
const readEventRecord = (event) => readPostRecord(event.record)
export { readEvent, readEventRecord, toStreamedContent }
//# sourceMappingURL=stream-event.js.map
