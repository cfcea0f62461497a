import { expect, test } from 'vitest'
import { namedSponsors } from './named-sponsors.js'

const known = new Map([
  ['Lumora', 'lumora'],
  ['Vela Noir', 'vela-noir'],
  ['@lumora', 'lumora'],
])
const named = (text: string): string[] => namedSponsors(text, (name) => known.get(name))

test.each([
  ['Paid partnership with Lumora, love these shoes #ad', ['lumora']],
  ['This video is sponsored by Vela Noir. Thank you!', ['vela-noir']],
  ["In partnership with Lumora's kitchen", ['lumora']],
  ['In bezahlter Kooperation mit Lumora', ['lumora']],
  ['Sponsored by @lumora', ['lumora']],
])('%s', (text, sponsors) => {
  expect(named(text)).toEqual(sponsors)
})

test.each([
  ['Ad: my new shoes. I had Lumora before'],
  ['Paid partnership with friends who wear Lumora'],
  ['#ad Lumora'],
  ['Lumora is great'],
])('%s names no sponsor', (text) => {
  expect(named(text)).toEqual([])
})
