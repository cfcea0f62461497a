import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { KnownWords } from './known-words.js'
import { WordSplitter } from './word-splitter.js'

const vocabulary = readFileSync(new URL('../../../../assets/models/vocabulary.txt', import.meta.url), 'utf8').split(
  '\n',
)
const splitter = new WordSplitter(new KnownWords(vocabulary))
const split = (text: string): string => {
  const breaks = splitter.breaksIn(text)
  return [...breaks, text.length].map((end, i) => text.slice(breaks[i - 1] ?? 0, end)).join(' ')
}

test.each([
  ['thedogsareinthegarden', 'the dogs are in the garden'],
  ['we sawthegreenmountains today', 'we saw the green mountains today'],
])('words written together are taken apart: %s', (text, expected) => {
  expect(split(text)).toBe(expected)
})

test.each(['international', 'short words stay', 'qzxvwkjhgfdplmnb', ''])('what is a word or none stays: %s', (text) => {
  expect(split(text)).toBe(text)
})
