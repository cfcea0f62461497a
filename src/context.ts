import { readFileSync } from 'node:fs'
import { ShownCreators } from './areas/creators/discovery/shown-creators.js'
import { ListeningStore } from './areas/listening/listening-store.js'
import { RecurringStore } from './areas/listening/recurring-store.js'
import { Tokens } from './areas/platform/token-store.js'
import { Usage } from './areas/platform/usage-store.js'
import { IntentRates } from './areas/purchase-intent/rate-store.js'
import { Printer } from './areas/screening/report/printer.js'
import { openScreeningStores, type ScreeningStores } from './areas/screening/stores.js'
import { openJudge } from './compute/judge/open-judge.js'
import type { HostedJudge } from './compute/judge/hosted-judge.js'
import type { TextJudge } from './compute/judge/text-judge.js'
import { PictureJudge } from './compute/pictures/picture-judge.js'
import { Overlaps } from './compute/overlap/overlaps.js'
import type { Config, RealNetwork } from './config.js'
import { AudienceBases } from './corpus/bases/audience-base.js'
import { BrandBases } from './corpus/bases/brand-base.js'
import { createDictionaries, type Dictionaries } from './corpus/dictionaries/dictionaries.js'
import { createCorpus, type Corpus } from './corpus/index.js'
import { LookAlikes } from './corpus/bases/look-alikes.js'
import { Search } from './corpus/search/search.js'
import { Peers } from './corpus/bases/peers.js'
import { openDatabase, type Database } from './db/database.js'
import { migrate } from './db/migrate.js'
import { getSecret } from './db/secret.js'
import { AudienceKeeper } from './gather/audience-keeper.js'
import { Courtesy } from './gather/courtesy.js'
import { Gather } from './gather/gather.js'
import { LinkPages } from './gather/link-pages.js'
import { MediaReader } from './gather/media.js'
import { findDemoEpoch } from './gather/seed.js'
import { Changes } from './jobs/changes.js'
import { Events } from './jobs/events.js'
import { ItemMarks } from './jobs/item-marks.js'
import { Items } from './jobs/items.js'
import { Requests } from './jobs/requests.js'
import { Schedules } from './jobs/schedules.js'
import { systemClock, type Clock } from './kernel/clock.js'
import { createIds, type Ids } from './kernel/ids.js'
import type { Log } from './kernel/log.js'
import { createCursors, type Cursors } from './kernel/page.js'
import { networks } from './model/network.js'
import { defaultRateCard, RateCard } from './model/rate-card.js'
import { createBlueskySource } from './sources/bluesky/source.js'
import { createDemoWorld, type DemoWorld } from './sources/demo/world.js'
import { MastodonSource } from './sources/mastodon/source.js'
import type { Source } from './sources/port.js'
import { Sources } from './sources/registry.js'
import { SafeFetch } from './sources/web/safe-fetch.js'
import { YoutubeSource } from './sources/youtube/source.js'

/** Everything an operation or a runner can ask for by naming it. */
export interface Context extends Corpus, ScreeningStores {
  db: Database
  clock: Clock
  ids: Ids
  log: Log
  cursors: Cursors
  requests: Requests
  items: Items
  itemMarks: ItemMarks
  intentRates: IntentRates
  schedules: Schedules
  changes: Changes
  events: Events
  tokens: Tokens
  usage: Usage
  corpus: Corpus
  dictionaries: Dictionaries
  search: Search
  shownCreators: ShownCreators
  listening: ListeningStore
  recurring: RecurringStore
  sources: Sources
  gather: Gather
  audienceKeeper: AudienceKeeper
  peers: Peers
  lookAlikes: LookAlikes
  audienceBases: AudienceBases
  brandBases: BrandBases
  rateCard: RateCard
  /** Prints reports. */
  printer: Printer
  /** Language, sentiment, risks, spam and intent of texts. */
  judge: TextJudge | HostedJudge
  overlaps: Overlaps
  linkPages: LinkPages
  pictures: PictureJudge
  media: MediaReader
  /** The invented networks, where they are wanted. */
  demo: DemoWorld | undefined
}

export interface ContextOptions {
  config: Config
  log: Log
  clock?: Clock
  /** "address:port" pairs that may be fetched from although they are not public: for tests, no setting leads here. */
  reachable?: readonly string[]
}

/** Calls to one network at the same time. */
const sourceCallsMax = 8

