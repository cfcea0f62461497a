import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { gunzipSync, constants } from 'node:zlib'
import { detectEncoding, refuseBinary, type Encoding } from './encoding.js'
import { envelopeKeys, isEnvelope } from './envelopes.js'
import { FormatError } from './raw-rows.js'

export const fileForms = ['csv', 'jsonl', 'json', 'parquet', 'xlsx', 'zip', 'car'] as const
export type FileForm = (typeof fileForms)[number]

export interface Sniffed {
  form: FileForm
  encoding: Encoding
  isPacked: boolean
  /** The beginning of the text, unpacked and decoded. */
  text: string
  /** A document that is an answer about one thing, to be read as a whole. */
  isSingle?: boolean
}

const headBytes = 262_144
const pieceBytes = 65_536

/** Of what unpacks to very much, a piece is enough to tell what it is. */
const packedPiece = 8192

const unpackHead = (bytes: Buffer): Buffer => {
  try {
    return gunzipSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: 16_000_000 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' && bytes.length > packedPiece)
      return unpackHead(bytes.subarray(0, packedPiece))
    throw new FormatError('is a damaged or truncated gzip file')
  }
}

/** The head of a file and a few pieces from all over it: a byte that is no UTF-8 may come late. */
const readPieces = (path: string): { head: Buffer; pieces: Buffer[]; size: number } => {
  const file = openSync(path, 'r')
  try {
    const { size } = fstatSync(file)
    const read = (at: number, length: number): Buffer => {
      const bytes = Buffer.alloc(Math.min(length, Math.max(0, size - at)))
      return bytes.subarray(0, readSync(file, bytes, 0, bytes.length, at))
    }
    const count = size <= headBytes ? 0 : Math.min(64, Math.ceil((size - headBytes) / pieceBytes))
    const step = count === 0 ? 0 : (size - headBytes) / count
    const pieces = Array.from({ length: count }, (_, i) => read(Math.floor(headBytes + i * step), pieceBytes))
    return { head: read(0, headBytes), pieces, size }
  } finally {
    closeSync(file)
  }
}

const envelope = new RegExp(`^\\s*\\{[^{}[\\]]{0,2000}"(?:${envelopeKeys.join('|')})"\\s*:\\s*[[{]`, 's')

const isEnvelopeLine = (line: string): boolean => {
  try {
    return isEnvelope(JSON.parse(line) as Record<string, unknown>)
  } catch {
    return false
  }
}

/** One thing with an id of its own under `data`: its lists belong to it and are no rows. */
const single = /^\s*\{[^{}[\]]{0,500}"data"\s*:\s*\{[^{}[\]]{0,5000}"id"\s*:\s*["\d]/s
const singleCharsMax = 200_000

/** JSON, one document or one to a line, or a table of text. */
export const textForm = (text: string, name = ''): 'json' | 'jsonl' | 'csv' => {
  const start = text.replace(/^\ufeff/, '').trimStart()
  if (!/^[[{]/.test(start)) return 'csv'
  const isLines = /\.(jsonl|ndjson)(\.gz)?$/i.test(name)
  if (isLines && start.startsWith('{')) return 'jsonl'
  if (
    !isLines &&
    start.startsWith('{') &&
    envelope.test(start.slice(0, 5000)) &&
    !/^\{.*\}\s*\n\s*\{/.test(start.slice(0, 200_000))
  )
    return 'json'
  const [first = '', second = ''] = start.split(/\r?\n/, 2)
  if (!isLines && second.trim() === '' && start.startsWith('{') && isEnvelopeLine(first)) return 'json'
  const isWhole = (line: string): boolean => {
    try {
      return typeof JSON.parse(line) === 'object'
    } catch {
      return false
    }
  }
  if (
    start.startsWith('{') &&
    isWhole(first) &&
    (second.trim() === '' ? !start.slice(first.length).trim() : /^\s*\{/.test(second))
  )
    return 'jsonl'
  if (start.startsWith('{') && /^\s*\{/.test(second) && !isWhole(first) && first.trim().endsWith('}')) return 'jsonl'
  return /^\[[^\]{["\d\s]/.test(start) ? 'csv' : 'json'
}

/** What a file is, by its content: names lie. */
export const sniffBytes = (bytes: Buffer, pieces: readonly Buffer[] = [], name = ''): Sniffed => {
  if (bytes.toString('latin1', 0, 4) === 'PAR1')
    return { form: 'parquet', encoding: 'utf-8', isPacked: false, text: '' }
  if (bytes.toString('latin1', 0, 4) === 'PK\x03\x04' || bytes.toString('latin1', 0, 4) === 'PK\x05\x06') {
    const isSheet =
      /xl\/|\[Content_Types\]\.xml/.test(bytes.toString('latin1', 0, 4000)) &&
      !/word\/|ppt\//.test(bytes.toString('latin1', 0, 4000))
    return { form: isSheet ? 'xlsx' : 'zip', encoding: 'utf-8', isPacked: false, text: '' }
  }
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b
  const head = isPacked ? unpackHead(bytes) : bytes
  // The header of a CAR file is a map of two: roots and version.
  if (
    /^.{1,2}\xa2eroots/s.test(head.toString('latin1', 0, 16)) ||
    /^.{1,3}\xa2gversion/s.test(head.toString('latin1', 0, 16))
  )
    return { form: 'car', encoding: 'utf-8', isPacked, text: '' }
  const encoding = detectEncoding(head, isPacked ? [] : pieces)
  refuseBinary(head, encoding)
  const text = new TextDecoder(encoding).decode(head)
  const form = textForm(text, name)
  // JSON is UTF-8: a stray byte in it is damage, not another encoding.
  const isSingle = form === 'json' && text.length < singleCharsMax && single.test(text.slice(0, 20_000))
  return { form, encoding: form === 'csv' || encoding.startsWith('utf') ? encoding : 'utf-8', isPacked, text, isSingle }
}

export const sniff = (path: string): Sniffed => {
  const { head, pieces } = readPieces(path)
  return sniffBytes(head, pieces, path)
}
