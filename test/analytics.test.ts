import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AudienceMember } from '../src/model/audience.js'
import type { Creator } from '../src/model/creator.js'
import { databases, start, type Response, type Started } from './harness.js'
import { indexed } from './indexed.js'

interface Factor {
  contribution: number
}
interface Share {
  value: number
  low: number
  high: number
  sample_size: number
}
interface AudienceAnswer {
  sample_size: number
  countries: { known: number; data: { code: string; share: Share }[] }
  genders: { data: { share: Share }[] }
  types: { data: { share: Share }[] }
  credibility: { score: number; low: number; high: number; factors: Factor[]; class: string; peers: unknown }
  regions: { data: { share: Share }[] }
  account_ages: { data: { share: Share }[] }
  notable: { members: { followers: number }[] }
}

/** Reports are long: a difference is looked for by hand. */
const hash = (text: string): string => createHash('sha256').update(text).digest('hex')

const lumevia = { network: 'instagram', handle: 'lumevia.official' }
const sum = (factors: readonly Factor[]): number => factors.reduce((total, { contribution }) => total + contribution, 0)

/** Those who are compared with, and some of whom reports are made. */
const bringPeers = async ({ app: { context } }: Started): Promise<string[]> => {
  const { demo, corpus } = context
  if (demo === undefined) throw new Error('The demo world is off.')
  const found: Creator[] = []
  for (const creator of demo.creators()) {
    if (creator.network === 'instagram' || creator.network === 'professional') found.push(creator)
    if (found.length >= 400) break
  }
  await corpus.creators.save(found)
  await corpus.brands.save(demo.brands(), {
    source: 'demo',
    basis: 'measured',
    asOf: context.clock.now(),
    synthetic: true,
  })
  await indexed(context.corpus.search.creators)
  return found.filter(({ network, state }) => network === 'instagram' && state === 'active').map(({ handle }) => handle)
}

