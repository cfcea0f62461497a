import { WebSocket } from 'ws'
import { SourceError } from '../port.js'
import { isGenuine, NostrEvent } from './event.js'

/** What is wanted of a relay (NIP-01, NIP-50). */
export interface Filter {
  ids?: string[]
  authors?: string[]
  kinds?: number[]
  '#e'?: string[]
  '#p'?: string[]
  '#t'?: string[]
  since?: number
  until?: number
  limit?: number
  search?: string
}

interface Ask {
  url: string
  signal?: AbortSignal | undefined
  timeoutMs?: number
}

const timeoutMs = 15_000
const waitFallbackMs = 60_000
const messageBytesMax = 4_194_304
const eventsMax = 10_000

const unavailable = (url: string, why: string, cause?: unknown): SourceError =>
  new SourceError('unavailable', `The relay ${new URL(url).host} ${why}.`, cause === undefined ? {} : { cause })

const limited = (url: string, retryAfterMs = waitFallbackMs): SourceError =>
  new SourceError('rate_limited', `The relay ${new URL(url).host} wants no calls for now.`, { retryAfterMs })

/** What the reason of a CLOSED means, by its prefix. */
const explain = (url: string, reason: string): SourceError => {
  const [prefix = ''] = reason.split(':')
  if (prefix === 'rate-limited') return limited(url)
  if (prefix === 'auth-required' || prefix === 'restricted')
    return new SourceError('private', `The relay ${new URL(url).host} serves members alone.`)
  if (prefix === 'unsupported' || prefix === 'invalid')
    return new SourceError('unsupported', `The relay ${new URL(url).host} does not answer this.`)
  return unavailable(url, 'ended the question')
}

const refusedBy = (url: string, status: number, after: string | undefined): SourceError => {
  if (status === 429) return limited(url, /^\d{1,6}$/.test(after ?? '') ? Number(after) * 1000 : waitFallbackMs)
  if (status === 401 || status === 403) return explain(url, 'restricted:')
  return unavailable(url, `answered ${status}`)
}

type Message = [type: string, ...rest: unknown[]]

const parse = (data: Buffer): Message | undefined => {
  try {
    const message = JSON.parse(data.toString('utf8')) as unknown
    return Array.isArray(message) && typeof message[0] === 'string' ? (message as Message) : undefined
  } catch {
    return undefined
  }
}

/** One question to one relay, to its end: everything that it has stored. What is not signed by its author is left out. */
const converse = async <T>(
  { url, signal, timeoutMs: limit = timeoutMs }: Ask,
  question: Message,
  read: (message: Message) => { done: T } | undefined,
): Promise<T> => {
  signal?.throwIfAborted()
  const socket = new WebSocket(url, { handshakeTimeout: limit, maxPayload: messageBytesMax, followRedirects: false })
  let timer: NodeJS.Timeout | undefined
  let onAbort: (() => void) | undefined
  try {
    return await new Promise<T>((resolve, reject) => {
      timer = setTimeout(() => reject(unavailable(url, 'did not answer in time')), limit)
      onAbort = () => reject(signal?.reason as Error)
      signal?.addEventListener('abort', onAbort, { once: true })
      socket.on('unexpected-response', (_request, response) => {
        reject(refusedBy(url, response.statusCode ?? 0, response.headers['retry-after']))
      })
      socket.on('error', (error) => reject(unavailable(url, 'cannot be reached', error)))
      socket.on('close', () => reject(unavailable(url, 'broke off')))
      socket.on('open', () => socket.send(JSON.stringify(question)))
      socket.on('message', (data: Buffer) => {
        const message = parse(data)
        if (message === undefined) return reject(unavailable(url, 'gave an answer that nobody can read'))
        if (message[0] === 'CLOSED') return reject(explain(url, typeof message[2] === 'string' ? message[2] : ''))
        const result = read(message)
        if (result !== undefined) resolve(result.done)
      })
    })
  } finally {
    clearTimeout(timer)
    if (onAbort !== undefined) signal?.removeEventListener('abort', onAbort)
    // A handshake that is cut short tells of an error that nobody waits for any more.
    socket.removeAllListeners()
    socket.on('error', () => {})
    socket.terminate()
  }
}

/** Stored events that a relay has, newest first. */
export const askRelay = async (ask: Ask, filter: Filter): Promise<NostrEvent[]> => {
  const found = new Map<string, NostrEvent>()
  return converse(ask, ['REQ', 'q', filter], ([type, , body]) => {
    if (type === 'EOSE') return { done: [...found.values()].sort((a, b) => b.created_at - a.created_at) }
    const read = type === 'EVENT' ? NostrEvent.safeParse(body) : undefined
    if (read?.success === true && found.size < eventsMax && !found.has(read.data.id) && isGenuine(read.data))
      found.set(read.data.id, read.data)
    return undefined
  })
}

/** How many events a relay has (NIP-45). Null where it does not say. */
export const countAtRelay = async (ask: Ask, filter: Filter): Promise<number | null> =>
  converse<number | null>(ask, ['COUNT', 'q', filter], ([type, , body]) => {
    if (type === 'NOTICE') return { done: null }
    const { count } = (body ?? {}) as { count?: unknown }
    return type === 'COUNT' ? { done: typeof count === 'number' && count >= 0 ? Math.round(count) : null } : undefined
  }).catch((error: unknown) => {
    if (error instanceof SourceError && error.kind === 'unsupported') return null
    throw error
  })
