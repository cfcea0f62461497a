import { WebSocketServer, type WebSocket } from 'ws'
import type { NostrEvent } from '../../src/sources/nostr/event.js'
import type { Filter } from '../../src/sources/nostr/relay.js'

/** A relay on loopback: keeps what it is given, answers as NIP-01 says, at most so many stored events at a time. */
export const playRelay = async (storedMax = 3) => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  const stored: NostrEvent[] = []
  const open = new Map<WebSocket, { id: string; filter: Filter }[]>()
  let [isDown, connections] = [false, 0]
  const matches = ({ kind, pubkey, created_at }: NostrEvent, { kinds, authors, since, until }: Filter): boolean =>
    (kinds?.includes(kind) ?? true) &&
    (authors?.includes(pubkey) ?? true) &&
    created_at >= (since ?? 0) &&
    created_at <= (until ?? Infinity)
  server.on('connection', (socket) => {
    if (isDown) return socket.terminate()
    connections++
    open.set(socket, [])
    socket.on('close', () => open.delete(socket))
    socket.on('message', (data: Buffer) => {
      const [type, id, filter] = JSON.parse(data.toString('utf8')) as [string, string, Filter]
      if (type !== 'REQ') return socket.send(JSON.stringify(['NOTICE', 'not spoken here']))
      const found = stored.filter((event) => matches(event, filter)).sort((a, b) => b.created_at - a.created_at)
      for (const event of found.slice(0, Math.min(storedMax, filter.limit ?? storedMax)))
        socket.send(JSON.stringify(['EVENT', id, event]))
      socket.send(JSON.stringify(['EOSE', id]))
      open.get(socket)?.push({ id, filter })
    })
  })
  await new Promise((resolve) => server.once('listening', resolve))
  const drop = (): void => {
    for (const socket of server.clients) socket.terminate()
  }
  return {
    url: `ws://127.0.0.1:${(server.address() as { port: number }).port}`,
    /** Authors that somebody follows at the moment; null for everybody. */
    followed: () =>
      [...open.values()]
        .flat()
        .filter(({ id }) => id === 'live')
        .map(({ filter }) => filter.authors ?? null),
    connections: () => connections,
    publish: (event: NostrEvent): void => {
      stored.push(event)
      for (const [socket, asked] of open)
        for (const { id, filter } of asked)
          if (matches(event, filter)) socket.send(JSON.stringify(['EVENT', id, event]))
    },
    /** Throws everybody out, and lets nobody in until it is up again. */
    goDown: (): void => {
      isDown = true
      drop()
    },
    comeUp: (): void => {
      isDown = false
    },
    stop: async (): Promise<void> => {
      drop()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type PlayedRelay = Awaited<ReturnType<typeof playRelay>>
