import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate } from 'node:zlib'
import type { Agent, request } from 'undici'
import type { Resolve } from './connect.js'
import { traceRequest } from '../../kernel/traces/request.js'
import { traceHeaders } from '../../kernel/traces/span.js'
import { isPublicAddress, literalOf } from './address.js'
import { FetchError } from './fetch-error.js'

export interface SafeFetchOptions {
  /** "address:port" pairs that are reachable although they are not public. For tests; no setting leads here. */
  allowed?: ReadonlySet<string>
  resolve?: Resolve
}

export interface FetchLimits {
  bytesMax: number
  /** For everything together: connecting, redirects, the last byte. */
  timeoutMs: number
  signal?: AbortSignal
  /** A secret for the server that is asked. Another server that it leads to is not told. */
  authorization?: string | undefined
  /** GET unless given. What is posted is sent once: it may change something or cost something. */
  method?: 'GET' | 'POST'
  body?: string
  /** Further header fields, which may carry secrets too: another server is not told. */
  headers?: Readonly<Record<string, string>>
}

export interface Fetched {
  /** Where it was found in the end. */
  url: string
  bytes: Buffer
}

/** An answer whatever its status: for interfaces, whose errors say something. */
export interface Answered extends Fetched {
  status: number
  headers: Readonly<Record<string, string | undefined>>
}

const redirectsMax = 3
const connectMs = 5000
const urlLengthMax = 4096
const userAgent = 'Rostra (self-hosted; fetches what its operator asks for)'

interface Client {
  agent: Agent
  ask: typeof request
}

/** Fetches public things of the web for somebody we do not trust: bounded in address, bytes, time and redirects. */
export class SafeFetch {
  readonly #allowed: ReadonlySet<string>
  readonly #resolve: Resolve | undefined
  #client: Promise<Client> | undefined

  constructor({ allowed = new Set(), resolve }: SafeFetchOptions = {}) {
    this.#allowed = allowed
    this.#resolve = resolve
  }

