import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '../kernel/log.js'
import { untraced } from '../kernel/traces/span.js'
import { readTraceparent } from '../kernel/traces/trace-context.js'
import type { Tracer } from '../kernel/traces/tracer.js'
import type { Changes } from './changes.js'
import { leaseMs, type Claim, type Claims } from './claims.js'
import { Running, type Runner } from './runner.js'
import type { Schedules } from './schedules.js'

export interface WorkerParts<Needs> {
  claims: Claims
  schedules: Schedules
  changes: Changes
  log: Log
  runners: readonly Runner<Needs>[]
  needs: Needs
  /** How many requests run at once. */
  slots: number
  /** Where work is traced. */
  tracer: Tracer | undefined
}

/** Looks this often for what no event announces: retries that fall due, schedules, other processes' submissions. */
const lookMs = 500
const heartbeatMs = leaseMs / 4

/** Carries requests out: claims them in turn, keeps their leases, writes their progress, hands back on stop. */
export class Worker<Needs> {
  readonly #parts: WorkerParts<Needs>
  readonly #runners: Map<string, Runner<Needs>>
  readonly #running = new Map<Running, Promise<void>>()
  #timers: NodeJS.Timeout[] = []
  #stopped = false
  #looking: Promise<void> | undefined
  #lookAgain = false
  #claimed = 0

  constructor(parts: WorkerParts<Needs>) {
    this.#parts = parts
    this.#runners = new Map(parts.runners.map((runner) => [runner.kind, runner]))
  }

  start(): void {
    this.#timers = [setInterval(() => this.look(), lookMs), setInterval(() => void this.#beat(), heartbeatMs)]
    this.#parts.changes.onEvery(() => this.look())
    this.look()
  }

  /** Looks for work now. Calls that come while it looks make it look once more. */
  look(): void {
    this.#lookAgain = true
    this.#looking ??= untraced(() => this.#lookAround()).finally(() => {
      this.#looking = undefined
      if (this.#lookAgain && !this.#stopped) this.look()
    })
  }

  /** Whether anybody's request is being carried out: what can wait gives way to it. */
  get isBusy(): boolean {
    return this.#running.size > 0
  }

  /**
   * Runs until a whole look, begun while nothing ran, finds nothing that is due. For tests and one-off commands: nobody
   * has to guess how long to wait. Only a look claims, so that a claim on its way is never taken for an empty queue.
   */
  async drain(): Promise<void> {
    let claimed: number
    do {
      while (this.#running.size > 0) await Promise.all(this.#running.values())
      claimed = this.#claimed
      this.look()
      await this.#looking
    } while (this.#claimed > claimed)
  }

  /** Takes nothing new; gives what runs a moment to end, then hands it back for the next worker. */
  async stop(graceMs: number): Promise<void> {
    this.#stopped = true
    for (const timer of this.#timers) clearInterval(timer)
    await this.#looking
    const ended = Promise.all(this.#running.values())
    let timer: NodeJS.Timeout | undefined
    await Promise.race([ended, new Promise((over) => (timer = setTimeout(over, graceMs)))])
    clearTimeout(timer)
    for (const running of this.#running.keys()) running.abort()
    await Promise.race([ended, pause(graceMs, undefined, { ref: false })])
    // Whoever does not listen loses the lease: the next worker begins at once, and what is still written under it changes nothing.
    for (const { claim } of this.#running.keys()) await this.#parts.claims.handBack(claim.lease, { delayMs: 0 })
  }

  async #lookAround(): Promise<void> {
    while (this.#lookAgain && !this.#stopped) {
      this.#lookAgain = false
      try {
        for (const id of await this.#parts.claims.reap(this.#leases())) this.#parts.changes.announce(id)
        await this.#parts.schedules.submitDue()
        while (this.#running.size < this.#parts.slots && (await this.#claimNext()));
      } catch (error) {
        this.#parts.log.error({ err: error }, 'looking for work failed')
      }
    }
  }

  async #claimNext(): Promise<boolean> {
    if (this.#stopped) return false
    const claim = await this.#parts.claims.claim([...this.#runners.keys()])
    const runner = claim && this.#runners.get(claim.kind)
    if (claim === undefined || runner === undefined) return false
    const running = new Running(claim, this.#parts.claims, this.#parts.log)
    const work = this.#traced(claim, () => running.carryOut(runner, this.#parts.needs))
      .catch((error: unknown) =>
        this.#parts.log.error({ err: error, request: claim.id }, 'a request could not be ended'),
      )
      .finally(() => {
        this.#running.delete(running)
        this.#parts.changes.announce(claim.id)
      })
    this.#running.set(running, work)
    this.#claimed++
    this.#parts.changes.announce(claim.id)
    return true
  }

  /** A job is a step of the trace of whoever submitted it, or begins one of its own. */
  #traced({ id, kind, attempt, traceparent }: Claim, work: () => Promise<void>): Promise<void> {
    const attributes = () => ({
      'rostra.request.id': id,
      'rostra.request.kind': kind,
      'rostra.request.attempt': attempt,
    })
    const span = this.#parts.tracer?.begin(
      `job ${kind}`,
      { kind: 'consumer', attributes },
      readTraceparent(traceparent),
    )
    return span === undefined ? work() : span.whole(work)
  }

  #leases(): string[] {
    return [...this.#running.keys()].map(({ claim }) => claim.lease)
  }

  /** Renews the leases and writes progress. Whatever is no longer ours is aborted. */
  async #beat(): Promise<void> {
    if (this.#running.size === 0) return
    try {
      const leases = this.#leases()
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
