import type { Clock } from '../kernel/clock.js'

const windowS = 60
const bucketsMax = 50_000

interface Bucket {
  /** When the bucket will be full again if nothing more is taken (GCRA's theoretical arrival time). */
  fullAt: number
  rate: number
  policy: string
}

export interface RateDecision {
  allowed: boolean
  /** The two fields of draft-ietf-httpapi-ratelimit-headers. */
  policy: string
  limit: string
  retryAfterS: number
}

/**
 * A rate for each token: a minute's worth may be used at once and fills again steadily. Counted in memory, in each
 * process for itself: what it guards is this process.
 */
export class RateLimiter {
  readonly #clock: Clock
  readonly #buckets = new Map<string, Bucket>()

  constructor(clock: Clock) {
    this.#clock = clock
  }

  take(key: string, ratePerMinute: number): RateDecision {
    const now = this.#clock.now()
    const costMs = (windowS * 1000) / ratePerMinute
    const bucket = this.#bucket(key, now)
    if (bucket.rate !== ratePerMinute) {
      bucket.rate = ratePerMinute
      bucket.policy = `"default";q=${ratePerMinute};w=${windowS}`
    }
    const fullAt = Math.max(bucket.fullAt, now) + costMs
    const allowed = fullAt - now <= windowS * 1000 + 1e-6
    if (allowed) bucket.fullAt = fullAt
    const takenMs = bucket.fullAt - now
    const remaining = Math.max(0, Math.floor((windowS * 1000 - takenMs) / costMs + 1e-6))
    const retryAfterS = Math.max(1, Math.ceil((fullAt - now - windowS * 1000) / 1000))
    // Whoever is refused is told the same by both fields: when one more call will be let in.
    const untilS = allowed ? Math.ceil(takenMs / 1000) : retryAfterS
    return { allowed, policy: bucket.policy, limit: `"default";r=${remaining};t=${untilS}`, retryAfterS }
  }

  #bucket(key: string, now: number): Bucket {
    const known = this.#buckets.get(key)
    if (known !== undefined) return known
    if (this.#buckets.size >= bucketsMax) this.#forgetFull(now)
    const bucket = { fullAt: now, rate: -1, policy: '' }
    this.#buckets.set(key, bucket)
    return bucket
  }

  /** A full bucket says nothing that a new one would not say. */
  #forgetFull(now: number): void {
    for (const [key, { fullAt }] of this.#buckets) if (fullAt <= now) this.#buckets.delete(key)
  }
}
