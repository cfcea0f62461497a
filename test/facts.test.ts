import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Content } from '../src/model/content.js'
import type { Creator } from '../src/model/creator.js'
import { indexed } from './indexed.js'
import { contentLike, creatorLike } from './records.js'
import { databases, start, type Response, type Started } from './harness.js'

const day = 86_400_000

interface Estimated {
  value: number
  low: number | null
  high: number | null
}
interface Averaged {
  mean: number | null
  median: number | null
  contents: number | null
  basis: string | null
}
interface Hit {
  network: string
  external_id: string
  handle: string
  gender: string | null
  age: number | null
  languages: string[] | null
  interests: string[] | null
  hashtags: string[] | null
  sponsored_by: string[] | null
  has_sponsored_content: boolean | null
  average_likes: Averaged
  average_comments: Averaged
  average_views: Averaged
  engagement_rate: number | null
  engagement: { mean: Estimated | null; median: Estimated | null; sample_size: number | null; basis: string | null }
  follower_growth: Record<string, number | null>
  posts_per_week: number | null
  last_posted_at: string | null
  location: { text: string; id: string | null; country_code: string | null } | null
}
interface Said {
  data: { id?: string; name: string }[]
}

const averageOf = (average: Averaged) => (average.basis === null ? null : average)

/** What a hit says, in the words of a report. */
const fromHit = (hit: Hit) => ({
  gender: hit.gender,
  age: hit.age,
  place: hit.location && [hit.location.text, hit.location.id],
  languages: hit.languages,
  interests: hit.interests,
  hashtags: hit.hashtags,
  sponsoredBy: hit.sponsored_by,
  isSponsored: hit.has_sponsored_content,
  likes: averageOf(hit.average_likes),
  comments: averageOf(hit.average_comments),
  views: averageOf(hit.average_views),
  rate: hit.engagement.mean && {
    ...hit.engagement.mean,
    sample_size: hit.engagement.sample_size,
    basis: hit.engagement.basis,
  },
  plainRate: hit.engagement_rate,
  growth: hit.follower_growth,
  postsPerWeek: hit.posts_per_week,
  lastPostedAt: hit.last_posted_at,
})

const fromReport = (report: Response): ReturnType<typeof fromHit> => {
  const at = <T>(path: string): T => report.at(path) as T
  const location = at<Hit['location']>('profile.location')
  const rate = at<(Estimated & { sample_size: number | null; basis: string }) | null | undefined>('engagement.rate')
  const over = at<{ months: number; rate: number }[] | undefined>('growth.over') ?? []
  const posted = at<{ contents: number; sponsored: number } | undefined>('numbers.window')
  const grown = (months: number) => over.find((each) => each.months === months)?.rate ?? null
  return {
    gender: at('profile.gender'),
    age: at('profile.age'),
    place: location && [location.text, location.id],
    languages: at('profile.languages'),
    interests: at<Said | null>('interests')?.data.map(({ id = '' }) => id) ?? null,
    hashtags: at<Said | null>('hashtags')?.data.map(({ name }) => name) ?? null,
    sponsoredBy: at<string[] | undefined>('numbers.window.sponsored_by') ?? null,
    isSponsored: posted === undefined || posted.contents === 0 ? null : posted.sponsored > 0,
    likes: at<Averaged | null | undefined>('numbers.overall.likes') ?? null,
    comments: at<Averaged | null | undefined>('numbers.overall.comments') ?? null,
    views: at<Averaged | null | undefined>('numbers.overall.views') ?? null,
    rate: rate ?? null,
    plainRate: rate?.value ?? null,
    growth: { months_1: grown(1), months_3: grown(3), months_6: grown(6), months_12: grown(12) },
    postsPerWeek: at<number | null | undefined>('numbers.window.posts_per_week') ?? null,
    lastPostedAt: at('profile.last_posted_at'),
  }
}

/** People of the demo world with their newest contents and their past, as a first start lays them out. */
const bringDemo = async ({ app: { context } }: Started, count: number): Promise<Creator[]> => {
  const { demo, corpus, clock } = context
  if (demo === undefined) throw new Error('The demo world is off.')
  const people: Creator[] = []
  for (const creator of demo.creators()) {
    if (creator.state === 'active' && !creator.handle.startsWith('demo_')) people.push(creator)
    if (people.length >= count) break
  }
  const from = { source: 'demo', basis: 'measured' as const, asOf: clock.now(), synthetic: true }
  await corpus.brands.save(demo.brands(), from)
  await corpus.creators.save(people)
  for (const creator of people) {
    const { network, handle, externalId: creatorId } = creator
    const page = await demo.source(network).contents({ network, handle }, { cursor: null, limit: 12 })
    await corpus.contents.save(page.items)
    await corpus.history.saveAll([{ network, creatorId, points: demo.yearOf(creator) }], from)
  }
  return people
}

const bios = [
  'she/her · Potter · Based in Lisbon',
  'born 1990, slow food',
  '🇩🇪 Fotograf',
  'nothing to say',
  'he/him 31 yo',
]

/** People that somebody imports: with many contents, few, none, with declared figures and without. */
const bringImported = async ({ app: { context } }: Started, count: number): Promise<Creator[]> => {
  const { corpus, clock } = context
  const provenance = { source: 'import', basis: 'declared' as const, asOf: clock.now() - day, synthetic: false }
  const people = Array.from({ length: count }, (_, i) =>
    creatorLike({
      externalId: `imported${i}`,
      handle: `imported.person${i}`,
      bio: bios[i % bios.length] ?? '',
      followers: i % 7 === 0 ? null : 500 + i * 37,
      languages: i % 3 === 0 ? ['pt'] : [],
      interests: i % 4 === 0 ? ['art'] : [],
      metrics:
        i % 5 === 0
          ? {
              ...{ averageLikes: 40, averageComments: 3, averageViews: null },
              ...{ medianLikes: 35, medianComments: null, medianViews: null },
              ...{ engagementRate: 0.04, sampleSize: 20 },
            }
          : null,
      provenance,
    }),
  )
  await corpus.creators.save(people)
  await corpus.contents.save(
    people.flatMap((creator, i) => contentsOf(creator, i % 6 === 5 ? 0 : (i * 7) % 31, clock.now())),
  )
  return people
}

