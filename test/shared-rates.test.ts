import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SharedRates } from '../src/db/shared-rates.js'
import { RateLimiter } from '../src/http/rate-limit.js'
import { exchangeRates, type ShareRates } from '../src/http/share-rates.js'
import { databases, start, type Started } from './harness.js'

describe.skipIf(!databases.includes('postgres'))('rates of processes that share a database', () => {
  let one: Started
  let share: ShareRates
  // It stands still: nothing fills again by itself.
  let time = 1_000_000
  const clock = { now: () => time }
  beforeAll(async () => {
    one = await start({ database: 'postgres' })
    const rates = new SharedRates(one.app.context.db, clock)
    share = (spent) => rates.add(spent)
  })
  afterAll(() => one.stop())

  test('what one process let in, the other does not let in again', async () => {
    const [left, right] = [new RateLimiter(clock), new RateLimiter(clock)]
    const allowed = (limiter: RateLimiter): boolean => limiter.take('tok_shared', 4).allowed
    expect([allowed(left), allowed(left), allowed(left)]).toEqual([true, true, true])
    await exchangeRates(left, share)
    expect(allowed(right)).toBe(true)
    await exchangeRates(right, share)
    expect(allowed(right)).toBe(false)
    expect(right.take('tok_other', 4).allowed).toBe(true)
    time += 15_000
    expect([allowed(right), allowed(right)]).toEqual([true, false])
    await exchangeRates(right, share)
    expect(allowed(left)).toBe(true)
    await exchangeRates(left, share)
    expect(allowed(left)).toBe(false)
  })

  test('what was taken while nobody could be told is told later', async () => {
    const [left, right] = [new RateLimiter(clock), new RateLimiter(clock)]
    left.take('tok_later', 2)
    await exchangeRates(left, () => Promise.reject(new Error('no database')))
    await exchangeRates(left, share)
    right.take('tok_later', 2)
    await exchangeRates(right, share)
    expect(right.take('tok_later', 2).allowed).toBe(false)
  })

  test('two servers count together', async () => {
    const rate = 40
    const config = { databaseUrl: one.config.databaseUrl, ratePerMinute: rate }
    const [left, right] = [await start({ config, token: one.token }), await start({ config, token: one.token })]
    let admitted = 0
    const askRight = async (): Promise<number> => {
      const { status } = await right.call('GET', '/tokens')
      if (status === 200) admitted++
      return status
    }
    await left.clock.hold(() =>
      right.clock.hold(async () => {
        for (let i = 0; i < rate; i++) expect((await left.call('GET', '/tokens')).status).toBe(200)
        expect((await left.call('GET', '/tokens')).status).toBe(429)
        await expect.poll(askRight, { interval: 400, timeout: 120_000 }).toBe(429)
      }),
    )
    // Alone it would have let in as many again.
    expect(admitted).toBeLessThan(rate)
    await Promise.all([left.stop(), right.stop()])
  })
})
