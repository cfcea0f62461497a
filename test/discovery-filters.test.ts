import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, start, type Response, type Started } from './harness.js'
import {
  alive,
  bringPeople,
  byRank,
  found,
  uses,
  within,
  type Person,
  averageOf,
  rateOf,
  postedAt,
  growthOf,
  share,
  year,
} from './discovery-people.js'

/** Every filter beside what it means, said plainly. */
const filters: [name: string, body: object, holds: (person: Person) => boolean][] = [
  ['network', { network: 'tiktok' }, ({ creator }) => creator.network === 'tiktok'],
  ['networks', { network: ['tiktok', 'bluesky'] }, ({ creator }) => creator.network !== 'instagram'],
  ['query', { query: 'slow cats' }, ({ creator }) => /Slow coffee and cats/.test(creator.bio)],
  ['query folds accents', { query: 'bjorn' }, ({ creator }) => creator.name.startsWith('Björn')],
  ['query in captions', { query: 'espresso' }, (person) => uses(person, 'espresso')],
  [
    'query with OR and minus',
    { query: '(slow OR night) -trains' },
    ({ creator }) => /^(Slow|Night).*cats/.test(creator.bio),
  ],
  ['query that only leaves out', { query: '-trains' }, ({ creator }) => !creator.bio.includes('trains')],
  ['query phrase in bios', { query: '"coffee and cats"' }, ({ creator }) => creator.bio.includes('coffee and cats')],
  ['query phrase in contents', { query: '"morning espresso"' }, (person) => uses(person, 'Morning espresso')],
  [
    'query phrase and not another',
    { query: '"slow coffee" NOT "morning laps"' },
    (person) => /^Slow/.test(person.creator.bio) && !uses(person, 'Morning laps'),
  ],
  ['query in another number', { query: 'market' }, ({ creator }) => creator.bio.includes('markets')],
  [
    'query in another form, where people write that language',
    { query: 'run' },
    (person) =>
      (/^Running/.test(person.creator.bio) || uses(person, '#running')) &&
      (person.creator.languages.includes('en') || person.creator.languages.length === 0 || person.contents.length > 0),
  ],
  [
    'query field',
    { query: 'slow lang:de' },
    ({ creator }) => /^Slow/.test(creator.bio) && creator.languages.includes('de'),
  ],
  ['query address', { query: 'https://www.tiktok.com/@person001' }, ({ creator }) => creator.externalId === 'u1'],
  ['followers', { followers: { min: 5000, max: 20_000 } }, ({ creator }) => within(creator.followers, 5000, 20_000)],
  ['content_count', { content_count: { max: 99 } }, ({ creator }) => within(creator.contentCount, 0, 99)],
  ['average_likes', { average_likes: { min: 300 } }, (person) => within(averageOf(person, 'likes'), 300)],
  [
    'median',
    { average_views: { min: 8000, method: 'median' } },
    ({ creator }) => within(creator.metrics?.medianViews, 8000),
  ],
  ['average_comments', { average_comments: { max: 10 } }, (person) => within(averageOf(person, 'comments'), 0, 10)],
  ['engagement_rate', { engagement_rate: { min: 0.05, max: 0.1 } }, (person) => within(rateOf(person), 0.05, 0.1)],
  ['follower_growth', { follower_growth: { months: 3, min: 0.15 } }, (person) => within(growthOf(person), 0.15)],
  [
    'last_posted_after',
    { last_posted_after: '2026-09-01T00:00:00Z' },
    (person) => within(postedAt(person), Date.UTC(2026, 8, 1)),
  ],
  ['verified', { verified: true }, ({ creator }) => creator.verified === true],
  ['not verified', { verified: false }, ({ creator }) => creator.verified === false],
  [
    'account_type',
    { account_type: ['business', 'creator'] },
    ({ creator }) => ['business', 'creator'].includes(creator.accountType ?? ''),
  ],
  ['gender', { gender: { none_of: ['male'] } }, ({ creator }) => creator.gender !== 'male'],
  [
    'age',
    { age: { min: 30, max: 45 } },
    ({ creator }) => creator.birthYear !== null && within(year - creator.birthYear, 30, 45),
  ],
  ['locations', { locations: ['fr'] }, ({ creator }) => creator.place?.text === 'Lyon, France'],
  [
    'not there',
    { locations: { none_of: ['fr', 'de'] } },
    ({ creator }) => !/France|Germany/.test(creator.place?.text ?? ''),
  ],
  ['languages', { languages: { all_of: ['de', 'en'] } }, ({ creator }) => creator.languages.includes('de')],
  [
    'interests',
    { interests: { any_of: ['food'], none_of: ['travel'] } },
    (person) => person.creator.interests[0] === 'music' && !(person.contents.length > 1 && uses(person, '#travel')),
  ],
  ['hashtags', { hashtags: ['#Coffee'] }, (person) => uses(person, '#coffee')],
  [
    'no hashtags',
    { hashtags: { none_of: ['coffee', 'running'] } },
    (person) => !uses(person, '#coffee') && !uses(person, '#running'),
  ],
  [
    'mentions',
    { mentions: { any_of: ['@friend1', 'friend2'] } },
    (person) => uses(person, '@friend1') || uses(person, '@friend2'),
  ],
  ['topics', { topics: { names: ['running'], threshold: 1 } }, (person) => uses(person, '#running')],
  [
    'bio_contains',
    { bio_contains: { any_of: ['night markets'], none_of: ['trains'] } },
    ({ creator }) => /Night markets and cats/.test(creator.bio),
  ],
  ['has_sponsored_content', { has_sponsored_content: true }, (person) => uses(person, '#ad')],
  ['has_contact', { has_contact: false }, ({ creator }) => creator.links.length === 0 && !creator.bio.includes('@')],
  ['contact_types', { contact_types: { must: ['email'] } }, ({ creator }) => creator.bio.includes('@')],
  [
    'audience',
    { audience: { locations: [{ id: 'de', min_share: 0.3 }] } },
    (person) => share(person, 'countries', 'DE') >= 0.3,
  ],
  [
    'audience lists',
    { audience: { locations: { none_of: [{ id: 'de', min_share: 0.5 }] } } },
    (person) => person.summary !== null && share(person, 'countries', 'DE') < 0.5,
  ],
  [
    'audience by ids alone',
    { audience: { locations: ['de'] } },
    (person) => person.summary !== null && share(person, 'countries', 'DE') >= 0.05,
  ],
  [
    'audience with one share for all, and one of its own',
    { audience: { locations: { any_of: ['de', { id: 'fr', min_share: 0.9 }], min_share: 0.3 } } },
    (person) =>
      person.summary !== null && (share(person, 'countries', 'DE') >= 0.3 || share(person, 'countries', 'FR') >= 0.9),
  ],
  [
    'audience genders',
    { audience: { genders: { all_of: [{ id: 'female', min_share: 0.75 }] }, credibility_min: 60 } },
    (person) => share(person, 'genders', 'female') >= 0.75 && (person.summary?.credibility.value ?? 0) >= 60,
  ],
  [
    'exclude',
    { exclude: { profiles: [{ network: 'instagram', handle: 'person000' }] } },
    ({ creator }) => creator.externalId !== 'u0',
  ],
  [
    'several',
    { network: 'instagram', verified: true, followers: { min: 1000 } },
    ({ creator }) => creator.network === 'instagram' && creator.verified === true && within(creator.followers, 1000),
  ],
]

