import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CommandLine } from './command-line.js'
import { start, type Started } from './harness.js'

/** One number has one function: whoever shows a creator says the same of them. */
let started: Started
const day = 86_400_000
const count = 200
type Shown = Record<string, unknown> & { network: string; handle: string; external_id: string }
const hits = new Map<string, Shown>()

const bring = async (name: string, lines: readonly string[]): Promise<void> => {
  const file = await started.call('POST', `/imports/files?name=${name}`, {
    body: lines.join('\n'),
    headers: { 'content-type': 'text/csv' },
  })
  const { id } = await started.call('POST', '/imports', { body: { file_id: file.id } })
  await started.drain()
  expect((await started.call('GET', `/imports/${id}`)).at('result')).toMatchObject({ rejected: 0, cells_lost: 0 })
}

beforeAll(async () => {
  started = await start()
  const now = started.clock.now()
  const on = (days: number): string => new Date(now - days * day).toISOString()
  const people = Array.from({ length: count }, (_, i) => `same.person${i}`)
  await bring('people.csv', [
    'network,handle,name,bio,followers,country,email,avg_likes,engagement_rate,audience_country_us,audience_female',
    ...people.map((handle, i) =>
      [
        ...['instagram', handle, `Person ${i}`, i % 3 === 0 ? 'she/her · Potter in Lisbon' : 'slow food', 900 + i * 53],
        ...[i % 2 === 0 ? 'Portugal' : '', i % 4 === 0 ? `p${i}@mail.example` : '', i % 5 === 0 ? 40 + i : ''],
        ...[i % 5 === 0 ? '2.4%' : '', i % 6 === 0 ? '0.4' : '', i % 6 === 0 ? '0.7' : ''],
      ].join(','),
    ),
  ])
  await bring('posts.csv', [
    'network,author,content_id,published_at,text,likes,comments,views,type',
    ...people.flatMap((handle, i) =>
      Array.from({ length: (i * 7) % 23 }, (_, n) =>
        [
          ...['instagram', handle, `${i}-${n}`, on((n + 1) * (1 + (i % 4))), `O vaso saiu do forno #barro${n % 3}`],
          ...[30 + ((n * 13 + i) % 17), n % 4, n % 2 === 0 || i % 2 === 0 ? 900 + n : ''],
          ['image', 'short', 'carousel'][(n + i) % (1 + (i % 3))],
        ].join(','),
      ),
    ),
  ])
  await bring('history.csv', [
    'network,handle,date,followers',
    ...people.flatMap((handle, i) =>
      i % 3 === 0
        ? [3, 35, 94, 185].map((days) => `instagram,${handle},${on(days).slice(0, 10)},${800 + i * 50 - days}`)
        : [],
    ),
  ])
  for (let cursor: unknown; cursor !== null;) {
    const page = await started.call('POST', '/discovery', { body: { limit: 100, ...(cursor ? { cursor } : {}) } })
    for (const hit of page.at('data') as Shown[]) hits.set(hit.handle, hit)
    cursor = page.at('next_cursor')
  }
}, 240_000)
afterAll(() => started.stop())

const exported = async (format: string, body: object = {}): Promise<string> => {
  const { id } = await started.call('POST', '/discovery-export', { body })
  await started.drain()
  return (await started.call('GET', `/discovery-export/${id}?format=${format}`)).text
}

test('hits, exports, lists and enrichments', async () => {
  expect(hits.size).toBe(count)
  const rows = (await exported('jsonl'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Shown)
  expect(rows).toHaveLength(count)
  const list = await started.call('POST', '/lists', { body: { name: 'All' } })
  const items = [...hits.keys()].map((handle) => `instagram:${handle}`)
  await started.call('POST', `/lists/${list.id}/members`, { body: { items } })
  const members = new Map<string, Shown>()
  for (let cursor: string | null = ''; cursor !== null;) {
    const page = await started.call(
      'GET',
      `/lists/${list.id}/members?limit=100${cursor === '' ? '' : `&cursor=${cursor}`}`,
    )
    for (const { creator } of page.at('data') as { creator: Shown }[]) members.set(creator.handle, creator)
    cursor = page.at('next_cursor') as string | null
  }
  const blocks = ['profile', 'metrics', 'audience']
  const { id } = await started.call('POST', '/enrichments', { body: { items, blocks } })
  await started.drain()
  const enriched = (await started.call('GET', `/enrichments/${id}?format=jsonl`)).text.trim().split('\n')
  const told = enriched.map((line) => JSON.parse(line) as { profile: Shown; metrics: object; audience: unknown })
  for (const row of rows) {
    const { match: _match, score: _score, shared_traits: _traits, ...hit } = hits.get(row.handle) as Shown
    expect(row).toEqual(hit)
    expect(members.get(row.handle)).toEqual(hit)
    const { profile, metrics, audience } = told.find((each) => each.profile.handle === row.handle) ?? {}
    expect(hit).toMatchObject({ ...profile, ...metrics, audience })
  }
})

test('profiles say what the hits say', async () => {
  const handles = [...hits.keys()].slice(0, 20)
  const { data } = (await started.call('GET', `/profiles?network=instagram&handle=${handles.join(',')}`)).json as {
    data: { profile: Shown }[]
  }
  expect(data.map(({ profile }) => profile.handle)).toEqual(handles)
  const said = ['name', 'bio', 'followers', 'languages', 'last_posted_at', 'location', 'verified', 'account_type']
  for (const { profile } of data) {
    const hit = hits.get(profile.handle)
    expect(profile).toMatchObject(Object.fromEntries(said.map((name) => [name, hit?.[name]])))
  }
  expect(data.some(({ profile }) => profile['last_posted_at'] !== null)).toBe(true)
})

test('a file for spreadsheets has the figures of the hits', async () => {
  const fields = ['handle', 'followers', 'engagement_rate', 'posts_per_week', 'average_likes', 'follower_growth']
  const [header = '', ...lines] = (await exported('csv', { fields })).replace('\uFEFF', '').trim().split(/\r?\n/)
  const names = header.split(',')
  expect(names).toContain('follower_growth.months_3')
  expect(lines).toHaveLength(count)
  for (const line of lines) {
    const cells = line.split(',')
    const hit = hits.get(cells[names.indexOf('handle')] ?? '')
    const valueOf = (name: string): number | string | null | undefined =>
      name.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], hit) as
        number | null
    expect(names.map((name, i) => [name, cells[i]])).toEqual(names.map((name) => [name, String(valueOf(name) ?? '')]))
  }
})

