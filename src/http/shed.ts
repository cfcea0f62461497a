import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import { apiPrefix, apiVersion, type Operation } from '../kernel/operation.js'
import type { Ids } from '../kernel/ids.js'
import { overloaded, type Load } from './load.js'
import { presentProblem } from './problem.js'

/** Whether a call asks how work stands or stops it: such calls have places of their own under load. */
export const urgentOf = <Needs>(
  operations: readonly Operation<Needs>[],
): ((method: string | undefined, url: string | undefined) => boolean) => {
  const patterns = new Map<string, RegExp>()
  for (const method of new Set(operations.map((operation) => operation.method))) {
    const paths = operations
      .filter((operation) => operation.method === method && operation.isUrgent === true)
      .map(({ path }) => path.replace(/\{\w+\}/g, '[^/?]+'))
    if (paths.length > 0) patterns.set(method, new RegExp(`^${apiPrefix}(?:${paths.join('|')})(?:\\?|$)`))
  }
  return (method = '', url = '') => patterns.get(method)?.test(url) ?? false
}

/**
 * Refuses calls before anything else is done for them, as long as there is no place: a refusal must cost next to nothing, or refusing
 * takes the time that was to be saved. Browsers of other origins are refused further inside, where they get their header fields.
 */
export const shedEarly = (
  server: Server,
  parts: {
    load: Load
    isUrgent: (method: string | undefined, url: string | undefined) => boolean
    ids: Ids
    docsUrl: () => string
  },
): void => {
  const { load, isUrgent, ids, docsUrl } = parts
  const handlers = server.listeners('request') as RequestListener[]
  server.removeAllListeners('request')
  const refuse = (request: IncomingMessage, response: ServerResponse): void => {
    const id = ids.next('req')
    const { status, headers, body } = presentProblem(overloaded(), { id, url: request.url ?? '' }, docsUrl())
    response.writeHead(status, {
      ...headers,
      'content-length': Buffer.byteLength(body),
      'x-request-id': id,
      'rostra-version': apiVersion,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    response.end(body)
  }
  server.on('request', (request, response) => {
    const { url, method, headers } = request
    const isCall = url?.startsWith(`${apiPrefix}/`) === true && headers.origin === undefined
    if (isCall && load.isFull(isUrgent(method, url))) {
      load.refuse()
      refuse(request, response)
    } else for (const handle of handlers) handle(request, response)
  })
}
