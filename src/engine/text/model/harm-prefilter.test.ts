import { expect, test } from 'vitest'
import { splitTokens } from './tokens.js'
import { HarmPrefilter } from './harm-prefilter.js'

const wary = new HarmPrefilter({ bias: -1, words: { the: 0.9, goodbye: 0.7, pills: 0.8, recipe: -0.9, your: 0.4 } })
const isWary = (text: string): boolean => wary.isWary(splitTokens(text))

test('a text deserves a closer look when its words say enough together', () => {
  expect(isWary('goodbye and the pills')).toBe(true)
  expect(isWary('goodbye')).toBe(false)
  expect(isWary('goodbye, the pills are in the recipe')).toBe(true)
  expect(isWary('goodbye to the recipe')).toBe(false)
})

test('a word counts once, and small words alone are never enough', () => {
  expect(isWary('goodbye goodbye goodbye')).toBe(false)
  expect(new HarmPrefilter({ bias: 0.1, words: { the: 0.9 } }).isWary(splitTokens('the the'))).toBe(false)
})

test('evidence names the telling words in the order of the text', () => {
  const text = 'the pills, then goodbye'
  expect(wary.evidenceOf(text, splitTokens(text), 'self_harm')).toMatchObject([
    { text: 'pills', start: 4, by: 'model', name: 'self_harm' },
    { text: 'goodbye', start: 16 },
  ])
})
