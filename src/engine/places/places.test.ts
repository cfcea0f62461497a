import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Place } from '../../model/place.js'
import { labelWords } from '../language/words.js'
import { createPlaces, placeName } from './index.js'

const places = createPlaces(readFileSync(new URL('../../../assets/places.tsv.br', import.meta.url)))
const idsOf = (query: string, limit = 3): string[] => places.search(query, { limit }).items.map(({ place }) => place.id)
const cities = places.children('').flatMap(({ id }) => {
  const below = places.children(id)
  return below.flatMap((place) => (place.kind === 'city' ? [place] : places.children(place.id)))
})

describe('the data', () => {
  it('covers the world', () => {
    expect(places.children('')).toHaveLength(250)
    expect(cities.length).toBeGreaterThan(20_000)
    expect(places.size()).toBe(new Set([...places.children(''), ...cities].map(({ id }) => id)).size + regionCount())
  })
  it('knows where Valencia lies', () => {
    const valencia = places.get('es-2509954')
    expect(valencia).toMatchObject({ kind: 'city', name: 'Valencia', countryCode: 'ES', parentId: 'es-vc' })
    expect(places.get('gn:2509954')).toBe(valencia)
    expect(valencia?.latitude).toBeCloseTo(39.47, 1)
    expect(places.ancestors('es-2509954').map(({ id }) => id)).toEqual(['es-vc', 'es'])
    expect(places.children('es-vc')[0]?.id).toBe('es-2509954')
  })
  it('gives every place a way up to its country', () => {
    for (const city of cities) expect(places.ancestors(city.id).at(-1)?.kind).toBe('country')
  })
  it('has no raised numbers in names', () => {
    const regions = places.children('').flatMap(({ id }) => places.children(id))
    expect(regions.filter(({ name }) => /[¹²³⁰-⁹]/u.test(name))).toEqual([])
    expect(places.get('fr-idf')?.name).toBe('Île-de-France')
  })
  it('answers for ids that are not there', () => {
    expect(places.get('zz')).toBeUndefined()
    expect(places.get('gn:1')).toBeUndefined()
    expect(places.ancestors('nowhere')).toEqual([])
    expect(places.children('nowhere')).toEqual([])
    expect(places.aliases('nowhere')).toEqual([])
  })
  it('names countries in the reader’s language', () => {
    const spain = places.get('es')
    if (spain === undefined) throw new Error('no Spain')
    expect(placeName(spain, 'de')).toBe('Spanien')
    expect(placeName(spain, 'not a locale')).toBe('Spain')
  })
  it('refuses a file of another format', () => {
    expect(() => createPlaces(new Uint8Array([1, 2, 3]))).toThrow()
  })
})

const regionCount = (): number =>
  places
    .children('')
    .reduce((sum, { id }) => sum + places.children(id).filter(({ kind }) => kind === 'region').length, 0)

describe('search', () => {
  it.each([
    ['sao pau', 'br-3448439'],
    ['valencia es', 'es-2509954'],
    ['london', 'gb-2643743'],
    ['london canada', 'ca-6058560'],
    ['paris tx', 'us-4717560'],
    ['san jose ca', 'us-5392171'],
    ['köln', 'de-2886242'],
    ['KOLN', 'de-2886242'],
    ['cdmx', 'mx-3530597'],
    ['deutschland', 'de'],
    ['uk', 'gb'],
    ['esp', 'es'],
    ['東京', 'jp-1850147'],
    ['القاهرة', 'eg-360630'],
    ['barcelna', 'es-3128760'],
    ['california', 'us-ca'],
    ['łódź', 'pl-3093133'],
    ['malmo', 'se-2692969'],
  ])('%s finds %s first', (query, id) => {
    expect(idsOf(query, 1)).toEqual([id])
  })
  it('keeps to kinds, country and page', () => {
    const options = { kinds: ['city'], within: 'es', limit: 2 } as const
    const { items, total } = places.search('valencia', options)
    expect(items[0]?.place.id).toBe('es-2509954')
    expect(items.every(({ place }) => place.kind === 'city' && place.countryCode === 'ES')).toBe(true)
    const all = places.search('san', { ...options, limit: 100 }).items
    const paged = [0, 40, 80].flatMap((offset) => places.search('san', { ...options, limit: 40, offset }).items)
    expect(paged.slice(0, 100)).toEqual(all)
    expect(total).toBeGreaterThan(0)
  })
  it('finds every city by any beginning of its name, in its country', () => {
    fc.assert(
      fc.property(fc.constantFrom(...cities), fc.nat(), (city, cut) => {
        const name = labelWords(city.name).join(' ')
        const query = name.slice(0, Math.min(name.length, 3 + (cut % name.length)))
        const within = city.countryCode.toLowerCase()
        const found = places.search(query, { within, kinds: ['city'], limit: 1000 })
        expect(found.items.map(({ place }) => place.id)).toContain(city.id)
        const exact = places.search(name, { within, kinds: ['city'], limit: 20 })
        expect(exact.items.map(({ place }) => place.id)).toContain(city.id)
      }),
      { numRuns: 300 },
    )
  })
  it('gives the places of a whole name as a search gives them first', () => {
    const wholeOf = (name: string): Place[] =>
      places
        .search(name, { limit: 1000 })
        .items.filter(({ match }) => match === 'exact')
        .map(({ place }) => place)
    fc.assert(
      fc.property(fc.constantFrom(...cities), ({ id, name }) => {
        const named = places.named(name)
        expect(named.map((place) => place.id)).toContain(id)
        expect(named).toEqual(wholeOf(name).slice(0, named.length))
      }),
      { numRuns: 100 },
    )
    expect(places.named('barcelna')).toEqual([])
  })
  it('never throws on any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        expect(places.search(text, { limit: 5, offset: 2 }).items.length).toBeLessThanOrEqual(5)
      }),
      { numRuns: 300 },
    )
  })
})
