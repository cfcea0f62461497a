import { Spending, type Ledger } from '../ledger.js'

/** When a day of the quota ends: midnight of the Pacific, summer and winter, as an instant. */
export const quotaEndsAt = (now: number): number => {
  const hourOf = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/Los_Angeles',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  })
  const [hours = 0, minutes = 0, seconds = 0] = hourOf.format(now).split(':').map(Number)
  const left = 86_400 - (hours * 3600 + minutes * 60 + seconds)
  return Math.floor(now / 1000) * 1000 + left * 1000
}

/** Counts what a day's calls cost, in all processes. The service has the last word; this says how near the end is. */
export class Quota {
  readonly limit: number
  readonly #spending: Spending
  /** When the quota begins anew that refused something. */
  #refusedUntil = 0

  constructor(limit: number, now: () => number, ledger?: Ledger) {
    this.limit = limit
    this.#spending = new Spending({ source: 'youtube', ledger, now, endOf: quotaEndsAt })
  }

  /** False, and nothing is spent, where less is left. */
  async spend(units: number): Promise<boolean> {
    if ((await this.#spending.add({ calls: 1, amount: units })).amount <= this.limit) return true
    await this.#spending.add({ calls: -1, amount: -units })
    this.#refusedUntil = this.#spending.state.resetsAt
    return false
  }

  /** The service says that nothing is left. */
  async exhaust(): Promise<void> {
    const left = this.limit - this.#spending.state.amount
    if (left > 0) await this.#spending.add({ calls: 0, amount: left })
  }

  /** Asks what other processes used meanwhile. */
  recount(): Promise<void> {
    return this.#spending.recount()
  }

  get state(): { used: number; limit: number; resetsAt: number; refused: boolean } {
    const { amount, resetsAt } = this.#spending.state
    return { used: amount, limit: this.limit, resetsAt, refused: this.#refusedUntil === resetsAt }
  }
}
