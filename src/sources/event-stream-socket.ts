import { EventEmitter } from 'node:events'
import { request as askPlain, type ClientRequest, type IncomingMessage } from 'node:http'
import { request as askSecure } from 'node:https'
import { StringDecoder } from 'node:string_decoder'
import type { StreamSocket } from './stream-socket.js'

export interface EventStreamOptions {
  headers: Readonly<Record<string, string>>
  handshakeTimeout: number
  /** Characters in one event. */
  maxPayload: number
}

/** As sockets of the web count: https://developer.mozilla.org/docs/Web/API/WebSocket/readyState. */
const [connecting, open, closed] = [0, 1, 3]

/** Server-sent events (text/event-stream) as a socket: each event is a message of JSON with `event` and `payload`, as Mastodon has them on its sockets. */
export class EventStreamSocket extends EventEmitter implements StreamSocket {
  readyState = connecting
  readonly #request: ClientRequest
  readonly #payloadMax: number
  readonly #decoder = new StringDecoder('utf8')
  #response: IncomingMessage | undefined
  /** What came of a line that has not ended. */
  #rest = ''
  #event = ''
  #data: string[] = []
  #length = 0

  constructor(url: string, { headers, handshakeTimeout, maxPayload }: EventStreamOptions) {
    super()
    this.#payloadMax = maxPayload
    const ask = url.startsWith('https:') ? askSecure : askPlain
    const wanted = { ...headers, accept: 'text/event-stream', 'cache-control': 'no-store' }
    this.#request = ask(url, { headers: wanted, agent: false, timeout: handshakeTimeout })
    this.#request.on('response', (response) => this.#begin(response))
    this.#request.on('timeout', () => this.#fail(new Error('the server did not answer in time')))
    this.#request.on('error', (error) => this.#fail(error))
    this.#request.on('close', () => this.#end())
    this.#request.end()
  }

  get isPaused(): boolean {
    return this.#response?.isPaused() ?? false
  }

  pause(): void {
    this.#response?.pause()
  }

  resume(): void {
    this.#response?.resume()
  }

  /** Nothing can be said on it: what is wanted stands in the address. */
  send(): void {}

  /** Servers send comments to show that they are there. */
  ping(): void {}

  terminate(): void {
    this.#request.destroy()
  }

  #begin(response: IncomingMessage): void {
    const { statusCode, headers } = response
    const type = headers['content-type'] ?? ''
    if (statusCode !== 200 || !type.startsWith('text/event-stream')) {
      response.resume()
      return this.#fail(new Error(`the server answered ${statusCode ?? 0} (${type}) and no stream`))
    }
    this.#response = response
    this.#request.setTimeout(0)
    this.readyState = open
    this.emit('open')
    response.on('data', (chunk: Buffer) => this.#read(chunk))
    response.on('error', (error) => this.#fail(error))
    response.on('close', () => this.#end())
  }

  #read(chunk: Buffer): void {
    this.emit('pong')
    const lines = (this.#rest + this.#decoder.write(chunk)).split(/\r\n|\n|\r(?!$)/)
    this.#rest = lines.pop() ?? ''
    for (const line of lines) this.#take(line)
    if (this.#rest.length + this.#length > this.#payloadMax) this.#fail(new Error('an event is too long'))
  }

  #take(line: string): void {
    if (line === '') return this.#deliver()
    const [, name = '', value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? []
    if (name === 'event') this.#event = value
    if (name === 'data') this.#data.push(value)
    this.#length += value.length
  }

  #deliver(): void {
    const message = { event: this.#event || 'message', payload: this.#data.join('\n') }
    const isEmpty = this.#data.length === 0
    this.#event = ''
    this.#data = []
    this.#length = 0
    if (!isEmpty) this.emit('message', Buffer.from(JSON.stringify(message)))
  }

  #fail(error: Error): void {
    if (this.readyState !== closed) this.emit('error', error)
    this.#request.destroy()
    this.#end()
  }

  #end(): void {
    if (this.readyState === closed) return
    this.readyState = closed
    this.emit('close')
  }
}
