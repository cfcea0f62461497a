import { Failure } from '../kernel/errors.js'
class LeaseLost extends Error {}
const attemptsMax = 5
const waitsMax = 20
const backOffFirstMs = 1e3
const backOffMaxMs = 3e5
const permanent = /* @__PURE__ */ new Set([
  'malformed_request',
  'invalid_input',
  'unauthorized',
  'forbidden',
  'not_found',
  'conflict',
  'not_supported',
])
const backOffMs = (attempt, random) =>
  Math.round(Math.min(backOffMaxMs, backOffFirstMs * 2 ** (attempt - 1)) * (0.5 + random / 2))
class Running {
  claim
  #claims
  #log
  #abort = new AbortController()
  #missing
  #checkpoint
  #progress
  #reported
  #keptItems
  #addedItems = []
  constructor(claim, claims, log) {
    this.claim = claim
    this.#claims = claims
    this.#log = log.child({ request: claim.id, kind: claim.kind })
    this.#missing = [...claim.missing]
    this.#progress = this.#reported = claim.progress
    this.#checkpoint = claim.checkpoint
    this.#keptItems = claim.items
  }
  /** The request is no longer ours, or the process stops: tells the runner to give up. */
  abort() {
    this.#abort.abort(new LeaseLost())
  }
  /** Writes progress that was reported since the last time. */
  async flush() {
    if (this.#progress === this.#reported) return false
    this.#reported = this.#progress
    await this.#claims.report({ lease: this.claim.lease, progress: this.#progress })
    return true
  }
  async carryOut(runner, needs) {
    const { lease } = this.claim
    try {
      const result = await runner.run(this.claim.input, needs, this.#job())
      if (this.#addedItems.length > 0) await this.#save(this.#checkpoint ?? null)
      await this.#claims.finish(lease, this.#succeed(result))
    } catch (error) {
      if (this.#abort.signal.aborted) await this.#claims.handBack(lease, { delayMs: 0, countsAsAttempt: false })
      else await this.#fail(error)
    }
  }
  #succeed(result) {
    const { done, total } = this.#progress
    const status = this.#missing.length > 0 ? 'partial' : 'succeeded'
    return { status, result, missing: this.#missing, progress: { done, total: total ?? done, share: 1 } }
  }
  async #fail(error) {
    const { lease, attempt } = this.claim
    const failure = error instanceof Failure ? error : void 0
    const most = failure?.retryAfterS === void 0 ? attemptsMax : waitsMax
    if (attempt < most && !(failure !== void 0 && permanent.has(failure.code))) {
      const delayMs = (failure?.retryAfterS ?? 0) * 1e3 || backOffMs(attempt, Math.random())
      this.#log.warn({ err: error, attempt, delay_ms: delayMs }, 'attempt failed, will be tried again')
      await this.#claims.handBack(lease, { delayMs, countsAsAttempt: true })
      return
    }
    this.#log.error({ err: error, attempt }, 'request failed')
    await this.#claims.finish(lease, {
      status: 'failed',
      missing: this.#missing,
      progress: this.#progress,
      error: failure
        ? { code: failure.code, detail: failure.message }
        : {
            code: 'internal',
            detail: 'The work failed inside the service; the cause is in the log under the request id.',
          },
    })
  }
  #job() {
    const { id, accountId, checkpoint } = this.claim
    return {
      requestId: id,
      accountId,
      log: this.#log,
      signal: this.#abort.signal,
      checkpoint,
      progress: (done, total) => {
        this.#progress = advance(this.#progress, done, total)
      },
      missing: (what) => {
        this.#missing.push(what)
      },
      add: (...items) => {
        for (const item of items) this.#addedItems.push(JSON.stringify(item))
      },
      save: (state, effects) => this.#save(state, effects),
    }
  }
  async #save(checkpoint, effects) {
    const added = this.#addedItems
    this.#addedItems = []
    const items = { kept: this.#keptItems, added }
    const state = { checkpoint, progress: this.#progress, missing: this.#missing, items }
    if (!(await this.#claims.save(this.claim, state, effects))) {
      this.abort()
      throw new LeaseLost()
    }
    this.#checkpoint = checkpoint
    this.#keptItems += added.length
  }
}
const advance = (from, done, total) => {
  const most = Math.max(from.done, done)
  const all = total === void 0 ? from.total : Math.max(total, most)
  const share = all === null || all === 0 ? from.share : Math.min(most / all, 0.999)
  return { done: most, total: all, share: Math.max(from.share, share) }
}
export { Running, advance, backOffMs }
//# sourceMappingURL=runner.js.map
