import { expect, test } from 'vitest'
import { createMatcher } from './matcher.js'
import { parsePattern } from './pattern.js'
import { tokenize } from './tokens.js'

const foundIn = (pattern: string, text: string, language = 'tr'): string[] => {
  const tokens = tokenize(text, [])
  return createMatcher([{ pattern, languages: [language] }], [])
    .find(tokens, language)
    .map(({ from, to }) => text.slice(tokens[from]?.start, tokens[to - 1]?.end))
}

test.each([
  ['salak*', 'tam bir SALAKSIN', ['SALAKSIN']],
  ['salak*', 'salak', ['salak']],
  ['salak*', 'salça', []],
  ['sen ..2 salak*|aptal*', 'sen ne aptalsın', ['sen ne aptalsın']],
  ['sen salak*', 'sen salaksın', ['sen salaksın']],
  ['병신*', '야 병신아', ['병신아']],
])('%s in "%s"', (pattern, text, found) => {
  expect(foundIn(pattern, text)).toEqual(found)
})

test('a word behind an elided one may begin so', () => {
  expect(foundIn('imbécil*', "l'imbécillité", 'fr')).toEqual(["l'imbécillité"])
})

test('too short a beginning is refused', () => {
  expect(() => parsePattern('sa*')).toThrow('too short')
})
