import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { playNetworks, type OAuthNetworks } from './oauth-networks.js'
import { owner } from './oauth-owner.js'
import { connectSettings, walkThrough } from './oauth-walk.js'
import { beginning, databases, start, type Started } from './harness.js'
import { creatorLike } from './records.js'

const purpose = 'Plan the spring campaign together with you.'

describe.each(databases)('on %s', (database) => {
  let started: Started
  let networks: OAuthNetworks
  beforeAll(async () => {
    let now = (): number => beginning
    networks = await playNetworks(() => now())
    started = await start({ database, config: connectSettings(networks), reachable: [networks.reachable] })
    now = () => started.clock.now()
  })
  afterAll(async () => {
    await started.stop()
    await networks.stop()
  })
  afterEach(async () => {
    const left = (await started.call('GET', '/connections?limit=100')).at('data') as { id: string }[]
    for (const { id } of left) await started.call('DELETE', `/connections/${id}`)
  })

  const create = (provider: string, more: object = {}) =>
    started.call('POST', '/connections', { body: { provider, purpose, ...more } })
  const connect = async (provider: string): Promise<{ id: string; link: string }> => {
    const made = await create(provider)
    expect(made.status).toBe(201)
    const link = String(made.at('url'))
    const back = await walkThrough(started, networks, link)
    expect([back.status, back.headers.get('location')]).toEqual([303, new URL(link).pathname])
    return { id: made.id, link }
  }

  test.each([
    ['instagram', 'reach', 1000],
    ['facebook', 'reach', 5000],
    ['youtube', 'views', 120_400],
    ['tiktok', 'average_views', 200],
    // Of 28 days LinkedIn has told 26.
    ['professional', 'views', 240 * 26],
  ])('a creator connects %s, and figures are read as measured', async (provider, name, value) => {
    const { id, link } = await connect(provider)
    const read = await started.call('GET', `/connections/${id}`)
    expect(read.json).toMatchObject({
      state: 'connected',
      handle: provider === 'professional' ? `company/${owner.handle}` : owner.handle,
      problem: null,
      ended_by: null,
    })
    expect(read.at('measured.basis')).toBe('measured')
    const figures = read.at('measured.figures') as { name: string; value: number }[]
    expect(figures.find((each) => each.name === name)?.value).toBe(value)
    expect(read.text).not.toMatch(/access_token|act\.|ya29|IGL|EA[AP]/)
    const page = await started.call('GET', started.origin + new URL(link).pathname, { token: null })
    expect(page.text).toContain('Disconnect')
  })

  test('a creator reads who asks, where they sign in, until when, and how to end it', async () => {
    const made = await create('youtube')
    const path = started.origin + new URL(String(made.at('url'))).pathname
    const { text } = await started.call('GET', path, { token: null })
    const words = text.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
    expect(words).toContain('first asks to see figures of your YouTube account')
    expect(words).toContain(purpose)
    expect(words).toMatch(/You sign in at \S+ , and your password stays there/)
    expect(words).toContain('The offer ends on 30 September 2026.')
    expect(words).toContain(
      'You can also remove the access at YouTube. In the Google account: Security, Third-party apps with account access.',
    )
    expect(words).not.toContain('..')
  })

  test('shares of countries, ages and genders are those of the network, in our words', async () => {
    const { id } = await connect('instagram')
    const audience = (await started.call('GET', `/connections/${id}`)).at('measured.audience') as {
      name: string
      shares: unknown[]
    }[]
    const sharesOf = (name: string) => audience.find((each) => each.name === name)?.shares
    expect(sharesOf('countries')).toEqual([
      { id: 'DE', share: 0.7 },
      { id: 'AT', share: 0.3 },
    ])
    expect(sharesOf('ages')).toEqual([
      { id: '25-34', share: 0.5 },
      { id: '55+', share: 0.3 },
      { id: '18-24', share: 0.2 },
    ])
    expect((sharesOf('genders') as { id: string; share: number }[])[0]?.id).toBe('female')
    expect(sharesOf('genders')).toHaveLength(2)
  })

  test('followers of a LinkedIn Page are split by country, seniority, function and size of company', async () => {
    const { id } = await connect('professional')
    const read = await started.call('GET', `/connections/${id}`)
    expect(read.at('handle')).toBe(`company/${owner.handle}`)
    expect(read.at('measured.missing')).toEqual([])
    const audience = read.at('measured.audience') as { name: string; shares: unknown[] }[]
    expect(Object.fromEntries(audience.map(({ name, shares }) => [name, shares]))).toEqual({
      countries: [
        { id: 'DE', share: 0.75 },
        { id: 'AT', share: 0.25 },
      ],
      seniorities: [
        { id: 'Entry', share: 0.75 },
        { id: 'Manager', share: 0.25 },
      ],
      functions: [{ id: 'Marketing', share: 1 }],
      company_sizes: [{ id: '2-10', share: 1 }],
    })
    const figures = read.at('measured.figures') as { name: string; value: number; days: number | null }[]
    expect(figures.find(({ name }) => name === 'followers')).toMatchObject({ value: 4200, days: null })
    expect(figures.find(({ name }) => name === 'clicks')).toMatchObject({ value: 156, days: 28 })
  })

  test('the page tells who asks and why, and escapes what they wrote', async () => {
    const made = await create('youtube', { purpose: '<b>Look at <script>figures</script></b>' })
    const page = await started.call('GET', started.origin + new URL(String(made.at('url'))).pathname, { token: null })
    expect(page.text).toContain('first')
    expect(page.text).not.toContain('<script>')
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
  })

  test('whoever refuses, comes with another browser or brings a state twice connects nothing', async () => {
    const made = await create('youtube')
    const link = String(made.at('url'))
    expect((await walkThrough(started, networks, link, { refuse: true })).text).toContain('You did not agree')
    expect((await walkThrough(started, networks, link, { otherBrowser: true })).status).toBe(400)
    const sent = await started.call('GET', `${started.origin}${new URL(link).pathname}/continue`, { token: null })
    const cookie = (sent.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    const back = networks.agree(sent.headers.get('location') ?? '')
    const forged = back.replace(/state=[^&]+/, `state=${'A'.repeat(43)}`)
    expect((await started.call('GET', started.origin + forged, { token: null, headers: { cookie } })).status).toBe(400)
    expect((await started.call('GET', `/connections/${made.id}`)).at('state')).toBe('pending')
    expect((await started.call('GET', started.origin + back, { token: null, headers: { cookie } })).status).toBe(303)
    expect((await started.call('GET', started.origin + back, { token: null, headers: { cookie } })).status).toBe(400)
  })

  test('a link for one account does not connect another one', async () => {
    const made = await create('tiktok', { handle: '@somebody.else' })
    const back = await walkThrough(started, networks, String(made.at('url')))
    expect(back.text).toContain('the link is for somebody.else')
    expect((await started.call('GET', `/connections/${made.id}`)).at('state')).toBe('pending')
  })

  test('a link works for its days alone', async () => {
    const made = await create('youtube', { expires_in_days: 1 })
    started.clock.advance(86_400_000)
    const page = await started.call('GET', started.origin + new URL(String(made.at('url'))).pathname, { token: null })
    expect(page.status).toBe(404)
    expect((await started.call('GET', `/connections/${made.id}`)).at('state')).toBe('expired')
  })

  test.each(['youtube', 'tiktok', 'instagram'])('tokens of %s are renewed before they run out', async (provider) => {
    const { id } = await connect(provider)
    const { token_expires_at: before } = (await started.call('GET', `/connections/${id}`)).json as {
      token_expires_at: string
    }
    const days = provider === 'instagram' ? 50 : 3
    for (let day = 0; day < days; day += 10) {
      started.clock.advance(Math.min(10, days) * 86_400_000)
      expect((await started.call('POST', `/connections/${id}/read`)).status).toBe(200)
    }
    const { token_expires_at: after } = (await started.call('GET', `/connections/${id}`)).json as {
      token_expires_at: string
    }
    expect(Date.parse(after)).toBeGreaterThan(Date.parse(before))
  })

  test('a creator disconnects: tokens and figures are gone, the network is told, the event is there', async () => {
    const { id, link } = await connect('youtube')
    const path = new URL(link).pathname
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const ended = await started.call('POST', `${started.origin}${path}/disconnect`, {
      token: null,
      headers: form,
      body: '',
    })
    expect(ended.status).toBe(200)
    expect(networks.asked).toContain('oauth2.googleapis.com /revoke')
    const read = await started.call('GET', `/connections/${id}`)
    expect(read.json).toMatchObject({ state: 'ended', ended_by: 'creator', measured: null, token_expires_at: null })
    expect((await started.call('POST', `/connections/${id}/read`)).status).toBe(409)
    expect((await started.call('GET', started.origin + path, { token: null })).status).toBe(404)
    const events = await started.call('GET', `/events?limit=100`)
    expect(events.text).toContain('connection.ended')
    const rows = await started.app.context.corpus.measured.list(id, 10)
    expect(rows).toEqual([])
  })

  test('we end one: it is revoked where the network lets us, and the answer says whether', async () => {
    const { id } = await connect('tiktok')
    expect((await started.call('POST', `/connections/${id}/end`)).json).toMatchObject({ state: 'ended', revoked: true })
    const other = await connect('instagram')
    expect((await started.call('POST', `/connections/${other.id}/end`)).json).toMatchObject({
      ended_by: 'account',
      revoked: false,
    })
    expect((await started.call('DELETE', `/connections/${other.id}`)).status).toBe(204)
    expect((await started.call('GET', `/connections/${other.id}`)).status).toBe(404)
  })

  test('an app that the creator removed at the network ends the connection', async () => {
    const { id } = await connect('youtube')
    networks.removeApp()
    expect((await started.call('POST', `/connections/${id}/read`)).status).toBeGreaterThanOrEqual(400)
    const read = await started.call('GET', `/connections/${id}`)
    expect(read.json).toMatchObject({ state: 'ended', ended_by: 'network', measured: null })
    expect(read.at('problem')).toContain('connect again')
  })

  test('a figure that the network refuses is missing, and the others are there', async () => {
    networks.refuseFigures.add('follower_demographics')
    const { id } = await connect('instagram')
    networks.refuseFigures.clear()
    const read = await started.call('GET', `/connections/${id}`)
    expect((read.at('measured.missing') as { item: string }[]).map(({ item }) => item)).toEqual([
      'countries',
      'ages',
      'genders',
      'cities',
    ])
    expect(read.at('measured.figures.0.name')).toBe('followers')
  })

  test('what is due is read by itself, once', async () => {
    const { id } = await connect('youtube')
    started.clock.advance(90_000_000)
    const before = networks.asked.length
    await started.app.context.connections.connectionKeeper.look()
    expect(networks.asked.length).toBeGreaterThan(before)
    expect(await started.app.context.corpus.measured.list(id, 10)).toHaveLength(2)
    await started.call('POST', `/connections/${id}/end`)
  })

  test('the report of the profile shows measured figures beside estimates, to this account alone', async () => {
    await connect('youtube')
    const known = { network: 'youtube', externalId: 'UC1', handle: owner.handle, followers: 1000 } as const
    const provenance = { source: 'import', basis: 'measured', asOf: started.clock.now(), synthetic: false } as const
    await started.app.context.corpus.creators.save([creatorLike({ ...known, provenance })])
    const body = { profile: { network: 'youtube', handle: owner.handle }, max_age_s: 31_536_000, audiences: [] }
    const report = await started.call('POST', '/profile-analytics', { body })
    expect(report.at('first_party.basis')).toBe('measured')
    const figures = report.at('first_party.figures') as { name: string; estimate: unknown }[]
    expect(figures.find(({ name }) => name === 'followers')?.estimate).toEqual({
      value: 1000,
      difference: -200,
      ratio: 1000 / 1200,
    })
    expect(report.at('first_party.audience.0')).toMatchObject({ name: 'countries', of: 'viewers', compared_with: null })
    const token = await started.createToken('another')
    expect((await started.call('POST', '/profile-analytics', { body, token })).at('first_party')).toBeNull()
  })

  test('nobody else sees a connection, and tokens are sealed in the database', async () => {
    const { id } = await connect('tiktok')
    const token = await started.createToken('another')
    expect((await started.call('GET', `/connections/${id}`, { token })).status).toBe(404)
    expect((await started.call('GET', '/connections', { token })).at('data')).toEqual([])
    const refused = await started.call('GET', `/connections/${id}`, {
      token: await started.createToken('first', ['creators']),
    })
    expect([refused.status, refused.at('detail')]).toEqual([403, expect.stringContaining('scope connections')])
    const row = await started.app.context.connections.connections.find(
      (await started.call('GET', '/me')).at('account.id') as string,
      id,
    )
    expect(row?.tokens).toMatch(/^sealed:1:/)
    expect((await started.call('POST', '/connections', { body: { provider: 'nowhere', purpose } })).status).toBe(422)
  })
})

test('without an app and an address, the answer says what to set', async () => {
  const started = await start()
  const refused = await started.call('POST', '/connections', { body: { provider: 'youtube', purpose } })
  expect(refused.status).toBe(409)
  expect(refused.at('detail')).toContain('ROSTRA_CONNECT_APPS')
  expect(refused.at('detail')).toContain('ROSTRA_PUBLIC_URL')
  expect((await started.call('GET', '/connection-providers')).at('data.0.ready')).toBe(false)
  expect((await started.call('GET', `${started.origin}/connect/nothing`, { token: null })).status).toBe(404)
  await started.stop()
})
