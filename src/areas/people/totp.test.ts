import { expect, test } from 'vitest'
import { codeAt, findStep, fromBase32, stepOf, toBase32, totpUri } from './totp.js'

const key = Buffer.from('12345678901234567890')

test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('RFC 6238, appendix B, SHA-1: at %i seconds %s', (seconds, code) => {
  expect(codeAt(key, stepOf(seconds * 1000), 8)).toBe(code)
})

test.each(['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489'])(
  'RFC 4226, appendix D: %s',
  (code) => {
    const at = Array.from({ length: 10 }, (_, step) => codeAt(key, step)).indexOf(code)
    expect(at).toBeGreaterThanOrEqual(0)
  },
)

test('RFC 4648: base 32 there and back', () => {
  expect(toBase32(Buffer.from('foobar'))).toBe('MZXW6YTBOI')
  expect(fromBase32('MZXW6YTBOI').toString()).toBe('foobar')
  expect(fromBase32(toBase32(key))).toEqual(key)
})

test('a code counts a step early or late, never twice, and never from before the last one', () => {
  const [secret, now] = [toBase32(key), 1_000_000_000_000]
  const step = stepOf(now)
  expect(findStep(secret, codeAt(key, step), now, 0)).toBe(step)
  expect(findStep(secret, codeAt(key, step - 1), now, 0)).toBe(step - 1)
  expect(findStep(secret, codeAt(key, step + 1), now, 0)).toBe(step + 1)
  expect(findStep(secret, codeAt(key, step - 2), now, 0)).toBeUndefined()
  expect(findStep(secret, codeAt(key, step + 2), now, 0)).toBeUndefined()
  expect(findStep(secret, codeAt(key, step), now, step)).toBeUndefined()
  expect(findStep(secret, codeAt(key, step - 1), now, step)).toBeUndefined()
  expect(findStep(secret, 'no code', now, 0)).toBeUndefined()
})

test('the link names who it is for', () => {
  expect(totpUri('ABC', 'ada@acme.example', 'acme')).toBe(
    'otpauth://totp/Rostra%20acme:ada%40acme.example?secret=ABC&issuer=Rostra%20acme&algorithm=SHA1&digits=6&period=30',
  )
})
