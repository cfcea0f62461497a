import { Spending } from '../ledger.js'
import { type Cost, SourceError, type Quota } from '../port.js'
import type { ClientOptions } from './client.js'
import type { Mapping, OperationName } from './mapping.js'

const dayMs = 86_400_000
const tolerance = 1e-9
/** So many are asked for at once at most, whatever a network would give. */
const pageItems = 100

/** So many records may be asked for. What they may cost is held until it is known what they did cost. */
export interface Hold {
  records: number
  /** Settles with what was really used; nothing where the call failed. */
  settle: (used?: { calls: number; records: number; usd: number }) => Promise<void>
}

/** What may be asked in a day: calls, or money where every record costs some. Counted anew with every UTC day, by all processes together. */
export class Allowance {
  readonly #mapping: Mapping
  readonly #now: () => number
  readonly #usd: number | undefined
  readonly #spending: Spending
  /** When the allowance begins anew that refused something. */
  #refusedUntil = 0

  constructor(mapping: Mapping, { now, credentials, ledger }: Pick<ClientOptions, 'now' | 'credentials' | 'ledger'>) {
    this.#mapping = mapping
    this.#now = now
    const budget = Number(credentials['budget_usd'] ?? mapping.limits.usd_a_day ?? Number.NaN)
    this.#usd = Number.isFinite(budget) ? budget : undefined
    const endOf = (at: number): number => (Math.floor(at / dayMs) + 1) * dayMs
    this.#spending = new Spending({ source: mapping.id, ledger, now, endOf })
  }

  get isCounted(): boolean {
    return this.#usd !== undefined || this.#mapping.limits.calls_a_day !== undefined
  }

  /** Asks what other processes used meanwhile. */
  async recount(): Promise<void> {
    if (this.isCounted) await this.#spending.recount()
  }

  /** In US cents where there is a budget, else in calls. */
  get state(): Quota {
    const { calls, amount, resetsAt } = this.#spending.state
    const refused = this.#refusedUntil === resetsAt
    if (this.#usd !== undefined)
      return {
        used: Math.max(0, Math.ceil(amount * 100 - tolerance)),
        limit: Math.ceil(this.#usd * 100),
        resetsAt,
        unit: 'usd_cents',
        refused,
      }
    return { used: calls, limit: this.#mapping.limits.calls_a_day ?? 0, resetsAt, unit: 'calls', refused }
  }

  /** Holds what records may cost, as many as can be paid for; none is refused. Two processes cannot hold the same rest. */
  async hold(name: OperationName, wanted: number): Promise<Hold> {
    if (!this.isCounted) return { records: wanted, settle: async () => {} }
    const price = this.#mapping.limits.usd_per_item?.[name] ?? 0
    await this.#spending.recount()
    const left = (this.#usd ?? 0) - this.#spending.state.amount
    const paid = this.#usd === undefined || price === 0 ? wanted : Math.floor(left / price + tolerance)
    const records = Math.min(wanted, paid)
    const held = { calls: 1, amount: price * Math.max(0, records) }
    const all = records < 1 ? this.#spending.state : await this.#spending.add(held)
    const isWithin =
      this.#usd === undefined
        ? all.calls <= (this.#mapping.limits.calls_a_day ?? 0)
        : all.amount <= this.#usd + tolerance && (price > 0 || this.#usd - all.amount >= 0)
    if (records >= 1 && isWithin) return { records, settle: (used) => this.#settle(name, held, used) }
    if (records >= 1) await this.#spending.add({ calls: -held.calls, amount: -held.amount })
    throw this.#usedUp()
  }

  async #settle(
    name: OperationName,
    held: { calls: number; amount: number },
    used = { calls: 0, records: 0, usd: 0 },
  ): Promise<void> {
    const amount = used.usd + (this.#mapping.limits.usd_per_item?.[name] ?? 0) * used.records
    await this.#spending.add({ calls: used.calls - held.calls, amount: amount - held.amount })
  }

  #usedUp(): SourceError {
    this.#refusedUntil = this.#spending.state.resetsAt
    const what = this.#usd === undefined ? 'calls' : 'budget'
    return new SourceError('rate_limited', `The day’s ${what} for ${this.#mapping.name} is used up.`, {
      retryAfterMs: Math.max(1000, this.#spending.state.resetsAt - this.#now()),
    })
  }

  /** What so many records of an operation take, with the calls that come before it, by its dearest variant. */
  costOf(operation: string, items: number): Cost {
    const [, each = 0] =
      Object.entries(this.#mapping.limits.usd_per_item ?? {}).find(([name]) => name === operation) ?? []
    const [, variants = []] = Object.entries(this.#mapping.operations).find(([name]) => name === operation) ?? []
    const costs = variants.map(({ before, page }) => {
      const pages = page.step === 'whole' ? 1 : Math.ceil(items / Math.min(page.size, pageItems))
      const asked = before.reduce((sum, { keep }) => sum + (keep ? 1 : pages), 0)
      return { calls: pages + asked, usd: before.reduce((sum, { usd, keep }) => sum + usd * (keep ? 1 : pages), 0) }
    })
    return {
      calls: Math.max(0, ...costs.map(({ calls }) => calls)),
      units: 0,
      usd: variants.length === 0 ? 0 : each * items + Math.max(0, ...costs.map(({ usd }) => usd)),
    }
  }
}
