import { Failure } from '../kernel/errors.js'

export interface LoadLimits {
  /** Calls in progress beyond which further ones are refused. */
  callsMax: number
  /** Delay of the event loop beyond which fewer calls are let in at once. */
  loopDelayMaxMs: number
  /** How long the oldest piece of work that calls have handed on to threads waits for one of them. */
  queuedMs: () => number
}

/** A call that was let in. */
export interface Entry {
  /** After how many samples that were on time it came. */
  at: number
  isCounted: boolean
}

const sampleMs = 20
/** So many calls at once are let in however late the loop is: whoever works alone is never refused. */
const callsAlways = 32
/** Work that waits longer than this for a thread means that more calls are let in than the threads have use for. */
const queuedMaxMs = 150
/**
 * A call that is not answered although the loop and the threads were on time so often (for a second) waits for something, and costs nothing.
 * Time in which one of them was late does not count: then calls are old because nobody got round to them.
 */
const workingSamples = 50
/** How many more calls at once may ask how work stands or stop it. */
const reservedShare = 0.25
const reservedMin = 8

export const overloaded = (): Failure =>
  new Failure('overloaded', 'The server is overloaded and did not process the request. Send it again.', {
    retryAfterS: 1,
  })

/**
 * Sheds load while answering is still possible: better a quick 503 for some than a slow time-out for all. How many calls may be at work
 * at once is found as TCP finds its window: a loop that is late, or threads whose work piles up, cut it to less than what is at work now;
 * otherwise it grows. Health checks do not pass through here.
 */
export class Load {
  readonly #limits: LoadLimits
  readonly #timer: NodeJS.Timeout
  readonly #now: () => number
  /** Calls at work in the order in which they came; those that left are dropped when their turn comes. */
  #working: Entry[] = []
  #calls = 0
  #active = 0
  #shed = 0
  #onTime = 0
  #atOnce: number
  /** When the next sample is due, and whether it was taken before its time came. */
  #due: number
  #isTaken = false

  constructor(limits: LoadLimits, now = (): number => performance.now()) {
    this.#limits = limits
    this.#now = now
    this.#atOnce = limits.callsMax
    this.#due = now() + sampleMs
    this.#timer = setInterval(() => this.sample(), sampleMs)
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

  /** Looks how late the loop is, which is how late this look is. */
  sample(): void {
    if (!this.#isTaken) this.note(this.#now() - this.#due)
    this.#isTaken = false
    this.#due = this.#now() + sampleMs
  }

  /** A loop that is late takes its samples late too: whoever comes in meanwhile must not wait for the next one. */
  #lookAhead(): void {
    if (this.#isTaken) return
    const delayMs = this.#now() - this.#due
    if (delayMs <= this.#limits.loopDelayMaxMs) return
    this.note(delayMs)
    this.#isTaken = true
  }

  /** Learns how late the loop is, and looks how late the threads are. */
  note(delayMs: number): void {
    if (delayMs > this.#limits.loopDelayMaxMs || this.#limits.queuedMs() > queuedMaxMs) {
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

  /** Whether there is no place for one more call behind those that wait to be begun. Whoever asks how work stands, or stops it, has places of their own. */
  isFull(isUrgent: boolean, waiting = 0): boolean {
    this.#lookAhead()
    const reserved = (limit: number): number =>
      isUrgent && limit > 0 ? Math.max(reservedMin, limit * reservedShare) : 0
    const { callsMax } = this.#limits
    return (
      this.#calls + waiting >= callsMax + reserved(callsMax) ||
      this.#active + waiting >= this.#atOnce + reserved(this.#atOnce)
    )
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
