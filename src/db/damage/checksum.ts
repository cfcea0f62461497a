import { crc32 } from 'node:zlib'

/** 52 bits in all, so that it stays exact as a number: 32 of the document, 20 of the other columns. */
const restBits = 2 ** 20

const textOrBytes = (value: unknown): string | Uint8Array => (value instanceof Uint8Array ? value : String(value))

/**
 * What a checksum covers besides the document, in the order in which it is hashed. A column that a migration adds is not covered, so it makes no row
 * look damaged. To cover it, name it here and set the checksums of the table to null in the same migration: rows get new ones in the background.
 */
const covered: Record<string, readonly string[]> = {
  audience_members: ['as_of', 'external_id', 'network', 'source'],
  audience_summaries: ['as_of', 'external_id', 'kind', 'network', 'source'],
  brands: ['as_of', 'id', 'source'],
  comments: ['as_of', 'comment_id', 'content_id', 'network', 'published_at', 'source'],
  contents: ['as_of', 'author_id', 'content_id', 'network', 'published_at', 'source', 'type'],
  creator_facts: ['external_id', 'network', 'version'],
  creators: ['as_of', 'external_id', 'handle_key', 'network', 'source', 'synthetic'],
}

/** Tables whose documents have checksums. */
export const checkedTables: readonly string[] = Object.keys(covered)

/**
 * What makes the checksums that are kept beside documents, for rows of these columns. They have two parts: whoever reads a document alone can check
 * that alone, and whoever goes through whole rows can check everything.
 */
export const checksumFor = (table: string, columns: readonly string[]): ((row: readonly unknown[]) => number) => {
  const rest = covered[table]?.map((name) => columns.indexOf(name))
  if (rest === undefined || rest.includes(-1))
    throw new Error(`The columns of ${table} that are checked are not known.`)
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
const flipBack = (damaged: Uint8Array, checksum: number): Uint8Array | undefined => {
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

/** A power of two: the numbers differ in one bit. */
const isOneBit = (a: number, b: number): boolean => {
  const difference = BigInt(a) ^ BigInt(b)
  return difference !== 0n && (difference & (difference - 1n)) === 0n
}

/** Where one bit of a document or of its checksum is wrong, the two tell which one. The document as it was, or undefined. Its row has it as bytes. */
export const restoreDocument = (
  table: string,
  columns: readonly string[],
  row: readonly unknown[],
): string | undefined => {
  const [document, checksum] = [row[columns.indexOf('document')] as Buffer, Number(row[columns.indexOf('checksum')])]
  const checksumOf = checksumFor(table, columns)
  const withDocument = (other: Uint8Array): number =>
    checksumOf(columns.map((name, i) => (name === 'document' ? other : row[i])))
  if (isOneBit(withDocument(document), checksum)) return document.toString()
  const whole = isSoundDocument(document, checksum) ? undefined : flipBack(document, checksum)
  return whole !== undefined && withDocument(whole) === checksum ? Buffer.from(whole).toString() : undefined
}
