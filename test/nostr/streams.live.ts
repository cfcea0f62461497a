import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { kinds } from '../../src/sources/nostr/event.js'
import { toNote } from '../../src/sources/nostr/present.js'
import { eventOf } from './keys.js'
import { startRelay, type RealRelay } from './start-relay.js'

const bin = fileURLToPath(new URL('../../dist/main.js', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'rostra-streams-'))
let relay: RealRelay
let server: ChildProcess
let [base, token] = ['', '']

/** Starts the service, and waits until it says that it is ready. */
const serve = async (): Promise<void> => {
  server = spawn(process.execPath, [bin, 'serve', '--json', '--port', '0', '--data', folder], {
    env: {
      PATH: process.env['PATH'],
      ROSTRA_DEMO: 'no',
      ROSTRA_LOG_LEVEL: 'error',
      ROSTRA_NETWORKS: 'nostr',
      ROSTRA_NOSTR_RELAYS: relay.url,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: server.stdout as NodeJS.ReadableStream })) {
    const said = JSON.parse(line) as { base_url?: string; token?: string | null }
    if (said.base_url === undefined) continue
    base = said.base_url
    token = said.token ?? token
    return
  }
}

const kill = async (): Promise<void> => {
  const ended = once(server, 'exit')
  server.kill('SIGKILL')
  await ended
}

const call = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
  const headers = { authorization: token, 'content-type': 'application/json' }
  const answer = await fetch(`${base}${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  expect(answer.ok).toBe(true)
  return (await answer.json()) as T
}

beforeAll(async () => {
  relay = await startRelay()
  await serve()
}, 120_000)
afterAll(async () => {
  await kill()
  await relay.stop()
  rmSync(folder, { recursive: true, force: true })
})

// The relay has a clock of its own, and may refuse events that are far from it.
const note = (text: string) =>
  eventOf('ada', { kind: kinds.note, created_at: Math.floor(Date.now() / 1000), content: text })

/** Ids of the mentions that were told, once there are so many of them. */
const told = async (count: number): Promise<string[]> => {
  for (let tries = 0; ; tries++) {
    const { data } = await call<{ data: { payload: { id: string; by: string } }[] }>(
      'GET',
      '/events?kind=listening.mention&limit=100',
    )
    if (data.length >= count || tries > 300) {
      expect(new Set(data.map(({ payload }) => payload.by))).toEqual(new Set(['stream']))
      return data.map(({ payload }) => payload.id)
    }
    // Between two looks alone: nothing is expected to have happened by then.
    await wait(100)
  }
}

test(
  'a mention on a real relay is heard by the stream, and none is lost or told twice by kill -9 or a relay that goes away',
  { timeout: 300_000 },
  async () => {
    await call('POST', '/social-listening/recurring', {
      name: 'Lumevia',
      listening: { brand: { name: 'Lumevia' } },
      every_s: 86_400,
      alerts: [{ on: 'mention' }],
    })
    const sent: string[] = []
    const publish = async (text: string): Promise<void> => {
      const event = note(text)
      sent.push(`p:nostr:${toNote(event.id)}`)
      expect(await relay.publish([event, note(`${text.replaceAll('Lumevia', 'nothing')}`)])).toEqual([])
    }
    await publish('Lumevia, the first')
    await told(1)
    for (let i = 0; i < 5; i++) {
      await publish(`Lumevia again ${i}`)
      await told(sent.length)
    }
    for (let round = 0; round < 3; round++) {
      await publish(`Lumevia before the kill ${round}`)
      await kill()
      await publish(`Lumevia while nobody listens ${round}`)
      await serve()
      await publish(`Lumevia afterwards ${round}`)
      await told(sent.length)
    }
    await relay.kill()
    await relay.restart()
    await publish('Lumevia on the relay that came back')
    const ids = await told(sent.length)
    expect(ids.toSorted()).toEqual(sent.toSorted())
  },
)
