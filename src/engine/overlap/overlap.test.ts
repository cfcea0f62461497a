import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countMasks, countParts, deal } from './count-masks.js'
import { hashed, hashId, namespaceOf } from './id-hash.js'
import { IdSetBuilder } from './id-set.js'
import { overlap, type ReadAudience } from './overlap.js'

const somewhere = namespaceOf('instagram')
const highOf = (id: string): number => {
  hashId(id, somewhere)
  return hashed.high
}

const toAudience = (ids: readonly string[], rest: Partial<ReadAudience> = {}): ReadAudience => {
  const builder = new IdSetBuilder()
  for (const id of ids) builder.add(id, somewhere)
  return { size: ids.length, read: ids.length, complete: true, ids: builder.build(), ...rest }
}

const unionOf = (sets: Set<string>[]): number => new Set(sets.flatMap((set) => [...set])).size

const audiences = fc.array(fc.uniqueArray(fc.integer({ min: 0, max: 60 }).map(String), { maxLength: 40 }), {
  minLength: 2,
  maxLength: 6,
})

test('whole sets give exactly what sets of a language give', () => {
  fc.assert(
    fc.property(audiences, (lists) => {
      const sets = lists.map((list) => new Set(list))
      const result = overlap({ audiences: lists.map((list) => toAudience(list)), rate: 1 })
      expect(result.method).toBe('exact')
      expect(result.reach.value).toBe(unionOf(sets))
      for (const [a, left] of sets.entries()) {
        for (const [b, right] of sets.entries())
          expect(result.pairs[a]?.[b]?.value).toBe([...left].filter((id) => right.has(id)).length)
        const others = unionOf(sets.filter((_, i) => i !== a))
        expect(result.unique[a]?.value).toBeCloseTo(left.size === 0 ? 0 : (unionOf(sets) - others) / left.size, 5)
      }
      // The best subset of each size, by looking at all of them.
      for (const { audiences: chosen, reach } of result.subsets) {
        const all = Array.from({ length: 2 ** sets.length }, (_, mask) => sets.filter((_, i) => (mask >> i) & 1))
        const best = Math.max(...all.filter((some) => some.length === chosen.length).map(unionOf))
        expect(reach.value).toBe(best)
        expect(unionOf(chosen.map((i) => sets[i] ?? new Set()))).toBe(best)
      }
      const gains = result.order.map(({ gain }) => gain.value)
      expect(gains.reduce((sum, gain) => sum + gain, 0)).toBe(unionOf(sets))
      expect(gains).toEqual([...gains].sort((x, y) => y - x))
    }),
    { numRuns: 60 },
  )
})

test('the same person twice in a list is one person', () => {
  const result = overlap({ audiences: [toAudience(['a', 'a', 'b']), toAudience(['b'])], rate: 1 })
  expect(result.reach.value).toBe(2)
  expect(result.pairs[0]?.[1]?.value).toBe(1)
})

test('several who count different parts count the same together', () => {
  fc.assert(
    fc.property(audiences, (lists) => {
      const sets = lists.map((list) => toAudience(list).ids)
      const dealt = sets.map((set) => deal(set, 3))
      const parts = [0, 2, 4, 6].map((from) => countParts(dealt, { from, to: from + 2 }))
      const sums = [...countMasks(sets)].map((_, mask) => parts.reduce((sum, part) => sum + (part[mask] ?? 0), 0))
      expect(sums).toEqual([...countMasks(sets)])
    }),
    { numRuns: 20 },
  )
})

test('many people are dealt into parts without losing anybody', () => {
  const ids = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => `${from + i}`)
  const result = overlap({ audiences: [toAudience(ids(0, 60_000)), toAudience(ids(40_000, 90_000))], rate: 1 })
  expect([result.reach.value, result.pairs[0]?.[1]?.value]).toEqual([90_000, 20_000])
})

/** A fixed walk through 32 bits: chance without dice. */
const walk = (seed: number) => () => (seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0) / 2 ** 32

