import type { SearchDocument, Value } from '../../src/engine/search/schema/schema.js'

/** Mulberry32: a small seeded generator of numbers in [0, 1). */
export const seeded = (seed: number): (() => number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** Documents of the schema in corpus.ts, enough for several chunks, with dense, sparse and single values. */
export const manyDocuments = (count: number, seed: number): SearchDocument[] => {
  const random = seeded(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() ** 2 * list.length)] as T
  const some = (make: () => Value): Value => (random() < 0.9 ? make() : undefined)
  const words = ['fit', 'fitness', 'travel', 'travle', 'food', 'foodie', 'ann', 'hanna', 'gym', '#fit', '東京']
  const countries = ['US', 'DE', 'FR', 'JP', 'BR', 'ÅX']
  const text = (): string => Array.from({ length: Math.floor(random() * 5) }, () => pick(words)).join(' ')
  return Array.from({ length: count }, (_, i): SearchDocument => {
    return {
      key: `k${i}`,
      values: {
        followers: some(() => Math.floor(20 / (0.001 + random()))),
        rate: some(() => random() * 4 - 2),
        growth: some(() => Math.round(random() * 60) / 20 - 1),
        posts: some(() => Math.floor(random() ** 3 * 320)),
        age: some(() => 13 + Math.floor(random() * 8)),
        delta: some(() => Math.floor(random() * 200) - 100),
        country: some(() => pick(countries)),
        interests: some(() => [pick(['sport', 'food', 'travel', 'art']), pick(['sport', 'food'])]),
        audience: some(() => ({ [pick(countries)]: Math.round(random() * 20) / 20, [pick(countries)]: random() })),
        topics: some(() => (random() < 0.01 ? { art: random() } : { sport: random() })),
        verified: random() < 0.03,
        bio: some(() => (random() < 0.0005 ? `antelope ${text()}` : text())),
        name: some(text),
        handle: some(() => `${pick(words).replace('#', '')}_${i}`),
        vector: some(() => [random() - 0.5, random() - 0.5, random() - 0.5]),
        tier: some(() => pick(['small', 'middling', 'large'])),
      },
    }
  })
}
