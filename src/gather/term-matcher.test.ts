import { expect, test } from 'vitest'
import type { SearchTerm } from '../engine/listening/query/index.js'
import { createTermMatcher } from './term-matcher.js'

const holds = (terms: readonly SearchTerm[], text: string, hashtags: readonly string[] = []): boolean =>
  createTermMatcher(terms)({ text, hashtags, languages: () => [], toContent: () => undefined })

test.each<[string, SearchTerm[], string, boolean]>([
  ['a word', [{ words: 'Lumevia' }], 'I like lumevia.', true],
  ['no part of a word', [{ words: 'Lumevia' }], 'lumevian nights', false],
  ['a word in capitals with an accent', [{ words: 'cafe' }], 'CAFÉ!', true],
  ['all words of a term, in any order', [{ words: 'oat milk' }], 'Milk, made of oat', true],
  ['not one of them alone', [{ words: 'oat milk' }], 'milk', false],
  ['a word twice in a term', [{ words: 'bye bye' }], 'bye now', true],
  ['one of several terms that share a word', [{ words: 'oat milk' }, { words: 'oat bread' }], 'bread of oat', true],
  ['a script without spaces, within a run', [{ words: '東京' }], '昨日東京に行きました', true],
  ['a word of two scripts', [{ words: '東京 tower' }], 'Tower in 東京に', true],
  ['signs alone are no term', [{ words: '!?' }], 'What!?', false],
  ['a hashtag in the text', [{ hashtag: 'Bees' }], 'Look #bees', true],
  ['Cyrillic', [{ words: 'кофе' }], 'Люблю КОФЕ!', true],
])('holds %s', (_, terms, text, expected) => {
  expect(holds(terms, text)).toBe(expected)
})

test('hashtags beside the text count, and no terms hold nothing', () => {
  expect(holds([{ hashtag: 'bees' }], 'Look', ['Bees'])).toBe(true)
  expect(holds([], 'Look', ['Bees'])).toBe(false)
})
