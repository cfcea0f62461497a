import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { creators } from './areas/creators/index.js'
import { platform } from './areas/platform/index.js'
import { Tokens } from './areas/platform/token-store.js'
import { Usage } from './areas/platform/usage-store.js'
import type { Config, RealNetwork } from './config.js'
import { createDictionaries, type Dictionaries } from './corpus/dictionaries.js'
import { createCorpus, type Corpus } from './corpus/index.js'
import { openDatabase, type Database } from './db/database.js'
import { lockFolder } from './db/lock.js'
import { migrate } from './db/migrate.js'
import { getSecret } from './db/secret.js'
import { Courtesy } from './gather/courtesy.js'
import { Gather } from './gather/gather.js'
import { findDemoEpoch, seedDemo } from './gather/seed.js'
import { describeInterface } from './http/openapi.js'
import { createServer } from './http/server.js'
import { Changes } from './jobs/changes.js'
import { Claims } from './jobs/claims.js'
import { Once } from './jobs/once.js'
import type { Pair } from './jobs/pair.js'
import { Requests } from './jobs/requests.js'
import { Schedules } from './jobs/schedules.js'
import { Worker } from './jobs/worker.js'
import { systemClock, type Clock } from './kernel/clock.js'
import { createIds, type Ids } from './kernel/ids.js'
import type { Log } from './kernel/log.js'
import type { Operation } from './kernel/operation.js'
import { createCursors, type Cursors } from './kernel/page.js'
import { networks } from './model/network.js'
import { createBlueskySource } from './sources/bluesky/source.js'
import { createDemoWorld, type DemoWorld } from './sources/demo/world.js'
import type { Source } from './sources/port.js'
import { Sources } from './sources/registry.js'

const readPackage = (): { version: string } =>
  JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }

export const version = readPackage().version

/** Everything an operation or a runner can ask for by naming it. */
export interface Context extends Corpus {
  db: Database
  clock: Clock
  ids: Ids
  log: Log
  cursors: Cursors
  requests: Requests
  schedules: Schedules
  changes: Changes
  tokens: Tokens
  usage: Usage
  corpus: Corpus
  dictionaries: Dictionaries
  sources: Sources
  gather: Gather
  /** The invented networks, where they are wanted. */
  demo: DemoWorld | undefined
}

/** The rooms of the house. A new room is one more line. */
const rooms: { operations: Operation<Context>[]; pairs?: Pair<Context>[] }[] = [creators, platform]

const operationsOf = ({ pairs = [], operations = [] }: Extras): Operation<Context>[] => [
  ...rooms.flatMap(({ operations, pairs: own = [] }) => [...operations, ...own.flatMap((pair) => pair.operations)]),
  ...pairs.flatMap((pair) => pair.operations),
  ...operations,
]

/** What tests and benchmarks of the machinery bring along besides the rooms. */
interface Extras {
  pairs?: Pair<Context>[]
  operations?: Operation<Context>[]
}

export interface AppOptions extends Extras {
  config: Config
  log: Log
  clock?: Clock
  /** Whether answers are held against their schemas. */
  checkOutput?: boolean
}

const flushMs = 5000
/** Calls to one network at the same time. */
const sourceCallsMax = 8
const forgetMs = 600_000

/** The description of the interface, also without a running server. */
export const describe = (config: Config, extras: Extras = {}): object =>
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

/** The same world for as long as the data folder lives: it must not change under what was read from it. */
const openDemo = async (corpus: Corpus, clock: Clock): Promise<DemoWorld> => {
  const epoch = await findDemoEpoch(corpus)
  return createDemoWorld({ seed: 'rostra', now: () => clock.now(), ...(epoch === undefined ? {} : { epoch }) })
}

/** The networks an operator wants read for real. They come before the demo world, which then stands in for the others alone. */
const openRealSources = ({ networks: wanted, blueskyUrl }: Config, clock: Clock): Source[] => {
  const open: Record<RealNetwork, () => Source> = {
    bluesky: () => createBlueskySource({ serviceUrl: blueskyUrl, now: () => clock.now() }),
  }
  return wanted.map((network) => open[network]())
}

const createGather = (parts: { corpus: Corpus; sources: Sources; clock: Clock }): Gather => {
  const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
  return new Gather({
    ...parts,
    courtesy: new Courtesy({ clock: parts.clock, callsMax: sourceCallsMax, pause, random: Math.random }),
  })
}

