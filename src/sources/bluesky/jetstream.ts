import { WebSocket } from 'ws'
import type { Log } from '../../kernel/log.js'
import { readEvent, wantedCollections, type StreamEvent } from './stream-event.js'

export interface JetstreamOptions {
  /** wss://…/subscribe */
  url: string
  /** Only what these write; everybody where there are none. */
  dids: readonly string[]
  log: Log
  /** Waits; ends early when nobody wants to wait any more. */
  pause: (ms: number, signal: AbortSignal) => Promise<void>
  random: () => number
}

/** More than this is not taken in before what is there was dealt with: the socket is left unread, and the network waits. */
const bufferMax = 8000
const batchMax = 2000
/** How long a batch waits for company. */
const lingerMs = 200
const heartbeatMs = 30_000
const backOffFirstMs = 500
const backOffMaxMs = 60_000
/** Read again when connecting: instances differ by a little, and what is known already changes nothing. */
const overlapUs = 5_000_000
const gapUs = 3_600_000_000
/** As many as the service takes in an address; with more, everything is read and sorted out here. */
const didsMax = 100

/**
 * Follows Jetstream from a cursor on, for as long as it is wanted: in batches, reconnecting with back-off, and never further ahead
 * than its reader. A batch that was taken was dealt with when the next one is asked for.
 */
export class Jetstream {
  readonly #options: JetstreamOptions
  readonly #buffer: StreamEvent[] = []
  #socket: WebSocket | undefined
  #cursor: number | undefined
  #wake: () => void = () => {}

  constructor(options: JetstreamOptions) {
    this.#options = options
  }

  async *batches(cursor: number | undefined, signal: AbortSignal): AsyncGenerator<StreamEvent[]> {
    this.#cursor = cursor
    const stopping = new AbortController()
    const either = AbortSignal.any([signal, stopping.signal])
    const onAbort = (): void => this.#wake()
    signal.addEventListener('abort', onAbort)
    const following = this.#follow(either)
    try {
      while (!signal.aborted) {
        if (this.#buffer.length === 0) await new Promise<void>((resolve) => (this.#wake = resolve))
        if (this.#buffer.length < batchMax) await this.#options.pause(lingerMs, signal)
        const batch = this.#buffer.splice(0, batchMax)
        if (batch.length > 0) yield batch
        if (this.#buffer.length < bufferMax / 2 && this.#socket?.isPaused === true) this.#socket.resume()
      }
    } finally {
      stopping.abort()
      signal.removeEventListener('abort', onAbort)
      await following
    }
  }

  /** Connects again and again. The wait doubles while nothing comes through, and starts anew once something did. */
  async #follow(signal: AbortSignal): Promise<void> {
    const { log, pause, random } = this.#options
    const isOver = (): boolean => signal.aborted
    for (let failures = 0; !isOver();) {
      const before = this.#cursor
      const reason = await this.#connect(signal)
      if (isOver()) return
      failures = this.#cursor === before ? failures + 1 : 1
      const waitMs = Math.min(backOffMaxMs, backOffFirstMs * 2 ** (failures - 1)) * (0.5 + random() / 2)
      log.warn({ reason, waitMs: Math.round(waitMs) }, 'the stream broke off; connecting again')
      await pause(waitMs, signal)
    }
  }

  #address(): string {
    const url = new URL(this.#options.url)
    for (const collection of wantedCollections) url.searchParams.append('wantedCollections', collection)
    if (this.#options.dids.length <= didsMax)
      for (const did of this.#options.dids) url.searchParams.append('wantedDids', did)
    if (this.#cursor !== undefined) url.searchParams.set('cursor', String(Math.max(0, this.#cursor - overlapUs)))
    return url.href
  }

  /** One connection, until it ends. Gives the reason. */
  async #connect(signal: AbortSignal): Promise<string> {
    const socket = new WebSocket(this.#address(), { handshakeTimeout: 15_000, maxPayload: 4_194_304 })
    this.#socket = socket
    const close = (): void => socket.terminate()
    signal.addEventListener('abort', close)
    let [reason, alive] = ['closed', true]
    socket.on('error', (error) => (reason = error.message))
    socket.on('pong', () => (alive = true))
    socket.on('message', (data: Buffer) => {
      alive = true
      this.#take(data.toString('utf8'), socket)
    })
    const heartbeat = setInterval(() => {
      if (socket.isPaused || socket.readyState !== WebSocket.OPEN) return
      if (!alive) return socket.terminate()
      alive = false
      socket.ping()
    }, heartbeatMs)
    if (signal.aborted) close()
    // An error is always followed by the close, and that alone counts.
    await new Promise<void>((resolve) => void socket.once('close', () => resolve()))
    clearInterval(heartbeat)
    signal.removeEventListener('abort', close)
    return reason
  }

  #take(text: string, socket: WebSocket): void {
    const event = readEvent(text)
    if (event === undefined) return this.#options.log.warn({ text: text.slice(0, 200) }, 'a message cannot be read')
    // Of a few people it is quite natural to hear nothing for long.
    const isEverybody = this.#options.dids.length === 0
    if (isEverybody && this.#cursor !== undefined && event.timeUs - this.#cursor > gapUs)
      this.#options.log.warn(
        { fromUs: this.#cursor, toUs: event.timeUs },
        'the stream goes on much later than where it ended: what lies between may be missing',
      )
    this.#cursor = Math.max(this.#cursor ?? 0, event.timeUs)
    this.#buffer.push(event)
    if (this.#buffer.length >= bufferMax && !socket.isPaused) socket.pause()
    this.#wake()
  }
}
