import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { dayMs } from '../../kernel/clock.js'
import robotsParser from 'robots-parser'
import { SourceError } from '../port.js'
import { TimedCache } from '../../kernel/cache.js'
import { FetchError } from '../web/fetch-error.js'
import { waitOf } from '../web/json-client.js'
import type { Answered, SafeFetch } from '../web/safe-fetch.js'
import { decode } from './decode.js'

export interface PoliteOptions {
  web: SafeFetch
  now: () => number
  pause: (ms: number, signal?: AbortSignal) => Promise<void>
  /** The origin under which a host answers; tests play one on loopback. */
  originOf?: ((origin: string) => string) | undefined
}

/** A document of a site. */
export interface Page {
  url: string
  type: string
  text: string
}

interface Robots {
  isAllowed: (url: string, agent: string) => boolean | undefined
  getCrawlDelay: (agent: string) => number | undefined
  getSitemaps: () => string[]
}
/** The package exports the function itself; its types say otherwise. */
const parseRobots = robotsParser as unknown as (url: string, text: string) => Robots

const agent = 'Rostra'
const limits = { bytesMax: 5_000_000, timeoutMs: 15_000 }
/** Sitemaps are often kept compressed, and some servers compress what nobody wants compressed. */
const unpackedMax = 50_000_000
const unpack = promisify(gunzip)
const robotsMs = 3_600_000
/** Calls to one host begin at least this far apart, or as far as its robots.txt wants it, within reason. */
const [paceMs, paceMaxMs] = [1000, 10_000]

/** Reads sites as a guest should: as robots.txt allows, one host at a time and slowly, and nothing again that has not changed. */
export class PoliteWeb {
  readonly #options: PoliteOptions
  readonly #robots: TimedCache<Robots>
  readonly #pages: TimedCache<Page & { etag: string | undefined; modified: string | undefined }>
  readonly #next = new Map<string, number>()

  constructor(options: PoliteOptions) {
    this.#options = options
    this.#robots = new TimedCache({ max: 2000, keepMs: robotsMs, now: options.now })
    this.#pages = new TimedCache({ max: 100, keepMs: dayMs, now: options.now })
  }

  async read(address: string, about: string, signal?: AbortSignal): Promise<Page> {
    if (!URL.canParse(address)) throw new SourceError('not_found', `${about} is no address.`)
    const url = new URL(address)
    const robots = await this.#robotsOf(url, about, signal)
    if (robots.isAllowed(url.href, agent) === false)
      throw new SourceError('private', `robots.txt of ${url.host} does not allow ${about} to be read.`)
    await this.#keepPace(url.host, robots, signal)
    const known = this.#pages.get(url.href)
    const headers = {
      ...(known?.etag === undefined ? {} : { 'if-none-match': known.etag }),
      ...(known?.modified === undefined ? {} : { 'if-modified-since': known.modified }),
    }
    const answer = await this.#ask(url, about, headers, signal)
    if (answer.status === 304 && known !== undefined) return known
    if (answer.status !== 200) throw this.#refused(answer, url.host, about)
    const type = answer.headers['content-type'] ?? ''
    const bytes = await unpacked(answer.bytes, url.host, about)
    const page = { url: this.#shown(answer.url, url), type, text: decode(bytes, type) }
    this.#pages.set(url.href, { ...page, etag: answer.headers['etag'], modified: answer.headers['last-modified'] })
    return page
  }

  /** The sitemaps that a site names in its robots.txt. */
  async sitemapsOf(address: string, about: string, signal?: AbortSignal): Promise<string[]> {
    return (await this.#robotsOf(new URL(address), about, signal)).getSitemaps()
  }

  async #robotsOf({ origin, host }: URL, about: string, signal?: AbortSignal): Promise<Robots> {
    const known = this.#robots.get(origin)
    if (known !== undefined) return known
    const address = new URL('/robots.txt', origin)
    const answer = await this.#ask(address, about, {}, signal)
    // A site that has none allows everything; one that fails may not want to be read just now.
    if (answer.status === 429 || answer.status >= 500) throw this.#refused(answer, host, about)
    const robots = parseRobots(address.href, answer.status === 200 ? answer.bytes.toString('utf8') : '')
    this.#robots.set(origin, robots)
    return robots
  }

  async #keepPace(host: string, robots: Robots, signal?: AbortSignal): Promise<void> {
    const { now, pause } = this.#options
    const at = Math.max(now(), this.#next.get(host) ?? 0)
    const wanted = (robots.getCrawlDelay(agent) ?? 0) * 1000
    this.#next.set(host, at + Math.min(paceMaxMs, Math.max(paceMs, wanted)))
    if (at > now()) await pause(at - now(), signal)
  }

  async #ask(url: URL, about: string, headers: Record<string, string>, signal?: AbortSignal): Promise<Answered> {
    const origin = this.#options.originOf?.(url.origin) ?? url.origin
    const stop = signal === undefined ? {} : { signal }
    try {
      return await this.#options.web.ask(origin + url.pathname + url.search, { ...limits, headers, ...stop })
    } catch (error) {
      if (!(error instanceof FetchError)) throw error
      const isFinal = error.kind === 'forbidden_address' || error.kind === 'bad_address'
      throw new SourceError(isFinal ? 'not_found' : 'unavailable', `${about} cannot be read: ${error.message}`, {
        cause: error,
      })
    }
  }

  /** Where a document was found, with its real host. */
  #shown(found: string, asked: URL): string {
    const { pathname, search } = new URL(found)
    return this.#options.originOf === undefined ? found : new URL(pathname + search, asked.origin).href
  }

  #refused(answer: Answered, host: string, about: string): SourceError {
    const { status } = answer
    if (status === 429 || (status === 503 && answer.headers['retry-after'] !== undefined))
      return new SourceError('rate_limited', `${host} wants no calls for now.`, {
        retryAfterMs: waitOf(answer.headers, this.#options.now()),
        scope: 'subject',
      })
    if (status === 404 || status === 410) return new SourceError('not_found', `${host} has no ${about}.`)
    if (status === 401 || status === 403) return new SourceError('private', `${host} does not show ${about} to guests.`)
    return new SourceError('unavailable', `${host} answered ${status} about ${about}.`)
  }
}

const unpacked = async (bytes: Buffer, host: string, about: string): Promise<Buffer> => {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes
  try {
    return await unpack(bytes, { maxOutputLength: unpackedMax })
  } catch {
    throw new SourceError('unavailable', `What ${host} answered about ${about} cannot be unpacked.`)
  }
}
