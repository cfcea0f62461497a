import { expect, it } from 'vitest'
import { readPostRecord } from '../sources/bluesky/record.js'
import { createFilter } from './ingest.js'

const event = { kind: 'post', timeUs: 1, did: 'did:web:a', contentId: 'did:web:a/1', record: {} } as const
const passes = (filter: Partial<Parameters<typeof createFilter>[0]>, record: Record<string, unknown>): boolean =>
  createFilter({ languages: [], dids: new Set<string>(), keywords: [], ...filter })(event, readPostRecord(record))

it.each([
  ['coffee', 'Coffee!', true],
  ['coffee', 'coffeehouse', false],
  ['cafe', 'Un CAFÉ, por favor', true],
  ['iced tea', 'my iced tea.', true],
  ['c++', 'I write C++ daily', true],
  ['a.b', 'aXb', false],
  ['東京', '今日は東京タワー', true],
  ['кофе', 'Кофе?', true],
])('the keyword %s in "%s": %s', (keyword, text, expected) => {
  expect(passes({ keywords: [keyword] }, { text })).toBe(expected)
})

it('finds keywords in hashtags outside of the text', () => {
  expect(passes({ keywords: ['tea'] }, { text: 'x', tags: ['Tea'] })).toBe(true)
})

it('lets any of a list do, and wants all lists to agree', () => {
  const record = { text: 'tea', langs: ['en', 'de-AT'] }
  expect(passes({}, record)).toBe(true)
  expect(passes({ languages: ['fr', 'de'] }, record)).toBe(true)
  expect(passes({ languages: ['fr'] }, record)).toBe(false)
  expect(passes({ languages: ['de'], keywords: ['coffee'] }, record)).toBe(false)
  expect(passes({ dids: new Set(['did:web:b']) }, record)).toBe(false)
  expect(passes({ dids: new Set(['did:web:a']), keywords: ['coffee', 'tea'] }, record)).toBe(true)
  expect(passes({ languages: ['en'] }, { text: 'no language stated' })).toBe(false)
})
