import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getMapping } from '../src/sources/mapped/load.js'
import { createOwnLedger, type Ledger } from '../src/sources/ledger.js'
import { Allowance } from '../src/sources/mapped/allowance.js'
import { MappedSource } from '../src/sources/mapped/source.js'
import { SafeFetch } from '../src/sources/web/safe-fetch.js'
import { Quota } from '../src/sources/youtube/quota.js'
import { executablePath, openConsole } from './console-page.js'
import { databases, start, type Started } from './harness.js'
import { indexed } from './indexed.js'
import { creatorLike } from './records.js'
import { play } from './sources/play.js'
import { now } from './sources/world.js'
import { x } from './sources/worlds/x.js'

const day = 86_400

test('what a network charges is told before it is read, and bounded by the budget', async () => {
  const config = { networks: ['x' as const], credentials: ['x.bearer_token=token', 'x.budget_usd=5'] }
  const started = await start({ config })
  const estimate = await started.call('GET', '/cost-estimate?network=x&operation=followers&items=100000')
  expect(estimate.json).toMatchObject({
    source: 'x',
    usd: 1000.01,
    budget: { usd_a_day: 5, used_usd: 0, left_usd: 5 },
    affordable_items: 499,
  })
  const networks = (await started.call('GET', '/networks')).at('data') as { network: string; sources: object[] }[]
  expect(networks.find(({ network }) => network === 'x')?.sources[0]).toMatchObject({
    quota: { used: 0, limit: 500, unit: 'usd_cents' },
    prices: { followers: 0.01, contents: 0.01, search: 0.015 },
  })
  const plan = await started.call('POST', '/profile-analytics', {
    body: {
      profile: { network: 'x', handle: 'ada' },
      dry_run: true,
      contents: 100,
      audience_sample: 50,
      audiences: ['followers'],
    },
  })
  expect(plan.at('usd')).toBeCloseTo(0.01 + 1.01 + 0.51)
  expect((await started.call('GET', '/cost-estimate?network=lemmy&operation=profile')).status).toBe(422)
  await started.stop()
})