const contentsOf = ({ externalId, handle, provenance }: Creator, count: number, now: number): Content[] =>
  Array.from({ length: count }, (_, n) =>
    contentLike({
      contentId: `${externalId}-${n}`,
      author: handle,
      authorExternalId: externalId,
      text: `O novo vaso saiu do forno hoje de manhã #Cerâmica #forno${n % 3}${n % 9 === 4 ? ' #ad @adidas' : ''}`,
      language: null,
      publishedAt: now - (n + 1) * 3 * day,
      engagement: {
        likes: 30 + ((n * 13) % 17),
        comments: n % 4,
        views: n % 2 === 0 ? 900 + n : null,
        shares: null,
        saves: null,
      },
      provenance,
    }),
  )

describe.each(databases)('facts on %s', (database) => {
  let started: Started
  let people: Creator[]
  const size = database === 'sqlite' ? { demo: 60, imported: 60 } : { demo: 30, imported: 30 }
  const search = async (body: object): Promise<Hit[]> => {
    const hits: Hit[] = []
    for (let cursor: string | undefined; ;) {
      const page = await started.call('POST', '/discovery', {
        body: { ...body, limit: 100, ...(cursor ? { cursor } : {}) },
      })
      expect(page.status, page.text).toBe(200)
      hits.push(...(page.at('data') as Hit[]))
      cursor = (page.at('next_cursor') as string | null) ?? undefined
      if (cursor === undefined) return hits
    }
  }
  const report = (hit: { network: string; handle: string }, more: object = {}): Promise<Response> =>
    started.call('POST', '/profile-analytics', {
      body: { profile: { network: hit.network, handle: hit.handle }, audiences: [], contents: 40, ...more },
      headers: { prefer: 'wait=120' },
    })

  beforeAll(async () => {
    started = await start({ database, config: { demo: true, seedDemo: false } })
    people = [...(await bringDemo(started, size.demo)), ...(await bringImported(started, size.imported))]
    await indexed(started.app.context.corpus.search.creators)
  }, 240_000)
  afterAll(() => started.stop())

  test('a hit, its row in an export and its report say the same', async () => {
    // Reports ask the demo world again, where time goes on: searches follow what they read.
    const reports = new Map<string, Response>()
    for (const person of people) reports.set(`${person.network} ${person.externalId}`, await report(person))
    await indexed(started.app.context.corpus.search.creators)
    const hits = await search({ synthetic: 'include' })
    expect(hits.length).toBe(size.demo + size.imported)
    const { id } = await started.call('POST', '/discovery-export', { body: { synthetic: 'include' } })
    await started.drain()
    const file = await started.call('GET', `/discovery-export/${id}?format=jsonl`)
    const rows = new Map(
      file.text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Hit)
        .map((row) => [`${row.network} ${row.external_id}`, row]),
    )
    for (const hit of hits) {
      const row = rows.get(`${hit.network} ${hit.external_id}`)
      expect(row && fromHit(row)).toEqual(fromHit(hit))
      const answer = reports.get(`${hit.network} ${hit.external_id}`)
      expect(answer?.status, answer?.text).toBe(200)
      expect({ of: hit.handle, ...(answer && fromReport(answer)) }).toEqual({ of: hit.handle, ...fromHit(hit) })
    }
    expect(hits.some((hit) => hit.has_sponsored_content)).toBe(true)
    for (const hit of hits) expect(hit.hashtags ?? []).not.toContain('ad')
    const measured = hits.filter(({ engagement }) => engagement.basis === 'measured')
    expect(measured.length).toBeGreaterThan(hits.length / 2)
    for (const { engagement } of measured) {
      const { value, low, high } = engagement.mean as Estimated
      // One content alone has no bounds.
      if (engagement.sample_size === 1) expect([low, high]).toEqual([null, null])
      else expect([low, value, high]).toEqual([low, value, high].map(Number).sort((a, b) => a - b))
    }
  }, 600_000)

  test('a median that is asked for is the median of the hit, and compared with medians', async () => {
    for (const hit of (await search({ synthetic: 'include' })).slice(0, 20)) {
      const answer = await report(hit, { metric: 'median' })
      const rate = answer.at('engagement.rate') as Estimated | null
      expect(rate?.value ?? null).toBe(hit.engagement.median?.value ?? null)
    }
  }, 120_000)

  test('a new post changes what the next search says', async () => {
    const { corpus, clock } = started.app.context
    const person = { network: 'instagram' as const, externalId: 'imported1', handle: 'imported.person1' }
    const creator = await corpus.creators.find(person)
    const published = clock.now() - 5 * 60_000
    await corpus.contents.save([
      contentLike({
        contentId: 'imported1-new',
        author: person.handle,
        authorExternalId: person.externalId,
        text: 'Straight from the kiln #firstlight',
        publishedAt: published,
        provenance: { ...(creator as Creator).provenance, asOf: clock.now() },
      }),
    ])
    await indexed(corpus.search.creators)
    const [hit] = await search({ hashtags: ['firstlight'] })
    expect(hit).toMatchObject({ handle: person.handle, last_posted_at: new Date(published).toISOString() })
    expect(hit && fromHit(hit)).toEqual(fromReport(await report(person)))
  })
})
