import { expect, test } from 'vitest'
import { areOfOtherKinds } from './id-kind.js'

test('ids of different kinds can mean one account', () => {
  expect(areOfOtherKinds('instagram', '17841400008460056', '25025320')).toBe(true)
  expect(areOfOtherKinds('facebook', '100064123456789', '20531316728')).toBe(true)
  expect(areOfOtherKinds('tiktok', 'MS4wLjABAAAAv7iSuuXDJGDvJkmH_vz1qkDZYo1apxgzaxdBSeIuPiM', '107955')).toBe(true)
  expect(areOfOtherKinds('x', 'VXNlcjo3ODMyMTQ=', '783214')).toBe(true)
  expect(areOfOtherKinds('reddit', 't2_1w72', '1w72')).toBe(true)
  expect(areOfOtherKinds('instagram', '5a1c7e0e-6d0e-4b52-8b39-0a4d7a8c9d10', '25025320')).toBe(true)
  expect(areOfOtherKinds('mastodon', '14715@mastodon.example', '109@social.example')).toBe(true)
})

test('two ids of one kind are two accounts, and so are ids that nobody knows', () => {
  expect(areOfOtherKinds('instagram', '25025320', '52100001')).toBe(false)
  expect(areOfOtherKinds('instagram', '17841400008460056', '17841400008460057')).toBe(false)
  expect(areOfOtherKinds('youtube', 'UCBR8-60-B28hp2BmDPdntcQ', 'UCX6OQ3DkcsbYNE6H8uQQuVA')).toBe(false)
  expect(areOfOtherKinds('bluesky', 'did:plc:aaa', 'did:plc:bbb')).toBe(false)
  expect(areOfOtherKinds('instagram', 'acc-17', '25025320')).toBe(false)
})
