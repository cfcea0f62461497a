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

/** Counts what a day's calls cost. The service has the last word; this says how near the end is. */
export class Quota {
  readonly limit: number
  readonly #now: () => number
  #used = 0
  #endsAt = 0

  constructor(limit: number, now: () => number) {
    this.limit = limit
    this.#now = now
  }

  spend(units: number): void {
    this.#turn()
    this.#used += units
  }

  /** The service says that nothing is left. */
  exhaust(): void {
    this.#turn()
    this.#used = Math.max(this.#used, this.limit)
  }

  get state(): { used: number; limit: number; resetsAt: number } {
    this.#turn()
    return { used: this.#used, limit: this.limit, resetsAt: this.#endsAt }
  }

  #turn(): void {
    if (this.#now() < this.#endsAt) return
    this.#used = 0
    this.#endsAt = quotaEndsAt(this.#now())
  }
}
