import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { toUtf8, type Encoding } from './encoding.js'
import { FormatError } from './raw-rows.js'

export interface ByteSource {
  /** Text in UTF-8. */
  chunks: AsyncIterable<Buffer>
  /** Bytes of the file read so far, packed as they are. */
  bytesRead: () => number
}

const chunkBytes = 262_144
/** What a small file may unpack to. */
const unpackedMax = 1_000_000_000_000
const ratioMax = 5000

async function* skip(chunks: AsyncIterable<Buffer>, bytes: number): AsyncGenerator<Buffer> {
  let left = bytes
  for await (const chunk of chunks) {
    if (left < chunk.length) yield left === 0 ? chunk : chunk.subarray(left)
    left = Math.max(0, left - chunk.length)
  }
}

async function* unpack(chunks: AsyncIterable<Buffer>, packed: () => number): AsyncGenerator<Buffer> {
  let bytes = 0
  try {
    for await (const chunk of chunks) {
      bytes += chunk.length
      if (bytes > unpackedMax || bytes > 100_000_000 + packed() * ratioMax)
        throw new FormatError('unpacks to thousands of times its size, which is refused')
      yield chunk
    }
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (code.startsWith('Z_')) throw new FormatError('is a damaged or truncated gzip file', { cause: error })
    throw error
  }
}

/** Ends lines as everybody does now. One byte stands for one, so offsets stay what they are. */
async function* endLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) yield chunk.map((byte) => (byte === 0x0d ? 0x0a : byte)) as Buffer
}

/** The text of a file from an offset on, unpacked where it is packed, in UTF-8 whatever it was. Offsets count bytes of that text. */
export const openBytes = (
  path: string,
  offset: number,
  { encoding, isPacked, endsInCr = false }: { encoding: Encoding; isPacked: boolean; endsInCr?: boolean },
): ByteSource => {
  if (endsInCr) {
    const { chunks, bytesRead } = openBytes(path, offset, { encoding, isPacked })
    return { chunks: endLines(chunks), bytesRead }
  }
  if (!isPacked && encoding === 'utf-8') {
    const file = createReadStream(path, { highWaterMark: chunkBytes, start: offset })
    return { chunks: file, bytesRead: () => offset + file.bytesRead }
  }
  const file = createReadStream(path, { highWaterMark: chunkBytes })
  // Errors of either end arrive at who reads the unpacked text.
  const text = isPacked
    ? unpack(
        pipeline(file, createGunzip({ chunkSize: chunkBytes }), () => {}) as AsyncIterable<Buffer>,
        () => file.bytesRead,
      )
    : (file as AsyncIterable<Buffer>)
  return { chunks: skip(toUtf8(text, encoding), offset), bytesRead: () => file.bytesRead }
}
