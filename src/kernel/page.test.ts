import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createCursors, cutPage } from './page.js'

const cursors = createCursors(Buffer.from('a secret of the tests'))
const position = fc.array(fc.oneof(fc.string(), fc.integer(), fc.constant(null)), { maxLength: 5 })

test('a cursor gives back its position', () => {
  fc.assert(
    fc.property(position, fc.string(), (at, list) => {
      expect(cursors.read(list, cursors.write(list, at))).toEqual(at)
    }),
  )
})

test('a cursor of another list, another secret or with a changed byte is refused', () => {
  const cursor = cursors.write({ account: 'a' }, ['x', 1])
  expect(() => cursors.read({ account: 'b' }, cursor)).toThrow(/does not belong/)
  expect(() => createCursors(Buffer.from('other')).read({ account: 'a' }, cursor)).toThrow(/does not belong/)
  fc.assert(
    fc.property(fc.nat(cursor.length - 1), (i) => {
      const bytes = Buffer.from(cursor, 'base64url')
      const at = i % bytes.length
      bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)
      expect(() => cursors.read({ account: 'a' }, bytes.toString('base64url'))).toThrow(/does not belong/)
    }),
  )
})

test('any text that is not a cursor is refused as input, never as a crash', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(() => cursors.read('list', text)).toThrow(expect.objectContaining({ code: 'invalid_input' }))
    }),
  )
})

test('a page has a next one exactly when there was a row beyond it', () => {
  const shape = { item: (n: number) => n, cursor: (n: number) => `after ${n}` }
  expect(cutPage([1, 2, 3], 2, shape)).toEqual({ data: [1, 2], next_cursor: 'after 2' })
  expect(cutPage([1, 2], 2, shape)).toEqual({ data: [1, 2], next_cursor: null })
  expect(cutPage([], 2, shape)).toEqual({ data: [], next_cursor: null })
})
