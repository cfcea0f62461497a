import { expect, test } from 'vitest'
import { foldWord } from '../../language/characters.js'
import { createMatcher } from './matcher.js'
import { beforeParticle } from './particles.js'
import { tokenize } from './tokens.js'

const foundIn = (pattern: string, text: string, language: string | null = 'ko'): string[] => {
  const tokens = tokenize(text, [])
  return createMatcher([{ pattern, languages: ['ko'] }], [])
    .find(tokens, language)
    .map(({ from, to }) => text.slice(tokens[from]?.start, tokens[to - 1]?.end))
}

test.each([
  ['소주', '어제 소주를 마셨다', ['소주를']],
  ['소주 마셨*', '어제 소주를 마셨다', ['소주를 마셨다']],
  ['술', '기술 미술 예술 술이 좋다', ['술이']],
  ['총', '총리가 총무를 만났다', []],
  ['도박', '도박이나 하고', ['도박이나']],
  ['마셨*', '마셨어요', ['마셨어요']],
])('%s in "%s"', (pattern, text, found) => {
  expect(foundIn(pattern, text)).toEqual(found)
})

const before = (word: string, language: string | null): string[] => beforeParticle(foldWord(word), language)

test('a particle alone stands behind nothing, and other languages have none', () => {
  expect(before('이', 'ko')).toEqual([])
  expect(before('술이', 'ko')).toEqual([foldWord('술')])
  expect(before('친구이라도', 'ko')).toContain(foldWord('친구'))
  expect(before('sake', 'en')).toEqual([])
  expect(before('술이', null)).toEqual([])
})
