import { crc32 } from 'node:zlib'

/** 52 bits in all, so that it stays exact as a number: 32 of the document, 20 of the other columns. */
const restBits = 2 ** 20

const textOrBytes = (value: unknown): string | Uint8Array => (value instanceof Uint8Array ? value : String(value))

/**
 * What makes the checksums that are kept beside documents, for rows of these columns. They have two parts: whoever reads a document alone can check
 * that alone, and whoever goes through whole rows can check everything.
 */
export const checksumFor = (columns: readonly string[]): ((row: readonly unknown[]) => number) => {
  const places = [...columns.entries()].sort(([, a], [, b]) => (a < b ? -1 : 1))
  const rest = places.filter(([, name]) => name !== 'document' && name !== 'checksum').map(([place]) => place)
  const document = columns.indexOf('document')
  return (row) =>
    crc32(textOrBytes(row[document])) * restBits +
    (crc32(rest.map((place) => String(row[place])).join('\0')) % restBits)
}

/** Whether a document is as it was written. One that has no checksum yet cannot be judged and counts as whole. */
export const isSoundDocument = (document: string | Uint8Array, checksum: number | null): boolean =>
  checksum === null || crc32(document) === Math.floor(checksum / restBits)

/** Documents longer than this have too many bits to try. */
const bytesMax = 16_384

/**
 * The document as it was before one bit of it was flipped. No two bits of a document of this length have the same effect on its checksum, so there
 * is one answer at most; undefined where more than one bit is wrong.
 */
export const flipBack = (damaged: Uint8Array, checksum: number): Uint8Array | undefined => {
  if (damaged.length > bytesMax) return undefined
  const bytes = Uint8Array.from(damaged)
  for (let at = 0; at < bytes.length; at++)
    for (let bit = 1; bit < 256; bit *= 2) {
      bytes[at] = (bytes[at] ?? 0) ^ bit
      if (isSoundDocument(bytes, checksum)) return bytes
      bytes[at] = (bytes[at] ?? 0) ^ bit
    }
  return undefined
}
