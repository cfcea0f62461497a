import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, start, type Response, type Started } from './harness.js'
import { indexed } from './indexed.js'
import { creatorLike, imported } from './records.js'

interface Entry {
  rank: number
  tied: boolean
  handle: string
  then: { rank: number; rank_worst: number; value: number } | null
  movement: number | null
  movement_missing: string | null
}

describe.each(databases)('rankings on %s', (database) => {
  let started: Started
  const people: [handle: string, followers: number, before: number | null][] = [
    ['cook_a', 9000, 3000],
    ['cook_b', 8000, 7900],
    ['cook_c', 8000, null],
    ['cook_d', 5000, 5000],
    ['cook_e', 100, 90],
  ]
  beforeAll(async () => {
    started = await start({ database })
    const { creators, history, search } = started.app.context.corpus
    const provenance = imported(started.clock.now())
    await creators.save(
      people.map(([handle, followers]) => creatorLike({ externalId: handle, handle, followers, provenance })),
    )
    const point = { following: null, contentCount: null, averageLikes: null, averageViews: null }
    for (const [handle, followers, before] of people)
      if (before !== null)
        await history.save(
          'instagram',
          handle,
          [
            { ...point, day: '2026-08-01', granularity: 'month', followers: before },
            { ...point, day: '2026-11-01', granularity: 'month', followers },
          ],
          provenance,
        )
    await indexed(search.creators)
    await started.drain()
    await indexed(search.creators)
  })
  afterAll(() => started.stop())

  const rank = (body: object): Promise<Response> => started.call('POST', '/rankings', { body })

  test('equal values share a rank, movement follows from stored counts, and what is not known says why', async () => {
    const answer = await rank({ by: 'followers', followers: { min: 1000 } })
    expect(answer.status, answer.text).toBe(200)
    const data = answer.at('data') as Entry[]
    expect(data.map(({ rank: place, tied }) => [place, tied])).toEqual([
      [1, false],
      [2, true],
      [2, true],
      [4, false],
    ])
    const of = (handle: string): Entry | undefined => data.find((each) => each.handle === handle)
    expect(of('cook_a')).toMatchObject({ then: { rank: 3, rank_worst: 4, value: 3000 }, movement: 2 })
    expect(of('cook_b')).toMatchObject({ then: { rank: 1 }, movement: -1, movement_missing: null })
    expect(of('cook_c')).toMatchObject({
      then: null,
      movement: null,
      movement_missing: 'No follower count from 3 months ago.',
    })
    expect(answer.json).toMatchObject({ ranked: 4, cut: false, without_value: 0, then_known: 3 })
  })

  test('by growth, by what nobody has, and what is no filter', async () => {
    const grown = await rank({ by: 'follower_growth', limit: 1 })
    expect(grown.at('data.0')).toMatchObject({ rank: 1, handle: 'cook_a', value: 2 })
    expect(grown.at('data.0.movement_missing')).toBe('No follower count from 6 months ago.')
    const rates = await rank({ by: 'engagement_rate' })
    expect([rates.status, rates.at('ranked'), rates.at('without_value')]).toEqual([200, 0, 5])
    expect((await rank({ by: 'account_score' })).at('ranked')).toBe(0)
    expect((await rank({ by: 'fame' })).status).toBe(422)
    expect((await rank({ interests: ['nothing.at.all'] })).status).toBe(422)
  })

  test('lists of different days tell movement, whichever is imported first', async () => {
    const bring = async (body: string, asOf: string): Promise<void> => {
      const headers = { 'content-type': 'application/octet-stream' }
      const file = await started.call('POST', '/imports/files?name=list.csv', { body, headers })
      await started.call('POST', '/imports', { body: { file_id: file.id, as_of: asOf } })
      await started.drain()
      await indexed(started.app.context.corpus.search.creators)
    }
    await bring('network,handle,followers\ntiktok,ida,9000\ntiktok,otto,6000\n', '2026-11-14T12:00:00Z')
    await bring('network,handle,followers\ntiktok,ida,1000\ntiktok,otto,5000\n', '2026-08-10T12:00:00Z')
    await bring('network,handle\ntiktok,ida\n', '2026-09-10T12:00:00Z')
    const answer = await rank({ by: 'followers', network: ['tiktok'] })
    expect(answer.at('data')).toMatchObject([
      { handle: 'ida', value: 9000, then: { rank: 2, value: 1000 }, movement: 1 },
      { handle: 'otto', value: 6000, then: { rank: 1, value: 5000 }, movement: -1 },
    ])
  })
})
