import { closeSync, createReadStream, openSync, readSync, statSync } from 'node:fs'
import { constants, createGunzip, gunzipSync } from 'node:zlib'
import { FormatError } from './raw-rows.js'
import type { Zip, ZipEntry } from './zip.js'

const block = 512
const headBytes = 4096
const entriesMax = 200_000
/** What keeps a small file from becoming a huge one. */
const limits = { ratio: 500, ratioFrom: 100_000_000 }
const longNameMax = 65_536

const isPacked = (bytes: Buffer): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b

const headOf = (path: string): Buffer => {
  const file = openSync(path, 'r')
  try {
    const bytes = Buffer.alloc(headBytes)
    return bytes.subarray(0, readSync(file, bytes, 0, headBytes, 0))
  } finally {
    closeSync(file)
  }
}

const unpackHead = (bytes: Buffer): Buffer => {
  try {
    return gunzipSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: 16_000_000 })
  } catch {
    return Buffer.alloc(0)
  }
}

/** Whether a file is a tar file, packed or not. */
export const isTar = (path: string): boolean => {
  const head = headOf(path)
  const bytes = isPacked(head) ? unpackHead(head) : head
  return bytes.subarray(257, 262).toString('latin1') === 'ustar'
}

interface Header {
  name: string
  size: number
  type: string
}

const textAt = (bytes: Buffer, from: number, length: number): string =>
  bytes
    .subarray(from, from + length)
    .toString('utf8')
    .replace(/\0.*$/su, '')

const readHeader = (bytes: Buffer): Header | undefined => {
  if (bytes.every((byte) => byte === 0)) return undefined
  const size = Number.parseInt(textAt(bytes, 124, 12).trim() || '0', 8)
  if (!Number.isSafeInteger(size) || size < 0) throw new FormatError('is a damaged tar file: download or copy it again')
  const prefix = textAt(bytes, 345, 155)
  const name = textAt(bytes, 0, 100)
  return { name: prefix === '' ? name : `${prefix}/${name}`, size, type: String.fromCharCode(bytes[156] ?? 0) }
}

/** The pieces of a file, unpacked. */
async function* chunksOf(path: string): AsyncGenerator<Buffer> {
  const file = createReadStream(path)
  const source = isPacked(headOf(path)) ? file.pipe(createGunzip()) : file
  if (source !== file) file.on('error', (error) => source.destroy(error))
  let unpacked = 0
  const most = Math.max(limits.ratioFrom, statSync(path).size * limits.ratio)
  try {
    for await (const chunk of source as AsyncIterable<Buffer>) {
      unpacked += chunk.length
      if (unpacked > most)
        throw new FormatError(`unpacks to more than ${limits.ratio} times its size, which is refused`)
      yield chunk
    }
  } catch (error) {
    if (error instanceof FormatError) throw error
    throw new FormatError('is a damaged or truncated tar file: download or copy it again', { cause: error })
  } finally {
    file.destroy()
  }
}

type Part = { entry: Header; number: number } | { data: Buffer }

/** Headers, each followed by the pieces of what it names. */
async function* partsOf(path: string): AsyncGenerator<Part> {
  let rest: Buffer = Buffer.alloc(0)
  let [left, padding, number] = [0, 0, 0]
  for await (const chunk of chunksOf(path)) {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    for (;;) {
      if (left > 0 && rest.length > 0) {
        const data = rest.subarray(0, left)
        left -= data.length
        rest = rest.subarray(data.length)
        yield { data }
      } else if (left === 0 && padding > 0 && rest.length > 0) {
        const skipped = Math.min(padding, rest.length)
        padding -= skipped
        rest = rest.subarray(skipped)
      } else if (left === 0 && padding === 0 && rest.length >= block) {
        const entry = readHeader(rest.subarray(0, block))
        rest = rest.subarray(block)
        if (entry === undefined) continue
        left = entry.size
        padding = (block - (entry.size % block)) % block
        yield { entry, number: number++ }
      } else break
    }
  }
  if (left > 0) throw new FormatError('is a tar file that is not whole: download or copy it again')
}

/** Names that do not fit into a header stand before it, as GNU or as POSIX writes them. */
const longName = (type: string, text: string): string | undefined =>
  type === 'L' ? text.replace(/\0.*$/su, '') : /^\d+ path=(.*)$/mu.exec(text)?.[1]

async function* dataOf(path: string, wanted: number): AsyncGenerator<Buffer> {
  let isOn = false
  for await (const part of partsOf(path)) {
    if ('entry' in part) {
      if (part.number > wanted) return
      isOn = part.number === wanted
    } else if (isOn) yield part.data
  }
}

/** The entries of a tar file, as those of a zip file: none of them unpacked, each read from the start when it is opened. */
export const openTar = async (path: string): Promise<Zip> => {
  const entries: ZipEntry[] = []
  let [name, pending, isName]: [string | undefined, string, string] = [undefined, '', '']
  for await (const part of partsOf(path)) {
    if ('data' in part) {
      if (isName !== '' && pending.length < longNameMax) pending += part.data.toString('utf8')
      continue
    }
    if (isName !== '') name = longName(isName, pending) ?? name
    const { entry, number } = part
    isName = entry.type === 'L' || entry.type === 'x' ? entry.type : ''
    pending = ''
    if (isName !== '' || entry.type === 'g') continue
    if (entry.type === '0' || entry.type === '\0')
      entries.push({ name: name ?? entry.name, size: entry.size, open: () => Promise.resolve(dataOf(path, number)) })
    name = undefined
    if (entries.length > entriesMax) throw new FormatError(`has more than ${entriesMax} entries, which is refused`)
  }
  return { entries, close: () => {} }
}
