import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareMatches, type Noted } from './differences.js'

const noted: fc.Arbitrary<Noted> = fc.record({
  handle: fc.constantFrom('ana', 'bo'),
  name: fc.constantFrom('Ana', 'Bo'),
  verified: fc.constantFrom(true, false, null),
  followers: fc.option(fc.integer({ min: 0, max: 1000 })),
})
const matches = fc
  .array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e'), noted))
  .map((entries) => new Map<string, Noted>(entries))

test('applied to what was noted, the differences give who matches now', () => {
  fc.assert(
    fc.property(matches, matches, (before, after) => {
      const kept = new Map(before)
      for (const { kind, key, after: now } of compareMatches(before, after, 0))
        if (kind === 'lost' || now === null) kept.delete(key)
        else kept.set(key, now)
      expect([...kept.keys()].sort()).toEqual([...after.keys()].sort())
      for (const [key, now] of after) expect(kept.get(key)).toEqual(now)
    }),
  )
})

test('nothing changes between the same matches, and a drift of followers is told once it is large enough', () => {
  fc.assert(fc.property(matches, (same) => compareMatches(same, same, 0.1).length === 0))
  const at = (followers: number) => new Map([['a', { handle: 'ana', name: 'Ana', verified: null, followers }]])
  expect(compareMatches(at(1000), at(1099), 0.1)).toEqual([])
  expect(compareMatches(at(1000), at(1100), 0.1)).toMatchObject([{ kind: 'changed' }])
})
