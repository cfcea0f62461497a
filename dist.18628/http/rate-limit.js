const windowS = 60
const bucketsMax = 5e4
class RateLimiter {
  #clock
  #buckets = /* @__PURE__ */ new Map()
  constructor(clock) {
    this.#clock = clock
  }
  take(key, ratePerMinute) {
    const now = this.#clock.now()
    const costMs = (windowS * 1e3) / ratePerMinute
    const bucket = this.#bucket(key, now)
    const fullAt = Math.max(bucket.fullAt, now) + costMs
    const allowed = fullAt - now <= windowS * 1e3 + 1e-6
    if (allowed) bucket.fullAt = fullAt
    const takenMs = bucket.fullAt - now
    const remaining = Math.max(0, Math.floor((windowS * 1e3 - takenMs) / costMs + 1e-6))
    return {
      allowed,
      policy: `"default";q=${ratePerMinute};w=${windowS}`,
      limit: `"default";r=${remaining};t=${Math.ceil(takenMs / 1e3)}`,
      retryAfterS: Math.max(1, Math.ceil((fullAt - now - windowS * 1e3) / 1e3)),
    }
  }
  #bucket(key, now) {
    const known = this.#buckets.get(key)
    if (known !== void 0) return known
    if (this.#buckets.size >= bucketsMax) this.#forgetFull(now)
    const bucket = { fullAt: now }
    this.#buckets.set(key, bucket)
    return bucket
  }
  /** A full bucket says nothing that a new one would not say. */
  #forgetFull(now) {
    for (const [key, { fullAt }] of this.#buckets) if (fullAt <= now) this.#buckets.delete(key)
  }
}
export { RateLimiter }
//# sourceMappingURL=rate-limit.js.map
