import { expect, test } from 'vitest'
import { firstsOf } from './firsts.js'
import { toPatterns } from './pattern.js'
import { createSieve } from './sieve.js'

const firsts = (source: string): string | undefined => {
  const units = firstsOf(source)
  return units === undefined ? undefined : [...units].sort().join('')
}

test('tells what an expression can begin with', () => {
  expect(firsts('how much')).toBe('h')
  expect(firsts('(?:the )?(?:price|cost)s?')).toBe('cpt')
  expect(firsts('(?<![\\w])(?:a{2,3}|b*c)')).toBe('abc')
  expect(firsts('\\?+ ok')).toBe('?')
  expect(firsts('x(?:[)\\]]|y)z|q')).toBe('qx')
})

test('admits what it cannot tell', () => {
  for (const source of ['\\w+ me', '[ab]c', '(?:a )?', '.', 'a?(?=b)']) expect(firsts(source)).toBeUndefined()
})

test('holds wherever one of the patterns does', () => {
  const sieve = createSieve(
    ['‹link', 'where (?:is|can)', '\\d+ euros', 'preis'].flatMap((line) => toPatterns(line, '')),
  )
  expect(sieve.mayHold('link please', [0])).toBe(true)
  expect(sieve.mayHold('the link', [0])).toBe(false)
  expect(sieve.mayHold('so where can i', [0])).toBe(true)
  expect(sieve.mayHold('somewhere can', [0])).toBe(false)
  expect(sieve.mayHold('only 20 euros', [0])).toBe(true)
  expect(sieve.mayHold('der preis?', [0])).toBe(true)
  expect(sieve.mayHold('', [0])).toBe(false)
})
