import { createBlueskySource } from '../../src/sources/bluesky/source.js'
import { SourceError } from '../../src/sources/port.js'

export const now = Date.parse('2026-11-15T12:00:00.000Z')
const letter = (n: number): string => String.fromCharCode(97 + (n % 26))
export const did = (n: number): string => `did:plc:${'a'.repeat(22)}${letter(n / 26)}${letter(n)}`
export const alice = { did: did(2), handle: 'alice.test', displayName: 'Alice', labels: [] }
export const bob = { did: did(3), handle: 'bob.test', labels: [] }
export const cid = 'bafyreiguhcviudkv7f4mbe7hl2ba7khi5tbnsnemgw5iky4g3igjo5ulqm'
export const at = (minutesAgo: number): string => new Date(now - minutesAgo * 60_000).toISOString()

export type Handler = (params: URLSearchParams, calls: number) => Response | Promise<Response>
export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  })

/** A Bluesky on the other end of `fetch`: that is the network, the source above it is the real one. */
export const play = (handlers: Record<string, Handler>, options: { timeoutMs?: number; now?: () => number } = {}) => {
  const asked: string[] = []
  const fetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : String(input))
    const method = url.pathname.replace('/xrpc/', '')
    asked.push(method)
    const handler = handlers[method] ?? (() => json({ error: 'MethodNotImplemented' }, 501))
    const answer = Promise.resolve(handler(url.searchParams, asked.filter((each) => each === method).length))
    const signal = init?.signal
    if (!signal) return answer
    return Promise.race([
      answer,
      new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
    ])
  }
  const source = createBlueskySource({ serviceUrl: 'https://appview.test', fetch, now: () => now, ...options })
  return { source, asked }
}

export const kindOf = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'answered',
    (error: unknown) => (error instanceof SourceError ? error.kind : String(error)),
  )

export const post = (author: typeof bob, key: string, minutesAgo: number, more: Record<string, unknown> = {}) => {
  const { record = {}, ...view } = more as { record?: Record<string, unknown> }
  return {
    uri: `at://${author.did}/app.bsky.feed.post/${key}`,
    cid,
    author,
    record: { $type: 'app.bsky.feed.post', text: `post ${key}`, createdAt: at(minutesAgo), ...record },
    replyCount: 0,
    repostCount: 0,
    likeCount: 0,
    quoteCount: 0,
    indexedAt: at(minutesAgo),
    labels: [],
    ...view,
  }
}
export const ref = { network: 'bluesky', handle: 'alice.test' } as const
export const first = { cursor: null, limit: 100 }
