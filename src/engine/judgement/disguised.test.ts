import fc from 'fast-check'
import { expect, test } from 'vitest'
import { KnownWords } from '../text/model/known-words.js'
import { WordSplitter } from '../text/model/word-splitter.js'
import { readText } from '../text/rules/index.js'
import { mayAdd, readDisguised, type Disguised } from './disguised.js'

const words = new KnownWords(
  [
    'i',
    'a',
    'to',
    'in',
    'the',
    'we',
    'will',
    'all',
    'sale',
    'sit',
    'dogs',
    'garden',
    'going',
    'tonight',
    'good',
    'god',
  ],
  ['suicide', 'heroin'],
)
const splitter = new WordSplitter(words)
const read = (text: string): string | undefined => readDisguised(text, () => splitter)?.text

test.each([
  ['we w!11 s1t 1n th3 g4rd3n 70n1gh7', 'we will sit in the garden tonight'],
  ['a s*icide', 'a suicide'],
  ['d o g s  i n  t h e  g a r d e n', 'dogs  in  the  garden'],
  ['#DogsInTheGarden', '#dogs in the garden'],
  ['thedogsareinthegarden', undefined],
  ['dogswillsitinthegarden', 'dogs will sit in the garden'],
  ['it is goooing well', 'it is going well'],
  ['I will 🔪 you', 'i will  stab  you'],
])('%s is read as %s', (text, expected) => {
  expect(read(text)).toBe(expected)
})

test.each(['a plain text', 'on the 30th at 7pm', 'see https://t.co/S5uTdqxI79', 'a chef knife 🔪', ''])(
  'what wears no disguise has no other reading: %s',
  (text) => {
    expect(read(text)).toBeUndefined()
  },
)

test('every unit of a reading has its place in the text', () => {
  const unit = fc.constantFrom('k', '1', '!', '*', ' ', '🔪', 'I will ', ' you', 'é', 'ооо', 'Dogs', 'In', '#', '@')
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 20 }), (parts) => {
      const text = parts.join('')
      const folded = readDisguised(text, () => splitter)
      if (folded === undefined) return
      expect(folded.starts).toHaveLength(folded.text.length)
      expect(folded.ends).toHaveLength(folded.text.length)
      expect(folded.ends.every((end, at) => end <= text.length && end >= (folded.starts[at] ?? 0))).toBe(true)
    }),
  )
})

test('a text of any length is read', () => {
  const long = 'a lovely day in the garden '.repeat(20_000)
  expect(read(`${long}I will 🔪 you`)).toMatch(/i will {2}stab {2}you$/)
  expect(read('DogsInTheGarden'.repeat(10_000))).toMatch(/^(dogs in the garden ?)+$/)
})

const adds = (text: string): boolean => {
  const plain = readDisguised(text, () => splitter) as Disguised
  return mayAdd(readText(text, 'de'), readText(plain.text, 'de'), plain)
}

test.each([
  ['a tag that is all there is', '#DogsInTheGarden', true],
  ['a tag in a longer text', 'wir sehen heute Abend wieder alle zusammen fern #DogsInTheGarden', false],
  ['a tag with a word of a list', 'wir sehen heute Abend wieder alle zusammen fern #GoingToHeroin', true],
  ['disguised letters, however few', 'wir sehen heute Abend wieder alle zusammen fern im g4rd3n', true],
])('%s may add to what the text says: %s', (_, text, expected) => {
  expect(adds(text)).toBe(expected)
})
