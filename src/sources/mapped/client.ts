import { setTimeout as wait } from 'node:timers/promises'
import { SourceError } from '../port.js'
import type { Ledger } from '../ledger.js'
import { FetchError } from '../web/fetch-error.js'
import { textOf } from '../web/text-of.js'
import type { SafeFetch } from '../web/safe-fetch.js'
import { type Answer, Refusals } from './errors.js'
import type { Mapping } from './mapping.js'
import type { Call } from './operation-schema.js'
import { compilePath, compileTemplate, type Scope } from './path.js'
import { Spelling } from './spelling.js'
import { parseWithIds, toText } from './value.js'

export interface ClientOptions {
  /** Remembers over restarts what was used of a day. */
  ledger?: Ledger | undefined
  web: SafeFetch
  /** By the names that the mapping gives them. */
  credentials: Readonly<Record<string, string>>
  now: () => number
  /** The origin under which a host answers; tests play one on loopback. */
  originOf?: ((origin: string) => string) | undefined
}

const bytesMax = 20_000_000
/** A token is renewed a little before it runs out. */
const renewEarlyMs = 60_000
const encode = encodeURIComponent

type Given = Scope['given']

/** A server does not know a call, whoever it is about: there may be another way to ask it. */
export class AbsentCall extends SourceError {
  constructor(name: string, about: string) {
    super('unavailable', `${name} does not know the call for ${about}.`)
  }
}

const isAbsent = ({ absent }: Call, { status, body }: Answer, given: Given): boolean =>
  absent?.status.includes(status) === true && toText(compilePath(absent.missing)({ item: body, given })) === null

/** Makes the calls that a mapping describes: addresses, credentials, waiting, and what a refusal means. */
export class MappedClient {
  readonly #mapping: Mapping
  readonly #options: ClientOptions
  readonly #refusals: Refusals
  readonly #hosts: ReadonlySet<string>
  readonly #spelling: Spelling
  #token: { text: string; until: number } | undefined

  constructor(mapping: Mapping, options: ClientOptions) {
    this.#mapping = mapping
    this.#options = options
    this.#refusals = new Refusals(mapping)
    this.#spelling = new Spelling(mapping.renamed)
    const own = [mapping.base, ...(mapping.auth.type === 'oauth' ? [mapping.auth.url] : [])].filter((url) =>
      URL.canParse(url),
    )
    this.#hosts = new Set([...mapping.hosts, ...own.map((url) => new URL(url).host)])
  }

