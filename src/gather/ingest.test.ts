import { expect, it } from 'vitest'
import { readPostLanguages, readPostWords } from '../sources/bluesky/record.js'
import { createFilter } from './ingest.js'

const passes = (filter: Partial<Parameters<typeof createFilter>[0]>, record: Record<string, unknown>): boolean =>
  createFilter({ languages: [], authorIds: new Set<string>(), keywords: [], ...filter })(
    { authorId: 'did:web:a' },
    {
      ...readPostWords(record),
      languages: () => readPostLanguages(record),
      toContent: () => expect.unreachable(),
    },
  )

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
  expect(passes({ authorIds: new Set(['did:web:b']) }, record)).toBe(false)
  expect(passes({ authorIds: new Set(['did:web:a']), keywords: ['coffee', 'tea'] }, record)).toBe(true)
  expect(passes({ languages: ['en'] }, { text: 'no language stated' })).toBe(false)
})
