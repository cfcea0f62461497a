import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { content } from './areas/content/index.js'
import { creators } from './areas/creators/index.js'
import { platform } from './areas/platform/index.js'
import { screening } from './areas/screening/index.js'
import { closeContext, openContext } from './context.js'
import { lockFolder } from './db/lock.js'
import { seedDemo } from './gather/seed.js'
import { summariseAll } from './gather/summarise-all.js'
import { describeInterface } from './http/openapi.js'
import { createServer } from './http/server.js'
import { SignInCodes } from './http/sign-in-codes.js'
import { Claims } from './jobs/claims.js'
import { Once } from './jobs/once.js'
import { Worker } from './jobs/worker.js'
import { version } from './version.js'
const rooms = [creators, content, screening, platform]
const operationsOf = ({ pairs = [], operations = [] }) => [
  ...rooms.flatMap(({ operations: operations2, pairs: own = [] }) => [
    ...operations2,
    ...own.flatMap((pair) => pair.operations),
  ]),
  ...pairs.flatMap((pair) => pair.operations),
  ...operations,
]
const flushMs = 5e3
const searchWaitMs = 1e4
const forgetMs = 6e5
const describe = (config, extras = {}) =>
  describeInterface(operationsOf(extras), {
    title: 'Rostra',
    version,
    summary: 'Creator search, analytics, screening, purchase intent and social listening, on your own machine.',
    description: readFileSync(new URL('../docs/interface.md', import.meta.url), 'utf8'),
    limits: {
      bodyBytesMax: config.bodyBytesMax,
      timeoutMs: config.timeoutMs,
      ratePerMinute: config.ratePerMinute,
      pageItemsMax: 100,
    },
  })
const createWorker = (context, { config, pairs = [] }) =>
  new Worker({
    claims: new Claims(context.db, context.clock, context.ids),
    schedules: context.schedules,
    changes: context.changes,
    log: context.log,
    runners: [
      ...[...rooms.flatMap((room) => room.pairs ?? []), ...pairs].map(({ runner }) => runner),
      ...rooms.flatMap((room) => room.runners ?? []),
    ],
    needs: context,
    slots: config.slots,
  })
const createApp = async (options) => {
  const { config, log, checkOutput = false } = options
  const unlock = lockFolder(config.dataFolder)
  const context = await openContext(options).catch((error) => {
    unlock()
    throw error
  })
  const { db, clock, ids } = context
  const once = new Once(db, clock, ids)
  const worker = createWorker(context, options)
  const signInCodes = new SignInCodes(clock)
  let origin = config.publicUrl ?? ''
  const server = await createServer({
    operations: operationsOf(options),
    needs: context,
    once,
    ids,
    clock,
    log,
    docsUrl: () => `${origin}/docs`,
    findCaller: context.tokens.findCaller,
    onAnswered: context.usage.count,
    observed: [
      {
        name: 'rostra_requests',
        help: 'Requests by status.',
        label: 'status',
        read: () => context.requests.countByStatus(),
      },
    ],
    openapi: () => describe(config, options),
    readiness: { database: () => db.ping() },
    signInCodes,
    bodyBytesMax: config.bodyBytesMax,
    timeoutMs: config.timeoutMs,
    ratePerMinute: config.ratePerMinute,
    load: config,
    corsOrigins: config.corsOrigins,
    checkOutput,
  })
  const quietly = (work) => void work.catch((error) => log.error({ err: error }, 'housekeeping failed'))
  const timers = [
    setInterval(() => {
      quietly(context.usage.flush())
      quietly(context.tokens.flushUse())
    }, flushMs),
    setInterval(() => quietly(once.forgetOld()), forgetMs),
  ]
  const stopping = new AbortController()
  let settled = Promise.resolve()
  let summarising = Promise.resolve()
  return {
    context,
    server,
    worker,
    signInCodes,
    listen: async (port, host) => {
      void context.search.start().catch((error) => log.error({ err: error }, 'the search index cannot be opened'))
      const seeding = context.demo !== void 0 && config.seedDemo ? await seedDemo(context.demo, context) : void 0
      context.search.expect(searchWaitMs)
      await server.listen({ port, host })
      if (config.workInServer) worker.start()
      if (config.demo) setImmediate(() => warmUp(context))
      if (seeding !== void 0) quietly((settled = seeding.rest(stopping.signal)))
      quietly((summarising = summariseAll(context, config.audiencesPerMinute, stopping.signal)))
      const address = server.server.address()
      const taken = typeof address === 'object' && address !== null ? address.port : port
      origin = config.publicUrl ?? originOf(host, taken)
      return { port: taken, origin }
    },
    settled: () => settled,
    stop: async () => {
      for (const timer of timers) clearInterval(timer)
      stopping.abort()
      await Promise.all([
        server.close(),
        worker.stop(stopGraceMs),
        settled.catch(() => {}),
        summarising.catch(() => {}),
      ])
      await context.usage.flush()
      await context.tokens.flushUse()
      await closeContext(context)
      unlock()
    },
  }
}
const originOf = (host, port) => {
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${shown}:${port}`
}
const warmUp = ({ dictionaries, demo }) => {
  dictionaries.places().search('a', { limit: 1 })
  demo?.creators()[Symbol.iterator]().next()
}
const stopGraceMs = 3e3
const demoTokenFile = (config) => join(config.dataFolder, 'demo-token')
export { createApp, createWorker, demoTokenFile, describe, stopGraceMs }
//# sourceMappingURL=app.js.map
