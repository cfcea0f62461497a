import type { AudienceSplit, AudienceSummary } from '../src/model/audience-summary.js'
import type { Content } from '../src/model/content.js'
import type { Creator } from '../src/model/creator.js'
import type { Network } from '../src/model/network.js'
import { beginning, type Response, type Started } from './harness.js'
import { indexed } from './indexed.js'

export const provenance = { source: 'import', basis: 'measured' as const, asOf: 1_700_000_000_000, synthetic: true }
export const pick = <T>(list: readonly T[], i: number): T => list[i % list.length] as T
export const day = 86_400_000
export const now = Date.UTC(2026, 10, 1)

export interface Person {
  creator: Creator
  contents: Content[]
  /** Followers three months ago, where the history is known. */
  before: number | null
  summary: AudienceSummary | null
}

export const split = (shares: Record<string, number>): AudienceSplit => ({
  known: 100,
  basis: 'inferred',
  shares: Object.entries(shares).map(([id, value]) => ({ id, value, low: value, high: value })),
})

export const summaryOf = (creator: Creator, i: number): AudienceSummary => ({
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
export const people = Array.from({ length: 120 }, (_, i): Person => {
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

export const alive = people.filter(({ creator }) => creator.state === 'active')
export const year = new Date(beginning).getUTCFullYear()
export const within = (value: number | null | undefined, min = -Infinity, max = Infinity): boolean =>
  value !== null && value !== undefined && value >= min && value <= max
export const growthOf = ({ creator, before }: Person): number | null =>
  before === null || creator.followers === null ? null : Math.round((creator.followers / before) * 1000) / 1000 - 1
export const share = (person: Person, part: 'countries' | 'genders', id: string): number =>
  person.summary?.[part].shares.find((each) => each.id === id)?.value ?? 0
export const uses = ({ contents }: Person, word: string): boolean => contents.some(({ text }) => text.includes(word))

/** What is measured over contents; where there are none, what the record declares. */
export const averageOf = (
  { creator, contents: [content] }: Person,
  what: 'likes' | 'comments',
): number | null | undefined =>
  content?.engagement[what] ?? creator.metrics?.[what === 'likes' ? 'averageLikes' : 'averageComments']
export const rateOf = (person: Person): number | null | undefined => {
  const { creator, contents } = person
  if (contents.length === 0 || creator.followers === null) return creator.metrics?.engagementRate
  return ((averageOf(person, 'likes') ?? 0) + (averageOf(person, 'comments') ?? 0)) / creator.followers
}
export const postedAt = ({ creator, contents: [newest] }: Person): number | null =>
  Math.max(creator.lastPostedAt ?? 0, newest?.publishedAt ?? 0) || null

export interface Found {
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

/** Brings these people into a service, and waits until they can be found. */
export const bringPeople = async (started: Started): Promise<void> => {
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
  await indexed(search.creators)
}

export const found = (response: Response): Found[] => response.at('data') as Found[]

/** More followers first, then by key. */
export const byRank = (a: Person, b: Person): number =>
  (b.creator.followers ?? -1) - (a.creator.followers ?? -1) ||
  (`${a.creator.network}:${a.creator.externalId}` < `${b.creator.network}:${b.creator.externalId}` ? -1 : 1)
