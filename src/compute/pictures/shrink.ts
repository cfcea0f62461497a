import { mediaKindOf } from '../../engine/pictures/media-kind.js'
import { PictureError } from '../../engine/pictures/verdict.js'

const pixelsMax = 50_000_000
const side = 200

/** A small JPEG of a picture: square enough for an avatar, large enough for a card. Decoding happens outside of the event loop. */
export const shrinkPicture = async (bytes: Uint8Array): Promise<Buffer> => {
  if (mediaKindOf(bytes)?.kind !== 'image') throw new PictureError('not_supported', 'This is no picture that is shown.')
  const { default: sharp } = await import('sharp')
  try {
    return await sharp(bytes, { limitInputPixels: pixelsMax, failOn: 'truncated', pages: 1, sequentialRead: true })
      .rotate()
      .flatten({ background: '#ffffff' })
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 70 })
      .toBuffer()
  } catch {
    throw new PictureError('broken', 'The picture is damaged or too large, and cannot be decoded.')
  }
}
