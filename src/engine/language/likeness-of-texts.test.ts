import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareTexts } from './likeness-of-texts.js'

test('what is said in other forms of the same words is more alike than what is about something else', () => {
  const [same, other, none] = compareTexts('Buying fake followers is fine by me', [
    'I bought fake followers again',
    'My garden is full of tomatoes',
    '',
  ])
  expect(same).toBeGreaterThan(0.1)
  expect(same).toBeGreaterThan((other ?? 1) * 3)
  expect(none).toBe(0)
})

test('likeness is between 0 and 1, and a text is most like itself', () => {
  fc.assert(
    fc.property(fc.lorem(), fc.array(fc.lorem(), { minLength: 1, maxLength: 6 }), (wanted, texts) => {
      const found = compareTexts(wanted, [...texts, wanted])
      expect(found.every((value) => value >= 0 && value <= 1)).toBe(true)
      expect(found.at(-1)).toBeCloseTo(1, 9)
    }),
  )
})
