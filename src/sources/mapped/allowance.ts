import { SourceError, type Quota } from '../port.js'
import type { ClientOptions } from './client.js'
import type { Ledger } from './ledger.js'
import type { Mapping, OperationName } from './mapping.js'

const dayMs = 86_400_000

/** What may be asked in a day: calls, or money where every record costs some. Counted anew with every UTC day. */
export class Allowance {
  readonly #mapping: Mapping
  readonly #now: () => number
  readonly #usd: number | undefined
  readonly #ledger: Ledger | undefined
  readonly #known: Promise<void>
  #day = 0
  #calls = 0
  #spent = 0

  constructor(mapping: Mapping, { now, credentials, ledger }: Pick<ClientOptions, 'now' | 'credentials' | 'ledger'>) {
    this.#mapping = mapping
    this.#now = now
    const budget = Number(credentials['budget_usd'] ?? mapping.limits.usd_a_day ?? Number.NaN)
    this.#usd = Number.isFinite(budget) ? budget : undefined
    this.#ledger = this.isCounted ? ledger : undefined
    this.#known = this.#recall()
    // Whoever asks next hears of it.
    this.#known.catch(() => {})
  }

  /** Resolves when it is known what was used before this process began. */
  known(): Promise<void> {
    return this.#known
  }

  async #recall(): Promise<void> {
    const before = await this.#ledger?.read(this.#mapping.id)
    this.#turn()
    if (before === undefined || before.day !== this.#day) return
    this.#calls += before.calls
    this.#spent += before.usd
  }

  get isCounted(): boolean {
    return this.#usd !== undefined || this.#mapping.limits.calls_a_day !== undefined
  }

  /** In US cents where there is a budget, else in calls. */
  get state(): Quota {
    this.#turn()
    const resetsAt = (this.#day + 1) * dayMs
    if (this.#usd !== undefined)
      return {
        used: Math.ceil(this.#spent * 100 - 1e-9),
        limit: Math.ceil(this.#usd * 100),
        resetsAt,
        unit: 'usd_cents',
      }
    return { used: this.#calls, limit: this.#mapping.limits.calls_a_day ?? 0, resetsAt, unit: 'calls' }
  }

  /** How many records may be asked for; nothing more is refused. */
  affordable(name: OperationName, wanted: number): number {
    if (!this.isCounted) return wanted
    const { used, limit, resetsAt } = this.state
    const price = this.#mapping.limits.usd_per_item?.[name] ?? 0
    const count = this.#usd === undefined || price === 0 ? wanted : Math.floor((this.#usd - this.#spent) / price + 1e-9)
    if (count >= 1 && (this.#usd !== undefined || used < limit)) return Math.min(wanted, count)
    const what = this.#usd === undefined ? 'calls' : 'budget'
    throw new SourceError('rate_limited', `The day’s ${what} for ${this.#mapping.name} is used up.`, {
      retryAfterMs: Math.max(1000, resetsAt - this.#now()),
    })
  }

  /** US dollars for so many records of an operation, with the calls that come before it. */
  priceOf(operation: string, items: number): number {
    const [, each = 0] =
      Object.entries(this.#mapping.limits.usd_per_item ?? {}).find(([name]) => name === operation) ?? []
    const [, variants] = Object.entries(this.#mapping.operations).find(([name]) => name === operation) ?? []
    const before = Math.max(0, ...(variants ?? []).map((one) => one.before.reduce((sum, { usd }) => sum + usd, 0)))
    return each * items + before
  }

  async spend(name: OperationName, calls: number, records: number, usd: number): Promise<void> {
    this.#turn()
    this.#spent += usd
    this.#calls += calls
    this.#spent += (this.#mapping.limits.usd_per_item?.[name] ?? 0) * records
    await this.#ledger?.write(this.#mapping.id, { day: this.#day, calls: this.#calls, usd: this.#spent })
  }

  #turn(): void {
    const day = Math.floor(this.#now() / dayMs)
    if (day === this.#day) return
    ;[this.#day, this.#calls, this.#spent] = [day, 0, 0]
  }
}
