import { performance } from 'node:perf_hooks'

/** How much of the loop's time may go into rejections of clients that do not wait. */
const share = 0.15
/** How much of that time may be saved up while nobody is rejected. */
const savedMaxMs = 30
/** The kernel's work for a write goes on after the call has returned: about as long again. */
const wholeOfWritten = 2
/** How long a client was asked to wait (`Retry-After`), and so the longest that a rejection is held back. */
const askedToWaitMs = 1000
const tickMs = 10

interface Held {
  write: () => void
  until: number
}

/** Calls again and again until what it returns is called. */
export type Ticker = (tick: () => void) => () => void

const everyTick: Ticker = (tick) => {
  const timer = setInterval(tick, tickMs)
  return () => clearInterval(timer)
}

/**
 * When rejections are written. The first one of a connection, and each that comes after the time its client was asked to wait, at once. Clients
 * that ask again at once get theirs when there is time for it, or when the time they should have waited is over: else whoever asks most
 * often leaves the server no time to answer anybody.
 */
export class Refusals {
  readonly #now: () => number
  readonly #ticker: Ticker
  readonly #last = new WeakMap<object, number>()
  /** In the order in which they came; those before `#next` are written. */
  #held: Held[] = []
  #next = 0
  #savedMs = savedMaxMs
  #countedAt: number
  #stop: (() => void) | undefined

  constructor(now = (): number => performance.now(), ticker = everyTick) {
    this.#now = now
    this.#ticker = ticker
    this.#countedAt = now()
  }

  /** How many rejections are held back. */
  get held(): number {
    return this.#held.length - this.#next
  }

  refuse(connection: object, write: () => void): void {
    const now = this.#now()
    const last = this.#last.get(connection)
    this.#last.set(connection, now)
    const hasWaited = last === undefined || now - last >= askedToWaitMs
    if (hasWaited || (this.held === 0 && this.#hasTime(now))) return this.#write(connection, write)
    this.#held.push({ write: () => this.#write(connection, write), until: now + askedToWaitMs })
    this.#stop ??= this.#ticker(() => this.#tick())
  }

  #hasTime(now: number): boolean {
    this.#savedMs = Math.min(savedMaxMs, this.#savedMs + (now - this.#countedAt) * share)
    this.#countedAt = now
    return this.#savedMs > 0
  }

  #write(connection: object, write: () => void): void {
    const began = this.#now()
    write()
    const ended = this.#now()
    this.#savedMs -= (ended - began) * wholeOfWritten
    // From when its answer was written: that is when the client learns how long to wait.
    this.#last.set(connection, ended)
  }

  #tick(): void {
    for (let next = this.#held[this.#next]; next !== undefined; next = this.#held[this.#next]) {
      const now = this.#now()
      if (!this.#hasTime(now) && now < next.until) break
      this.#next++
      next.write()
    }
    if (this.held > 0) return this.#drop()
    this.#held = []
    this.#next = 0
    this.#stop?.()
    this.#stop = undefined
  }

  /** Lets go of what is written, rarely enough that it costs nothing. */
  #drop(): void {
    if (this.#next * 2 < this.#held.length) return
    this.#held = this.#held.slice(this.#next)
    this.#next = 0
  }

  /** Writes everything that is held back: the server stops. */
  close(): void {
    for (const { write } of this.#held.slice(this.#next)) write()
    this.#held = []
    this.#next = 0
    this.#stop?.()
    this.#stop = undefined
  }
}
