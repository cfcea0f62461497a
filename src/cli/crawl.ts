import { setTimeout as wait } from 'node:timers/promises'
import { readConfig, type Config } from '../config.js'
import { Crawl, type Pool } from '../gather/crawl.js'
import { createLog } from '../kernel/log.js'
import { Repositories } from '../sources/bluesky/repositories.js'
import { createBlueskyPool } from '../sources/bluesky/pool.js'
import { createBlueskySource } from '../sources/bluesky/source.js'
import { PoliteWeb } from '../sources/feeds/polite.js'
import { Directory } from '../sources/mastodon/directory.js'
import { SafeFetch } from '../sources/web/safe-fetch.js'
import { note, print, UsageError, type Run } from './command.js'

const numberOf = (name: string, text: string | undefined): number | undefined => {
  if (text === undefined) return undefined
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1) throw new UsageError(`--${name} must be a whole number, 1 or more.`)
  return number
}

/** A wait that is broken off ends; it does not fail. */
const pause = async (ms: number, signal?: AbortSignal): Promise<void> => {
  await wait(ms, undefined, signal === undefined ? {} : { signal }).catch(() => {})
}

interface Opened {
  pool: Pool
  listedBy: string
  /** Calls a minute, unless somebody says otherwise. */
  perMinute: number
}

const openBluesky = ({ blueskyUrl, blueskyRelayUrl }: Config): Opened => ({
  pool: createBlueskyPool(
    new Repositories({ serviceUrl: blueskyRelayUrl }),
    createBlueskySource({ serviceUrl: blueskyUrl }),
  ),
  listedBy: blueskyRelayUrl,
  perMinute: 300,
})

const openMastodon = ({ mastodonInstances }: Config): Opened => {
  if (mastodonInstances.length === 0)
    throw new UsageError('Name the servers to read in ROSTRA_MASTODON_INSTANCES, such as mastodon.example,art.example.')
  const web = new PoliteWeb({ web: new SafeFetch({ allowed: new Set() }), now: Date.now, pause })
  return {
    pool: new Directory({
      web,
      now: Date.now,
      hosts: mastodonInstances.map((host) => host.toLowerCase()),
      onSkip: (message) => note(`${message} The server is left out this time.`),
    }),
    listedBy: mastodonInstances.join(', '),
    perMinute: 60,
  }
}

const networks: Readonly<Record<string, (config: Config) => Opened>> = { bluesky: openBluesky, mastodon: openMastodon }

export const run: Run = async ({ words, text, given }) => {
  const open = networks[words[0] ?? '']
  if (open === undefined || words.length > 1)
    throw new UsageError('Missing network. Use: rostra crawl bluesky, or rostra crawl mastodon')
  const { config } = readConfig({ data: text['data'] })
  const { pool, listedBy, perMinute } = open(config)
  const options = {
    followersMin: numberOf('min-followers', text['min-followers']) ?? 100,
    callsPerMinute: numberOf('per-minute', text['per-minute']) ?? perMinute,
    accountsMax: numberOf('limit', text['limit']),
  }
  const log = createLog(config.logLevel)
  const stopping = new AbortController()
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => stopping.abort())
  const { closeContext, openContext } = await import('../context.js')
  const context = await openContext({ config, log })
  const { corpus, clock } = context
  const onWait = (message: string): void => note(`${message} Trying again, less and less often. Stop with Ctrl-C.`)
  const crawl = new Crawl({ corpus, clock, log, pool, pause, onWait }, options)
  if (!given.has('json')) note(`Reading the accounts that ${listedBy} lists. Stop with Ctrl-C.`)
  try {
    await crawl.run(stopping.signal)
  } finally {
    await closeContext(context)
  }
  const { listed, saved, refreshed, removed } = crawl.counts
  const said = `Looked at ${listed} accounts: ${saved} stored, ${refreshed} read again, ${removed} forgotten.`
  print(given.has('json') ? JSON.stringify(crawl.counts) : said)
  return 0
}