describe.each(databases)('profile analytics on %s', (database) => {
  let started: Started
  let report: Response
  let handles: string[]
  const post = (path: string, body: unknown, options = {}): Promise<Response> =>
    started.call('POST', path, { body, ...options })

  beforeAll(async () => {
    started = await start({ database, config: { demo: true, seedDemo: false } })
    handles = await bringPeers(started)
    report = await post('/profile-analytics', { profile: lumevia, audience_sample: 100, contents: 60 })
  })
  afterAll(() => started.stop())

  test('a report has every block, and every block says when its data was read', () => {
    expect(report.status).toBe(200)
    expect(report.json).toMatchObject({ state: 'ready', network: 'instagram', handle: 'lumevia.official' })
    // Prices rest on the newest contents, as in searches: too few of them are carousels.
    expect(report.at('missing')).toMatchObject([{ item: 'price.carousel', reason: 'too_little_evidence' }])
    const blocks =
      'numbers engagement growth rhythm contents sponsored_against_organic hashtags mentions interests topics'
    for (const block of `${blocks} brand_affinity look_alikes contacts linked_accounts price`.split(' '))
      expect([block, typeof report.at(`${block}.as_of`)]).toEqual([block, 'string'])
    expect(report.at('numbers.contents_read')).toBe(60)
    expect((report.at('growth.monthly') as unknown[]).length).toBeGreaterThan(12)
    expect((report.at('look_alikes.data') as unknown[]).length).toBe(10)
    const histogram = report.at('engagement.peers.histogram') as { profiles: number; here: boolean }[]
    expect(histogram.reduce((total, { profiles }) => total + profiles, 0)).toBe(report.at('engagement.peers.profiles'))
    expect(histogram.filter(({ here }) => here)).toHaveLength(1)
  })

  test.each(['followers', 'likers', 'commenters'])('the %s are people with bounds on every share', (kind) => {
    const audience = report.at(`audiences.${kind}`) as AudienceAnswer
    expect(audience.sample_size).toBeGreaterThan(20)
    for (const { share } of [...audience.countries.data, ...audience.genders.data, ...audience.types.data]) {
      expect(share.low).toBeLessThanOrEqual(share.value)
      expect(share.value).toBeLessThanOrEqual(share.high)
      expect(share.sample_size).toBeGreaterThan(0)
    }
    expect(audience.countries.data.reduce((total, { share }) => total + share.value, 0)).toBeLessThanOrEqual(1.001)
    const { score, low, high, factors } = audience.credibility
    expect(sum(factors)).toBeCloseTo(score, 6)
    expect(low <= score && score <= high).toBe(true)
  })

  test('prices are made of factors that sum, in one currency', () => {
    const prices = report.at('price.data') as { price: { amount: number; currency: string }; factors: Factor[] }[]
    expect(prices.length).toBeGreaterThan(0)
    for (const { price, factors } of prices) {
      expect(sum(factors)).toBeCloseTo(price.amount, 6)
      expect(price.currency).toBe('USD')
    }
  })

  test('the same stored input gives the same bytes, and the request the same report', async () => {
    const again = await post('/profile-analytics', { profile: lumevia, audience_sample: 100, contents: 60 })
    expect(hash(again.text)).toBe(hash(report.text))
    const { id, headers } = await post('/profile-analytics-async', {
      profile: lumevia,
      audience_sample: 100,
      contents: 60,
    })
    expect(headers.get('location')).toBe(`/v1/profile-analytics-async/${id}`)
    await started.drain()
    const fetched = await started.call('GET', `/profile-analytics-async/${id}`)
    expect(fetched.json).toMatchObject({ status: 'succeeded' })
    expect(hash(JSON.stringify(fetched.at('result')))).toBe(hash(report.text))
    const stranger = await started.createToken('second')
    expect((await started.call('GET', `/profile-analytics-async/${id}`, { token: stranger })).status).toBe(404)
  })

  test('whoever it is about, factors sum, shares lie within their bounds, and again gives the same bytes', async () => {
    for (const handle of handles.filter((_, i) => i % 40 === 3).slice(0, 8)) {
      const body = { profile: { network: 'instagram', handle }, audience_sample: 50, contents: 30 }
      const answer = await post('/profile-analytics', body)
      const again = await post('/profile-analytics', body)
      expect([answer.status, again.status, hash(again.text)]).toEqual([200, 200, hash(answer.text)])
      for (const { price, factors } of answer.at('price.data') as { price: { amount: number }; factors: Factor[] }[])
        expect(sum(factors)).toBeCloseTo(price.amount, 6)
      for (const kind of ['followers', 'likers', 'commenters']) {
        const audience = answer.at(`audiences.${kind}`) as AudienceAnswer | null
        if (audience === null) continue
        expect(sum(audience.credibility.factors)).toBeCloseTo(audience.credibility.score, 6)
        for (const { share } of [...audience.regions.data, ...audience.account_ages.data, ...audience.types.data])
          expect(share.low <= share.value && share.value <= share.high).toBe(true)
      }
    }
  })

  test('those who react are looked for among the followers, and what cannot be said is null', () => {
    expect(report.at('audiences.followers.not_followers')).toBe(null)
    const outsiders = report.at('audiences.likers.not_followers') as Share | null
    // A few who like in the demo world do not follow; a sample of the followers allows no more than bounds.
    if (outsiders !== null) expect(outsiders.low).toBeLessThanOrEqual(0.25)
  })

  test('max_age_s 0 asks the network again', async () => {
    started.clock.advance(60_000)
    const again = await post('/profile-analytics', { profile: lumevia, audiences: [], contents: 10, max_age_s: 0 })
    expect(Date.parse(String(again.at('profile.as_of')))).toBeGreaterThan(
      Date.parse(String(report.at('profile.as_of'))),
    )
  })

  test('median and mean are different questions', async () => {
    const median = await post('/profile-analytics', { profile: lumevia, metric: 'median', audiences: [], contents: 60 })
    expect(median.at('engagement.metric')).toBe('median')
    expect(median.at('engagement.rate.value')).not.toBe(report.at('engagement.rate.value'))
    expect(median.at('audiences')).toEqual({ followers: null, likers: null, commenters: null })
  })

  test('a dry run says what would be fetched, and fetches nothing', async () => {
    const unread = { network: 'instagram', handle: 'demo_unicode' }
    const plan = await post('/profile-analytics', { profile: unread, dry_run: true, audience_sample: 250 })
    expect(plan.json).toMatchObject({ dry_run: true, calls: 1 + 1 + 1 + 3 * 3 })
    const second = await post('/profile-analytics', { profile: unread, dry_run: true, audience_sample: 250 })
    expect(second.text).toBe(plan.text)
    const known = await post('/profile-analytics', {
      profile: lumevia,
      dry_run: true,
      audience_sample: 100,
      contents: 60,
    })
    expect(known.json).toMatchObject({ calls: 0 })
  })

  test('interests and brands are held against other audiences, and look-alikes explain themselves', async () => {
    const body = (handle: string) => ({
      profile: { network: 'instagram', handle },
      audiences: ['followers'],
      audience_sample: 50,
      contents: 10,
    })
    for (const handle of handles.slice(0, 24)) await post('/profile-analytics', body(handle))
    await indexed(started.app.context.corpus.search.creators)
    started.clock.advance(3_600_000)
    const answer = await post('/profile-analytics', {
      ...body(lumevia.handle),
      audience_sample: 100,
      max_age_s: 86_400,
    })
    const { data, base } = answer.at('audiences.followers.interests') as {
      data: { support: number; base_share: number; lift: Share; share: Share }[]
      base: { audiences: number; sample: number }
    }
    expect(base.audiences).toBeGreaterThanOrEqual(24)
    expect(data.length).toBeGreaterThan(0)
    for (const { support, base_share, lift, share } of data) {
      expect(lift.low <= lift.value && lift.value <= lift.high && base_share > 0).toBe(true)
      expect(lift.value > 1).toBe(share.value > base_share)
      expect(support).toBe(Math.round(share.value * share.sample_size))
    }
    const alike = answer.at('audiences.followers.look_alikes.data') as {
      similarity: number
      factors: Factor[]
      handle: string
    }[]
    expect(alike).toHaveLength(10)
    expect(alike.map(({ similarity }) => similarity)).toEqual(
      alike.map(({ similarity }) => similarity).sort((a, b) => b - a),
    )
    for (const { similarity, factors, handle } of alike) {
      expect(sum(factors)).toBeCloseTo(similarity, 3)
      expect(handle).not.toBe(lumevia.handle)
    }
    const searched = await post('/discovery', {
      network: ['instagram'],
      similar_to: { profile: lumevia, by: 'audience' },
      limit: 20,
    })
    const found = searched.at('data') as { handle: string; shared_traits: string[] }[]
    expect(found[0]?.shared_traits.some((trait) => trait.startsWith('audience countries: '))).toBe(true)
    expect(found.map(({ handle }) => handle)).toContain(alike[0]?.handle)
  })

  test('what was imported is analysed without any network', async () => {
    const imported = await start({ database })
    try {
      const { corpus, clock } = imported.app.context
      const from = { source: 'import', basis: 'declared' as const, asOf: clock.now(), synthetic: false }
      const seen = await started.app.context.corpus.creators.find({ network: 'instagram', handle: lumevia.handle })
      const member: AudienceMember[] = await started.app.context.corpus.audiences.list(
        { network: 'instagram', creatorId: seen?.externalId ?? '', kind: 'followers' },
        { limit: 50 },
      )
      if (seen === undefined) throw new Error('The profile was not kept.')
      await corpus.creators.save([{ ...seen, provenance: from }])
      await corpus.audiences.save({ network: 'instagram', creatorId: seen.externalId, kind: 'followers' }, member, from)
      const body = { profile: lumevia, max_age_s: 1, audiences: ['followers'] }
      const answer = await imported.call('POST', '/profile-analytics', { body, headers: { prefer: 'wait=30' } })
      expect(answer.json).toMatchObject({
        state: 'ready_low_confidence',
        audiences: { followers: { sample_size: 50 } },
      })
    } finally {
      await imported.stop()
    }
  })
})
