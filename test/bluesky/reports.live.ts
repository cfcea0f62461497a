import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '../../src/kernel/clock.js'
import { start, type Response, type Started } from '../harness.js'
import { Someone, type Written } from './people.js'
import { startNetwork, type LocalNetwork } from './start-network.js'
import { indexed } from '../indexed.js'

/* Reports, contacts and overlap over a real network: what it does not give must be said, never shown as zero. */

const both = 6
const onlyAda = 8
const onlyBen = 4

let network: LocalNetwork
let rostra: Started
let report: Response

const named = (handle: string) => ({ network: 'bluesky', handle })
const post = (path: string, body: unknown): Promise<Response> => rostra.call('POST', path, { body })

beforeAll(async () => {
  network = await startNetwork()
  const join = (name: string): Promise<Someone> => Someone.join(network.pdsUrl, name)
  const [ada, ben] = await Promise.all([join('ada'), join('ben')])
  await ada.describe('Ada 🌻', 'Gardens in Berlin 🇩🇪. collabs: ada at ada dot example | ig: @ada.gardens')
  await ben.describe('Ben', 'Bikes')
  const fans: Someone[] = []
  for (let i = 0; i < both + onlyAda + onlyBen; i++) fans.push(await join(`fan${i}`))
  await Promise.all(
    fans.slice(0, 5).map((fan, i) => fan.describe(`Fan ${i}`, i % 2 === 0 ? 'she/her 🇩🇪' : 'he/him 🇫🇷')),
  )
  for (const fan of fans.slice(0, both + onlyAda)) await fan.follow(ada)
  for (const fan of [...fans.slice(0, both), ...fans.slice(both + onlyAda)]) await fan.follow(ben)
  // The network is another program with a clock of its own, and a report looks at recent weeks: the posts must be recent to both.
  await ada.postMany(
    Array.from({ length: 15 }, (_, i) => `Tomatoes, day ${i} #garden`),
    Date.now() - 40 * 86_400_000,
  )
  const asked: Written = await ada.post('Which tomato? #garden')
  for (const fan of fans.slice(0, 9)) await fan.like(asked)
  await ben.like(asked)
  for (const fan of fans.slice(0, 3)) await fan.reply(asked, asked, 'The red one')
  await network.settle()
  rostra = await start({
    clock: systemClock,
    config: { networks: ['bluesky'], blueskyUrl: network.appViewUrl },
  })
  await rostra.app.settled()
  await post('/profile-analytics', { profile: named('ada.test') })
  // What is common is counted once there is somebody, beside the calls.
  const { tags, search } = rostra.app.context.corpus
  await tags.begin()
  await indexed(search.creators)
  report = await post('/profile-analytics', { profile: named('ada.test') })
})

afterAll(async () => {
  await rostra.stop()
  await network.stop()
})

describe('a report', () => {
  it('shows the same numbers as the network', () => {
    expect(report.status).toBe(200)
    expect(report.json).toMatchObject({
      state: 'ready',
      profile: { handle: 'ada.test', name: 'Ada 🌻', followers: both + onlyAda, synthetic: false, source: 'bluesky' },
      numbers: { followers: both + onlyAda, contents_read: 16 },
      hashtags: { data: [{ name: 'garden', contents: 12 }] },
    })
  })

  it('says what the network does not give instead of showing zero', () => {
    expect(report.at('numbers.overall.views')).toBe(null)
    expect(report.at('growth')).toBe(null)
    const missing = report.at('missing') as { item: string; reason: string }[]
    expect(missing).toContainEqual(expect.objectContaining({ item: 'growth', reason: 'unsupported' }))
    expect(report.at('engagement.peers')).toBe(null)
    expect(report.at('audiences.followers.countries')).toEqual({ known: 0, data: [] })
  })

  it('reads three audiences, whole, person by person', () => {
    expect(report.at('audiences.followers')).toMatchObject({ sample_size: both + onlyAda, population: both + onlyAda })
    expect(report.at('audiences.likers.sample_size')).toBe(10)
    expect(report.at('audiences.commenters.sample_size')).toBe(3)
    // Nobody here has a picture, a post or a follower: they look like shells, and shells say nothing of where people live.
    expect(report.at('audiences.followers.types.data.0.type')).toBe('suspicious')
    // One of ten likers, Ben, does not follow.
    expect(report.at('audiences.likers.not_followers')).toMatchObject({
      value: 0.1,
      sample_size: 10,
      basis: 'measured',
    })
  })

  it('gives the same bytes again from what was stored', async () => {
    expect((await post('/profile-analytics', { profile: named('ada.test') })).text).toBe(report.text)
  })

  it('is refused for somebody who is not there', async () => {
    expect((await post('/profile-analytics', { profile: named('nobody.test') })).status).toBe(404)
  })
})

describe('contacts', () => {
  it('are found as they are veiled, with where they stand', async () => {
    const { status, at } = await post('/contact-info', { profile: named('ada.test') })
    expect(status).toBe(200)
    expect(at('contacts')).toMatchObject([
      { type: 'email', value: 'ada@ada.example', obfuscated: true, label: 'business', source: 'bio', verified: null },
      { type: 'account', network: 'instagram', value: 'ada.gardens' },
    ])
    expect(at('linked_accounts')).toMatchObject([{ network: 'instagram', handle: 'ada.gardens', strength: 'weak' }])
  })
})

describe('overlap', () => {
  it('is exact where both audiences were read whole', async () => {
    const { id } = await post('/audience-overlap', { profiles: [named('ada.test'), named('ben.test')] })
    await rostra.drain()
    const { json } = await rostra.call('GET', `/audience-overlap/${id}`)
    expect(json).toMatchObject({
      status: 'succeeded',
      result: {
        method: { kind: 'exact' },
        linked_accounts: null,
        profiles: [
          { audience: both + onlyAda, complete: true },
          { audience: both + onlyBen, complete: true },
        ],
        pairs: [{ people: { value: both, low: both, high: both } }],
        reach: { total: 2 * both + onlyAda + onlyBen, unique: { value: both + onlyAda + onlyBen } },
      },
    })
  })

  it('says who could not be read', async () => {
    const { id } = await post('/audience-overlap', {
      profiles: [named('ada.test'), named('ben.test'), named('nobody.test')],
    })
    await rostra.drain()
    expect((await rostra.call('GET', `/audience-overlap/${id}`)).json).toMatchObject({
      status: 'partial',
      missing: [{ item: 'bluesky nobody.test', reason: 'not_found' }],
    })
  })
})
