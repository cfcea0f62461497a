import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer, type WebSocket } from 'ws'

/** A stream that is the same in every run: what happens is a function of its number alone. */
export const authors = 20_000
const startUs = 1_790_000_000_000_000

const words =
  'coffee bread garden river winter music camera travel market window yellow quiet morning recipe football cinema harbour bicycle mountain letter'.split(
    ' ',
  )

const mix = (n: number): number => {
  const a = Math.imul(n ^ (n >>> 16), 0x45d9f3b)
  return (Math.imul(a ^ (a >>> 16), 0x45d9f3b) ^ (a >>> 15)) >>> 0
}

export const didOf = (n: number): string =>
  `did:plc:${n
    .toString(36)
    .padStart(24, 'a')
    .replace(/[0189]/g, 'b')}`

const textOf = (n: number): string => {
  const picked = Array.from({ length: 8 + (mix(n) % 24) }, (_, i) => words[mix(n * 31 + i) % words.length])
  return `${picked.join(' ')} n${n} #${words[mix(n) % words.length]}`
}

/** Every twentieth takes back the post five before it. */
export const isRemoval = (n: number): boolean => n % 20 === 19
export const contentIdOf = (n: number): string => `${didOf(mix(n) % authors)}/${keyOf(n)}`
const keyOf = (n: number): string => `3k${n.toString(36).padStart(9, '2')}`

export const eventOf = (n: number, rate: number): string => {
  const about = isRemoval(n) ? n - 5 : n
  const commit = { rev: '3k', collection: 'app.bsky.feed.post', rkey: keyOf(about) }
  const timeUs = startUs + Math.round((n * 1_000_000) / rate)
  const record = { $type: 'app.bsky.feed.post', text: textOf(n), langs: ['en'], createdAt: new Date(timeUs / 1000) }
  const done = isRemoval(n) ? { operation: 'delete' } : { operation: 'create', cid: 'bafy', record }
  return JSON.stringify({
    did: didOf(mix(about) % authors),
    time_us: timeUs,
    kind: 'commit',
    commit: { ...commit, ...done },
  })
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
