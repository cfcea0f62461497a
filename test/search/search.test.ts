import fc from 'fast-check'
import { expect, test } from 'vitest'
import { document, filter, leaf, schema, sort, textFilter } from './corpus.js'
import { matches, tokensOf } from './brute-force.js'
import { judge, type JudgedHit } from './brute-order.js'
import type { After, Filter, Hit, Sort } from '../../src/engine/search/schema/query.js'
import type { SearchDocument } from '../../src/engine/search/schema/schema.js'
import { SearchIndex } from '../../src/engine/search/write/search-index.js'
import { mergeSegments } from '../../src/engine/search/write/merge.js'
import { countFunnel } from '../../src/engine/search/answer/funnel.js'
import { mergeParts, search, searchPart } from '../../src/engine/search/answer/search.js'
import type { Snapshot } from '../../src/engine/search/segment/snapshot.js'

const documents = fc.array(document, { maxLength: 60 })

const byKey = (list: readonly SearchDocument[]): Map<string, SearchDocument> => {
  return new Map(list.map((each) => [each.key, each]))
}

/** An index of the documents, in several segments, without leftovers of replaced ones. */
const indexOf = (live: ReadonlyMap<string, SearchDocument>, segments: number): Snapshot => {
  const index = new SearchIndex(schema)
  let n = 0
  for (const each of live.values()) {
    index.upsert(each)
    if (++n % Math.ceil(live.size / segments) === 0) index.refresh()
  }
  return index.refresh()
}

const same = (hits: readonly Hit[], judged: readonly JudgedHit[]): void => {
  expect(hits.map(({ key, value }) => ({ key, value }))).toEqual(judged)
}

const check = (list: readonly SearchDocument[], segments: number, where: Filter, by: Sort, limit: number): void => {
  const live = byKey(list)
  const all = [...live.values()]
  const snapshot = indexOf(live, segments)
  const judged = judge(schema, all, all, { filter: where, sort: by })
  const result = search(snapshot, { filter: where, sort: by, limit, total: 'exact' })
  same(result.hits, judged.slice(0, limit))
  expect(result.total).toEqual({ value: judged.length, relation: 'eq' })
  expect(result.next === null).toBe(judged.length <= limit || limit === 0)
  const request = {
    filter: where,
    sort: by,
    limit,
    total: 'exact' as const,
    facets: { c: { column: 'country' } },
    funnel: [where],
  }
  const parts = snapshot.segments.map((_, i) => searchPart(snapshot, request, [i]))
  if (parts.length > 0) expect(mergeParts(request, structuredClone(parts))).toEqual(search(snapshot, request))
}

test('every leaf, by rank, against brute force', () => {
  fc.assert(
    fc.property(documents, leaf, fc.integer({ min: 1, max: 3 }), (list, where, segments) =>
      check(list, segments, where, { by: 'rank' }, 100),
    ),
    { seed: 11, numRuns: 300 },
  )
})

test('text clauses, by relevance, against brute force', () => {
  fc.assert(
    fc.property(
      documents,
      fc.array(textFilter, { minLength: 1, maxLength: 2 }),
      fc.integer({ min: 1, max: 3 }),
      fc.constantFrom(0, 0.5),
      (list, or, segments, rankWeight) => check(list, segments, { or }, { by: 'relevance', rankWeight }, 5),
    ),
    { seed: 12, numRuns: 300 },
  )
})

test('trees of conditions, every sort and limit, against brute force', () => {
  fc.assert(
    fc.property(
      documents,
      filter,
      sort,
      fc.integer({ min: 0, max: 12 }),
      fc.integer({ min: 1, max: 4 }),
      (list, where, by, limit, segments) => check(list, segments, where, by, limit),
    ),
    { seed: 13, numRuns: 400 },
  )
})

