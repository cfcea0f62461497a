import { afterEach, expect, test } from 'vitest'
import { Load, type Entry } from './load.js'

const opened: Load[] = []
let [now, queuedMs] = [0, 0]
const open = (callsMax = 100): Load => {
  ;[now, queuedMs] = [0, 0]
  const load = new Load({ callsMax, loopDelayMaxMs: 40, queuedMs: () => queuedMs }, () => now)
  opened.push(load)
  return load
}
afterEach(() => {
  for (const load of opened.splice(0)) load.close()
})

const fill = (load: Load, count: number): Entry[] => Array.from({ length: count }, () => load.enter(false))

test('a late loop cuts what is let in at once below what is at work', () => {
  const load = open()
  fill(load, 60)
  load.note(100)
  expect(load.atOnce).toBe(42)
  expect(load.isFull(false)).toBe(true)
  expect(() => load.enter(false)).toThrow(/overloaded/)
  expect([load.calls, load.shed]).toEqual([60, 1])
})

test('however late the loop is, a few calls are always let in', () => {
  const load = open()
  for (let i = 0; i < 20; i++) load.note(5000)
  expect(() => fill(load, 32)).not.toThrow()
  expect(load.isFull(false)).toBe(true)
})

test('a loop that is on time lets it grow again', () => {
  const load = open()
  load.note(5000)
  for (let i = 0; i < 30; i++) load.note(0)
  expect(load.atOnce).toBe(100)
})

test('calls that ask how work stands, or stop it, have places of their own', () => {
  const load = open(20)
  fill(load, 20)
  expect([load.isFull(false), load.isFull(true)]).toEqual([true, false])
  for (let i = 0; i < 8; i++) load.enter(true)
  expect(load.isFull(true)).toBe(true)
})

test('a call that is old because the loop was late is still at work', () => {
  const load = open()
  fill(load, 40)
  for (let i = 0; i < 100; i++) load.note(5000)
  expect(load.isFull(false)).toBe(true)
})

test('a call that waits holds no place of those at work', () => {
  const load = open()
  const entries = fill(load, 32)
  load.note(5000)
  expect(load.isFull(false)).toBe(true)
  for (let i = 0; i < 50; i++) load.note(0)
  expect([load.isFull(false), load.calls]).toEqual([false, 32])
  for (const entry of entries) load.leave(entry)
  expect(load.calls).toBe(0)
})

test('who comes while the loop is late does not wait for the next sample to be refused', () => {
  const load = open()
  fill(load, 60)
  now = 200
  expect([load.isFull(false), load.atOnce]).toEqual([true, 42])
  load.sample()
  expect(load.atOnce).toBe(42)
  now = 220
  load.sample()
  expect(load.atOnce).toBeGreaterThan(42)
})

test('work that piles up before threads cuts what is let in, although the loop is on time', () => {
  const load = open()
  fill(load, 80)
  queuedMs = 500
  load.note(0)
  expect([load.isFull(false), load.atOnce]).toEqual([true, 56])
  for (let i = 0; i < 100; i++) load.note(0)
  expect([load.atOnce, load.isFull(false)]).toEqual([32, true])
})

test('calls that have a place and have not begun yet are counted too', () => {
  const load = open(20)
  fill(load, 10)
  expect([load.isFull(false, 9), load.isFull(false, 10), load.isFull(true, 10)]).toEqual([false, true, false])
})
