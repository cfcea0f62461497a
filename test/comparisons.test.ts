import { afterAll, beforeAll, expect, test } from 'vitest'
import { start, type Started } from './harness.js'
import { contentLike, creatorLike, imported } from './records.js'

const dayMs = 86_400_000
let started: Started
beforeAll(async () => {
  started = await start({ config: { demo: true, seedDemo: false } })
  const now = started.clock.now()
  const { creators, contents } = started.app.context.corpus
  const provenance = imported(now)
  await creators.save(
    ['una.bakes', 'otto.rides'].map((handle, i) =>
      creatorLike({ network: 'facebook', externalId: handle, handle, followers: 1000 * (i + 1), provenance }),
    ),
  )
  await contents.save(
    ['Fresh rye bread today', 'I will kill you and burn your house down, you worthless pig'].map((text, i) =>
      contentLike({
        network: 'facebook',
        author: 'una.bakes',
        authorExternalId: 'una.bakes',
        contentId: `p${i}`,
        text,
        publishedAt: now - (i + 3) * dayMs,
        provenance,
      }),
    ),
  )
})
afterAll(() => started.stop())

const compare = async (body: object) => {
  const { id } = await started.call('POST', '/comparisons', { body })
  await started.drain()
  return started.call('GET', `/comparisons/${id}`)
}

test('creators are compared by the same figures as their reports, with overlap and who is best', async () => {
  const profiles = ['lumevia.official', 'quindra.official'].map((handle) => ({ network: 'instagram', handle }))
  const done = await compare({ profiles, contents: 30, max_members: 1000 })
  expect(done.at('status')).toBe('succeeded')
  const report = await started.call('POST', '/profile-analytics', {
    body: { profile: profiles[0], contents: 30, audiences: ['followers', 'commenters'] },
  })
  expect(done.at('data.0.engagement_rate')).toEqual(report.at('engagement.rate'))
  expect(done.at('data.0.account_score')).toEqual(report.at('account_score'))
  expect(done.at('data.0.audience.countries.0')).toEqual(report.at('audiences.followers.countries.data.0'))
  expect(done.at('data.0.risk')).toMatchObject({ contents: 30 })
  const factors = report.at('account_score.factors') as { contribution: number }[]
  const sum = factors.reduce((points, { contribution }) => points + contribution, 0)
  expect(Math.abs(sum - (report.at('account_score.score') as number))).toBeLessThan(0.2)
  expect(done.at('result.overlap.matrix.0.0.value')).toBe(1)
  const best = done.at('result.best') as { figure: string; profile: number; why: string }[]
  const most = (done.at('data.0.followers') as number) > (done.at('data.1.followers') as number) ? 0 : 1
  expect(best.find(({ figure }) => figure === 'followers')).toMatchObject({ profile: most, clear: true, known: 2 })
  const file = await started.call('GET', `/comparisons/${done.id}?format=csv`)
  expect(file.text.split('\r\n')[0]).toMatch(/^position,.*engagement_rate/)
  expect(file.text).toContain('quindra.official')
})

test('what is not known is null with its reason, and who is not known does not stop the others', async () => {
  const profiles = ['una.bakes', 'otto.rides', 'nobody.at.all'].map((handle) => ({ network: 'facebook', handle }))
  const done = await compare({ profiles })
  const [una, otto, nobody] = done.at('data') as Record<string, unknown>[]
  expect(una).toMatchObject({
    followers: 1000,
    growth: null,
    audience: null,
    account_score: null,
    risk: { judged: 2, flagged: 1, share: { value: 0.5, sample_size: 2 } },
  })
  const items = (una?.['missing'] as { item: string; detail: string }[]).map(({ item }) => item)
  for (const item of ['account_score', 'growth', 'price'])
    expect(items.some((each) => each.startsWith(item))).toBe(true)
  expect(otto).toMatchObject({ risk: null, followers: 2000 })
  expect(nobody).toMatchObject({ state: 'unavailable', followers: null, missing: [{ reason: 'not_found' }] })
  expect(done.at('result')).toMatchObject({ overlap: null, overlap_missing: expect.any(String) as string })
})

test('twice the same, one alone and eleven are refused', async () => {
  const one = { network: 'instagram', handle: 'lumevia.official' }
  const refused = async (profiles: object[]): Promise<unknown> =>
    (await started.call('POST', '/comparisons', { body: { profiles } })).at('errors.0.pointer')
  expect(await refused([one, one])).toBe('/profiles/1')
  expect(await refused([one])).toBe('/profiles')
  expect(await refused(Array.from({ length: 11 }, (_, i) => ({ ...one, handle: `h${i}` })))).toBe('/profiles')
})
