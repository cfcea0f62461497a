import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Throttle } from '../src/gather/throttle.js'
import { Gather } from '../src/gather/gather.js'
import type { AudienceMember, AudienceSource } from '../src/model/audience.js'
import type { Creator } from '../src/model/creator.js'
import { createDemoWorld } from '../src/sources/demo/world.js'
import { SourceError, type Source } from '../src/sources/port.js'
import { Sources } from '../src/sources/registry.js'
import { databases, start, type Started } from './harness.js'
import { creatorLike, imported, memberLike } from './records.js'

const dayMs = 24 * 3600_000

describe.each(databases)('gather on %s', (database) => {
  let started: Started
  beforeAll(async () => {
    started = await start({ database })
  })
  afterAll(() => started.stop())

  /** A real demo source with a counter before it, and a gate that a test can close. */
  const create = (change: (source: Source) => Partial<Source> = () => ({}), callsMax = 4) => {
    const { clock } = started
    const world = createDemoWorld({ seed: 'gather', now: () => clock.now() })
    const real = world.source('instagram')
    const counted = { calls: 0, atOnce: 0, most: 0, pauses: [] as number[] }
    const count = async <T>(work: Promise<T>): Promise<T> => {
      counted.calls++
      counted.most = Math.max(counted.most, ++counted.atOnce)
      return work.finally(() => counted.atOnce--)
    }
    const changed: Source = {
      id: real.id,
      network: real.network,
      synthetic: real.synthetic,
      capabilities: real.capabilities,
      profile: (ref, signal) => real.profile(ref, signal),
      contents: (ref, page) => real.contents(ref, page),
      content: (ref, signal) => real.content(ref, signal),
      comments: (ref, page) => real.comments(ref, page),
      audience: (ref, kind, page) => real.audience(ref, kind, page),
      history: (ref, signal) => real.history(ref, signal),
      ...change(real),
    }
    const source: Source = {
      ...changed,
      profile: (ref) => count(changed.profile(ref)),
      contents: (ref, page) => count(changed.contents(ref, page)),
    }
    const pause = async (ms: number): Promise<void> => void counted.pauses.push(ms)
    const throttle = new Throttle({ clock, callsMax, pause, random: () => 0.5 })
    const gather = new Gather({ corpus: started.app.context.corpus, sources: new Sources([source]), throttle, clock })
    const creators = [...take(world.creators(), 400)].filter(({ network }) => network === 'instagram')
    return { gather, counted, creators, real }
  }

  function* take<T>(items: Iterable<T>, n: number): Generator<T> {
    for (const item of items) {
      if (n-- <= 0) return
      yield item
    }
  }
  const pick = (creators: Creator[], i: number): Creator => {
    const creator = creators[i]
    if (creator === undefined) throw new Error('too few creators')
    return creator
  }

  test('a thread that was read in part says so with its first page, and is not taken for all there is', async () => {
    const cut = { reason: 'unsupported' as const, detail: 'The network shows only part of this thread.' }
    const { gather, creators, real } = create((source) => ({
      comments: async (ref, page) => ({ ...(await source.comments(ref, page)), total: null, cut }),
    }))
    const { network, handle } = pick(creators, 1)
    const [content] = (await real.contents({ network, handle }, { cursor: null, limit: 1 })).items
    const ref = { network, contentId: content?.contentId ?? '' }
    const page = await gather.commentsPage(ref, { cursor: null, limit: 5 })
    expect(page).toMatchObject({ from: 'live', total: null, note: cut.detail })
    expect(page.missing).toEqual([{ item: 'part of the comments', ...cut }])
    const all = await gather.comments(ref, { limit: 200, maxAgeMs: 0 })
    expect(all.missing).toEqual([{ item: 'part of the comments', ...cut }])
    const { corpus } = started.app.context
    expect((await corpus.fetchLog.find(network, ref.contentId, 'comments'))?.complete).toBe(false)
  })

  test('somebody imported is asked about when what is known is too old, and is the answer where the network fails', async () => {
    const { clock, app } = started
    const answer: { error?: SourceError } = {}
    const live = creatorLike({ externalId: 'i77', handle: 'orla.knits', followers: 900 })
    const { gather, counted } = create(() => ({
      id: 'network',
      synthetic: false,
      profile: async () => {
        if (answer.error !== undefined) throw answer.error
        return { ...live, provenance: { source: 'network', basis: 'measured', asOf: clock.now(), synthetic: false } }
      },
    }))
    const asOf = clock.now() - 10 * dayMs
    const provenance = { source: 'import', basis: 'measured', asOf, synthetic: false } as const
    const ref = { network: 'instagram', handle: 'orla.knits' } as const
    await app.context.corpus.creators.save([{ ...live, followers: 100, provenance }])

    const fresh = await gather.profile(ref, { maxAgeMs: 11 * dayMs })
    expect(fresh).toMatchObject({ from: 'known', source: 'import', note: null, asOf, value: { followers: 100 } })
    expect(counted.calls).toBe(0)
    for (const kind of ['not_found', 'unavailable', 'rate_limited'] as const) {
      answer.error = new SourceError(kind, 'The network says no.', { scope: 'subject' })
      const kept = await gather.profile(ref, { maxAgeMs: 9 * dayMs })
      expect(kept).toMatchObject({ from: 'known', source: 'import', asOf, value: { followers: 100 } })
      expect(kept.note).toMatch(/The network says no\. Known data of .* \(import\) are shown instead/)
    }
    await expect(gather.profile(ref, { maxAgeMs: 0, patient: true })).rejects.toMatchObject({ kind: 'rate_limited' })
    delete answer.error
    const read = await gather.profile(ref, { maxAgeMs: 9 * dayMs })
    expect(read).toMatchObject({ from: 'live', source: 'network', note: null, value: { followers: 900 } })
  })

  test('a hundred who ask at once share one reading', async () => {
    const { gather, counted, creators } = create()
    const creator = pick(creators, 0)
    const answers = await Promise.all(Array.from({ length: 100 }, () => gather.profile(creator, { maxAgeMs: 0 })))
    expect(counted.calls).toBe(1)
    expect(new Set(answers.map(({ value }) => value.externalId)).size).toBe(1)
  })

  test('the same people in several audiences are kept at once, in whatever order they come', async () => {
    const { corpus } = started.app.context
    const from = imported(started.clock.now())
    const members = Array.from({ length: 4000 }, (_, i) => memberLike({ externalId: `both-${i}` }))
    const save = (kind: AudienceSource, people: AudienceMember[]): Promise<void> =>
      corpus.audiences.save({ network: 'instagram', creatorId: 'both', kind }, people, from)
    for (let round = 0; round < 5; round++)
      await Promise.all([
        save('followers', members),
        save('likers', members.toReversed()),
        save('commenters', [...members.slice(2000), ...members.slice(0, 2000)]),
      ])
    const met = await corpus.audiences.countInBoth(
      { network: 'instagram', creatorId: 'both', kind: 'likers', since: 0 },
      { kind: 'followers', since: 0 },
    )
    expect(met).toEqual({ reacting: 4000, met: 4000 })
  })

  test('whoever reads everything lets others have their turn', async () => {
    const { gather, creators } = create()
    const { contents } = started.app.context.corpus
    for (const creator of creators.slice(60, 72)) await gather.contents(creator, { limit: 100, maxAgeMs: 0 })
    let turns = 0
    let next = setImmediate(function turn() {
      turns++
      next = setImmediate(turn)
    })
    let read = 0
    for await (const _ of contents.all()) read++
    clearImmediate(next)
    expect(read).toBeGreaterThan(500)
    expect(turns).toBeGreaterThanOrEqual(Math.floor(read / 250))
  })

  test('what is fresh enough is not read again, what is older is', async () => {
    const { gather, counted, creators } = create()
    const creator = pick(creators, 1)
    const first = await gather.contents(creator, { limit: 30, maxAgeMs: dayMs })
    const calls = counted.calls
    const again = await gather.contents(creator, { limit: 20, maxAgeMs: dayMs })
    expect([first.from, again.from, counted.calls]).toEqual(['live', 'known', calls])
    expect(again.value.map(({ contentId }) => contentId)).toEqual(
      first.value.slice(0, 20).map(({ contentId }) => contentId),
    )
    started.clock.advance(2 * dayMs)
    expect((await gather.contents(creator, { limit: 20, maxAgeMs: dayMs })).from).toBe('live')
  })

  test('more than was read before is read anew', async () => {
    const { gather, creators } = create()
    const creator = pick(creators, 2)
    await gather.contents(creator, { limit: 5, maxAgeMs: dayMs })
    const more = await gather.contents(creator, { limit: 150, maxAgeMs: dayMs })
    expect([more.from, more.value.length]).toEqual(['live', Math.min(150, more.value.length)])
    expect(more.value.length).toBeGreaterThan(5)
  })

  test('never more calls at once than agreed', async () => {
    const { gather, counted, creators } = create(undefined, 3)
    await Promise.all(creators.slice(0, 40).map((creator) => gather.profile(creator, { maxAgeMs: 0 })))
    expect(counted.calls).toBe(40)
    expect(counted.most).toBeLessThanOrEqual(3)
  })

  test('a source that does not answer is asked three times, with longer pauses', async () => {
    const { gather, counted, creators } = create(() => ({
      profile: async () => {
        throw new SourceError('unavailable', 'down')
      },
    }))
    await expect(gather.profile(pick(creators, 45), { maxAgeMs: 0 })).rejects.toMatchObject({ kind: 'unavailable' })
    expect(counted.calls).toBe(3)
    expect(counted.pauses).toEqual([150, 300])
  })

  test('a source that wants to be left alone is left alone, until the time it named', async () => {
    let limited = true
    const { gather, counted, creators } = create((real) => ({
      profile: async (ref) => {
        if (limited) throw new SourceError('rate_limited', 'slow down', { retryAfterMs: 60_000 })
        return real.profile(ref)
      },
    }))
    await expect(gather.profile(pick(creators, 46), { maxAgeMs: 0 })).rejects.toMatchObject({ kind: 'rate_limited' })
    await expect(gather.profile(pick(creators, 47), { maxAgeMs: 0 })).rejects.toMatchObject({ kind: 'rate_limited' })
    expect(counted.calls).toBe(1)
    limited = false
    started.clock.advance(60_001)
    expect((await gather.profile(pick(creators, 47), { maxAgeMs: 0 })).from).toBe('live')
  })

  test('a reading that breaks off gives what it got and names what is missing', async () => {
    let page = 0
    const { gather, creators } = create((real) => ({
      contents: async (ref, request) => {
        if (++page > 1) throw new SourceError('rate_limited', 'slow down', { retryAfterMs: 1000, scope: 'subject' })
        return real.contents(ref, request)
      },
    }))
    const creator = creators.find(({ contentCount }) => (contentCount ?? 0) > 250)
    if (creator === undefined) throw new Error('nobody posts')
    const partial = await gather.contents(creator, { limit: 250, maxAgeMs: 0 })
    expect(partial.value).toHaveLength(100)
    expect(partial.missing).toEqual([{ item: 'contents', reason: 'rate_limited', detail: 'slow down' }])
  })

  test('comments, audiences and history are kept and found again', async () => {
    const { gather, creators } = create()
    const creator = pick(creators, 6)
    const [content] = (await gather.contents(creator, { limit: 5, maxAgeMs: 0 })).value
    if (content === undefined) throw new Error('nothing was posted')
    const comments = await gather.comments(content, { limit: 50, maxAgeMs: dayMs })
    const followers = await gather.audience(creator, 'followers', { limit: 250, maxAgeMs: dayMs })
    const history = await gather.history(creator, { maxAgeMs: dayMs })
    const again = await Promise.all([
      gather.comments(content, { limit: 50, maxAgeMs: dayMs }),
      gather.audience(creator, 'followers', { limit: 250, maxAgeMs: dayMs }),
      gather.history(creator, { maxAgeMs: dayMs }),
    ])
    expect(again.map(({ from }) => from)).toEqual(['known', 'known', 'known'])
    const ids = <T>(items: T[], id: (item: T) => string): string[] => items.map(id).sort()
    expect(ids(again[0].value, (c) => c.commentId)).toEqual(ids(comments.value, (c) => c.commentId))
    expect(ids(again[1].value, (m) => m.externalId)).toEqual(ids(followers.value, (m) => m.externalId))
    expect(again[2].value).toHaveLength(history.value.length)
  })

  test('an older record never replaces a newer one', async () => {
    const { creators } = create()
    const creator = { ...pick(creators, 7), externalId: 'twice-seen', handle: 'twice.seen' }
    const { creators: keeper } = started.app.context.corpus
    const at = (asOf: number, followers: number): Creator => ({
      ...creator,
      followers,
      provenance: { ...creator.provenance, asOf },
    })
    await keeper.save([at(2000, 2)])
    await keeper.save([at(1000, 1), at(1500, 15)])
    expect((await keeper.find(creator))?.followers).toBe(2)
    await keeper.save([at(3000, 3), at(3000, 33)])
    expect((await keeper.find(creator))?.followers).toBe(33)
  })
})
