import { expect, test } from 'vitest'
import { readText } from '../text/rules/index.js'
import { isQuiet, limits } from './cascade.js'
import type { Look } from './look.js'

const looked = (text: string, suspected: Look['suspected'] = new Set()): Look =>
  ({ text, rules: readText(text, 'en'), suspected }) as Look
const says = (hate: number, offensive: number) => (head: string) => {
  const share = head === 'hate' ? hate : offensive
  return Math.log(share / (1 - share))
}

test('sentences are left out only where a short text is quiet in every respect', () => {
  const calm = looked('We had pasta for dinner. The train was late.')
  const quiet = (
    look: Look,
    sentences = 2,
    hate = 0.03,
    offensive = 0.05,
    effort: 'balanced' | 'thorough' = 'balanced',
  ) => isQuiet(look, sentences, says(hate, offensive), limits[effort])
  expect(quiet(calm)).toBe(true)
  expect(quiet(calm, 4)).toBe(false)
  expect(quiet(calm, 2, 0.12)).toBe(false)
  expect(quiet(calm, 2, 0.03, 0.2)).toBe(false)
  expect(quiet(looked(calm.text, new Set(['harm'])))).toBe(false)
  expect(quiet(looked('You are a pathetic idiot. The train was late.'))).toBe(false)
  // Whoever is named may be meant: a smaller sign is enough to look closer.
  expect(quiet(looked('The muslim family next door moved. The train was late.'), 2, 0.07)).toBe(false)
  expect(quiet(calm, 2, 0.07)).toBe(true)
  expect(quiet(calm, 2, 0.03, 0.05, 'thorough')).toBe(false)
})
