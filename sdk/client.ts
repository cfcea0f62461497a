import { routes, type Operations, type Problem } from './interface.js'
import { readEvents, readLines } from './streams.js'
import { readProblem, retryAfterMs, RostraError, toBaseUrl, toQuery, UnreachableError, wait } from './wire.js'

export type OperationName = keyof Operations
export type Answer<Name extends OperationName> = Operations[Name]['answer']

/** A part that can be left out where nothing in it is required. */
type Part<Name extends string, T> =
  T extends Record<string, never>
    ? { [K in Name]?: undefined }
    : Record<never, never> extends T
      ? { [K in Name]?: T }
      : { [K in Name]: T }

/** What one operation takes: its path parameters, query and body, as far as it has any. */
export type Input<Name extends OperationName> = Part<'path', Operations[Name]['path']> &
  Part<'query', Operations[Name]['query']> &
  (undefined extends Operations[Name]['body'] ? { body?: undefined } : { body: Operations[Name]['body'] })

/** An operation that needs nothing can be called with nothing. */
type Arguments<Name extends OperationName, Options> =
  Record<never, never> extends Input<Name>
    ? [input?: Input<Name>, options?: Options]
    : [input: Input<Name>, options?: Options]

/** What one item of a list is. */
export type Item<Name extends OperationName> = Answer<Name> extends { data: (infer Each)[] } ? Each : never

export interface CallOptions {
  signal?: AbortSignal
  /** Sent with POST and PATCH; one is made where none is given, so that a repeated call is carried out once. */
  idempotencyKey?: string
  headers?: Record<string, string>
}

export interface ClientOptions {
  /** Such as https://rostra.example/v1. The scheme and /v1 may be left out. */
  baseUrl: string
  token: string
  /** How often a call is sent again after a 429, a 503 or a broken connection. */
  retries?: number
  fetch?: typeof globalThis.fetch
  /** Waits; exchangeable so that tests need no time. */
  pause?: (ms: number, signal?: AbortSignal) => Promise<void>
}

/** A request that is done, whichever way. */
export interface Finished {
  status: string
  progress: { done: number; total: number | null; share: number; eta_s: number | null }
}

type Loose = { path?: Record<string, string> | undefined; query?: Record<string, unknown> | undefined; body?: unknown }

/** JavaScript has no compiler that would know the names. */
const routeOf = (name: keyof Operations): readonly [method: string, path: string] => {
  if (Object.hasOwn(routes, name)) return routes[name]
  throw new TypeError(`There is no operation ${name}. The reference at /docs/ names them all.`)
}

/** A client for one Rostra. Every operation by its name, typed; lists as iterators; long work awaited; streams read. */
export class Rostra {
  readonly #options: Required<ClientOptions>

  constructor(options: ClientOptions) {
    const { baseUrl, retries = 3, fetch = globalThis.fetch, pause = wait } = options
    this.#options = { ...options, baseUrl: toBaseUrl(baseUrl), retries, fetch, pause }
  }

  /** One call, one answer. */
  async call<Name extends OperationName>(
    name: Name,
    ...[input, options]: Arguments<Name, CallOptions>
  ): Promise<Answer<Name>> {
    const response = await this.send(name, input, options)
    const answer: Answer<Name> = response.status === 204 ? null : await response.json()
    return answer
  }

  /** Every item of a list, page after page. */
  async *items<Name extends OperationName>(
    name: Name,
    ...[input, options]: Arguments<Name, CallOptions>
  ): AsyncGenerator<Item<Name>> {
    const { query, body, ...rest } = (input as unknown as Loose | undefined) ?? {}
    // A list that is asked for by POST takes its cursor in the body.
    const inBody = routeOf(name)[0] === 'POST'
    let cursor: string | null | undefined
    do {
      const place = cursor === undefined ? {} : { cursor }
      const asked = inBody
        ? { ...rest, query, body: { ...(body as object), ...place } }
        : { ...rest, body, query: { ...query, ...place } }
      const response = await this.send(name, asked, options)
      const page = (await response.json()) as { data: Item<Name>[]; next_cursor: string | null }
      yield* page.data
      cursor = page.next_cursor
    } while (cursor !== null)
  }

  /** Waits until a request is finished, and gives its last answer. A failed or canceled one is thrown. */
  async waitFor<Name extends OperationName>(
    name: Name,
    id: string,
    { onProgress, ...options }: CallOptions & { onProgress?: (progress: Finished['progress']) => void } = {},
  ): Promise<Answer<Name>> {
    for (;;) {
      const response = await this.send(name, { path: { id }, query: { wait: 20 } }, options)
      const answer = (await response.json()) as Finished & { error?: { code: string; detail: string } | null }
      onProgress?.(answer.progress)
      if (answer.status === 'failed' || answer.status === 'canceled')
        throw new RostraError({
          type: 'about:blank',
          title: `The request was ${answer.status}`,
          status: 409,
          detail: answer.error?.detail ?? `It was ${answer.status}.`,
          code: answer.error?.code ?? 'conflict',
          request_id: id,
        } as Problem)
      if (answer.status !== 'queued' && answer.status !== 'in_progress') return answer
    }
  }

  /** The items of a request as they come, also while it still runs. */
  async *stream<Name extends OperationName>(
    name: Name,
    input: Input<Name>,
    options: CallOptions = {},
  ): AsyncGenerator<Item<Name>> {
    const response = await this.send(name, input, {
      ...options,
      headers: { ...options.headers, accept: 'application/x-ndjson' },
    })
    yield* readLines(response) as AsyncGenerator<Item<Name>>
  }

