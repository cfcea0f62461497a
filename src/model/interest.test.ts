import { expect, it } from 'vitest'
import { findInterest, interests, leafInterests, topInterestOf, topInterests } from './interest.js'

it('is a tree of two levels with unique, well-formed ids', () => {
  expect(new Set(interests.map((interest) => interest.id)).size).toBe(interests.length)
  for (const { id, name, parentId } of interests) {
    expect(id).toMatch(/^[a-z_]+(\.[a-z_]+)?$/)
    expect(name).not.toBe('')
    expect(parentId === null ? topInterestOf(id) : findInterest(parentId)?.id).toBe(topInterestOf(id))
  }
  expect(topInterests.every((top) => leafInterests(top.id).length >= 3)).toBe(true)
})
