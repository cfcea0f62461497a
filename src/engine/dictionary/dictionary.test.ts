import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editDistance } from '../../kernel/edit-distance.js'
import { fold } from '../language/fold.js'
import { labelWords } from '../language/words.js'
import { createDictionary, matchKinds, type DictionaryEntry, type MatchKind } from './index.js'

const brands: DictionaryEntry[] = [
  { id: 'loreal', name: 'L’Oréal Paris', aliases: ['Loreal'], weight: 50 },
  { id: 'hm', name: 'H&M', aliases: ['Hennes & Mauritz'], weight: 40 },
  { id: 'nike', name: 'Nike', aliases: ['Swoosh'], weight: 90 },
  { id: 'nikon', name: 'Nikon', aliases: [], weight: 95 },
  { id: 'air', name: 'Air Nikita', weight: 99 },
  { id: 'nikelab', name: 'Nike Lab', weight: 10 },
  { id: 'strasse', name: 'Straße', weight: 1 },
  { id: 'lodz', name: 'Łódź', weight: 1 },
  { id: 'istanbul', name: 'İstanbul', weight: 1 },
  { id: 'kobenhavn', name: 'København', weight: 1 },
  { id: 'tokyo', name: 'Tokyo', aliases: ['東京都', 'トウキョウ'], weight: 7 },
  { id: 'cairo', name: 'Cairo', aliases: ['القاهرة'], weight: 6 },
  { id: 'seoul', name: 'Seoul', aliases: ['서울'], weight: 6 },
]
const find = (query: string, limit = 5): string[] =>
  createDictionary(brands)
    .search(query, { limit })
    .items.map(({ id }) => id)

describe('createDictionary', () => {
  it('ranks exact, then prefix of the name, then words, then by weight', () => {
    expect(find('nike')).toEqual(['nike', 'nikelab'])
    expect(find('nik')).toEqual(['nikon', 'nike', 'nikelab', 'air'])
    expect(find('swoo')).toEqual(['nike'])
  })
  it('says how each entry was found', () => {
    const { items } = createDictionary(brands).search('nike', { limit: 2 })
    expect(items.map(({ match }) => match)).toEqual(['exact', 'name_prefix'])
  })
  it('folds accents and special letters', () => {
    expect(find('strasse')).toEqual(['strasse'])
    expect(find('STRASSE')).toEqual(['strasse'])
    expect(find('lodz')).toEqual(['lodz'])
    expect(find('istanbul')).toEqual(['istanbul'])
    expect(find('ıstanbul')).toEqual(['istanbul'])
    expect(find('kobenh')).toEqual(['kobenhavn'])
    expect(find('oreal par')).toEqual(['loreal'])
  })
  it('matches other scripts by prefix', () => {
    expect(find('東京')).toEqual(['tokyo'])
    expect(find('القا')).toEqual(['cairo'])
    expect(find('서우')).toEqual(['seoul'])
  })
  it('forgives one typo, and only when nothing matches otherwise', () => {
    expect(find('nkie')).toEqual(['nike', 'nikelab'])
    expect(find('toyko')).toEqual(['tokyo'])
    expect(find('nikx')).toContain('nike')
    expect(find('xyz')).toEqual([])
  })
  it('gives everything by weight for an empty query, nothing for one without words', () => {
    expect(find('  ', 2)).toEqual(['air', 'nikon'])
    expect(find('!!!')).toEqual([])
  })
  it('looks up exact names and aliases', () => {
    const dictionary = createDictionary(brands)
    expect(dictionary.exact('hennes & mauritz')).toEqual(['hm'])
    expect(dictionary.exact('hennes')).toEqual([])
    expect(dictionary.exact('')).toEqual([])
  })
  it('narrows by context words but never finds by them alone', () => {
    const spain = ['Spain', 'es']
    const cities = createDictionary([
      { id: 've', name: 'Valencia', weight: 9, context: ['Venezuela', 've'] },
      { id: 'es', name: 'Valencia', weight: 5, context: spain },
      { id: 'mad', name: 'Madrid', weight: 8, context: spain },
    ])
    const ids = (query: string): string[] => cities.search(query, { limit: 9 }).items.map(({ id }) => id)
    expect(ids('valencia')).toEqual(['ve', 'es'])
    expect(ids('valencia es')).toEqual(['es'])
    expect(ids('spain valencia')).toEqual(['es'])
    expect(ids('valencia spa')).toEqual(['es'])
    expect(ids('spain')).toEqual([])
  })
})

