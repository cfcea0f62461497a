import { setTimeout as wait } from 'node:timers/promises'
import { WebSocketServer, type WebSocket } from 'ws'
import { afterEach, expect, it } from 'vitest'
import { silentLog } from '../../kernel/log.js'
import { Jetstream } from './jetstream.js'
import type { StreamEvent } from './stream-event.js'

const servers: WebSocketServer[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    for (const socket of server.clients) socket.terminate()
    server.close()
  }
})

/** A stream on the other end of a real socket. */
const serve = async (onReader: (socket: WebSocket, params: URLSearchParams, readers: number) => void) => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  servers.push(server)
  let readers = 0
  server.on('connection', (socket, request) => {
    onReader(socket, new URL(request.url ?? '', 'http://localhost').searchParams, ++readers)
  })
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as { port: number }
  return `ws://127.0.0.1:${port}/subscribe`
}

const event = (timeUs: number, padding = ''): string => JSON.stringify({ did: 'did:web:x', time_us: timeUs, padding })

const open = (url: string, dids: string[] = []) => {
  const waits: number[] = []
  const pause = async (ms: number): Promise<void> => {
    waits.push(ms)
    await wait(Math.min(ms, 5))
  }
  return { waits, stream: new Jetstream({ url, dids, log: silentLog, pause, random: () => 1 }) }
}

const collect = async (stream: Jetstream, cursor: number | undefined, count: number): Promise<StreamEvent[]> => {
  const stopping = new AbortController()
  const events: StreamEvent[] = []
  for await (const batch of stream.batches(cursor, stopping.signal)) {
    events.push(...batch)
    if (events.length >= count) stopping.abort()
  }
  return events
}

it('asks for posts, for the people wanted, and from a little before the cursor', async () => {
  let asked = ''
  const url = await serve((socket, params) => {
    asked = params.toString()
    socket.send(event(20_000_000))
  })
  await collect(open(url, ['did:web:a', 'did:web:b']).stream, 12_000_000, 1)
  expect(asked).toBe(
    'wantedCollections=app.bsky.feed.post&wantedCollections=app.bsky.actor.profile&wantedDids=did%3Aweb%3Aa&wantedDids=did%3Aweb%3Ab&cursor=7000000',
  )
})

it('connects again where it was, and waits longer while nothing comes through', async () => {
  const cursors: (string | null)[] = []
  const url = await serve((socket, params, readers) => {
    cursors.push(params.get('cursor'))
    if (readers === 1 || readers >= 5) socket.send(event(readers * 10_000_000))
    if (readers < 5) setTimeout(() => socket.terminate(), 20)
  })
  const { stream, waits } = open(url)
  const events = await collect(stream, undefined, 2)
  expect(events.map(({ timeUs }) => timeUs)).toEqual([10_000_000, 50_000_000])
  expect(cursors).toEqual([null, '5000000', '5000000', '5000000', '5000000'])
  expect(waits.filter((ms) => ms >= 500)).toEqual([500, 1000, 2000, 4000])
})

it('leaves the socket unread while its reader is busy', async () => {
  const total = 20_000
  let sent = 0
  const url = await serve((socket) => {
    const more = (): void => {
      if (sent < total) socket.send(event(++sent, 'x'.repeat(2000)), () => setImmediate(more))
    }
    more()
  })
  const stopping = new AbortController()
  const seen: number[] = []
  let whileBusy = 0
  for await (const batch of open(url).stream.batches(undefined, stopping.signal)) {
    if (seen.length === 0) {
      // Until the sender stands still: everything between the two is full.
      for (let before = -1; before !== sent;) {
        before = sent
        await wait(150)
      }
      whileBusy = sent
    }
    seen.push(...batch.map(({ timeUs }) => timeUs))
    if (seen.length === total) stopping.abort()
  }
  expect(whileBusy).toBeLessThan(total)
  expect(seen).toEqual(Array.from({ length: total }, (_, i) => i + 1))
})

it('passes over what cannot be read', async () => {
  const url = await serve((socket) => {
    for (const text of ['{', '[]', '{"time_us":"x"}', event(1)]) socket.send(text)
  })
  expect((await collect(open(url).stream, undefined, 1)).map(({ timeUs }) => timeUs)).toEqual([1])
})
