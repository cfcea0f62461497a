import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { QuotaWatch } from '../src/areas/platform/quota-watch.js'
import type { Quota } from '../src/sources/port.js'
import { databases, start, type Started } from './harness.js'

describe.each(databases)('quotas on %s', (database) => {
  let started: Started
  beforeAll(async () => {
    started = await start({ database })
  })
  afterAll(() => started.stop())

  test('every account is told once in each period that a quota is low, and that it is spent', async () => {
    const stranger = await started.createToken('second')
    const { db, jobs, platform } = started.app.context
    let quota: Quota = { used: 79, limit: 100, resetsAt: 1_800_000_000_000, unit: 'units' }
    const sources = { all: () => [{ id: 'youtube', network: 'youtube' as const, quota: () => quota }] }
    const watch = (): QuotaWatch => new QuotaWatch({ db, events: jobs.events, tokens: platform.tokens, sources })
    const kindsOf = async (token = started.token): Promise<unknown[]> =>
      (
        (await started.call('GET', '/events?kind=quota.low,quota.spent', { token })).at('data') as { kind: string }[]
      ).map(({ kind }) => kind)
    const first = watch()
    await first.look()
    expect(await kindsOf()).toEqual([])
    quota = { ...quota, used: 80 }
    await first.look()
    await first.look()
    // Another process, or the same after a restart, tells nothing twice.
    await watch().look()
    expect(await kindsOf()).toEqual(['quota.low'])
    quota = { ...quota, used: 100 }
    await first.look()
    expect(await kindsOf()).toEqual(['quota.low', 'quota.spent'])
    expect(await kindsOf(stranger)).toEqual(['quota.low', 'quota.spent'])
    quota = { ...quota, used: 90, resetsAt: 1_800_086_400_000 }
    await first.look()
    expect(await kindsOf()).toEqual(['quota.low', 'quota.spent', 'quota.low'])
    quota = { ...quota, used: 90, resetsAt: 1_800_172_800_000, refused: true }
    await first.look()
    // What is left does not pay for what was asked: that is the end of it too.
    expect((await kindsOf()).slice(3)).toEqual(['quota.low', 'quota.spent'])
    const newest = await started.call('GET', '/events?kind=quota.low&limit=2')
    expect(newest.at('data.1.payload')).toMatchObject({ source: 'youtube', used: 90, limit: 100 })
  })
})
