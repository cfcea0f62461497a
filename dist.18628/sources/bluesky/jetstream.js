import { WebSocket } from 'ws'
import { readEvent } from './stream-event.js'
const bufferMax = 2e3
const batchMax = 500
const lingerMs = 200
const heartbeatMs = 3e4
const backOffFirstMs = 500
const backOffMaxMs = 6e4
const overlapUs = 5e6
const gapUs = 36e8
const didsMax = 100
class Jetstream {
  #options
  #buffer = []
  #socket
  #cursor
  #wake = () => {}
  constructor(options) {
    this.#options = options
  }
  async *batches(cursor, signal) {
    this.#cursor = cursor
    const stopping = new AbortController()
    const either = AbortSignal.any([signal, stopping.signal])
    const onAbort = () => this.#wake()
    signal.addEventListener('abort', onAbort)
    const following = this.#follow(either)
    try {
      while (!signal.aborted) {
        if (this.#buffer.length === 0) await new Promise((resolve) => (this.#wake = resolve))
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
  async #follow(signal) {
    const { log, pause, random } = this.#options
    const isOver = () => signal.aborted
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
  #address() {
    const url = new URL(this.#options.url)
    url.searchParams.append('wantedCollections', 'app.bsky.feed.post')
    if (this.#options.dids.length <= didsMax)
      for (const did of this.#options.dids) url.searchParams.append('wantedDids', did)
    if (this.#cursor !== void 0) url.searchParams.set('cursor', String(Math.max(0, this.#cursor - overlapUs)))
    return url.href
  }
  /** One connection, until it ends. Gives the reason. */
  async #connect(signal) {
    const socket = new WebSocket(this.#address(), { handshakeTimeout: 15e3, maxPayload: 4194304 })
    this.#socket = socket
    const close = () => socket.terminate()
    signal.addEventListener('abort', close)
    let [reason, alive] = ['closed', true]
    socket.on('error', (error) => (reason = error.message))
    socket.on('pong', () => (alive = true))
    socket.on('message', (data) => {
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
    await new Promise((resolve) => void socket.once('close', () => resolve()))
    clearInterval(heartbeat)
    signal.removeEventListener('abort', close)
    return reason
  }
  #take(text, socket) {
    const event = readEvent(text)
    if (event === void 0) return this.#options.log.warn({ text: text.slice(0, 200) }, 'a message cannot be read')
    const isEverybody = this.#options.dids.length === 0
    if (isEverybody && this.#cursor !== void 0 && event.timeUs - this.#cursor > gapUs)
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
export { Jetstream }
//# sourceMappingURL=jetstream.js.map
