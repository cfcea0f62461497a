import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { McpHttpHandler } from '@modelcontextprotocol/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { apiPrefix } from '../kernel/operation.js'
import { traceHeaders } from '../kernel/traces/span.js'
import { toRefused, toUrl, type Ask, type Json } from './ask.js'

export const mcpPath = '/mcp'

export interface EndpointParts {
  version: string
  /** Whether a token lets anybody in. What it may do is decided with every call that a tool makes. */
  isKnown: (token: string) => Promise<boolean>
  corsOrigins: readonly string[]
  onError: (error: Error) => void
}

/** Hosts send a bearer token; the token alone is understood as everywhere. */
const tokenOf = ({ headers: { authorization = '' } }: FastifyRequest): string =>
  authorization.replace(/^bearer\s+/i, '')

/** Served as every call is: token, scope, rate and limits hold as they do for others. */
const askServer =
  (app: FastifyInstance, token: string): Ask =>
  async (asked, signal) => {
    const { statusCode, payload } = await app.inject({
      method: asked.method,
      url: apiPrefix + toUrl(asked),
      headers: { authorization: token, ...traceHeaders() },
      ...(asked.body === undefined ? {} : { payload: asked.body as object }),
      // Of its own: each call leaves a listener on its signal, and a tool makes many.
      ...(signal === undefined ? {} : { signal: AbortSignal.any([signal]) }),
    })
    const answer = payload === '' ? {} : (JSON.parse(payload) as Json)
    if (statusCode >= 400) throw toRefused(answer)
    return answer
  }

/** Whoever owns another name can have it lead here for a while, so only an address proves that a page is ours. */
const isAddress = (hostname: string): boolean => /^(localhost|[\d.]+|\[.+\])$/.test(hostname)

/** A page of another site must not speak to this server through somebody's browser. */
const isForeign = ({ headers: { origin }, host }: FastifyRequest, corsOrigins: readonly string[]): boolean => {
  if (origin === undefined || corsOrigins.includes(origin)) return false
  const from = URL.canParse(origin) ? new URL(origin) : undefined
  return from?.host !== host || !isAddress(from.hostname)
}

const toRequest = (request: FastifyRequest, reply: FastifyReply): Request => {
  const left = new AbortController()
  reply.raw.on('close', () => left.abort())
  const { method } = request
  return new Request(`http://${request.host}${request.url}`, {
    method,
    headers: Object.entries(request.headers).map(([name, value]) => [name, String(value)] as [string, string]),
    ...(method === 'POST' ? { body: JSON.stringify(request.body ?? null) } : {}),
    signal: left.signal,
  })
}

const sendOn = async (reply: FastifyReply, { status, headers, body }: Response): Promise<FastifyReply> =>
  reply
    .code(status)
    .headers(Object.fromEntries(headers))
    .send(body === null ? '' : Readable.fromWeb(body as ReadableStream<Uint8Array>))

const refusal = (message: string): object => ({ jsonrpc: '2.0', id: null, error: { code: -32_000, message } })

/** Serves MCP over streamable HTTP beside the interface. The protocol's library is loaded with the first call. */
export const addMcp = (app: FastifyInstance, { version, isKnown, corsOrigins, onError }: EndpointParts): void => {
  let handler: Promise<McpHttpHandler> | undefined
  const load = async (): Promise<McpHttpHandler> => {
    const [{ createMcpHandler }, { createMcpServer }] = await Promise.all([
      import('@modelcontextprotocol/server'),
      import('./server.js'),
    ])
    return createMcpHandler(({ authInfo }) => createMcpServer(askServer(app, authInfo?.token ?? ''), version), {
      onerror: onError,
    })
  }
  app.route({
    method: ['GET', 'POST', 'DELETE'],
    url: mcpPath,
    handler: async (request, reply) => {
      const token = tokenOf(request)
      if (isForeign(request, corsOrigins)) return reply.code(403).send(refusal('This origin may not call.'))
      if (!(await isKnown(token)))
        return reply
          .code(401)
          .header('www-authenticate', 'Bearer realm="rostra"')
          .send(refusal('Send a valid token: Authorization: Bearer <token>.'))
      const { fetch } = await (handler ??= load())
      return sendOn(reply, await fetch(toRequest(request, reply), { authInfo: { token, clientId: '', scopes: [] } }))
    },
  })
  app.addHook('preClose', async () => (await handler)?.close())
}
