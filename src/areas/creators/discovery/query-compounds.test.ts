import { expect, test } from 'vitest'
import { parseQuery, type QueryNode } from '../../../engine/listening/query/index.js'
import { withCompounds } from './query-compounds.js'

const wordsOf = (node: QueryNode): string[] =>
  'children' in node ? node.children.flatMap(wordsOf) : 'text' in node ? [`${node.kind} ${node.text}`] : []
const read = (query: string): string[] =>
  wordsOf(withCompounds(parseQuery(query, { mayOnlyExclude: true, typed: true })))

test('a word that is known to be made with a letter is looked for apart, too', () => {
  expect(read('ebike')).toEqual(['word ebike', 'phrase e bike'])
  expect(read('Ebikes')).toEqual(['word Ebikes', 'phrase e bikes', 'phrase e bike'])
  expect(read('e bike')).toEqual(['phrase e bike', 'word ebike'])
  expect(read('e-bike')).toEqual(['phrase e bike', 'word ebike'])
})

test('other words that begin with such a letter are looked for as they are', () => {
  for (const word of ['travel', 'vegan', 'teach', 'every', 'Italy', 'xenia'])
    expect(read(word)).toEqual([`word ${word}`])
})
