import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseDate } from './dates.js'
import { headerKey } from './header-key.js'
import { toItems, toMarked } from './lists.js'
import { repairText } from './mojibake.js'
import { decideDecimal, decideGrouped, decidePercent, parseNumber } from './numbers.js'
import { codesOf, toBoolean, toCountry, toInterests, toNetwork } from './words.js'

describe('numbers', () => {
  test.each<[string, '.' | ',', number | undefined]>([
    ['475.8m', '.', 475_800_000],
    ['3.3k', '.', 3300],
    ['0.89k', '.', 890],
    ['29.0b', '.', 29_000_000_000],
    ['2.28E+11', '.', 228_000_000_000],
    ['12.400', ',', 12_400],
    ['88 000', '.', 88_000],
    ['88\u202f000', ',', 88_000],
    ['1,234,567', '.', 1_234_567],
    ['12,34,567', '.', 1_234_567],
    ['1.234,5', ',', 1234.5],
    ["12'400", '.', 12_400],
    ['1,39 %', ',', 0.0139],
    ['1.39%', '.', 0.0139],
    ['1,2 Mio.', ',', 1_200_000],
    ['12 Tsd.', ',', 12_000],
    ['1.2万', '.', 12_000],
    ['12,34', '.', undefined],
    ['12 34', '.', undefined],
    ['lots', '.', undefined],
    ['1-2', '.', undefined],
    ['3,4 Mio.', '.', 3_400_000],
    ['1.2 mil', ',', 1200],
    ['2,5 %', '.', 0.025],
    ['1,1 mill.', ',', 1_100_000],
    ['2.5 хил.', '.', 2500],
    ['1.5 แสน', '.', 150_000],
    ['๑๒๓', '.', 123],
    ['१.२ लाख', '.', 120_000],
    ['1,2 Tr', ',', 1_200_000],
    ['>10K', '.', 10_000],
  ])('%s with %s', (text, decimal, value) => expect(parseNumber(text, { decimal })).toBe(value))

  test('a column decides which sign begins the fraction', () => {
    expect(decideDecimal(['12.400', '1.234.567'], true)).toBe(',')
    expect(decideDecimal(['12.400'], true)).toBe(',')
    expect(decideDecimal(['1,39 %', '2,5 %'], false)).toBe(',')
    expect(decideDecimal(['12.4K', '1.234'], true)).toBe('.')
    expect(decideDecimal(['1,234'], true)).toBe('.')
    expect(decideGrouped(['48.2k', '120k', '31.900', '88 000'], '.')).toBe(true)
    expect(decideGrouped(['950.000', '1250.000'], '.')).toBe(false)
    expect(['48.2k', '31.900', '88 000'].map((text) => parseNumber(text, { decimal: '.', grouped: true }))).toEqual([
      48_200, 31_900, 88_000,
    ])
    expect(decideDecimal(['5', '7'], true)).toBeUndefined()
    expect([
      decidePercent(['5.2', '0.4'], '.'),
      decidePercent(['0.052', '0.01'], '.'),
      decidePercent(['1.39%'], '.'),
    ]).toEqual([true, false, true])
  })

  test('whatever a locale writes is read back', () => {
    const locales = [
      ['en-US', '.'],
      ['de-DE', ','],
      ['fr-FR', ','],
      ['de-CH', '.'],
      ['hi-IN', '.'],
    ] as const
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), fc.constantFrom(...locales), (value, [locale, decimal]) => {
        const text = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).format(value)
        expect(parseNumber(text, { decimal })).toBe(value)
      }),
    )
  })
})

test.each([
  ['30.04.2026', '2026-04-30T00:00:00.000Z'],
  ['2026-04-30', '2026-04-30T00:00:00.000Z'],
  ['2026/04/30 10:05', '2026-04-30T10:05:00.000Z'],
  ['2025-02-12 22:22:42.647821', '2025-02-12T22:22:42.647Z'],
  ['Wed Oct 10 20:19:24 +0000 2018', '2018-10-10T20:19:24.000Z'],
  ['Sat Sep 05 08:12:14 UTC 2026', '2026-09-05T08:12:14.000Z'],
  ['12 Mar 2024', '2024-03-12T00:00:00.000Z'],
  ['Apr 30, 2026', '2026-04-30T00:00:00.000Z'],
  ['30. April 2026', '2026-04-30T00:00:00.000Z'],
  ['30 avril 2026', '2026-04-30T00:00:00.000Z'],
  ['2026-05-14 21:03:11 UTC', '2026-05-14T21:03:11.000Z'],
  ['Jan 2025', '2025-01-01T00:00:00.000Z'],
  ['04/25/2026 3:05 PM', '2026-04-25T15:05:00.000Z'],
  ['30.02.2026', undefined],
  ['04/05/2026', undefined],
  ['11h', undefined],
])('the time %s', (text, expected) => {
  const read = parseDate(text, { zone: 'UTC' })
  expect(read === undefined ? undefined : new Date(read).toISOString()).toBe(expected)
})

test('zones, orders, words, lists and letters', () => {
  expect(parseDate('2026-07-01 12:00', { zone: 'Europe/Berlin' })).toBe(Date.UTC(2026, 6, 1, 10))
  expect(parseDate('04/05/2026', { zone: 'UTC', order: 'dmy' })).toBe(Date.UTC(2026, 4, 4))
  expect([toCountry('Spain'), toCountry('Österreich'), toCountry('UK'), toCountry('usa'), toCountry('Narnia')]).toEqual(
    ['ES', 'AT', 'GB', 'US', undefined],
  )
  expect([toNetwork('Twitter'), toNetwork('LinkedIn'), toNetwork('IG')]).toEqual(['x', 'professional', 'instagram'])
  expect(toItems("['a', 'b c']", /,/)).toEqual(['a', 'b c'])
  expect(toMarked('#food #fun,travel', '#')).toEqual(['food', 'fun', 'travel'])
  expect([repairText('Caf\u00c3\u00a9'), repairText('é'), repairText('né à Paris')]).toEqual([
    'Café',
    'é',
    'né à Paris',
  ])
  expect([
    headerKey('\ufeffFollower Count'),
    headerKey('ownerUsername'),
    headerKey('M4_like_count'),
    headerKey('authorMeta/name'),
    headerKey('Catégorie'),
    headerKey('Engagement avg\n'),
  ]).toEqual(['follower_count', 'owner_username', 'like_count', 'author_meta_name', 'categorie', 'engagement_avg'])
})

test('letters, ticks and joined units mean what the column means', () => {
  expect([codesOf('genders', ['H', 'M', 'M'])?.['m'], codesOf('genders', ['F', 'M'])?.['m']]).toEqual([
    'female',
    undefined,
  ])
  expect([codesOf('booleans', ['O', 'X'])?.['x'], codesOf('booleans', ['x'])]).toEqual(['false', undefined])
  expect([toBoolean('✓'), toBoolean('❌'), toBoolean('無'), toBoolean('नहीं'), toBoolean('maybe')]).toEqual([
    true,
    false,
    false,
    false,
    undefined,
  ])
  expect(
    ['12万3千人', '1億2000万', '1만 2천', '1.2만회', '3千12万'].map((text) => parseNumber(text, { decimal: '.' })),
  ).toEqual([123_000, 120_000_000, 12_000, 12_000, undefined])
  expect(['Mode', 'viajes', '美食', '음식/여행', 'Mode & Beauty', 'Entertainment'].map(toInterests)).toEqual([
    ['fashion'],
    ['travel'],
    ['food'],
    ['food', 'travel'],
    ['fashion', 'beauty'],
    [],
  ])
})
