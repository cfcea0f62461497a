import { readFileSync } from 'node:fs'
import { aboutAreas } from './areas/about-areas.js'
import { listFigures } from './areas/platform/figures.js'
import type { Config } from './config.js'
import type { Context, ContextOptions } from './context.js'
import { createAddressOf } from './http/client-address.js'
import { describeInterface } from './http/openapi.js'
import type { ServerParts } from './http/server.js'
import type { SignInCodes } from './http/sign-in-codes.js'
import type { Idempotency } from './jobs/idempotency.js'
import { operationsOf, type Extras } from './operations.js'
import { version } from './version.js'

export interface AppOptions extends Extras, ContextOptions {
  /** Whether answers are held against their schemas. */
  checkOutput?: boolean
  /** Whether what the first caller would wait for is done ahead, as it is by default. */
  warm?: boolean
}

/** The description of the interface, also without a running server. */
export const describe = (config: Config, extras: Extras = {}): object =>
  describeInterface(operationsOf(extras), {
    title: 'Rostra',
    version,
    summary: 'Creator search, analytics, screening, purchase intent and social listening, on your own machine.',
    description: readFileSync(new URL('../docs/interface.md', import.meta.url), 'utf8'),
    areas: aboutAreas,
    limits: {
      bodyBytesMax: config.bodyBytesMax,
      timeoutMs: config.timeoutMs,
      ratePerMinute: config.ratePerMinute,
      pageItemsMax: 100,
    },
  })

/** What the HTTP server needs to know of the service. */
export const serverParts = (
  context: Context,
  options: AppOptions,
  {
    idempotency,
    signInCodes,
    origin,
  }: {
    idempotency: Idempotency
    signInCodes: SignInCodes
    origin: () => string
  },
): ServerParts<Context> => {
  const { config, log, checkOutput = false } = options
  const { db, clock, ids } = context
  const { search } = context.corpus
  const { tokens, usage } = context.platform
  return {
    operations: operationsOf(options),
    needs: context,
    idempotency,
    ids,
    clock,
    log,
    tracer: context.tracing?.tracer,
    docsUrl: () => `${origin()}/docs`,
    callers: {
      byToken: tokens.findCaller,
      bySession: context.people.sessions.findCaller,
    },
    signIn: context.people.signIn,
    ownAccess: context.people.ownAccess,
    oidc: context.people.oidc,
    originUrl: origin,
    connecting: context.connections.connecting,
    publicUrl: config.publicUrl,
    addressOf: createAddressOf(config.trustedProxies),
    onAnswered: usage.count,
    audit: {
      writer: db.audit,
      keyOf: context.keyOf,
      clock,
      reads: config.auditReads,
    },
    observed: listFigures({
      ...context.jobs,
      ...context.gathering,
      dataFolder: config.dataFolder,
      search,
      clock,
      judge: context.compute.judge,
      traces: context.tracing?.exporter.counts,
      caches: {
        creators: context.creators.shownCreators,
        tokens,
        sessions: context.people.sessions,
      },
    }),
    openapi: () => describe(config, options),
    readiness: { database: () => db.ping() },
    signInCodes,
    metricsToken: config.metricsToken,
    bodyBytesMax: config.bodyBytesMax,
    timeoutMs: config.timeoutMs,
    ratePerMinute: config.ratePerMinute,
    shareRates: db.engine === 'postgres' ? (spent) => context.people.rates.add(spent) : undefined,
    load: { ...config, queuedMs: () => search.waitedMs },
    corsOrigins: config.corsOrigins,
    checkOutput,
  }
}
