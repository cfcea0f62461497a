import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Span } from '../kernel/traces/span.js'
import { readTraceparent } from '../kernel/traces/trace-context.js'
import type { Tracer } from '../kernel/traces/tracer.js'

declare module 'fastify' {
  interface FastifyRequest {
    span: Span | undefined
  }
}

/** Calls of programs and agents. Pages, probes and metrics would only bury them. */
const isTraced = (url: string): boolean => /^\/(v1|mcp)(\/|\?|$)/.test(url)

/** The route, never the address: that may name people. */
const begin = (tracer: Tracer, request: FastifyRequest): Span => {
  const route = request.routeOptions.url ?? 'unknown'
  const attributes = () => ({
    'http.request.method': request.method,
    'http.route': route,
    'url.scheme': request.protocol,
    'rostra.request_id': request.id,
  })
  const parent = readTraceparent(request.headers.traceparent)
  return tracer.begin(`${request.method} ${route}`, { kind: 'server', attributes }, parent)
}

/** Every call is a step: of the caller's trace where it sends `traceparent`, of one of its own elsewhere. */
export const traceCalls = (app: FastifyInstance, tracer: Tracer): void => {
  app.decorateRequest('span', undefined)
  app.addHook('onRequest', (request, reply, done) => {
    if (!isTraced(request.url)) return done()
    const span = (request.span = begin(tracer, request))
    reply.raw.on('close', () => {
      span.set({ 'http.response.status_code': reply.statusCode })
      if (reply.statusCode >= 500) span.fail({ code: String(reply.statusCode) })
      span.end()
    })
    span.run(done)
  })
  // A body that arrives in pieces leaves the step in which its head was read.
  app.addHook('preHandler', (request, _reply, done) => (request.span === undefined ? done() : request.span.run(done)))
}
