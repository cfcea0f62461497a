import { expect, test } from 'vitest'
import { SourceError } from '../port.js'
import { flatten, recordsBelow } from './below.js'
import { Operation } from './operation-schema.js'

const operation = (below: object): Operation =>
  Operation.parse({ path: '/comments', below: { path: '/more', of: 'children', items: 'items', ...below } })
const folded = [{ id: 'a' }, { id: 'more', children: ['b', 'c', 'd'] }, { id: 'none', children: [] }]

test('what is folded away is asked for in parts, as deep as the mapping says and no more often', async () => {
  const asked: unknown[] = []
  const ask = async (_: unknown, { part }: Record<string, unknown>) => {
    asked.push(part)
    return { items: [{ id: (part as string[]).join('') }, { id: 'more', children: ['e'] }] }
  }
  const deep = await recordsBelow(operation({ part: 2, deep: true, most: 3 }), folded, {}, ask)
  expect(asked).toEqual([['b', 'c'], ['d'], ['e']])
  expect([deep.calls, deep.records.length]).toEqual([3, 6])
  const flat = await recordsBelow(operation({ part: 2 }), folded, {}, ask)
  expect([flat.calls, flat.records.length]).toEqual([2, 4])
})

test('a refusal ends it and keeps what was found; what is gone is passed over; a mistake of ours is none', async () => {
  const answers = (kind: 'not_found' | 'rate_limited') => {
    let calls = 0
    return () => {
      calls++
      if (calls === 2) return Promise.reject(new SourceError(kind, 'no'))
      return Promise.resolve({ items: [{ id: String(calls) }] })
    }
  }
  const parts = operation({ part: 1 })
  expect((await recordsBelow(parts, folded, {}, answers('not_found'))).records).toEqual([{ id: '1' }, { id: '3' }])
  expect((await recordsBelow(parts, folded, {}, answers('rate_limited'))).records).toEqual([{ id: '1' }])
  await expect(recordsBelow(parts, folded, {}, () => Promise.reject(new TypeError('x')))).rejects.toThrow('x')
})

interface Node {
  id: number
  below?: Node[]
}
const ids = ({ records }: { records: unknown[] }): number[] => records.map((record) => (record as Node).id)
const walk = (items: readonly unknown[]) => flatten({ each: undefined, tree: 'below' }, items, {})

test('each record comes after the one it belongs to, in the order of the answer', () => {
  const tree: Node[] = [{ id: 1, below: [{ id: 2, below: [{ id: 3 }] }, { id: 4 }] }, { id: 5 }]
  expect(walk(tree)).toMatchObject({ isCut: false })
  expect(ids(walk(tree))).toEqual([1, 2, 3, 4, 5])
})

test('a tree of 5,000 levels and one of 15,000 branches are whole', () => {
  let deep: Node = { id: 5000 }
  for (let id = 4999; id > 0; id--) deep = { id, below: [deep] }
  const wide: Node = { id: 0, below: Array.from({ length: 15_000 }, (_, id) => ({ id: id + 1 })) }
  expect(ids(walk([deep]))).toEqual(Array.from({ length: 5000 }, (_, i) => i + 1))
  expect([walk([wide]).records.length, walk([wide]).isCut]).toEqual([15_001, false])
})

test('what is more than 20,000 is cut, and says so', () => {
  const found = walk(Array.from({ length: 20_001 }, (_, id) => ({ id })))
  expect([found.records.length, found.isCut]).toEqual([20_000, true])
})

test.each<[string, unknown[], number]>([
  ['nothing', [], 0],
  [
    'children that are no list',
    [
      { id: 1, below: 'no' },
      { id: 2, below: { id: 3 } },
    ],
    2,
  ],
  ['Reddit’s empty text for no replies', [{ id: 1, below: '' }], 1],
  ['records that are null', [null, { id: 1, below: [null] }], 3],
])('odd answers are read as far as they are a tree: %s', (_, items, count) => {
  expect([walk(items).records.length, walk(items).isCut]).toEqual([count, false])
})

test('calls that lead ever deeper end with the most that are allowed, and that is a cut; none is made twice', async () => {
  const circle = operation({ part: 1, deep: true, most: 5 })
  let n = 0
  const found = await recordsBelow(circle, folded, {}, async () => ({ items: [{ id: 'x', children: [`x${n++}`] }] }))
  expect([found.calls, found.isCut, found.left]).toEqual([5, true, 3])
  const same = await recordsBelow(circle, folded, {}, async () => ({ items: [{ id: 'x', children: ['b'] }] }))
  expect([same.calls, same.isCut]).toEqual([4, false])
  const whole = await recordsBelow(operation({ part: 1, most: 3 }), folded, {}, async () => ({ items: [] }))
  expect([whole.calls, whole.isCut]).toEqual([3, false])
})
