import { afterAll, beforeAll, expect, test } from 'vitest'
import { Gather } from '../../src/gather/gather.js'
import { Throttle } from '../../src/gather/throttle.js'
import { Sources } from '../../src/sources/registry.js'
import { start, type Started } from '../harness.js'
import { play } from './play.js'
import { now, postEveryMs, type World } from './world.js'
import { bluesky } from './worlds/bluesky.js'
import { instagram } from './worlds/instagram.js'
import { lemmy } from './worlds/lemmy.js'
import { mastodon } from './worlds/mastodon.js'
import { peertube } from './worlds/peertube.js'
import { reddit } from './worlds/reddit.js'
import { twitch } from './worlds/twitch.js'
import { x } from './worlds/x.js'
import { youtube } from './worlds/youtube.js'
import { indexed } from '../indexed.js'

interface Hit {
  network: string
  followers: number | null
  engagement_rate: number | null
  engagement: { sample_size: number | null; basis: string | null }
  average_likes: { mean: number | null; contents: number | null }
  posts_per_week: number | null
  last_posted_at: string | null
  languages: string[]
  hashtags: string[]
  interests: string[]
  stated: { what: string; value: unknown; basis: string; words: string }[]
}

const worlds = [bluesky, mastodon, youtube, instagram, x, reddit, twitch, lemmy, peertube]
/** Networks that tell nobody how many follow: a rate has nothing to be a share of. */
const withoutFollowers = new Set(['reddit', 'lemmy'])
/** Twitch tells nobody how many like a video. */
const withoutLikes = new Set(['twitch'])

let started: Started
const hits = new Map<string, Hit>()
const throttle = (): Throttle =>
  new Throttle({ clock: { now: () => now }, callsMax: 4, pause: () => Promise.resolve(), random: () => 0 })

/** Reads Ada's profile and posts as a report would. */
const read = async (world: World): Promise<void> => {
  const played = await play(world)
  try {
    const { corpus } = started.app.context
    const sources = new Sources([played.source])
    const gather = new Gather({ corpus, sources, throttle: throttle(), clock: { now: () => now } })
    const { value: creator } = await gather.profile(
      { network: world.network, handle: world.handleOf('ada') },
      { maxAgeMs: 0 },
    )
    await gather.contents(creator, { limit: 60, maxAgeMs: 0 })
  } finally {
    await played.stop()
  }
}

beforeAll(async () => {
  started = await start()
  for (const world of worlds) await read(world)
  await indexed(started.app.context.corpus.search.creators)
  const answer = await started.call('POST', '/discovery', { body: { limit: 100 } })
  for (const hit of answer.at('data') as Hit[]) hits.set(hit.network, hit)
}, 120_000)
afterAll(() => started.stop())

test.each(worlds.map(({ network }) => network))('what is read live from %s has all facts in a search', (network) => {
  const hit = hits.get(network)
  expect(hit).toMatchObject({ languages: ['en'] })
  if (!withoutLikes.has(network)) expect(hit?.average_likes.contents).toBeGreaterThan(5)
  expect(hit?.posts_per_week).toBeCloseTo(14, 0)
  expect(Date.parse(hit?.last_posted_at ?? '')).toBeGreaterThan(now - 2 * postEveryMs)
  expect(hit?.hashtags).toEqual(['bees'])
  expect(hit?.interests).toContain('food')
  expect(hit?.stated.map(({ what, basis }) => [what, basis])).toEqual(
    expect.arrayContaining([
      ['gender', 'declared'],
      ['birth_year', 'declared'],
      ['place', 'declared'],
    ]),
  )
  if (withoutFollowers.has(network) || withoutLikes.has(network)) return
  expect(hit?.engagement).toMatchObject({ sample_size: expect.any(Number) as number })
  expect(hit?.engagement_rate).toBeGreaterThan(0)
})
