import { join } from 'node:path'
import { openAudit, type AuditParts } from './areas/audit/open.js'
import { openConnections, type ConnectionsParts } from './areas/connections/open.js'
import { printProfile } from './areas/creators/analytics/print-report.js'
import { readRateCard } from './areas/creators/read-rate-card.js'
import { openCreators, type CreatorsParts } from './areas/creators/open.js'
import { openImports, type ImportsParts } from './areas/imports/open.js'
import { openListening, type ListeningParts } from './areas/listening/open.js'
import { printListening } from './areas/listening/report/print.js'
import { openPeople, type PeopleParts } from './areas/people/open.js'
import { openPlatform, type PlatformParts } from './areas/platform/open.js'
import { openPurchaseIntent, type PurchaseIntentParts } from './areas/purchase-intent/open.js'
import { openScreening, type ScreeningParts } from './areas/screening/open.js'
import { openWebhooks, type WebhooksParts } from './areas/webhooks/open.js'
import type { PrintReport } from './areas/webhooks/ways/attach.js'
import { closeCompute, openCompute, type Compute } from './compute/index.js'
import type { Config } from './config.js'
import { openCorpus, type Corpus } from './corpus/index.js'
import { Actors } from './db/actors.js'
import { openStore } from './db/backup/stores/open-store.js'
import { pickS3Settings } from './db/backup/stores/s3-store.js'
import { openDatabase, type Database } from './db/database.js'
import { Leases } from './db/leases.js'
import { migrate } from './db/migrate.js'
import { getSecret } from './db/secret.js'
import { SpendingLedger } from './db/spending-ledger.js'
import { Vault } from './db/vault.js'
import { createSubjectKey, type SubjectKey } from './engine/identity/subject-key.js'
import { openGathering, type Gathering } from './gather/index.js'
import { isDemoRemoved } from './gather/demo-data.js'
import { findDemoEpoch } from './gather/seed.js'
import { openJobs, type Jobs } from './jobs/index.js'
import { systemClock, type Clock } from './kernel/clock.js'
import { createIds, type Ids } from './kernel/ids.js'
import type { Log } from './kernel/log.js'
import { pauseUntil } from './kernel/pause.js'
import { createCursors, type Cursors } from './kernel/page.js'
import { isTracing, openTracing, type Tracing } from './kernel/traces/open.js'
import { demoNetworks } from './model/network.js'
import { createDemoWorld, type DemoWorld } from './sources/demo/world.js'
import { openSources } from './sources/open.js'
import { Sources } from './sources/registry.js'
import { SafeFetch } from './sources/web/safe-fetch.js'
import { version } from './version.js'

/** Everything the process has open: one part for every floor, and one for every area that keeps something of its own. */
export interface Context {
  db: Database
  clock: Clock
  ids: Ids
  log: Log
  cursors: Cursors
  compute: Compute
  corpus: Corpus
  jobs: Jobs
  /** Who acted: the names of tokens and users. */
  actors: Actors
  gathering: Gathering
  creators: CreatorsParts
  purchaseIntent: PurchaseIntentParts
  screening: ScreeningParts
  listening: ListeningParts
  imports: ImportsParts
  webhooks: WebhooksParts
  platform: PlatformParts
  audit: AuditParts
  /** Digests that stand for people where they must not be named. */
  keyOf: SubjectKey
  people: PeopleParts
  connections: ConnectionsParts
  /** Work that only one process does at a time. */
  leases: Leases
  /** What was used of allowances that sources count. */
  spending: SpendingLedger
  /** Where an operator wants traces. */
  tracing: Tracing | undefined
  /** The invented networks, where they are wanted. */
  demo: DemoWorld | undefined
}

export interface ContextOptions {
  config: Config
  log: Log
  clock?: Clock
  /** "address:port" pairs that may be fetched from although they are not public: for tests, no setting leads here. */
  reachable?: readonly string[]
  /** Threads that somebody else opened, and closes: several apps of one process can share them. */
  compute?: Compute
}

/** The same world for as long as the data folder lives: it must not change under what was read from it. */
const openDemo = async (corpus: Corpus, clock: Clock): Promise<DemoWorld> => {
  const epoch = await findDemoEpoch(corpus)
  return createDemoWorld({ seed: 'rostra', now: () => clock.now(), ...(epoch === undefined ? {} : { epoch }) })
}

type PrintNeeds = Compute & Corpus & Jobs & ListeningParts

/** Mails carry reports of other areas: this is where they meet. */
const createPrintReport =
  (needs: PrintNeeds): PrintReport =>
  async (of, accountId, requestId, signal) => {
    if (of === 'profile') return printProfile(accountId, requestId, needs, signal)
    return of === 'listening' ? printListening(accountId, requestId, needs, signal) : undefined
  }

