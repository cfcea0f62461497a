import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import { apiPrefix, apiVersion, type Operation } from '../kernel/operation.js'
import type { Ids } from '../kernel/ids.js'
import { turns } from '../kernel/turns.js'
import { overloaded, type Load } from './load.js'
import { presentProblem } from './problem.js'
import { Refusals } from './refusals.js'

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

/** Writes the problem of a refusal. All of them are the same but for two values, so the rest is written once. */
const refusalWriter = (docsUrl: string) => {
  const mark = '\u0001'
  const { status, headers, body } = presentProblem(overloaded(), { id: mark, url: mark }, docsUrl)
  const [before = '', between = '', after = ''] = body.split(JSON.stringify(mark))
  const fields = Object.entries({
    ...headers,
    'rostra-version': apiVersion,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  }).flat()
  return ({ url = '' }: IncomingMessage, response: ServerResponse, id: string): void => {
    const written = `${before}${JSON.stringify(url.split('?', 1)[0])}${between}"${id}"${after}`
    const length = String(Buffer.byteLength(written))
    response.writeHead(status, [...fields, 'x-request-id', id, 'content-length', length])
    response.end(written)
  }
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
  /** Calls that have a place and have not begun yet. */
  let waiting = 0
  let write: ReturnType<typeof refusalWriter> | undefined
  const refusals = new Refusals()
  server.once('close', () => refusals.close())
  const refuse = (request: IncomingMessage, response: ServerResponse): void => {
    load.refuse()
    refusals.refuse(request.socket, () => {
      if (response.destroyed) return
      write ??= refusalWriter(docsUrl())
      write(request, response, ids.next('req'))
    })
  }
  const handle = (request: IncomingMessage, response: ServerResponse): void => {
    for (const each of handlers) each(request, response)
  }
  server.on('request', (request, response) => {
    const { url, method, headers } = request
    if (url?.startsWith(`${apiPrefix}/`) !== true || headers.origin !== undefined) return handle(request, response)
    const isCallUrgent = isUrgent(method, url)
    if (load.isFull(isCallUrgent, waiting)) return refuse(request, response)
    if (isCallUrgent) return handle(request, response)
    waiting++
    turns.begin(() => {
      waiting--
      if (response.destroyed) return
      if (load.isFull(false)) refuse(request, response)
      else handle(request, response)
    })
  })
}
