import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer, type WebSocket } from 'ws'
import { blueskyMessage } from './bluesky.js'
import { nostrMessage } from './nostr.js'

export const networks = ['bluesky', 'nostr'] as const
export type Streamed = (typeof networks)[number]

const messageOf = { bluesky: blueskyMessage, nostr: nostrMessage }
/** Sent at once before others get a turn, and no more than the reader has taken. */
const [sliceSent, unreadBytesMax] = [200, 4_000_000]

export interface Played {
  port: number
  sent: () => number
  /** Begins to send, and resolves when all is sent. */
  send: () => Promise<void>
  stop: () => Promise<void>
}

/** What a client asks of the interface beside the stream: who writes. */
const answer = ({ url = '/' }: IncomingMessage): unknown => {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  const isAsked = pathname.endsWith('getProfiles')
  const actors = isAsked ? searchParams.getAll('actors') : []
  return { profiles: actors.map((did) => ({ did, handle: `${did.slice(-12)}.test` })) }
}

/** Messages of a network, as it sends them. */
export const write = (network: Streamed, events: number): string[] => {
  // What was written before somebody listened is no news to them.
  const beginUs = (Date.now() + 30_000) * 1000
  return Array.from({ length: events }, (_, n) => messageOf[network](n, beginUs + n * 200))
}

/** A network on loopback that streams what it is given. */
export const play = async (network: Streamed, messages: readonly string[]): Promise<Played> => {
  const http = createServer((request, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(answer(request)))
  })
  const sockets = new WebSocketServer({ server: http })
  let follower: WebSocket | undefined
  let [wake, next] = [(): void => {}, 0]
  const onMessage = (socket: WebSocket, data: Buffer): void => {
    const [type, id] = JSON.parse(data.toString('utf8')) as [string, string]
    if (type === 'REQ') socket.send(JSON.stringify(['EOSE', id]))
    if (type === 'REQ' && id === 'live') [follower] = [socket, wake()]
  }
  sockets.on('connection', (socket) => {
    if (network === 'nostr') socket.on('message', (data: Buffer) => onMessage(socket, data))
    else [follower] = [socket, wake()]
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  return {
    port: (http.address() as AddressInfo).port,
    sent: () => next,
    send: async () => {
      if (follower === undefined) await new Promise<void>((resolve) => (wake = resolve))
      while (next < messages.length) {
        const open = follower as WebSocket
        if (open.bufferedAmount < unreadBytesMax)
          for (const end = Math.min(messages.length, next + sliceSent); next < end; next++)
            open.send(messages[next] ?? '')
        await new Promise((resolve) => setTimeout(resolve, 1))
      }
    },
    stop: async () => {
      for (const socket of sockets.clients) socket.terminate()
      await new Promise((resolve) => http.close(resolve))
    },
  }
}
