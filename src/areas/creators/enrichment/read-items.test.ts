import { expect, test } from 'vitest'
import { readAsked } from './read-items.js'

test.each([
  ['https://www.tiktok.com/@ana.cooks', { network: 'tiktok', handle: 'ana.cooks' }],
  ['www.tiktok.com/@ana.cooks', { network: 'tiktok', handle: 'ana.cooks' }],
  ['https://www.youtube.com/@ana.cooks', { network: 'youtube', handle: 'ana.cooks' }],
  ['tiktok:@ana.cooks', { network: 'tiktok', handle: 'ana.cooks' }],
])('%s is the address of a profile and no e-mail address', (text, meant) => {
  expect(readAsked(text, undefined)).toMatchObject(meant)
})

test.each(['ana@cooks.example', "o'hara+news@cooks.example", 'ana.cooks@mail.cooks.example'])(
  '%s is an e-mail address',
  (text) => {
    expect(readAsked(text, undefined)).toHaveProperty('hashes')
  },
)
