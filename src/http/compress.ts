import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'

/** What is smaller gains nothing by compression. */
export const compressedBytesMin = 1024

/** Ways to compress, the best first. */
export const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

/** Beyond this quality brotli takes several times as long for a few percent. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)]

const compressible = /^(?:text\/|application\/(?:[\w.+-]*json|[\w.+-]*xml|yaml|javascript)|image\/svg\+xml)/

/** The types of the package leave out that ours may be preferred where the client has no preference. */
type Preferring = { encodings: (available: string[], options: { preferred: string[] }) => string[] }

/** How a client wants to be answered; undefined: as it is. Where it has no preference of its own, the best way. */
export const encodingFor = (request: FastifyRequest): Encoding | undefined => {
  if (request.headers['accept-encoding'] === undefined) return undefined
  const negotiator = new Negotiator(request.raw) as Preferring
  const [wanted] = negotiator.encodings([...encodings, 'identity'], { preferred: [...encodings] })
  return encodings.find((each) => each === wanted)
}

/** Says that an answer is another one for those who understand other encodings. */
export const varyByEncoding = (reply: FastifyReply): void => {
  const known = reply.getHeader('vary')
  const names = known === undefined ? [] : String(known).split(/,\s*/)
  if (names.some((name) => name === '*' || name.toLowerCase() === 'accept-encoding')) return
  reply.header('vary', [...names, 'accept-encoding'].join(', '))
}

/** The body as the client wants it, with the header fields that say so. Compressing is done by threads. */
export const compressed = async (
  request: FastifyRequest,
  reply: FastifyReply,
  body: string | Buffer,
): Promise<string | Buffer> => {
  varyByEncoding(reply)
  const encoding = encodingFor(request)
  if (encoding === undefined) return body
  const packed = encoding === 'br' ? await toBrotli(body, quality) : await toGzip(body)
  // Whoever took too long has been answered meanwhile, with something else.
  if (reply.sent) return body
  reply.header('content-encoding', encoding).removeHeader('content-length')
  return packed
}

/** Compresses whatever pages answer, if it is large enough and not compressed already. */
export const compressPages = (pages: FastifyInstance): void => {
  pages.addHook('onSend', async (request, reply, payload) => {
    const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload)
    if (!isWhole || payload.length < compressedBytesMin || reply.hasHeader('content-encoding')) return payload
    return compressible.test(String(reply.getHeader('content-type'))) ? compressed(request, reply, payload) : payload
  })
}
