import fc from 'fast-check'
import { expect, test } from 'vitest'
import { RateLimiter } from './rate-limit.js'

test('no more than a minute’s worth passes in any minute beyond the first burst, whatever the arrivals', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50 }), fc.array(fc.nat(5000), { maxLength: 300 }), (rate, gaps) => {
      let now = 0
      const limiter = new RateLimiter({ now: () => now })
      const passed: number[] = []
      for (const gap of gaps) {
        now += gap
        if (limiter.take('t', rate).allowed) passed.push(now)
      }
      for (const start of passed)
        expect(passed.filter((at) => at >= start && at < start + 60_000).length).toBeLessThanOrEqual(2 * rate)
    }),
  )
})

test('a refused caller is let in after exactly the time it was told', () => {
  let now = 1000
  const limiter = new RateLimiter({ now: () => now })
  for (let i = 0; i < 10; i++) expect(limiter.take('t', 10).allowed).toBe(true)
  const refused = limiter.take('t', 10)
  expect(refused).toMatchObject({ allowed: false, limit: '"default";r=0;t=6', policy: '"default";q=10;w=60' })
  now += refused.retryAfterS * 1000
  expect(limiter.take('t', 10).allowed).toBe(true)
})

test('tokens do not share their rate', () => {
  const limiter = new RateLimiter({ now: () => 0 })
  expect(limiter.take('a', 1).allowed).toBe(true)
  expect(limiter.take('a', 1).allowed).toBe(false)
  expect(limiter.take('b', 1).allowed).toBe(true)
})
