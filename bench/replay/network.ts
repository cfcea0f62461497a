import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer, type WebSocket } from 'ws'
import { recordOf } from '../streams/bluesky.js'
import { mix } from '../streams/posts.js'

/** A stream that is the same in every run: what happens is a function of its number alone. */
export const authors = 20_000
const startUs = 1_790_000_000_000_000

export const didOf = (n: number): string =>
  `did:plc:${n
    .toString(36)
    .padStart(24, 'a')
    .replace(/[0189]/g, 'b')}`

/** Every twentieth takes back the post five before it. */
export const isRemoval = (n: number): boolean => n % 20 === 19
/** Of a hundred events 86 are posts, 9 removals (4 of them of posts that nobody has), 5 about accounts. */
export const isPost = (n: number): boolean => !isRemoval(n) && n % 20 !== 9 && n % 25 !== 24
export const contentIdOf = (n: number): string => `${didOf(mix(n) % authors)}/${keyOf(n)}`
const keyOf = (n: number): string => `3k${n.toString(36).padStart(9, '2')}`

const commitOf = (n: number, timeUs: number): object => {
  const about = { rev: '3k', collection: 'app.bsky.feed.post', rkey: keyOf(isRemoval(n) ? n - 5 : n) }
  return isPost(n)
    ? { ...about, operation: 'create', cid: 'bafy', record: recordOf(n, timeUs) }
    : { ...about, operation: 'delete' }
}

export const eventOf = (n: number, rate: number): string => {
  const timeUs = startUs + Math.round((n * 1_000_000) / rate)
  const did = didOf(mix(isRemoval(n) ? n - 5 : n) % authors)
  const time = new Date(timeUs / 1000).toISOString()
  const what =
    n % 20 === 9
      ? { kind: 'account', account: { active: true, did, seq: n, time } }
      : { kind: 'commit', commit: commitOf(n, timeUs) }
  return JSON.stringify({ did, time_us: timeUs, ...what })
}

export interface Replayed {
  jetstreamUrl: string
  appViewUrl: string
  /** How many events were due so far. */
  due: () => number
  stop: () => Promise<void>
}

const listen = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

/** Sends what is due, from a cursor on, and waits for readers that are slower. */
const follow = (
  socket: WebSocket,
  from: number,
  { events, rate, due }: { events: number; rate: number; due: () => number },
) => {
  let next = from
  const timer = setInterval(() => {
    const until = Math.min(events, due())
    while (next < until && socket.bufferedAmount < 4_000_000) socket.send(eventOf(next++, rate))
  }, 10)
  socket.on('close', () => clearInterval(timer))
}

/** Jetstream and an AppView. The stream begins when somebody listens first, and goes on whoever listens. */
export const startNetwork = async (events: number, rate: number): Promise<Replayed> => {
  let beganAt: number | undefined
  const due = (): number => (beganAt === undefined ? 0 : Math.floor(((performance.now() - beganAt) / 1000) * rate))
  const appView = createServer((request, response) => {
    const actors = new URL(request.url ?? '', 'http://localhost').searchParams.getAll('actors')
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ profiles: actors.map((did) => ({ did, handle: `${did.slice(-12)}.test` })) }))
  })
  const http = createServer()
  const stream = new WebSocketServer({ server: http })
  stream.on('connection', (socket, request) => {
    beganAt ??= performance.now()
    const cursor = new URL(request.url ?? '', 'http://localhost').searchParams.get('cursor')
    const from = cursor === null ? 0 : Math.max(0, Math.floor(((Number(cursor) - startUs) / 1_000_000) * rate))
    follow(socket, from, { events, rate, due })
  })
  const [jetstreamPort, appViewPort] = [await listen(http), await listen(appView)]
  return {
    jetstreamUrl: `ws://127.0.0.1:${jetstreamPort}/subscribe`,
    appViewUrl: `http://127.0.0.1:${appViewPort}`,
    due: () => Math.min(events, due()),
    stop: async () => {
      for (const socket of stream.clients) socket.terminate()
      await Promise.all([http, appView].map((server) => new Promise((resolve) => server.close(resolve))))
    },
  }
}