  /** Loaded when something is fetched for the first time: many a server never does. */
  async #open(): Promise<Client> {
    const [{ Agent: Agents, request: ask }, { createConnector }] = await Promise.all([
      import('undici'),
      import('./connect.js'),
    ])
    const resolve = this.#resolve === undefined ? {} : { resolve: this.#resolve }
    const agent = new Agents({
      connect: createConnector({ allowed: this.#allowed, timeoutMs: connectMs, ...resolve }),
      connections: 8,
      pipelining: 1,
      headersTimeout: 10_000,
      bodyTimeout: 10_000,
      keepAliveTimeout: 1000,
      maxHeaderSize: 16_384,
    })
    return { agent, ask }
  }

  /** What is there, or why it cannot be had. */
  async fetch(address: string, limits: FetchLimits): Promise<Fetched> {
    const { url, bytes, status } = await this.ask(address, limits)
    if (status === 200) return { url, bytes }
    throw new FetchError(
      status === 404 || status === 410 ? 'not_found' : 'unreachable',
      `The server answered ${status}.`,
    )
  }

  async ask(address: string, limits: FetchLimits): Promise<Answered> {
    return this.#within(address, limits, (client, url, stop) => {
      const follow = (): Promise<Answered> => this.#follow(client, url, limits, stop)
      return limits.method === 'POST' ? follow() : againWhenCut(follow, stop)
    })
  }

  /** Sends a text and gives the status of the answer. Whoever is led elsewhere is not followed: the text was for this server alone. */
  async post(
    address: string,
    text: string,
    headers: Readonly<Record<string, string>>,
    limits: Omit<FetchLimits, 'authorization'>,
  ): Promise<number> {
    return this.#within(address, { ...limits, method: 'POST' }, async ({ agent, ask }, url, signal) => {
      const { statusCode, body } = await ask(url, {
        dispatcher: agent,
        signal,
        method: 'POST',
        // It was set up to hear from this service: a receiver of the operator's own can take part in the trace.
        headers: { 'user-agent': userAgent, ...traceHeaders(), ...headers },
        body: text,
      })
      // Read, so that the connection can be used again; what it says does not matter.
      await readBounded(body, limits.bytesMax, undefined).catch(() => {})
      return statusCode
    })
  }

  async #within<T>(
    address: string,
    limits: FetchLimits,
    work: (client: Client, url: URL, stop: AbortSignal) => Promise<T>,
  ): Promise<T> {
    return traceRequest(address, limits.method ?? 'GET', () => this.#withinTime(address, limits, work))
  }

  async #withinTime<T>(
    address: string,
    { timeoutMs, signal }: FetchLimits,
    work: (client: Client, url: URL, stop: AbortSignal) => Promise<T>,
  ): Promise<T> {
    // Loaded before time is taken: that it takes long is not the server's doing.
    const client = await (this.#client ??= this.#open())
    const deadline = AbortSignal.timeout(timeoutMs)
    const stop = signal === undefined ? deadline : AbortSignal.any([deadline, signal])
    try {
      return await work(client, this.check(address), stop)
    } catch (error) {
      if (error instanceof FetchError) throw error
      signal?.throwIfAborted()
      if (deadline.aborted) throw new FetchError('too_slow', `The server took more than ${timeoutMs / 1000} seconds.`)
      throw asFetchError(error)
    }
  }

  /** The address as it would be asked for, or why it never will be. */
  check(address: string): URL {
    if (address.length > urlLengthMax || !URL.canParse(address))
      throw new FetchError('bad_address', 'This is not the address of something on the web.')
    const url = new URL(address)
    if (url.protocol !== 'http:' && url.protocol !== 'https:')
      throw new FetchError('bad_address', 'Only http and https addresses are fetched.')
    if (url.username !== '' || url.password !== '')
      throw new FetchError('bad_address', 'An address must not carry a user name or password.')
    if (url.port !== '' && !this.#allowed.has(`${url.hostname.replace(/^\[|\]$/g, '')}:${url.port}`))
      throw new FetchError('bad_address', 'Only ports 80 and 443 are allowed.')
    return url
  }

  /** As check, and refuses the literal of an address inside; what a name resolves to is only known when it is asked. */
  checkPublic(address: string): URL {
    const url = this.check(address)
    const literal = literalOf(url.hostname)
    const port = url.port === '' ? (url.protocol === 'https:' ? '443' : '80') : url.port
    if (literal !== undefined && !isPublicAddress(literal) && !this.#allowed.has(`${literal}:${port}`))
      throw new FetchError('forbidden_address', 'The address is not on the public internet.')
    return url
  }

  async close(): Promise<void> {
    await (await this.#client)?.agent.destroy()
  }

  async #follow(
    { agent, ask }: Client,
    first: URL,
    { bytesMax, authorization, method = 'GET', body: sent, headers: own = {} }: FetchLimits,
    signal: AbortSignal,
  ): Promise<Answered> {
    let url = first
    for (let redirects = 0; redirects <= redirectsMax; redirects++) {
      const { statusCode, headers, body } = await ask(url, {
        dispatcher: agent,
        signal,
        method,
        ...(sent === undefined ? {} : { body: sent }),
        headers: {
          'user-agent': userAgent,
          accept: '*/*',
          'accept-encoding': 'identity',
          ...(url.origin === first.origin ? own : {}),
          ...(authorization === undefined || url.origin !== first.origin ? {} : { authorization }),
        },
      })
      const location = single(headers.location)
      if (statusCode >= 300 && statusCode < 400 && location !== undefined) {
        drop(body)
        if (method === 'POST') throw new FetchError('not_supported', 'The server leads elsewhere with what was posted.')
        if (!URL.canParse(location, url.href))
          throw new FetchError('bad_address', 'The server leads to an address that is none.')
        url = this.check(new URL(location, url).href)
        continue
      }
      const unpack = unpackers[(single(headers['content-encoding']) ?? 'identity').toLowerCase()]
      if (unpack === undefined) {
        drop(body)
        throw new FetchError('not_supported', 'The server sent an answer in a form that was not asked for.')
      }
      const bytes = await unpack(await readBounded(body, bytesMax, single(headers['content-length'])), bytesMax)
      const plain = Object.entries(headers).map(([name, value]) => [name, single(value)] as const)
      return { url: url.href, bytes, status: statusCode, headers: Object.fromEntries(plain) }
    }
    throw new FetchError('too_many_redirects', `The server leads on more than ${redirectsMax} times.`)
  }
}

type Unpack = (bytes: Buffer, bytesMax: number) => Promise<Buffer>
const unpacking =
  (work: (bytes: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>): Unpack =>
  async (bytes, bytesMax) => {
    // An answer without a body says how it would be packed.
    if (bytes.length === 0) return bytes
    try {
      return await work(bytes, { maxOutputLength: bytesMax })
    } catch (error) {
      if ((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge(bytesMax)
      throw new FetchError('unreachable', 'The server sent an answer that cannot be unpacked.')
    }
  }
/** Some servers pack what nobody wants packed. Bounded as everything else. */
const unpackers: Readonly<Record<string, Unpack | undefined>> = {
  identity: async (bytes) => bytes,
  gzip: unpacking(promisify(gunzip)),
  'x-gzip': unpacking(promisify(gunzip)),
  deflate: unpacking(promisify(inflate)),
  br: unpacking(promisify(brotliDecompress)),
}

const tooLarge = (bytesMax: number): FetchError => new FetchError('too_large', `It is larger than ${bytesMax} bytes.`)

/** What a connection that the other side ended or broke off is called, by undici and by the system. */
const cut = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'])

/** A server may end a connection without its whole answer, just when it is used again or because it is busy: it is asked once more, since asking changes nothing. */
const againWhenCut = async <T>(ask: () => Promise<T>, signal: AbortSignal): Promise<T> => {
  try {
    return await ask()
  } catch (error) {
    if (signal.aborted || !cut.has((error as { code?: string }).code ?? '')) throw error
    return ask()
  }
}

/** Ends an answer that nobody wants. It says so as an error, which nobody listens for any more. */
const drop = (body: Dropped): void => {
  body.on('error', () => {})
  body.destroy()
}

interface Dropped {
  on: (event: 'error', listener: () => void) => unknown
  destroy: () => unknown
}

const single = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value)

const readBounded = async (
  body: AsyncIterable<Buffer> & Dropped,
  bytesMax: number,
  announced: string | undefined,
): Promise<Buffer> => {
  if (announced !== undefined && Number(announced) > bytesMax) {
    drop(body)
    throw tooLarge(bytesMax)
  }
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > bytesMax) {
      drop(body)
      throw tooLarge(bytesMax)
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const asFetchError = (error: unknown): FetchError => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (cause instanceof FetchError) return cause
  const code = (error as { code?: string } | undefined)?.code ?? ''
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return new FetchError('unreachable', 'The name of the server is not known.')
  if (/TIMEOUT/.test(code)) return new FetchError('too_slow', 'The server did not answer in time.')
  return new FetchError('unreachable', 'The server could not be reached or broke off.')
}
