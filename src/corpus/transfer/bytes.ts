import { closeSync, createReadStream, openSync, readSync } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { FormatError } from './raw-rows.js'

export interface ByteSource {
  chunks: AsyncIterable<Buffer>
  /** Bytes of the file read so far, packed as they are. */
  bytesRead: () => number
}

const chunkBytes = 262_144

/** The first bytes of a file, which say what it is better than its name. */
export const readHead = (path: string): Buffer => {
  const head = Buffer.alloc(8)
  const file = openSync(path, 'r')
  try {
    return head.subarray(0, readSync(file, head, 0, head.length, 0))
  } finally {
    closeSync(file)
  }
}

export const isGzip = (head: Buffer): boolean => head[0] === 0x1f && head[1] === 0x8b
export const isParquet = (head: Buffer): boolean => head.toString('latin1', 0, 4) === 'PAR1'

const refuseUtf16 = (head: Buffer): void => {
  if ((head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff))
    throw new FormatError('is UTF-16; save it as UTF-8')
}

async function* skip(chunks: AsyncIterable<Buffer>, bytes: number): AsyncGenerator<Buffer> {
  let left = bytes
  for await (const chunk of chunks) {
    if (left < chunk.length) yield left === 0 ? chunk : chunk.subarray(left)
    left = Math.max(0, left - chunk.length)
  }
}

async function* unpack(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* chunks
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (code.startsWith('Z_')) throw new FormatError('is a damaged or truncated gzip file', { cause: error })
    throw error
  }
}

/** The text of a file from an offset on, unpacked where it is packed. */
export const openBytes = (path: string, offset: number): ByteSource => {
  const head = readHead(path)
  refuseUtf16(head)
  if (!isGzip(head)) {
    const file = createReadStream(path, { highWaterMark: chunkBytes, start: offset })
    return { chunks: file, bytesRead: () => offset + file.bytesRead }
  }
  const file = createReadStream(path, { highWaterMark: chunkBytes })
  // Errors of either end arrive at who reads the unpacked text.
  const text = pipeline(file, createGunzip({ chunkSize: chunkBytes }), () => {})
  return { chunks: skip(unpack(text as AsyncIterable<Buffer>), offset), bytesRead: () => file.bytesRead }
}

export const openInput = (input: NodeJS.ReadableStream): ByteSource => {
  let read = 0
  const chunks = async function* (): AsyncGenerator<Buffer> {
    for await (const chunk of input) {
      const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk)
      if (read === 0) {
        refuseUtf16(bytes)
        if (isGzip(bytes) || isParquet(bytes)) throw new FormatError('is not plain text; unpack it, or name the file')
      }
      read += bytes.length
      yield bytes
    }
  }
  return { chunks: chunks(), bytesRead: () => read }
}
