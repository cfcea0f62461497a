import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readPostRecord } from './record.js'

const facet = (text: string, words: string, feature: Record<string, unknown>) => {
  const byteStart = Buffer.byteLength(text.slice(0, text.indexOf(words)))
  return { index: { byteStart, byteEnd: byteStart + Buffer.byteLength(words) }, features: [feature] }
}
const tag = (value: string) => ({ $type: 'app.bsky.richtext.facet#tag', tag: value })
const mention = (did: string) => ({ $type: 'app.bsky.richtext.facet#mention', did })
const link = (uri: string) => ({ $type: 'app.bsky.richtext.facet#link', uri })

it('finds words behind emoji, Han and combining marks, because facets count bytes', () => {
  const text = '👨‍👩‍👧‍👦 漢字 é @bob.test sagt #größe auf example.com/…'
  const record = readPostRecord({
    text,
    langs: ['xx', 'de-AT', 'en'],
    createdAt: '2026-01-02T03:04:05.678Z',
    tags: ['outside', 'größe'],
    facets: [
      facet(text, '@bob.test', mention('did:plc:bob')),
      facet(text, '#größe', tag('größe')),
      facet(text, 'example.com/…', link('https://example.com/long/path')),
    ],
  })
  expect(record).toEqual({
    text,
    language: 'de',
    languages: ['de', 'en'],
    hashtags: ['größe', 'outside'],
    mentions: ['bob.test'],
    links: ['https://example.com/long/path'],
    labels: [],
    createdAt: Date.parse('2026-01-02T03:04:05.678Z'),
    repliesTo: null,
  })
})

it('keeps the did where the words of a mention are no handle, or cut a character in half', () => {
  const facets = [
    { index: { byteStart: 0, byteEnd: 3 }, features: [mention('did:plc:one')] },
    { index: { byteStart: 1, byteEnd: 2 }, features: [mention('did:plc:two')] },
    { index: { byteStart: 90, byteEnd: 99 }, features: [mention('did:plc:three')] },
    { index: { byteStart: -4, byteEnd: 2 }, features: [mention('did:plc:four')] },
  ]
  expect(readPostRecord({ text: 'hé!', facets }).mentions).toEqual([
    'did:plc:one',
    'did:plc:two',
    'did:plc:three',
    'did:plc:four',
  ])
})

it('takes links of the web alone, and hash marks off hashtags', () => {
  const facets = [
    { index: { byteStart: 0, byteEnd: 1 }, features: [link('javascript:alert(1)'), link('https://'), tag('##twice')] },
    { index: { byteStart: 0, byteEnd: 1 }, features: [link('http://ok.example/a b'), link('http://ok.example/')] },
  ]
  const { links, hashtags } = readPostRecord({ text: 'x', facets })
  expect(links).toEqual(['http://ok.example/a b', 'http://ok.example/'])
  expect(hashtags).toEqual(['twice'])
})

it('reads what it answers, and what authors say of their own post', () => {
  const parent = { uri: 'at://did:plc:abc/app.bsky.feed.post/3k', cid: 'x' }
  const record = readPostRecord({
    text: 'no',
    reply: { root: parent, parent },
    labels: { $type: 'com.atproto.label.defs#selfLabels', values: [{ val: 'graphic-media' }, 7] },
  })
  expect(record.repliesTo).toBe('did:plc:abc/3k')
  expect(record.labels).toEqual(['graphic-media'])
})

it('makes texts well-formed', () => {
  expect(readPostRecord({ text: 'a\0b\ud800c', tags: ['\udc00x\0'] })).toMatchObject({
    text: 'ab\ufffdc',
    hashtags: ['\ufffdx'],
  })
})

it('never throws, whatever somebody wrote into a record', () => {
  const odd = fc.dictionary(
    fc.constantFrom('text', 'facets', 'langs', 'tags', 'labels', 'reply', 'createdAt'),
    fc.anything(),
  )
  const facets = fc.array(
    fc.record({
      index: fc.record({
        byteStart: fc.oneof(fc.integer(), fc.double()),
        byteEnd: fc.oneof(fc.integer(), fc.double()),
      }),
      features: fc.array(fc.oneof(fc.constant(mention('did:plc:x')), fc.anything())),
    }),
  )
  fc.assert(fc.property(odd, (record) => readPostRecord(record).text.isWellFormed()))
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), facets, (text, each) => {
      const { text: shown, mentions } = readPostRecord({ text, facets: each })
      return shown.isWellFormed() && mentions.every((name) => name.isWellFormed())
    }),
  )
})
