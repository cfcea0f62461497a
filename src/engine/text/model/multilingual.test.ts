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
