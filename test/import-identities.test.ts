import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, start, type Started } from './harness.js'
import { indexed } from './indexed.js'

interface Hit {
  external_id: string
  handle: string
  followers: number
  bio: string | null
}

describe.each(databases)('accounts that files know by ids of different kinds on %s', (database) => {
  let started: Started
  beforeAll(async () => {
    started = await start({ database })
  })
  afterAll(() => started.stop())

  const bring = async (name: string, lines: readonly string[], body: object = {}): Promise<Record<string, unknown>> => {
    const sent = await fetch(`${started.baseUrl}/imports/files?name=${name}`, {
      method: 'POST',
      body: lines.join('\n'),
      headers: { authorization: started.token },
    })
    const { id } = (await sent.json()) as { id: string }
    const run = await started.call('POST', '/imports', { body: { file_id: id, ...body } })
    await started.drain()
    return (await started.call('GET', `/imports/${run.id}`)).at('result') as Record<string, unknown>
  }

  const hits = async (handle: string, network = 'instagram'): Promise<Hit[]> => {
    await indexed(started.app.context.corpus.search.creators)
    const body = { network: [network], query: `@${handle}`, sort: { by: 'followers' } }
    const found = (await started.call('POST', '/discovery', { body })).at('data') as Hit[]
    return found.filter((hit) => hit.handle === handle)
  }

  /** What the export tells of somebody's former figures. */
  const followersThen = async (handle: string): Promise<(number | null)[]> => {
    const points: (number | null)[] = []
    for await (const { handle: whose, point } of started.app.context.corpus.history.all('instagram'))
      if (whose === handle) points.push(point.followers)
    return points
  }

  const graph = (handle: string, id: string, followers: number): string[] => [
    'network,external_id,handle,followers,bio,as_of',
    `instagram,${id},${handle},${followers},Ceramics from Porto,2026-03-01`,
  ]
  const scraped = (handle: string, id: string, followers: number): string[] => [
    'network,external_id,handle,followers,following,as_of',
    `instagram,${id},${handle},${followers},321,2026-05-01`,
  ]

  test('the id of the Graph API and the one of a scraper are one creator, in either order', async () => {
    await bring('graph.csv', graph('ida.forma', '17841400000000101', 12_000))
    await bring('scraped.csv', scraped('ida.forma', '5210000101', 12_500))
    await bring('scraped.csv', scraped('olga.forma', '5210000102', 22_500))
    await bring('graph.csv', graph('olga.forma', '17841400000000102', 22_000))
    const [ida, ...others] = await hits('ida.forma')
    expect(others).toEqual([])
    expect(ida).toMatchObject({ followers: 12_500, bio: 'Ceramics from Porto' })
    expect(await hits('olga.forma')).toMatchObject([{ followers: 22_500 }])
    expect(await followersThen('ida.forma')).toEqual([12_000, 12_500])
    expect(await followersThen('olga.forma')).toEqual([22_000, 22_500])
  })

  test('posts and followers under either id belong to that creator', async () => {
    await bring('graph.csv', graph('nora.forma', '17841400000000103', 8000))
    await bring('posts.csv', [
      'network,content_id,author,author_external_id,type,text,published_at,likes',
      'instagram,3300000000000000001,nora.forma,5210000103,image,A bowl,2026-04-30T10:00:00Z,410',
    ])
    await bring('followers.csv', [
      'network,creator,creator_external_id,handle,name',
      'instagram,nora.forma,5210000103,fan.of.nora,Mira',
    ])
    expect(await hits('nora.forma')).toHaveLength(1)
    const found = await started.call('POST', '/public-content', {
      body: { profile: { network: 'instagram', handle: 'nora.forma' } },
    })
    expect(found.at('data')).toMatchObject([{ text: 'A bowl' }])
  })

  test('a handle that somebody else took over stays with two people, also where other ids are known of the first', async () => {
    await bring('first.csv', scraped('tess.forma', '5210000104', 500))
    await bring('first.csv', graph('tess.forma', '17841400000000104', 510))
    await bring('second.csv', scraped('tess.forma', '5210000999', 90_000))
    expect((await hits('tess.forma')).map(({ followers }) => followers)).toEqual([90_000, 500])
  })

  test('an id told before is known again under a new handle', async () => {
    await bring('graph.csv', graph('uma.old', '17841400000000105', 700))
    await bring('scraped.csv', scraped('uma.old', '5210000105', 720))
    await bring(
      'graph.csv',
      [...graph('uma.new', '17841400000000105', 760)].map((l) => l.replace('2026-03', '2026-06')),
    )
    expect(await hits('uma.old')).toEqual([])
    expect(await hits('uma.new')).toMatchObject([{ followers: 760 }])
  })
})
