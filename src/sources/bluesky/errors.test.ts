import { expect, it } from 'vitest'
import { toSourceError, usedUpUntil, waitOf } from './errors.js'

const now = Date.parse('2026-11-15T12:00:00Z')
const trouble = (status: number, error = '', message = '') => ({ status, error, message, headers: {} })

it.each([
  [trouble(400, 'InvalidRequest', 'Profile not found'), 'not_found'],
  [trouble(400, 'InvalidRequest', 'Actor not found: nobody.test'), 'not_found'],
  [trouble(400, 'InvalidRequest', 'Error: actor must be a valid did or a handle'), 'not_found'],
  [trouble(400, 'NotFound', 'Post not found: at://x'), 'not_found'],
  [trouble(400, 'InvalidRequest', 'Malformed cursor'), 'not_found'],
  [trouble(400, 'AccountTakedown', 'Account has been suspended'), 'suspended'],
  [trouble(400, 'AccountDeactivated', 'Account is deactivated'), 'not_found'],
  [trouble(400, 'InvalidRequest', 'Something else'), 'unsupported'],
  [trouble(401, 'AuthMissing'), 'credentials_missing'],
  [trouble(403, 'Forbidden'), 'credentials_missing'],
  [trouble(404), 'unsupported'],
  [trouble(501, 'MethodNotImplemented'), 'unsupported'],
  [trouble(429, 'RateLimitExceeded'), 'rate_limited'],
  [trouble(500), 'unavailable'],
  [trouble(502, 'UpstreamFailure'), 'unavailable'],
  [trouble(503, 'NotEnoughResources'), 'unavailable'],
  [trouble(1, 'Error', 'fetch failed'), 'unavailable'],
  [trouble(2, 'Invalid Response'), 'unavailable'],
])('%j is %s', (given, kind) => {
  expect(toSourceError(given, 'profile x', now).kind).toBe(kind)
})

it('waits as long as it is told to, within reason', () => {
  expect(waitOf({ 'retry-after': '17' }, now)).toBe(17_000)
  expect(waitOf({ 'retry-after': new Date(now + 9000).toUTCString() }, now)).toBe(9000)
  expect(waitOf({ 'ratelimit-reset': String(now / 1000 + 240) }, now)).toBe(240_000)
  expect(waitOf({ 'retry-after': '5', 'ratelimit-reset': String(now / 1000 + 240) }, now)).toBe(5000)
  expect(waitOf({ 'ratelimit-reset': '1' }, now)).toBe(1000)
  expect(waitOf({ 'ratelimit-reset': 'soon' }, now)).toBe(60_000)
  expect(waitOf({ 'retry-after': '99999999' }, now)).toBe(3_600_000)
  expect(waitOf({}, now)).toBe(60_000)
})

it('knows when a window is used up', () => {
  const reset = String(now / 1000 + 30)
  expect(usedUpUntil({ 'ratelimit-remaining': '0', 'ratelimit-reset': reset }, now)).toBe(now + 30_000)
  expect(usedUpUntil({ 'ratelimit-remaining': '1', 'ratelimit-reset': reset }, now)).toBeUndefined()
  expect(usedUpUntil({ 'ratelimit-remaining': '0' }, now)).toBeUndefined()
  expect(usedUpUntil({ 'ratelimit-remaining': '0', 'ratelimit-reset': '5' }, now)).toBeUndefined()
})
