import type { FastifyInstance } from 'fastify'
import { QuotaWatch } from './areas/platform/quota-watch.js'
import { Background, exportMetrics } from './background.js'
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

/** Opens everything under the data folder, which no other process may use until `unlock`. */
const openLocked = async (options: AppOptions): Promise<{ context: Context; unlock: () => void }> => {
  const unlock = lockFolder(options.config.dataFolder)
  try {
    return { context: await openContext(options), unlock }
  } catch (error) {
    unlock()
    throw error
  }
}

/** What is done again and again, and what is done once a damage is seen. Gives what ends the first. */
const keepHouse = (
  context: Context,
  idempotency: Idempotency,
  worker: Worker<Context>,
  background: Background,
): (() => void) => {
  const { db, log, gathering, jobs, platform } = context
  const isWritable = (): boolean => db.condition.refusal() === undefined
  db.condition.onDamage((damage) => {
    log.error({ damage }, 'the database is damaged: run rostra doctor')
    if (!isWritable()) worker.stop(0).catch(() => {})
  })
  return startHousekeeping(context, {
    quotaWatch: new QuotaWatch({ db, tokens: platform.tokens, events: jobs.events, sources: gathering.sources }),
    idempotency,
    isWritable,
    addChecksums: () => background.addChecksums(),
    quietly: (work) => background.quietly(work),
  })
}

const portOf = (server: FastifyInstance, asked: number): number => {
  const address = server.server.address()
  return typeof address === 'object' && address !== null ? address.port : asked
}

/** Lets calls in progress end, then closes the server: whoever holds a half-sent call or reads no further must not hold the stop. */
const closeServer = async (server: FastifyInstance, drain: (ms: number) => Promise<unknown>): Promise<void> => {
  const cutOff = setTimeout(() => server.server.closeAllConnections(), stopGraceMs)
  try {
    await drain(drainMs)
    await server.close()
  } finally {
    clearTimeout(cutOff)
  }
}

/** The whole service: the context, the HTTP server and a worker, with one way to start and one way to stop. */
export const createApp = async (options: AppOptions): Promise<App> => {
  const { config, log, warm = true } = options
  const { context, unlock } = await openLocked(options)
  const { db, clock, demo } = context
  const { search } = context.corpus
  const { tokens, usage } = context.platform
  const { demoData } = context.gathering
  const idempotency = new Idempotency(db, clock, context.ids)
  const worker = createWorker(context, options)
  const signInCodes = new SignInCodes(clock)
  let origin = config.publicUrl ?? ''
  const parts = serverParts(context, options, { idempotency, signInCodes, origin: () => origin })
  const { app: server, drain, readMetrics } = await createServer(parts)
  const metricExport = exportMetrics(context, config, readMetrics)
  addMcp(server, {
    version,
    isKnown: async (token) => (await tokens.findCaller(token)) !== undefined,
    corsOrigins: config.corsOrigins,
    onError: (error) => log.warn({ err: error }, 'a message of an agent could not be served'),
  })
  const background = new Background(context, config, worker)
  const stopHousekeeping = keepHouse(context, idempotency, worker, background)
  const isWritable = (): boolean => db.condition.refusal() === undefined

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
      background.start({ seeding, warm })
      const taken = portOf(server, port)
      origin = config.publicUrl ?? originOf(host, taken)
      noteOrigin(config.dataFolder, origin)
      return { port: taken, origin }
    },
    settled: () => background.settled(),
    stop: async () => {
      stopHousekeeping()
      background.stop()
      await Promise.all([closeServer(server, drain), worker.stop(stopGraceMs), background.ended(), demoData.stop()])
      if (isWritable()) await Promise.all([usage.flush(), tokens.flushUse()])
      await metricExport?.close()
      await closeContext(context, { keepsCompute: options.compute !== undefined })
      unlock()
    },
  }
}

/** How long running requests and open connections may go on after a stop was asked for. */
export const stopGraceMs = 3000
/** How long calls in progress may take to end by themselves, before they are told to come back. */
const drainMs = 2000