describe.each(databases)('filters of discovery on %s', (database) => {
  let started: Started
  beforeAll(async () => {
    started = await start({ database })
    await bringPeople(started)
  })
  afterAll(() => started.stop())

  const post = (body: object, path = '/discovery'): Promise<Response> => started.call('POST', path, { body })

  test.each(filters)('%s', async (_name, body, holds) => {
    const answer = await post({ ...body, sort: { by: 'followers' }, limit: 100, total: 'exact' })
    expect(answer.status, answer.text).toBe(200)
    const expected = alive.filter(holds).sort(byRank)
    expect(answer.at('total')).toEqual({ value: expected.length, relation: 'eq' })
    expect(found(answer).map(({ external_id }) => external_id)).toEqual(
      expected.slice(0, 100).map(({ creator }) => creator.externalId),
    )
    expect(expected.length).toBeGreaterThan(0)
    expect(expected.length).toBeLessThan(alive.length)
    for (const { match } of found(answer)) expect(match.every(({ passed }) => passed)).toBe(true)
    const funnel = answer.at('funnel') as { left: number }[]
    expect(funnel[0]?.left).toBe(alive.length)
    expect(funnel.at(-1)?.left).toBe(expected.length)
  })

  test('an order by a share of the audience is that of the one value asked for', async () => {
    const audience = { locations: ['de'] }
    const said = { by: 'audience_share', audience: { part: 'locations', id: 'de' } }
    const keysOf = async (sort: object): Promise<string[]> =>
      found(await post({ audience, sort, limit: 100 })).map(({ external_id }) => external_id)
    expect(await keysOf({ by: 'audience_share' })).toEqual(await keysOf(said))
    const unsaid = await post({ audience: { locations: ['de', 'fr'] }, sort: { by: 'audience_share' } })
    expect([unsaid.status, unsaid.at('errors.0.pointer')]).toEqual([422, '/sort/audience'])
    expect(unsaid.at('detail')).toBe(`/sort/audience: ${String(unsaid.at('errors.0.message'))}`)
  })

  test('shows the place by which searches find a creator: the nearest that could be read', async () => {
    const places = found(await post({ locations: ['fr'], limit: 100 })).map(({ location }) => location)
    expect(places.length).toBeGreaterThan(0)
    for (const place of places) {
      expect(place).toMatchObject({ text: 'Lyon, France', name: 'Lyon', country_code: 'FR' })
      const itself = await post({ locations: [String(place?.id)], limit: 1 })
      expect(itself.at('total')).toEqual({ value: places.length, relation: 'eq' })
    }
  })

  test('says what the creator has and what was asked for, and who cannot be judged', async () => {
    const answer = await post({
      followers: { min: 1000 },
      audience: { locations: [{ id: 'de', min_share: 0.3 }] },
      limit: 1,
    })
    const [first] = found(answer)
    expect(first?.match.map(({ filter }) => filter)).toEqual(['followers', 'audience.locations'])
    expect(first?.match[0]?.value).toBe(first?.followers)
    expect(first?.match[1]?.value).toHaveProperty('de')
    expect(first?.audience).not.toBeNull()
    const [, rich, audience] = answer.at('funnel') as { left: number; no_data: number }[]
    expect(rich?.no_data).toBe(alive.filter(({ creator }) => creator.followers === null).length)
    const left = alive.filter(({ creator }) => within(creator.followers, 1000))
    expect(rich?.left).toBe(left.length)
    expect(audience?.no_data).toBe(left.filter(({ summary }) => summary === null).length)
  })

  test.each([
    ['an empty range', { followers: { min: 5, max: 1 } }, '/followers'],
    ['an unknown place', { locations: { any_of: ['fr', 'zz-nowhere'] } }, '/locations/any_of/1'],
    ['an unknown brand', { sponsored_by: ['nobody'] }, '/sponsored_by/0'],
    ['all and none', { interests: { all_of: ['food'], none_of: ['food'] } }, '/interests'],
    ['two places at once', { locations: { all_of: ['fr', 'de'] } }, '/locations/all_of'],
    [
      'more than a whole audience',
      {
        audience: {
          genders: {
            all_of: [
              { id: 'female', min_share: 0.7 },
              { id: 'male', min_share: 0.7 },
            ],
          },
        },
      },
      '/audience/genders/all_of',
    ],
    ['relevance to nothing', { sort: { by: 'relevance' } }, '/sort/by'],
    ['the future', { last_posted_after: '2999-01-01T00:00:00Z' }, '/last_posted_after'],
    ['half a character', { query: 'a\ud800' }, '/query'],
    ['ten thousand values', { hashtags: Array.from({ length: 10_000 }, (_, i) => `t${i}`) }, '/hashtags'],
    ['a number without end', '{"followers":{"min":1e999}}', '/followers/min'],
    ['a misspelt filter', { folowers: { min: 1 } }, '/folowers'],
    ['an unknown look-alike', { similar_to: { profile: { network: 'x', handle: 'nobody' } } }, '/similar_to/profile'],
    ['an export of nobody', { exclude: { requests: ['exp_nothing'] } }, '/exclude/requests/0'],
  ])('refuses %s by name', async (_name, body, pointer) => {
    const answer = await started.call('POST', '/discovery', { body })
    expect(answer.status).toBe(422)
    expect((answer.at('errors') as { pointer: string }[]).map((error) => error.pointer).join(' ')).toContain(pointer)
  })

  test('says where a query is wrong, and where a value cannot be meant', async () => {
    const wrong: [body: object, pointer: string, message: RegExp][] = [
      [{ query: '"slow coffee' }, '/query', /closing " is missing/],
      [{ query: 'slow (cats' }, '/query', /never closed/],
      [{ query: 'colour:red cats' }, '/query', /no field "colour"/],
      [{ query: 'cats kind:comment' }, '/query', /about single texts/],
      [{ engagement_rate: { min: 3 } }, '/engagement_rate/min', /fractions: 3 is 300 percent. Did you mean 0.03\?/],
      [{ follower_growth: { min: 20 } }, '/follower_growth/min', /Did you mean 0.2\?/],
      [{ audience: { credibility_min: 0.7 } }, '/audience/credibility_min', /0 to 100: did you mean 70\?/],
    ]
    for (const [body, pointer, message] of wrong) {
      const answer = await post(body)
      expect([answer.status, answer.at('errors.0.pointer')]).toEqual([422, pointer])
      expect(answer.at('errors.0.message')).toMatch(message)
    }
  })
})
