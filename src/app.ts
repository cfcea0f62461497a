import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { QuotaWatch } from './areas/platform/quota-watch.js'
import { exportMetrics, followStreams, warmUp } from './background.js'
import type { Config } from './config.js'
import { closeContext, openContext, type Context } from './context.js'
import { serverParts, type AppOptions } from './server-parts.js'
import { lockFolder, noteOrigin } from './db/lock.js'
import { seedDemo } from './gather/seed.js'
import { startHousekeeping } from './housekeeping.js'
import { originOf } from './http/origin.js'
import { createServer } from './http/server.js'
import { SignInCodes } from './http/sign-in-codes.js'
import { Claims } from './jobs/claims.js'
import { Idempotency } from './jobs/idempotency.js'
import { Worker } from './jobs/worker.js'
import type { MetricExporter } from './kernel/traces/metric-exporter.js'
import { addMcp } from './mcp/endpoint.js'
import { runnersOf } from './operations.js'
import { version } from './version.js'

export { describe, type AppOptions } from './server-parts.js'

/** How long the first searches wait for what was known at the start to be found. */
const searchWaitMs = { creatorsMs: 1500, textsMs: 20_000 }
/** How long the rest of the demo world waits, every few creators, while a request is being carried out. */
const giveWayMs = 500
/** A first start has enough to do: audiences are looked at afterwards, or after this time. */
const summariesAfterMs = 10_000

export const createWorker = (context: Context, { config, ...extras }: AppOptions): Worker<Context> =>
  new Worker({
    claims: new Claims(context.db, context.clock, context.ids, context.jobs.events),
    schedules: context.jobs.schedules,
    changes: context.jobs.changes,
    log: context.log,
    runners: runnersOf(extras),
    needs: context,
    slots: config.slots,
    tracer: context.tracing?.tracer,
  })

export interface App {
  context: Context
  server: FastifyInstance
  worker: Worker<Context>
  signInCodes: SignInCodes
  /** What sends metrics to a collector, where one is named. */
  metricExport: MetricExporter | undefined
  /** Gives the port it took and the address under which clients reach it. */
  listen(port: number, host: string): Promise<{ port: number; origin: string }>
  /** Resolves when what goes on in the background after a start is done. */
  settled(): Promise<void>
  stop(): Promise<void>
}

