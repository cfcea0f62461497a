import { closeSync, createReadStream, openSync, readSync } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { FormatError } from './raw-rows.js'
const chunkBytes = 262144
const readHead = (path) => {
  const head = Buffer.alloc(8)
  const file = openSync(path, 'r')
  try {
    return head.subarray(0, readSync(file, head, 0, head.length, 0))
  } finally {
    closeSync(file)
  }
}
const isGzip = (head) => head[0] === 31 && head[1] === 139
const isParquet = (head) => head.toString('latin1', 0, 4) === 'PAR1'
const refuseUtf16 = (head) => {
  if ((head[0] === 255 && head[1] === 254) || (head[0] === 254 && head[1] === 255))
    throw new FormatError('is UTF-16; save it as UTF-8')
}
async function* skip(chunks, bytes) {
  let left = bytes
  for await (const chunk of chunks) {
    if (left < chunk.length) yield left === 0 ? chunk : chunk.subarray(left)
    left = Math.max(0, left - chunk.length)
  }
}
async function* unpack(chunks) {
  try {
    yield* chunks
  } catch (error) {
    const { code = '' } = error
    if (code.startsWith('Z_')) throw new FormatError('is a damaged or truncated gzip file', { cause: error })
    throw error
  }
}
const openBytes = (path, offset) => {
  const head = readHead(path)
  refuseUtf16(head)
  if (!isGzip(head)) {
    const file2 = createReadStream(path, { highWaterMark: chunkBytes, start: offset })
    return { chunks: file2, bytesRead: () => offset + file2.bytesRead }
  }
  const file = createReadStream(path, { highWaterMark: chunkBytes })
  const text = pipeline(file, createGunzip({ chunkSize: chunkBytes }), () => {})
  return { chunks: skip(unpack(text), offset), bytesRead: () => file.bytesRead }
}
const openInput = (input) => {
  let read = 0
  const chunks = async function* () {
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
export { isGzip, isParquet, openBytes, openInput, readHead }
//# sourceMappingURL=bytes.js.map
