import { expect, test } from 'vitest'
import { waitOf } from './json-client.js'
import { serverTime } from './server-time.js'

const now = Date.parse('2026-11-15T12:00:00Z')
const dated = (ms: number): string => new Date(ms).toUTCString()

test('times that a server names are in its own time', () => {
  for (const offMs of [0, 300_000, -300_000, 3_600_000])
    expect(waitOf({ date: dated(now + offMs), 'retry-after': dated(now + offMs + 90_000) }, now)).toBe(90_000)
})

test('a server that does not say what time it is, or is a day off, is taken at our time', () => {
  for (const date of [undefined, 'soon', dated(now + 2 * 86_400_000)]) expect(serverTime({ date }, now)).toBe(now)
  expect(waitOf({ 'retry-after': dated(now + 30_000) }, now)).toBe(30_000)
})
