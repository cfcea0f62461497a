import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { kinds } from '../../src/sources/nostr/event.js'
import { toNote, toNpub } from '../../src/sources/nostr/present.js'
import { databases, start, type Started } from '../harness.js'
import { eventOf, keyOf } from '../nostr/keys.js'
import { playRelay, type PlayedRelay } from './played-relay.js'

interface Told {
  kind: string
  subject: string
  payload: Record<string, unknown>
}

let relay: PlayedRelay
let started: Started

const startOn = async (database: 'sqlite' | 'postgres'): Promise<void> => {
  relay = await playRelay()
  started = await start({ database, config: { networks: ['nostr'], nostrRelays: [relay.url] } })
}
const stopAll = async (): Promise<void> => {
  await started.stop()
  await relay.stop()
}

/** Every test begins with nobody who waits for anything, in a second of its own: notes know their second alone, and one of the same second is as new as the listening. */
const endAll = async (): Promise<void> => {
  const listed = async (path: string) => (await started.call('GET', path)).at('data') as { id: string }[]
  for (const { id } of await listed('/social-listening/recurring'))
    await started.call('DELETE', `/social-listening/recurring/${id}`)
  for (const { id } of await listed('/screening/continuous-monitoring?status=active'))
    await started.call('POST', `/screening/continuous-monitoring/${id}/stop`)
  await until(relay.followed, (open) => open.length === 0)
  started.clock.advance(2000)
}

/** What comes by streams comes when it comes: asked for again and again, with pauses that decide nothing. */
const until = async <T>(look: () => Promise<T> | T, isEnough: (found: T) => boolean): Promise<T> => {
  for (let tries = 0; ; tries++) {
    const found = await look()
    if (isEnough(found) || tries > 3000) return found
    await wait(50)
  }
}

const second = (): number => Math.floor(started.clock.now() / 1000)
const note = (by: string, content: string, created_at = second()) =>
  eventOf(by, { kind: kinds.note, created_at, content })

const listen = async (body: Record<string, unknown> = {}): Promise<string> => {
  const answer = await started.call('POST', '/social-listening/recurring', {
    body: { name: 'Lumevia', listening: { brand: { name: 'Lumevia' } }, alerts: [{ on: 'mention' }], ...body },
  })
  expect(answer.status).toBe(201)
  return answer.id
}

const mentions = async (subject: string): Promise<Told[]> =>
  (await started.call('GET', `/events?kind=listening.mention&subject=${subject}&limit=100`)).at('data') as Told[]
const toldOf = async (subject: string, count: number): Promise<unknown[]> =>
  (
    await until(
      () => mentions(subject),
      (found) => found.length >= count,
    )
  ).map(({ payload }) => payload['id'])
const keyFor = (event: { id: string }): string => `p:nostr:${toNote(event.id)}`

const followed = async (count = 1): Promise<void> => {
  await until(relay.followed, (open) => open.length >= count)
}