test('agents and the command line say what the hits say', async () => {
  const client = new Client({ name: 'test', version: '1' })
  const requestInit = { headers: { authorization: `Bearer ${started.token}` } }
  await client.connect(new StreamableHTTPClientTransport(new URL(`${started.origin}/mcp`), { requestInit }))
  let told = 0
  for (let cursor: unknown; cursor !== null;) {
    const given = { limit: 25, ...(cursor === undefined ? {} : { cursor }) }
    const page = (await client.callTool({ name: 'search_creators', arguments: given })).structuredContent
    const { data, next_cursor: next } = page as { data: Shown[]; next_cursor: string | null }
    for (const each of data) expect(hits.get(each.handle)).toMatchObject(each)
    told += data.length
    cursor = next
  }
  await client.close()
  expect(told).toBe(count)
  const args = ['search', '--limit', '100', '--json', '--url', started.baseUrl]
  const { out } = await new CommandLine().run(args, { env: { ROSTRA_TOKEN: started.token } })
  const { data } = JSON.parse(out) as { data: Shown[] }
  expect(data).toHaveLength(100)
  for (const each of data) expect(each).toEqual(hits.get(each.handle))
})

test('every field that is null says why, and nothing else does', () => {
  const at = (hit: Shown, path: string): unknown =>
    path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], hit)
  const unsaid = new Set(['age', 'location', 'score', 'shared_traits'])
  for (const hit of hits.values()) {
    const said = (hit['missing'] as { items: string[] }[]).flatMap(({ items }) => items)
    for (const path of said.filter((item) => !item.startsWith('average_'))) expect([path, at(hit, path)]).toEqual([path, null]) // prettier-ignore
    const empty = Object.keys(hit).filter((name) => hit[name] === null && !unsaid.has(name))
    expect(said).toEqual(expect.arrayContaining(empty))
  }
})

interface Prices {
  type: string
  price: { amount: number }
  low: { amount: number }
  high: { amount: number }
  with_engagement: { price: { amount: number }; factor: number } | null
}

test('reports say the price that searches filter by, whatever they were asked to read', async () => {
  const asked = [{}, { audiences: [] }, { metric: 'median', contents: 10 }, { audiences: ['likers'] }]
  let [priced, compared] = [0, 0]
  for (const [i, { network, handle, estimated_price: price }] of [...hits.values()].entries()) {
    const report = await started.call('POST', '/profile-analytics', {
      body: { profile: { network, handle }, ...asked[i % asked.length] },
      headers: { prefer: 'wait=60' },
    })
    const [first] = (report.at('price.data') ?? []) as Prices[]
    const { type, amount, low, high } = (price ?? {}) as Record<string, unknown>
    expect([first?.type, first?.price.amount, first?.low.amount, first?.high.amount]).toEqual([type, amount, low, high])
    if (first === undefined) continue
    priced++
    if (first.with_engagement === null) continue
    compared++
    const { price: other, factor } = first.with_engagement
    expect(other.amount).toBeCloseTo(first.price.amount * factor, 1)
  }
  expect([priced > count / 2, compared > count / 4]).toEqual([true, true])
}, 240_000)

test('comparisons and reports say what the hits say, prices among them', async () => {
  const some = [...hits.values()].filter((_, i) => i % 10 === 0)
  for (let at = 0; at < some.length; at += 4) {
    const part = some.slice(at, at + 4)
    const profiles = part.map(({ network, handle }) => ({ network, handle }))
    const { id } = await started.call('POST', '/comparisons', { body: { profiles } })
    await started.drain()
    const compared = (await started.call('GET', `/comparisons/${id}?limit=100`)).at('data') as Shown[]
    for (const each of compared) {
      const hit = hits.get(each.handle) as Shown
      const report = await started.call('POST', '/profile-analytics', {
        body: { profile: { network: hit.network, handle: hit.handle } },
        headers: { prefer: 'wait=60' },
      })
      const prices = report.at('price.data') as { type: string; price: object; low: object; high: object }[] | undefined
      expect(each).toMatchObject({
        followers: hit['followers'],
        posts_per_week: hit['posts_per_week'],
        average_likes: (hit['average_likes'] as { mean: number | null }).mean,
      })
      expect((each['engagement_rate'] as { value: number } | null)?.value ?? null).toBe(hit['engagement_rate'])
      const { suspicious_jumps: _, ...growth } = (each['growth'] ?? {}) as Record<string, unknown>
      if (Object.keys(growth).length > 0) expect(growth).toEqual(hit['follower_growth'])
      expect(report.at('profile.languages')).toEqual(hit['languages'])
      const bare = prices?.map(({ type, price, low, high }) => ({ type, price, low, high })) ?? null
      expect(each['prices']).toEqual(bare)
    }
  }
}, 240_000)
