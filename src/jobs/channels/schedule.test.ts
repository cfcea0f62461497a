import fc from 'fast-check'
import { expect, test } from 'vitest'
import { localTime } from '../../kernel/time-zone.js'
import { afterQuiet, digests, dueAt, quietSince, type Schedule } from './schedule.js'

const at = (time: string): number => Date.parse(time)
const show = (ms: number): string => new Date(ms).toISOString().slice(0, 16)
const schedule = (changes: Partial<Schedule>): Schedule => ({
  digest: 'at_once',
  dailyAt: 8 * 60,
  timeZone: 'Europe/Berlin',
  quiet: null,
  ...changes,
})

test.each([
  ['2026-07-01T10:20:00Z', {}, '2026-07-01T10:20'],
  ['2026-07-01T10:20:00Z', { digest: 'hourly' }, '2026-07-01T11:00'],
  // India is five and a half hours ahead: its hours begin at half past.
  ['2026-07-01T10:20:00Z', { digest: 'hourly', timeZone: 'Asia/Kolkata' }, '2026-07-01T10:30'],
  ['2026-07-01T10:20:00Z', { digest: 'daily' }, '2026-07-02T06:00'],
  ['2026-07-01T05:20:00Z', { digest: 'daily' }, '2026-07-01T06:00'],
  // Eight o’clock is an hour later by the clock of the world once winter has begun.
  ['2026-10-24T10:00:00Z', { digest: 'daily' }, '2026-10-25T07:00'],
  ['2026-07-01T21:00:00Z', { quiet: { from: 22 * 60, to: 7 * 60 } }, '2026-07-02T05:00'],
  ['2026-07-01T19:59:00Z', { quiet: { from: 22 * 60, to: 7 * 60 } }, '2026-07-01T19:59'],
  ['2026-07-01T02:00:00Z', { quiet: { from: 22 * 60, to: 7 * 60 } }, '2026-07-01T05:00'],
  ['2026-07-01T11:00:00Z', { quiet: { from: 12 * 60, to: 14 * 60 } }, '2026-07-01T12:00'],
  ['2026-07-01T19:20:00Z', { digest: 'hourly', quiet: { from: 22 * 60, to: 7 * 60 } }, '2026-07-02T05:00'],
] as const)('what happens at %s with %j is told at %s', (now, changes, expected) => {
  expect(show(dueAt(at(now), schedule(changes)))).toBe(expected)
})

test.each([
  // The clocks of Berlin jump from two to three, and go back from three to two: the night has one message all the same.
  ['2027-03-27T20:00:00Z', { digest: 'daily', dailyAt: 150 }, '2027-03-28T01:00'],
  ['2027-03-28T01:00:00Z', { digest: 'daily', dailyAt: 150 }, '2027-03-29T00:30'],
  ['2026-10-24T20:00:00Z', { digest: 'daily', dailyAt: 150 }, '2026-10-25T00:30'],
  ['2026-10-25T00:30:00Z', { digest: 'daily', dailyAt: 150 }, '2026-10-26T01:30'],
  ['2027-03-27T22:30:00Z', { quiet: { from: 22 * 60, to: 7 * 60 } }, '2027-03-28T05:00'],
  ['2026-10-24T22:30:00Z', { quiet: { from: 22 * 60, to: 7 * 60 } }, '2026-10-25T06:00'],
  // Quiet until a time that the clocks jump over ends when they have.
  ['2027-03-27T22:30:00Z', { quiet: { from: 22 * 60, to: 150 } }, '2027-03-28T01:00'],
] as const)('at %s with %j the change of the clocks is kept: %s', (now, changes, expected) => {
  expect(show(dueAt(at(now), schedule(changes)))).toBe(expected)
})

test.each([
  ['2026-07-01T21:00:00Z', '2026-07-01T20:00'],
  ['2026-07-02T04:59:00Z', '2026-07-01T20:00'],
  ['2026-07-02T05:00:00Z', undefined],
  ['2027-03-28T03:00:00Z', '2027-03-27T21:00'],
] as const)('the quiet hours at %s began at %s', (now, expected) => {
  const since = quietSince(at(now), schedule({ quiet: { from: 22 * 60, to: 7 * 60 } }))
  expect(since === undefined ? undefined : show(since)).toBe(expected)
})

test('nothing is told before it happens, in quiet hours, or more than two days late', () => {
  const minutes = fc.integer({ min: 0, max: 1439 })
  fc.assert(
    fc.property(
      fc.integer({ min: at('2026-01-01T00:00:00Z'), max: at('2028-01-01T00:00:00Z') }),
      fc.constantFrom('UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe'),
      fc.constantFrom(...digests),
      minutes,
      minutes,
      minutes,
      (now, timeZone, digest, dailyAt, from, to) => {
        const made = schedule({ digest, dailyAt, timeZone, quiet: from === to ? null : { from, to } })
        const due = dueAt(now, made)
        expect(due).toBeGreaterThanOrEqual(now)
        expect(due - now).toBeLessThan(50 * 3_600_000)
        expect(afterQuiet(due, made)).toBe(due)
        if (digest === 'hourly' && made.quiet === null) expect(localTime(due, timeZone) % 3_600_000).toBe(0)
      },
    ),
  )
})
