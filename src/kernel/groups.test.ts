import { expect, test } from 'vitest'
import { addTo, groupBy } from './groups.js'

test('groups keep the order of their keys and values', () => {
  const groups = groupBy(['pear', 'fig', 'plum', 'apple'], (word) => word.at(0))
  expect([...groups]).toEqual([
    ['p', ['pear', 'plum']],
    ['f', ['fig']],
    ['a', ['apple']],
  ])
  addTo(groups, 'f', 'fennel')
  expect(groups.get('f')).toEqual(['fig', 'fennel'])
})