/** Opens the database and joins the floors. Nothing runs yet. */
export const openContext = async ({
  config,
  log,
  clock = systemClock,
  reachable = [],
  compute = openCompute(config),
}: ContextOptions): Promise<Context> => {
  const db = openDatabase({ ...config, isTraced: isTracing(config) })
  try {
    await migrate(db, clock.now())
    const ids = createIds(clock)
    const isShared = config.searchUrl !== undefined || config.searchStore !== undefined
    const installation = isShared ? (await getSecret(db, 'installation')).toString('hex').slice(0, 16) : ''
    const uploadFolder = config.uploadFolder ?? join(config.dataFolder, 'imports')
    const rateCard = readRateCard(config.rateCard)
    const corpus = openCorpus({
      db,
      clock,
      log,
      ...config,
      rateCard,
      threads: config.searchThreads,
      s3: pickS3Settings(config),
      installation,
      indexes: config.role === 'all' || config.role === 'indexer',
      uploadFolder,
    })
    const replayed = db.condition.refusal() === undefined ? await corpus.subjectCases.replay() : []
    if (replayed.length > 0) log.warn({ erasures: replayed }, 'erasures were applied again to a restored database')
    const demo = config.demo && !(await isDemoRemoved(corpus)) ? await openDemo(corpus, clock) : undefined
    const spending = new SpendingLedger(db)
    const streaming = config.streams ? { log, pause: pauseUntil, random: Math.random } : undefined
    const web = new SafeFetch({ allowed: new Set(reachable) })
    const sources = new Sources([
      // They come before the demo world, which then stands in for the others alone.
      ...openSources({ config, web, now: () => clock.now(), ledger: spending, streaming }),
      ...(demo === undefined ? [] : demoNetworks.map((network) => demo.source(network))),
    ])
    const openWeb =
      config.linkPages === 'yes' || (config.linkPages === 'auto' && config.networks.length + config.sources.length > 0)
    const fetchPictures =
      config.pictures === 'yes' || (config.pictures === 'auto' && config.networks.length + config.sources.length > 0)
    const vault = new Vault(config)
    const jobs = openJobs({ db, clock, ids, vault })
    await jobs.channels.sealAll()
    const keyOf = createSubjectKey(await getSecret(db, 'subjects'))
    const platform = openPlatform({ db, clock, ids })
    const gathering = openGathering({ corpus, sources, web, clock, log, openWeb, fetchPictures })
    const listening = openListening({ db, clock, ...corpus, ...jobs, ...gathering })
    const screening = openScreening({ db, clock, ...corpus, ...jobs, ...gathering })
    const printNeeds = { ...compute, ...corpus, ...jobs, ...listening }
    const people = openPeople({ db, clock, ids, vault, keyOf, tokens: platform.tokens, ...config })
    return {
      db,
      clock,
      ids,
      log,
      cursors: createCursors(await getSecret(db, 'cursors')),
      compute,
      corpus,
      jobs,
      actors: new Actors(db),
      gathering,
      creators: openCreators({
        ...{ db, corpus, rateCard },
        exportStore: openStore(config.exportStore ?? join(config.dataFolder, 'exports'), config),
      }),
      purchaseIntent: openPurchaseIntent(db),
      screening,
      listening,
      imports: openImports({ db, clock, records: corpus, ...config, uploadFolder }),
      webhooks: openWebhooks({
        ...config,
        allowed: [...reachable, ...config.webhookAllow],
        printReport: createPrintReport(printNeeds),
        findLanguages: (accountId, addresses) => people.users.languagesOf(accountId, addresses),
      }),
      audit: openAudit({ db, clock, keyOf, ...config }),
      keyOf,
      platform,
      people,
      connections: openConnections({ db, clock, log, vault, web, ...corpus, ...jobs, ...config }),
      leases: new Leases(db, clock),
      spending,
      tracing: openTracing(config, version, (trouble) =>
        log.warn({ trouble }, 'traces cannot be sent to the collector; they are sent later or dropped'),
      ),
      demo,
    }
  } catch (error) {
    await db.close()
    throw error
  }
}

/** `keepsCompute`: whoever opened the threads goes on with them. */
export const closeContext = async (
  { corpus, jobs, compute, gathering, screening, webhooks, tracing, db }: Context,
  { keepsCompute = false } = {},
): Promise<void> => {
  await corpus.search.stop()
  jobs.changes.close()
  await Promise.all([
    keepsCompute ? undefined : closeCompute(compute),
    gathering.media.close(),
    screening.printer.close(),
    webhooks.sender.close(),
  ])
  if (db.condition.refusal() === undefined) await corpus.subjectCases.settle()
  await tracing?.exporter.close()
  await db.close()
}
