import fc from 'fast-check'
import { expect, test } from 'vitest'
import { document, schema } from './corpus.js'
import { SearchDataError, SearchFileError, SearchQueryError } from '../../src/engine/search/schema/errors.js'
import {
  decodeManifest,
  decodeTombstones,
  encodeManifest,
  encodeTombstones,
} from '../../src/engine/search/files/manifest.js'
import { chooseMerge, tidyPolicy } from '../../src/engine/search/write/merge-policy.js'
import type { Filter, SearchRequest } from '../../src/engine/search/schema/query.js'
import { SearchIndex } from '../../src/engine/search/write/search-index.js'
import { SegmentBuilder } from '../../src/engine/search/write/segment-builder.js'
import { openSegment } from '../../src/engine/search/segment/segment.js'
import { search } from '../../src/engine/search/answer/search.js'
import { findKey, openSnapshot, toParts } from '../../src/engine/search/segment/snapshot.js'

const sample = (count: number): SearchIndex => {
  const index = new SearchIndex(schema)
  fc.sample(document, { seed: 5, numRuns: count }).forEach((each, i) => {
    index.upsert(each)
    if (i % 20 === 19) index.refresh()
  })
  index.delete('k3')
  index.refresh()
  return index
}

test('an index comes back from its files, and answers the same', () => {
  const index = sample(80)
  const stored = new Map<string, Uint8Array>()
  for (const { id, file, tombstones, deleted } of index.files()) {
    stored.set(`${id}.seg`, file.slice())
    if (deleted) stored.set(`${id}.${tombstones}.del`, encodeTombstones(id, openSegment(file).docs, deleted))
  }
  const manifest = decodeManifest(encodeManifest(index.manifest()))
  const again = SearchIndex.fromManifest(
    manifest,
    (id, tombstones) => {
      const file = stored.get(`${id}.seg`) as Uint8Array
      const bits = stored.get(`${id}.${tombstones}.del`)
      return { file, deleted: bits ? decodeTombstones(bits, id, openSegment(file).docs) : undefined }
    },
    { verify: true },
  )
  const request: SearchRequest = { limit: 100, sort: { by: 'column', column: 'rate' }, filter: { exists: 'bio' } }
  expect(search(again.snapshot, request)).toEqual(search(index.snapshot, request))
  expect(search(openSnapshot(toParts(index.snapshot)), request)).toEqual(search(index.snapshot, request))
  expect(index.files()[0]?.file.buffer).toBeInstanceOf(SharedArrayBuffer)
  expect(findKey(again.snapshot, 'k3')).toBeUndefined()
  expect(findKey(again.snapshot, 'k1')).toEqual(findKey(index.snapshot, 'k1'))
})

test('the same documents give the same bytes, whatever their order', () => {
  const list = [...new Map(fc.sample(document, { seed: 6, numRuns: 40 }).map((each) => [each.key, each])).values()]
  const build = (all: typeof list): Uint8Array => {
    const builder = new SegmentBuilder(schema)
    for (const each of all) builder.add(each)
    return builder.finish()
  }
  expect(Buffer.compare(build(list), build([...list].reverse()))).toBe(0)
})

test('any changed byte, any cut is found', () => {
  const file = sample(40).files()[0]?.file.slice() as Uint8Array
  openSegment(file, { verify: true })
  fc.assert(
    fc.property(fc.nat(file.length - 1), fc.integer({ min: 1, max: 255 }), (at, flip) => {
      const bad = file.slice()
      bad[at] = (bad[at] as number) ^ flip
      try {
        openSegment(bad, { verify: true })
      } catch (error) {
        expect(error).toBeInstanceOf(SearchFileError)
        return
      }
      // Only the padding between sections is not covered.
      expect(file[at]).toBe(0)
    }),
    { seed: 31, numRuns: 600 },
  )
  fc.assert(
    fc.property(fc.nat(file.length - 1), (length) => {
      expect(() => openSegment(file.slice(0, length))).toThrow(SearchFileError)
    }),
    { seed: 32, numRuns: 50 },
  )
  const manifest = encodeManifest(sample(40).manifest())
  manifest[60] = (manifest[60] as number) ^ 1
  expect(() => decodeManifest(manifest)).toThrow(SearchFileError)
})

