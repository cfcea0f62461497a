import { expect, test } from 'vitest'
import { createMatcher } from './matcher.js'
import { applyRules, readText } from './index.js'
import { findEntities } from './entities.js'
import { tokenize } from './tokens.js'

const find = (text: string, pattern: string): number =>
  createMatcher([{ pattern, languages: null }], []).find(tokenize(text, findEntities(text)), null).length

test.each([
  ['idiot', 1],
  ['leave it, idiot', 1],
  ['@ana.writes idiot', 1],
  ['😂 idiot', 1],
  ['you are no idiot', 0],
  ['https://example.org idiot', 0],
  ['30 idiot', 0],
] as const)('a clause begins with "idiot", as where somebody is addressed: %s', (text, times) => {
  expect(find(text, ', idiot $')).toBe(times)
})

const harassment = (text: string, language: string, model: number): number =>
  applyRules(readText(text, language), { harassment: { probability: model } }).risks.find(
    ({ category }) => category === 'harassment',
  )?.probability ?? 0

test.each([
  ['du bist ein Idiot', 'du bist ein Idiot, ich hab dich so lieb', 'de'],
  ['eres idiota', 'eres idiota, por eso te quiero', 'es'],
  ["t'es con", "t'es con, je t'aime", 'fr'],
] as const)('what friends call each other is softened: %s', (bare, fond, language) => {
  expect(harassment(bare, language, 0.5)).toBeGreaterThan(0.7)
  expect(harassment(fond, language, 0.5)).toBeLessThan(0.5)
})
