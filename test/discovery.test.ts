import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { ShownCreators } from '../src/areas/creators/discovery/shown-creators.js'
import { Creators } from '../src/corpus/records/creators.js'
import { openDatabase } from '../src/db/database.js'
import type { AudienceSplit, AudienceSummary } from '../src/model/audience-summary.js'
import type { Content } from '../src/model/content.js'
import type { Creator } from '../src/model/creator.js'
import type { Network } from '../src/model/network.js'
import { beginning, databases, start, type Response, type Started } from './harness.js'

const provenance = { source: 'import', basis: 'measured' as const, asOf: 1_700_000_000_000, synthetic: true }
const pick = <T>(list: readonly T[], i: number): T => list[i % list.length] as T
const day = 86_400_000
const now = Date.UTC(2026, 10, 1)

interface Person {
  creator: Creator
  contents: Content[]
  /** Followers three months ago, where the history is known. */
  before: number | null
  summary: AudienceSummary | null
}

const split = (shares: Record<string, number>): AudienceSplit => ({
  known: 100,
  basis: 'inferred',
  shares: Object.entries(shares).map(([id, value]) => ({ id, value, low: value, high: value })),
})

const summaryOf = (creator: Creator, i: number): AudienceSummary => ({
  network: creator.network,
  externalId: creator.externalId,
  kind: 'followers',
  asOf: now,
  source: 'import',
  synthetic: true,
  engineVersion: 'test',
  sampleSize: 100,
  population: null,
  countries: split({ DE: pick([0.1, 0.3, 0.6], i), FR: pick([0.5, 0.2], i) }),
  cities: split({}),
  languages: split({ de: 0.5, fr: 0.3 }),
  genders: split({ female: pick([0.2, 0.8], i), male: pick([0.8, 0.2], i) }),
  ages: split({ '18-24': 0.4, '25-34': 0.3 }),
  genderAges: split({ 'female.18-24': 0.3 }),
  interests: split({ food: 0.6, music: 0.2 }),
  brands: split({}),
  types: split({}),
  reachability: split({}),
  credibility: { value: pick([40, 60, 90], i), low: 30, high: 95, factors: [] },
  notable: { share: { value: 0, low: 0, high: 0, sampleSize: 100, basis: 'inferred' }, members: [] },
})

/** A small world in which every filter divides people. */
const people = Array.from({ length: 120 }, (_, i): Person => {
  const network: Network = pick(['instagram', 'tiktok', 'bluesky'], i)
  const place = pick(['Lyon, France', 'Berlin, Germany', 'Madrid, Spain', null], i)
  const creator: Creator = {
    network,
    externalId: `u${i}`,
    handle: `person${String(i).padStart(3, '0')}`,
    url: `https://demo.example/person${i}`,
    name: `${pick(['Ada', 'Björn', 'Chloé', 'Dilan'], i)} ${pick(['Moreau', 'Svensson', 'Tanaka'], i)}`,
    bio: `${pick(['Slow coffee', 'Running far', 'Night markets'], i)} and ${pick(['cats', 'trains'], i)}${i % 4 === 0 ? ` hello${i}@studio.example` : ''}`,
    imageUrl: null,
    verified: i % 5 === 0,
    accountType: pick(['personal', 'creator', 'business', null], i),
    state: i === 119 ? 'deleted' : 'active',
    gender: pick(['female', 'male', null], i),
    birthYear: i % 7 === 0 ? null : 1970 + (i % 37),
    place: place === null ? null : { text: place, city: null, countryCode: null, locationId: null },
    languages: pick([['fr'], ['de', 'en'], ['en'], []], i),
    interests: pick([['food.baking', 'travel'], ['fitness.running'], ['music', 'food'], []], i),
    links: i % 6 === 0 ? [`https://site${i}.example/`] : [],
    followers: i % 11 === 0 ? null : 100 + ((i * 7919) % 90_000),
    following: 10,
    contentCount: i * 3,
    lastPostedAt: i % 9 === 0 ? null : now - i * day,
    createdAt: null,
    metrics:
      i % 8 === 0
        ? null
        : {
            averageLikes: i * 10,
            averageComments: i,
            averageViews: i * 100,
            medianLikes: i * 8,
            medianComments: i / 2,
            medianViews: i * 80,
            engagementRate: (i % 20) / 100,
            sampleSize: 10,
          },
    professional: null,
    provenance,
  }
  // Not in step with how much somebody writes.
  const theme = Math.floor(i / 3)
  const tag = pick(['coffee', 'running', 'travel'], theme)
  const contents = Array.from({ length: i % 3 }, (_, n): Content => ({
    network,
    contentId: `c${i}-${n}`,
    url: `https://demo.example/c${i}-${n}`,
    author: creator.handle,
    authorExternalId: creator.externalId,
    type: 'image',
    format: 'post',
    title: null,
    text: `Morning ${pick(['espresso', 'laps', 'tickets'], theme)} #${tag} @friend${i % 4}${i % 10 === 1 ? ' #ad' : ''}`,
    language: 'en',
    publishedAt: now - n * day,
    media: [],
    thumbnailUrl: null,
    hashtags: [tag],
    mentions: [`friend${i % 4}`],
    links: [],
    place: null,
    audio: null,
    engagement: { likes: i * 10, comments: i, views: null, shares: null, saves: null },
    declaredSponsorship: null,
    parentId: null,
    provenance,
  }))
  const before = i % 4 === 1 && creator.followers !== null ? Math.round(creator.followers / (1 + (i % 5) / 10)) : null
  return { creator, contents, before, summary: i % 3 === 0 ? summaryOf(creator, theme) : null }
})

