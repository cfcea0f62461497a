import { expect, test } from 'vitest'
import { readFees } from './read-fees.js'

test.each([
  ['handle,fee\na,900\nb,\nc,"1,250.50"', [900, null, 1250.5]],
  ['handle;Honorar (EUR)\na;1.200\nb;80,50 €', [1200, 80.5]],
  ['handle,fee\na,1.200', [1200]],
  ['handle\tPrice\na\t$1,500', [1500]],
  ['handle,network\na,x', undefined],
])('a table says what each is paid: %j', (csv, fees) => expect(readFees(csv)).toEqual(fees))

test('what is not an amount is refused with its line', () => {
  expect(() => readFees('handle,fee\na,900\nb,free')).toThrow('Line 3: "free" in the column fee is not an amount.')
})
