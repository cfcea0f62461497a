import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readTime } from './time.js'

it.each<[unknown, string | undefined]>([
  ['2026-05-01T10:00:00Z', '2026-05-01T10:00:00.000Z'],
  ['2026-05-01 10:00:00+02:00', '2026-05-01T08:00:00.000Z'],
  ['2026-05-01T10:00:00.123456-05:30', '2026-05-01T15:30:00.123Z'],
  ['2026-05-01T10:00Z', '2026-05-01T10:00:00.000Z'],
  ['2024-02-29', '2024-02-29T00:00:00.000Z'],
  ['1700000000', '2023-11-14T22:13:20.000Z'],
  [1_700_000_000_000, '2023-11-14T22:13:20.000Z'],
  [1_700_000_000n, '2023-11-14T22:13:20.000Z'],
  [99_999_999_999, '5138-11-16T09:46:39.000Z'],
  [100_000_000_000, '1973-03-03T09:46:40.000Z'],
  [new Date(5), '1970-01-01T00:00:00.005Z'],
  ['2023-02-29', undefined],
  ['2026-13-01', undefined],
  ['2026-05-01T25:00:00Z', undefined],
  ['2026-05-01T10:00:00', undefined],
  ['1969-12-31', undefined],
  ['yesterday', undefined],
  ['', undefined],
  [Number.NaN, undefined],
  [-1, undefined],
  [true, undefined],
])('%s is %s', (value, expected) => {
  const read = readTime(value)
  expect(read === undefined ? undefined : new Date(read).toISOString()).toBe(expected)
})

it('reads every time that is written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_102_444_800_000 }), (ms) => readTime(new Date(ms).toISOString()) === ms),
    { seed: 7 },
  )
})
