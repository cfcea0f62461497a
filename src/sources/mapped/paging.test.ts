import { expect, test } from 'vitest'
import { Operation } from './operation-schema.js'
import { nextOf, readPlace } from './paging.js'

const next = (page: object, answer: object, count: number, cursor: string | null = null): string | null => {
  const operation = Operation.parse({ path: '/list', page })
  return nextOf(operation, { item: answer, given: {} }, readPlace(operation, { cursor, limit: 10 }), count).next
}

test('an empty page with a cursor is not the end: what was on it may have been filtered away', () => {
  expect(next({ next: 'cursor' }, { cursor: 'b' }, 0, 'a')).toBe('b')
  expect(next({ next: 'cursor' }, {}, 0, 'a')).toBeNull()
  expect(next({ next: 'cursor', more: 'more' }, { cursor: 'b', more: false }, 0, 'a')).toBeNull()
})

test('a cursor that leads to itself is the end, and so is an empty page where cursors never change', () => {
  expect(next({ next: 'cursor' }, { cursor: 'a' }, 3, 'a')).toBeNull()
  expect(next({ next: 'cursor', repeats: true }, { cursor: 'a' }, 0, 'a')).toBeNull()
})

test('where pages are counted, an empty one is the last', () => {
  expect(next({ step: 'page', total: 'total' }, { total: 50 }, 0, '1.10')).toBeNull()
  expect(next({ step: 'offset', total: 'total' }, { total: 50 }, 10, '10.10')).toBe('20.10')
})
