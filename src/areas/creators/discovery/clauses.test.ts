import { expect, test } from 'vitest'
import { Failure } from '../../../kernel/errors.js'
import { defaultRateCard } from '../../../model/rate-card.js'
import { audienceClauses } from './audience-clauses.js'
import { Problems, readHeld, readShares, readValue, readWords, type Clause } from './clause.js'
import type { Filters } from './filters.js'
import { listClauses, toWord, type Known } from './list-clauses.js'
import { numberClauses } from './number-clauses.js'

const now = Date.UTC(2026, 5, 1)

/** A world of two countries, one of which holds a town. */
const known: Known = {
  findPlace: (id) => (['fr', 'fr-lyon', 'de'].includes(id) ? ({ id } as never) : undefined),
  isWithin: (id, other) => id === 'fr-lyon' && other === 'fr',
  isLanguage: (id) => id === 'fr',
  isInterest: (id) => id === 'food',
  findBrand: () => undefined,
  suggest: (_path, name) => (name === 'Germany' ? 'de' : undefined),
}

const refusals = (problems: Problems): [string, string][] => {
  try {
    problems.throwIfAny()
    return []
  } catch (error) {
    if (error instanceof Failure) return error.errors.map(({ pointer, message }) => [pointer, message])
    throw error
  }
}

const build = (filters: object): { clauses: Clause[]; refused: [string, string][] } => {
  const [problems, wanted] = [new Problems(), filters as Filters]
  const clauses = [
    ...numberClauses(wanted, now, defaultRateCard, problems),
    ...listClauses(wanted, known, problems),
    ...(wanted.audience === undefined ? [] : audienceClauses(wanted.audience, known, problems)),
  ]
  return { clauses, refused: refusals(problems) }
}

test('a range asks the column of its name, and needs somebody of whom the number is known', () => {
  const { clauses, refused } = build({ followers: { min: 5, max: 9 }, average_views: { min: 7, method: 'median' } })
  expect(refused).toEqual([])
  expect(clauses).toMatchObject([
    { name: 'followers', filter: { range: { column: 'followers', min: 5, max: 9 } }, needs: { exists: 'followers' } },
    { name: 'average_views', filter: { range: { column: 'median_views', min: 7 } }, needs: { exists: 'median_views' } },
  ])
})

test('an age is a year of birth: the oldest are the earliest', () => {
  const [clause] = build({ age: { min: 30, max: 40 } }).clauses
  const { min = 0, max = 0 } = (clause?.filter as { range: { min?: number; max?: number } }).range
  expect(max - min).toBe(10)
  expect(clause?.read({ value: max } as never)).toBe(30)
  expect(clause?.read({ value: min } as never)).toBe(40)
  expect(clause?.read({ value: null } as never)).toBeNull()
})

test.each<[object, string, RegExp]>([
  [{ followers: {} }, '/followers', /min, max or both/],
  [{ followers: { min: 5, max: 1 } }, '/followers', /at least 5 and at most 1/],
  [{ engagement_rate: { min: 3, method: 'mean' } }, '/engagement_rate/min', /Did you mean 0\.03\?/],
  [{ follower_growth: { months: 3, min: 20 } }, '/follower_growth/min', /Did you mean 0\.2\?/],
  [{ last_posted_after: '2999-01-01T00:00:00Z' }, '/last_posted_after', /future/],
  [{ locations: ['Germany'] }, '/locations/0', /Did you mean "de"\?/],
  [{ locations: { any_of: ['fr', 'atlantis'] } }, '/locations/any_of/1', /^There is no "atlantis"\. Look/],
  [{ locations: { all_of: ['fr', 'de'] } }, '/locations/all_of', /cannot be in fr and in de/],
  [{ interests: { all_of: ['food'], none_of: ['food'] } }, '/interests', /all_of and in none_of/],
  [{ interests: { any_of: ['food'], none_of: ['food'] } }, '/interests', /nobody could pass/],
  [{ gender: { all_of: ['female', 'male'] } }, '/gender/all_of', /use any_of/],
  [{ audience: { locations: ['atlantis'] } }, '/audience/locations/0', /There is no "atlantis"/],
])('%j is refused at %s', (filters, pointer, message) => {
  expect(build(filters).refused).toEqual(expect.arrayContaining([[pointer, expect.stringMatching(message)]]))
})

test('a town and its country can both be asked for', () => {
  expect(build({ locations: { all_of: ['fr-lyon', 'fr'] } }).refused).toEqual([])
})

test('a share of an audience is that of the value, else that of its lists, else the default', () => {
  const filterOf = (locations: unknown) => JSON.stringify(build({ audience: { locations } }).clauses[0]?.filter)
  expect(filterOf({ any_of: ['fr', { id: 'de', min_share: 0.9 }], min_share: 0.3 })).toMatch(
    /"fr","min":0\.3.*"de","min":0\.9/,
  )
  expect(filterOf(['fr'])).toBe(filterOf({ any_of: ['fr'] }))
})

test('what a creator has is read out of the explanation, from every part of it', () => {
  const held = { clauses: [{ value: ['tea', 'cats'] }, { value: 'tea' }, { value: null }, { value: 3 }] } as never
  expect(readHeld(held)).toEqual(['tea', 'cats'])
  expect(readWords({ value: ['bio:tea', 'captions:tea', 'bio:cats'] } as never)).toEqual(['tea', 'cats'])
  expect(readShares({ clauses: [{ value: { de: 0.12345 } }, { value: ['x'] }] } as never)).toEqual({ de: 0.123 })
  expect(readValue({ value: 0.1 + 1e-9 } as never)).toBe(0.1)
})

test('a tag is one word however it was typed', () => {
  expect(['#Coffee', ' coffee ', 'cof-fee'].map(toWord)).toEqual(['coffee', 'coffee', 'coffee'])
})

test('a price is asked for in the currency of the rate card, and one that it cannot convert is refused', () => {
  const asked = (price: object) => build({ price }).clauses[0]
  expect(asked({ max: 500 })).toMatchObject({
    filter: { range: { column: 'price', max: 500 } },
    threshold: { max: 500, currency: 'USD' },
    needs: { exists: 'price' },
  })
  expect(asked({ min: 90, max: 450, currency: 'EUR' })).toMatchObject({
    filter: { range: { min: 100, max: 500 } },
    threshold: { min: 90, max: 450, currency: 'EUR' },
  })
  const [[pointer, message] = []] = build({ price: { max: 5, currency: 'XAU' } }).refused
  expect([pointer, message]).toEqual(['/price/currency', expect.stringContaining('no exchange rate for XAU')])
  expect(build({ price: { currency: 'EUR' } }).refused[0]?.[0]).toBe('/price')
})