  /** The answer to a call, as JSON; a refusal is thrown as what it means. */
  async ask(call: Call, given: Given, about: string, signal?: AbortSignal): Promise<Answer> {
    const deadline = this.#options.now() + (call.poll?.timeout_ms ?? 0)
    for (;;) {
      const answer = await this.#once(call, given, about, signal)
      if (call.poll === undefined) return answer
      const says = (test: { path: string; is: readonly unknown[] }): boolean =>
        test.is.some((each) => String(each) === toText(compilePath(test.path)({ item: answer.body, given })))
      if (says(call.poll.until)) return answer
      if (call.poll.fail !== undefined && says(call.poll.fail))
        throw new SourceError('unavailable', `${this.#mapping.name} could not collect ${about}.`)
      if (this.#options.now() >= deadline)
        throw new SourceError('unavailable', `${this.#mapping.name} took too long to collect ${about}.`)
      await wait(call.poll.every_ms, undefined, signal === undefined ? {} : { signal })
    }
  }

  async #once(call: Call, given: Given, about: string, signal?: AbortSignal): Promise<Answer> {
    const answer = await this.#spelling.ask(call, (spelled) => this.#send(spelled, given, about, signal))
    if (isAbsent(call, answer, given)) throw new AbsentCall(this.#mapping.name, about)
    const isSigned = this.#mapping.auth.type !== 'none'
    const refusal = this.#refusals.explain(answer, about, { now: this.#options.now(), isSigned })
    if (refusal === undefined) return answer
    if (refusal.kind === 'credentials_missing') this.#token = undefined
    throw refusal
  }

  async #send(call: Call, given: Given, about: string, signal?: AbortSignal): Promise<Answer> {
    const scope: Scope = { item: undefined, given }
    const signed = await this.#sign(scope, about, signal)
    const url = this.#urlOf(call, scope, signed.query, about)
    const body = call.form === undefined ? fillBody(call.body, scope) : fillForm(call.form, scope)
    const type = call.form === undefined ? 'application/json' : 'application/x-www-form-urlencoded'
    const headers = {
      ...fillAll(this.#mapping.headers, scope),
      ...fillAll(call.headers, scope),
      ...signed.headers,
      ...(body === undefined ? {} : { 'content-type': type }),
    }
    return this.#fetch(url, call.method, headers, body, about, { timeoutMs: call.timeout_ms, signal })
  }

  async #fetch(
    url: string,
    method: 'GET' | 'POST',
    headers: Record<string, string>,
    body: string | undefined,
    about: string,
    { timeoutMs, signal }: { timeoutMs: number; signal: AbortSignal | undefined },
  ): Promise<Answer> {
    try {
      const fetched = await this.#options.web.ask(url, {
        bytesMax,
        timeoutMs,
        method,
        headers,
        ...(body === undefined ? {} : { body }),
        ...(signal === undefined ? {} : { signal }),
      })
      return {
        status: fetched.status,
        headers: fetched.headers,
        body: parseWithIds(textOf(fetched.bytes, fetched.headers['content-type'])),
      }
    } catch (error) {
      if (!(error instanceof FetchError)) throw error
      // Where handles name their server, one that must not be asked is none. An address of the file itself says nothing of the subject.
      const isFinal = this.#hosts.has('*') && (error.kind === 'forbidden_address' || error.kind === 'bad_address')
      const message = `${this.#mapping.name} cannot be asked about ${about}: ${error.message}`
      throw new SourceError(isFinal ? 'not_found' : 'unavailable', message, { cause: error })
    }
  }

  #urlOf(call: Call, scope: Scope, signedQuery: Record<string, string>, about: string): string {
    const base = compileTemplate(call.base ?? this.#mapping.base)(scope)
    const path = compileTemplate(call.path)(scope, encode)
    if (base === undefined || path === undefined || !URL.canParse(base + path))
      throw new SourceError(
        'not_found',
        `${this.#mapping.name} cannot be asked about ${about}: a part of the address is missing.`,
      )
    const url = new URL(base + path)
    if (!this.#hosts.has('*') && !this.#hosts.has(url.host))
      throw new SourceError('unsupported', `${url.host} is not among the hosts that ${this.#mapping.id} may call.`)
    for (const [name, value] of Object.entries({ ...fillAll(call.query, scope), ...signedQuery }))
      url.searchParams.set(name, value)
    const origin = this.#options.originOf?.(url.origin)
    return origin === undefined ? url.href : origin + url.pathname + url.search
  }

  async #sign(scope: Scope, about: string, signal?: AbortSignal) {
    const { auth } = this.#mapping
    if (auth.type === 'headers') return { headers: fillAll(auth.headers, scope), query: {} }
    if (auth.type === 'query') return { headers: {}, query: fillAll(auth.query, scope) }
    if (auth.type === 'basic') return { headers: { authorization: basic(auth.user, auth.password, scope) }, query: {} }
    if (auth.type === 'none') return { headers: {}, query: {} }
    const token = await this.#renew(auth, scope, about, signal)
    return { headers: fillAll(auth.headers, { ...scope, given: { ...scope.given, token } }), query: {} }
  }

  async #renew(
    auth: Extract<Mapping['auth'], { type: 'oauth' }>,
    scope: Scope,
    about: string,
    signal?: AbortSignal,
  ): Promise<string> {
    const now = this.#options.now()
    if (this.#token !== undefined && this.#token.until > now) return this.#token.text
    const url = new URL(auth.url)
    const origin = this.#options.originOf?.(url.origin) ?? url.origin
    const headers = {
      ...fillAll(this.#mapping.headers, scope),
      'content-type': 'application/x-www-form-urlencoded',
      ...(auth.basic === undefined ? {} : { authorization: basic(auth.basic.user, auth.basic.password, scope) }),
    }
    const answer = await this.#fetch(
      origin + url.pathname + url.search,
      'POST',
      headers,
      fillForm(auth.form, scope),
      about,
      {
        timeoutMs: 15_000,
        signal,
      },
    )
    const text = toText(compilePath(auth.token)({ item: answer.body, given: {} }))
    if (text === null) throw this.#noToken(answer, about)
    const seconds = Number(compilePath(auth.expires_in)({ item: answer.body, given: {} }) ?? 3600)
    this.#token = { text, until: now + Math.max(1000, seconds * 1000 - renewEarlyMs) }
    return text
  }

  #noToken(answer: Answer, about: string): SourceError {
    const { name } = this.#mapping
    const isSilent = answer.status >= 500 || answer.body === undefined
    if (isSilent) return new SourceError('unavailable', `${name} gives out no token just now.`)
    const said = this.#refusals.explain(answer, about, { now: this.#options.now(), isSigned: true })
    if (said?.kind === 'rate_limited') return said
    return new SourceError('credentials_missing', `${name} gave no token for the configured credentials.`, {
      scope: 'source',
    })
  }
}

const basic = (user: string, password: string, scope: Scope): string =>
  `Basic ${Buffer.from(`${compileTemplate(user)(scope) ?? ''}:${compileTemplate(password)(scope) ?? ''}`).toString('base64')}`

/** Texts with their holes filled; one that names something that is not there is left out. */
const fillAll = (texts: Readonly<Record<string, string | string[]>>, scope: Scope): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => {
      const filled = Array.isArray(text)
        ? text.flatMap((part) => compileTemplate(part)(scope) ?? []).join(',')
        : compileTemplate(text)(scope)
      return filled === undefined || filled === '' ? [] : [[name, filled]]
    }),
  )

const fillForm = (texts: Readonly<Record<string, string>>, scope: Scope): string =>
  new URLSearchParams(fillAll(texts, scope)).toString()

const wholeHole = /^\{\$([a-z_.]+)\}$/
/** A hole for an id that must be sent as a number, with all its digits. */
const numberHole = /^\{\$([a-z_.]+)\|integer\}$/
const numberMark = '\u0003'

/** A text that is one hole alone keeps the kind of its value: a number stays one. */
const fillBody = (body: unknown, scope: Scope): string | undefined => {
  const fill = (value: unknown): unknown => {
    if (typeof value === 'string') {
      const [, id] = numberHole.exec(value) ?? []
      if (id !== undefined)
        return `${numberMark}${(toText(compilePath(`$${id}`)(scope)) ?? '').replace(/\D/g, '')}${numberMark}`
      const [, name] = wholeHole.exec(value) ?? []
      return name === undefined ? compileTemplate(value)(scope) : compilePath(`$${name}`)(scope)
    }
    if (Array.isArray(value)) return value.map(fill).filter((each) => each !== undefined)
    if (typeof value !== 'object' || value === null) return value
    const entries = Object.entries(value).map(([name, each]) => [name, fill(each)] as const)
    return Object.fromEntries(entries.filter(([, each]) => each !== undefined))
  }
  return body === undefined ? undefined : JSON.stringify(fill(body)).replace(/"\\u0003(\d+)\\u0003"/g, '$1')
}
