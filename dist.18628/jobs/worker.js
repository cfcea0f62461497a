import { leaseMs } from './claims.js'
import { Running } from './runner.js'
const lookMs = 500
const heartbeatMs = leaseMs / 4
class Worker {
  #parts
  #runners
  #running = /* @__PURE__ */ new Map()
  #timers = []
  #stopped = false
  #looking
  #lookAgain = false
  constructor(parts) {
    this.#parts = parts
    this.#runners = new Map(parts.runners.map((runner) => [runner.kind, runner]))
  }
  start() {
    this.#timers = [setInterval(() => this.look(), lookMs), setInterval(() => void this.#beat(), heartbeatMs)]
    this.#parts.changes.onEvery(() => this.look())
    this.look()
  }
  /** Looks for work now. Calls that come while it looks make it look once more. */
  look() {
    this.#lookAgain = true
    this.#looking ??= this.#lookAround().finally(() => {
      this.#looking = void 0
    })
  }
  /** Runs until nothing is due any more. For tests and one-off commands: nobody has to guess how long to wait. */
  async drain() {
    do {
      this.look()
      await this.#looking
      await Promise.all(this.#running.values())
    } while ((await this.#claimNext()) || this.#running.size > 0)
  }
  /** Takes nothing new; gives what runs a moment to end, then hands it back for the next worker. */
  async stop(graceMs) {
    this.#stopped = true
    for (const timer2 of this.#timers) clearInterval(timer2)
    await this.#looking
    const ended = Promise.all(this.#running.values())
    let timer
    await Promise.race([ended, new Promise((over) => (timer = setTimeout(over, graceMs)))])
    clearTimeout(timer)
    for (const running of this.#running.keys()) running.abort()
    await ended
  }
  async #lookAround() {
    while (this.#lookAgain && !this.#stopped) {
      this.#lookAgain = false
      try {
        for (const id of await this.#parts.claims.reap()) this.#parts.changes.announce(id)
        await this.#parts.schedules.submitDue()
        while (this.#running.size < this.#parts.slots && (await this.#claimNext()));
      } catch (error) {
        this.#parts.log.error({ err: error }, 'looking for work failed')
      }
    }
  }
  async #claimNext() {
    if (this.#stopped || this.#running.size >= this.#parts.slots) return false
    const claim = await this.#parts.claims.claim([...this.#runners.keys()])
    const runner = claim && this.#runners.get(claim.kind)
    if (claim === void 0 || runner === void 0) return false
    const running = new Running(claim, this.#parts.claims, this.#parts.log)
    const work = running
      .carryOut(runner, this.#parts.needs)
      .catch((error) => this.#parts.log.error({ err: error, request: claim.id }, 'a request could not be ended'))
      .finally(() => {
        this.#running.delete(running)
        this.#parts.changes.announce(claim.id)
      })
    this.#running.set(running, work)
    this.#parts.changes.announce(claim.id)
    return true
  }
  /** Renews the leases and writes progress. Whatever is no longer ours is aborted. */
  async #beat() {
    if (this.#running.size === 0) return
    try {
      const leases = [...this.#running.keys()].map(({ claim }) => claim.lease)
      const ours = await this.#parts.claims.renew(leases)
      for (const running of this.#running.keys()) {
        if (!ours.has(running.claim.lease) && leases.includes(running.claim.lease)) running.abort()
        else if (await running.flush()) this.#parts.changes.announce(running.claim.id)
      }
    } catch (error) {
      this.#parts.log.error({ err: error }, 'heartbeat failed')
    }
  }
}
export { Worker }
//# sourceMappingURL=worker.js.map
