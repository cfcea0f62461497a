import type { RateLimiter, Spent } from './rate-limit.js'

/** Adds up what processes took, and gives when each bucket will be full again. */
export type ShareRates = (spent: readonly Spent[]) => Promise<ReadonlyMap<string, number>>

/** Tells the other processes what was taken here, and learns what they took. */
export const exchangeRates = async (limiter: RateLimiter, share: ShareRates): Promise<void> => {
  const spent = limiter.spent()
  if (spent.length === 0) return
  try {
    for (const [key, fullAt] of await share(spent)) limiter.learn(key, fullAt)
  } catch {
    // A database that does not answer is reported by whatever needs it; until then each process counts for itself.
    limiter.keep(spent)
  }
}

const everyMs = 500

/** Exchanges twice a second, one exchange at a time. Gives what ends it. */
export const keepExchanging = (limiter: RateLimiter, share: ShareRates): (() => void) => {
  let isUnderWay = false
  const timer = setInterval(() => {
    if (isUnderWay) return
    isUnderWay = true
    void exchangeRates(limiter, share).finally(() => (isUnderWay = false))
  }, everyMs)
  return () => clearInterval(timer)
}
