import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchesOf } from './matches.js'

const patterns = [/a/g, /a*/g, /(?:)/gu, /(?<=b)(a)|(b)?/gu, /[😀-😎]?/gu, /\p{L}+/gu, /(?<word>a+b?)/gi, /x/giu]

test('finds what matchAll finds, with groups and places, whatever was looked for before', () => {
  const text = fc.stringMatching(/^[abAxé😀 \ud83d]{0,20}$/)
  fc.assert(
    fc.property(text, fc.constantFrom(...patterns), fc.nat(30), (each, pattern, left) => {
      pattern.lastIndex = 0
      const expected = [...each.matchAll(pattern)].map((match) => [...match, match.index, { ...match.groups }])
      pattern.lastIndex = left
      expect(matchesOf(each, pattern).map((match) => [...match, match.index, { ...match.groups }])).toEqual(expected)
      expect(pattern.lastIndex).toBe(0)
    }),
  )
})

test('an expression that is not global is refused, as by matchAll', () => {
  expect(() => matchesOf('a', /a/u)).toThrow(TypeError)
})