/** Opens the database and joins the floors. Nothing runs yet. */
export const openContext = async ({ config, log, clock = systemClock }: AppOptions): Promise<Context> => {
  const db = openDatabase(config)
  try {
    await migrate(db, clock.now())
    const ids = createIds(clock)
    const corpus = createCorpus(db, clock)
    const demo = config.demo ? await openDemo(corpus, clock) : undefined
    const sources = new Sources([
      ...openRealSources(config, clock),
      ...(demo === undefined ? [] : networks.map((network) => demo.source(network))),
    ])
    const changes = new Changes(db)
    const requests = new Requests(db, clock, changes.announce)
    return {
      ...corpus,
      corpus,
      dictionaries: createDictionaries(corpus, clock),
      sources,
      gather: createGather({ corpus, sources, clock }),
      demo,
      db,
      clock,
      ids,
      log,
      changes,
      requests,
      schedules: new Schedules(db, clock, ids, requests),
      cursors: createCursors(await getSecret(db, 'cursors')),
      tokens: new Tokens(db, clock, ids),
      usage: new Usage(db, clock),
    }
  } catch (error) {
    await db.close()
    throw error
  }
}

export const createWorker = (context: Context, { config, pairs = [] }: AppOptions): Worker<Context> =>
  new Worker({
    claims: new Claims(context.db, context.clock, context.ids),
    schedules: context.schedules,
    changes: context.changes,
    log: context.log,
    runners: [...rooms.flatMap((room) => room.pairs ?? []), ...pairs].map(({ runner }) => runner),
    needs: context,
    slots: config.slots,
  })

export interface App {
  context: Context
  server: FastifyInstance
  worker: Worker<Context>
  /** Gives the port it took and the address under which clients reach it. */
  listen(port: number, host: string): Promise<{ port: number; origin: string }>
  /** Resolves when what goes on in the background after a first start is done. */
  settled(): Promise<void>
  stop(): Promise<void>
}

/** The whole service: the context, the door and a worker, with one way to start and one way to stop. */
export const createApp = async (options: AppOptions): Promise<App> => {
  const { config, log, checkOutput = false } = options
  const unlock = lockFolder(config.dataFolder)
  const context = await openContext(options).catch((error: unknown) => {
    unlock()
    throw error
  })
  const { db, clock, ids } = context
  const once = new Once(db, clock, ids)
  const worker = createWorker(context, options)
  let origin = config.publicUrl ?? ''
  const server = await createServer<Context>({
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
    bodyBytesMax: config.bodyBytesMax,
    timeoutMs: config.timeoutMs,
    ratePerMinute: config.ratePerMinute,
    load: config,
    corsOrigins: config.corsOrigins,
    checkOutput,
  })
  const quietly = (work: Promise<unknown>): void =>
    void work.catch((error: unknown) => log.error({ err: error }, 'housekeeping failed'))
  const timers = [
    setInterval(() => {
      quietly(context.usage.flush())
      quietly(context.tokens.flushUse())
    }, flushMs),
    setInterval(() => quietly(once.forgetOld()), forgetMs),
  ]

  const stopping = new AbortController()
  let settled: Promise<void> = Promise.resolve()

  return {
    context,
    server,
    worker,
    listen: async (port, host) => {
      const seeding = context.demo === undefined ? undefined : await seedDemo(context.demo, context)
      await server.listen({ port, host })
      if (config.workInServer) worker.start()
      if (seeding !== undefined) quietly((settled = seeding.rest(stopping.signal)))
      const address = server.server.address()
      const taken = typeof address === 'object' && address !== null ? address.port : port
      origin = config.publicUrl ?? originOf(host, taken)
      return { port: taken, origin }
    },
    settled: () => settled,
    stop: async () => {
      for (const timer of timers) clearInterval(timer)
      stopping.abort()
      await Promise.all([server.close(), worker.stop(stopGraceMs), settled.catch(() => {})])
      await context.usage.flush()
      await context.tokens.flushUse()
      await closeContext(context)
      unlock()
    },
  }
}

const originOf = (host: string, port: number): string => {
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${shown}:${port}`
}

/** How long running requests may go on after a stop was asked for. */
export const stopGraceMs = 3000

export const closeContext = async ({ changes, db }: Context): Promise<void> => {
  changes.close()
  await db.close()
}

/** Where the demo token of a data folder is kept, readable by its owner alone. */
export const demoTokenFile = (config: Config): string => join(config.dataFolder, 'demo-token')