describe.each(databases)('streams on %s', (database) => {
  beforeAll(() => startOn(database))
  afterAll(stopAll)
  afterEach(endAll)

  test('a mention is told of within seconds, once, and what is not by its author never', async () => {
    const id = await listen()
    const shown = await started.call('GET', `/social-listening/recurring/${id}`)
    expect(shown.at('reading')).toEqual([{ network: 'nostr', by: 'stream' }])
    await followed()
    const [mention, forged] = [note('ada', 'Lumevia is everywhere today'), note('eve', 'I love Lumevia')]
    relay.publish(note('bob', 'Nothing of interest'))
    relay.publish({ ...forged, content: 'Lumevia burns' })
    relay.publish(mention)
    relay.publish(mention)
    expect(await toldOf(id, 1)).toEqual([keyFor(mention)])
    const [told] = await mentions(id)
    expect(told?.payload).toMatchObject({ by: 'stream', network: 'nostr', brands: ['Lumevia'], name: 'Lumevia' })
    const second = note('ada', 'Still Lumevia')
    relay.publish(second)
    expect(await toldOf(id, 2)).toEqual([keyFor(mention), keyFor(second)])
    const { contents } = started.app.context.corpus
    expect(await contents.list('nostr', keyOf('bob').pubkey, { limit: 10 })).toEqual([])
    expect(await contents.list('nostr', keyOf('eve').pubkey, { limit: 10 })).toEqual([])
  })

  test('what is written while the connection is broken is told of afterwards, however much it is', async () => {
    const id = await listen()
    await followed()
    const first = note('ada', 'Lumevia number 0')
    relay.publish(first)
    expect(await toldOf(id, 1)).toEqual([keyFor(first)])
    relay.goDown()
    // More than the relay gives at a time.
    const missed = Array.from({ length: 8 }, (_, i) => note('ada', `Lumevia number ${i + 1}`, second() + i))
    missed.forEach(relay.publish)
    relay.comeUp()
    expect(new Set(await toldOf(id, 9))).toEqual(new Set([first, ...missed].map(keyFor)))
  })

  test.runIf(database === 'sqlite')('only its author takes a post back', async () => {
    await listen()
    await followed()
    const post = note('ada', 'Lumevia, once')
    relay.publish(post)
    const { contents } = started.app.context.corpus
    const ref = { network: 'nostr', contentId: toNote(post.id) } as const
    await until(
      () => contents.find(ref),
      (found) => found !== undefined,
    )
    const taken = (by: string) =>
      eventOf(by, { kind: kinds.deletion, created_at: second(), content: '', tags: [['e', post.id]] })
    relay.publish(taken('eve'))
    const after = note('ada', 'Lumevia, twice')
    relay.publish(after)
    await until(
      () => contents.find({ network: 'nostr', contentId: toNote(after.id) }),
      (found) => found !== undefined,
    )
    expect(await contents.find(ref)).toBeDefined()
    relay.publish(taken('ada'))
    expect(
      await until(
        () => contents.find(ref),
        (found) => found === undefined,
      ),
    ).toBeUndefined()
  })

  test.runIf(database === 'sqlite')(
    'nobody waits, nobody listens: a stream is followed while something is scheduled',
    async () => {
      const id = await listen()
      await followed()
      await started.call('PATCH', `/social-listening/recurring/${id}`, { body: { paused: true } })
      expect(await until(relay.followed, (open) => open.length === 0)).toEqual([])
    },
  )

  test.runIf(database === 'sqlite')(
    'a query without a word that every mention has is polled, and says so',
    async () => {
      const id = await listen({ listening: { brand: { name: 'Any', query: 'lum*' } } })
      const shown = await started.call('GET', `/social-listening/recurring/${id}`)
      expect(shown.at('reading')).toEqual([{ network: 'nostr', by: 'polling' }])
    },
  )

  test('what a monitored profile writes is screened at once', async () => {
    const handle = toNpub(keyOf('ada').pubkey)
    relay.publish(eventOf('ada', { kind: kinds.profile, created_at: second(), content: '{"name":"Ada"}' }))
    const monitoring = await started.call('POST', '/screening/continuous-monitoring', {
      body: { profile: { network: 'nostr', handle }, every: '30d' },
    })
    expect(monitoring.at('reading')).toEqual([{ network: 'nostr', handle, by: 'stream' }])
    // What is written before the first screening has ended is a part of it, and no news.
    await until(
      () => started.call('GET', `/requests/${String(monitoring.at('screening_id'))}`),
      (request) => request.at('status') === 'succeeded',
    )
    const authors = await until(relay.followed, (open) => open.length > 0)
    expect(authors).toEqual([[keyOf('ada').pubkey]])
    relay.publish(note('ada', 'I will kill you all, you filthy animals'))
    const events = async (): Promise<Told[]> =>
      (await started.call('GET', '/events?kind=screening.item_flagged')).at('data') as Told[]
    const flagged = await until(events, (found) => found.length > 0)
    expect(flagged.map(({ subject }) => subject)).toEqual([monitoring.id])
  })

  test.runIf(database === 'sqlite')('what a run finds first is told of once, as polled', async () => {
    const id = await listen({ every_s: 3600, listening: { brand: { name: 'Lumevia', query: 'lumevi*' } } })
    await started.drain()
    const post = note('ada', 'Lumevia by import')
    const { contents } = started.app.context.corpus
    const source = started.app.context.gathering.sources.of('nostr')[0]
    relay.publish(post)
    relay.publish(eventOf('ada', { kind: kinds.profile, created_at: second(), content: '{"name":"Ada"}' }))
    const page = await source?.contents(
      { network: 'nostr', handle: toNpub(keyOf('ada').pubkey) },
      { cursor: null, limit: 5 },
    )
    await contents.save(page?.items ?? [])
    started.clock.advance(3_600_000)
    await started.app.worker.drain()
    expect(await toldOf(id, 1)).toEqual([keyFor(post)])
    const [told] = await mentions(id)
    expect(told?.payload).toMatchObject({ by: 'polling' })
    started.clock.advance(3_600_000)
    await started.app.worker.drain()
    expect(await toldOf(id, 1)).toEqual([keyFor(post)])
  })

  test.runIf(database === 'sqlite')(
    'a mention is told of before the next run, which does not tell it again',
    async () => {
      const id = await listen({ every_s: 3600 })
      await followed()
      await started.app.worker.drain()
      const mention = note('ada', 'Lumevia, long before the hour')
      relay.publish(mention)
      expect(await toldOf(id, 1)).toEqual([keyFor(mention)])
      started.clock.advance(3_600_000)
      await started.app.worker.drain()
      const events = (await started.call('GET', '/events?limit=100')).at('data') as Told[]
      // Oldest first: the run that was due an hour later ended after the mention was told.
      const told = events.findIndex(({ kind, subject }) => kind === 'listening.mention' && subject === id)
      const later = events.slice(told + 1)
      expect(later.some(({ kind }) => kind.startsWith('request.'))).toBe(true)
      expect(later.filter(({ kind }) => kind === 'listening.mention')).toEqual([])
    },
  )
})