/** The whole service: the context, the HTTP server and a worker, with one way to start and one way to stop. */
export const createApp = async (options: AppOptions): Promise<App> => {
  const { config, log, warm = true } = options
  const unlock = lockFolder(config.dataFolder)
  const context = await openContext(options).catch((error: unknown) => {
    unlock()
    throw error
  })
  const { db, clock, ids, demo } = context
  const { search } = context.corpus
  const { tokens, usage } = context.platform
  const { demoData, audiencePass } = context.gathering
  const quotaWatch = new QuotaWatch({
    db,
    tokens,
    events: context.jobs.events,
    sources: context.gathering.sources,
  })
  const idempotency = new Idempotency(db, clock, ids)
  const worker = createWorker(context, options)
  const signInCodes = new SignInCodes(clock)
  let origin = config.publicUrl ?? ''
  const {
    app: server,
    drain,
    readMetrics,
  } = await createServer(
    serverParts(context, options, {
      idempotency,
      signInCodes,
      origin: () => origin,
    }),
  )
  const metricExport = exportMetrics(context, config, readMetrics)
  addMcp(server, {
    version,
    isKnown: async (token) => (await tokens.findCaller(token)) !== undefined,
    corsOrigins: config.corsOrigins,
    onError: (error) => log.warn({ err: error }, 'a message of an agent could not be served'),
  })
  const does = (role: Config['role']): boolean => config.role === 'all' || config.role === role
  const stopping = new AbortController()
  const quietly = (work: Promise<unknown>): void =>
    void work.catch((error: unknown) => {
      if (!stopping.signal.aborted) log.error({ err: error }, 'housekeeping failed')
    })
  const isWritable = (): boolean => db.condition.refusal() === undefined
  const addChecksums = (): Promise<number> => db.addChecksums(stopping.signal)
  db.condition.onDamage((damage) => {
    log.error({ damage }, 'the database is damaged: run rostra doctor')
    if (!isWritable()) worker.stop(0).catch(() => {})
  })
  const stopHousekeeping = startHousekeeping(context, {
    quotaWatch,
    idempotency,
    isWritable,
    addChecksums,
    quietly,
  })

  let settled: Promise<void> = Promise.resolve()
  let summarising: Promise<void> = Promise.resolve()
  let counting: Promise<void> = Promise.resolve()
  let following: Promise<unknown> = Promise.resolve()
  let checking: Promise<unknown> = Promise.resolve()

  return {
    context,
    server,
    worker,
    signInCodes,
    metricExport,
    listen: async (port, host) => {
      void search.start().catch((error: unknown) => log.error({ err: error }, 'the search index cannot be opened'))
      if (warm && config.seedDemo) search.warm()
      const seeding = demo !== undefined && config.seedDemo && isWritable() ? await seedDemo(demo, context) : undefined
      await demoData.look()
      search.expect(searchWaitMs)
      await server.listen({ port, host })
      if (does('worker') && config.workInServer && isWritable()) worker.start()
      if (warm) setImmediate(() => warmUp(context))
      if (warm) quietly((checking = db.check('quick').then(addChecksums)))
      // Whoever is there already must not wait for what is only being laid out.
      const giveWay = async (): Promise<void> => {
        if (worker.isBusy)
          await wait(giveWayMs, undefined, {
            signal: stopping.signal,
            ref: false,
          }).catch(() => {})
      }
      const laying = AbortSignal.any([stopping.signal, demoData.left])
      if (seeding !== undefined) quietly((settled = seeding.rest(laying, giveWay)))
      quietly((counting = settled.catch(() => {}).then(() => context.corpus.tags.keepUp(stopping.signal))))
      following = does('worker') && isWritable() ? followStreams(context, stopping.signal) : following
      quietly(following)
      const begun = Promise.race([
        settled,
        wait(summariesAfterMs, undefined, {
          signal: stopping.signal,
          ref: false,
        }),
      ])
      summarising = begun
        .catch(() => {})
        .then(async () => {
          if (config.audiencesPerMinute === 0 || !isWritable()) return
          const analyse = (signal: AbortSignal) => audiencePass.run(config.audiencesPerMinute, signal)
          const follow = (signal: AbortSignal) => context.gathering.knownAudiences.run(signal)
          const known = context.leases.inTurn('known-audiences', stopping.signal, follow)
          await Promise.all([context.leases.inTurn('audiences', laying, analyse), known])
        })
      quietly(summarising)
      const address = server.server.address()
      const taken = typeof address === 'object' && address !== null ? address.port : port
      origin = config.publicUrl ?? originOf(host, taken)
      noteOrigin(config.dataFolder, origin)
      return { port: taken, origin }
    },
    settled: async () => void (await Promise.all([settled, checking])),
    stop: async () => {
      stopHousekeeping()
      stopping.abort()
      // Whoever holds a half-sent call or reads no further must not hold the stop.
      const cutOff = setTimeout(() => server.server.closeAllConnections(), stopGraceMs)
      await Promise.all([
        drain(drainMs)
          .then(() => server.close())
          .finally(() => clearTimeout(cutOff)),
        worker.stop(stopGraceMs),
        settled.catch(() => {}),
        summarising.catch(() => {}),
        counting.catch(() => {}),
        following.catch(() => {}),
        demoData.stop(),
      ])
      await checking.catch(() => {})
      if (isWritable()) await Promise.all([usage.flush(), tokens.flushUse()])
      await metricExport?.close()
      await closeContext(context, {
        keepsCompute: options.compute !== undefined,
      })
      unlock()
    },
  }
}

/** How long running requests and open connections may go on after a stop was asked for. */
export const stopGraceMs = 3000
/** How long calls in progress may take to end by themselves, before they are told to come back. */
const drainMs = 2000
