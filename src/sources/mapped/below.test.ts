import { expect, test } from 'vitest'
import { SourceError } from '../port.js'
import { recordsBelow } from './below.js'
import { Operation } from './operation-schema.js'

const operation = (below: object): Operation =>
  Operation.parse({ path: '/comments', below: { path: '/more', of: 'children', items: 'items', ...below } })
const folded = [{ id: 'a' }, { id: 'more', children: ['b', 'c', 'd'] }, { id: 'none', children: [] }]

test('what is folded away is asked for in parts, as deep as the mapping says and no more often', async () => {
  const asked: unknown[] = []
  const ask = async ({ part }: Record<string, unknown>) => {
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
