import { expect, test } from 'vitest'
import { partsOf } from './parts.js'

test('a list comes in parts of at most so many, in order, and an empty one in none', () => {
  expect([...partsOf([1, 2, 3, 4, 5], 2)]).toEqual([[1, 2], [3, 4], [5]])
  expect([...partsOf(['a', 'b'], 2)]).toEqual([['a', 'b']])
  expect([...partsOf([], 2)]).toEqual([])
})
