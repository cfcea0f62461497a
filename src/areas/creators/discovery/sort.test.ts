import { expect, test } from 'vitest'
import { Problems } from './clause.js'
import type { Filters, Sort } from './filters.js'
import { toEngineSort } from './sort.js'

const sort = (wanted: Sort | undefined, filters: object = {}) => {
  const problems = new Problems()
  const parts = { wanted, filters: filters as Filters, likeness: undefined, known: {} as never, problems }
  return { ...toEngineSort(parts), refused: () => problems.throwIfAny() }
}

test('without a wish the largest come first, and with words the most relevant', () => {
  expect(sort(undefined)).toMatchObject({ sortedBy: 'followers', sort: { by: 'column', order: 'desc' } })
  expect(sort(undefined, { query: 'tea' })).toMatchObject({ sortedBy: 'relevance', sort: { by: 'relevance' } })
})

test('growth is sorted by the months of its filter unless others are named', () => {
  const months = (wanted: object, filters: object) => (sort(wanted as Sort, filters).sort as { column: string }).column
  const filtered = months({ by: 'follower_growth' }, { follower_growth: { months: 6 } })
  expect(filtered).toBe(months({ by: 'follower_growth', months: 6 }, {}))
  expect(filtered).not.toBe(months({ by: 'follower_growth' }, {}))
})

test('what makes no sense is refused', () => {
  expect(sort({ by: 'relevance' } as Sort).refused).toThrow()
  expect(sort({ by: 'similarity' } as Sort).refused).toThrow()
  expect(sort({ by: 'relevance', order: 'asc' } as Sort, { query: 'tea' }).refused).toThrow()
  expect(sort({ by: 'follower_growth', months: 99 } as Sort).refused).toThrow()
  expect(sort({ by: 'followers', order: 'asc' } as Sort).refused).not.toThrow()
})
