import { describe, expect, it } from 'vitest'
import { alice, at, did, json, kindOf, now, play, ref } from '../../../test/bluesky/fake-appview.js'
import { createBlueskySource } from './source.js'

describe('profile', () => {
  const view = {
    ...alice,
    displayName: 'Ali\u0000ce \ud83c',
    description: 'Shop: https://shop.example/a, mail on request. (https://b.example/)',
    website: 'https://alice.example',
    followersCount: 12,
    followsCount: 3,
    postsCount: 45,
    createdAt: '2024-05-06T07:08:09.000Z',
    verification: { verifications: [], verifiedStatus: 'valid', trustedVerifierStatus: 'none' },
    labels: [
      { src: alice.did, uri: `at://${alice.did}`, val: '!no-unauthenticated', cts: at(9) },
      { src: did(7), uri: alice.did, val: 'spam', cts: at(9) },
      { src: did(7), uri: alice.did, val: 'spam', cts: at(8), neg: true },
      { src: did(7), uri: alice.did, val: 'rude', cts: at(9), exp: at(1) },
    ],
  }
  const answer = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
    play({ 'app.bsky.actor.getProfile': () => json(body, status, headers) })

  it('shows what Bluesky shows', async () => {
    const { source } = answer(view)
    expect(await source.profile(ref)).toMatchObject({
      externalId: alice.did,
      handle: 'alice.test',
      url: 'https://bsky.app/profile/alice.test',
      name: 'Alice \ufffd',
      verified: true,
      state: 'active',
      followers: 12,
      following: 3,
      contentCount: 45,
      createdAt: Date.parse('2024-05-06T07:08:09.000Z'),
      links: ['https://alice.example', 'https://shop.example/a', 'https://b.example/'],
      labels: ['!no-unauthenticated'],
      provenance: { source: 'bluesky', basis: 'measured', asOf: now, synthetic: false },
    })
  })

  it('names who lost their domain by the did', async () => {
    const { source } = answer({ did: alice.did, handle: 'handle.invalid' })
    expect(await source.profile(ref)).toMatchObject({ handle: alice.did, name: alice.did, followers: null })
  })

  it('takes 400 for the nobody it is', async () => {
    expect(
      await kindOf(answer({ error: 'InvalidRequest', message: 'Profile not found' }, 400).source.profile(ref)),
    ).toBe('not_found')
    expect(await kindOf(answer({ error: 'AccountTakedown', message: 'x' }, 400).source.profile(ref))).toBe('suspended')
  })

  it('keeps a 429 a 429, whatever a proxy writes into it', async () => {
    const { source } = answer('{"err', 429, { 'retry-after': '7' })
    expect(await source.profile(ref).catch((each: unknown) => each)).toMatchObject({
      kind: 'rate_limited',
      retryAfterMs: 7000,
    })
  })

  it.each([
    ['broken JSON', '{"did":', 200],
    ['a page of a proxy', '<html>', 200],
    ['something else than a profile', { hello: 1 }, 200],
    ['500', { error: 'InternalServerError' }, 500],
    ['502 without a word', '', 502],
    ['504', '<html>', 504],
  ])('calls %s unavailable, never a half answer', async (_name, body, status) => {
    expect(await kindOf(answer(body, status).source.profile(ref))).toBe('unavailable')
  })

  it('says when to come back after a 429, and does not call before', async () => {
    let time = now
    const { source, asked } = play(
      {
        'app.bsky.actor.getProfile': (_params, calls) =>
          calls === 1
            ? json({ error: 'RateLimitExceeded' }, 429, { 'ratelimit-reset': String(now / 1000 + 30) })
            : json(view),
      },
      { now: () => time },
    )
    const error = await source.profile(ref).catch((each: unknown) => each)
    expect(error).toMatchObject({ kind: 'rate_limited', retryAfterMs: 30_000, scope: 'source' })
    time += 10_000
    expect(await source.profile(ref).catch((each: unknown) => each)).toMatchObject({ retryAfterMs: 20_000 })
    expect(asked).toHaveLength(1)
    time += 20_000
    expect((await source.profile(ref)).handle).toBe('alice.test')
  })

  it('stops by itself when the window is used up', async () => {
    const used = { 'ratelimit-remaining': '0', 'ratelimit-reset': String(now / 1000 + 30) }
    const { source, asked } = answer(view, 200, used)
    expect((await source.profile(ref)).handle).toBe('alice.test')
    expect(await kindOf(source.profile(ref))).toBe('rate_limited')
    expect(asked).toHaveLength(1)
  })

  it('gives up on a silent service, and at once when nobody waits any more', async () => {
    const silent = { 'app.bsky.actor.getProfile': () => new Promise<Response>(() => {}) }
    expect(await kindOf(play(silent, { timeoutMs: 20 }).source.profile(ref))).toBe('unavailable')
    const leaving = new AbortController()
    const asking = play(silent).source.profile(ref, leaving.signal)
    leaving.abort(new Error('gone'))
    await expect(asking).rejects.toThrow('gone')
  })

  it('calls a network that cannot be reached unavailable', async () => {
    const source = createBlueskySource({ fetch: () => Promise.reject(new TypeError('fetch failed')) })
    expect(await kindOf(source.profile(ref))).toBe('unavailable')
  })
})
