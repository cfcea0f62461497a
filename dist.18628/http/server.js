import compress from '@fastify/compress'
import cors from '@fastify/cors'
import { constants } from 'node:zlib'
import Fastify from 'fastify'
import { Failure } from '../kernel/errors.js'
import { apiPrefix, apiVersion } from '../kernel/operation.js'
import { authenticate } from './authenticate.js'
import { readJsonBodies } from './body.js'
import { answerBrokenRequests } from './broken-request.js'
import { Load } from './load.js'
import { createMetrics } from './metrics.js'
import { OpenCalls } from './open-calls.js'
import { addPublicPages } from './public-pages.js'
import { presentProblem, toFailure } from './problem.js'
import { RateLimiter } from './rate-limit.js'
import { compressedBytesMin } from './produce.js'
import { toRoute } from './route.js'
const everyAnswer = {
  'rostra-version': apiVersion,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
}
const requestIdPattern = /^[\w.:-]{8,80}$/
const allMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
const compression = {
  threshold: compressedBytesMin,
  encodings: ['br', 'gzip', 'identity'],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
}
const addWrongMethods = (api, operations) => {
  for (const path of new Set(operations.map((operation) => operation.path))) {
    const methods = operations.filter((operation) => operation.path === path).map(({ method }) => method)
    const allow = (methods.includes('GET') ? [...methods, 'HEAD'] : methods).join(', ')
    api.route({
      method: allMethods.filter((method) => !methods.includes(method)),
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      handler: async () => {
        throw new Failure('method_not_allowed', `This address takes ${allow}.`, { headers: { allow } })
      },
    })
  }
}
const createServer = async (parts) => {
  const { clock, log, docsUrl } = parts
  const app = Fastify({
    logger: false,
    genReqId: (raw) => {
      const given = raw.headers['x-request-id']
      return typeof given === 'string' && requestIdPattern.test(given) ? given : parts.ids.next('req')
    },
    requestTimeout: 3e4,
    keepAliveTimeout: 65e3,
    bodyLimit: parts.bodyBytesMax,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    exposeHeadRoutes: true,
    clientErrorHandler: answerBrokenRequests(parts.ids, docsUrl),
    frameworkErrors: (error, request, reply) => void fail(error, request, reply),
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
  })
  const load = new Load(parts.load)
  const limiter = new RateLimiter(clock)
  const metrics = createMetrics([
    ...parts.observed,
    { name: 'rostra_http_calls', help: 'Calls in progress.', read: () => ({ all: load.calls }) },
  ])
  const fail = (error, request, reply) => {
    const failure = toFailure(error)
    if (failure.code === 'internal')
      log.error({ err: failure.cause ?? failure, request_id: request.id, url: request.url }, 'a call failed')
    const { status, headers, body } = presentProblem(failure, request.id, docsUrl())
    return reply
      .code(status)
      .headers({ ...everyAnswer, 'x-request-id': request.id, ...headers })
      .serializer(String)
      .send(body)
  }
  const openCalls = new OpenCalls((failure, reply) => void fail(failure, reply.request, reply))
  app.decorateRequest('caller', void 0)
  app.decorateRequest('open', void 0)
  readJsonBodies(app)
  if (parts.corsOrigins.length > 0)
    await app.register(cors, {
      origin: parts.corsOrigins,
      maxAge: 600,
      exposedHeaders: ['location', 'retry-after', 'ratelimit', 'ratelimit-policy', 'x-request-id', 'rostra-version'],
    })
  const greet = (request, reply) => {
    reply.headers(everyAnswer).header('x-request-id', request.id)
  }
  const noteAnswer = (request, reply, route, operation) => {
    const { statusCode: status, elapsedTime: ms } = reply
    metrics.observe(request.method, route, status, ms / 1e3)
    if (operation !== void 0 && request.caller !== void 0) parts.onAnswered(request.caller.accountId, operation, status)
    log.debug(
      { request_id: request.id, method: request.method, url: request.url, status, ms: Math.round(ms) },
      'answered',
    )
  }
  app.setErrorHandler(fail)
  app.setNotFoundHandler(async () => {
    throw new Failure(
      'not_found',
      `There is nothing at this address. The operations are below ${apiPrefix}; ${docsUrl()} lists them.`,
    )
  })
  app.addHook('preClose', async () => openCalls.stop())
  app.addHook('onClose', async () => load.close())
  const enter = (request, reply) => {
    load.enter()
    reply.raw.once('close', () => {
      load.leave()
      if (request.open !== void 0) openCalls.close(request.open)
    })
  }
  const allow = (caller, request, reply) => {
    request.caller = caller
    const rate = caller.ratePerMinute ?? parts.ratePerMinute
    if (rate > 0) {
      const { allowed, policy, limit, retryAfterS } = limiter.take(caller.tokenId, rate)
      reply.header('ratelimit-policy', policy).header('ratelimit', limit)
      if (!allowed) throw new Failure('rate_limited', `This token may send ${rate} requests a minute.`, { retryAfterS })
    }
  }
  const admit = (request, reply, done) => {
    try {
      greet(request, reply)
      enter(request, reply)
      const version = request.headers['rostra-version']
      if (version !== void 0 && version !== apiVersion)
        throw new Failure('unsupported_version', `Rostra-Version must be ${apiVersion} or left out.`)
      const found = authenticate(request.headers.authorization, parts.findCaller)
      if (found instanceof Promise) {
        found.then((caller) => allow(caller, request, reply)).then(() => done(), done)
        return
      }
      allow(found, request, reply)
      done()
    } catch (error) {
      done(error)
    }
  }
  await app.register(
    async (api) => {
      await api.register(compress, { ...compression, global: false })
      api.addHook('onRequest', admit)
      for (const operation of parts.operations) {
        const route = toRoute(operation, { ...parts, openCalls })
        api.route({
          ...route,
          onResponse: (request, reply, done) => {
            noteAnswer(request, reply, apiPrefix + operation.path, operation.name)
            done()
          },
        })
      }
      addWrongMethods(api, parts.operations)
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
      noteAnswer(request, reply, request.routeOptions.url ?? 'unknown')
      done()
    })
    addPublicPages(pages, parts, metrics)
  })
  return app
}
export { createServer }
//# sourceMappingURL=server.js.map
