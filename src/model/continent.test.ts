import { expect, test } from 'vitest'
import { continents, countriesOf } from './continent.js'
import { isCountryCode } from './country.js'

test('every country lies on one continent', () => {
  const all = continents.flatMap(countriesOf)
  expect(all.filter((code) => !isCountryCode(code))).toEqual([])
  expect(new Set(all).size).toBe(all.length)
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const codes = letters.flatMap((a) => letters.map((b) => a + b)).filter(isCountryCode)
  expect(codes.filter((code) => !all.includes(code))).toEqual([])
})