test('documents that do not fit are refused, and nothing of them is kept', () => {
  const index = new SearchIndex(schema)
  const refused = (values: object, key = 'k'): void =>
    expect(() => index.upsert({ key, values: values as never })).toThrow(SearchDataError)
  refused({ age: 255 })
  refused({ age: 1.5 })
  refused({ posts: -1 })
  refused({ rate: Infinity })
  refused({ rate: 'x' })
  refused({ country: '' })
  refused({ audience: { US: 1.2 } })
  refused({ bio: 3 })
  refused({ vector: [1, 2] })
  refused({ verified: 'yes' })
  refused({}, '')
  refused({}, 'x'.repeat(256))
  expect(index.refresh().docs).toBe(0)
  const clean = new SegmentBuilder(schema)
  const mixed = new SegmentBuilder(schema)
  fc.sample(document, { seed: 8, numRuns: 60 }).forEach((each, i) => {
    const own = { ...each, key: `u${i}` }
    clean.add(own)
    mixed.add(own)
    const bad = i % 3 === 0 ? { vector: [1] } : i % 3 === 1 ? { audience: { US: 0.5, DE: 2 } } : { rate: NaN }
    expect(() => mixed.add({ key: 'bad', values: { ...each.values, bio: 'unheard', ...bad } })).toThrow(SearchDataError)
  })
  expect(Buffer.compare(clean.finish(), mixed.finish())).toBe(0)
  const builder = new SegmentBuilder(schema)
  builder.add({ key: 'a', values: {} })
  builder.add({ key: 'a', values: {} })
  expect(() => builder.finish()).toThrow(SearchDataError)
})

test('hostile queries are refused with a reason', () => {
  const { snapshot } = sample(30)
  const reason = (request: Partial<SearchRequest>): string => {
    try {
      search(snapshot, { limit: 10, ...request })
    } catch (error) {
      if (error instanceof SearchQueryError) return error.reason
      throw error
    }
    return 'none'
  }
  let deep: Filter = { all: true }
  for (let i = 0; i < 30; i++) deep = { not: deep }
  expect(reason({ filter: deep })).toBe('too_deep')
  expect(reason({ filter: { or: Array.from({ length: 3000 }, () => ({ all: true as const })) } })).toBe(
    'too_many_clauses',
  )
  expect(reason({ filter: { in: { column: 'country', anyOf: Array.from({ length: 30_000 }, String) } } })).toBe(
    'too_many_values',
  )
  expect(reason({ filter: { text: { fields: ['bio'], query: 'a '.repeat(100) } } })).toBe('too_many_terms')
  expect(reason({ filter: { text: { fields: ['bio'], query: 'a'.repeat(5000) } } })).toBe('too_many_terms')
  expect(reason({ filter: { text: { fields: ['name'], query: 'a b', mode: 'phrase' } } })).toBe('positions_missing')
  expect(reason({ filter: { range: { column: '__proto__', min: 1 } } })).toBe('unknown_column')
  expect(reason({ filter: { range: { column: 'bio', min: 1 } } })).toBe('wrong_column_kind')
  expect(reason({ filter: { range: { column: 'rate', min: NaN } } })).toBe('bad_number')
  expect(reason({ filter: {} as Filter })).toBe('malformed')
  expect(reason({ limit: 1e6 })).toBe('bad_limit')
  expect(reason({ sort: { by: 'similarity', column: 'vector', vector: [1] } })).toBe('bad_vector')
  expect(reason({ after: { key: 'x', rank: -4, value: 1 } })).toBe('bad_cursor')
  expect(
    reason({ filter: { text: { fields: ['bio', 'name'], query: '\ud800 x\udfff', fuzzy: 2, prefix: true } } }),
  ).toBe('none')
  expect(reason({ filter: { keys: ['\ud800', 'x'.repeat(300), ''] } })).toBe('none')
})

test('the merge policy merges like sizes, bounds the result and rewrites what is mostly dead', () => {
  const sizes = (list: number[]) => list.map((docs, i) => ({ id: i + 1, docs, live: docs }))
  expect(chooseMerge(sizes([5, 6, 7]))).toBeUndefined()
  expect(chooseMerge(sizes(Array.from({ length: 10 }, () => 50)))).toHaveLength(10)
  expect(chooseMerge(sizes(Array.from({ length: 10 }, () => 3_000_000)))).toBeUndefined()
  expect(chooseMerge([{ id: 9, docs: 100, live: 10 }])).toEqual([9])
  expect(chooseMerge(sizes([400_000, 30_000, 2000, 5000]), tidyPolicy)).toHaveLength(2)
  expect(chooseMerge(sizes([400_000, 30_000, 2000]), tidyPolicy)).toBeUndefined()
  expect(chooseMerge(sizes([3_000_000, 2_000_000]), tidyPolicy)).toBeUndefined()
  // Two threads share a million by halves; a large index has segments of four million.
  expect(chooseMerge(sizes([500_000, 400_000]), tidyPolicy)).toBeUndefined()
  expect(
    chooseMerge(sizes([...Array.from({ length: 8 }, () => 4_000_000), 2_000_000, 1_500_000]), tidyPolicy),
  ).toHaveLength(2)
})
