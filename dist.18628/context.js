import { readFileSync } from 'node:fs'
import { Tokens } from './areas/platform/token-store.js'
import { Usage } from './areas/platform/usage-store.js'
import { openScreeningStores } from './areas/screening/stores.js'
import { TextJudge } from './compute/judge/text-judge.js'
import { Overlaps } from './compute/overlap/overlaps.js'
import { BrandBases } from './corpus/brand-base.js'
import { createDictionaries } from './corpus/dictionaries.js'
import { createCorpus } from './corpus/index.js'
import { Search } from './corpus/search/search.js'
import { Peers } from './corpus/peers.js'
import { openDatabase } from './db/database.js'
import { migrate } from './db/migrate.js'
import { getSecret } from './db/secret.js'
import { AudienceKeeper } from './gather/audience-keeper.js'
import { Courtesy } from './gather/courtesy.js'
import { Gather } from './gather/gather.js'
import { findDemoEpoch } from './gather/seed.js'
import { Changes } from './jobs/changes.js'
import { Events } from './jobs/events.js'
import { Items } from './jobs/items.js'
import { Requests } from './jobs/requests.js'
import { Schedules } from './jobs/schedules.js'
import { systemClock } from './kernel/clock.js'
import { createIds } from './kernel/ids.js'
import { createCursors } from './kernel/page.js'
import { networks } from './model/network.js'
import { defaultRateCard, RateCard } from './model/rate-card.js'
import { createBlueskySource } from './sources/bluesky/source.js'
import { createDemoWorld } from './sources/demo/world.js'
import { Sources } from './sources/registry.js'
const sourceCallsMax = 8
const openDemo = async (corpus, clock) => {
  const epoch = await findDemoEpoch(corpus)
  return createDemoWorld({ seed: 'rostra', now: () => clock.now(), ...(epoch === void 0 ? {} : { epoch }) })
}
const openRealSources = ({ networks: wanted, blueskyUrl }, clock) => {
  const open = {
    bluesky: () => createBlueskySource({ serviceUrl: blueskyUrl, now: () => clock.now() }),
  }
  return wanted.map((network) => open[network]())
}
const createGather = (parts) => {
  const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
  return new Gather({
    ...parts,
    courtesy: new Courtesy({ clock: parts.clock, callsMax: sourceCallsMax, pause, random: Math.random }),
  })
}
const readRateCard = ({ rateCard }) => {
  if (rateCard === void 0) return defaultRateCard
  const read = RateCard.safeParse(JSON.parse(readFileSync(rateCard, 'utf8')))
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new Error(`The rate card ${rateCard} cannot be used: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`)
}
const openContext = async ({ config, log, clock = systemClock }) => {
  const db = openDatabase(config)
  try {
    await migrate(db, clock.now())
    const ids = createIds(clock)
    const corpus = createCorpus(db, clock)
    const demo = config.demo ? await openDemo(corpus, clock) : void 0
    const sources = new Sources([
      ...openRealSources(config, clock),
      ...(demo === void 0 ? [] : networks.map((network) => demo.source(network))),
    ])
    const changes = new Changes(db)
    const requests = new Requests(db, clock, changes.announce)
    const dictionaries = createDictionaries(corpus, clock)
    const gather = createGather({ corpus, sources, clock })
    const brandBases = new BrandBases({ ...corpus, clock })
    return {
      ...corpus,
      ...openScreeningStores(db, clock),
      corpus,
      search: new Search({ db, clock, log, ...config, threads: config.searchThreads }),
      dictionaries,
      sources,
      gather,
      brandBases,
      audienceKeeper: new AudienceKeeper({ corpus, gather, sources, dictionaries, brandBases, clock }),
      peers: new Peers({ ...corpus, clock }),
      rateCard: readRateCard(config),
      judge: new TextJudge({ threads: config.judgeThreads }),
      overlaps: new Overlaps(),
      demo,
      db,
      clock,
      ids,
      log,
      changes,
      events: new Events(db, clock, ids, changes),
      requests,
      items: new Items(db),
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
const closeContext = async ({ changes, search, judge, overlaps, db }) => {
  await search.stop()
  changes.close()
  await Promise.all([judge.close(), overlaps.close()])
  await db.close()
}
export { closeContext, openContext }
//# sourceMappingURL=context.js.map
