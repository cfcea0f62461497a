import { dayMs } from '../../kernel/clock.js'
import { Spending } from '../ledger.js'
import { type Cost, type Count, SourceError, type Quota } from '../port.js'
import type { ClientOptions } from './client.js'
import type { Mapping, OperationName } from './mapping.js'
import type { Terms } from './operations.js'
import { Tally } from './tally.js'

const tolerance = 1e-9
/** So many are asked for at once at most, whatever a network would give. */
const pageItems = 100

/** So many records may be asked for. What they may cost is held until it is known what they did cost. */
export interface Hold {
  records: number
  /** Settles with what was really used; nothing where the call failed. */
  settle: (used?: { calls: number; records: number; usd: number }) => Promise<void>
}

const free: Terms = { least: 1, usd: 0, usdWithEach: 0 }

/** What may be asked in a day: calls, or money where every record costs some. Counted anew with every UTC day, by all processes together. */
export class Allowance {
  readonly #mapping: Mapping
  readonly #now: () => number
  readonly #usd: number | undefined
  readonly #spending: Spending
  readonly #tallies: readonly Tally[]
  /** When the allowance begins anew that refused something. */
  #refusedUntil = 0

  constructor(mapping: Mapping, { now, credentials, ledger }: Pick<ClientOptions, 'now' | 'credentials' | 'ledger'>) {
    this.#mapping = mapping
    this.#now = now
    const budget = Number(credentials['budget_usd'] ?? mapping.limits.usd_a_day ?? Number.NaN)
    this.#usd = Number.isFinite(budget) ? budget : undefined
    const endOf = (at: number): number => (Math.floor(at / dayMs) + 1) * dayMs
    this.#spending = new Spending({ source: mapping.id, ledger, now, endOf })
    const about = { source: mapping.id, name: mapping.name, ledger, now }
    this.#tallies = mapping.limits.counted.map((limit) => new Tally(limit, about))
  }

  get isCounted(): boolean {
    return this.#usd !== undefined || this.#mapping.limits.calls_a_day !== undefined
  }

  /** Asks what other processes used meanwhile. */
  async recount(): Promise<void> {
    if (this.isCounted) await this.#spending.recount()
    for (const tally of this.#tallies) await tally.recount()
  }

  /** Limits on single kinds of questions. */
  get counts(): Count[] {
    return this.#tallies.map(({ state }) => state)
  }

  /** Holds a question about somebody, or about some words, as all limits on it allow. */
  async holdFor(name: OperationName, subject: string, wanted: number, terms: Terms): Promise<Hold> {
    const tally = this.#tallies.find((each) => each.counts(name))
    if (tally === undefined) return this.hold(name, wanted, terms)
    const release = await tally.hold(subject)
    return {
      records: wanted,
      settle: async (used) => {
        if (used === undefined || tally.isFree(used.records)) await release()
      },
    }
  }

  /** In US cents where there is a budget, else in calls. */
  get state(): Quota {
    const { calls, amount, resetsAt } = this.#spending.state
    const refused = this.#refusedUntil === resetsAt
    if (this.#usd !== undefined)
      return {
        used: Math.max(0, Math.ceil(amount * 100 - tolerance)),
        limit: Math.ceil(this.#usd * 100 - tolerance),
        resetsAt,
        unit: 'usd_cents',
        refused,
      }
    return { used: calls, limit: this.#mapping.limits.calls_a_day ?? 0, resetsAt, unit: 'calls', refused }
  }

  /** Holds what records may cost, as many as can be paid for; none is refused. Two processes cannot hold the same rest. */
  async hold(name: OperationName, wanted: number, { least, usd, usdWithEach }: Terms = free): Promise<Hold> {
    if (!this.isCounted) return { records: wanted, settle: async () => {} }
    const price = (this.#mapping.limits.usd_per_item?.[name] ?? 0) + usdWithEach
    await this.#spending.recount()
    const left = (this.#usd ?? 0) - this.#spending.state.amount - usd
    // A network gives no fewer than its smallest page, and charges for all of it.
    const enough = Math.max(least, wanted)
    const paid = this.#usd === undefined || price === 0 ? enough : Math.floor(left / price + tolerance)
    const records = Math.min(enough, paid)
    const held = { calls: 1, amount: usd + price * Math.max(0, records) }
    const all = records < least ? this.#spending.state : await this.#spending.add(held)
    const isWithin =
      this.#usd === undefined
        ? all.calls <= (this.#mapping.limits.calls_a_day ?? 0)
        : all.amount <= this.#usd + tolerance && (price > 0 || this.#usd - all.amount >= 0)
    if (records >= least && isWithin) return { records, settle: (used) => this.#settle(name, held, used) }
    if (records >= least) await this.#spending.add({ calls: -held.calls, amount: -held.amount })
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
    const costs = variants.map(({ before, page, included }) => {
      const rest = items % Math.min(page.size, pageItems)
      const records = rest === 0 ? items : items - rest + Math.max(rest, page.least)
      const price = included.reduce((sum, { usd, usual }) => sum + usd * usual, each)
      const pages = page.step === 'whole' ? 1 : Math.ceil(items / Math.min(page.size, pageItems))
      const asked = before.reduce((sum, { keep }) => sum + (keep ? 1 : pages), 0)
      const usd = before.reduce((sum, call) => sum + call.usd * (call.keep ? 1 : pages), price * records)
      return { calls: pages + asked, usd }
    })
    return {
      calls: Math.max(0, ...costs.map(({ calls }) => calls)),
      units: 0,
      usd: Math.max(0, ...costs.map(({ usd }) => usd)),
    }
  }
}
