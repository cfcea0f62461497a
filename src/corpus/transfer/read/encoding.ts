import { isAscii, isUtf8 } from 'node:buffer'
import { guessLegacy, legacyEncodings } from './legacy-encoding.js'
import { FormatError } from './raw-rows.js'

export const encodings = ['utf-8', 'utf-16le', 'utf-16be', ...legacyEncodings] as const
export type Encoding = (typeof encodings)[number]

/** UTF-16 without a mark: every other byte of plain text is zero. */
const wideWithoutMark = (head: Buffer): Encoding | undefined => {
  const pairs = Math.min(200, head.length >> 1)
  let [even, odd] = [0, 0]
  for (let i = 0; i < pairs; i++) {
    if (head[i * 2] === 0) even++
    if (head[i * 2 + 1] === 0) odd++
  }
  if (pairs < 4) return undefined
  if (odd > pairs * 0.6 && even < pairs * 0.1) return 'utf-16le'
  return even > pairs * 0.6 && odd < pairs * 0.1 ? 'utf-16be' : undefined
}

/** How many bytes are no UTF-8, and how many letters of several bytes there are. */
const countUtf8 = (bytes: Buffer): { broken: number; whole: number } => {
  let [broken, whole] = [0, 0]
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i]!
    if (byte < 0x80) continue
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc2 ? 2 : 1
    if (length > 1 && i + length <= bytes.length && isUtf8(bytes.subarray(i, i + length))) {
      whole++
      i += length - 1
    } else if (i + 4 < bytes.length) broken++
  }
  return { broken, whole }
}

/** The encoding of a text by its first bytes and, where these are plain, by pieces from further on. A file with a broken letter among good ones is still UTF-8. */
export const detectEncoding = (head: Buffer, more: Iterable<Buffer> = []): Encoding => {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8'
  const wide = wideWithoutMark(head)
  if (wide !== undefined) return wide
  let [broken, whole] = [0, 0]
  for (const bytes of [head, ...more]) {
    if (isAscii(bytes)) continue
    const count = countUtf8(bytes)
    broken += count.broken
    whole += count.whole
  }
  if (broken <= whole) return 'utf-8'
  return guessLegacy(isAscii(head) ? Buffer.concat([...more]) : head)
}

/** Bytes as UTF-8, whatever they were. */
export async function* toUtf8(chunks: AsyncIterable<Buffer>, encoding: Encoding): AsyncGenerator<Buffer> {
  if (encoding === 'utf-8') {
    yield* chunks
    return
  }
  const decoder = new TextDecoder(encoding)
  for await (const chunk of chunks) yield Buffer.from(decoder.decode(chunk, { stream: true }))
  const rest = decoder.decode()
  if (rest !== '') yield Buffer.from(rest)
}

const binaryForms: [RegExp, string][] = [
  [
    /^\xd0\xcf\x11\xe0/,
    'is a password-protected or old Excel file; open it and save it as .xlsx without a password, or as CSV',
  ],
  [/^%PDF/, 'is a PDF; export the table as CSV or Excel instead'],
  [/^\x89PNG|^\xff\xd8\xff|^GIF8/, 'is a picture'],
  [/^SQLite format 3/, 'is an SQLite database; export its tables as CSV'],
  [
    /^Rar!|^7z\xbc\xaf|^\xfd7zXZ|^BZh/,
    'is packed in a way that cannot be read here; unpack it, or pack it as .zip or .gz',
  ],
  [/^\x7fELF|^MZ/, 'is a program'],
]

/** Whether what stands before a place, a line or more, could be typed. */
const isTextBefore = (head: Buffer, at: number): boolean => {
  const before = head.subarray(0, at)
  return before.includes(0x0a) && isUtf8(before) && !before.some((byte) => byte < 32 && ![9, 10, 13].includes(byte))
}

const zeroByte = (head: Buffer, at: number): string => {
  const lines = head.toString('utf8', 0, at).split('\n')
  return `has a zero byte on line ${lines.length}, at character ${(lines.at(-1)?.length ?? 0) + 1}, which no text has: export it again, or take it out`
}

/** Says plainly what a file is that cannot be a table. */
export const refuseBinary = (head: Buffer, encoding: Encoding): void => {
  const start = head.toString('latin1', 0, 16)
  const known = binaryForms.find(([form]) => form.test(start))
  if (known !== undefined) throw new FormatError(known[1])
  if (encoding.startsWith('utf-16')) return
  const at = head.subarray(0, 4096).indexOf(0)
  if (at !== -1 && isTextBefore(head, at)) throw new FormatError(zeroByte(head, at))
  if (at !== -1)
    throw new FormatError(
      `is neither text nor a form that is known here (byte ${at + 1} is zero): export it as CSV, Excel, JSON or Parquet`,
    )
  if (/^\s*<(?:!doctype html|html)\b/i.test(head.toString('utf8', 0, 300)))
    throw new FormatError(
      'is a web page, perhaps one that asks to sign in; download the table itself as CSV, Excel or JSON',
    )
}
