import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createPlaces } from './index.js'

const places = createPlaces(readFileSync(new URL('../../../assets/places.tsv.br', import.meta.url)))

/** Text, expected id (or none), and the least confidence it must have. */
const sure: [string, string, number][] = [
  ['cdmx 🇲🇽', 'mx-3530597', 0.9],
  ['São Paulo, Brasil', 'br-3448439', 0.9],
  ['NYC', 'us-5128581', 0.7],
  ['nyc', 'us-5128581', 0.7],
  ['London, UK', 'gb-2643743', 0.9],
  ['London', 'gb-2643743', 0.7],
  ['London, Ontario', 'ca-6058560', 0.9],
  ['🇩🇪', 'de', 0.8],
  ['Bay Area', 'us-ca', 0.6],
  ['LA', 'us-5368361', 0.5],
  ['Austin, TX', 'us-4671654', 0.9],
  ['austin, tx', 'us-4671654', 0.9],
  ['Portland, OR', 'us-5746545', 0.9],
  ['Paris, Texas', 'us-4717560', 0.9],
  ['Paris', 'fr-2988507', 0.8],
  ['Deutschland', 'de', 0.9],
  ['España', 'es', 0.9],
  ['Brasil', 'br', 0.9],
  ['日本', 'jp', 0.9],
  ['مصر', 'eg', 0.9],
  ['Ελλάδα', 'gr', 0.9],
  ['ישראל', 'il', 0.9],
  ['東京在住', 'jp-1850147', 0.7],
  ['上海', 'cn-1796236', 0.8],
  ['서울에서', 'kr-1835848', 0.7],
  ['Москва', 'ru-524901', 0.8],
  ['Киев, Україна', 'ua-703448', 0.9],
  ['Dubai, UAE', 'ae-292223', 0.9],
  ['UAE 🇦🇪', 'ae', 0.9],
  ['KSA', 'sa', 0.7],
  ['based in Berlin', 'de-2950159', 0.9],
  ['Berlin-based photographer', 'de-2950159', 0.9],
  ['Mobile, Alabama', 'us-4076598', 0.8],
  ['Split, Croatia', 'hr-3190261', 0.8],
  ['Bath, UK', 'gb-2656173', 0.8],
  ['📍 Lisboa', 'pt-2267057', 0.7],
  ['🇧🇷 living in Lisbon', 'pt-2267057', 0.5],
  ['Valencia, España', 'es-2509954', 0.9],
  ['Atlanta, Georgia', 'us-4180439', 0.9],
  ['Tbilisi, Georgia', 'ge-611717', 0.9],
  ['New York, NY', 'us-5128581', 0.9],
  ['Washington, DC', 'us-4140963', 0.9],
  ['Singapore', 'sg', 0.9],
  ['Mexico', 'mx', 0.9],
  ['Quebec', 'ca-qc', 0.8],
  ['Montréal, QC', 'ca-6077243', 0.9],
  ['Bali, Indonesia', 'id-ba', 0.9],
  ['Curitiba - PR', 'br-3464975', 0.9],
  ['Rio de Janeiro 🇧🇷', 'br-3451190', 0.9],
  ['القاهرة، مصر', 'eg-360630', 0.9],
  ['istanbul, türkiye', 'tr-745044', 0.9],
  ['Wien, Österreich', 'at-2761369', 0.9],
  ['Zürich 🇨🇭', 'ch-2657896', 0.9],
  ['🏴󠁧󠁢󠁳󠁣󠁴󠁿 Edinburgh', 'gb-2650225', 0.9],
  ['𝕃𝕠𝕟𝕕𝕠𝕟', 'gb-2643743', 0.7],
  ['Sydney NSW', 'au-2147714', 0.9],
  ['Brooklyn, NY', 'us-5110302', 0.9],
  ['Cambridge, MA', 'us-4931972', 0.9],
  ['San José, Costa Rica', 'cr-3621849', 0.8],
  ['St. Louis, MO', 'us-4407066', 0.9],
  ['Saigon', 'vn-1566083', 0.8],
  ['Catalunya', 'es-ct', 0.7],
  ['TX', 'us-tx', 0.5],
  ['Nowhere, Oklahoma', 'us-ok', 0.6],
  ['Mexico City, Mexico', 'mx-3530597', 0.9],
  ['Beijing, Beijing', 'cn-1816670', 0.9],
]
const unsure = [
  'Reading',
  'Nice',
  'Bath',
  'Man',
  'Paradise',
  'Jordan',
  'Michael Jordan fan',
  'Cambridge',
  'Orange',
  'Mobile',
]
const none = [
  'somewhere on Earth',
  'Of',
  'la vida es bella',
  'I love reading a nice book',
  'Mobile app developer',
  'worldwide',
  'the internet',
  'your heart ❤️',
  'Hogwarts',
  'mum of 3',
  'she/her',
  'DM for collab',
  'OK',
  'IN',
  'me',
  'LOVE LIFE AND MUSIC',
  'Coach of the year',
  '世界',
  '',
  ' ',
]

