import { expect, it } from 'vitest'
import { textOf } from './text-of.js'

it.each([
  ['é', Buffer.from('é'), 'application/json'],
  ['é', Buffer.from('é'), 'application/json; charset=iso-8859-1'],
  ['é', Buffer.from([0xe9]), 'application/json; charset=ISO-8859-1'],
  ['й', Buffer.from([0xe9]), 'text/plain;charset="windows-1251"'],
  ['\ufffd', Buffer.from([0xe9]), 'application/json'],
  ['\ufffd', Buffer.from([0xe9]), 'application/json; charset=klingon'],
  ['ab', Buffer.from('ab', 'utf16le'), 'application/json; charset=utf-16le'],
  ['ab', Buffer.from('\ufeffab', 'utf16le'), undefined],
  ['ab', Buffer.from('\ufeffab'), undefined],
])('%s of %j as %s', (text, bytes, type) => {
  expect(textOf(bytes, type)).toBe(text)
})
