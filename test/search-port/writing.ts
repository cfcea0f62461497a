import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SearchDocument } from '../../src/engine/search/index.js'
import { document, leaf, schema } from '../search/corpus.js'
import { matches } from '../search/brute-force.js'
import { fill, mark, type Engine, type OpenIndex } from './engine.js'

const change = fc.oneof(
  { weight: 5, arbitrary: fc.array(document, { minLength: 1, maxLength: 8 }).map((put) => ({ put })) },
  { weight: 2, arbitrary: fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 6 }).map((drop) => ({ drop })) },
  { weight: 2, arbitrary: fc.constant('show' as const) },
  { weight: 1, arbitrary: fc.constant('commit' as const) },
)

/** What every engine keeps, and when it can be found. */
export const describeWriting = (open: () => Promise<Engine>): void => {
  describe('writing', () => {
    let engine: Engine
    let index: OpenIndex
    beforeAll(async () => {
      engine = await open()
      index = await engine.open('creators', schema)
    })
    afterAll(async () => {
      await index.close()
      await engine.close()
    })

    const keysOf = async (): Promise<string[]> => {
      const { results } = await index.reader.search([{ limit: 1000 }])
      return (results[0]?.hits ?? []).map(({ key }) => key).sort()
    }

    test('puts, replaces and removes, and finds what was written before it is shown', () =>
      fc.assert(
        fc.asyncProperty(fc.array(change, { maxLength: 25 }), leaf, async (changes, where) => {
          await fill(index, [])
          const live = new Map<string, SearchDocument>()
          for (const [i, step] of changes.entries()) {
            if (step === 'show') await index.writer.show(mark(i))
            else if (step === 'commit') await index.writer.commit(mark(i))
            else if ('put' in step) {
              const once = [...new Map(step.put.map((each) => [each.key, each])).values()]
              expect(await index.writer.put(once)).toEqual([])
              for (const each of once) live.set(each.key, each)
            } else {
              await index.writer.remove(step.drop.map((n) => `k${n}`))
              for (const n of step.drop) live.delete(`k${n}`)
            }
          }
          if (engine.answers(where))
            expect((await index.writer.find(where)).sort()).toEqual(
              [...live.values()].flatMap((each) => (matches(schema, each, where) ? [each.key] : [])).sort(),
            )
          await index.writer.show(mark(99))
          expect(await keysOf()).toEqual([...live.keys()].sort())
          expect(index.reader.state).toMatchObject({ docs: live.size, building: false })
        }),
        { numRuns: engine.runs, endOnFailure: true },
      ))

    test('gives back what it cannot keep, and keeps the rest', async () => {
      await fill(index, [])
      const refused = await index.writer.put([
        { key: 'good', values: { followers: 1 } },
        { key: 'bad', values: { followers: -1 } },
      ])
      expect(refused.map(({ key }) => key)).toEqual(['bad'])
      await index.writer.show(mark(1))
      expect(await keysOf()).toEqual(['good'])
    })

    test('goes on from its last commit after a crash', async () => {
      await fill(index, [{ key: 'kept', values: { followers: 3, bio: 'kept words' } }])
      await index.writer.commit(mark(7, { table: 1, after: ['x'] }))
      const next = await index.reopen()
      expect(await next.open()).toEqual(mark(7, { table: 1, after: ['x'] }))
      await next.put([{ key: 'more', values: { followers: 2 } }])
      await next.show(mark(8))
      expect(await keysOf()).toEqual(['kept', 'more'])
      expect(await next.find({ text: { fields: ['bio'], query: 'words' } })).toEqual(['kept'])
      await next.commit(mark(8))
      await next.close()
      expect(await (await index.reopen()).open()).toEqual(mark(8))
    })

    test('says how far it has come', async () => {
      const next = await index.reopen()
      await next.open()
      await next.clear()
      await next.show(mark(1, { table: 0, after: null }))
      await index.reader.search([{ limit: 1 }])
      expect(index.reader.state.building).toBe(true)
      expect(await index.reader.caughtUp(1)).toBe(false)
      await next.show(mark(1))
      expect(await index.reader.caughtUp()).toBe(true)
      expect(index.reader.state.building).toBe(false)
      await next.close()
    })
  })
}