describe('resolve', () => {
  it.each(sure)('%s is %s', (text, id, confidenceMin) => {
    const found = places.resolve(text)
    expect(found?.id).toBe(id)
    expect(found?.confidence).toBeGreaterThanOrEqual(confidenceMin)
  })
  it.each(unsure)('is not sure of %s', (text) => {
    expect(places.resolve(text)?.confidence ?? 0).toBeLessThan(0.4)
  })
  it.each(none)('finds no place in "%s"', (text) => {
    expect(places.resolve(text)).toBeUndefined()
  })
  it('gives both places of a text that names two', () => {
    const found = places.resolve('BCN ✈️ Berlin')
    expect(found?.id).toBe('es-3128760')
    expect(found?.alternatives.map(({ id }) => id)).toContain('de-2950159')
    expect(found?.confidence).toBeLessThan(0.7)
  })
  it('gives the other places of a name', () => {
    const found = places.resolve('Valencia')
    expect([found?.id, ...(found?.alternatives ?? []).map(({ id }) => id)]).toEqual(
      expect.arrayContaining(['es-2509954', 've-3625549']),
    )
    expect(found?.confidence).toBeLessThan(0.7)
  })
  it('reads a name within the country that is known besides', () => {
    expect(places.resolve('Valencia', 'ES')?.id).toBe('es-2509954')
    expect(places.resolve('Valencia', 've')?.id).toBe('ve-3625549')
    expect(places.resolve('Berlin', 'JP')).toBeUndefined()
    expect(places.resolve('', 'ES')).toBeUndefined()
  })
  it('shows the stretch it read', () => {
    const text = 'Coffee ☕ | Wien, Österreich | DM'
    expect(places.resolve(text)).toMatchObject({ start: 11, end: 27, text: 'Wien, Österreich' })
  })
  it('reads every bigger city beside its country or region', () => {
    const cities = places.search('', { kinds: ['city'], limit: 6000 }).items.map(({ place }) => place)
    for (const outermost of [false, true]) {
      const right = cities.filter((city) => {
        const ancestors = places.ancestors(city.id)
        const outer = outermost ? ancestors.at(-1) : ancestors[0]
        return places.resolve(`${city.name}, ${outer?.name ?? ''}`)?.id === city.id
      })
      expect(right.length / cities.length).toBeGreaterThan(0.97)
    }
  })
  it('never throws, never leaves the text, keeps confidence within 0..1 and alternatives below the best', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.constantFrom(
        'London',
        ', UK',
        ' TX',
        '🇩🇪',
        '🇲',
        '東京',
        ' in ',
        ' | ',
        'new york',
        'ON',
        '\u0000',
        '🏴',
        'Paris ',
      ),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const text = pieces.join('')
        const found = places.resolve(text)
        for (const reading of found === undefined ? [] : [found, ...found.alternatives]) {
          expect(text.slice(reading.start, reading.end)).toBe(reading.text)
          expect(reading.confidence).toBeGreaterThan(0)
          expect(reading.confidence).toBeLessThanOrEqual(found?.confidence ?? 0)
          expect(places.get(reading.id)).toBeDefined()
        }
        expect(found?.confidence ?? 0).toBeLessThanOrEqual(1)
      }),
      { numRuns: 1000 },
    )
  })
})