/** The specification, written for clarity: every label against every token. */
const isNearPrefix = (word: string, token: string): boolean => {
  if (/^[a-z]+$/.test(token) && !/^[a-z]/.test(word)) return false
  for (let length = 0; length <= word.length; length++) if (editDistance(word.slice(0, length), token) <= 1) return true
  return false
}
const kindOf = (label: string, isAlias: boolean, tokens: string[], fuzzy: number): MatchKind | undefined => {
  const inLabel = labelWords(label)
  const meets = (token: string, position: number): boolean =>
    inLabel.some((word) => (position === fuzzy ? isNearPrefix(word, token) : word.startsWith(token)))
  if (!tokens.every(meets)) return undefined
  if (fuzzy >= 0) return inLabel.some((word) => editDistance(word, tokens[fuzzy] ?? '') <= 1) ? 'typo' : 'typo_prefix'
  const text = inLabel.join(' ')
  if (text === tokens.join(' ')) return 'exact'
  if (isAlias) return 'alias'
  return text.startsWith(tokens.join(' ')) ? 'name_prefix' : 'name_word'
}
const bruteForce = (entries: DictionaryEntry[], query: string): { id: string; match: MatchKind }[] => {
  const tokens = labelWords(query)
  if (tokens.length === 0) return []
  const rankWith = (fuzzies: number[]) =>
    entries.flatMap(({ id, name, aliases = [], weight }, order) => {
      const kinds = fuzzies.flatMap((fuzzy) => [
        kindOf(name, false, tokens, fuzzy),
        ...aliases.map((alias) => kindOf(alias, true, tokens, fuzzy)),
      ])
      const match = matchKinds.find((kind) => kinds.includes(kind))
      return match === undefined ? [] : [{ id, match, weight, order }]
    })
  let found = rankWith([-1])
  if (found.length === 0) found = rankWith([...tokens.keys()].filter((at) => (tokens[at] ?? '').length >= 4))
  return found
    .sort(
      (a, b) => matchKinds.indexOf(a.match) - matchKinds.indexOf(b.match) || b.weight - a.weight || a.order - b.order,
    )
    .map(({ id, match }) => ({ id, match }))
}

describe('properties', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'é', 'ß', 'ł', '東', 'ا'), minLength: 1, maxLength: 5 })
  const label = fc.array(word, { minLength: 1, maxLength: 3 }).map((list) => list.join(' '))
  const entriesArbitrary = fc
    .array(fc.record({ name: label, aliases: fc.array(label, { maxLength: 2 }), weight: fc.nat(3) }), { maxLength: 12 })
    .map((list) => list.map((entry, at) => ({ ...entry, id: `e${String(at)}` })))

  it('agrees with brute force', () => {
    fc.assert(
      fc.property(entriesArbitrary, label, (entries, query) => {
        const page = createDictionary(entries).search(query, { limit: 100 })
        const expected = bruteForce(entries, query)
        expect(page.items).toEqual(expected)
        expect(page.total).toBe(expected.length)
      }),
      { numRuns: 1500 },
    )
  })
  it('pages without repeating or dropping', () => {
    fc.assert(
      fc.property(
        entriesArbitrary,
        fc.oneof(label, fc.constant('')),
        fc.integer({ min: 1, max: 4 }),
        (entries, query, limit) => {
          const dictionary = createDictionary(entries)
          const all = dictionary.search(query, { limit: 100 })
          const paged = []
          for (let offset = 0; offset < all.total; offset += limit) {
            paged.push(...dictionary.search(query, { limit, offset }).items)
          }
          expect(paged).toEqual(all.items)
        },
      ),
    )
  })
  it('never throws, and folding is idempotent', () => {
    const dictionary = createDictionary(brands)
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        dictionary.search(text, { limit: 10, offset: 3 })
        dictionary.exact(text)
        expect(fold(fold(text))).toBe(fold(text))
      }),
      { numRuns: 1000 },
    )
  })
})
