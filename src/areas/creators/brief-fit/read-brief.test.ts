import { expect, test } from 'vitest'
import { readBudget } from './read-brief.js'

test.each([
  ['vegan moms, budget 500 EUR per post', { amount: 500, currency: 'EUR' }, 'vegan moms'],
  ['budget of $1,500, gamers', { amount: 1500, currency: 'USD' }, 'gamers'],
  ['Läufer in Berlin, Budget 2.000 € pro Beitrag', { amount: 2000, currency: 'EUR' }, 'Läufer in Berlin'],
  ['€2k each, bakers', { amount: 2000, currency: 'EUR' }, 'bakers'],
  ['bakers with 20k followers', null, 'bakers with 20k followers'],
])('%s', (text, budget, left) => {
  const read = readBudget(text)
  expect(read.budget).toEqual(budget)
  expect(read.rest).toHaveLength(text.length)
  expect(read.rest.replaceAll(/\s+/g, ' ').replaceAll(/^[ ,]+|[ ,]+$/g, '')).toBe(left)
})
