import type { Clock } from '../kernel/clock.js'

const windowS = 60
const bucketsMax = 50_000

interface Bucket {
  /** When the bucket will be full again if nothing more is taken (GCRA's theoretical arrival time). */
  fullAt: number
  rate: number
  policy: string
  /** What was taken here of which other processes do not know yet, in the time it takes to fill again. */
  unsharedMs: number
}

/** What was taken of a bucket, in the time it takes to fill again. */
export interface Spent {
  key: string
  ms: number
}

export interface RateDecision {
  allowed: boolean
  /** The two fields of draft-ietf-httpapi-ratelimit-headers. */
  policy: string
  limit: string
  retryAfterS: number
}

/**
 * A rate for each token: a minute's worth may be used at once and fills again steadily. Counted in memory, so that no call waits for
 * it; processes that share a database tell each other what was taken (`spent`, `learn`).
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
    if (allowed) {
      bucket.fullAt = fullAt
      bucket.unsharedMs += costMs
    }
    const takenMs = bucket.fullAt - now
    const remaining = Math.max(0, Math.floor((windowS * 1000 - takenMs) / costMs + 1e-6))
    const retryAfterS = Math.max(1, Math.ceil((fullAt - now - windowS * 1000) / 1000))
    // Whoever is refused is told the same by both fields: when one more call will be let in.
    const untilS = allowed ? Math.ceil(takenMs / 1000) : retryAfterS
    return { allowed, policy: bucket.policy, limit: `"default";r=${remaining};t=${untilS}`, retryAfterS }
  }

  /** What was taken since this was asked last. */
  spent(): Spent[] {
    const spent: Spent[] = []
    for (const [key, bucket] of this.#buckets) {
      if (bucket.unsharedMs > 0) spent.push({ key, ms: bucket.unsharedMs })
      bucket.unsharedMs = 0
    }
    return spent
  }

  /** Nobody was told: it counts as not told. */
  keep(spent: readonly Spent[]): void {
    for (const { key, ms } of spent) this.#bucket(key, this.#clock.now()).unsharedMs += ms
  }

  /** When a bucket will be full again after what all processes took. What was taken here meanwhile comes on top. */
  learn(key: string, fullAt: number): void {
    const bucket = this.#bucket(key, this.#clock.now())
    bucket.fullAt = fullAt + bucket.unsharedMs
  }

  #bucket(key: string, now: number): Bucket {
    const known = this.#buckets.get(key)
    if (known !== undefined) return known
    if (this.#buckets.size >= bucketsMax) this.#forgetFull(now)
    const bucket = { fullAt: now, rate: -1, policy: '', unsharedMs: 0 }
    this.#buckets.set(key, bucket)
    return bucket
  }

  /** A full bucket says nothing that a new one would not say. */
  #forgetFull(now: number): void {
    for (const [key, { fullAt }] of this.#buckets) if (fullAt <= now) this.#buckets.delete(key)
  }
}
