import { expect, test } from 'vitest'
import { redactItem, redactUrl } from './redact-item.js'
import type { ScreenedItem } from './item.js'

const itemOf = (text: string, word: string): ScreenedItem => {
  const start = text.indexOf(word)
  const evidence = [{ field: 'text', start, end: start + word.length, text: word }]
  return {
    candidate: { title: null, text, fields: [{ field: 'text', text }] },
    decided: { findings: [{ category: 'alcohol', evidence }], noted: [] },
    redacted: [],
  } as unknown as ScreenedItem
}

test('what is protected is taken out, and evidence behind it still points at its word', () => {
  const { candidate, decided, redacted } = redactItem(itemOf('I am pregnant and I love whiskey.', 'whiskey'))
  expect(candidate.text).not.toContain('pregnant')
  expect(candidate.fields[0]?.text).toBe(candidate.text)
  const [evidence] = decided.findings[0]?.evidence ?? []
  expect(candidate.text.slice(evidence?.start, evidence?.end)).toBe('whiskey')
  expect(redacted.length).toBeGreaterThan(0)
})

test('an item without anything protected stays as it is', () => {
  const item = itemOf('A glass of whiskey.', 'whiskey')
  expect(redactItem(item)).toEqual(item)
})

test('addresses lose their path where it tells what is protected, and stay where it does not', () => {
  expect(redactUrl('https://site.example/p/123?x=1')).toBe('https://site.example/p/123?x=1')
  expect(redactUrl('https://site.example/my_muslim_wedding.jpg')).toBe('https://site.example/[redacted]')
  expect(redactUrl('https://site.example/%D9%85%D8%B3%D9%84%D9%85%D8%A9')).toBe('https://site.example/[redacted]')
  expect(redactUrl('https://muslim.example/p/1')).toBe('[redacted]')
  expect(redactUrl('https://site.example/100%')).toBe('https://site.example/100%')
})
