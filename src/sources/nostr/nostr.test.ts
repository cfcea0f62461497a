import { expect, test } from 'vitest'
import { fromBech32, toBech32 } from './bech32.js'
import { threadOf, type NostrEvent } from './event.js'

// The example of NIP-19.
const pubkey = '7e7e9c42a91bfef19fa929e5fda1b72e0ebc1a4c1141673e2794234d86addf4e'
const npub = 'npub10elfcs4fr0l0r8af98jlmgdh9c8tcxjvz9qkw038js35mp4dma8qzvjptg'

test('keys are written as people pass them on, and a typing error is noticed', () => {
  expect(toBech32('npub', pubkey)).toBe(npub)
  expect(fromBech32('npub', npub)).toBe(pubkey)
  expect(fromBech32('npub', npub.replace('elfcs', 'elfcz'))).toBeNull()
  expect(fromBech32('note', npub)).toBeNull()
  expect(fromBech32('npub', 'npub1b')).toBeNull()
})

const withTags = (tags: string[][]): NostrEvent => ({
  id: '',
  pubkey,
  created_at: 1,
  kind: 1,
  tags,
  content: '',
  sig: '',
})

test('answers are found by marks, and by position where there are none', () => {
  expect(threadOf(withTags([]))).toEqual({ root: null, parent: null })
  expect(threadOf(withTags([['e', 'a', '', 'root']]))).toEqual({ root: 'a', parent: 'a' })
  expect(threadOf(withTags([['e', 'a', '', 'root'], ['e', 'b', '', 'reply']]))).toEqual({ root: 'a', parent: 'b' }) // prettier-ignore
  expect(threadOf(withTags([['e', 'a'], ['e', 'c'], ['e', 'b']]))).toEqual({ root: 'a', parent: 'b' }) // prettier-ignore
  expect(threadOf(withTags([['e', 'q', '', 'mention']]))).toEqual({ root: null, parent: null })
})
