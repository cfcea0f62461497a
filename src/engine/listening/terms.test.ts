import { expect, test } from 'vitest'
import { isWord } from './terms.js'

test('parts of addresses, tags, numbers and small words are no terms', () => {
  for (const term of ['http', 'https', 'www', 'co', 'com', 'bit', 'ly', '#tag', '@name', '2026', 'x', 'the'])
    expect([term, isWord(term)]).toEqual([term, false])
  for (const term of ['battery', 'rash', '6s', 'support']) expect([term, isWord(term)]).toEqual([term, true])
})