describe('what a request may cost', () => {
  let started: Started
  const ada = { profile: { network: 'x', handle: 'ada' } }
  beforeAll(async () => {
    const credentials = ['x.bearer_token=token', 'x.budget_usd=5']
    // Nothing is carried out: work under way holds a part of the budget back.
    started = await start({ config: { role: 'serve', networks: ['x', 'youtube'], youtubeKey: 'key', credentials } })
  })
  afterAll(() => started.stop())

  const estimate = async (kind: string, input: object) =>
    (await started.call('POST', '/cost-estimate', { body: { kind, input } })).at('cost')

  test('is said before, and the same again when it is submitted', async () => {
    const wanted = { ...ada, max_items: 2000 }
    const before = await estimate('public_content', wanted)
    // The profile for a cent, its look-up before the posts for another, 2,000 posts and a picture of each for half a cent.
    const usd = 0.01 + 0.01 + 2000 * 0.01
    expect(before).toMatchObject({
      usd,
      sources: [{ source: 'x', network: 'x', usd, left: { amount: 5, unit: 'usd' }, enough: false }],
    })
    const submitted = await started.call('POST', '/public-content-async', { body: wanted })
    expect(submitted.status).toBe(202)
    expect(submitted.at('cost')).toEqual(before)
    const id = submitted.at('id') as string
    expect((await started.call('GET', `/requests/${id}`)).at('cost')).toEqual(before)
    await started.call('POST', `/requests/${id}/cancel`)
  })

  test('follows from what each kind reads', async () => {
    expect(await estimate('screening', ada)).toMatchObject({ usd: 0.02 + 2000 * 0.01 })
    expect(await estimate('profile_analytics', { ...ada, contents: 100, audiences: [] })).toMatchObject({ usd: 1.02 })
    const listening = { brand: { name: 'Vela', query: 'vela' }, networks: ['x'], gather: { include_comments: false } }
    expect(await estimate('social_listening', listening)).toMatchObject({ usd: 3 })
    const profiles = [ada.profile, { network: 'x', handle: 'bob' }]
    expect(await estimate('audience_overlap', { profiles, max_members: 100 })).toMatchObject({ usd: 2.04 })
  })

  test('counts the units of YouTube', async () => {
    const contents = { profile: { network: 'youtube', handle: 'ada' }, max_items: 250 }
    // A unit for the profile; for 250 videos three times the channel, and two calls for each of five pages.
    expect(await estimate('public_content', contents)).toMatchObject({
      units: 1 + 3 + 10,
      usd: 0,
      sources: [{ source: 'youtube', left: { amount: 10_000, unit: 'units' }, enough: true }],
    })
  })

  test('monitoring says it of its first screening', async () => {
    const begun = await started.call('POST', '/screening/continuous-monitoring', { body: ada })
    expect(begun.status).toBe(201)
    expect(begun.at('cost')).toEqual(await estimate('screening', ada))
    await started.call('POST', `/screening/continuous-monitoring/${begun.at('id') as string}/stop`)
  })

  test('of an enriched list is that of the profiles that are not known, as far as they are asked for', async () => {
    const items = ['x:ada', 'x:bob', 'x:eve', 'instagram:lumevia.official', 'nobody@nowhere.example']
    expect(await estimate('enrichment', { items })).toBeNull()
    expect(await estimate('enrichment', { items, live: {} })).toMatchObject({ usd: 0.03, calls: 3 })
    const submitted = await started.call('POST', '/enrichments', { body: { items, live: { profiles_max: 2 } } })
    expect(submitted.at('cost')).toMatchObject({ usd: 0.02, sources: [{ left: { amount: 5, unit: 'usd' } }] })
    await started.call('POST', `/requests/${submitted.at('id') as string}/cancel`)
  })

  test('of a schedule is said for each run and for a month', async () => {
    const estimated = async (kind: string, input: object, every_s: number) =>
      (await started.call('POST', '/cost-estimate', { body: { kind, input, every_s } })).at('scheduled')

    // Nothing is known of Ada: a later run is counted with a page of a hundred posts.
    const monitored = await estimated('screening', ada, day)
    expect(monitored).toMatchObject({ every_s: day, run: { usd: 1.02 }, month: { usd: 30.6 } })
    const begun = await started.call('POST', '/screening/continuous-monitoring', { body: ada })
    expect(begun.at('scheduled')).toEqual(monitored)
    await started.call('POST', `/screening/continuous-monitoring/${begun.at('id') as string}/stop`)

    const listening = { brand: { name: 'Vela', query: 'vela' }, networks: ['x'], gather: { include_comments: false } }
    const listened = await started.call('POST', '/social-listening/recurring', {
      body: { name: 'Vela, twice a day', listening, every_s: day / 2 },
    })
    expect(listened.json).toMatchObject({ cost: { usd: 3 }, scheduled: { run: { usd: 3 }, month: { usd: 180 } } })
    expect(listened.at('scheduled')).toEqual(await estimated('social_listening', listening, day / 2))
    await started.call('DELETE', `/social-listening/recurring/${listened.at('id') as string}`)

    const report = { ...ada, contents: 100, audiences: [] }
    const reported = await started.call('POST', '/profile-reports', { body: { ...report, every_s: 7 * day } })
    expect(reported.at('scheduled')).toMatchObject({ run: { usd: 1.02 }, month: { usd: 4.37 } })
    await started.call('DELETE', `/profile-reports/${reported.at('id') as string}`)
    expect(await estimated('screening', { profile: { network: 'instagram', handle: 'a' } }, day)).toBeNull()
  })

  test('of a campaign is said before it is created, and with every check', async () => {
    await started.app.context.corpus.creators.save(
      ['cleo', 'dora'].map((handle) => creatorLike({ network: 'x', handle, externalId: handle })),
    )
    await indexed(started.app.context.corpus.search.creators)
    const price = async (operation: string, items: number): Promise<number> =>
      (await started.call('GET', `/cost-estimate?network=x&operation=${operation}&items=${items}`)).at('usd') as number
    // The profile, 48 posts to compare with, a page of posts of the campaign, and the comments on one of them.
    const before = (await price('profile', 1)) + (await price('contents', 48))
    const each = before + (await price('contents', 100)) + (await price('comments', 300))
    const usd = expect.closeTo(2 * each) as number
    const body = { name: 'Spring', hashtags: ['spring'], starts_at: '2026-09-01T00:00:00Z', every_s: day }
    const input = { ...body, roster: { items: ['x:cleo', 'x:dora'] } }
    const said = await started.call('POST', '/cost-estimate', { body: { kind: 'campaign', input } })
    expect(said.json).toMatchObject({
      cost: { usd, sources: [{ source: 'x', enough: false }] },
      scheduled: { run: { usd } },
    })
    const created = await started.call('POST', '/campaigns', { body: input })
    const { kind: _, ...costs } = said.json as { kind: string }
    expect(created.json).toMatchObject(costs)
    const id = created.at('id') as string
    const checked = await started.call('POST', `/campaigns/${id}/check`)
    expect(checked.at('cost')).toEqual(said.at('cost'))
    await started.call('POST', `/requests/${checked.at('request_id') as string}/cancel`)
    await started.call('DELETE', `/campaigns/${id}`)
    const planned = { ...input, starts_at: '2027-09-01T00:00:00Z' }
    // Before it begins there are no posts to read.
    expect(await estimate('campaign', planned)).toMatchObject({
      usd: expect.closeTo(2 * before) as number,
    })
  })

  test.skipIf(executablePath === undefined)(
    'is shown in forms before they are sent',
    { timeout: 120_000 },
    async () => {
      const { page, shows, go, signIn, close } = await openConsole(started)
      await signIn()
      const name = async (path: string, handle: string): Promise<void> => {
        await go(path)
        await page.getByLabel('Network').selectOption('x')
        await page.getByRole('combobox', { name: 'Handle or URL' }).fill(handle)
      }
      await name('/screening', 'ada')
      await shows('May cost up to $20.02 at X. Left today: $5.00. Reading stops there.')
      await name('/screening/monitoring', 'ada')
      await shows('On a schedule: up to $1.02 for each later run, $30.60 in 30 days.')
      await page.getByLabel('How often?').selectOption('1h')
      await shows('On a schedule: up to $1.02 for each later run, $734.40 in 30 days.')
      await go('/enrichment')
      await page.getByLabel('One per line').fill('x:ada\nx:bob')
      await page.getByLabel(/Read profiles that are not known yet/).check()
      await shows(/May cost up to \$0\.02 at X\./)
      await go('/campaigns')
      await page.getByLabel('Hashtags').fill('#spring')
      await page.getByLabel('First day').fill('2026-09-01')
      await page.getByLabel('Creators', { exact: true }).fill('x:cleo')
      await shows(/May cost up to \$\d+\.\d\d at X\./)
      await shows(/On a schedule: up to \$\d+\.\d\d for each later run/)
      await go('/listening')
      await page.getByRole('combobox', { name: 'Brand' }).fill('Vela')
      await shows(/May cost up to \$\d+\.\d\d at X\./)
      await close()
    },
  )

  test('is null where nothing is charged, and refused where the request would be', async () => {
    const free = { profile: { network: 'instagram', handle: 'lumevia.official' } }
    expect(await estimate('screening', free)).toBeNull()
    const wrong = await started.call('POST', '/cost-estimate', { body: { kind: 'screening', input: { profil: 1 } } })
    expect(wrong.status).toBe(422)
    expect(JSON.stringify(wrong.json)).toContain('/input/profil')
    expect((await started.call('POST', '/cost-estimate', { body: { kind: 'nothing', input: {} } })).status).toBe(422)
  })
})

