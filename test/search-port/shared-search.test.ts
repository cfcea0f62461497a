import fc from 'fast-check'
import { expect, test } from 'vitest'
import { helpSearch, searchTogether, type SharedWork } from '../../src/corpus/search/shared-search.js'
import { makeSnapshot, openSegment, search, SegmentBuilder } from '../../src/engine/search/index.js'
import { document, filter, schema, sort } from '../search/corpus.js'

const four = fc.array(document, { minLength: 4, maxLength: 60 }).map((list) => {
  const live = [...new Map(list.map((each) => [each.key, each])).values()]
  const segments = [0, 1, 2, 3].flatMap((n) => {
    const builder = new SegmentBuilder(schema)
    for (const [i, each] of live.entries()) if (i % 4 === n) builder.add(each)
    return builder.size === 0 ? [] : [{ segment: openSegment(builder.finish()), deleted: undefined }]
  })
  return makeSnapshot(1, schema, segments)
})
const request = fc
  .record({ filter, sort, limit: fc.integer({ min: 0, max: 12 }), total: fc.constantFrom('exact', 'none', undefined) })
  .map(({ total, ...rest }) => ({
    ...rest,
    ...(total && { total }),
    facets: { country: { column: 'country', top: 100 } },
    funnel: [rest.filter],
  }))

/** What becomes of a call for help, before the thread that called goes on. */
const helpers: Record<string, (snapshot: Parameters<typeof helpSearch>[0], work: SharedWork) => void> = {
  nobody: () => {},
  'one that takes all segments': helpSearch,
  'one that knows no such snapshot': (_, work) => helpSearch(undefined, work),
  'one that took a segment and failed': (_, { progress }) => {
    Atomics.add(progress, 0, 1)
    Atomics.add(progress, 1, 1)
  },
}

test.each(Object.entries(helpers))('with the help of %s, the answer is that of one thread', (_, help) => {
  let calls = 0
  fc.assert(
    fc.property(four, request, (snapshot, asked) => {
      const found = searchTogether(snapshot, asked, { threads: 3, from: 0 }, ([first]) => {
        calls++
        if (first) help(snapshot, first)
      })
      expect(found).toEqual(search(snapshot, asked))
    }),
    { numRuns: 60 },
  )
  expect(calls).toBeGreaterThan(0)
})
