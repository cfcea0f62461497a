import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { silentLog } from '../kernel/log.js'
import { EventStreamSocket } from './event-stream-socket.js'
import { createMastodonStream } from './mastodon/stream.js'
import type { StreamEvent } from './stream.js'

const now = Date.parse('2026-11-15T09:00:00Z')
const host = 'social.example'
const status = (id: number, content = `Honey number ${id}`) =>
  JSON.stringify({
    id: String(id),
    uri: `https://${host}/users/ada/statuses/${id}`,
    url: `https://${host}/@ada/${id}`,
    created_at: new Date(now - 100_000 + id * 1000).toISOString(),
    account: { id: '1', username: 'ada', acct: 'ada' },
    content: `<p>${content}</p>`,
    tags: [],
    language: 'en',
  })

type Handler = (response: ServerResponse, request: IncomingMessage, connection: number) => void
let server: Server
let origin = ''
let handler: Handler = () => {}
let connections = 0
beforeAll(async () => {
  server = createServer((request, response) => handler(response, request, ++connections))
  // No socket gets through to it.
  server.on('upgrade', (_, socket) => socket.end('HTTP/1.1 400 Bad Request\r\nconnection: close\r\n\r\n'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => void (connections = 0))
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const stream = { 'content-type': 'text/event-stream' }
/** Writes the parts one after the other, each in a packet of its own. */
const writeParts = async (response: ServerResponse, parts: readonly (string | Buffer)[]): Promise<void> => {
  for (const part of parts) {
    await new Promise<void>((resolve) => void response.write(part, () => resolve()))
    await new Promise((resolve) => setImmediate(resolve))
  }
}

/** Everything that a socket tells until it closes. */
const listen = async (maxPayload = 1000): Promise<string[]> => {
  const socket = new EventStreamSocket(`${origin}/stream`, { headers: {}, handshakeTimeout: 5000, maxPayload })
  const told: string[] = []
  socket.on('open', () => told.push('open'))
  socket.on('error', (error: Error) => told.push(error.message))
  socket.on('message', (data: Buffer) => told.push(data.toString('utf8')))
  await new Promise<void>((resolve) => void socket.once('close', resolve))
  return told
}

it('reads events whose lines and letters come in pieces, and leaves out comments', async () => {
  const text = Buffer.from(
    ':thump\n\nevent: update\ndata: {"a":"né"}\n\nevent: delete\r\ndata: 9\r\n\r\ndata: a\ndata:b\n\n',
  )
  for (const size of [1, 2, 3, 7, 1000]) {
    const parts = Array.from({ length: Math.ceil(text.length / size) }, (_, i) =>
      text.subarray(i * size, (i + 1) * size),
    )
    handler = (response) => {
      response.writeHead(200, stream)
      void writeParts(response, parts).then(() => response.end('event: update\ndata: {"cut'))
    }
    expect(await listen()).toEqual([
      'open',
      '{"event":"update","payload":"{\\"a\\":\\"né\\"}"}',
      '{"event":"delete","payload":"9"}',
      '{"event":"message","payload":"a\\nb"}',
    ])
  }
})

it('takes nothing else for a stream, and no event without an end', async () => {
  handler = (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hello</h1>')
  expect(await listen()).toEqual(['the server answered 200 (text/html) and no stream'])
  handler = (response) => response.writeHead(401, stream).end()
  expect(await listen()).toEqual(['the server answered 401 (text/event-stream) and no stream'])
  handler = (response) => void response.writeHead(200, stream).write(`data: ${'x'.repeat(2000)}`)
  expect(await listen()).toEqual(['open', 'an event is too long'])
})

it('a server that lets no socket through is followed by events, with the token, across a broken connection', async () => {
  const authorizations = new Set<string>()
  let timeline: string[] = []
  handler = (response, { url = '', headers }) => {
    if (url.startsWith('/api/v1/streaming/public')) {
      authorizations.add(headers.authorization ?? '')
      response.writeHead(200, stream).write(`:)\n\nevent: update\ndata: ${status(timeline.length === 0 ? 8 : 10)}\n\n`)
      if (timeline.length > 0) return void response.write('event: delete\ndata: 9\n\n')
      timeline = [9, 8].map((id) => status(id))
      return void response.destroy()
    }
    response.setHeader('content-type', 'application/json')
    response.end(url.includes('instance') || url.includes('max_id') ? '[]' : `[${timeline.join(',')}]`)
  }
  const get = async (_: string, path: string, schema: { parse: (value: unknown) => unknown }) =>
    schema.parse(await (await fetch(`${origin}/${path}`)).json())
  const parts = { log: silentLog, pause: async () => {}, random: () => 0, now: () => now, originOf: () => origin }
  const stopping = new AbortController()
  const seen: StreamEvent[] = []
  const mastodon = createMastodonStream({ ...parts, tokens: new Map([[host, 'secret']]), get: get as never })
  for await (const batch of mastodon.batches({ timeUs: (now - 60_000) * 1000, authorIds: [] }, stopping.signal)) {
    seen.push(...batch)
    if (seen.some(({ kind }) => kind === 'removal')) stopping.abort()
  }
  const ids = seen.flatMap((event) => (event.kind === 'post' ? [event.contentId] : []))
  expect([...new Set(ids)].sort()).toEqual(['10', '8', '9'].map((id) => `${id}@${host}`).sort())
  expect([...authorizations]).toEqual(['Bearer secret'])
})

it('what nobody takes is left with the server', async () => {
  let written = 0
  handler = (response) => {
    response.writeHead(200, stream)
    const line = `event: update\ndata: ${status(1, 'x'.repeat(50_000))}\n\n`
    const more = (): void => {
      while (written < 40_000) {
        written++
        if (!response.write(line)) return void response.once('drain', more)
      }
    }
    more()
  }
  const socket = new EventStreamSocket(`${origin}/stream`, { headers: {}, handshakeTimeout: 5000, maxPayload: 1e6 })
  await new Promise<void>((resolve) => socket.on('message', () => (socket.pause(), resolve())))
  expect(socket.isPaused).toBe(true)
  const turns = async (count: number): Promise<void> => {
    for (let i = 0; i < count; i++) await new Promise((resolve) => setImmediate(resolve))
  }
  await turns(2000)
  const before = written
  await turns(2000)
  expect([written, written < 40_000]).toEqual([before, true])
  const gone = new Promise<void>((resolve) => void socket.once('close', resolve))
  socket.terminate()
  await gone
})
