import { Failure } from '../kernel/errors.js'

export interface LoadLimits {
  /** Calls in progress beyond which further ones are refused. */
  callsMax: number
  /** Delay of the event loop beyond which fewer calls are let in at once. */
  loopDelayMaxMs: number
}

/** A call that was let in. */
export interface Entry {
  /** After how many samples of a loop that was on time it came. */
  at: number
  isCounted: boolean
}

const sampleMs = 20
/** So many calls at once are let in however late the loop is: whoever works alone is never refused. */
const callsAlways = 32
/**
 * A call that is not answered although the loop was on time so often (for a second) waits for something, and costs the loop nothing. Time
 * in which the loop was late does not count: then calls are old because nobody got round to them.
 */
const workingSamples = 50
/** How many more calls at once may ask how work stands or stop it. */
const reservedShare = 0.25
const reservedMin = 8

export const overloaded = (): Failure =>
  new Failure('overloaded', 'The service has more to do than it can. Nothing was done; send the request again.', {
    retryAfterS: 1,
  })

/**
 * Sheds load while answering is still possible: better a quick 503 for some than a slow time-out for all. How many calls may be at work
 * at once is found as TCP finds its window: a loop that is late cuts it to less than what is at work now, a loop that is on time lets it
 * grow. Health checks do not pass through here.
 */
export class Load {
  readonly #limits: LoadLimits
  readonly #timer: NodeJS.Timeout
  /** Calls at work in the order in which they came; those that left are dropped when their turn comes. */
  #working: Entry[] = []
  #calls = 0
  #active = 0
  #shed = 0
  #onTime = 0
  #atOnce: number

  constructor(limits: LoadLimits) {
    this.#limits = limits
    this.#atOnce = limits.callsMax
    let expected = performance.now() + sampleMs
    this.#timer = setInterval(() => {
      this.note(performance.now() - expected)
      expected = performance.now() + sampleMs
    }, sampleMs)
    this.#timer.unref()
  }

  /** Calls in progress, also those that only wait. */
  get calls(): number {
    return this.#calls
  }

  /** Calls refused since the start. */
  get shed(): number {
    return this.#shed
  }

  /** How many calls may be at work at once. */
  get atOnce(): number {
    return this.#atOnce
  }

  /** Learns how late the loop is. */
  note(delayMs: number): void {
    if (delayMs > this.#limits.loopDelayMaxMs) {
      this.#atOnce = Math.max(callsAlways, Math.floor(Math.min(this.#atOnce, this.#active) * 0.7))
    } else {
      this.#onTime++
      this.#atOnce += 1 + this.#atOnce / 10
      this.#forgetWaiting()
    }
    this.#atOnce = Math.min(this.#limits.callsMax, this.#atOnce)
  }

  #forgetWaiting(): void {
    const first = this.#working.findIndex(({ at, isCounted }) => isCounted && this.#onTime - at < workingSamples)
    const count = first === -1 ? this.#working.length : first
    for (const entry of this.#working.splice(0, count)) this.#uncount(entry)
  }

  /** Whether there is no place for one more call. Whoever asks how work stands, or stops it, has places of their own. */
  isFull(isUrgent: boolean): boolean {
    const reserved = (limit: number): number =>
      isUrgent && limit > 0 ? Math.max(reservedMin, limit * reservedShare) : 0
    const { callsMax } = this.#limits
    return this.#calls >= callsMax + reserved(callsMax) || this.#active >= this.#atOnce + reserved(this.#atOnce)
  }

  /** Counts a call in, or refuses it. Who was counted in must leave. */
  enter(isUrgent: boolean): Entry {
    if (this.isFull(isUrgent)) {
      this.refuse()
      throw overloaded()
    }
    const entry = { at: this.#onTime, isCounted: true }
    this.#calls++
    this.#active++
    this.#working.push(entry)
    return entry
  }

  leave(entry: Entry): void {
    this.#calls--
    this.#uncount(entry)
  }

  /** Notes that a call was refused. */
  refuse(): void {
    this.#shed++
  }

  #uncount(entry: Entry): void {
    if (!entry.isCounted) return
    entry.isCounted = false
    this.#active--
  }

  close(): void {
    clearInterval(this.#timer)
  }
}
