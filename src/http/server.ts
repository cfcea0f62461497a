import compress, { type FastifyCompressOptions } from '@fastify/compress'
import cors from '@fastify/cors'
import { constants } from 'node:zlib'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Caller } from '../kernel/account.js'
import type { Clock } from '../kernel/clock.js'
import { Failure } from '../kernel/errors.js'
import { apiPrefix, apiVersion, type Operation } from '../kernel/operation.js'
import type { Tracer } from '../kernel/traces/tracer.js'
import { acceptMore } from './accept-more.js'
import { CallAudit, type AuditParts } from './audited-call.js'
import { authenticate } from './authenticate.js'
import { readCsvBodies, readJsonBodies } from './body.js'
import { answerBrokenRequests } from './broken-request.js'
import { Load, type LoadLimits } from './load.js'
import { shedEarly, urgentOf } from './shed.js'
import { passBodiesOn, takeBytes } from './upload.js'
import { createMetrics, type Metrics, type Observe, type Observed } from './metrics.js'
import { knowAllMethods, methodsOf, refuseNoHost } from './methods.js'
import { OpenCalls, stopping } from './open-calls.js'
import { addPublicPages, sendNothingHere, type PublicPages } from './public-pages.js'
import { presentProblem, toFailure } from './problem.js'
import { RateLimiter } from './rate-limit.js'
import { keepExchanging, type ShareRates } from './share-rates.js'
import { compressedBytesMin } from './produce.js'
import { toRoute, type RouteParts } from './route.js'
import { traceCalls } from './traced-calls.js'

export interface DoorParts<Needs> extends Omit<RouteParts<Needs>, 'openCalls' | 'audit'>, PublicPages {
  operations: readonly Operation<Needs>[]
  clock: Clock
  /** Told of every answered call. */
  onAnswered: (accountId: string, operation: string, status: number) => void
  observed: readonly Observed[]
  audit: AuditParts
  ratePerMinute: number
  /** Where processes tell each other what callers took. Undefined: there is one process. */
  shareRates: ShareRates | undefined
  load: LoadLimits
  corsOrigins: string[]
  tracer: Tracer | undefined
}

/** Nothing may frame, sniff or cache what the interface answers. Pages loosen the policy for themselves. */
const everyAnswer = {
  'rostra-version': apiVersion,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
}

const requestIdPattern = /^[\w.:-]{8,80}$/

/** How long a file may take to arrive, and any other body. */
const uploadTimeoutMs = 3_600_000
const bodyTimeoutMs = 30_000

/** Whoever sends a body a byte at a time must not hold a connection for an hour. */
const limitBodies = (app: FastifyInstance): void => {
  app.addHook('preParsing', (request, _reply, payload, done) => {
    if (
      request.raw.complete ||
      (request.headers['content-length'] === undefined && request.headers['transfer-encoding'] === undefined)
    )
      return done()
    const timer = setTimeout(() => request.raw.destroy(), bodyTimeoutMs)
    const stop = (): void => clearTimeout(timer)
    payload.once('end', stop)
    request.raw.once('close', stop)
    done()
  })
}

const compression: FastifyCompressOptions = {
  threshold: compressedBytesMin,
  encodings: ['br', 'gzip', 'identity'],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
}

export interface Door {
  app: FastifyInstance
  /** Says that it is not ready, refuses new calls and waits, this long at most, for those in progress. */
  drain: (graceMs: number) => Promise<void>
  /** Everything that /metrics shows, for whoever sends it elsewhere. */
  readMetrics: Metrics['families']
}

