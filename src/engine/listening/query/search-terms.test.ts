import { expect, test } from 'vitest'
import { parseQuery } from './parse.js'
import { searchTerms } from './search-terms.js'

test.each([
  ['"honey bread" OR #bees OR @ada', [{ words: 'honey bread' }, { hashtag: 'bees' }, { words: '@ada' }]],
  ['honey AND lang:en NOT sugar', [{ words: 'honey' }]],
  ['lang:en AND (honey OR jam)', [{ words: 'honey' }, { words: 'jam' }]],
  ['honey NEAR/5 bread', [{ words: 'honey' }]],
  ['honey OR bee*', []],
  ['lang:en', []],
])('%s is searched for %j', (query, terms) => {
  expect(searchTerms(parseQuery(query))).toEqual(terms)
})
