import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinLetters, joinSpelled } from './spelled.js'
import { splitTokens } from './tokens.js'

const wordsOf = (text: string): string =>
  joinSpelled(text, splitTokens(text))
    .map(({ norm }) => norm)
    .join(' ')

test('words with their letters apart are read as words', () => {
  expect(wordsOf('I h a t e this')).toBe('i hate this')
  expect(wordsOf('so v.e.r.m.i.n it is')).toBe('so vermin it is')
  expect(wordsOf('k i l l')).toBe('kill')
  expect(wordsOf('I D I O T')).toBe('idiot')
  expect(joinLetters('I h a t e this, k-i-l-l it')).toBe('I hate this, kill it')
})

test('initials, single letters and lists of two stay as they are', () => {
  for (const text of ['a b', 'Plan B is a go', 'u r so cool', 'J. R. Tolkien']) {
    const tokens = splitTokens(text)
    expect(joinSpelled(text, tokens)).toBe(tokens)
    expect(joinLetters(text)).toBe(text)
  }
})

test('tokens stay in order and inside of the text, whatever it holds', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', 'I', ' ', '.', '-', 'bc', '😀', '\n', 'é'), maxLength: 40 }),
      (text) => {
        let before = 0
        for (const { start, end } of joinSpelled(text, splitTokens(text))) {
          expect(start).toBeGreaterThanOrEqual(before)
          expect(end).toBeLessThanOrEqual(text.length)
          before = end
        }
      },
    ),
  )
})
