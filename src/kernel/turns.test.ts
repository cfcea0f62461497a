import { expect, test } from 'vitest'
import { Turns } from './turns.js'

/** A loop whose time passes only by what is done in it. */
const makeLoop = () => {
  let [now, begun] = [0, 0]
  const ends: (() => void)[] = []
  const turns = new Turns(
    () => now,
    (then) => void ends.push(then),
  )
  return {
    pass: (ms: number) => void (now += ms),
    /** Work that takes so long. */
    give: (count: number, ms: number) => {
      for (let i = 0; i < count; i++)
        turns.begin(() => {
          begun++
          now += ms
        })
    },
    endTurn: () => {
      for (const end of ends.splice(0)) end()
    },
    takeBegun: () => {
      const count = begun
      begun = 0
      return count
    },
    isQuiet: () => ends.length === 0,
  }
}

test('what there is time for is begun at once', () => {
  const loop = makeLoop()
  loop.give(3, 1)
  expect(loop.takeBegun()).toBe(3)
  loop.endTurn()
  expect(loop.isQuiet()).toBe(true)
})

test('the rest is begun in the next turns, in order, and then the loop is left alone', () => {
  const loop = makeLoop()
  loop.give(20, 0.5)
  const perTurn = [loop.takeBegun()]
  while (!loop.isQuiet()) {
    loop.endTurn()
    perTurn.push(loop.takeBegun())
  }
  expect(perTurn).toEqual([8, 8, 4, 0])
})

test('a few pieces are begun in every turn, however long they take', () => {
  const loop = makeLoop()
  loop.give(10, 50)
  expect(loop.takeBegun()).toBe(6)
  loop.endTurn()
  expect(loop.takeBegun()).toBe(4)
})

test('where everything else takes long, work gets as much time, within bounds', () => {
  const loop = makeLoop()
  loop.give(60, 1)
  expect(loop.takeBegun()).toBe(6)
  loop.endTurn()
  expect(loop.takeBegun()).toBe(6)
  loop.pass(10)
  loop.endTurn()
  expect(loop.takeBegun()).toBe(10)
  loop.pass(500)
  loop.endTurn()
  expect(loop.takeBegun()).toBe(20)
})