test('the look-up of a user before their posts is charged, once', async () => {
  const played = await play(x)
  const ada = { network: 'x' as const, handle: x.handleOf('ada') }
  const used = (): number => played.source.quota?.().used ?? 0
  await played.source.contents(ada, { cursor: null, limit: 10 })
  // The look-up, ten posts, and a picture.
  expect(used()).toBe(7)
  await played.source.contents(ada, { cursor: null, limit: 10 })
  expect(used()).toBe(12)
  await played.stop()
})

test('where nothing is charged, nothing is asked for', () => {
  const source = new MappedSource(getMapping('lemmy'), {
    web: new SafeFetch(),
    now: () => 0,
    credentials: { server: 'a.example' },
  })
  expect(source.cost).toBeUndefined()
})

const openX = (ledger: Ledger, budget: string) =>
  new MappedSource(getMapping('x'), {
    ...{ web: new SafeFetch(), now: () => now, ledger, credentials: { bearer_token: 'token', budget_usd: budget } },
  })

test('a restart does not begin the budget of a day anew', async () => {
  const ledger = createOwnLedger()
  const played = await play({ ...x, open: (parts) => x.open({ ...parts, ledger }) })
  const ada = { network: 'x' as const, handle: x.handleOf('ada') }
  await played.source.contents(ada, { cursor: null, limit: 10 })
  const again = openX(ledger, '0.07')
  await again.recount?.()
  expect(again.quota?.()).toMatchObject({ used: 7, limit: 7 })
  expect(again.quota?.()).toMatchObject({ refused: false })
  await expect(again.profile(ada)).rejects.toMatchObject({ kind: 'rate_limited' })
  expect(again.quota?.()).toMatchObject({ used: 7, limit: 7, refused: true })
  await played.stop()
})

