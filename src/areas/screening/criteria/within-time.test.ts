import { expect, test } from 'vitest'
import { batchSize, doWithin } from './within-time.js'

const items = Array.from({ length: 3 * batchSize + 5 }, (_, i) => i)
const double = async (batch: readonly number[]): Promise<number[]> => batch.map((item) => item * 2)

test('everything is done in order where there is time', async () => {
  expect(await doWithin(items, double, () => false)).toEqual(items.map((item) => item * 2))
  expect(await doWithin([], double, () => false)).toEqual([])
})

test('when time is up, what was done counts, and it is never nothing', async () => {
  expect(await doWithin(items, double, () => true)).toHaveLength(batchSize)
  let asked = 0
  expect(await doWithin(items, double, () => ++asked > 1)).toHaveLength(2 * batchSize)
})
