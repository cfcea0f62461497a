import { afterAll, beforeAll, expect, test } from 'vitest'
import { start, type Started } from './harness.js'
import { indexed } from './indexed.js'

// Lists as people bring them, the demo off: what one place says of somebody, every other place says too.

const day = 86_400_000
const creatorCount = 200
const handle = (i: number): string => `person.no${i}`
const places = ['Porto, Portugal', 'Berlin, Germany', 'Lyon, France']
const names = ['Maria Silva', 'Jonas Becker', 'Camille Martin']
const topics = ['Bread and sourdough #baking', 'Trail running and marathon plans #running', 'Watercolour painting #art']

const csv = (header: string, rows: readonly string[]): string => [header, ...rows].join('\n')
const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i)

const filesOf = (now: number): [kind: string, network: string, table: string][] => {
  const dayOf = (ago: number): string => new Date(now - ago * day).toISOString().slice(0, 10)
  const monthOf = (ago: number): string => {
    const then = new Date(now)
    return new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() - ago, 1)).toISOString().slice(0, 10)
  }
  return [
    [
      'creators',
      'instagram',
      csv(
        'username,full name,bio,followers,location',
        numbers(creatorCount).map(
          (i) =>
            `${handle(i)},${names[i % 3]} ${i},${topics[i % 3]} ${handle(i)}@mail.example,${500 + i * 31},"${places[i % 3]}"`,
        ),
      ),
    ],
    [
      'contents',
      'instagram',
      csv(
        'shortcode,username,date,caption,likes,comments',
        numbers(creatorCount).flatMap((i) =>
          numbers(6).map(
            (n) => `Cx${i}_${n}abc,${handle(i)},${dayOf(3 + n * 4)},${topics[i % 3]},${20 + i + n},${1 + (n % 3)}`,
          ),
        ),
      ),
    ],
    [
      'history',
      'instagram',
      csv(
        'date,username,followers',
        numbers(creatorCount).flatMap((i) =>
          numbers(14).map((ago) => `${monthOf(ago)},${handle(i)},${500 + i * 31 - ago * 3}`),
        ),
      ),
    ],
    [
      'followers',
      'instagram',
      csv(
        'follower of,username,full name,location,bio,followers,following',
        numbers(creatorCount).flatMap((i) =>
          numbers(20).map(
            (n) =>
              `${handle(i)},fan.${i}.${n},${names[(i + n) % 3]},"${places[(i + (n % 2)) % 3]}",Books and coffee,${80 + n},${150 + n}`,
          ),
        ),
      ),
    ],
    [
      'creators',
      'professional',
      csv('LinkedIn URL,Full Name,Title,Company,Company Industry,Seniority,Function,Skills,Location', [
        'https://www.linkedin.com/in/ana-invented,Ana Invented,Head of Studio,Ferrano Example,Design,Director,Design,"Painting; Lamps","Porto, Portugal"',
        'https://www.linkedin.com/in/ben-invented,Ben Invented,Account Manager,Lumo Example,Retail,Manager,Sales,"Negotiation; Excel","Berlin, Germany"',
      ]),
    ],
  ]
}

interface Share {
  id: string
  share: number
  low: number
  high: number
}
interface Hit {
  handle: string
  network: string
  followers: number
  engagement_rate: number
  posts_per_week: number
  follower_growth: Record<string, number | null>
  audience: { sample_size: number; credibility: number; countries: Share[]; genders: Share[] } | null
  contact: { has: boolean; do_not_contact: boolean }
}

let started: Started
const hits = new Map<string, Hit>()
const keyOf = ({ network, handle: name }: Pick<Hit, 'network' | 'handle'>): string => `${network}:${name}`

const bring = async (kind: string, network: string, table: string): Promise<void> => {
  const headers = { 'content-type': 'text/csv' }
  const file = await started.call('POST', '/imports/files?name=list.csv', { body: table, headers })
  const { id } = await started.call('POST', '/imports', {
    body: { file_id: file.id, mapping: { kind, set: { network } } },
  })
  await started.drain()
  const rows = table.trim().split('\n').length - 1
  expect([kind, (await started.call('GET', `/imports/${id}`)).at('result')]).toMatchObject([kind, { imported: rows }])
}
const search = async (body: object): Promise<Hit[]> =>
  (await started.call('POST', '/discovery', { body: { limit: 100, ...body } })).at('data') as Hit[]

beforeAll(async () => {
  started = await start()
  for (const [kind, network, table] of filesOf(started.clock.now())) await bring(kind, network, table)
  const { corpus, gathering } = started.app.context
  await gathering.knownAudiences.catchUp()
  await indexed(corpus.search.creators)
  for (const ranges of [{ max: 2000 }, { min: 2001, max: 5000 }, { min: 5001 }])
    for (const hit of await search({ followers: ranges, network: 'instagram' })) hits.set(keyOf(hit), hit)
}, 240_000)
afterAll(() => started.stop())

