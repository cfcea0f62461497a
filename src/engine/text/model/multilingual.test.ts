import { expect, test } from 'vitest'
import { Multilingual } from './multilingual.js'

const multilingual = new Multilingual({
  heads: ['hate', 'minors_safety'],
  offsets: { de: { hate: 0, minors_safety: -1 } },
  sentiment: {},
})

test('an answer that only the upper half has is missing where the lower half settled the text', () => {
  const settled = { whole: Float32Array.of(-3), sentences: [] }
  expect(multilingual.say('minors_safety', 'de', settled, 9)).toBeUndefined()
  expect(multilingual.say('hate', 'de', settled, 9)).toEqual({ logit: -3, start: 0, end: 9 })
})

test('a sentence that was settled early says nothing of what only the upper half can', () => {
  const sentence = (start: number, end: number, ...logits: number[]) => ({
    start,
    end,
    logits: Float32Array.of(...logits),
  })
  const answer = { whole: Float32Array.of(-1, 0.5), sentences: [sentence(0, 4, -3), sentence(4, 9, -1, 2)] }
  expect(multilingual.say('minors_safety', 'de', answer, 9)).toEqual({
    logit: expect.closeTo(-0.2, 5) as number,
    start: 4,
    end: 9,
  })
  const early = { ...answer, sentences: [sentence(0, 4, -3)] }
  expect(multilingual.say('minors_safety', 'de', early, 9)).toEqual({ logit: -0.5, start: 0, end: 9 })
})

test('a sentence is believed less the further it goes beyond its text, but for attacks on people', () => {
  const sentences = [{ start: 4, end: 9, logits: Float32Array.of(3, 3) }]
  const say = (head: string, hate: number, minors: number): number =>
    multilingual.say(head, 'de', { whole: Float32Array.of(hate, minors), sentences }, 9)?.logit ?? 0
  expect(say('minors_safety', 0, 1.5)).toBeCloseTo(0.8, 5)
  expect(say('minors_safety', 0, -2)).toBeCloseTo(-0.6, 5)
  expect(say('hate', -2, 0)).toBeCloseTo(2.6, 5)
})

test('what harmless texts of a language usually get is settled where that is heeded', () => {
  const judged = new Multilingual({
    heads: ['hate', 'drugs'],
    offsets: { ar: { hate: 0, drugs: 2 }, de: { hate: 0, drugs: 0 } },
    sentiment: {},
    usual: { ar: { drugs: -0.4 } },
  })
  const isSettled = (language: string, hate: number, drugs: number, heeds: boolean): boolean =>
    judged.isSettled(language, Float32Array.of(hate, drugs), [-1.25, 3], heeds)
  expect(isSettled('ar', -4, -3, false)).toBe(false)
  expect(isSettled('ar', -4, -3, true)).toBe(true)
  expect(isSettled('ar', -4, -2.2, true)).toBe(false)
  expect(isSettled('ar', -1, -3, true)).toBe(false)
  expect(isSettled('de', -4, -1, true)).toBe(false)
})
