import type { Filter, SearchRequest } from '../../src/engine/search/index.js'
import type { Creators } from './creators.js'

/** Query shapes of discovery; each takes a number that varies the values. */
export const shapes = (creators: Creators): Record<string, (i: number) => SearchRequest> => {
  const word = (i: number): string => creators.words[(i * 37) % 2000] ?? ''
  const rare = (i: number): string => creators.words[5000 + ((i * 37) % 20_000)] ?? ''
  const first = (i: number): string => creators.firstNames[(i * 13) % 500] ?? ''
  const last = (i: number): string => creators.lastNames[(i * 17) % 3000] ?? ''
  const country = (i: number): string => `C${i % 20}`
  const network = (i: number): Filter => ({ in: { column: 'network', anyOf: [`n${i % 4}`] } })
  const typo = (text: string, i: number): string => {
    const at = 1 + (i % Math.max(1, text.length - 2))
    return text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2)
  }
  const six = (i: number): Filter => ({
    and: [
      network(i),
      { in: { column: 'country', anyOf: [country(i), country(i + 1)] } },
      { range: { column: 'followers', min: 5_000, max: 500_000 } },
      { range: { column: 'engagement', min: 0.02 } },
      { range: { column: 'last_posted', min: 19_900 } },
      { in: { column: 'interests', anyOf: [`i${i % 8}`] } },
    ],
  })
  return {
    'top 20, two filters': (i) => ({
      filter: { and: [network(i), { in: { column: 'country', anyOf: [country(i)] } }] },
      limit: 20,
    }),
    'top 20, six filters': (i) => ({ filter: six(i), limit: 20 }),
    'six filters, exact total': (i) => ({ filter: six(i), limit: 20, total: 'exact' }),
    'two filters by engagement': (i) => ({
      filter: { and: [network(i), { in: { column: 'country', anyOf: [country(i)] } }] },
      sort: { by: 'column', column: 'engagement' },
      limit: 20,
    }),
    'six filters by growth': (i) => ({ filter: six(i), sort: { by: 'column', column: 'growth' }, limit: 20 }),
    'by likes, no bands': (i) => ({ filter: network(i), sort: { by: 'column', column: 'likes' }, limit: 20 }),
    'count of three sets': (i) => ({
      filter: { and: [network(i), { flag: 'has_contact' }, { not: { flag: 'sponsored' } }] },
      limit: 0,
      total: 'exact',
    }),
    'range without bands, exact': (i) => ({
      filter: { range: { column: 'likes', min: 100 + i, max: 9000 } },
      limit: 20,
      total: 'exact',
    }),
    'audience share 30 %': (i) => ({
      filter: { and: [network(i), { in: { column: 'audience_countries', anyOf: [{ value: country(i), min: 0.3 }] } }] },
      limit: 20,
    }),
    'by audience share': (i) => ({
      filter: network(i),
      sort: { by: 'weight', column: 'audience_countries', value: country(i) },
      limit: 20,
    }),
    'one bio word, relevance': (i) => ({
      filter: { text: { fields: ['bio'], query: word(i) } },
      sort: { by: 'relevance' },
      limit: 20,
    }),
    'three bio words any, relevance': (i) => ({
      filter: { text: { fields: ['bio'], query: `${word(i)} ${word(i + 7)} ${rare(i)}`, mode: 'any' } },
      sort: { by: 'relevance' },
      limit: 20,
    }),
    'bio words and filters': (i) => ({
      filter: { and: [six(i), { text: { fields: ['bio'], query: word(i) } }] },
      sort: { by: 'relevance' },
      limit: 20,
    }),
    'handle prefix': (i) => ({
      filter: { text: { fields: ['handle'], query: first(i).slice(0, 3), prefix: true } },
      limit: 10,
      total: 'none',
    }),
    'name with one typo': (i) => ({
      filter: { text: { fields: ['name', 'handle'], query: typo(last(i), i), fuzzy: 1 } },
      limit: 10,
      total: 'none',
    }),
    'name prefix with typos': (i) => ({
      filter: { text: { fields: ['name', 'handle'], query: `${typo(last(i), i)}`, fuzzy: 'auto', prefix: true } },
      limit: 10,
      total: 'none',
    }),
    'facets of five columns': (i) => ({
      filter: { and: [network(i), { range: { column: 'followers', min: 10_000 } }] },
      limit: 20,
      facets: {
        country: { column: 'country' },
        language: { column: 'language' },
        gender: { column: 'gender' },
        interests: { column: 'interests' },
        followers: { column: 'followers', edges: [1e3, 1e4, 1e5, 1e6] },
      },
    }),
    'funnel of six filters': (i) => ({ limit: 0, total: 'none', funnel: (six(i) as { and: Filter[] }).and }),
    'deep page by cursor': (i) => ({
      filter: network(i),
      limit: 20,
      total: 'none',
      after: { value: 3000, rank: 3000 - i, key: 'c' },
    }),
  }
}

/** What people type into a search box, key by key, right and wrong. */
export const quickShapes = (creators: Creators): Record<string, (i: number) => string> => {
  const first = (i: number): string => creators.firstNames[(i * 13) % 500] ?? ''
  const last = (i: number): string => creators.lastNames[(i * 17) % 3000] ?? ''
  const swap = (text: string): string => text.slice(0, 2) + text.charAt(3) + text.charAt(2) + text.slice(4)
  return {
    'quick: one letter': (i) => first(i).slice(0, 1),
    'quick: two letters': (i) => first(i).slice(0, 2),
    'quick: four letters': (i) => last(i).slice(0, 4),
    'quick: first and last name': (i) => `${first(i)} ${last(i).slice(0, 3)}`,
    'quick: a name with a typo': (i) => swap(last(i)),
    'quick: nonsense': (i) => `xq${last(i)}zw`,
  }
}