test('a call that fails costs nothing, and what it might have cost is free again', async () => {
  const played = await play(x)
  const nobody = { network: 'x' as const, handle: 'nobody-of-this-name' }
  await expect(played.source.contents(nobody, { cursor: null, limit: 10 })).rejects.toBeDefined()
  expect(played.source.quota?.().used).toBe(0)
  await played.stop()
})

describe.each(databases)('allowances on %s', (database) => {
  let started: Started
  beforeAll(async () => {
    started = await start({ database })
  })
  afterAll(() => started.stop())

  test('processes that share a database share a budget, to the last cent', async () => {
    const ledger = started.app.context.spending
    // Ten at once, each as another process: five of them get the rest of the budget.
    const allowances = Array.from(
      { length: 10 },
      () => new Allowance(getMapping('x'), { ledger, now: () => now, credentials: { budget_usd: '0.25' } }),
    )
    const holds = await Promise.allSettled(allowances.map((one) => one.hold('contents', 10)))
    const held = holds.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
    expect(held.reduce((sum, { records }) => sum + records, 0)).toBeLessThanOrEqual(50)
    await Promise.all(held.map((hold) => hold.settle({ calls: 1, records: 1, usd: 0 })))
    const [first] = allowances
    await first?.recount()
    expect(first?.state.used).toBe(Math.ceil(held.length * 0.5))
  })

  test('units of YouTube are counted by all processes and survive restarts', async () => {
    const ledger = started.app.context.spending
    const quota = () => new Quota(250, () => now, ledger)
    const spent = await Promise.all(Array.from({ length: 4 }, () => quota().spend(100)))
    expect(spent.filter(Boolean)).toHaveLength(2)
    const later = quota()
    await later.recount()
    expect(later.state).toMatchObject({ used: 200, limit: 250 })
    expect(await later.spend(50)).toBe(true)
    await ledger.forgetEnded(later.state.resetsAt)
    const nextDay = new Quota(250, () => now, ledger)
    await nextDay.recount()
    expect(nextDay.state.used).toBe(0)
  })
})
