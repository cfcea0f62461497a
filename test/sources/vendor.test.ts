import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getMapping } from '../../src/sources/mapped/load.js'
import { MappedSource } from '../../src/sources/mapped/source.js'
import { SafeFetch } from '../../src/sources/web/safe-fetch.js'
import { listenWith, type FileServer } from '../file-server.js'
import { beginning, start, type Started } from '../harness.js'

/** A vendor that collects on demand: a job is started, waited for and fetched. */
const days = (ago: number): string => new Date(beginning - ago * 86_400_000).toISOString()
const post = (n: number) => ({
  url: `https://www.instagram.com/p/S${n}/`,
  shortcode: `S${n}`,
  user_posted: 'ada',
  user_posted_id: '7',
  description: `Honey ${n} #bees`,
  date_posted: days(n),
  likes: n === 2 ? -1 : 100 + n,
  num_comments: 3,
  content_type: n === 1 ? 'Reel' : 'Image',
  is_paid_partnership: n === 1,
})
const profile = {
  id: 12345678901234567890n,
  account: 'ada',
  full_name: 'Ada Honey',
  biography: 'Bees',
  followers: '1.2K',
  is_private: false,
}
const profileText = JSON.stringify({ ...profile, id: 0 }).replace('"id":0', `"id":${profile.id}`)

let server: FileServer
let started: Started
let folder: string
let asked: string[] = []
let polls = 0

const answer = (url: URL): { status?: number; body: string } => {
  if (url.pathname === '/datasets/v3/trigger')
    return { body: JSON.stringify({ snapshot_id: url.searchParams.get('dataset_id') }) }
  if (url.pathname.startsWith('/datasets/v3/progress/'))
    return { body: JSON.stringify({ status: ++polls % 2 === 0 ? 'ready' : 'running' }) }
  if (url.pathname === '/datasets/v3/snapshot/gd_l1vikfch901nx3by4') return { body: `[${profileText}]` }
  if (url.pathname.startsWith('/datasets/v3/snapshot/')) return { body: JSON.stringify([2, 1, 0].map(post)) }
  if (url.pathname === '/hn/search_by_date') {
    const hit = (n: number) => ({
      objectID: String(7000 + n),
      created_at_i: Math.floor(beginning / 1000) - 3600 * (n + 1),
      author: `writer${n}`,
      title: n === 3 ? 'Nothing of the kind' : `Velquora ${n} is out`,
      points: n,
      num_comments: 0,
    })
    const isFirst = !(url.searchParams.get('numericFilters') ?? '').includes(`<${hit(3).created_at_i}`)
    return { body: JSON.stringify({ hits: isFirst ? [0, 1, 2, 3].map(hit) : [] }) }
  }
  return { status: 404, body: '{}' }
}

beforeAll(async () => {
  server = await listenWith((request, response) => {
    const url = new URL(request.url ?? '/', 'http://vendor')
    asked.push(`${request.method} ${url.pathname} ${request.headers.authorization}`)
    const { status = 200, body } = answer(url)
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  })
  const origin = server.origin
  folder = mkdtempSync(join(tmpdir(), 'rostra-vendor-'))
  const quick = JSON.stringify(getMapping('brightdata-instagram')).replaceAll('"every_ms":5000', '"every_ms":200')
  writeFileSync(join(folder, 'vendor.json'), quick.replaceAll('https://api.brightdata.com', origin))
  const forum = JSON.stringify(getMapping('hackernews')).replaceAll('https://hn.algolia.com/api/v1', `${origin}/hn`)
  writeFileSync(join(folder, 'forum.json'), forum)
  started = await start({
    config: {
      demo: false,
      sources: [join(folder, 'vendor.json'), join(folder, 'forum.json')],
      credentials: ['brightdata-instagram.token=t-1', 'brightdata-instagram.budget_usd=0.007'],
    },
    reachable: [origin.replace('http://', '')],
  })
})
afterAll(async () => {
  await started.stop()
  server.close()
  rmSync(folder, { recursive: true })
})

test('a vendor’s file makes every operation read from it, within its budget', async () => {
  const shown = await started.call('GET', '/profiles?network=instagram&handle=ada')
  expect(shown.text).toContain('Ada Honey')
  const contents = await started.call('POST', '/public-content', {
    body: { profile: { network: 'instagram', handle: 'ada' }, limit: 3 },
  })
  expect(contents.status).toBe(200)
  const items = contents.at('data') as { url: string; type: string; engagement: { likes: number | null } }[]
  expect(items.map(({ url, type }) => [url.split('/')[4], type])).toEqual([
    ['S0', 'image'],
    ['S1', 'short'],
    ['S2', 'image'],
  ])
  expect(items.map(({ engagement }) => engagement.likes)).toEqual([100, 101, null])
  expect(asked.length).toBeGreaterThan(4)
  expect(asked.every((each) => each.endsWith('Bearer t-1'))).toBe(true)
  const networks = await started.call('GET', '/networks')
  expect(networks.at('data.0.sources.0')).toMatchObject({
    id: 'brightdata-instagram',
    proof: { by: 'documents' },
    quota: { used: 1, limit: 1 },
  })
  asked = []
  const refused = await started.call('POST', '/public-content', {
    body: { profile: { network: 'instagram', handle: 'somebody' }, limit: 3 },
  })
  expect([refused.status, asked]).toEqual([503, []])
})

test('no host but those of the mapping is told anything', async () => {
  const web = new SafeFetch()
  const mapping = getMapping('hackernews')
  const profile = (mapping.operations.profile ?? []).map((each) => ({ ...each, base: 'https://elsewhere.example' }))
  const changed = { ...mapping, operations: { ...mapping.operations, profile } }
  const source = new MappedSource(changed, { web, now: () => beginning, credentials: {} })
  await expect(source.profile({ network: 'hackernews', handle: 'ada' })).rejects.toMatchObject({ kind: 'unsupported' })
  await web.close()
})

test('listening asks the search of a live network, and the query decides over what it finds', async () => {
  const { id } = await started.call('POST', '/social-listening', {
    body: {
      brand: { name: 'Velquora', query: 'velquora' },
      from: new Date(beginning - 86_400_000).toISOString(),
      networks: ['hackernews'],
    },
  })
  await started.drain()
  const { at } = await started.call('GET', `/social-listening/${id}/fetch`)
  expect(at('insights.mentions')).toBe(3)
  expect(at('insights.coverage.gathered.searched')).toEqual([{ network: 'hackernews', contents: 4, failed: null }])
})
