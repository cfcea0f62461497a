import { afterAll, beforeAll, expect, test } from 'vitest'
import { kinds, type NostrEvent } from '../../src/sources/nostr/event.js'
import { toNote, toNpub } from '../../src/sources/nostr/present.js'
import { NostrSource } from '../../src/sources/nostr/source.js'
import { SafeFetch } from '../../src/sources/web/safe-fetch.js'
import { eventOf, keyOf } from './keys.js'
import { startRelay, type RealRelay } from './start-relay.js'

// The relay has a clock of its own, and may refuse events that are far from it.
const second = Math.floor(Date.now() / 1000)
let relay: RealRelay

const notes = Array.from({ length: 60 }, (_, i) =>
  eventOf('ada', {
    created_at: second - i * 10,
    kind: kinds.note,
    content: `Honey number ${i} #bees`,
    tags: [['t', 'bees']],
  }),
)
const [newest] = notes as [NostrEvent]
const answers = Array.from({ length: 5 }, (_, i) =>
  eventOf(`guest${i}`, {
    created_at: second + i,
    kind: kinds.note,
    content: `Answer ${i}`,
    tags: [
      ['e', newest.id, '', 'root'],
      ['p', keyOf('ada').pubkey],
    ],
  }),
)
const likes = Array.from({ length: 3 }, (_, i) =>
  eventOf(`guest${i}`, {
    created_at: second,
    kind: kinds.reaction,
    content: '+',
    tags: [
      ['e', newest.id],
      ['p', keyOf('ada').pubkey],
    ],
  }),
)
const follows = Array.from({ length: 4 }, (_, i) =>
  eventOf(`guest${i}`, { created_at: second, kind: kinds.follows, content: '', tags: [['p', keyOf('ada').pubkey]] }),
)

beforeAll(async () => {
  relay = await startRelay()
  const profile = eventOf('ada', {
    created_at: second - 999,
    kind: kinds.profile,
    content: JSON.stringify({ name: 'Ada', about: 'Bees' }),
  })
  expect(await relay.publish([profile, ...notes, ...answers, ...likes, ...follows])).toEqual([])
}, 60_000)
afterAll(() => relay.stop())

const open = () => new NostrSource({ relays: [relay.url], web: new SafeFetch(), now: Date.now })
const ref = { network: 'nostr', handle: toNpub(keyOf('ada').pubkey) } as const

test('signatures of ours are taken by a real relay, and one that was changed is not', async () => {
  const [refused] = await relay.publish([
    { ...eventOf('eve', { created_at: second, kind: kinds.note, content: 'a' }), content: 'b' },
  ])
  expect(refused).toBeDefined()
})

test('a profile, its notes with their figures, and who follows', async () => {
  const source = open()
  expect(await source.profile(ref)).toMatchObject({ name: 'Ada', bio: 'Bees', externalId: keyOf('ada').pubkey })
  const seen: string[] = []
  let cursor: string | null = null
  do {
    const page = await source.contents(ref, { cursor, limit: 25 })
    seen.push(...page.items.map(({ text }) => text))
    cursor = page.cursor
    if (seen.length <= 25) expect(page.items[0]?.engagement).toMatchObject({ likes: 3, comments: 5 })
  } while (cursor !== null)
  expect(seen).toEqual(notes.map(({ content }) => content))
  const followers = await source.audience(ref, 'followers', { cursor: null, limit: 50 })
  expect(followers.items.map(({ externalId }) => externalId).sort()).toEqual(
    [0, 1, 2, 3].map((i) => keyOf(`guest${i}`).pubkey).sort(),
  )
})

test('comments, one note by its id, and a hashtag', async () => {
  const source = open()
  const contentId = toNote(newest.id)
  const comments = await source.comments({ network: 'nostr', contentId }, { cursor: null, limit: 50 })
  expect(comments.items.map(({ text }) => text).sort()).toEqual(answers.map(({ content }) => content).sort())
  expect((await source.content({ network: 'nostr', contentId })).text).toBe(newest.content)
  const found = await source.search({ hashtag: 'bees', cursor: null, limit: 10 })
  expect(found.items).toHaveLength(10)
})
