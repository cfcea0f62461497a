import { writeFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { readConfig } from '../config.js'
import type { RequestCost } from '../jobs/cost.js'
import { apiPrefix } from '../kernel/operation.js'
import type { ReadableStream } from 'node:stream/web'
import { note, type Invocation } from './command.js'
import { baseUrlOf, readDemoToken } from './demo-token.js'
import { ProgressLine } from './progress-line.js'

/** JSON of the public interface; these commands read a few fields of it. */
export type Json = Record<string, unknown>

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

const itemsOf = (json: Json, name: string): unknown[] => {
  const value = json[name]
  return Array.isArray(value) ? value : []
}

/** The objects of a list that an answer has. */
export const listOf = (json: Json, name: string): Json[] => itemsOf(json, name).filter(isJson)

/** The texts of a list that an answer has. */
export const textsOf = (json: Json, name: string): string[] => itemsOf(json, name).map(String)

/** The object that an answer has below a name; an empty one where it has none. */
export const partOf = (json: Json, name: string): Json => {
  const value = json[name]
  return isJson(value) ? value : {}
}

/** A plain value for a person; a dash, or what is said instead, where there is none. */
export const textOf = (value: unknown, otherwise = '-'): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : otherwise

interface Problem {
  title?: string
  code?: string
  detail?: string
  errors?: { pointer: string; message: string }[]
}

const refusalOf = async (response: Response, baseUrl: string): Promise<Error> => {
  const { title = 'refused', detail = '', errors = [], code } = (await readJson(response, baseUrl)) as Problem
  if (code === 'unauthorized')
    return new Error(`The server at ${baseUrl} does not know this token. Check ROSTRA_TOKEN or --token.`)
  // The detail already says what one wrong value has.
  const each = errors.length > 1 ? errors.map(({ pointer, message }) => `  ${pointer}: ${message}`) : []
  return new Error([`${title}. ${detail}`, ...each].join('\n'))
}

/** Speaks to a running server by its public interface, as any client would. */
export class ServerCall {
  readonly #baseUrl: string
  readonly #token: string

  constructor({ text }: Invocation) {
    const { config } = readConfig({ data: text['data'], url: text['url'], token: text['token'] })
    this.#baseUrl = baseUrlOf(config)
    this.#token = config.token ?? readDemoToken(config)
  }

  #send(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown, accept?: string): Promise<Response> {
    return fetch(this.#baseUrl + path, {
      method,
      headers: {
        authorization: this.#token,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(accept === undefined ? {} : { accept }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch(() => this.#isAway())
  }

  #isAway(): never {
    throw new Error(`No server answers at ${this.#baseUrl}. Is it running? Start it with: rostra serve`)
  }

  /** The body of an answer as it comes. With something to send, it is posted. */
  async file(path: string, accept?: string, body?: unknown): Promise<ReadableStream<Uint8Array>> {
    const response = await this.#send(body === undefined ? 'GET' : 'POST', path, body, accept)
    if (!response.ok) throw await refusalOf(response, this.#baseUrl)
    if (response.body === null) throw new Error(`The file could not be had (status ${response.status}).`)
    return response.body as ReadableStream<Uint8Array>
  }

  /** Saves an answer as a file. */
  async saveFile(file: string, path: string, accept: string, body?: unknown): Promise<void> {
    const chunks: Uint8Array[] = []
    for await (const chunk of await this.file(path, accept, body)) chunks.push(chunk)
    writeFileSync(file, Buffer.concat(chunks))
    note(`Written: ${file}`)
  }

  async call(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown): Promise<Json> {
    const response = await this.#send(method, path, body)
    if (response.status === 204) return {}
    if (response.ok) return readJson(response, this.#baseUrl)
    throw await refusalOf(response, this.#baseUrl)
  }

  /** Sends a file as it is read. */
  async upload(path: string, file: Readable): Promise<Json> {
    const response = await fetch(this.#baseUrl + path, {
      method: 'POST',
      headers: { authorization: this.#token, 'content-type': 'application/octet-stream' },
      body: Readable.toWeb(file),
      duplex: 'half',
    }).catch(() => this.#isAway())
    if (response.ok) return readJson(response, this.#baseUrl)
    throw await refusalOf(response, this.#baseUrl)
  }

  /** Submits work and waits for its end, with a bar on the terminal. */
  async finish(path: string, body: unknown, title: string): Promise<Json> {
    const line = new ProgressLine(title, 'done')
    let answer = await this.call('POST', path, body)
    const id = String(answer['id'])
    for (const line of costLines(answer['cost'] as RequestCost | null | undefined)) note(line)
    while (answer['status'] === 'queued' || answer['status'] === 'in_progress') {
      const { done, total, share } = answer['progress'] as { done: number; total: number | null; share: number }
      line.show(done, total === null ? undefined : share)
      answer = await this.call('GET', `${path}/${id}?wait=1`)
    }
    line.end()
    const { detail } = (answer['error'] ?? {}) as { detail?: string }
    if (answer['status'] === 'failed' || answer['status'] === 'canceled')
      throw new Error(detail ?? `The request was ${answer['status']}.`)
    return answer
  }
}

/** What a request may use of sources that charge or count; nothing where it asks none. */
export const costLines = (cost: RequestCost | null | undefined): string[] =>
  (cost?.sources ?? []).map(({ source, calls, units, usd, left, enough }) => {
    const most =
      usd > 0 ? `cost up to $${usd.toFixed(2)}` : units > 0 ? `use up to ${units} units` : `take ${calls} calls`
    const rest = left === null ? '' : left.unit === 'usd' ? `$${left.amount.toFixed(2)}` : `${left.amount} ${left.unit}`
    const end = enough === false ? ', where reading stops' : ''
    return `This may ${most} at ${source}.${rest === '' ? '' : ` Left today: ${rest}${end}.`}`
  })

/** Whatever answers there may be something else. */
const readJson = async (response: Response, baseUrl: string): Promise<Json> => {
  try {
    return (await response.json()) as Json
  } catch {
    throw new Error(
      `The server at ${baseUrl} is not Rostra, or this is not its base URL. The base URL ends in ${apiPrefix}.`,
    )
  }
}
