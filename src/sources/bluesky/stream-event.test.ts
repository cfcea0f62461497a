import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readEvent, readEventRecord, toStreamedContent } from './stream-event.js'

const did = 'did:plc:eygmaihciaxprqvxpfvl6flk'
const message = (commit: Record<string, unknown>, timeUs = 1_794_000_000_123_456) =>
  JSON.stringify({
    did,
    time_us: timeUs,
    kind: 'commit',
    commit: { rev: '3l', operation: 'create', collection: 'app.bsky.feed.post', rkey: '3labc', ...commit },
  })
const blob = (link: string) => ({ $type: 'blob', ref: { $link: link }, mimeType: 'image/jpeg', size: 1 })

const contentOf = (record: Record<string, unknown>) => {
  const event = readEvent(message({ record: { $type: 'app.bsky.feed.post', ...record } }))
  if (event?.kind !== 'post') throw new Error('This is no post.')
  return toStreamedContent(event, 'alice.test', readEventRecord(event))
}

it('reads posts, removals and everything else', () => {
  expect(readEvent(message({ record: { text: 'x' } }))).toMatchObject({ kind: 'post', contentId: `${did}/3labc`, did })
  expect(readEvent(message({ operation: 'update', record: { text: 'x' } }))?.kind).toBe('post')
  expect(readEvent(message({ operation: 'delete' }))).toEqual({
    kind: 'removal',
    timeUs: 1_794_000_000_123_456,
    contentId: `${did}/3labc`,
  })
  expect(readEvent(message({ collection: 'app.bsky.feed.like', record: {} }))?.kind).toBe('other')
  expect(readEvent(JSON.stringify({ did, time_us: 5, kind: 'identity', identity: { did } }))).toEqual({
    kind: 'renewal',
    timeUs: 5,
    did,
  })
  expect(readEvent('{"did"')).toBeUndefined()
})

it('hears of people who leave, and of those who ask to be shown to signed-in people alone', () => {
  const account = (said: Record<string, unknown>): string | undefined =>
    readEvent(JSON.stringify({ did, time_us: 5, kind: 'account', account: { did, ...said } }))?.kind
  expect(account({ active: false, status: 'deleted' })).toBe('departure')
  expect(account({ active: false, status: 'takendown' })).toBe('departure')
  expect(account({ active: true })).toBe('renewal')
  const profile = (...labels: string[]): string | undefined =>
    readEvent(
      message({
        collection: 'app.bsky.actor.profile',
        rkey: 'self',
        record: { labels: { $type: 'com.atproto.label.defs#selfLabels', values: labels.map((val) => ({ val })) } },
      }),
    )?.kind
  expect(profile('!no-unauthenticated')).toBe('departure')
  expect(profile('bot')).toBe('renewal')
})

it('shows a post as of the moment it was written, without a word about reactions', () => {
  const content = contentOf({ text: 'Hi', langs: ['pt-BR'], createdAt: '2999-01-01T00:00:00Z' })
  const seen = 1_794_000_000_123
  expect(content).toMatchObject({ author: 'alice.test', authorExternalId: did, language: 'pt', publishedAt: seen })
  expect(content.provenance.asOf).toBe(seen)
  expect(Object.values(content.engagement)).toEqual([null, null, null, null, null])
})

it('finds what is attached', () => {
  const images = {
    $type: 'app.bsky.embed.images',
    images: [{ image: blob('bafkone'), alt: 'one', aspectRatio: { width: 3, height: 2 } }, { image: {} }, 7],
  }
  const quoted = { uri: `at://${did}/app.bsky.feed.post/q`, cid: 'x' }
  const both = { $type: 'app.bsky.embed.recordWithMedia', media: images, record: { record: quoted } }
  expect(contentOf({ embed: images })).toMatchObject({
    type: 'image',
    media: [{ url: `https://cdn.bsky.app/img/feed_fullsize/plain/${did}/bafkone@jpeg`, width: 3, alt: 'one' }],
  })
  expect(contentOf({ embed: both })).toMatchObject({ type: 'image', format: 'quote', parentId: `${did}/q` })
  expect(contentOf({ embed: { $type: 'app.bsky.embed.video', video: blob('bafkvid') } })).toMatchObject({
    type: 'video',
    media: [{ type: 'video', durationS: null }],
  })
  expect(
    contentOf({ embed: { $type: 'app.bsky.embed.external', external: { uri: 'https://a.example/' } } }),
  ).toMatchObject({
    type: 'text',
    links: ['https://a.example/'],
  })
})

it('never throws, whatever the stream carries', () => {
  fc.assert(fc.property(fc.string(), (text) => (readEvent(text), true)))
  fc.assert(
    fc.property(
      fc.jsonValue(),
      fc.jsonValue(),
      (embed, facets) => contentOf({ text: 'x', embed, facets }).text === 'x',
    ),
  )
})
