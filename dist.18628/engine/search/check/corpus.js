import fc from 'fast-check'
const schema = {
  rank: 'followers',
  columns: {
    followers: { kind: 'number', type: 'u32' },
    rate: { kind: 'number', type: 'f32', bands: true },
    growth: { kind: 'number', type: 'f32' },
    posts: { kind: 'number', type: 'u16', bands: true },
    age: { kind: 'number', type: 'u8' },
    delta: { kind: 'number', type: 'i32', bands: true },
    country: { kind: 'category' },
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
  'caf\xE9',
  'Stra\xDFe',
  '#fit',
  '@ann',
  'ann',
  'anna',
  'hanna',
  '\u6771\u4EAC',
  'gym',
  'a',
]
const COUNTRIES = ['US', 'DE', 'FR', 'JP', 'BR', '\xC5X']
const INTERESTS = ['sport', 'food', 'travel', 'art']
const word = fc.constantFrom(...WORDS)
const text = fc.array(word, { maxLength: 7 }).map((words) => words.join(' '))
const share = fc.integer({ min: 0, max: 20 }).map((n) => n / 20)
const float = fc.oneof(
  fc.integer({ min: -3, max: 3 }),
  fc.double({ min: -2, max: 2, noNaN: true }),
  fc.constantFrom(0.1, -0),
)
const maybe = (arb) => fc.option(arb, { nil: void 0, freq: 5 })
const shares = (values2) => fc.dictionary(fc.constantFrom(...values2), share, { maxKeys: 4 })
const values = fc.record({
  followers: maybe(fc.integer({ min: 0, max: 12 })),
  rate: maybe(float),
  growth: maybe(float),
  posts: maybe(fc.integer({ min: 0, max: 300 })),
  age: maybe(fc.integer({ min: 13, max: 20 })),
  delta: maybe(fc.integer({ min: -100, max: 100 })),
  country: maybe(fc.constantFrom(...COUNTRIES)),
  interests: maybe(fc.array(fc.constantFrom(...INTERESTS), { maxLength: 3 })),
  audience: maybe(shares(COUNTRIES)),
  topics: maybe(shares(INTERESTS)),
  verified: maybe(fc.boolean()),
  bio: maybe(fc.oneof(text, fc.array(text, { maxLength: 3 }))),
  name: maybe(text),
  handle: maybe(fc.array(word, { minLength: 1, maxLength: 2 }).map((words) => words.join('_'))),
  vector: maybe(fc.tuple(float, float, float).map((v) => [...v])),
})
const document = fc.record({
  key: fc.oneof(
    fc.integer({ min: 0, max: 40 }).map((n) => `k${n}`),
    fc.constantFrom('\xE9', '\u{1F600}', '\uFFFD'),
  ),
  values,
})
const wanted = (values2) =>
  fc.oneof(
    fc.constantFrom(...values2, 'nowhere'),
    fc.record({ value: fc.constantFrom(...values2), min: share }),
    fc.record({ value: fc.constantFrom(...values2), min: share, max: share }),
  )
const inLists = (column, values2) =>
  fc
    .record({
      anyOf: maybe(fc.array(wanted(values2), { maxLength: 9 })),
      allOf: maybe(fc.array(wanted(values2), { maxLength: 2 })),
      noneOf: maybe(fc.array(wanted(values2), { maxLength: 2 })),
    })
    .map(({ anyOf, allOf, noneOf }) => ({
      in: { column, ...(anyOf && { anyOf }), ...(allOf && { allOf }), ...(noneOf && { noneOf }) },
    }))
const range = (column, bound) =>
  fc.record({ min: maybe(bound), max: maybe(bound) }).map(({ min, max }) => ({
    range: { column, ...(min !== void 0 && { min }), ...(max !== void 0 && { max }) },
  }))
const query = fc
  .array(fc.oneof(word, fc.constantFrom('fi', 'tr', 'fod', 'travl', 'antelope', 'hana', '!!', 'fitt')), {
    minLength: 1,
    maxLength: 3,
  })
  .map((words) => words.join(' '))
const fields = fc.subarray(['bio', 'name', 'handle'], { minLength: 1 })
const textFilter = fc.oneof(
  fc
    .record({
      fields,
      query,
      mode: maybe(fc.constantFrom('all', 'any')),
      prefix: maybe(fc.boolean()),
      fuzzy: maybe(fc.constantFrom(0, 1, 2, 'auto', 'one')),
    })
    .map(({ mode, prefix, fuzzy, ...rest }) => ({
      text: {
        ...rest,
        ...(mode && { mode }),
        ...(prefix !== void 0 && { prefix }),
        ...(fuzzy !== void 0 && { fuzzy }),
      },
    })),
  query.map((q) => ({ text: { fields: ['bio'], query: q, mode: 'phrase' } })),
  fc
    .record({
      field: fc.constant('bio'),
      phrases: fc.array(query, { minLength: 2, maxLength: 3 }),
      distance: fc.integer({ min: 0, max: 5 }),
    })
    .map((near) => ({ near })),
)
const leaf = fc.oneof(
  range('followers', fc.oneof(fc.integer({ min: -1, max: 13 }), fc.constantFrom(2.5, Infinity, -Infinity, 1e12))),
  range('rate', fc.oneof(float, fc.constantFrom(Infinity, -Infinity, 1e60))),
  range('growth', float),
  range('posts', fc.oneof(fc.integer({ min: -1, max: 310 }), fc.constant(7e4))),
  range('age', fc.oneof(fc.integer({ min: 10, max: 22 }), fc.constant(300))),
  range('delta', fc.integer({ min: -110, max: 110 })),
  inLists('country', COUNTRIES),
  inLists('interests', INTERESTS),
  inLists('audience', COUNTRIES),
  inLists('topics', INTERESTS),
  fc.constant({ flag: 'verified' }),
  fc.constantFrom(...Object.keys(schema.columns)).map((column) => ({ exists: column })),
  fc
    .array(
      fc.integer({ min: 0, max: 60 }).map((n) => `k${n}`),
      { maxLength: 10 },
    )
    .map((keys) => ({ keys })),
  fc.constant({ all: true }),
  textFilter,
)
const filter = fc.letrec((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    fc.array(tie('tree'), { maxLength: 4 }).map((and) => ({ and })),
    fc.array(tie('tree'), { maxLength: 3 }).map((or) => ({ or })),
    tie('tree').map((not) => ({ not })),
  ),
})).tree
const sort = fc.oneof(
  fc.constant({ by: 'rank' }),
  fc
    .record({
      column: fc.constantFrom('followers', 'rate', 'growth', 'posts', 'age', 'delta'),
      order: fc.constantFrom('asc', 'desc'),
    })
    .map((s) => ({ by: 'column', ...s })),
  fc.constantFrom(0, 0.3).map((rankWeight) => ({ by: 'relevance', rankWeight })),
  fc.constantFrom(...COUNTRIES).map((value) => ({ by: 'weight', column: 'audience', value })),
  fc.tuple(float, float, float).map((vector) => ({ by: 'similarity', column: 'vector', vector })),
)
export { document, filter, leaf, schema, sort, textFilter, values }
//# sourceMappingURL=corpus.js.map