test('a walk by cursor gives every hit once, in order, on any sort', () => {
  fc.assert(
    fc.property(
      documents,
      leaf,
      sort,
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 3 }),
      (list, where, by, limit, segments) => {
        const live = byKey(list)
        const all = [...live.values()]
        const snapshot = indexOf(live, segments)
        const walked: Hit[] = []
        let after: After | null = null
        do {
          const request = {
            filter: where,
            sort: by,
            limit,
            ...(after && { after: JSON.parse(JSON.stringify(after)) as After }),
          }
          const page = search(snapshot, request)
          expect(page.total).toEqual({ value: judge(schema, all, all, { filter: where }).length, relation: 'eq' })
          walked.push(...page.hits)
          after = page.next
        } while (after)
        same(walked, judge(schema, all, all, { filter: where, sort: by }))
      },
    ),
    { seed: 14, numRuns: 300 },
  )
})

test('facets and funnel are exact', () => {
  fc.assert(
    fc.property(
      documents,
      filter,
      fc.array(leaf, { maxLength: 4 }),
      fc.integer({ min: 1, max: 3 }),
      (list, where, funnel, segments) => {
        const live = byKey(list)
        const found = [...live.values()].filter((each) => matches(schema, each, where))
        const edges = [0, 3, 7]
        const result = search(indexOf(live, segments), {
          filter: where,
          limit: 3,
          facets: {
            c: { column: 'country', top: 100 },
            i: { column: 'interests', top: 2 },
            a: { column: 'audience', top: 100 },
            f: { column: 'followers', edges },
            t: { column: 'bio', top: 100 },
          },
          funnel,
        })
        const count = (pick: (each: SearchDocument) => string[]): { value: string; count: number }[] => {
          const sums = new Map<string, number>()
          for (const each of found) for (const value of new Set(pick(each))) sums.set(value, (sums.get(value) ?? 0) + 1)
          return Array.from(sums, ([value, n]) => ({ value, count: n })).sort(
            (a, b) => b.count - a.count || Buffer.compare(Buffer.from(a.value), Buffer.from(b.value)),
          )
        }
        expect(result.facets['c']).toEqual(
          count((each) => (typeof each.values['country'] === 'string' ? [each.values['country']] : [])),
        )
        expect(result.facets['i']).toEqual(
          count((each) => [...((each.values['interests'] as string[] | undefined) ?? [])]).slice(0, 2),
        )
        expect(result.facets['a']).toEqual(count((each) => Object.keys(each.values['audience'] ?? {})))
        expect(result.facets['t']).toEqual(
          count((each) => tokensOf(schema, 'bio', each.values['bio']).map(({ term }) => term)),
        )
        expect(result.facets['f']).toEqual(
          edges.map((edge, i) => ({
            value: String(edge),
            count: found.filter(
              ({ values }) =>
                typeof values['followers'] === 'number' &&
                values['followers'] >= edge &&
                values['followers'] < (edges[i + 1] ?? Infinity),
            ).length,
          })),
        )
        expect(result.funnel).toEqual(
          funnel.map(
            (_, i) =>
              [...live.values()].filter((each) => matches(schema, each, { and: funnel.slice(0, i + 1) })).length,
          ),
        )
        expect(countFunnel(indexOf(live, 1), funnel).left).toEqual(result.funnel)
        const neededAt = (i: number): Filter | null =>
          [{ exists: 'followers' }, null, { or: [{ exists: 'country' }, { exists: 'audience' }] }][i] ?? null
        const whole: Filter = funnel.length === 0 ? { all: true } : { and: funnel }
        const ended = search(indexOf(live, segments), {
          filter: whole,
          limit: 3,
          funnel: [{ all: true }, ...funnel],
          funnelNeeds: [null, ...funnel.map((_, i) => neededAt(i))],
          funnelEndsInFilter: true,
        })
        expect(ended.funnel).toEqual([live.size, ...result.funnel])
        expect(ended.total).toEqual({ value: result.funnel.at(-1) ?? live.size, relation: 'eq' })
        same(ended.hits, judge(schema, [...live.values()], [...live.values()], { filter: whole }).slice(0, 3))
        const without = (needed: Filter, i: number): number =>
          [...live.values()].filter(
            (each) => matches(schema, each, { and: funnel.slice(0, i) }) && !matches(schema, each, needed),
          ).length
        expect(ended.missing).toEqual([
          0,
          ...funnel.map((_, i) => {
            const needed = neededAt(i)
            return needed === null ? 0 : without(needed, i)
          }),
        ])
      },
    ),
    { seed: 15, numRuns: 250 },
  )
})