const alive = people.filter(({ creator }) => creator.state === 'active')
const year = new Date(beginning).getUTCFullYear()
const within = (value: number | null | undefined, min = -Infinity, max = Infinity): boolean =>
  value !== null && value !== undefined && value >= min && value <= max
const growthOf = ({ creator, before }: Person): number | null =>
  before === null || creator.followers === null ? null : Math.round((creator.followers / before) * 1000) / 1000 - 1
const share = (person: Person, part: 'countries' | 'genders', id: string): number =>
  person.summary?.[part].shares.find((each) => each.id === id)?.value ?? 0
const uses = ({ contents }: Person, word: string): boolean => contents.some(({ text }) => text.includes(word))

/** What is measured over contents; where there are none, what the record declares. */
const averageOf = ({ creator, contents: [content] }: Person, what: 'likes' | 'comments'): number | null | undefined =>
  content?.engagement[what] ?? creator.metrics?.[what === 'likes' ? 'averageLikes' : 'averageComments']
const rateOf = (person: Person): number | null | undefined => {
  const { creator, contents } = person
  if (contents.length === 0 || creator.followers === null) return creator.metrics?.engagementRate
  return ((averageOf(person, 'likes') ?? 0) + (averageOf(person, 'comments') ?? 0)) / creator.followers
}
const postedAt = ({ creator, contents: [newest] }: Person): number | null =>
  Math.max(creator.lastPostedAt ?? 0, newest?.publishedAt ?? 0) || null

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
  ['verified', { verified: true }, ({ creator }) => creator.verified],
  ['not verified', { verified: false }, ({ creator }) => !creator.verified],
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
    ({ creator }) => creator.network === 'instagram' && creator.verified && within(creator.followers, 1000),
  ],
]

interface Found {
  network: string
  handle: string
  external_id: string
  followers: number | null
  match: { filter: string; value: unknown; passed: boolean }[]
  audience: object | null
  location: { id: string | null } | null
  shared_traits: string[] | null
  score: number | null
  bio: string
  contact: object
}

