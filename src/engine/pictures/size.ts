/** What kind of picture bytes are, and how large it is. */
export interface PictureSize {
  type: 'image/png' | 'image/jpeg'
  width: number
  height: number
}

const pngMark = '89504e470d0a1a0a'

const pngSize = (bytes: Buffer): PictureSize | undefined =>
  bytes.length < 33 || bytes.toString('latin1', 12, 16) !== 'IHDR'
    ? undefined
    : { type: 'image/png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }

/** Goes from segment to segment until one says how large the frame is. */
const jpegSize = (bytes: Buffer): PictureSize | undefined => {
  for (let at = 2; at + 9 < bytes.length;) {
    if (bytes[at] !== 0xff) return undefined
    const marker = bytes[at + 1]!
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { type: 'image/jpeg', width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) }
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  return undefined
}

/** Of a PNG or JPEG file; undefined for anything else, or where the size is not said or nought. */
export const pictureSize = (bytes: Buffer): PictureSize | undefined => {
  const size =
    bytes.toString('hex', 0, 8) === pngMark
      ? pngSize(bytes)
      : bytes[0] === 0xff && bytes[1] === 0xd8
        ? jpegSize(bytes)
        : undefined
  return size !== undefined && size.width > 0 && size.height > 0 ? size : undefined
}