  /** Server-sent events. Reconnects where it was when the line breaks, until the service ends the stream. */
  async *events<Name extends OperationName>(
    name: Name,
    input: Input<Name>,
    options: CallOptions = {},
  ): AsyncGenerator<{ event: string; data: unknown; id: string | null }> {
    let last: string | null = null
    for (let broken = 0; ; broken++) {
      const headers: Record<string, string> = {
        ...options.headers,
        accept: 'text/event-stream',
        ...(last === null ? {} : { 'last-event-id': last }),
      }
      const response = await this.send(name, input, { ...options, headers })
      try {
        for await (const event of readEvents(response)) {
          last = event.id ?? last
          broken = 0
          yield event
          if (event.event === 'finished') return
        }
        return
      } catch (error) {
        options.signal?.throwIfAborted()
        if (error instanceof RostraError || broken >= this.#options.retries) throw error
        await this.#options.pause(retryAfterMs(undefined, broken), options.signal)
      }
    }
  }

  /** The whole list of a request as a file. */
  async file<Name extends OperationName>(
    name: Name,
    id: string,
    format: 'jsonl' | 'csv' | 'parquet' | 'xlsx',
    options: CallOptions = {},
  ): Promise<ReadableStream<Uint8Array>> {
    const { body } = await this.send(
      name,
      { path: { id }, query: { format } },
      { ...options, headers: { ...options.headers, accept: '*/*' } },
    )
    if (body === null) throw new TypeError('The answer has no body.')
    return body
  }

  /** A screening report as a file to print or to show. The service keeps every report; a broken connection is not repeated. */
  async report(
    id: string,
    format: 'pdf' | 'html' = 'pdf',
    { body = {}, ...options }: CallOptions & { body?: Operations['generateScreeningReport']['body'] } = {},
  ): Promise<Blob> {
    const accept = format === 'pdf' ? 'application/pdf' : 'text/html'
    const headers = { ...options.headers, accept }
    const response = await this.send('generateScreeningReport', { path: { id }, body }, { ...options, headers })
    return response.blob()
  }

  /**
   * Uploads a file to import. A stream is sent as it comes and not kept, so it is sent once; anything else is sent again as other
   * calls are.
   */
  async upload(
    file: Blob | Uint8Array | ReadableStream<Uint8Array>,
    name: string,
    options: CallOptions = {},
  ): Promise<Answer<'uploadImportFile'>> {
    const response = await this.#send('uploadImportFile', { query: { name } }, options, {
      // fetch takes bytes of any buffer; its type in TypeScript does not say so.
      body: file as Blob,
      type: 'application/octet-stream',
      isStream: file instanceof ReadableStream,
    })
    return (await response.json()) as Answer<'uploadImportFile'>
  }

  /** The raw answer, sent again where that is safe and may help. A refusal is thrown. */
  send(name: OperationName, { body, ...input }: Loose = {}, options: CallOptions = {}): Promise<Response> {
    const sent = body === undefined ? undefined : { body: JSON.stringify(body), type: 'application/json' }
    return this.#send(name, input, options, sent)
  }

  async #send(
    name: OperationName,
    { path = {}, query = {} }: Loose,
    { signal, idempotencyKey, headers = {} }: CallOptions,
    sent: { body: string | Blob; type: string; isStream?: boolean } | undefined,
  ): Promise<Response> {
    const { baseUrl, token, retries, fetch, pause } = this.#options
    const [method, pattern] = routeOf(name)
    const changes = method === 'POST' || method === 'PATCH'
    // An answer that is a stream or a file cannot be kept for a repeated call.
    const isStream = sent?.isStream === true
    const keyed = changes && !isStream && (headers['accept'] ?? 'application/json') === 'application/json'
    const url =
      baseUrl +
      pattern.replace(/\{(\w+)\}/g, (_, part: string) => encodeURIComponent(path[part] ?? '')) +
      toQuery(query)
    const init: RequestInit = {
      method,
      headers: {
        accept: 'application/json',
        authorization: token,
        ...(sent === undefined ? {} : { 'content-type': sent.type }),
        ...(keyed ? { 'idempotency-key': idempotencyKey ?? crypto.randomUUID() } : {}),
        ...headers,
      },
      ...(sent === undefined ? {} : { body: sent.body }),
      // A request that is written while its body still comes.
      ...(isStream ? { duplex: 'half' } : {}),
      ...(signal === undefined ? {} : { signal }),
    }
    for (let attempt = 0; ; attempt++) {
      let response: Response | undefined
      try {
        response = await fetch(url, init)
        if (response.ok) return response
        if (isStream) throw new RostraError(await readProblem(response))
      } catch (error) {
        signal?.throwIfAborted()
        if (error instanceof RostraError) throw error
        // Whether it was carried out is not known: only what is safe to repeat is repeated.
        if (attempt >= retries || (changes && !keyed)) throw new UnreachableError(baseUrl, error)
      }
      const again = response === undefined || response.status === 429 || response.status === 503
      if (response !== undefined && (!again || attempt >= retries)) throw new RostraError(await readProblem(response))
      await response?.body?.cancel()
      await pause(retryAfterMs(response, attempt), signal)
    }
  }
}
