import { expect, test } from 'vitest'
import { CodedError, fromSendable, hasCode, toSendable } from './coded-error.js'

class Refused extends CodedError {
  override readonly name = 'Refused'
  constructor(readonly reason: string) {
    super('refused', `Refused: ${reason}.`)
  }
}

const cross = (error: unknown): unknown => fromSendable(structuredClone(toSendable(error)))

test('an error keeps its code, fields and name between threads', () => {
  const crossed = cross(new Refused('too_deep'))
  expect(crossed).toBeInstanceOf(Error)
  expect(hasCode(crossed, 'refused')).toBe(true)
  expect(hasCode(crossed, 'other')).toBe(false)
  expect(crossed).toMatchObject({ name: 'Refused', reason: 'too_deep', message: 'Refused: too_deep.' })
})

test('an error without a code stays without one, and what is no error stays as it is', () => {
  const crossed = cross(new TypeError('not a number'))
  expect(crossed).toBeInstanceOf(Error)
  expect(crossed).not.toBeInstanceOf(CodedError)
  expect(crossed).toMatchObject({ name: 'TypeError', message: 'not a number' })
  expect(cross('word')).toBe('word')
})
