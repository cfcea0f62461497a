import { expect, test } from 'vitest'
import { applyRules } from './index.js'
import { readText } from './reading.js'

const judged = (text: string, category: string): number =>
  applyRules(readText(text, 'en'), {}).risks.find((risk) => risk.category === category)?.probability ?? 0

test('a word that says little says no more when it is said again', () => {
  expect(judged('a patriot is a patriot', 'politics')).toBe(judged('he is a patriot', 'politics'))
  expect(judged('a patriot is no nationalist, but a conservative', 'politics')).toBeGreaterThan(0.5)
})

test.each([
  ['I have a huge midterm tomorrow and listen to music', 'politics'],
  ['Patriots extend their lead in the fourth quarter', 'politics'],
  ['I call shotgun for the ride home', 'weapons'],
])('an everyday sense is none: %s', (text, category) => {
  expect(judged(text, category)).toBeLessThan(0.5)
})

const insulted = (text: string): number =>
  applyRules(readText(text, 'en'), { harassment: { probability: 0.9 } }).risks.find(
    ({ category }) => category === 'harassment',
  )?.probability ?? 0

test('names for things are doubted more than names for somebody', () => {
  expect(insulted('what a ridiculous alarm clock')).toBeLessThan(insulted('he is a ridiculous alarm clock'))
})
