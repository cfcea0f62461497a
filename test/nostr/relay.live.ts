import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { kinds, type NostrEvent } from '../../src/sources/nostr/event.js'
import { toNote, toNpub } from '../../src/sources/nostr/present.js'
import { askRelay } from '../../src/sources/nostr/relay.js'
import { NostrSource } from '../../src/sources/nostr/source.js'
import { SafeFetch } from '../../src/sources/web/safe-fetch.js'
import { eventOf, keyOf } from './keys.js'

const program = process.env['TEST_NOSTR_RELAY'] ?? ''
const folder = mkdtempSync(join(tmpdir(), 'rostra-nostr-'))
// The relay has a clock of its own, and may refuse events that are far from it.
const second = Math.floor(Date.now() / 1000)
let relay: ChildProcess
let url = ''

const freePort = async (): Promise<number> => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Sends events and waits until the relay has taken each. */
const publish = (events: readonly NostrEvent[]): Promise<string[]> =>
  new Promise((resolve, reject) => {
    const refused: string[] = []
    let open = events.length
    const socket = new WebSocket(url)
    socket.on('error', reject)
    socket.on('open', () => events.forEach((event) => socket.send(JSON.stringify(['EVENT', event]))))
    socket.on('message', (data: Buffer) => {
      const [type, , taken, reason] = JSON.parse(data.toString('utf8')) as [string, string, boolean, string]
      if (type !== 'OK') return
      if (!taken) refused.push(reason)
      if (--open === 0) {
        socket.close()
        resolve(refused)
      }
    })
  })

/** Asks until the relay answers: its process says nothing of being ready. */
const untilReady = async (): Promise<void> => {
  for (let tries = 0; ; tries++)
    try {
      await askRelay({ url }, { kinds: [kinds.profile], limit: 1 })
      return
    } catch (error) {
      if (tries > 200 || relay.exitCode !== null) throw error
      // Between two tries alone: nothing is expected to have happened by then.
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
}

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
  const port = await freePort()
  url = `ws://127.0.0.1:${port}`
  const config = join(folder, 'config.yaml')
  const storage = `storage:\n  sqlalchemy.url: sqlite+aiosqlite:///${join(folder, 'nostr.sqlite3')}\n  validators:\n    - nostr_relay.validators.is_signed\n`
  writeFileSync(
    config,
    `DEBUG: false\nrelay_name: test\n${storage}gunicorn:\n  bind: 127.0.0.1:${port}\n  workers: 1\n`,
  )
  relay = spawn(program, ['-c', config, 'serve'], { stdio: 'ignore', cwd: folder })
  await untilReady()
  const profile = eventOf('ada', {
    created_at: second - 999,
    kind: kinds.profile,
    content: JSON.stringify({ name: 'Ada', about: 'Bees' }),
  })
  expect(await publish([profile, ...notes, ...answers, ...likes, ...follows])).toEqual([])
}, 60_000)
afterAll(() => {
  relay.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

const open = () => new NostrSource({ relays: [url], web: new SafeFetch(), now: Date.now })
const ref = { network: 'nostr', handle: toNpub(keyOf('ada').pubkey) } as const

test('signatures of ours are taken by a real relay, and one that was changed is not', async () => {
  const [refused] = await publish([
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
