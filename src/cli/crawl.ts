import { setTimeout as wait } from 'node:timers/promises'
import { readConfig } from '../config.js'
import { Crawl } from '../gather/crawl.js'
import { createLog } from '../kernel/log.js'
import { Repositories } from '../sources/bluesky/repositories.js'
import { createBlueskySource } from '../sources/bluesky/source.js'
import { note, print, UsageError, type Run } from './command.js'

const numberOf = (name: string, text: string | undefined): number | undefined => {
  if (text === undefined) return undefined
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1) throw new UsageError(`--${name} must be a whole number from 1 on.`)
  return number
}

export const run: Run = async ({ words, text, given }) => {
  if (words[0] !== 'bluesky' || words.length > 1) throw new UsageError('Missing network. Use: rostra crawl bluesky')
  const options = {
    followersMin: numberOf('min-followers', text['min-followers']) ?? 100,
    callsPerMinute: numberOf('per-minute', text['per-minute']) ?? 300,
    accountsMax: numberOf('limit', text['limit']),
  }
  const { config } = readConfig({ data: text['data'] })
  const log = createLog(config.logLevel)
  const stopping = new AbortController()
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => stopping.abort())
  const source = createBlueskySource({ serviceUrl: config.blueskyUrl })
  const repositories = new Repositories({ serviceUrl: config.blueskyRelayUrl })
  const { closeContext, openContext } = await import('../context.js')
  const context = await openContext({ config, log })
  const { corpus, clock } = context
  const crawl = new Crawl(
    {
      corpus,
      clock,
      log,
      list: (cursor, signal) => repositories.page(cursor, signal),
      profiles: (dids, signal) => source.profiles(dids, signal),
      // A wait that is broken off ends; it does not fail.
      pause: async (ms, signal) => void (await wait(ms, undefined, { signal }).catch(() => {})),
    },
    options,
  )
  if (!given.has('json')) note(`Reading the accounts that ${config.blueskyRelayUrl} lists. Stop with Ctrl-C.`)
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
