import { WebSocket } from 'ws'
import { EventStreamSocket } from './event-stream-socket.js'
import type { StreamSocket } from './stream-socket.js'
import type { Log } from '../kernel/log.js'

/** What every stream needs of its surroundings. */
export interface StreamParts {
  log: Log
  /** Waits; ends early when nobody wants to wait any more. */
  pause: (ms: number, signal: AbortSignal) => Promise<void>
  random: () => number
}

export interface SocketStreamOptions<Event> extends StreamParts {
  /** Where to connect to go on from a cursor: a socket, or an event stream over HTTP. It does not fail. */
  address: (cursor: number | undefined) => string | Promise<string>
  /** Told of every connection whether it could be made. */
  onConnected?: (isOpened: boolean) => void
  /** What is said first on a connection, where it is not the address that says what is wanted. */
  greeting?: (cursor: number | undefined) => string
  headers?: Record<string, string>
  /** One message; undefined for what cannot be read at all, null for what is none of our business. */
  read: (text: string) => Event | null | undefined
  /**
   * What happened since a cursor, oldest first, where the socket itself does not tell: read on every connection, before what it brings,
   * and again and again for as long as no connection can be made.
   */
  catchUp?: (cursor: number, signal: AbortSignal) => Promise<Event[]>
  /** Whether hearing nothing for an hour means that something is missing. */
  isBusy: boolean
}

/** More than this is not taken in before what is there was dealt with: the socket is left unread, and the network waits. */
const bufferMax = 8000
const batchMax = 2000
/** How long a batch waits for company. */
const lingerMs = 200
const heartbeatMs = 30_000
const backOffFirstMs = 500
const backOffMaxMs = 60_000
const gapUs = 3_600_000_000
/** How often what happened is read where no connection can be made: soon enough for whoever waits for it. */
const pollMs = 5000

/**
 * Follows a socket from a cursor on, for as long as it is wanted: in batches, reconnecting with back-off, and never further ahead
 * than its reader. A batch that was taken was dealt with when the next one is asked for.
 */
export class SocketStream<Event extends { timeUs: number }> {
  readonly #options: SocketStreamOptions<Event>
  readonly #buffer: Event[] = []
  #socket: StreamSocket | undefined
  #cursor: number | undefined
  #isCatchingUp = false
  #wake: () => void = () => {}

  constructor(options: SocketStreamOptions<Event>) {
    this.#options = options
  }

  async *batches(cursor: number | undefined, signal: AbortSignal): AsyncGenerator<Event[]> {
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
        this.#goOn()
      }
    } finally {
      stopping.abort()
      signal.removeEventListener('abort', onAbort)
      await following
    }
  }

  /** Connects again and again. The wait doubles while nothing comes through, and starts anew once something did. */
  async #follow(signal: AbortSignal): Promise<void> {
    const { log, random } = this.#options
    const isOver = (): boolean => signal.aborted
    for (let failures = 0; !isOver();) {
      const before = this.#cursor
      const { reason, isOpened } = await this.#connect(signal)
      this.#options.onConnected?.(isOpened)
      if (isOver()) return
      failures = this.#cursor === before || !isOpened ? failures + 1 : 1
      const waitMs = Math.min(backOffMaxMs, backOffFirstMs * 2 ** (failures - 1)) * (0.5 + random() / 2)
      log.warn({ reason, waitMs: Math.round(waitMs) }, 'the stream broke off; connecting again')
      await this.#wait(waitMs, isOpened, signal)
    }
  }

  /** Some servers name a stream and have none: what they have is read meanwhile. */
  async #wait(waitMs: number, isOpened: boolean, signal: AbortSignal): Promise<void> {
    for (let left = waitMs; left > 0 && !signal.aborted; left -= pollMs) {
      if (!isOpened && this.#socket !== undefined) await this.#catchUp(this.#socket, signal)
      await this.#options.pause(Math.min(pollMs, left), signal)
    }
  }

  /** One connection, until it ends. Gives the reason, and whether there was one at all. */
  async #connect(signal: AbortSignal): Promise<{ reason: string; isOpened: boolean }> {
    const { address, greeting, headers = {} } = this.#options
    const limits = { handshakeTimeout: 15_000, maxPayload: 4_194_304 }
    const url = await address(this.#cursor)
    const isSocket = url.startsWith('ws')
    const socket: StreamSocket = new (isSocket ? WebSocket : EventStreamSocket)(url, { ...limits, headers })
    this.#socket = socket
    const close = (): void => socket.terminate()
    signal.addEventListener('abort', close)
    let [reason, alive, isOpened] = ['closed', true, false]
    socket.on('error', (error) => (reason = error.message))
    socket.on('pong', () => (alive = true))
    socket.on('open', () => {
      isOpened = true
      if (greeting !== undefined) socket.send(greeting(this.#cursor))
      void this.#catchUp(socket, signal)
    })
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
    return { reason, isOpened }
  }

  /** What the socket brings meanwhile waits: the cursor must not pass what is still being read. */
  async #catchUp(socket: StreamSocket, signal: AbortSignal): Promise<void> {
    const { catchUp, log } = this.#options
    if (catchUp === undefined || this.#cursor === undefined || this.#buffer.length >= bufferMax / 2) return
    this.#isCatchingUp = true
    socket.pause()
    try {
      for (const event of await catchUp(this.#cursor, signal)) this.#push(event, socket)
    } catch (error) {
      if (!signal.aborted) log.warn({ err: error }, 'what happened meanwhile cannot be read; connecting again')
      socket.terminate()
    } finally {
      this.#isCatchingUp = false
      this.#goOn()
    }
  }

  #goOn(): void {
    const hasRoom = this.#buffer.length < bufferMax / 2 && !this.#isCatchingUp
    if (hasRoom && this.#socket?.isPaused === true) this.#socket.resume()
  }

  #take(text: string, socket: StreamSocket): void {
    const { read, log } = this.#options
    const event = read(text)
    if (event === undefined) return log.warn({ text: text.slice(0, 200) }, 'a message cannot be read')
    if (event !== null) this.#push(event, socket)
  }

  #push(event: Event, socket: StreamSocket): void {
    const { isBusy, log } = this.#options
    if (isBusy && this.#cursor !== undefined && event.timeUs - this.#cursor > gapUs)
      log.warn(
        { fromUs: this.#cursor, toUs: event.timeUs },
        'the stream goes on much later than where it ended: what lies between may be missing',
      )
    this.#cursor = Math.max(this.#cursor ?? 0, event.timeUs)
    this.#buffer.push(event)
    if (this.#buffer.length >= bufferMax && !socket.isPaused) socket.pause()
    this.#wake()
  }
}
