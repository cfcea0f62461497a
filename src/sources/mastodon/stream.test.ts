import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocketServer, type WebSocket } from 'ws'
import { silentLog } from '../../kernel/log.js'
import type { StreamEvent } from '../stream.js'
import { SafeFetch } from '../web/safe-fetch.js'
import { MastodonSource } from './source.js'

const now = Date.parse('2026-11-15T09:00:00Z')
const host = 'social.example'

/** As the documents of Mastodon show a status, with what is read of it. */
const status = (id: number) => ({
  id: String(id),
  uri: `https://${host}/users/ada/statuses/${id}`,
  url: `https://${host}/@ada/${id}`,
  created_at: new Date(now - 100_000 + id * 1000).toISOString(),
  account: { id: '1', username: 'ada', acct: 'ada' },
  content: `<p>Honey number ${id}</p>`,
  tags: [{ name: 'Bees' }],
  // A warning above it is a part of what is said.
  spoiler_text: id === 8 ? 'Sticky' : '',
  language: 'en',
})

let server: Server
let origin = ''
let timeline: (ReturnType<typeof status> & { edited_at?: string })[] = []
const authorizations: (string | undefined)[] = []
const sockets = new WebSocketServer({ noServer: true })

beforeAll(async () => {
  server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost')
    const maxId = Number(url.searchParams.get('max_id') ?? Infinity)
    const page = timeline.filter(({ id }) => Number(id) < maxId).slice(0, 3)
    const isInstance = url.pathname === '/api/v2/instance'
    response.setHeader('content-type', 'application/json')
    // A server that would have the token sent elsewhere.
    const elsewhere = { configuration: { urls: { streaming: 'wss://stream.elsewhere.example' } } }
    response.end(JSON.stringify(isInstance ? elsewhere : page))
  })
  server.on('upgrade', (request, socket, head) => {
    authorizations.push(`${request.url ?? ''} ${request.headers.authorization ?? ''}`)
    sockets.handleUpgrade(request, socket, head, (open) => sockets.emit('connection', open))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  for (const socket of sockets.clients) socket.terminate()
  await new Promise((resolve) => server.close(resolve))
})

const send = (socket: WebSocket, event: string, payload: string): void =>
  socket.send(JSON.stringify({ stream: ['public'], event, payload }))

test('follows with the token, reads what it missed from the public timeline, and forgets what is deleted', async () => {
  const source = new MastodonSource({
    web: new SafeFetch({ allowed: new Set([new URL(origin).host]) }),
    now: () => now,
    tokens: new Map([[host, 'secret']]),
    originOf: () => origin,
    streaming: { log: silentLog, pause: (ms) => wait(Math.min(ms, 5)), random: () => 0 },
  })
  timeline = [7, 6, 5, 4, 3, 2, 1].map(status)
  let connections = 0
  sockets.on('connection', (socket: WebSocket) => {
    if (++connections === 1) {
      send(socket, 'update', JSON.stringify(status(8)))
      send(socket, 'notification', '{}')
      // Broken off; what is written meanwhile is in the timeline alone.
      timeline = [10, 9, 8, ...[7, 6, 5, 4, 3, 2, 1]].map(status)
      socket.close()
    } else send(socket, 'delete', '9')
  })
  const stopping = new AbortController()
  const seen: StreamEvent[] = []
  const from = { timeUs: (now - 100_000 + 63_000) * 1000, authorIds: [] }
  for await (const batch of source.stream?.batches(from, stopping.signal) ?? []) {
    seen.push(...batch)
    if (seen.some(({ kind }) => kind === 'removal')) stopping.abort()
  }
  const posts = seen.filter((event) => event.kind === 'post')
  const ids = [...new Set(posts.map(({ contentId }) => contentId))]
  expect(ids.sort()).toEqual(['10', '3', '4', '5', '6', '7', '8', '9'].map((id) => `${id}@${host}`).sort())
  expect(seen.at(-1)).toMatchObject({ kind: 'removal', contentId: `9@${host}` })
  const read = posts.find(({ contentId }) => contentId === `8@${host}`)?.read()
  expect(read).toMatchObject({ text: 'Sticky\nHoney number 8', hashtags: ['bees'] })
  expect(read?.languages()).toEqual(['en'])
  expect(read?.toContent('')).toMatchObject({ author: `ada@${host}`, authorExternalId: `1@${host}` })
  expect(new Set(authorizations)).toEqual(new Set(['/api/v1/streaming?stream=public Bearer secret']))
  expect(source.stream?.covers?.({ network: 'mastodon', handle: `ada@${host}` })).toBe(true)
  expect(source.stream?.covers?.({ network: 'mastodon', handle: 'noor@other.example' })).toBe(false)
})

test('a server that names a stream and has none is read again and again, and tells everything once', async () => {
  const upgrades = server.listeners('upgrade') as ((...args: unknown[]) => void)[]
  server.removeAllListeners('upgrade')
  server.on('upgrade', (_, socket) => socket.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\n\r\n'))
  const source = new MastodonSource({
    web: new SafeFetch({ allowed: new Set([new URL(origin).host]) }),
    now: () => now,
    tokens: new Map([[host, 'secret']]),
    originOf: () => origin,
    streaming: { log: silentLog, pause: (ms) => wait(Math.min(ms, 5)), random: () => 0 },
  })
  timeline = [60, 59].map(status)
  const stopping = new AbortController()
  const seen: string[] = []
  for await (const batch of source.stream?.batches({ timeUs: now * 1000, authorIds: [] }, stopping.signal) ?? []) {
    seen.push(...batch.flatMap((event) => (event.kind === 'post' ? [event.contentId] : [])))
    if (seen.length === 2) timeline = [61, 60, 59].map(status)
    if (seen.length === 3) timeline = [{ ...status(61), edited_at: '2026-11-15T09:00:00Z' }, status(60)]
    if (seen.length >= 4) stopping.abort()
  }
  server.removeAllListeners('upgrade')
  for (const upgrade of upgrades) server.on('upgrade', upgrade)
  expect(seen).toEqual(['59', '60', '61', '61'].map((id) => `${id}@${host}`))
})

test('without a token there is no stream', () => {
  const streaming = { log: silentLog, pause: async () => {}, random: () => 0 }
  expect(new MastodonSource({ web: new SafeFetch(), streaming }).stream).toBeUndefined()
})
