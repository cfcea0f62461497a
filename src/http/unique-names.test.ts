import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findNameFault } from './unique-names.js'

test.each([
  ['{"a":1,"a":2}', 'a'],
  ['{"a":1,"\\u0061":2}', 'a'],
  ['[{"x":{"b" : 1, "c":[{"b":1}], "b":2}}]', 'b'],
  ['{"":1,"":2}', ''],
])('%s repeats a name', (text, name) => {
  expect(findNameFault(text)).toEqual({ repeated: name })
})

test('what was written by a program never repeats one', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => findNameFault(JSON.stringify(value, null, 1)) === undefined))
})

test('a name written twice is found wherever it stands', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.string(), fc.jsonValue(), (before, name, within) => {
      const twice = `{${JSON.stringify(name)}:${JSON.stringify(within)},${JSON.stringify(name)}:0}`
      expect(findNameFault(`[${JSON.stringify(before)},${twice}]`)).toEqual({ repeated: name })
    }),
  )
})

test('an object of more names than anything takes is told from many objects of a few', () => {
  const names = (n: number): string =>
    JSON.stringify(Object.fromEntries(Array.from({ length: n }, (_, i) => [`k${i}`, 1])))
  expect(findNameFault(names(1001))).toBe('too_many')
  expect(findNameFault(`[${Array.from({ length: 20 }, () => names(1000)).join()}]`)).toBeUndefined()
})

test('a text has no more names in all, and no more levels, than were allowed', () => {
  const row = '{"a":1,"b":{"c":2}}'
  expect(findNameFault(`[${row},${row}]`, 6)).toBeUndefined()
  expect(findNameFault(`[${row},${row}]`, 5)).toBe('too_many_in_all')
  const nested = (depth: number): string => '{"a":'.repeat(depth) + '[]' + '}'.repeat(depth)
  expect(findNameFault(nested(99))).toBeUndefined()
  expect(findNameFault(nested(100))).toBe('too_deep')
})
