/** What was used of a day, by its number since 1970. */
export interface Spent {
  day: number
  calls: number
  usd: number
}

/** Where it is written down what was used, so that a restart does not begin the day anew. */
export interface Ledger {
  read: (source: string) => Promise<Spent | undefined>
  write: (source: string, spent: Spent) => Promise<void>
}