describe.each(databases)('discovery on %s', (database) => {
  let started: Started
  beforeAll(async () => {
    started = await start({ database })
    const { creators, contents, history, audienceSummaries, tags, search } = started.app.context.corpus
    await creators.save(people.map(({ creator }) => creator))
    await contents.save(people.flatMap((person) => person.contents))
    await audienceSummaries.save(people.flatMap(({ summary }) => summary ?? []))
    for (const { creator, before } of people) {
      if (before === null) continue
      const point = { following: null, contentCount: null, averageLikes: null, averageViews: null }
      await history.save(
        creator.network,
        creator.externalId,
        [
          { ...point, day: '2026-08-01', granularity: 'month', followers: before },
          { ...point, day: '2026-11-01', granularity: 'month', followers: creator.followers },
        ],
        provenance,
      )
    }
    await tags.recount()
    await search.creators.caughtUp()
  })
  afterAll(() => started.stop())

  const post = (body: object, path = '/discovery'): Promise<Response> => started.call('POST', path, { body })
  const found = (response: Response): Found[] => response.at('data') as Found[]
  const byRank = (a: Person, b: Person): number =>
    (b.creator.followers ?? -1) - (a.creator.followers ?? -1) ||
    (`${a.creator.network}:${a.creator.externalId}` < `${b.creator.network}:${b.creator.externalId}` ? -1 : 1)

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

  test('pages through everything once, in every order', async () => {
    for (const sort of [
      { by: 'followers' },
      { by: 'followers', order: 'asc' },
      { by: 'engagement_rate' },
      { by: 'follower_growth', months: 3 },
      { by: 'audience_share', audience: { part: 'locations', id: 'de' } },
      { by: 'audience_credibility' },
    ]) {
      const seen: string[] = []
      let cursor: unknown
      do {
        const page = await post({ sort, limit: 37, ...(cursor === undefined ? {} : { cursor }) })
        expect(page.status, page.text).toBe(200)
        seen.push(...found(page).map(({ external_id }) => external_id))
        cursor = page.at('next_cursor') ?? undefined
      } while (cursor !== undefined)
      expect(new Set(seen).size).toBe(seen.length)
      expect(seen.length).toBe(alive.length)
    }
  })

  test('look-alikes share what they are found by', async () => {
    const answer = await post({ similar_to: { profile: { network: 'instagram', handle: 'person000' } }, limit: 5 })
    expect(answer.status, answer.text).toBe(200)
    const all = found(answer)
    expect(all.map(({ external_id }) => external_id)).not.toContain('u0')
    expect(all[0]?.shared_traits?.length).toBeGreaterThan(0)
    const scores = all.map(({ score }) => score ?? 0)
    expect([...scores].sort((a, b) => b - a)).toEqual(scores)
    const byAudience = await post({
      similar_to: { profile: { network: 'instagram', handle: 'person000' }, by: 'audience' },
    })
    expect(found(byAudience).every(({ audience }) => audience !== null)).toBe(true)
  })

  test('counts facets over all that match', async () => {
    const answer = await post({ verified: true, facets: ['network', 'country', 'followers'], limit: 1 })
    const verified = alive.filter(({ creator }) => creator.verified)
    const counts = answer.at('facets.network') as { value: string; count: number }[]
    for (const { value, count } of counts)
      expect(count).toBe(verified.filter(({ creator }) => creator.network === value).length)
    expect((answer.at('facets.country') as { value: string }[]).map(({ value }) => value).sort()).toEqual([
      'de',
      'es',
      'fr',
    ])
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

  test('a cursor is good for its own question and account alone', async () => {
    const cursor = (await post({ limit: 5 })).at('next_cursor')
    expect((await post({ limit: 5, verified: true, cursor })).status).toBe(422)
    const token = await started.createToken('second')
    expect((await started.call('POST', '/discovery', { body: { limit: 5, cursor }, token })).status).toBe(422)
  })

  test('shows the words as they are written, and which words a filter found nobody to ask for', async () => {
    const forms = await post({ query: 'markets OR "slow coffee" OR "morning espresso"', limit: 100 })
    const values = found(forms).flatMap(({ match }) => match[0]?.value as string[])
    expect(new Set(values)).toEqual(new Set(['bio:markets', 'bio:slow coffee', 'captions:morning espresso']))
    const gender = (await post({ gender: ['female'] })).at('funnel.1') as { no_data: number }
    expect(gender.no_data).toBe(alive.filter(({ creator }) => creator.gender === null).length)
    const tags = (await post({ hashtags: ['coffee'] })).at('funnel.1') as { no_data: number }
    expect(tags.no_data).toBe(alive.filter(({ contents }) => contents.length === 0).length)
  })

  test('pages of a phrase stay in the snapshot they began in', async () => {
    const seen: string[] = []
    for (let cursor: string | undefined; ;) {
      const page: Response = await post({
        query: '"morning espresso"',
        limit: 3,
        ...(cursor === undefined ? {} : { cursor }),
      })
      seen.push(...found(page).map(({ external_id }) => external_id))
      if (page.at('next_cursor') === null) break
      cursor = page.at('next_cursor') as string
    }
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen.length).toBe(alive.filter((person) => uses(person, 'Morning espresso')).length)
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

  test('finds the profile whose address is pasted', async () => {
    const address = 'https://m.tiktok.com/@person001?lang=de'
    expect(found(await post({ query: address }, '/discovery-quick'))).toMatchObject([
      { handle: 'person001', matched: 'exact' },
    ])
    expect(found(await post({ query: address, network: 'instagram' }, '/discovery-quick'))).toEqual([])
    const handles = await started.call('GET', `/dictionary/userhandles?query=${encodeURIComponent(address)}`)
    expect(handles.at('data')).toMatchObject([{ handle: 'person001' }])
  })

  test('finds names while they are typed, with typos', async () => {
    const quick = await post({ query: 'svenson', limit: 100 }, '/discovery-quick')
    expect(found(quick).length).toBe(alive.filter(({ creator }) => creator.name.endsWith('Svensson')).length)
    const handles = await started.call('GET', '/dictionary/userhandles?query=person01&network=tiktok')
    expect(
      (handles.at('data') as { handle: string }[]).slice(0, 3).every(({ handle }) => handle.startsWith('person01')),
    ).toBe(true)
    expect((await post({ query: '…' }, '/discovery-quick')).at('data')).toEqual([])
  })

  test('exports everything that matches, once, and leaves it out afterwards', async () => {
    const body = { verified: true, fields: ['network', 'external_id', 'handle', 'bio'], format: 'csv' }
    const { id, status } = await post(body, '/discovery-export')
    expect(status).toBe(202)
    await started.drain()
    const verified = alive.filter(({ creator }) => creator.verified)
    const shown = await started.call('GET', `/discovery-export/${id}?limit=100`)
    expect(shown.at('result.rows')).toBe(verified.length)
    expect(found(shown).map(({ external_id }) => external_id)).toEqual(
      verified.sort(byRank).map(({ creator }) => creator.externalId),
    )
    const file = await started.call('GET', `${started.origin}${String(shown.at('result.file'))}`)
    expect(file.headers.get('content-type')).toContain('text/csv')
    const lines = file.text.trim().split('\n')
    expect(lines.length).toBe(verified.length + 1)
    expect(lines[0]?.replace('\uFEFF', '').trim()).toBe('network,external_id,handle,bio')
    const rest = await post({ verified: true, exclude: { requests: [id] } })
    expect(rest.at('total.value')).toBe(0)
    const token = await started.createToken('third')
    expect((await started.call('GET', `/discovery-export/${id}`, { token })).status).toBe(404)
    expect((await started.call('POST', '/discovery', { body: { exclude: { requests: [id] } }, token })).status).toBe(
      422,
    )
    expect((await post({ ...body, locations: ['zz-nowhere'] }, '/discovery-export')).status).toBe(422)
  })

  test('counts nobody as reachable who must not be contacted, until that is taken back', async () => {
    const reachable = await post({ has_contact: true, limit: 100 })
    const someone = found(reachable).find(({ network }) => network === 'tiktok')
    if (someone === undefined) throw new Error('nobody is reachable')
    const { network, handle } = someone
    const entry = await started.call('POST', '/do-not-contact', { body: { profile: { network, handle } } })
    expect(entry.status).toBe(201)
    await started.app.context.corpus.search.creators.caughtUp()
    const without = await post({ has_contact: true, limit: 100 })
    expect(without.at('total.value')).toBe((reachable.at('total.value') as number) - 1)
    const shown = await post({ query: handle, has_contact: false })
    expect(found(shown)[0]).toMatchObject({ handle, contact: { has: false, types: [], do_not_contact: true } })
    expect((await started.call('DELETE', `/do-not-contact/${entry.id}`)).status).toBe(204)
    await started.app.context.corpus.search.creators.caughtUp()
    expect((await post({ has_contact: true })).at('total.value')).toBe(reachable.at('total.value'))
  })

  test('gives files the chosen fields in the chosen order, and knows whom they hold', async () => {
    const byHandle = await post(
      { verified: true, fields: ['follower_growth', 'handle', 'network'], max_results: 2 },
      '/discovery-export',
    )
    const nameless = await post({ verified: true, fields: ['followers'] }, '/discovery-export')
    await started.drain()
    const csv = await started.call('GET', `/discovery-export/${byHandle.id}?format=csv`)
    expect(csv.text.split('\n')[0]?.replace('\uFEFF', '').trim()).toBe(
      'follower_growth.months_1,follower_growth.months_3,follower_growth.months_6,follower_growth.months_12,handle,network',
    )
    const all = (await post({ verified: true })).at('total.value') as number
    expect((await post({ verified: true, exclude: { requests: [byHandle.id] } })).at('total.value')).toBe(all - 2)
    expect((await post({ exclude: { requests: [nameless.id] } })).status).toBe(422)
    expect((await post({ fields: ['handle', 'handle'] }, '/discovery-export')).status).toBe(422)
  })

  test('an address or number that is objected to leaves search, bios and exports at once, and comes back', async () => {
    const { corpus } = started.app.context
    const { search } = corpus
    const someone = people[1]?.creator
    if (someone === undefined) throw new Error('There is nobody.')
    const bio = 'Kilns and glazes. write: nora@kiln.example or +44 7911 123456'
    await corpus.creators.save([
      { ...someone, externalId: 'nora', handle: 'noraglazes', bio, links: ['https://wa.me/447911123456'] },
    ])
    const look = async () => {
      await search.creators.caughtUp()
      const { json, id } = await post(
        { query: 'noraglazes', fields: ['handle', 'bio', 'contact'] },
        '/discovery-export',
      )
      // The worker of the server may have taken it up by the time it is answered.
      expect(['queued', 'in_progress']).toContain((json as { status: string }).status)
      await started.drain()
      const [row] = (await started.call('GET', `/discovery-export/${id}`)).at('data') as Found[]
      const [shown] = found(await post({ query: 'noraglazes' }))
      expect(row).toMatchObject({ bio: shown?.bio, contact: shown?.contact })
      const counted = async (type: string) =>
        (await post({ query: 'noraglazes', contact_types: { must: [type] } })).at('total.value')
      return {
        shown,
        email: await counted('email'),
        phone: await counted('phone'),
        whatsapp: await counted('whatsapp'),
      }
    }
    expect(await look()).toMatchObject({ shown: { bio }, email: 1, phone: 1, whatsapp: 1 })
    const refuse = (body: object) => started.call('POST', '/do-not-contact', { body })
    const number = await refuse({ phone: '+44 7911 123456' })
    expect(await look()).toMatchObject({
      shown: { bio: 'Kilns and glazes. write: nora@kiln.example or [withheld]', contact: { types: ['email'] } },
      ...{ email: 1, phone: 0, whatsapp: 0 },
    })
    const address = await refuse({ email: 'Nora@Kiln.example' })
    expect(await look()).toMatchObject({ shown: { contact: { has: false } }, email: 0, phone: 0 })
    for (const { id } of [number, address]) await started.call('DELETE', `/do-not-contact/${id}`)
    expect(await look()).toMatchObject({ shown: { bio }, email: 1, phone: 1, whatsapp: 1 })
    await refuse({ profile: { network: someone.network, handle: 'noraglazes' } })
    expect(await look()).toMatchObject({
      shown: { bio: 'Kilns and glazes. write: [withheld] or [withheld]', contact: { do_not_contact: true } },
      ...{ email: 0, phone: 0, whatsapp: 0 },
    })
  })

  test('what was shown before is shown as it is now: records, audiences, objections, whoever changed them', async () => {
    const { corpus } = started.app.context
    const { search } = corpus
    const someone = people[2]?.creator
    if (someone === undefined) throw new Error('There is nobody.')
    const kim = { ...someone, externalId: 'kim', handle: 'kimweaves', name: 'Kim', bio: 'Looms. kim@loom.example' }
    await corpus.creators.save([kim])
    await search.creators.caughtUp()
    const shown = async () => found(await post({ query: 'kimweaves' }))[0]
    // Nobody waits for the index from here on: it still finds the old words.
    expect(await shown()).toMatchObject({ name: 'Kim', bio: kim.bio, audience: null })
    expect(await shown()).toMatchObject({ name: 'Kim', bio: kim.bio, audience: null })
    const renamed = { ...kim, name: 'Kim Abara' }
    await corpus.creators.save([renamed])
    expect(await shown()).toMatchObject({ name: 'Kim Abara', audience: null })
    await corpus.audienceSummaries.save([summaryOf(kim, 2)])
    expect(await shown()).toMatchObject({ name: 'Kim Abara', audience: { credibility: 90 } })
    const { id } = await started.call('POST', '/do-not-contact', { body: { email: 'kim@loom.example' } })
    expect(await shown()).toMatchObject({ bio: 'Looms. [withheld]', contact: { do_not_contact: false } })
    await started.call('DELETE', `/do-not-contact/${id}`)
    expect(await shown()).toMatchObject({ bio: kim.bio })
    const beside = openDatabase(started.config)
    await new Creators(beside).save([{ ...renamed, name: 'Kim A.' }])
    expect(await shown()).toMatchObject({ name: 'Kim A.' })
    await sql`delete from creators where external_id = 'kim'`.execute(beside.query)
    expect(await shown()).toBeUndefined()
    await beside.close()
  })

  test('what is kept of shown creators stays within its bytes, and is the same with and without', async () => {
    const { db, corpus } = started.app.context
    const needs = { ...corpus, db }
    const keys = people.map(({ creator }) => `${creator.network}:${creator.externalId}`)
    const [small, large] = [new ShownCreators(needs, 5000), new ShownCreators(needs)]
    const first = await small.read(keys)
    expect(first.size).toBe(people.length)
    expect(await small.read([...keys].reverse())).toEqual(first)
    expect(await large.read(keys)).toEqual(first)
    expect(await large.read(keys)).toEqual(first)
    expect(small.bytes).toBeLessThanOrEqual(5000)
    if (database === 'sqlite') expect(large.bytes).toBeGreaterThan(5000)
    else expect(large.bytes).toBe(0)
  })
})
