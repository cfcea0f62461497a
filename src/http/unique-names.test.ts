import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findRepeatedName } from './unique-names.js'

test.each([
  ['{"a":1,"a":2}', 'a'],
  ['{"a":1,"\\u0061":2}', 'a'],
  ['[{"x":{"b" : 1, "c":[{"b":1}], "b":2}}]', 'b'],
  ['{"":1,"":2}', ''],
])('%s repeats a name', (text, name) => {
  expect(findRepeatedName(text)).toBe(name)
})

test('what was written by a program never repeats one', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => findRepeatedName(JSON.stringify(value, null, 1)) === undefined))
})

test('a name written twice is found wherever it stands', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.string(), fc.jsonValue(), (before, name, within) => {
      const twice = `{${JSON.stringify(name)}:${JSON.stringify(within)},${JSON.stringify(name)}:0}`
      expect(findRepeatedName(`[${JSON.stringify(before)},${twice}]`)).toBe(name)
    }),
  )
})
