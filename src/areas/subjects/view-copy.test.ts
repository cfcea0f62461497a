import { expect, test } from 'vitest'
import { viewCopy } from './view-copy.js'

test('a copy on paper has every value under its name, says what it leaves out, and nothing of what is empty', () => {
  const post = (i: number) => ({
    network: 'tiktok',
    checksum: 7,
    document: { text: `Post ${i}`, tags: ['a', 'b'], place: null },
  })
  const view = viewCopy({
    made_at: '2026-11-16T09:00:00.000Z',
    accounts: [{ network: 'tiktok', handle: 'una.bakes', name: null, evidence: 'email' }],
    data: [
      { place: 'contents', kind: 'own', rows: Array.from({ length: 201 }, (_, i) => post(i)) },
      { place: 'screening_items', kind: 'mention', rows: [{ screening_id: 'scr_1', seq: 3 }] },
    ],
  })
  expect([view.title, view.cover]).toEqual([
    'una.bakes',
    [
      ['Made', '2026-11-16 09:00 UTC'],
      ['Accounts', '1'],
      ['Records', '202'],
    ],
  ])
  const [posts, mentions] = view.sections
  expect(posts?.about).toBe('201 records about you. The first 200 are printed; the JSON copy has all of them.')
  expect(posts?.rows[199]).toEqual([
    ['network', 'tiktok'],
    ['text', 'Post 199'],
    ['tags', 'a, b'],
  ])
  expect([mentions?.title, mentions?.rows]).toEqual([
    'Screening items',
    [
      [
        ['screening id', 'scr_1'],
        ['seq', '3'],
      ],
    ],
  ])
})
