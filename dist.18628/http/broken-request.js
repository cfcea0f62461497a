import { Failure } from '../kernel/errors.js'
import { presentProblem } from './problem.js'
import { reasonOf } from './status.js'
const failures = {
  HPE_HEADER_OVERFLOW: () => new Failure('headers_too_large', 'The header fields are larger than 16 KiB.'),
  ERR_HTTP_REQUEST_TIMEOUT: () => new Failure('request_timeout', 'The request did not arrive in time.'),
}
const answerBrokenRequests = (ids, docsUrl) => {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable || socket.destroyed) {
      socket.destroy()
      return
    }
    const make = failures[error.code ?? ''] ?? (() => new Failure('malformed_request', 'This is not well-formed HTTP.'))
    const { status, body, headers } = presentProblem(make(), ids.next('req'), docsUrl())
    const lines = Object.entries({ ...headers, 'content-length': String(Buffer.byteLength(body)), connection: 'close' })
    const head = lines.map(([name, value]) => `${name}: ${value}`).join('\r\n')
    socket.end(`HTTP/1.1 ${status} ${reasonOf(status)}\r
${head}\r
\r
${body}`)
  }
}
export { answerBrokenRequests }
//# sourceMappingURL=broken-request.js.map
