import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Network } from '../src/model/network.js'
import { bringIn } from './demo-people.js'
import { serveFiles, somePictures, type FileServer } from './file-server.js'
import { start, type Response, type Started } from './harness.js'
import { indexed } from './indexed.js'
import { handleOn, importInvented, people } from './known-files.js'
import { the49 } from './the-49.js'

const networks: readonly Network[] = ['instagram', 'youtube', 'x', 'tiktok', 'bluesky', 'mastodon', 'professional']

interface Asked {
  body?: unknown
  query?: string
  /** Of an operation on something: which request made it. */
  of?: string
}

const contentOn = (network: Network, id: string): object => ({
  network,
  content_id: network === 'instagram' ? id : `${network}_${id}`,
})
const profileOn = (network: Network, at = 0): object => ({ network, handle: handleOn(network, people[at] ?? '') })

/** What each of the 49 is asked about somebody of one network. */
const questions = (network: Network, mediaUrl: string): Record<string, Asked> => {
  const profile = profileOn(network)
  const content = contentOn(network, 'c0_0')
  const lamp = { name: 'lamp', keywords: ['lamp'] }
  return {
    'POST /discovery': { body: { network, query: 'painting' } },
    'POST /discovery-quick': { body: { query: 'vela', network } },
    'POST /discovery-export': { body: { network, fields: ['handle', 'followers'], max_results: 10 } },
    'GET /discovery-export/{id}': {},
    'POST /contact-info': { body: { profile } },
    'POST /email-lookup': { body: { emails: ['vela.paints@studio.example'] } },
    'GET /email-lookup/{id}': {},
    'POST /audience-overlap': { body: { profiles: [profile, profileOn(network, 1)], source: 'followers' } },
    'GET /audience-overlap/{id}': {},
    'POST /profile-analytics': { body: { profile } },
    'POST /profile-analytics-async': { body: { profile, audiences: ['followers'] } },
    'GET /profile-analytics-async/{id}': {},
    'POST /profile-analytics-professional': { body: { profile: profileOn('professional') } },
    'GET /profiles': { query: `network=${network}&handle=${handleOn(network, people[2] ?? '')}` },
    'GET /dictionary/userhandles': { query: `query=vela&network=${network}` },
    'GET /dictionary/locations': { query: 'query=porto' },
    'GET /dictionary/languages': { query: 'query=portu' },
    'GET /dictionary/brands': { query: 'query=nike' },
    'GET /dictionary/interests': { query: 'query=art' },
    'GET /dictionary/topics': { query: 'query=lamp' },
    'GET /dictionary/topics/relevance': { query: 'tags=lamp' },
    'POST /screening': { body: { profile } },
    'GET /screening/{id}': {},
    'GET /screening/{id}/contents': {},
    'PATCH /screening/{id}/contents/unflag': {},
    'POST /screening/{id}/generate-report': { body: {}, of: 'POST /screening' },
    'POST /screening/continuous-monitoring': { body: { profile, every: '24h' } },
    'POST /screening-media': { body: { media_url: mediaUrl } },
    'GET /screening-media/{id}': {},
    'POST /flagging-criteria': { body: { name: `Lamps ${network}`, keywords: [{ term: 'lamp' }] } },
    'GET /flagging-criteria': {},
    'GET /flagging-criteria/{id}': { of: 'POST /flagging-criteria' },
    'POST /public-content': { body: { profile } },
    'POST /public-content-async': { body: { profile } },
    'GET /public-content-async/{id}': {},
    'POST /public-content-professional': { body: { profile: profileOn('professional') } },
    'GET /public-content-professional/{id}': {},
    'POST /public-comments': { body: { content } },
    'POST /public-comments-professional': { body: { content: contentOn('professional', 'c0_0') } },
    'GET /public-comments-professional/{id}': {},
    'POST /purchase-intent': { body: { profile, product: lamp } },
    'GET /purchase-intent/{id}': {},
    'GET /purchase-intent/{id}/comments': {},
    'POST /comments-relevance': { body: { content, product: lamp } },
    'GET /comments-relevance/{id}': {},
    'GET /comments-relevance/{id}/comments': {},
    'POST /social-listening': { body: { brand: { name: 'Lamp', query: 'lamp' }, networks: [network] } },
    'GET /social-listening/{id}': {},
    'GET /social-listening/{id}/fetch': {},
  }
}

/** Every value under a name, wherever it stands in an answer. */
const valuesOf = (value: unknown, name: string): unknown[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value as Record<string, unknown>).flatMap(([key, inner]) => [
    ...(key === name ? [inner] : []),
    ...valuesOf(inner, name),
  ])
}

/** Dictionaries, media and criteria are of no creator. */
const ofNobody = /dictionary|media|criteria|email|export/

