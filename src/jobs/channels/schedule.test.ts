import fc from 'fast-check'
import { expect, test } from 'vitest'
import { localTime } from '../../kernel/time-zone.js'
import { afterQuiet, digests, dueAt, type Schedule } from './schedule.js'

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
