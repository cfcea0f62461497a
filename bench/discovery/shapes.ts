import type { Filter, SearchRequest } from '../../src/engine/search/index.js'
import type { Creators } from '../search/creators.js'

/** What SQL is asked. `text` and `like` are the dialect's words for a word of a bio and the start of a term. */
export interface Dialect {
  name: 'duckdb' | 'sqlite' | 'postgres'
  hasInterest: (names: string[]) => string
  hasWord: (word: string) => string
  /** At least so many 255ths of the audience are in the country. */
  hasShare: (country: string, share: number) => string
  /** Undefined where the rival has no measure of edits. */
  near: ((word: string) => string) | undefined
}

/** One question, put to the index and, in the words of each dialect, to the rivals. */
export interface Shape {
  name: string
  ask: (i: number) => SearchRequest
  /** Gives `key` in order, or one number named `n`, or `value` and `n`. */
  sql: (i: number, dialect: Dialect) => string | undefined
}

const page = (where: string, order = 'id'): string =>
  `select key from creators where ${where} order by ${order} limit 20`
const count = (where: string): string => `select count(*) as n from creators where ${where}`

export const makeShapes = (source: Creators): Shape[] => {
  const network = (i: number): string => `n${i % 4}`
  const country = (i: number): string => `C${i % 20}`
  const word = (i: number): string => source.words[(i * 37) % 2000] ?? ''
  const first = (i: number): string => source.firstNames[(i * 13) % 500] ?? ''
  const typo = (i: number): string => {
    const name = source.lastNames[(i * 17) % 3000] ?? ''
    const at = 1 + (i % Math.max(1, name.length - 2))
    return name.slice(0, at) + name.charAt(at + 1) + name.charAt(at) + name.slice(at + 2)
  }
  const inNetwork = (i: number): Filter => ({ in: { column: 'network', anyOf: [network(i)] } })
  const inCountry = (i: number): Filter => ({ in: { column: 'country', anyOf: [country(i)] } })
  const six = (i: number): Filter => ({
    and: [
      inNetwork(i),
      { in: { column: 'country', anyOf: [country(i), country(i + 1)] } },
      { range: { column: 'followers', min: 5000, max: 500_000 } },
      { range: { column: 'engagement', min: 0.02 } },
      { range: { column: 'last_posted', min: 19_900 } },
      { in: { column: 'interests', anyOf: [`i${i % 8}`] } },
    ],
  })
  const sixSql = (i: number, { hasInterest }: Dialect): string =>
    `network = '${network(i)}' and country in ('${country(i)}', '${country(i + 1)}') and followers between 5000 and 500000
     and engagement >= ${Math.fround(0.02)} and last_posted >= 19900 and ${hasInterest([`i${i % 8}`])}`
  const two = (i: number): string => `network = '${network(i)}' and country = '${country(i)}'`
  const several = (i: number): string[] => [`i${i % 8}`, `i${(i + 5) % 12}`, `i${(i + 9) % 20}`]
  return [
    {
      name: 'top 20 of two filters',
      ask: (i) => ({ filter: { and: [inNetwork(i), inCountry(i)] }, limit: 20, total: 'none' }),
      sql: (i) => page(two(i)),
    },
    {
      name: 'top 20 of six filters',
      ask: (i) => ({ filter: six(i), limit: 20, total: 'none' }),
      sql: (i, dialect) => page(sixSql(i, dialect)),
    },
    {
      name: 'exact count of six filters',
      ask: (i) => ({ filter: six(i), limit: 0, total: 'exact' }),
      sql: (i, dialect) => count(sixSql(i, dialect)),
    },
    {
      name: 'two filters by engagement',
      ask: (i) => ({
        filter: { and: [inNetwork(i), inCountry(i)] },
        sort: { by: 'column', column: 'engagement' },
        limit: 20,
        total: 'none',
      }),
      sql: (i) => page(two(i), 'engagement desc, id'),
    },
    {
      name: 'one filter by views',
      ask: (i) => ({ filter: inNetwork(i), sort: { by: 'column', column: 'views' }, limit: 20, total: 'none' }),
      sql: (i) => page(`network = '${network(i)}'`, 'views desc, id'),
    },
    {
      name: 'count of three sets',
      ask: (i) => ({
        filter: { and: [inNetwork(i), { flag: 'has_contact' }, { not: { flag: 'sponsored' } }] },
        limit: 0,
        total: 'exact',
      }),
      sql: (i) => count(`network = '${network(i)}' and has_contact and not sponsored`),
    },
    {
      name: 'count of a range',
      ask: (i) => ({ filter: { range: { column: 'likes', min: 100 + i, max: 9000 } }, limit: 0, total: 'exact' }),
      sql: (i) => count(`likes between ${100 + i} and 9000`),
    },
    {
      name: 'several interests, one not',
      ask: (i) => ({
        filter: { in: { column: 'interests', anyOf: several(i), noneOf: [`i${(i + 3) % 10}`] } },
        limit: 20,
        total: 'none',
      }),
      sql: (i, { hasInterest }) => page(`${hasInterest(several(i))} and not ${hasInterest([`i${(i + 3) % 10}`])}`),
    },
    {
      name: 'audience share of 40 %',
      ask: (i) => ({
        filter: {
          and: [inNetwork(i), { in: { column: 'audience_countries', anyOf: [{ value: country(i), min: 0.4 }] } }],
        },
        limit: 20,
        total: 'none',
      }),
      sql: (i, { hasShare }) => page(`network = '${network(i)}' and ${hasShare(country(i), 102)}`),
    },
    {
      name: 'by audience share',
      ask: (i) => ({
        filter: { and: [inNetwork(i), { in: { column: 'audience_countries', anyOf: [country(i)] } }] },
        sort: { by: 'weight', column: 'audience_countries', value: country(i) },
        limit: 20,
        total: 'none',
      }),
      sql: (i) =>
        `select c.key from creators c join audience a on a.id = c.id where a.country = '${country(i)}' and c.network = '${network(i)}'
         order by a.share desc, c.id limit 20`,
    },
    {
      name: 'word of a bio, top 20',
      ask: (i) => ({ filter: { text: { fields: ['bio'], query: word(i) } }, limit: 20, total: 'none' }),
      sql: (i, { hasWord }) => page(hasWord(word(i))),
    },
    {
      name: 'two words of a bio, count',
      ask: (i) => ({
        filter: { text: { fields: ['bio'], query: `${word(i)} ${word(i + 1)}` } },
        limit: 0,
        total: 'exact',
      }),
      sql: (i, { hasWord }) => count(`${hasWord(word(i))} and ${hasWord(word(i + 1))}`),
    },
    {
      name: 'handle by its first letters',
      ask: (i) => ({
        filter: { text: { fields: ['handle'], query: first(i).slice(0, 4), prefix: true } },
        limit: 20,
        total: 'none',
      }),
      sql: (i) => {
        const from = first(i).slice(0, 4)
        const to = from.slice(0, -1) + String.fromCharCode(from.charCodeAt(from.length - 1) + 1)
        return page(`id in (select id from terms where term >= '${from}' and term < '${to}')`)
      },
    },
    {
      name: 'handle with a typo',
      ask: (i) => ({ filter: { text: { fields: ['handle'], query: typo(i), fuzzy: 1 } }, limit: 20, total: 'none' }),
      sql: (i, { near }) => near && page(`id in (select id from terms where ${near(typo(i))})`),
    },
    {
      name: 'facet: countries of a network',
      ask: (i) => ({
        filter: inNetwork(i),
        limit: 0,
        total: 'none',
        facets: { country: { column: 'country', top: 10 } },
      }),
      sql: (i) =>
        `select country as value, count(*) as n from creators where network = '${network(i)}' group by country order by n desc, country limit 10`,
    },
    {
      name: 'page deep in a list',
      ask: (i) => ({
        filter: { and: [inNetwork(i), { range: { column: 'followers', max: 1500 } }] },
        limit: 20,
        total: 'none',
      }),
      sql: (i) => page(`network = '${network(i)}' and followers <= 1500`),
    },
  ]
}