test('bounds hold what is true, for samples and for slices, in at least 93 of 100 cases', () => {
  let held = { sampled: 0, sketched: 0 }
  const rounds = 100
  for (let round = 0; round < rounds; round++) {
    const next = walk(round * 7919 + 1)
    const common = 200 + Math.floor(next() * 2000)
    const a = Array.from({ length: 4000 }, (_, i) => (i < common ? `c${i}` : `a${i}`)).map((id) => `${round}-${id}`)
    const b = Array.from({ length: 5000 }, (_, i) => (i < common ? `c${i}` : `b${i}`)).map((id) => `${round}-${id}`)
    const part = a.filter(() => next() < 0.2)
    const sampled = overlap({
      audiences: [toAudience(part, { size: a.length, complete: false }), toAudience(b)],
      rate: 1,
    })
    const bound = 0.1 * 2 ** 32
    const slice = (ids: string[]): ReadAudience =>
      toAudience(
        ids.filter((id) => highOf(id) < bound),
        { size: ids.length },
      )
    const sketched = overlap({ audiences: [slice(a), slice(b)], rate: 0.1 })
    const holds = (found: typeof sampled): number => {
      const pair = found.pairs[0]?.[1]
      return pair !== undefined && pair.low <= common && common <= pair.high ? 1 : 0
    }
    held = { sampled: held.sampled + holds(sampled), sketched: held.sketched + holds(sketched) }
  }
  expect(held.sampled).toBeGreaterThanOrEqual(93)
  expect(held.sketched).toBeGreaterThanOrEqual(93)
})

test('lists in part say what they leave possible, never what they contradict', () => {
  const ids = (name: string, count: number) => Array.from({ length: count }, (_, i) => `${name}${i}`)
  const listed = (list: string[], size: number) =>
    toAudience(list, { size, complete: list.length === size, listed: true })
  const [common, onlyA, onlyB] = [ids('c', 10), ids('a', 30), ids('b', 30)]
  const between = (a: ReadAudience, b: ReadAudience) => {
    const { method, pairs, matrix } = overlap({ audiences: [a, b], rate: 1 })
    const { value, low, high } = pairs[0]?.[1] ?? {}
    return { method, people: [value, low, high], share: matrix[0]?.[1]?.value }
  }
  const whole = between(listed([...common, ...onlyA], 40), listed([...common, ...onlyB], 40))
  expect(whole).toEqual({ method: 'exact', people: [10, 10, 10], share: 0.25 })
  // 10 of 40 on both lists, of 1200 followers each: as if drawn at random, that would be more than everybody.
  const both = between(listed([...common, ...onlyA], 1200), listed([...common, ...onlyB], 1200))
  expect(both).toEqual({ method: 'listed', people: [300, 10, 1200], share: 0.25 })
  // One is whole: those of the other list who are not in it are in it for certain not.
  const one = between(listed([...common, ...onlyA], 50), listed([...common, ...onlyB], 40))
  expect(one).toEqual({ method: 'listed', people: [13, 10, 20], share: 0.25 })
  // A list that lacks almost nobody leaves almost nothing open.
  const near = between(listed([...common, ...onlyA], 41), listed([...common, ...onlyB], 41))
  expect(near.people).toEqual([10, 10, 12])
})

test('bounds enclose the estimate, whatever was read', () => {
  fc.assert(
    fc.property(
      audiences,
      fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 6, maxLength: 6 }),
      (lists, factors) => {
        const read = lists.map((list, i) => {
          const factor = factors[i] ?? 1
          return toAudience(list, { size: list.length * factor, complete: factor === 1 })
        })
        const { matrix, pairs, unique, overlapping, reach, order, subsets } = overlap({ audiences: read, rate: 1 })
        const shares = [...matrix.flat(), ...unique, ...overlapping]
        const counts = [
          ...pairs.flat(),
          reach,
          ...order.flatMap((step) => [step.gain, step.reach]),
          ...subsets.map((s) => s.reach),
        ]
        for (const { value, low, high } of [...shares, ...counts]) {
          expect(low).toBeLessThanOrEqual(value)
          expect(value).toBeLessThanOrEqual(high)
          expect(low).toBeGreaterThanOrEqual(0)
        }
        for (const { high } of shares) expect(high).toBeLessThanOrEqual(1)
        expect(reach.high).toBeLessThanOrEqual(read.reduce((sum, { size }) => sum + size, 0))
      },
    ),
    { numRuns: 60 },
  )
})
