import type { Socket } from 'node:net'
import { Failure } from '../kernel/errors.js'
import type { Ids } from '../kernel/ids.js'
import { presentProblem } from './problem.js'
import { reasonOf } from './status.js'

const failures: Record<string, () => Failure> = {
  HPE_HEADER_OVERFLOW: () => new Failure('headers_too_large', 'The header fields are larger than 16 KiB.'),
  ERR_HTTP_REQUEST_TIMEOUT: () => new Failure('request_timeout', 'The request did not arrive in time.'),
}

/** Answers what is not even HTTP, below the framework. Whoever has gone away gets nothing. */
export const answerBrokenRequests = (ids: Ids, docsUrl: () => string) => {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable || socket.destroyed) {
      socket.destroy()
      return
    }
    const make = failures[error.code ?? ''] ?? (() => new Failure('malformed_request', 'This is not well-formed HTTP.'))
    const { status, body, headers } = presentProblem(make(), { id: ids.next('req') }, docsUrl())
    const lines = Object.entries({ ...headers, 'content-length': String(Buffer.byteLength(body)), connection: 'close' })
    const head = lines.map(([name, value]) => `${name}: ${value}`).join('\r\n')
    socket.end(`HTTP/1.1 ${status} ${reasonOf(status)}\r\n${head}\r\n\r\n${body}`)
  }
}
