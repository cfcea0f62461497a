import { open, type FileHandle } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { encodingFor, varyByEncoding, type Encoding } from './compress.js'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

interface WantedFile {
  name: string
  /** Header fields it is sent with. */
  headers: Record<string, string>
}

const endings: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' }

/** Names that lead nowhere else: no parent folder, no hidden file, no sign that ends a name in C. */
const isPlain = (name: string): boolean =>
  !name.includes('\0') &&
  !name.includes('\\') &&
  !name.split(/[/\\]/).some((part) => part === '' || part.startsWith('.'))

const openFile = async (path: string): Promise<FileHandle | undefined> => {
  try {
    return await open(path)
  } catch {
    return undefined
  }
}

/** Who has this version of a file already needs no other. */
const isKnown = (request: FastifyRequest, etag: string): boolean => {
  const known = request.headers['if-none-match']
  return known !== undefined && (known === '*' || known.split(/,\s*/).includes(etag))
}

/** Gives false where it is no file. */
const sendOpen = async (
  request: FastifyRequest,
  reply: FastifyReply,
  file: FileHandle,
  { name, headers }: WantedFile,
  encoding: Encoding | undefined,
): Promise<boolean> => {
  const about = await file.stat()
  if (!about.isFile()) return false
  const etag = `W/"${about.size.toString(16)}-${Math.floor(about.mtimeMs).toString(16)}"`
  reply.headers(headers).header('etag', etag).header('last-modified', about.mtime.toUTCString())
  if (encoding !== undefined) reply.header('content-encoding', encoding)
  if (isKnown(request, etag)) void reply.code(304).send()
  else void reply.header('content-type', types[extname(name)] ?? 'application/octet-stream').send(await file.readFile())
  return true
}

const notFound = (reply: FastifyReply): FastifyReply => {
  reply.callNotFound()
  return reply
}

/** Sends files of a folder, as they were compressed when they were built where the client can read that. */
export const fileSender =
  (root: string) =>
  async (request: FastifyRequest, reply: FastifyReply, wanted: WantedFile): Promise<FastifyReply> => {
    const { name } = wanted
    if (!isPlain(name)) return notFound(reply)
    varyByEncoding(reply)
    const encoding = encodingFor(request)
    const path = join(root, name.split('/').join(sep))
    const packed = encoding === undefined ? undefined : await openFile(path + endings[encoding])
    const file = packed ?? (await openFile(path))
    if (file === undefined) return notFound(reply)
    try {
      const isSent = await sendOpen(request, reply, file, wanted, packed === undefined ? undefined : encoding)
      return isSent ? reply : notFound(reply)
    } finally {
      await file.close()
    }
  }
