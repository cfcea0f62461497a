import { SourceError } from '../port.js'
import { toSourceError, usedUpUntil, waitOf } from './errors.js'
const timeoutFallbackMs = 15e3
class BlueskyClient {
  now
  #options
  #agent
  /** The service said that the window is used up: until when. */
  #quietUntil = 0
  constructor(options) {
    this.#options = options
    this.now = options.now ?? Date.now
  }
  async call(about, ask, signal) {
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
      if (trouble === void 0) throw error
      if (trouble.status === 429) this.#quietUntil = this.now() + waitOf(trouble.headers, this.now())
      throw toSourceError(trouble, about, this.now(), error)
    } finally {
      clearTimeout(timer)
    }
  }
  #respectQuiet() {
    const leftMs = this.#quietUntil - this.now()
    if (leftMs > 0) throw new SourceError('rate_limited', 'Bluesky wants no calls for now.', { retryAfterMs: leftMs })
  }
  /** The library takes half a second and 40 MB to load: only who reads Bluesky pays for it. */
  async #open() {
    const { AtpBaseClient } = await import('@atproto/api')
    const { serviceUrl, fetch = globalThis.fetch } = this.#options
    return new AtpBaseClient({
      service: serviceUrl,
      headers: { 'user-agent': 'Rostra' },
      fetch: withReadableErrors(fetch),
    })
  }
}
const isJsonObject = (text) => {
  try {
    return typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}
const withReadableErrors = (fetch) => async (input, init) => {
  const response = await fetch(input, init)
  if (response.status < 400) return response
  const text = await response.text()
  const headers = new Headers(response.headers)
  headers.set('content-type', 'application/json')
  return new Response(isJsonObject(text) ? text : '{}', { status: response.status, headers })
}
const toTrouble = (error) => {
  if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number') return void 0
  const { status, message } = error
  const name = 'error' in error && typeof error.error === 'string' ? error.error : ''
  const headers = 'headers' in error && typeof error.headers === 'object' ? error.headers : null
  return { status, error: name, message, headers: headers ?? {} }
}
export { BlueskyClient }
//# sourceMappingURL=client.js.map
