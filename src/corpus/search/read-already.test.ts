import { expect, test } from 'vitest'
import { ReadAlready } from './read-already.js'

const at = (seq: number, txid = 0, what = 'creators') => ({ txid, seq, what })
const both = (seq: number, txid = 0) => ({ rows: at(seq, txid), facts: at(seq, txid) })

test('a reading covers every change up to where the feed stood before it, and none after', () => {
  const read = new ReadAlready()
  read.note(['instagram:1'], both(40))
  expect(read.covers('instagram:1', at(39))).toBe(true)
  expect(read.covers('instagram:1', at(40))).toBe(true)
  expect(read.covers('instagram:1', at(41))).toBe(false)
  expect(read.covers('instagram:2', at(1))).toBe(false)
  expect(read.covers(undefined, at(1))).toBe(false)
  read.note(['instagram:1'], both(90))
  expect(read.covers('instagram:1', at(41))).toBe(true)
  read.clear()
  expect(read.covers('instagram:1', at(1))).toBe(false)
})

test('on PostgreSQL what a transaction that still ran had written is not covered', () => {
  const read = new ReadAlready()
  read.note(['x:1'], both(Number.MAX_SAFE_INTEGER, 7))
  expect(read.covers('x:1', at(3, 7))).toBe(true)
  expect(read.covers('x:1', at(1, 8))).toBe(false)
})

test('facts that were written after the rows were read cover changes of facts alone', () => {
  const read = new ReadAlready()
  read.note(['x:1'], { rows: at(10), facts: at(30) })
  expect(read.covers('x:1', at(20, 0, 'facts'))).toBe(true)
  expect(read.covers('x:1', at(20))).toBe(false)
  expect(read.covers('x:1', at(31, 0, 'facts'))).toBe(false)
})