/** The same world for as long as the data folder lives: it must not change under what was read from it. */
const openDemo = async (corpus: Corpus, clock: Clock): Promise<DemoWorld> => {
  const epoch = await findDemoEpoch(corpus)
  return createDemoWorld({ seed: 'rostra', now: () => clock.now(), ...(epoch === undefined ? {} : { epoch }) })
}

/** The networks an operator wants read for real. They come before the demo world, which then stands in for the others alone. */
const openRealSources = (config: Config, web: SafeFetch, clock: Clock): Source[] => {
  const now = (): number => clock.now()
  const open: Record<RealNetwork, () => Source> = {
    bluesky: () => createBlueskySource({ serviceUrl: config.blueskyUrl, now }),
    mastodon: () => {
      const tokens = new Map(config.mastodonTokens.map((pair) => pair.split('=') as [string, string]))
      return new MastodonSource({ web, now, instances: config.mastodonInstances, tokens })
    },
    youtube: () => {
      if (config.youtubeKey === undefined) throw new Error('ROSTRA_NETWORKS names youtube: set ROSTRA_YOUTUBE_KEY too.')
      return new YoutubeSource({ web, key: config.youtubeKey, unitsADay: config.youtubeUnitsADay, now })
    },
  }
  return config.networks.map((network) => open[network]())
}

const createGather = (parts: { corpus: Corpus; sources: Sources; clock: Clock }): Gather => {
  const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
  return new Gather({
    ...parts,
    courtesy: new Courtesy({ clock: parts.clock, callsMax: sourceCallsMax, pause, random: Math.random }),
  })
}

/** The operator's rate card, or ours. One that cannot be used stops the start: prices must not silently be others. */
const readRateCard = ({ rateCard }: Config): RateCard => {
  if (rateCard === undefined) return defaultRateCard
  const read = RateCard.safeParse(JSON.parse(readFileSync(rateCard, 'utf8')))
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new Error(`The rate card ${rateCard} cannot be used: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`)
}

/** Opens the database and joins the floors. Nothing runs yet. */
export const openContext = async ({
  config,
  log,
  clock = systemClock,
  reachable = [],
}: ContextOptions): Promise<Context> => {
  const db = openDatabase(config)
  try {
    await migrate(db, clock.now())
    const ids = createIds(clock)
    const corpus = createCorpus(db, clock)
    const demo = config.demo ? await openDemo(corpus, clock) : undefined
    const web = new SafeFetch({ allowed: new Set(reachable) })
    const sources = new Sources([
      ...openRealSources(config, web, clock),
      ...(demo === undefined ? [] : networks.map((network) => demo.source(network))),
    ])
    const changes = new Changes(db)
    const requests = new Requests(db, clock, changes.announce)
    const dictionaries = createDictionaries(corpus, clock)
    const gather = createGather({ corpus, sources, clock })
    const brandBases = new BrandBases({ ...corpus, clock })
    const search = new Search({ db, clock, log, ...config, threads: config.searchThreads })
    return {
      ...corpus,
      ...openScreeningStores(db, clock, requests),
      printer: new Printer(),
      corpus,
      listening: new ListeningStore(db),
      recurring: new RecurringStore(db),
      search,
      shownCreators: new ShownCreators({ ...corpus, db }),
      dictionaries,
      sources,
      gather,
      brandBases,
      audienceKeeper: new AudienceKeeper({ corpus, gather, sources, dictionaries, brandBases, clock }),
      peers: new Peers({ search, clock }),
      lookAlikes: new LookAlikes({ ...corpus, search, clock }),
      audienceBases: new AudienceBases({ ...corpus, clock }),
      rateCard: readRateCard(config),
      judge: openJudge(config),
      overlaps: new Overlaps(),
      linkPages: new LinkPages({
        web,
        sources,
        clock,
        openWeb: config.linkPages === 'yes' || (config.linkPages === 'auto' && config.networks.length > 0),
      }),
      pictures: new PictureJudge(),
      media: new MediaReader(sources, web),
      demo,
      db,
      clock,
      ids,
      log,
      changes,
      events: new Events(db, clock, ids, changes),
      requests,
      items: new Items(db),
      itemMarks: new ItemMarks(db),
      intentRates: new IntentRates(db),
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

export const closeContext = async (context: Context): Promise<void> => {
  const { changes, search, judge, overlaps, pictures, media, printer, db } = context
  await search.stop()
  changes.close()
  await Promise.all([judge.close(), overlaps.close(), pictures.close(), media.close(), printer.close()])
  await db.close()
}
