import type {
  AppBskyEmbedExternal,
  AppBskyEmbedImages,
  AppBskyEmbedRecord,
  AppBskyEmbedRecordWithMedia,
  AppBskyEmbedVideo,
} from '@atproto/api'
import type { Media } from '../../model/content.js'
import { contentUrl } from '../../model/profile-url.js'
import { network, toContentId } from './address.js'
import { clean, isWebUrl } from './text.js'

/** What is attached to a post. */
export interface Attached {
  kind: 'none' | 'image' | 'video'
  media: Media[]
  thumbnailUrl: string | null
  links: string[]
  /** Our id of the post it quotes. */
  quotes: string | null
}

interface Embeds {
  images: AppBskyEmbedImages.View
  video: AppBskyEmbedVideo.View
  external: AppBskyEmbedExternal.View
  record: AppBskyEmbedRecord.View
  recordWithMedia: AppBskyEmbedRecordWithMedia.View
}

/** The lexicon's unions are open, so the compiler cannot tell the members apart by their name; answers were validated before. */
const isEmbed = <K extends keyof Embeds>(embed: object, kind: K): embed is Embeds[K] =>
  '$type' in embed && embed.$type === `app.bsky.embed.${kind}#view`

export const nothing: Attached = { kind: 'none', media: [], thumbnailUrl: null, links: [], quotes: null }

const altOf = (alt: string | undefined): string | null => (alt === undefined || alt === '' ? null : clean(alt))

const sizeOf = (ratio: { width: number; height: number } | undefined) => ({
  width: ratio?.width ?? null,
  height: ratio?.height ?? null,
})

const ofImages = ({ images }: AppBskyEmbedImages.View): Attached => ({
  ...nothing,
  kind: images.length === 0 ? 'none' : 'image',
  media: images.map(({ fullsize, alt, aspectRatio }) => ({
    url: fullsize,
    type: 'image',
    ...sizeOf(aspectRatio),
    durationS: null,
    alt: altOf(alt),
  })),
  thumbnailUrl: images[0]?.thumb ?? null,
})

const ofVideo = ({ playlist, thumbnail, alt, aspectRatio }: AppBskyEmbedVideo.View): Attached => ({
  ...nothing,
  kind: 'video',
  media: [{ url: playlist, type: 'video', ...sizeOf(aspectRatio), durationS: null, alt: altOf(alt) }],
  thumbnailUrl: thumbnail ?? null,
})

const ofExternal = ({ external: { uri, thumb } }: AppBskyEmbedExternal.View): Attached => ({
  ...nothing,
  thumbnailUrl: thumb ?? null,
  links: isWebUrl(uri) ? [clean(uri)] : [],
})

/** Quoted posts that are gone or blocked still have an address; lists, feeds and starter packs are no contents. */
const ofRecord = ({ record }: AppBskyEmbedRecord.View): Attached => {
  const quotes = 'uri' in record && typeof record.uri === 'string' ? toContentId(record.uri) : undefined
  return quotes === undefined ? nothing : { ...nothing, quotes, links: [contentUrl({ network, contentId: quotes })] }
}

/** What a view of a post shows besides its text. */
export const readEmbed = (embed: object | undefined): Attached => {
  if (embed === undefined) return nothing
  if (isEmbed(embed, 'images')) return ofImages(embed)
  if (isEmbed(embed, 'video')) return ofVideo(embed)
  if (isEmbed(embed, 'external')) return ofExternal(embed)
  if (isEmbed(embed, 'record')) return ofRecord(embed)
  if (!isEmbed(embed, 'recordWithMedia')) return nothing
  const [media, quoted] = [readEmbed(embed.media), ofRecord(embed.record)]
  return { ...media, quotes: quoted.quotes, links: [...media.links, ...quoted.links] }
}