describe.each([
  { over: 'imported data alone', demo: false, walked: networks },
  { over: 'imported data beside the demo', demo: true, walked: ['instagram', 'tiktok', 'professional'] as const },
])('all 49 operations over $over', ({ demo, walked }) => {
  let started: Started
  let web: FileServer

  beforeAll(async () => {
    web = await serveFiles(await somePictures('a lamp'), { type: 'image/png' })
    started = await start({ config: { demo, seedDemo: false }, reachable: [web.address] })
    if (demo) await bringIn(started, 40, ['instagram', 'tiktok'])
    await importInvented(started, networks)
    const { search, tags } = started.app.context.corpus
    await tags.recount()
    await indexed(search.creators, search.texts)
    // Whether there is anybody real is looked up every few seconds.
    started.clock.advance(5000)
  }, 600_000)
  afterAll(async () => {
    await started.stop()
    web.close()
  })

  /** Sends one question after another; what is submitted is done before its result is asked for. */
  const walk = async (network: Network): Promise<Map<string, Response>> => {
    const asked = questions(network, `${web.origin}/plain.png`)
    const answers = new Map<string, Response>()
    for (const operation of the49) {
      const [method = '', path = ''] = operation.split(' ')
      const { body, query, of = `POST ${path.split('/{')[0] ?? ''}` } = asked[operation] ?? {}
      const id = path.includes('{id}') ? (answers.get(of)?.id ?? '') : ''
      const flagged = answers.get('GET /screening/{id}/contents')?.at('data.0.id')
      const isUnflag = operation.startsWith('PATCH')
      const answer = await started.call(method, path.replace('{id}', id) + (query === undefined ? '' : `?${query}`), {
        ...(isUnflag ? { body: { content_ids: [flagged], reason: 'A play.' } } : body === undefined ? {} : { body }),
      })
      answers.set(operation, answer)
      if (answer.status === 202) await started.drain()
    }
    return answers
  }

  test.each(walked)(
    '%s',
    async (network) => {
      const answers = await walk(network)
      expect([...answers.keys()]).toEqual(the49)
      const wrong: string[] = []
      for (const [operation, { status, text, at, json }] of answers) {
        const complain = (why: string): number => wrong.push(`${operation}: ${why} (${status} ${text.slice(0, 300)})`)
        if (status >= 300) complain('refused')
        if (/No source is configured/.test(text)) complain('asks for a source')
        if (at('status') === 'failed') complain('failed')
        const list = at('data')
        if (status !== 202 && Array.isArray(list) && list.length === 0 && !/relevance$/.test(operation))
          complain('is empty')
        if (ofNobody.test(operation)) continue
        if (valuesOf(json, 'synthetic').includes(true)) complain('shows somebody invented')
        const sources = valuesOf(json, 'source').filter((each) => each === 'demo')
        if (sources.length > 0) complain('speaks of the demo')
      }
      expect(wrong).toEqual([])
      const first = (operation: string, path: string): unknown => answers.get(operation)?.at(path)
      expect(first('POST /public-content', 'data.0')).toMatchObject({
        source: 'import',
        as_of: expect.stringContaining('T') as unknown,
      })
      expect(first('POST /public-content', 'notes.0')).toMatch(/Known data of .* \(import\)/)
      expect(first('POST /public-comments', 'data.0')).toMatchObject({
        source: 'import',
        as_of: expect.stringContaining('T') as unknown,
      })
      expect(first('GET /profiles', 'data.0')).toMatchObject({ state: 'active', profile: { source: 'import' } })
      expect(first('POST /discovery', 'data.0.handle')).toBe(handleOn(network, people[0] ?? ''))
      expect(first('POST /audience-overlap', 'status')).toBeDefined()
      expect(first('GET /audience-overlap/{id}', 'result.profiles.0.read')).toBe(120)
      expect(Number(first('GET /screening/{id}', 'result.coverage.seen'))).toBeGreaterThanOrEqual(20)
      expect(Number(first('GET /social-listening/{id}/fetch', 'insights.mentions'))).toBeGreaterThan(0)
    },
    600_000,
  )

  test('a handle that nobody knows is not known here, and never deleted', async () => {
    const profile = { network: 'instagram', handle: 'nobody.at.all' }
    const asked: [string, string, unknown][] = [
      ['GET', '/profiles?network=instagram&handle=nobody.at.all', undefined],
      ['POST', '/public-content', { profile }],
      ['POST', '/profile-analytics', { profile }],
      ['POST', '/contact-info', { profile }],
    ]
    for (const [method, path, body] of asked) {
      const answer = await started.call(method, path, body === undefined ? {} : { body })
      expect([path, answer.text]).toEqual([path, expect.stringMatching(/not known here/)])
      expect([path, answer.text]).toEqual([path, expect.not.stringMatching(/deleted|has no profile/)])
    }
    const { id } = await started.call('POST', '/screening', { body: { profile } })
    await started.drain()
    expect((await started.call('GET', `/screening/${id}`)).text).toMatch(/not known here/)
  })
})
