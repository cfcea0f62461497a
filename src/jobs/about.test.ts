import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aboutInput } from './about.js'

test.each([
  [{ profile: { network: 'instagram', handle: 'ana' } }, '@ana'],
  [
    { profile: { profile_url: 'https://x.example/ana' }, product: { name: 'Dew Serum' } },
    'Dew Serum, https://x.example/ana',
  ],
  [{ profiles: ['a', 'b', 'c', 'd'].map((handle) => ({ handle })) }, '@a, @b, @c and 1 more'],
  [{ content: { network: 'x', content_id: '77' } }, '77'],
  [{ brand: { name: 'Lumevia' }, others: [{ name: 'Brackwyn' }] }, 'Lumevia, Brackwyn'],
  [{ media_url: 'https://a.example/b.jpg' }, 'https://a.example/b.jpg'],
  [{ emails: ['one'] }, '1 address'],
  [{ emails: ['one', 'two'] }, '2 addresses'],
  [{ query: 'skincare' }, 'skincare'],
  [{ file_id: 'fil_1', file_name: 'creators.csv' }, 'creators.csv'],
  [{ rows: [{}, {}] }, '2 rows'],
  [{ network: 'x', limit: 5 }, null],
  [null, null],
])('%j is about %j', (input, about) => expect(aboutInput(input)).toBe(about))

test('whatever was asked for, it is a short line or nothing', () => {
  const names = fc.constantFrom(
    'profile',
    'profiles',
    'content',
    'brand',
    'others',
    'product',
    'query',
    'emails',
    'handle',
    'name',
  )
  const input = fc.dictionary(names, fc.anything({ key: names }))
  fc.assert(
    fc.property(input, (each) => {
      const about = aboutInput(each)
      expect(about === null || (about.length > 0 && about.length <= 120)).toBe(true)
    }),
  )
})
