import type { z } from 'zod'
import { SourceError } from '../port.js'
import { FetchError } from './fetch-error.js'
import type { SafeFetch } from './safe-fetch.js'
import { textOf } from './text-of.js'
import { serverTime } from './server-time.js'

export interface JsonAnswer<T> {
  data: T
  /** The answer as it came. */
  body: unknown
  headers: Readonly<Record<string, string | undefined>>
}

export interface JsonQuestion<T> {
  url: string
  /** The subject, for messages: 'profile ada@social.example'. */
  about: string
  schema: z.ZodType<T>
  signal?: AbortSignal | undefined
  authorization?: string | undefined
  /** What a refusal of this interface means; undefined leaves it to its status. */
  explain?: (status: number, body: unknown) => SourceError | undefined
}

const limits = { bytesMax: 20_000_000, timeoutMs: 15_000 }
const waitFallbackMs = 60_000
const waitMaxMs = 3_600_000

/** How long a service wants to be left alone: `retry-after` in either form, else the end of its window. */
export const waitOf = (headers: JsonAnswer<unknown>['headers'], now: number): number => {
  const serverNow = serverTime(headers, now)
  const after = headers['retry-after']
  const reset = headers['x-ratelimit-reset']
  const seconds = after !== undefined && /^\d{1,9}$/.test(after.trim()) ? Number(after) * 1000 : Number.NaN
  const dates = [after, reset].map((text) => (text === undefined ? Number.NaN : Date.parse(text) - serverNow))
  const wait = [seconds, ...dates].find((ms) => Number.isFinite(ms)) ?? waitFallbackMs
  return Math.min(waitMaxMs, Math.max(1000, wait))
}

const parse = (bytes: Buffer, type: string | undefined): unknown => {
  try {
    return JSON.parse(textOf(bytes, type))
  } catch {
    return undefined
  }
}

/** Asks an interface of JSON on the web and holds its answers against a schema; what does not fit is no answer. */
export class JsonClient {
  readonly #web: SafeFetch
  readonly #name: string
  readonly #now: () => number

  constructor(web: SafeFetch, { name, now }: { name: string; now: () => number }) {
    this.#web = web
    this.#name = name
    this.#now = now
  }

  async get<T>({ url, about, schema, signal, authorization, explain }: JsonQuestion<T>): Promise<JsonAnswer<T>> {
    const { status, headers, bytes } = await this.#web
      .ask(url, { ...limits, authorization, ...(signal === undefined ? {} : { signal }) })
      .catch((error: unknown) => {
        throw error instanceof FetchError ? this.#unreachable(error, about) : error
      })
    const body = parse(bytes, headers['content-type'])
    if (status !== 200)
      throw explain?.(status, body) ?? this.#refused(status, headers, about, authorization !== undefined)
    const read = schema.safeParse(body)
    if (read.success) return { data: read.data, body, headers }
    throw new SourceError('unavailable', `${this.#name} gave an answer about ${about} that nobody can read.`, {
      cause: read.error,
    })
  }

  #unreachable(error: FetchError, about: string): SourceError {
    const final = error.kind === 'forbidden_address' || error.kind === 'bad_address'
    return new SourceError(
      final ? 'not_found' : 'unavailable',
      `${this.#name} cannot be asked about ${about}: ${error.message}`,
      { cause: error },
    )
  }

  #refused(status: number, headers: JsonAnswer<unknown>['headers'], about: string, isSigned: boolean): SourceError {
    const name = this.#name
    if (status === 429)
      return new SourceError('rate_limited', `${name} wants no calls for now.`, {
        retryAfterMs: waitOf(headers, this.#now()),
      })
    if (status === 404) return new SourceError('not_found', `${name} has no ${about}.`)
    if (status === 410) return new SourceError('suspended', `${name} has suspended ${about}.`)
    if (status === 401 && isSigned)
      return new SourceError('credentials_missing', `${name} does not take the configured token.`, { scope: 'source' })
    if (status === 401 || status === 403)
      return new SourceError('private', `${name} does not tell about ${about} without a session.`)
    // Success without an answer is none.
    const isPassing = status >= 500 || status < 300
    return new SourceError(isPassing ? 'unavailable' : 'unsupported', `${name} answered ${status} about ${about}.`)
  }
}
