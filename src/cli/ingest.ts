import { readConfig } from '../config.js'
import { createFilter, Ingest } from '../gather/ingest.js'
import { createLog } from '../kernel/log.js'
import { pauseUntil } from '../kernel/pause.js'
import { toLanguageCode } from '../model/language.js'
import { normalizeHandle } from '../model/profile-url.js'
import { createBlueskySource, type BlueskySource } from '../sources/bluesky/source.js'
import { createBlueskyStream } from '../sources/bluesky/stream.js'
import { note, print, UsageError, type Run } from './command.js'

const listOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')

const toLanguages = (text: string | undefined): string[] =>
  listOf(text).map((language) => {
    const code = toLanguageCode(language)
    if (code === undefined) throw new UsageError(`Unknown language ${language}. Use codes such as en,de.`)
    return code
  })

/** The stream knows people by their did alone, because handles change. */
const toDids = async (text: string | undefined, source: BlueskySource): Promise<Set<string>> => {
  const dids = new Set<string>()
  for (const name of listOf(text)) {
    const result = normalizeHandle('bluesky', name)
    if (!result.ok) throw new UsageError(`${name}: ${result.message}`)
    const { handle } = result
    dids.add(handle.startsWith('did:') ? handle : (await source.profile({ network: 'bluesky', handle })).externalId)
  }
  return dids
}

export const run: Run = async ({ words, text, given }) => {
  if (words[0] !== 'bluesky' || words.length > 1) throw new UsageError('Missing network. Use: rostra ingest bluesky')
  const { config } = readConfig({ data: text['data'] })
  const log = createLog(config.logLevel)
  const stopping = new AbortController()
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => stopping.abort())
  const languages = toLanguages(text['language'])
  const source = createBlueskySource({ serviceUrl: config.blueskyUrl })
  const dids = await toDids(text['creators'], source)
  const { closeContext, openContext } = await import('../context.js')
  const context = await openContext({ config, log })
  const { corpus, clock } = context
  const handles = (unknown: string[], signal: AbortSignal) => source.handles(unknown, signal)
  const following = new Ingest({
    corpus,
    clock,
    log,
    pause: pauseUntil,
    network: 'bluesky',
    stream: createBlueskyStream(config.jetstreamUrl, handles, { log, pause: pauseUntil, random: Math.random }),
    authorIds: [...dids],
    isWanted: createFilter({ languages, authorIds: dids, keywords: listOf(text['keywords']) }),
    cursorName: 'ingest_bluesky',
  })
  if (given.has('json')) print(JSON.stringify({ ready: true }))
  else note(`Following ${config.jetstreamUrl}. Stop with Ctrl-C.`)
  try {
    await following.run(stopping.signal)
  } finally {
    await closeContext(context)
  }
  print(given.has('json') ? JSON.stringify(following.counts) : `Stored ${following.counts.saved} posts.`)
  return 0
}
