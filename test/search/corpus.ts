import fc from 'fast-check'
import type { Filter, Sort } from '../../src/engine/search/schema/query.js'
import type { Schema, SearchDocument, Value } from '../../src/engine/search/schema/schema.js'

/** A schema with every kind of column. */
export const schema: Schema = {
  rank: 'followers',
  columns: {
    followers: { kind: 'number', type: 'u32' },
    rate: { kind: 'number', type: 'f32', bands: true },
    growth: { kind: 'number', type: 'f32' },
    posts: { kind: 'number', type: 'u16', bands: true },
    age: { kind: 'number', type: 'u8' },
    delta: { kind: 'number', type: 'i32', bands: true },
    country: { kind: 'category' },
    tier: { kind: 'category' },
    interests: { kind: 'multi' },
    audience: { kind: 'multi', weights: 'u8' },
    topics: { kind: 'multi', weights: 'u16' },
    verified: { kind: 'flag' },
    bio: { kind: 'text', analyzer: 'words', positions: true },
    name: { kind: 'text', analyzer: 'name' },
    handle: { kind: 'text', analyzer: 'handle', positions: true },
    vector: { kind: 'vector', dimensions: 3 },
  },
}

const WORDS = [
  'fit',
  'fitness',
  'fits',
  'travel',
  'traveler',
  'travle',
  'food',
  'foodie',
  'café',
  'Straße',
  '#fit',
  '@ann',
  'ann',
  'anna',
  'hanna',
  '東京',
  'gym',
  'a',
]
const COUNTRIES = ['US', 'DE', 'FR', 'JP', 'BR', 'ÅX']
const INTERESTS = ['sport', 'food', 'travel', 'art']

