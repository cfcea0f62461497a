import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getMapping } from '../src/sources/mapped/load.js'
import { createOwnLedger, type Ledger } from '../src/sources/ledger.js'
import { Allowance } from '../src/sources/mapped/allowance.js'
import { MappedSource } from '../src/sources/mapped/source.js'
import { SafeFetch } from '../src/sources/web/safe-fetch.js'
import { Quota } from '../src/sources/youtube/quota.js'
import { databases, start, type Started } from './harness.js'
import { play } from './sources/play.js'
import { now } from './sources/world.js'
import { x } from './sources/worlds/x.js'

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
    prices: { followers: 0.01, contents: 0.005 },
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
  expect(plan.at('usd')).toBeCloseTo(0.01 + 0.51 + 0.51)
  expect((await started.call('GET', '/cost-estimate?network=lemmy&operation=profile')).status).toBe(422)
  await started.stop()
})

test('the look-up of a user before their posts is charged, once', async () => {
  const played = await play(x)
  const ada = { network: 'x' as const, handle: x.handleOf('ada') }
  const used = (): number => played.source.quota?.().used ?? 0
  await played.source.contents(ada, { cursor: null, limit: 10 })
  expect(used()).toBe(6)
  await played.source.contents(ada, { cursor: null, limit: 10 })
  expect(used()).toBe(11)
  await played.stop()
})

test('where nothing is charged, nothing is asked for', () => {
  const source = new MappedSource(getMapping('lemmy'), {
    web: new SafeFetch(),
    now: () => 0,
    credentials: { server: 'a.example' },
  })
  expect(source.price).toBeUndefined()
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
  const again = openX(ledger, '0.06')
  await again.recount?.()
  expect(again.quota?.()).toMatchObject({ used: 6, limit: 6 })
  await expect(again.profile(ada)).rejects.toMatchObject({ kind: 'rate_limited' })
  expect(again.quota?.()).toMatchObject({ used: 6, limit: 6 })
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
