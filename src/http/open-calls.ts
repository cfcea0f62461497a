import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import { Failure } from '../kernel/errors.js'

/** How exactly time limits are kept. One timer looks after all calls: a timer for each would cost more than most calls. */
const sweepMs = 250

const lookMs = 20

/** What a call is told that comes, or is not over, while the server stops. */
export const stopping = (): Failure =>
  new Failure('unavailable', 'The server is stopping. Send the request again.', { retryAfterS: 1 })

/** A call in progress. Its signal is made when somebody asks for it: most calls are over before anybody would. */
export class OpenCall {
  readonly reply: FastifyReply
  readonly deadline: number
  /** Its place among the open calls; -1 once it is over. */
  at: number
  #abort: AbortController | undefined
  #reason: Error | undefined

  constructor(reply: FastifyReply, deadline: number, at: number) {
    this.reply = reply
    this.deadline = deadline
    this.at = at
  }

  get signal(): AbortSignal {
    if (this.#abort === undefined) {
      this.#abort = new AbortController()
      if (this.#reason !== undefined) this.#abort.abort(this.#reason)
    }
    return this.#abort.signal
  }

  /** Nobody waits for its answer any more, or somebody was told already that there will be none. */
  get isGivenUp(): boolean {
    return this.#reason !== undefined
  }

  /** What was aborted with a failure is answered with it, whatever is thrown afterwards. */
  get failure(): Failure | undefined {
    return this.#reason instanceof Failure ? this.#reason : undefined
  }

  abort(reason: Error): void {
    this.#reason ??= reason
    this.#abort?.abort(reason)
  }
}

/**
 * The calls in progress: they end when they are answered, when the client goes away, when time is up or on stop.
 * A plain list, not a Set: a Set that is added to and deleted from ten thousand times a second leaves outgrown tables
 * behind, which hold on to each other and to every call and answer of theirs until the next full collection.
 */
export class OpenCalls {
  readonly #calls: OpenCall[] = []
  readonly #timer: NodeJS.Timeout
  readonly #onTimeout: (failure: Failure, reply: FastifyReply) => void

  constructor(onTimeout: (failure: Failure, reply: FastifyReply) => void) {
    this.#onTimeout = onTimeout
    this.#timer = setInterval(() => this.#sweep(performance.now()), sweepMs)
    this.#timer.unref()
  }

  open(reply: FastifyReply, timeoutMs: number): OpenCall {
    const call = new OpenCall(reply, performance.now() + timeoutMs, this.#calls.length)
    this.#calls.push(call)
    return call
  }

  /** The answer is on its way, or the client has left. */
  close(call: OpenCall): void {
    this.#remove(call)
    if (!call.reply.raw.writableFinished) call.abort(new Error('the client went away'))
  }

  /**
   * Lets the calls in progress end by themselves, for as long as given; then ends them with what to do. Streams that have begun end at once: they
   * would go on for ever, and their readers come back.
   */
  async stop(graceMs: number): Promise<void> {
    for (const call of [...this.#calls]) if (call.reply.raw.headersSent) call.abort(stopping())
    const until = performance.now() + graceMs
    while (this.#calls.some((call) => !call.isGivenUp) && performance.now() < until) await pause(lookMs)
    clearInterval(this.#timer)
    for (const call of [...this.#calls]) call.abort(stopping())
  }

  /** The last one takes the place that becomes free. */
  #remove(call: OpenCall): void {
    if (call.at < 0) return
    const last = this.#calls.pop()
    if (last !== undefined && last !== call) {
      this.#calls[call.at] = last
      last.at = call.at
    }
    call.at = -1
  }

  #sweep(now: number): void {
    for (const call of [...this.#calls]) {
      // A stream that has begun may take its time: it ends with its reader. `sent` is only true of one that has ended.
      if (call.deadline > now || call.reply.sent || call.reply.raw.headersSent) continue
      const failure = new Failure('timeout', 'The operation did not finish within its time limit.')
      this.#remove(call)
      call.abort(failure)
      this.#onTimeout(failure, call.reply)
    }
  }
}
