import { expect, test } from 'vitest'
import { getMapping } from '../src/sources/mapped/load.js'
import type { Spent } from '../src/sources/mapped/ledger.js'
import { MappedSource } from '../src/sources/mapped/source.js'
import { SafeFetch } from '../src/sources/web/safe-fetch.js'
import { start } from './harness.js'
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

test('a restart does not begin the budget of a day anew', async () => {
  let kept: Spent | undefined
  const ledger = { read: async () => kept, write: async (_: string, spent: Spent) => void (kept = spent) }
  const played = await play({ ...x, open: (parts) => x.open({ ...parts, ledger }) })
  const ada = { network: 'x' as const, handle: x.handleOf('ada') }
  await played.source.contents(ada, { cursor: null, limit: 10 })
  expect(kept?.usd).toBeCloseTo(0.06)
  const again = new MappedSource(getMapping('x'), {
    ...{ web: new SafeFetch(), now: () => now, ledger, credentials: { bearer_token: 'token', budget_usd: '0.06' } },
  })
  await expect(again.profile(ada)).rejects.toMatchObject({ kind: 'rate_limited' })
  expect(again.quota?.()).toMatchObject({ used: 6, limit: 6 })
  await played.stop()
})
