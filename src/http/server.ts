import cors from '@fastify/cors'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Clock } from '../kernel/clock.js'
import { Failure } from '../kernel/errors.js'
import { apiPrefix, type Operation } from '../kernel/operation.js'
import type { Tracer } from '../kernel/traces/tracer.js'
import { acceptMore } from './accept-more.js'
import { Admission } from './admission.js'
import { createFail, createNoteAnswer, greet, type AnswerParts, type Fail, type NoteAnswer } from './answers.js'
import { CallAudit, type AuditParts } from './audited-call.js'
import { readCsvBodies, readJsonBodies } from './body.js'
import { answerBrokenRequests } from './broken-request.js'
import { compressPages } from './compress.js'
import { Load, type LoadLimits } from './load.js'
import { shedEarly, urgentOf } from './shed.js'
import { createMetrics, type Metrics, type Observed } from './metrics.js'
import { knowAllMethods, refuseBadFields } from './methods.js'
import { OpenCalls, stopping } from './open-calls.js'
import { addOperations, bodyTimeoutMs } from './operations.js'
import { addPublicPages, sendNothingHere, type PublicPages } from './public-pages.js'
import { RateLimiter } from './rate-limit.js'
import { keepExchanging, type ShareRates } from './share-rates.js'
import type { RouteParts } from './route.js'
import { traceCalls } from './traced-calls.js'

export interface ServerParts<Needs> extends Omit<RouteParts<Needs>, 'openCalls' | 'audit'>, PublicPages, AnswerParts {
  operations: readonly Operation<Needs>[]
  clock: Clock
  observed: readonly Observed[]
  audit: AuditParts
  ratePerMinute: number
  /** Where processes tell each other what callers took. Undefined: there is one process. */
  shareRates: ShareRates | undefined
  load: LoadLimits
  corsOrigins: string[]
  tracer: Tracer | undefined
}

const requestIdPattern = /^[\w.:-]{8,80}$/

/** How long a file may take to arrive. */
const uploadTimeoutMs = 3_600_000

export interface HttpServer {
  app: FastifyInstance
  /** Says that it is not ready, refuses new calls and waits, this long at most, for those in progress. */
  drain: (graceMs: number) => Promise<void>
  /** Everything that /metrics shows, for whoever sends it elsewhere. */
  readMetrics: Metrics['families']
}

const createFastify = async <Needs>(
  { ids, bodyBytesMax, docsUrl, corsOrigins, tracer }: ServerParts<Needs>,
  fail: Fail,
): Promise<FastifyInstance> => {
  const app = Fastify({
    logger: false,
    genReqId: (raw) => {
      const given = raw.headers['x-request-id']
      return typeof given === 'string' && requestIdPattern.test(given) ? given : ids.next('req')
    },
    // A large file may take its time; bodies of other calls are small and have less.
    requestTimeout: uploadTimeoutMs,
    keepAliveTimeout: 65_000,
    bodyLimit: bodyBytesMax,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    exposeHeadRoutes: true,
    clientErrorHandler: answerBrokenRequests(ids, docsUrl),
    frameworkErrors: (error, request, reply) => void fail(error, request, reply),
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    // Without it Node.js answers by itself, and says nothing.
    http: { requireHostHeader: false },
  })
  knowAllMethods(app)
  acceptMore(app.server)
  app.addHook('onRequest', refuseBadFields)
  if (tracer !== undefined) traceCalls(app, tracer)
  app.server.headersTimeout = bodyTimeoutMs
  app.decorateRequest('caller', undefined)
  app.decorateRequest('open', undefined)
  app.decorateRequest('audited', undefined)
  readJsonBodies(app)
  readCsvBodies(app)
  if (corsOrigins.length > 0)
    await app.register(cors, {
      origin: corsOrigins,
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      maxAge: 600,
      exposedHeaders: ['location', 'retry-after', 'ratelimit', 'ratelimit-policy', 'x-request-id', 'rostra-version'],
    })
  app.setErrorHandler(fail)
  app.setNotFoundHandler(async (request, reply) => {
    if (request.method === 'GET' && request.headers.accept?.includes('text/html') === true)
      return sendNothingHere(reply)
    throw new Failure(
      'not_found',
      `There is nothing at this address. The operations are below ${apiPrefix}; ${docsUrl()} lists them.`,
    )
  })
  return app
}

const openLimiter = <Needs>(app: FastifyInstance, { clock, shareRates }: ServerParts<Needs>): RateLimiter => {
  const limiter = new RateLimiter(clock)
  if (shareRates !== undefined) {
    const stopExchanging = keepExchanging(limiter, shareRates)
    app.addHook('onClose', async () => stopExchanging())
  }
  return limiter
}

const metricsOf = (observed: readonly Observed[], load: Load): Metrics =>
  createMetrics([
    ...observed,
    {
      name: 'rostra_http_calls',
      help: 'Calls in progress.',
      read: () => ({ all: load.calls }),
    },
    {
      name: 'rostra_http_calls_at_once',
      help: 'Calls that may be at work at once.',
      read: () => ({ all: load.atOnce }),
    },
    {
      name: 'rostra_http_shed',
      help: 'Calls refused for load since the start.',
      read: () => ({ all: load.shed }),
    },
  ])

/** Pages for people and machines that need no token: the console, the docs, health, metrics. */
const addPages = async (
  app: FastifyInstance,
  pagesShown: PublicPages,
  { metrics, noteAnswer, admission }: { metrics: Metrics; noteAnswer: NoteAnswer; admission: Admission },
): Promise<void> => {
  await app.register(async (pages) => {
    compressPages(pages)
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
      if (admission.isStopping) throw stopping()
    }
    addPublicPages(
      pages,
      {
        ...pagesShown,
        readiness: { ...pagesShown.readiness, server: notStopping },
      },
      metrics,
    )
  })
}

/** Builds the server. It knows HTTP and a list of operations; what they are about is not its business. */
export const createServer = async <Needs>(parts: ServerParts<Needs>): Promise<HttpServer> => {
  const fail = createFail(parts)
  const app = await createFastify(parts, fail)
  const load = new Load(parts.load)
  const isUrgent = urgentOf(parts.operations)
  shedEarly(app.server, {
    load,
    isUrgent,
    ids: parts.ids,
    docsUrl: parts.docsUrl,
  })
  const limiter = openLimiter(app, parts)
  const metrics = metricsOf(parts.observed, load)
  const audit = new CallAudit(parts.audit)
  const openCalls = new OpenCalls((failure, reply) => void fail(failure, reply.request, reply))
  const admission = new Admission({
    ...parts,
    load,
    limiter,
    openCalls,
    isUrgent,
  })
  const noteAnswer = createNoteAnswer(parts)
  app.addHook('preClose', () => openCalls.stop(0))
  app.addHook('onClose', async () => load.close())
  await addOperations(app, {
    ...parts,
    openCalls,
    audit,
    admission,
    metrics,
    noteAnswer,
  })
  await addPages(app, parts, { metrics, noteAnswer, admission })
  const drain = async (graceMs: number): Promise<void> => {
    admission.stop()
    await openCalls.stop(graceMs)
  }
  return { app, drain, readMetrics: metrics.families }
}
