/** What was used of an allowance: calls, and whatever else it is counted in. */
export interface Used {
  calls: number
  amount: number
}

/** Where all processes write down what they used, so that neither a restart nor a second process begins an allowance anew. */
export interface Ledger {
  /** Adds to what was used of a source until its allowance begins anew, and gives all of it. */
  add: (source: string, resetsAt: number, used: Used) => Promise<Used>
  /** What was used of a source in periods that have not ended. */
  list: (source: string, now: number) => Promise<(Used & { resetsAt: number })[]>
}

/** Of this process alone: for tests and trials. */
export const createOwnLedger = (): Ledger => {
  const periods = new Map<string, Used>()
  return {
    add: async (source, resetsAt, { calls, amount }) => {
      const key = `${source} ${resetsAt}`
      const before = periods.get(key) ?? { calls: 0, amount: 0 }
      const used = { calls: before.calls + calls, amount: before.amount + amount }
      periods.set(key, used)
      return used
    },
    list: async (source, now) =>
      [...periods].flatMap(([key, used]) => {
        const at = key.lastIndexOf(' ')
        const resetsAt = Number(key.slice(at + 1))
        return key.slice(0, at) === source && resetsAt > now ? [{ ...used, resetsAt }] : []
      }),
  }
}

interface Options {
  source: string
  ledger: Ledger | undefined
  now: () => number
  /** When an allowance that is used at some time begins anew. */
  endOf: (now: number) => number
}

/** What is used of one allowance in its period, by all processes as far as this one knows. */
export class Spending {
  readonly #options: Options
  readonly #ledger: Ledger
  #resetsAt = 0
  #used: Used = { calls: 0, amount: 0 }

  constructor(options: Options) {
    this.#options = options
    this.#ledger = options.ledger ?? createOwnLedger()
  }

  get state(): Used & { resetsAt: number } {
    this.#turn()
    return { ...this.#used, resetsAt: this.#resetsAt }
  }

  /** Gives what all processes used, with this. */
  async add(used: Used): Promise<Used> {
    this.#turn()
    const resetsAt = this.#resetsAt
    const all = await this.#ledger.add(this.#options.source, resetsAt, used)
    if (resetsAt === this.#resetsAt) this.#used = all
    return all
  }

  /** Asks what others used meanwhile. */
  async recount(): Promise<void> {
    await this.add({ calls: 0, amount: 0 })
  }

  #turn(): void {
    if (this.#options.now() < this.#resetsAt) return
    this.#resetsAt = this.#options.endOf(this.#options.now())
    this.#used = { calls: 0, amount: 0 }
  }
}
