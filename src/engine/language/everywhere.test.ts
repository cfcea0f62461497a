import { describe, expect, test } from 'vitest'
import { textSchema } from '../../../test/listening/text-schema.js'
import { createDictionary } from '../dictionary/index.js'
import { compileQuery, parseQuery } from '../listening/query/index.js'
import { createKeywordFinder } from '../risk/keywords.js'
import { openSnapshot, search, SegmentBuilder, type Filter } from '../search/index.js'
import { createSubject, findTerms, tokensOf } from '../relevance/subject.js'

const pairs = [
  ['lodz', 'Łódź'],
  ['oresund', 'Øresund'],
  ['strasse', 'Straße'],
  ['istanbul', 'İSTANBUL'],
  ['hate', '𝓱𝓪𝓽𝓮'],
  ['محمد', 'مُحَمَّد'],
] as const

describe.each(pairs)('%s finds %s', (plain, written) => {
  const text = `all about ${written}, really`

  const found = (filter: Filter): number => {
    const builder = new SegmentBuilder(textSchema)
    builder.add({ key: 'a', values: { published_at: 1, text, hashtags: [written.normalize('NFKC').toLowerCase()] } })
    builder.add({ key: 'b', values: { published_at: 2, text: 'something else' } })
    const segments = [{ file: builder.finish(), deleted: undefined }]
    const snapshot = openSnapshot({ version: 1, schema: textSchema, segments })
    return search(snapshot, { filter, limit: 10 }).hits.length
  }

  test('in search', () => {
    expect(found({ text: { fields: ['text'], query: plain } })).toBe(1)
  })

  test('in listening, both ways', () => {
    expect(found(compileQuery(parseQuery(plain)))).toBe(1)
    expect(found(compileQuery(parseQuery(written)))).toBe(1)
    expect(found(compileQuery(parseQuery(`#${written}`)))).toBe(1)
  })

  test('in dictionaries', () => {
    const dictionary = createDictionary([{ id: 'it', name: written, weight: 1 }])
    expect(dictionary.exact(plain)).toEqual(['it'])
    expect(dictionary.search(plain.slice(0, 4), { limit: 1 }).items).toMatchObject([{ id: 'it' }])
  })

  test.each(['stem', 'variant'] as const)('as a keyword of screening (%s), with its place', (match) => {
    const keyword = { term: plain, match, polarity: 'negative', category: 'harassment' } as const
    expect(createKeywordFinder([keyword], []).find(text)).toMatchObject([{ text: written, start: 10 }])
  })

  test('as the subject of comments', () => {
    expect(findTerms(createSubject({ name: plain }), tokensOf(text))).toHaveLength(1)
  })
})

test('letters written apart are a variant of the word', () => {
  const keyword = { term: 'kill', match: 'variant', polarity: 'negative', category: 'violence' } as const
  expect(createKeywordFinder([keyword], []).find('i will k i l l it')).toMatchObject([{ text: 'k i l l' }])
})