test('every creator has all facts in a hit, and the export says the same', async () => {
  expect(hits.size).toBe(creatorCount)
  for (const hit of hits.values())
    expect(hit).toMatchObject({
      posts_per_week: expect.any(Number) as number,
      engagement_rate: expect.any(Number) as number,
      follower_growth: { months_1: expect.any(Number) as number, months_12: expect.any(Number) as number },
      audience: { sample_size: 20 },
    })
  const { id } = await started.call('POST', '/discovery-export', { body: { network: 'instagram' } })
  await started.drain()
  const exported: Hit[] = []
  for (let path = `/discovery-export/${id}?limit=100`; ;) {
    const page = await started.call('GET', path)
    exported.push(...(page.at('data') as Hit[]))
    const next = page.at('next_cursor') as string | null | undefined
    if (next === null || next === undefined) break
    path = `/discovery-export/${id}?limit=100&cursor=${encodeURIComponent(next)}`
  }
  expect(exported.length).toBe(creatorCount)
  for (const row of exported) expect(hits.get(keyOf(row))).toMatchObject({ ...row })
})

test('a report says what the hit says: rate, rhythm, growth, audience', async () => {
  for (const [i, hit] of [...hits.values()].entries()) {
    if (i % 8 !== 0) continue
    const profile = { network: hit.network, handle: hit.handle }
    const report = await started.call('POST', '/profile-analytics', { body: { profile } })
    const over = report.at('growth.over') as { months: number; rate: number }[]
    const countries = report.at('audiences.followers.countries.data') as {
      code: string
      share: { value: number; low: number; high: number }
    }[]
    expect({
      followers: report.at('profile.followers'),
      rate: report.at('engagement.rate.value'),
      perWeek: report.at('numbers.window.posts_per_week'),
      year: over.find(({ months }) => months === 12)?.rate,
      sample: report.at('audiences.followers.sample_size'),
      credibility: report.at('audiences.followers.credibility.score'),
      countries: countries.map(({ code, share }) => [code.toLowerCase(), share.value, share.low, share.high]),
    }).toEqual({
      followers: hit.followers,
      rate: hit.engagement_rate,
      perWeek: hit.posts_per_week,
      year: hit.follower_growth['months_12'],
      sample: hit.audience?.sample_size,
      credibility: hit.audience?.credibility,
      countries: hit.audience?.countries.map(({ id, share, low, high }) => [id, share, low, high]),
    })
  }
})

test.each([
  [{ industry: ['design'] }, ['ana-invented']],
  [{ seniority: ['Manager'] }, ['ben-invented']],
  [{ function: ['sales'] }, ['ben-invented']],
  [{ company: ['Ferrano'] }, ['ana-invented']],
  [{ title: ['studio'] }, ['ana-invented']],
  [{ skills: ['excel'] }, ['ben-invented']],
])('the professional filter %j finds %j in a list from elsewhere', async (filter, found) => {
  expect((await search({ network: 'professional', ...filter })).map((hit) => hit.handle)).toEqual(found)
})

test('look-alikes follow the weights that are given', async () => {
  const profile = { network: 'instagram', handle: handle(100) }
  const own = hits.get(`instagram:${handle(100)}`)
  const like = (weights: object) => search({ similar_to: { profile, weights }, sort: { by: 'similarity' }, limit: 5 })
  const bySize = await like({ interests: 0, language: 0, country: 0, size: 1 })
  for (const hit of bySize) expect(Math.abs(Math.log(hit.followers / (own?.followers ?? 1)))).toBeLessThan(0.5)
  const byCountry = await like({ interests: 0, language: 0, size: 0, country: 1 })
  expect(byCountry.length).toBeGreaterThan(0)
  expect(byCountry.map((hit) => hit.handle)).not.toEqual(bySize.map((hit) => hit.handle))
})

test('an objection to contact reaches the address that the profile states', async () => {
  const profile = { network: 'instagram', handle: handle(7) }
  const entry = await started.call('POST', '/do-not-contact', { body: { profile } })
  expect(entry.status).toBe(201)
  await indexed(started.app.context.corpus.search.creators)
  const contact = async (): Promise<unknown> =>
    (await search({ query: 'person.no7', network: 'instagram' })).find((hit) => hit.handle === handle(7))?.contact
  expect(await contact()).toMatchObject({ has: false, do_not_contact: true })
  const { id } = await started.call('POST', '/enrichments', {
    body: { items: [`${handle(7)}@mail.example`, `instagram:${handle(8)}`], blocks: ['profile'] },
  })
  await started.drain()
  const rows = (await started.call('GET', `/enrichments/${id}`)).at('data') as { status: string }[]
  expect(rows.map(({ status }) => status)).toEqual(['withheld', 'found'])
})

test('a thousand handles are enriched, those unknown among them named as such', async () => {
  const items = numbers(1000).map((i) => `instagram:${handle(i)}`)
  const { id } = await started.call('POST', '/enrichments', { body: { items, blocks: ['metrics', 'audience'] } })
  await started.drain()
  const answer = await started.call('GET', `/enrichments/${id}?limit=100`)
  expect(answer.at('result')).toMatchObject({ rows: 1000, found: creatorCount, not_found: 1000 - creatorCount })
  const [first] = answer.at('data') as { audience: unknown; metrics: unknown }[]
  expect(first?.audience).toEqual(hits.get(`instagram:${handle(0)}`)?.audience)
})
