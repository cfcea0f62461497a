import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createHaystack } from '../language/haystack.js'
import { needlesOf, wordStart } from '../language/needles.js'
import { findAll, clauseStarts } from './match.js'
import { toPlain } from './plain.js'
import { findPossible, languagesFor } from './rules/index.js'

const needles = (source: string): string | undefined => needlesOf(source)?.join('/').replaceAll(wordStart, '^')

test('tells what must stand in a text for an expression to hold', () => {
  expect(needles('how much')).toBe('how ^much')
  expect(needles('(?:the )?(?:price|cost)s?')).toBe('price/cost')
  expect(needles('(?<![\\w])(?:link|url)(?![\\w])')).toBe('^link/^url')
  expect(needles('\\w+ me (?=now)')).toBe(' ^me ')
  expect(needles('a(?:bc)+d?')).toBe('bc')
  expect(needles('[ab]cd|ef')).toBe('acd/bcd/ef')
  expect(needles('abc\\p{L}{0,3}de')).toBe('abc')
})

test('admits what it cannot tell', () => {
  for (const source of ['\\w+', '[^a]?', '(?:abc)?', '.', 'a?(?=bcd)', '(?:abc|\\d)'])
    expect(needlesOf(source)).toBeNull()
})

test('finds every needle in one pass, words from their beginning where that is asked', () => {
  const find = (text: string): number[] => {
    const found = new Set<number>()
    createHaystack([
      ['she', 1],
      ['he', 2],
      ['hers', 3],
      [`${wordStart}is`, 4],
      ['値段', 5],
    ]).scan(text, (number) => found.add(number))
    return [...found].sort()
  }
  expect(find('ushers')).toEqual([1, 2, 3])
  expect(find('this')).toEqual([])
  expect(find('so is it')).toEqual([4])
  expect(find('お値段は')).toEqual([5])
  expect(find('')).toEqual([])
})

const { own, others } = languagesFor('en', 'a あ س')
const languages = [...own, ...others]
/** Pieces of the expressions themselves: far likelier to make one of them hold than random words. */
const pieces = languages.flatMap(({ rules }) =>
  rules.flatMap(({ patterns }) =>
    patterns.flatMap(({ regexp }) => regexp.source.match(/[\p{L}']{2,}(?: [\p{L}']{2,})*/gu) ?? []),
  ),
)

test('whatever holds in a text was said to be possible', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(fc.constantFrom(...pieces), fc.constantFrom('it', 'this', '?', '!', '2', 'x', '\n', '@ana', '😀')),
        {
          maxLength: 12,
        },
      ),
      fc.constantFrom(' ', '  ', ', ', ''),
      (words, between) => {
        const { text } = toPlain(words.join(between))
        const possible = findPossible(text)
        for (const language of languages) {
          const starts = clauseStarts(text, language.fillers)
          const here = possible.get(language)
          const told = new Set([
            ...(here?.not ?? []),
            ...(here?.giveaway ?? []),
            ...(here?.rules ?? []).flatMap(({ patterns }) => patterns),
          ])
          for (const pattern of [
            ...language.rules.flatMap(({ patterns }) => patterns),
            ...language.not,
            ...language.giveaway,
          ])
            if (findAll(pattern, text, starts).next().done === false) expect(told.has(pattern)).toBe(true)
        }
      },
    ),
    { numRuns: 150 },
  )
})
