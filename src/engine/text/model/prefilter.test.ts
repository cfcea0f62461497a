import { expect, test } from 'vitest'
import { splitTokens } from './tokens.js'
import { Prefilter } from './prefilter.js'

const prefilter = new Prefilter({ bias: -1, words: { the: 0.9, goodbye: 0.7, pills: 0.8, recipe: -0.9, your: 0.4 } })
/** Each word of a text once. */
const wordsOf = (text: string): Set<string> => new Set(splitTokens(text).map(({ norm }) => norm))
const suspects = (text: string): boolean => prefilter.suspects(wordsOf(text))

test('a text deserves a closer look when its words say enough together', () => {
  expect(suspects('goodbye and the pills')).toBe(true)
  expect(suspects('goodbye')).toBe(false)
  expect(suspects('goodbye, the pills are in the recipe')).toBe(true)
  expect(suspects('goodbye to the recipe')).toBe(false)
})

test('a word counts once, and small words alone are never enough', () => {
  expect(suspects('goodbye goodbye goodbye')).toBe(false)
  expect(new Prefilter({ bias: 0.1, words: { the: 0.9 } }).suspects(wordsOf('the the'))).toBe(false)
})

test('a second look can lift a suspicion, by what the bag answers', () => {
  const second = { bias: -1, words: 0.5, bag: { harm: 1 } }
  const looked = new Prefilter({ bias: -1, words: { goodbye: 0.7, pills: 0.8 }, second }, ['joy', 'harm'])
  const words = wordsOf('goodbye and the pills')
  expect(looked.suspects(words, [0, 2])).toBe(true)
  expect(looked.suspects(words, [2, 0])).toBe(false)
})
