import { expect, test } from 'vitest'
import { createIds, kindOf } from './ids.js'

test('ids sort in the order in which they were made, within a millisecond and when the clock steps back', () => {
  let now = 1_700_000_000_000
  const ids = createIds({ now: () => now })
  const made = Array.from({ length: 2000 }, (_, i) => {
    if (i % 100 === 0) now += i % 300 === 0 ? -5 : 1
    return ids.next('req')
  })
  expect([...made].sort()).toEqual(made)
  expect(new Set(made).size).toBe(made.length)
})

test('the kind of an id can be read, and nothing else passes for an id', () => {
  const id = createIds({ now: () => 0 }).next('scr')
  expect(kindOf(id)).toBe('scr')
  for (const text of [
    '',
    'scr_',
    id.toUpperCase(),
    `${id}0`,
    id.slice(0, -1),
    'scr_8' + id.slice(5),
    'x_' + id.slice(4),
  ])
    expect(kindOf(text)).toBeUndefined()
})
