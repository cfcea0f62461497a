import { expect, test } from 'vitest'
import { SignInCodes } from './sign-in-codes.js'

const at = (now: number) => {
  const clock = { time: now, now: () => clock.time }
  return clock
}

test('a code gives its token once', () => {
  const codes = new SignInCodes(at(0))
  const code = codes.issue('secret')
  expect(codes.take('another')).toBeUndefined()
  expect(codes.take(code)).toBe('secret')
  expect(codes.take(code)).toBeUndefined()
})

test('a code is too old after a quarter of an hour', () => {
  const clock = at(0)
  const codes = new SignInCodes(clock)
  const [young, old] = [codes.issue('a'), codes.issue('b')]
  clock.time = 15 * 60_000 - 1
  expect(codes.take(young)).toBe('a')
  clock.time += 1
  expect(codes.take(old)).toBeUndefined()
})

test('only so many codes are kept: the oldest goes', () => {
  const codes = new SignInCodes(at(0))
  const first = codes.issue('first')
  for (let i = 0; i < 100; i++) codes.issue('more')
  expect(codes.take(first)).toBeUndefined()
})
