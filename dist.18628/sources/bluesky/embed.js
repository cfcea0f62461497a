import { contentUrl } from '../../model/profile-url.js'
import { network, toContentId } from './address.js'
import { clean, isWebUrl } from './text.js'
const isEmbed = (embed, kind) => '$type' in embed && embed.$type === `app.bsky.embed.${kind}#view`
const nothing = { kind: 'none', media: [], thumbnailUrl: null, links: [], quotes: null }
const altOf = (alt) => (alt === void 0 || alt === '' ? null : clean(alt))
const sizeOf = (ratio) => ({
  width: ratio?.width ?? null,
  height: ratio?.height ?? null,
})
const ofImages = ({ images }) => ({
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
const ofVideo = ({ playlist, thumbnail, alt, aspectRatio }) => ({
  ...nothing,
  kind: 'video',
  media: [{ url: playlist, type: 'video', ...sizeOf(aspectRatio), durationS: null, alt: altOf(alt) }],
  thumbnailUrl: thumbnail ?? null,
})
const ofExternal = ({ external: { uri, thumb } }) => ({
  ...nothing,
  thumbnailUrl: thumb ?? null,
  links: isWebUrl(uri) ? [clean(uri)] : [],
})
const ofRecord = ({ record }) => {
  const quotes = 'uri' in record && typeof record.uri === 'string' ? toContentId(record.uri) : void 0
  return quotes === void 0 ? nothing : { ...nothing, quotes, links: [contentUrl({ network, contentId: quotes })] }
}
const readEmbed = (embed) => {
  if (embed === void 0) return nothing
  if (isEmbed(embed, 'images')) return ofImages(embed)
  if (isEmbed(embed, 'video')) return ofVideo(embed)
  if (isEmbed(embed, 'external')) return ofExternal(embed)
  if (isEmbed(embed, 'record')) return ofRecord(embed)
  if (!isEmbed(embed, 'recordWithMedia')) return nothing
  const [media, quoted] = [readEmbed(embed.media), ofRecord(embed.record)]
  return { ...media, quotes: quoted.quotes, links: [...media.links, ...quoted.links] }
}
export { nothing, readEmbed }
//# sourceMappingURL=embed.js.map
