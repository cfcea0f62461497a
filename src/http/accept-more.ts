import type { Server } from 'node:http'
import { createServer as createListener, type Server as Listener } from 'node:net'
import { duplicateHandle } from '../kernel/duplicate-handle.js'

/** Connections accepted in one turn of the event loop. */
const acceptedAtOnce = 64

/** What Node.js calls the socket that listens. It tells nobody else. */
const handleOf = (server: Server): number => (server as { _handle?: { fd?: number } })._handle?.fd ?? -1

/**
 * Node.js accepts one connection in each turn of its event loop (libuv does since 1.45). Under load a turn takes tens of milliseconds, so new
 * connections, those of health checks among them, waited seconds in the queue of the system while old ones were served. Every further
 * listener on the same socket accepts one more. Where sockets cannot be duplicated, one it is.
 */
export const acceptMore = (server: Server): void => {
  let more: Listener[] = []
  server.on('listening', () => {
    for (let i = 1; i < acceptedAtOnce; i++) {
      const fd = handleOf(server) < 0 ? undefined : duplicateHandle(handleOf(server))
      if (fd === undefined) return
      const listener = createListener({ allowHalfOpen: true, noDelay: true }, (socket) => {
        server.emit('connection', socket)
      })
      listener.on('error', () => listener.close())
      more.push(listener.listen({ fd }))
    }
  })
  const close = server.close.bind(server)
  // A server is closed when all of its connections are, whoever accepted them.
  server.close = (done) => {
    const ended = more.map((listener) => new Promise<void>((resolve) => void listener.close(() => resolve())))
    more = []
    return close((error) => void Promise.all(ended).then(() => done?.(error)))
  }
}
