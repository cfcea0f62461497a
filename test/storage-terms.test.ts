import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Gather } from '../src/gather/gather.js'
import { StorageTerms } from '../src/gather/storage-terms.js'
import { storageRules } from '../src/sources/storage-rules.js'
import { Throttle } from '../src/gather/throttle.js'
import { dayMs } from '../src/kernel/clock.js'
import type { Content } from '../src/model/content.js'
import type { Provenance } from '../src/model/provenance.js'
import { MappedSource } from '../src/sources/mapped/source.js'
import { getMapping } from '../src/sources/mapped/load.js'
import { SourceError, type Source } from '../src/sources/port.js'
import { Sources } from '../src/sources/registry.js'
import { SafeFetch } from '../src/sources/web/safe-fetch.js'
import { databases, start, type Started } from './harness.js'
import { contentLike, creatorLike, imported } from './records.js'

const hourMs = 3_600_000

interface Kept {
  kind: string
  days: number | null
  held: number | null
  due: number | null
  next_due_at: string | null
}

describe.each(databases)('terms of storage on %s', (database) => {
  let started: Started
  beforeAll(async () => {
    started = await start({ database, config: { networks: ['bluesky'] } })
  })
  afterAll(() => started.stop())

  const readFrom = (source: string): Provenance => ({
    ...{ source, basis: 'measured', asOf: started.clock.now(), synthetic: false },
  })
  const kept = async (kind: string): Promise<Kept | undefined> =>
    ((await started.call('GET', '/retention')).at('data') as Kept[]).find((each) => each.kind === kind)

  test('what was read from YouTube goes after 30 days without another reading; what was imported stays', async () => {
    const { corpus, gathering } = started.app.context
    const network = 'youtube' as const
    const first = readFrom(network)
    const creator = { network, bio: 'Bees', followers: 900 }
    await corpus.creators.save([
      creatorLike({ ...creator, externalId: 'UC1', handle: 'read', provenance: first }),
      creatorLike({ ...creator, externalId: 'UC2', handle: 'brought', provenance: imported(started.clock.now()) }),
    ])
    const content = { network, author: 'read', authorExternalId: 'UC1', text: 'Honey' }
    await corpus.contents.save([contentLike({ ...content, contentId: 'v1', provenance: first })])
    expect(await kept('read_from_youtube')).toMatchObject({ days: 30, held: 2, due: 0 })

    started.clock.advance(20 * dayMs)
    await corpus.contents.save([contentLike({ ...content, contentId: 'v2', provenance: readFrom(network) })])
    expect(await gathering.storageTerms.look()).toBe(0)

    started.clock.advance(10 * dayMs + 1000)
    const late = await kept('read_from_youtube')
    expect(late).toMatchObject({ held: 3, due: 2, next_due_at: new Date(first.asOf + 30 * dayMs).toISOString() })
    expect(await gathering.storageTerms.look()).toBe(2)
    expect(await kept('read_from_youtube')).toMatchObject({ held: 1, due: 0 })
    expect(await corpus.contents.find({ network, contentId: 'v1' })).toBeUndefined()
    expect(await corpus.contents.find({ network, contentId: 'v2' })).toBeDefined()
    const who = { externalId: 'UC1', handle: 'read', bio: '', followers: null, state: 'active' }
    expect(await corpus.creators.findById(network, 'UC1')).toMatchObject(who)
    expect(await corpus.creators.findById(network, 'UC2')).toMatchObject({ bio: 'Bees', followers: 900 })

    await corpus.creators.save([
      creatorLike({ ...creator, externalId: 'UC1', handle: 'read', provenance: readFrom(network) }),
    ])
    expect(await corpus.creators.findById(network, 'UC1')).toMatchObject({ followers: 900 })
  })

  test('each network says how long, and what has no time is kept', async () => {
    const { corpus, gathering } = started.app.context
    for (const network of ['reddit', 'x', 'tiktok', 'bluesky'] as const)
      await corpus.contents.save([
        contentLike({
          network,
          contentId: 'p',
          author: 'a',
          authorExternalId: '1',
          text: 'x',
          provenance: readFrom(network),
        }),
      ])
    const left = async (): Promise<string[]> => {
      const all = (['reddit', 'tiktok', 'x', 'bluesky'] as const).map(async (network) =>
        (await corpus.contents.find({ network, contentId: 'p' })) === undefined ? [] : [network],
      )
      return (await Promise.all(all)).flat()
    }
    for (const [days, expected] of [
      [3, ['tiktok', 'x', 'bluesky']],
      [13, ['x', 'bluesky']],
      [20, ['bluesky']],
      [400, ['bluesky']],
    ] as const) {
      started.clock.advance(days * dayMs)
      await gathering.storageTerms.look()
      expect(await left()).toEqual(expected)
    }
  })

  /** Reddit, as far as it is asked here; what is gone is answered as the real source does. */
  const play = (gone: Set<string>, listed: () => Content[]) => {
    const { clock, app } = started
    const mapped = new MappedSource(getMapping('reddit'), {
      web: new SafeFetch(),
      now: () => clock.now(),
      credentials: {},
    })
    const refuse = (what: string): void => {
      if (gone.has(what)) throw new SourceError('not_found', `Reddit has no ${what}.`)
    }
    const source: Source = {
      ...{ id: 'reddit', network: 'reddit', synthetic: false, capabilities: mapped.capabilities },
      profile: async ({ handle }) => {
        refuse(handle)
        return creatorLike({ network: 'reddit', externalId: handle, handle, bio: 'Hi', provenance: readFrom('reddit') })
      },
      contents: async () => ({ items: listed(), cursor: null, total: null }),
      content: async ({ contentId }) => {
        refuse(contentId)
        const found = (await app.context.corpus.contents.find({ network: 'reddit', contentId })) ?? listed()[0]
        return { ...(found as Content), provenance: readFrom('reddit') }
      },
      comments: (ref, page) => mapped.comments(ref, page),
      audience: (ref, kind, page) => mapped.audience(ref, kind, page),
      history: (ref) => mapped.history(ref),
    }
    const throttle = new Throttle({ clock, callsMax: 1, pause: async () => {}, random: () => 0.5 })
    return new Gather({ corpus: app.context.corpus, sources: new Sources([source]), throttle, clock })
  }

  test('what its network does not have twice, hours apart, is deleted; a post that left a list too goes at once', async () => {
    const { corpus } = started.app.context
    const gone = new Set<string>()
    const post = (n: number): Content =>
      contentLike({
        ...{ network: 'reddit', contentId: `r${n}`, author: 'ada', authorExternalId: 'ada', text: `Post ${n}` },
        ...{ publishedAt: 1_700_000_000_000 + n, provenance: readFrom('reddit') },
      })
    let posts = [4, 3, 2, 1]
    const gather = play(gone, () => posts.map(post))
    const { value: ada } = await gather.profile({ network: 'reddit', handle: 'ada' }, { maxAgeMs: 0 })
    await gather.contents(ada, { maxAgeMs: 0, limit: 10 })
    started.clock.advance(dayMs + 1000)
    posts = [4, 1]
    gone.add('r3')
    await gather.contents(ada, { maxAgeMs: 0, limit: 10 })
    const texts = async (): Promise<string[]> =>
      (await corpus.contents.list('reddit', 'ada', { limit: 10 })).map(({ contentId }) => contentId)
    expect(await texts()).toEqual(['r4', 'r2', 'r1'])

    gone.add('r2')
    await expect(gather.content({ network: 'reddit', contentId: 'r2' }, { maxAgeMs: 0 })).rejects.toThrow('no r2')
    expect(await texts()).toEqual(['r4', 'r2', 'r1'])
    started.clock.advance(7 * hourMs)
    await expect(gather.content({ network: 'reddit', contentId: 'r2' }, { maxAgeMs: 0 })).rejects.toThrow('no r2')
    expect(await texts()).toEqual(['r4', 'r1'])

    gone.add('ada')
    const ask = () => gather.profile({ network: 'reddit', handle: 'ada' }, { maxAgeMs: 0 })
    await expect(ask()).rejects.toThrow('no ada')
    expect(await texts()).toEqual(['r4', 'r1'])
    expect(await corpus.creators.findById('reddit', 'ada')).toMatchObject({ state: 'deleted', bio: 'Hi' })
    started.clock.advance(7 * hourMs)
    await expect(ask()).rejects.toThrow('no ada')
    expect(await texts()).toEqual([])
    expect(await corpus.creators.findById('reddit', 'ada')).toMatchObject({ state: 'deleted', bio: '' })
  })

  test('a network that is wrong for an hour costs nothing: whoever it did not have is asked for again and is there', async () => {
    const { corpus, log } = started.app.context
    const gone = new Set<string>()
    const post = contentLike({
      ...{ network: 'reddit', contentId: 'w1', author: 'wim', authorExternalId: 'wim', text: 'Bees' },
      ...{ publishedAt: 1_700_000_000_000, provenance: readFrom('reddit') },
    })
    const gather = play(gone, () => [post])
    const ref = { network: 'reddit', handle: 'wim' } as const
    const { value: wim } = await gather.profile(ref, { maxAgeMs: 0 })
    await gather.contents(wim, { maxAgeMs: 0, limit: 10 })
    const sources = new Sources([])
    const terms = new StorageTerms({ corpus, sources, gather, clock: started.clock, log })
    gone.add('wim').add('w1')
    await expect(gather.profile(ref, { maxAgeMs: 0 })).rejects.toThrow('no wim')
    await expect(gather.content(post, { maxAgeMs: 0 })).rejects.toThrow('no w1')
    gone.clear()
    started.clock.advance(7 * hourMs)
    await terms.look()
    expect(await corpus.creators.findById('reddit', 'wim')).toMatchObject({ state: 'active', bio: 'Hi' })
    expect(await corpus.contents.find(post)).toMatchObject({ text: 'Bees' })

    // Wrong again later: that is a first time, however long ago the other one was.
    gone.add('wim')
    await expect(gather.profile(ref, { maxAgeMs: 0 })).rejects.toThrow('no wim')
    expect(await corpus.contents.find(post)).toBeDefined()
    started.clock.advance(7 * hourMs)
    await terms.look()
    expect(await corpus.contents.find(post)).toBeUndefined()
    expect(await corpus.creators.findById('reddit', 'wim')).toMatchObject({ state: 'deleted', bio: '' })
  })

  test('networks say in /networks what they ask', async () => {
    const [source] = (
      (await started.call('GET', '/networks')).at('data') as { network: string; sources: { storage: unknown }[] }[]
    ).find(({ network }) => network === 'bluesky')?.sources ?? [undefined]
    expect(source?.storage).toMatchObject({
      days: null,
      set_by: null,
      rule: expect.stringContaining('deleted') as string,
      checked: '2026-11-17',
    })
    // What rests on a quotation says so, and is not called checked.
    expect(storageRules.tiktok).toMatchObject({
      checked: null,
      document: expect.stringContaining('quotations') as string,
    })
    expect(storageRules.twitch).toMatchObject({ days: 1, setBy: 'network', checked: '2026-11-17' })
  })
})