/** Builds the door. It knows HTTP and a list of operations; what they are about is not its business. */
export const createServer = async <Needs>(parts: DoorParts<Needs>): Promise<Door> => {
  const { clock, log, docsUrl } = parts
  const app = Fastify({
    logger: false,
    genReqId: (raw) => {
      const given = raw.headers['x-request-id']
      return typeof given === 'string' && requestIdPattern.test(given) ? given : parts.ids.next('req')
    },
    // A large file may take its time; bodies of other calls are small and have less.
    requestTimeout: uploadTimeoutMs,
    keepAliveTimeout: 65_000,
    bodyLimit: parts.bodyBytesMax,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    exposeHeadRoutes: true,
    clientErrorHandler: answerBrokenRequests(parts.ids, docsUrl),
    frameworkErrors: (error, request, reply) => void fail(error, request, reply),
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    // Without it Node.js answers by itself, and says nothing.
    http: { requireHostHeader: false },
  })
  knowAllMethods(app)
  acceptMore(app.server)
  app.addHook('onRequest', refuseNoHost)
  if (parts.tracer !== undefined) traceCalls(app, parts.tracer)
  app.server.headersTimeout = bodyTimeoutMs
  const load = new Load(parts.load)
  const isUrgent = urgentOf(parts.operations)
  shedEarly(app.server, { load, isUrgent, ids: parts.ids, docsUrl })
  const limiter = new RateLimiter(clock)
  if (parts.shareRates !== undefined) {
    const stopExchanging = keepExchanging(limiter, parts.shareRates)
    app.addHook('onClose', async () => stopExchanging())
  }
  const metrics = createMetrics([
    ...parts.observed,
    { name: 'rostra_http_calls', help: 'Calls in progress.', read: () => ({ all: load.calls }) },
    {
      name: 'rostra_http_calls_at_once',
      help: 'Calls that may be at work at once.',
      read: () => ({ all: load.atOnce }),
    },
    { name: 'rostra_http_shed', help: 'Calls refused for load since the start.', read: () => ({ all: load.shed }) },
  ])

  const fail = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const thrown = toFailure(error)
    const failure = thrown.code === 'internal' ? (request.open?.failure ?? thrown) : thrown
    if (failure.code === 'internal' && request.open?.isGivenUp !== true)
      log.error({ err: failure.cause ?? failure, request_id: request.id, url: request.url }, 'a call failed')
    const { status, headers, body } = presentProblem(failure, request, docsUrl())
    return reply
      .code(status)
      .headers({ ...everyAnswer, 'x-request-id': request.id, ...headers })
      .serializer(String)
      .send(body)
  }

  const audit = new CallAudit(parts.audit)
  const openCalls = new OpenCalls((failure, reply) => void fail(failure, reply.request, reply))

  app.decorateRequest('caller', undefined)
  app.decorateRequest('open', undefined)
  app.decorateRequest('audited', undefined)
  readJsonBodies(app)
  readCsvBodies(app)
  if (parts.corsOrigins.length > 0)
    await app.register(cors, {
      origin: parts.corsOrigins,
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      maxAge: 600,
      exposedHeaders: ['location', 'retry-after', 'ratelimit', 'ratelimit-policy', 'x-request-id', 'rostra-version'],
    })
  const greet = (request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(everyAnswer).header('x-request-id', request.id)
  }

  /** What is noted of every answer. `operation` is unset for pages and for addresses that lead nowhere. */
  const noteAnswer = (request: FastifyRequest, reply: FastifyReply, observe: Observe, operation?: string): void => {
    const { statusCode: status, elapsedTime: ms } = reply
    observe(request.method, status, ms / 1000)
    if (operation !== undefined && request.caller !== undefined)
      parts.onAnswered(request.caller.accountId, operation, status)
    log.debug(
      { request_id: request.id, method: request.method, url: request.url, status, ms: Math.round(ms) },
      'answered',
    )
  }
  app.setErrorHandler(fail)
  app.setNotFoundHandler(async (request, reply) => {
    if (request.method === 'GET' && request.headers.accept?.includes('text/html') === true)
      return sendNothingHere(reply)
    throw new Failure(
      'not_found',
      `There is nothing at this address. The operations are below ${apiPrefix}; ${docsUrl()} lists them.`,
    )
  })
  let isStopping = false
  app.addHook('preClose', () => openCalls.stop(0))
  app.addHook('onClose', async () => load.close())

  /** Whoever was let in leaves when the connection has no more to say, answered or not. */
  const enter = (request: FastifyRequest, reply: FastifyReply): void => {
    if (isStopping) {
      reply.header('connection', 'close')
      throw stopping()
    }
    const entry = load.enter(isUrgent(request.method, request.url))
    // Not `once`: its wrapper lives on in the listener lists and makes collections several times as long.
    reply.raw.on('close', () => {
      load.leave(entry)
      if (request.open !== undefined) openCalls.close(request.open)
    })
  }

  /** The rate of a known caller. */
  const allow = (caller: Caller, request: FastifyRequest, reply: FastifyReply): void => {
    request.caller = caller
    const rate = caller.ratePerMinute ?? parts.ratePerMinute
    if (rate > 0) {
      const { allowed, policy, limit, retryAfterS } = limiter.take(caller.tokenId, rate)
      reply.header('ratelimit-policy', policy).header('ratelimit', limit)
      if (!allowed) throw new Failure('rate_limited', `This token may send ${rate} requests a minute.`, { retryAfterS })
    }
  }

  /** Load, version, token, rate: what must hold before a call's body is even read. */
  const admit = (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void): void => {
    try {
      greet(request, reply)
      enter(request, reply)
      const version = request.headers['rostra-version']
      if (version !== undefined && version !== apiVersion)
        throw new Failure('unsupported_version', `Rostra-Version must be ${apiVersion} or left out.`)
      const found = authenticate(request, parts.callers, parts.publicUrl)
      if (found instanceof Promise) {
        found.then((caller) => allow(caller, request, reply)).then(() => done(), done)
        return
      }
      allow(found, request, reply)
      done()
    } catch (error) {
      done(error as Error)
    }
  }

  await app.register(
    async (api) => {
      await api.register(compress, { ...compression, global: false })
      api.addHook('onRequest', admit)
      const addRoute = (to: FastifyInstance, operation: Operation<Needs>): void => {
        const route = toRoute(operation, { ...parts, openCalls, audit })
        const observe = metrics.observer(apiPrefix + operation.path)
        to.route({
          ...route,
          onResponse: (request, reply, done) => {
            noteAnswer(request, reply, observe, operation.name)
            audit.end(request, operation, reply.statusCode)
            done()
          },
        })
      }
      await api.register(async (calls) => {
        limitBodies(calls)
        for (const operation of parts.operations.filter(({ upload, bytesAs }) => (upload ?? bytesAs) === undefined))
          addRoute(calls, operation)
      })
      await api.register(async (files) => {
        limitBodies(files)
        takeBytes(files)
        for (const operation of parts.operations.filter(({ bytesAs }) => bytesAs !== undefined))
          addRoute(files, operation)
      })
      await api.register(async (uploads) => {
        passBodiesOn(uploads)
        for (const operation of parts.operations.filter(({ upload }) => upload !== undefined))
          addRoute(uploads, operation)
      })
      const refuseMethod = methodsOf(parts.operations)
      // Before the body is looked at: whatever it is, the method is what is wrong.
      api.addHook('onRequest', async (request) => {
        if (request.is404) refuseMethod(request.url)
      })
      api.setNotFoundHandler(async () => {
        throw new Failure('not_found', `There is no such operation. ${docsUrl()} lists what there is.`)
      })
    },
    { prefix: apiPrefix },
  )
  await app.register(async (pages) => {
    await pages.register(compress, compression)
    pages.addHook('onRequest', (request, reply, done) => {
      greet(request, reply)
      reply.header('referrer-policy', 'no-referrer').header('cross-origin-resource-policy', 'same-origin')
      done()
    })
    pages.addHook('onResponse', (request, reply, done) => {
      noteAnswer(request, reply, metrics.observer(request.routeOptions.url ?? 'unknown'))
      done()
    })
    const notStopping = async (): Promise<void> => {
      if (isStopping) throw stopping()
    }
    addPublicPages(pages, { ...parts, readiness: { ...parts.readiness, server: notStopping } }, metrics)
  })
  const drain = async (graceMs: number): Promise<void> => {
    isStopping = true
    await openCalls.stop(graceMs)
  }
  return { app, drain, readMetrics: metrics.families }
}
