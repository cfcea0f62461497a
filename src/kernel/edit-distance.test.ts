import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.js'

test.each([
  ['', '', 0],
  ['', 'abc', 3],
  ['kitten', 'sitting', 3],
  ['form', 'from', 1],
  ['a😀b', 'ab', 1],
  ['same', 'same', 0],
] as const)('%j and %j are %i edits apart', (a, b, edits) => {
  expect(editDistance(a, b)).toBe(edits)
  expect(editDistance(b, a)).toBe(edits)
})