const word = fc.constantFrom(...WORDS)
const text = fc.array(word, { maxLength: 7 }).map((words) => words.join(' '))
const share = fc.integer({ min: 0, max: 20 }).map((n) => n / 20)
const float = fc.oneof(
  fc.integer({ min: -3, max: 3 }),
  fc.double({ min: -2, max: 2, noNaN: true }),
  fc.constantFrom(0.1, -0),
)
const maybe = <T>(arb: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(arb, { nil: undefined, freq: 5 })
const shares = (values: string[]): fc.Arbitrary<Value> =>
  fc.dictionary(fc.constantFrom(...values), share, { maxKeys: 4 })

/** Values of one document. */
export const values: fc.Arbitrary<Record<string, Value>> = fc.record({
  followers: maybe(fc.integer({ min: 0, max: 12 })),
  rate: maybe(float),
  growth: maybe(float),
  posts: maybe(fc.integer({ min: 0, max: 300 })),
  age: maybe(fc.integer({ min: 13, max: 20 })),
  delta: maybe(fc.integer({ min: -100, max: 100 })),
  country: maybe(fc.constantFrom(...COUNTRIES)),
  tier: maybe(fc.constantFrom('small', 'large')),
  interests: maybe(fc.array(fc.constantFrom(...INTERESTS), { maxLength: 3 })),
  audience: maybe(shares(COUNTRIES)),
  topics: maybe(shares(INTERESTS)),
  verified: maybe(fc.boolean()),
  bio: maybe(fc.oneof(text, fc.array(text, { maxLength: 3 }))),
  name: maybe(text),
  handle: maybe(fc.array(word, { minLength: 1, maxLength: 2 }).map((words) => words.join('_'))),
  vector: maybe(fc.tuple(float, float, float).map((v) => [...v])),
})

/** Keys are few, so that documents replace one another. */
export const document: fc.Arbitrary<SearchDocument> = fc.record({
  key: fc.oneof(
    fc.integer({ min: 0, max: 40 }).map((n) => `k${n}`),
    fc.constantFrom('é', '\u{1F600}', '\uFFFD'),
  ),
  values,
})

const wanted = (values: string[]) =>
  fc.oneof(
    fc.constantFrom(...values, 'nowhere'),
    fc.record({ value: fc.constantFrom(...values), min: share }),
    fc.record({ value: fc.constantFrom(...values), min: share, max: share }),
  )
const inLists = (column: string, values: string[]): fc.Arbitrary<Filter> =>
  fc
    .record({
      anyOf: maybe(fc.array(wanted(values), { maxLength: 9 })),
      allOf: maybe(fc.array(wanted(values), { maxLength: 2 })),
      noneOf: maybe(fc.array(wanted(values), { maxLength: 2 })),
    })
    .map(({ anyOf, allOf, noneOf }) => ({
      in: { column, ...(anyOf && { anyOf }), ...(allOf && { allOf }), ...(noneOf && { noneOf }) },
    }))
const range = (column: string, bound: fc.Arbitrary<number>): fc.Arbitrary<Filter> =>
  fc.record({ min: maybe(bound), max: maybe(bound) }).map(({ min, max }) => ({
    range: { column, ...(min !== undefined && { min }), ...(max !== undefined && { max }) },
  }))
const query = fc
  .array(fc.oneof(word, fc.constantFrom('fi', 'tr', 'fod', 'travl', 'antelope', 'hana', '!!', 'fitt')), {
    minLength: 1,
    maxLength: 3,
  })
  .map((words) => words.join(' '))
const pattern = fc.constantFrom('f*', 'fo?d', 't*l', 'tr?v*', 'fit*s', 'a?*e', 'z?z', 'h?na')
const fields = fc.subarray(['bio', 'name', 'handle'], { minLength: 1 })

/** Conditions on texts. */
export const textFilter: fc.Arbitrary<Filter> = fc.oneof(
  fc
    .record({
      fields,
      query,
      mode: maybe(fc.constantFrom('all' as const, 'any' as const)),
      prefix: maybe(fc.boolean()),
      fuzzy: maybe(fc.constantFrom(0 as const, 1 as const, 2 as const, 'auto' as const, 'one' as const)),
    })
    .map(({ mode, prefix, fuzzy, ...rest }): Filter => ({
      text: {
        ...rest,
        ...(mode && { mode }),
        ...(prefix !== undefined && { prefix }),
        ...(fuzzy !== undefined && { fuzzy }),
      },
    })),
  query.map((q): Filter => ({ text: { fields: ['bio'], query: q, mode: 'phrase' } })),
  fc.tuple(fields, pattern).map(([where, q]): Filter => ({ text: { fields: where, query: q, pattern: true } })),
  fc
    .record({
      field: fc.constant('bio'),
      phrases: fc.array(
        fc.oneof(
          { weight: 3, arbitrary: query },
          pattern.map((each) => ({ pattern: each })),
        ),
        {
          minLength: 2,
          maxLength: 3,
        },
      ),
      distance: fc.integer({ min: 0, max: 5 }),
    })
    .map((near): Filter => ({ near })),
)

/** Conditions of every kind. */
export const leaf: fc.Arbitrary<Filter> = fc.oneof(
  range('followers', fc.oneof(fc.integer({ min: -1, max: 13 }), fc.constantFrom(2.5, Infinity, -Infinity, 1e12))),
  range('rate', fc.oneof(float, fc.constantFrom(Infinity, -Infinity, 1e60))),
  range('growth', float),
  range('posts', fc.oneof(fc.integer({ min: -1, max: 310 }), fc.constant(70_000))),
  range('age', fc.oneof(fc.integer({ min: 10, max: 22 }), fc.constant(300))),
  range('delta', fc.integer({ min: -110, max: 110 })),
  inLists('country', COUNTRIES),
  inLists('interests', INTERESTS),
  inLists('audience', COUNTRIES),
  inLists('topics', INTERESTS),
  fc.constant<Filter>({ flag: 'verified' }),
  fc.constantFrom(...Object.keys(schema.columns)).map((column): Filter => ({ exists: column })),
  fc
    .array(
      fc.integer({ min: 0, max: 60 }).map((n) => `k${n}`),
      { maxLength: 10 },
    )
    .map((keys): Filter => ({ keys })),
  fc.constant<Filter>({ all: true }),
  textFilter,
)

/** Trees of conditions. */
export const filter: fc.Arbitrary<Filter> = fc.letrec<{ tree: Filter }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    fc.array(tie('tree'), { maxLength: 4 }).map((and): Filter => ({ and })),
    fc.array(tie('tree'), { maxLength: 3 }).map((or): Filter => ({ or })),
    tie('tree').map((not): Filter => ({ not })),
  ),
})).tree

/** Orders of every kind. */
export const sort: fc.Arbitrary<Sort> = fc.oneof(
  fc.constant<Sort>({ by: 'rank' }),
  fc
    .record({
      column: fc.constantFrom('followers', 'rate', 'growth', 'posts', 'age', 'delta'),
      order: fc.constantFrom('asc' as const, 'desc' as const),
    })
    .map((s): Sort => ({ by: 'column', ...s })),
  fc.constantFrom(0, 0.3).map((rankWeight): Sort => ({ by: 'relevance', rankWeight })),
  fc.constantFrom(...COUNTRIES).map((value): Sort => ({ by: 'weight', column: 'audience', value })),
  fc.tuple(float, float, float).map((vector): Sort => ({ by: 'similarity', column: 'vector', vector })),
)
