import { expect, test } from 'vitest'
import { splitSentences } from './sentences.js'

const split = (text: string): string[] => splitSentences(text).map(({ start, end }) => text.slice(start, end).trim())

test.each([
  ['Das Wetter war schön. Wir gingen an den See!', ['Das Wetter war schön.', 'Wir gingen an den See!']],
  ['今天天气很好。我们去了湖边。', ['今天天气很好。', '我们去了湖边。']],
  ['first of all this\nand then the other', ['first of all this', 'and then the other']],
])('a text of several sentences is taken apart: %s', (text, expected) => {
  expect(split(text)).toEqual(expected)
})

test.each([
  'one sentence alone',
  'it costs 3.50 at example.org today',
  'She said: "I saw it. It was there." That was all.',
])('a text of one sentence, or with a quotation, stays whole: %s', (text) => {
  expect(split(text)).toEqual([])
})

test('fragments, addresses and lone tags are no sentences', () => {
  expect(split('We went to the lake today! https://example.org/a #lake Wow.')).toEqual(['We went to the lake today!'])
})
