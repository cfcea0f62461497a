import { expect, test } from 'vitest'
import { Wording } from './wording.js'

test('days and percentages of English sentences are written as beside them', () => {
  const english = new Wording('en', {})
  expect(english.said('30 of 308 items, at most 96.5 % sure, last on 2026-11-16, weight 0.5.')).toBe(
    '30 of 308 items, at most 96.5% sure, last on Nov 16, 2026, weight 0.5.',
  )
  expect(english.say('Bounds are 95 %, {share} % of them wide.', { share: 4 })).toBe('Bounds are 95%, 4% of them wide.')
  expect(english.said('Item p-2026-11-16-a is % done.')).toBe('Item p-2026-11-16-a is % done.')
})

test('other languages keep their own form', () => {
  const german = new Wording('de', { 'said: last on {day}': 'zuletzt am {day}', 'At {n} %': 'Bei {n} %' })
  expect(german.said('last on 2026-11-16')).toBe('zuletzt am 16.11.2026')
  expect(german.say('At {n} %', { n: 3 })).toBe('Bei 3 %')
})
