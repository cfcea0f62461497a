import type { AtpBaseClient } from '@atproto/api'
import { SourceError } from '../port.js'
import { boundedFetch } from './bounded-fetch.js'
import { toSourceError, usedUpUntil, waitOf, type XrpcTrouble } from './errors.js'
import { traceRequest } from '../../kernel/traces/request.js'

export interface ClientOptions {
  /** The AppView to ask. */
  serviceUrl: string
  fetch?: typeof globalThis.fetch
  /** After how long an answer is no longer waited for. */
  timeoutMs?: number
  now?: () => number
}

interface Answer<T> {
  data: T
  headers: XrpcTrouble['headers']
}

type Ask<T> = (agent: AtpBaseClient, options: { signal: AbortSignal }) => Promise<Answer<T>>

const timeoutFallbackMs = 15_000

/** One AppView, read anonymously. Every answer is held against its lexicon; what does not fit is no answer. */
export class BlueskyClient {
  readonly now: () => number
  readonly #options: ClientOptions
  #agent: Promise<AtpBaseClient> | undefined
  /** The service said that the window is used up: until when. */
  #quietUntil = 0

  constructor(options: ClientOptions) {
    this.#options = options
    this.now = options.now ?? Date.now
  }

  async call<T>(about: string, ask: Ask<T>, signal?: AbortSignal): Promise<T> {
    const agent = await (this.#agent ??= this.#open())
    signal?.throwIfAborted()
    this.#respectQuiet()
    const limit = new AbortController()
    const timer = setTimeout(() => limit.abort(), this.#options.timeoutMs ?? timeoutFallbackMs)
    const signals = signal ? [signal, limit.signal] : [limit.signal]
    try {
      const { data, headers } = await ask(agent, { signal: AbortSignal.any(signals) })
      this.#quietUntil = usedUpUntil(headers, this.now()) ?? this.#quietUntil
      return data
    } catch (error) {
      signal?.throwIfAborted()
      const trouble = toTrouble(error)
      if (trouble === undefined) throw error
      if (trouble.status === 429) this.#quietUntil = this.now() + waitOf(trouble.headers, this.now())
      throw toSourceError(trouble, about, this.now(), error)
    } finally {
      clearTimeout(timer)
    }
  }

  #respectQuiet(): void {
    const leftMs = this.#quietUntil - this.now()
    if (leftMs > 0) throw new SourceError('rate_limited', 'Bluesky wants no calls for now.', { retryAfterMs: leftMs })
  }

  /** The library takes half a second and 40 MB to load: only who reads Bluesky pays for it. */
  async #open(): Promise<AtpBaseClient> {
    const { AtpBaseClient } = await import('@atproto/api')
    const { serviceUrl, fetch = globalThis.fetch } = this.#options
    return new AtpBaseClient({
      service: serviceUrl,
      headers: { 'user-agent': 'Rostra' },
      fetch: withReadableErrors(boundedFetch(fetch)),
    })
  }
}

const addressOf = (input: string | URL | Request): string =>
  typeof input === 'object' && 'url' in input ? input.url : String(input)

const isJsonObject = (text: string): boolean => {
  try {
    return typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}

/** The library forgets status and headers of an error whose body it cannot parse. A 429 must stay a 429 whatever a proxy writes. */
const withReadableErrors =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (input, init) => {
    const response = await traceRequest(addressOf(input), init?.method ?? 'GET', () => fetch(input, init))
    if (response.status < 400) return response
    const text = await response.text()
    const headers = new Headers(response.headers)
    headers.set('content-type', 'application/json')
    return new Response(isJsonObject(text) ? text : '{}', { status: response.status, headers })
  }

/** Errors of the library carry these; anything else that is thrown is a mistake of ours and stays one. */
const toTrouble = (error: unknown): XrpcTrouble | undefined => {
  if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number') return undefined
  const { status, message } = error
  const name = 'error' in error && typeof error.error === 'string' ? error.error : ''
  const headers = 'headers' in error && typeof error.headers === 'object' ? error.headers : null
  return { status, error: name, message, headers: (headers ?? {}) as XrpcTrouble['headers'] }
}
