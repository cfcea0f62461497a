/** What bytes are, by how they begin: names and headers lie. */
export type MediaKind = { kind: 'image' | 'video'; format: string }

const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, Math.min(to, bytes.length)))

const starts = (bytes: Uint8Array, ...signature: number[]): boolean => signature.every((byte, i) => bytes[i] === byte)

/** The pictures and films that are judged; undefined for everything else, SVG among it: it is a program, not a picture. */
export const mediaKindOf = (bytes: Uint8Array): MediaKind | undefined => {
  const image = (format: string): MediaKind => ({ kind: 'image', format })
  const video = (format: string): MediaKind => ({ kind: 'video', format })
  if (starts(bytes, 0xff, 0xd8, 0xff)) return image('jpeg')
  if (starts(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return image('png')
  if (/^GIF8[79]a/.test(ascii(bytes, 0, 6))) return image('gif')
  if (ascii(bytes, 0, 4) === 'RIFF') {
    const inside = ascii(bytes, 8, 12)
    return inside === 'WEBP' ? image('webp') : inside === 'AVI ' ? video('avi') : undefined
  }
  if (starts(bytes, 0x1a, 0x45, 0xdf, 0xa3)) return video('webm')
  if (ascii(bytes, 4, 8) === 'ftyp') {
    const brand = ascii(bytes, 8, 12)
    return /^avi[fs]/.test(brand) ? image('avif') : /^(heic|heix|mif1|msf1)/.test(brand) ? undefined : video('mp4')
  }
  return undefined
}
