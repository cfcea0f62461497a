import { expect, test } from 'vitest'
import { checksum } from './checksum.js'
import { toUtf8 } from '../bytes/utf8.js'

test('is XXH32 with seed 0', () => {
  expect(checksum(toUtf8('')).toString(16)).toBe('2cc5d05')
  expect(checksum(toUtf8('a')).toString(16)).toBe('550d7456')
  expect(checksum(toUtf8('abc')).toString(16)).toBe('32d153ff')
  expect(checksum(toUtf8('Nobody inspects the spammish repetition')).toString(16)).toBe('e2293b2f')
})