const change = fc.oneof(
  { weight: 6, arbitrary: document.map((each) => ({ put: each })) },
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 40 }).map((n) => ({ drop: `k${n}` })) },
  { weight: 2, arbitrary: fc.constant('refresh' as const) },
  { weight: 1, arbitrary: fc.constant('merge' as const) },
)

test('deleting what is not there changes nothing, so that searches keep what they remember', () => {
  const index = new SearchIndex(schema)
  const [first, second] = ['a', 'b'].map((key) => ({ key, values: {} })) as [SearchDocument, SearchDocument]
  index.upsert(first)
  const before = index.refresh()
  index.delete(second.key)
  expect(index.pending).toBe(0)
  expect(index.refresh()).toBe(before)
  index.upsert(second)
  index.delete(second.key)
  index.delete(first.key)
  expect(index.refresh().docs).toBe(0)
  index.delete(first.key)
  expect(index.pending).toBe(0)
})

test('changes, deletes, refreshes and merges: always the documents that live, and old snapshots stay', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 60 }), filter, sort, (changes, where, by) => {
      const index = new SearchIndex(schema)
      const live = new Map<string, SearchDocument>()
      const kept: { snapshot: Snapshot; keys: string[] }[] = []
      const all = (): Filter => ({ all: true })
      for (const step of changes) {
        if (step === 'refresh') {
          const snapshot = index.refresh()
          expect(snapshot.docs).toBe(live.size)
          kept.push({ snapshot, keys: judge(schema, [...live.values()], [], { filter: all() }).map(({ key }) => key) })
        } else if (step === 'merge') {
          const job = index.planMerge({ fanIn: 2, docsMax: 1000, deletedShareMax: 0.1 })
          if (!job) continue
          const file = mergeSegments(job.parts)
          const late = [...live.keys()][0]
          if (late !== undefined) {
            index.delete(late)
            live.delete(late)
            index.refresh()
          }
          index.finishMerge(job, file)
        } else if ('put' in step) {
          index.upsert(step.put)
          live.set(step.put.key, step.put)
        } else {
          index.delete(step.drop)
          live.delete(step.drop)
        }
      }
      const snapshot = index.refresh()
      const ordered: Sort = by.by === 'relevance' ? { by: 'rank' } : by
      same(
        search(snapshot, { filter: where, sort: ordered, limit: 50, total: 'exact' }).hits,
        judge(schema, [...live.values()], [], { filter: where, sort: ordered }),
      )
      for (const { snapshot: old, keys } of kept)
        expect(search(old, { limit: 100 }).hits.map(({ key }) => key)).toEqual(keys)
      const parts = index
        .files()
        .map(({ file, deleted }, i) => ({ segment: snapshot.segments[i]?.segment, file, deleted }))
      if (parts.length === 0) return
      const job = index.planMerge({ fanIn: 1, docsMax: 1000, deletedShareMax: 2 })
      const everything = snapshot.segments.map(({ segment, deleted }) => ({ segment, deleted }))
      const merged = new SearchIndex(schema)
      merged.addSegment(mergeSegments(everything))
      expect(job === undefined || job.ids.length > 0).toBe(true)
      check2(merged.snapshot, [...live.values()], where, by)
    }),
    { seed: 16, numRuns: 200 },
  )
})

/** A merged segment scores like one that was built of the living documents. */
const check2 = (snapshot: Snapshot, all: SearchDocument[], where: Filter, by: Sort): void => {
  same(
    search(snapshot, { filter: where, sort: by, limit: 60 }).hits,
    judge(schema, all, all, { filter: where, sort: by }),
  )
}
