import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Someone } from './people.js'
import { startNetwork, type LocalNetwork } from './start-network.js'

const bin = fileURLToPath(new URL('../../dist/main.js', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'rostra-streams-'))
let network: LocalNetwork
let alice: Someone
let server: ChildProcess
let [base, token] = ['', '']

/** Starts the service on the network, and waits until it says that it is ready. */
const serve = async (): Promise<void> => {
  server = spawn(process.execPath, [bin, 'serve', '--json', '--port', '0', '--data', folder], {
    env: {
      PATH: process.env['PATH'],
      ROSTRA_DEMO: 'no',
      ROSTRA_LOG_LEVEL: 'error',
      ROSTRA_NETWORKS: 'bluesky',
      ROSTRA_BLUESKY_URL: network.appViewUrl,
      ROSTRA_JETSTREAM_URL: network.jetstreamUrl,
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
  const sent = body === undefined ? {} : { body: JSON.stringify(body) }
  const answer = await fetch(`${base}${path}`, { method, headers, ...sent })
  expect(answer.ok).toBe(true)
  return (await answer.json()) as T
}

beforeAll(async () => {
  network = await startNetwork()
  alice = await Someone.join(network.pdsUrl, 'alice')
  await network.settle()
  await serve()
}, 180_000)
afterAll(async () => {
  await kill()
  await network.stop()
  rmSync(folder, { recursive: true, force: true })
})

interface Told {
  kind: string
  payload: { by: string; url: string }
}

/** Events of a kind once there are so many; or whatever there is after so many looks. */
const told = async (kind: string, count: number, looks = 300): Promise<Told[]> => {
  for (let tries = 0; ; tries++) {
    const { data } = await call<{ data: Told[] }>('GET', `/events?kind=${kind}&limit=100`)
    if (data.length >= count || tries > looks) return data
    // Between two looks alone: nothing is expected to have happened by then.
    await wait(100)
  }
}

it('hears mentions by the stream, across broken streams and kill -9, each once', { timeout: 240_000 }, async () => {
  const made = await call<{ reading: object[] }>('POST', '/social-listening/recurring', {
    name: 'Lumevia',
    listening: { brand: { name: 'Lumevia' } },
    alerts: [{ on: 'mention' }],
  })
  expect(made.reading).toEqual([{ network: 'bluesky', by: 'stream' }])
  let sent = 0
  const post = async (text: string): Promise<void> => {
    await alice.post(text)
    sent++
  }
  await post('Lumevia, the first')
  await told('listening.mention', sent)
  for (let i = 0; i < 3; i++) {
    await alice.post('Nothing of interest')
    await post(`Lumevia again ${i}`)
    await told('listening.mention', sent)
  }
  await network.dropStreams()
  await post('Lumevia after the streams broke off')
  await told('listening.mention', sent)
  await post('Lumevia before the kill')
  await kill()
  await post('Lumevia while nobody listens')
  await serve()
  const events = await told('listening.mention', sent)
  expect(new Set(events.map(({ payload }) => payload.url)).size).toBe(sent)
  expect(events).toHaveLength(sent)
})

it('screens what a monitored account posts, long before its interval', { timeout: 120_000 }, async () => {
  const started = await call<{ screening_id: string }>('POST', '/screening/continuous-monitoring', {
    profile: { network: 'bluesky', handle: 'alice.test' },
    every: '30d',
  })
  const screened = await call<{ status: string }>('GET', `/screening/${started.screening_id}?wait=30`)
  expect(screened.status).toBe('succeeded')
  // The stream is asked for the account a moment after it is known: what was posted before is not heard.
  let events: Told[] = []
  for (let i = 0; i < 20 && events.length === 0; i++) {
    await alice.post(`I will kill you all, you filthy animals ${i}`)
    events = await told('screening.item_flagged', 1, 50)
  }
  expect(events.length).toBeGreaterThan(0)
})
