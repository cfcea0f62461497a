import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Cache, TimedCache } from './cache.js'

test('gives what was set, and makes what is missing once', () => {
  const cache = new Cache<string, number>(10)
  let made = 0
  const length = (text: string): number => cache.getOrSet(text, () => (made++, text.length))
  expect([length('tea'), length('tea'), cache.get('tea'), cache.get('cats')]).toEqual([3, 3, 3, undefined])
  expect(made).toBe(1)
  cache.delete('tea')
  expect([cache.get('tea'), cache.weight]).toEqual([undefined, 0])
})

test('what is in use stays, however much else passes through', () => {
  const cache = new Cache<number, string>(10)
  cache.set(-1, 'in use')
  for (let i = 0; i < 1000; i++) {
    cache.set(i, 'passing')
    expect(cache.get(-1)).toBe('in use')
  }
  expect(cache.get(0)).toBeUndefined()
})

test('never weighs more than its bound, and never gives a value that is not the last one set', () => {
  const step = fc.tuple(fc.nat(12), fc.nat(9), fc.constantFrom('set', 'get', 'delete'))
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      const cache = new Cache<number, { weight: number }>(12, ({ weight }) => weight)
      const last = new Map<number, { weight: number }>()
      for (const [key, weight, what] of steps) {
        if (what === 'delete') {
          cache.delete(key)
          last.delete(key)
        } else if (what === 'set') {
          const value = { weight }
          cache.set(key, value)
          last.set(key, value)
        }
        const found = cache.get(key)
        if (found !== undefined) expect(found).toBe(last.get(key))
        expect(cache.weight).toBeLessThanOrEqual(12)
      }
      for (const key of last.keys()) cache.delete(key)
      expect(cache.weight).toBe(0)
    }),
  )
})

test('what is good until a time is gone afterwards', () => {
  let now = 0
  const cache = new TimedCache<string>({ max: 4, now: () => now })
  cache.set('a', 'one', 10)
  expect(cache.get('a')).toBe('one')
  now = 10
  expect(cache.get('a')).toBeUndefined()
  cache.set('a', 'two', 20)
  expect(cache.get('a')).toBe('two')
  cache.clear()
  expect(cache.get('a')).toBeUndefined()
  const minute = new TimedCache<string>({ max: 4, now: () => now, keepMs: 60_000 })
  minute.set('b', 'three')
  now += 60_000
  expect(minute.get('b')).toBeUndefined()
})

test('counts what it knew and what it did not', () => {
  let now = 0
  const cache = new TimedCache<number>({ max: 10, now: () => now, keepMs: 100 })
  cache.get('a')
  cache.set('a', 1)
  cache.get('a')
  cache.get('a')
  expect(cache.state).toEqual({ hits: 2, misses: 1, entries: 1 })
  now = 100
  cache.get('a')
  expect(cache.state).toEqual({ hits: 2, misses: 2, entries: 1 })
})
