import { Failure } from '../kernel/errors.js'
const sweepMs = 250
class OpenCall {
  reply
  deadline
  #abort
  #reason
  constructor(reply, deadline) {
    this.reply = reply
    this.deadline = deadline
  }
  get signal() {
    if (this.#abort === void 0) {
      this.#abort = new AbortController()
      if (this.#reason !== void 0) this.#abort.abort(this.#reason)
    }
    return this.#abort.signal
  }
  abort(reason) {
    this.#reason ??= reason
    this.#abort?.abort(reason)
  }
}
class OpenCalls {
  #calls = /* @__PURE__ */ new Set()
  #timer
  #onTimeout
  constructor(onTimeout) {
    this.#onTimeout = onTimeout
    this.#timer = setInterval(() => this.#sweep(performance.now()), sweepMs)
    this.#timer.unref()
  }
  open(reply, timeoutMs) {
    const call = new OpenCall(reply, performance.now() + timeoutMs)
    this.#calls.add(call)
    return call
  }
  /** The answer is on its way, or the client has left. */
  close(call) {
    this.#calls.delete(call)
    if (!call.reply.raw.writableFinished) call.abort(new Error('the client went away'))
  }
  stop() {
    clearInterval(this.#timer)
    for (const call of this.#calls) call.abort(new Error('the server stops'))
  }
  #sweep(now) {
    for (const call of this.#calls) {
      if (call.deadline > now || call.reply.sent) continue
      const failure = new Failure('timeout', 'There was no answer within the time limit of this operation.')
      this.#calls.delete(call)
      call.abort(failure)
      this.#onTimeout(failure, call.reply)
    }
  }
}
export { OpenCall, OpenCalls }
//# sourceMappingURL=open-calls.js.map
