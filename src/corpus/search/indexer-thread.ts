import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { PoolOnDemand } from '../../compute/pool-on-demand.js'
import type { FeedPosition } from '../../db/change-feed.js'
import { openDatabase } from '../../db/database.js'
import type { MergeJob } from '../../engine/search/index.js'
import { hasCode } from '../../kernel/coded-error.js'
import { collectGarbage, giveBackFreed } from '../../kernel/heap.js'
import { FactsDeriver, type FactsMark } from './facts-deriver.js'
import { factsFile } from './facts-file.js'
import { createCreatorsKind } from './creators.js'
import { IndexFolder } from './folder.js'
import { earliest, FollowedIndex } from './followed-index.js'
import type { IndexKind, IndexName } from './kind.js'
import { createTextsKind } from './texts.js'
import { OwnWriter, toPublished } from './own-writer.js'
import { PlaceResolver } from './place-resolver.js'
import { RowsAtHand } from './rows-at-hand.js'
import { toSegmentFile } from './segment-file.js'
import { ClusterClient } from './opensearch/client.js'
import { writerReplaced } from './opensearch/state.js'
import { ClusterWriter } from './opensearch/writer.js'
import { Writing } from './writing.js'
import type { ClusterTarget, IndexerCommand, IndexerData, IndexerMessage, StoreTarget } from './messages.js'
import type { IndexWriter } from './port/writer.js'
import { openSegmentStore } from './published/open-segment-store.js'
import { PublishingWriter } from './published/publishing-writer.js'

/** It asks one thing at a time. */
const databaseConnections = 3
/** How often the feed is looked at while nothing happens. */
const lookMs = 250
/** How long to wait after a failure: the database may be away for a while. */
const failedMs = 1000

/** The thread that keeps the indexes true: it follows the corpus, and tells the process what can be found now. */
const { target, databaseUrl, dataFolder, noted, rateCard } = workerData as IndexerData
const send = (message: IndexerMessage): void => parentPort?.postMessage(message)

/** How long the thread that merges stays: it keeps what it worked with, 40 MB after large segments. */
const mergerIdleMs = 10_000
const merger = new PoolOnDemand(() => ({ name: 'merge-thread', callerUrl: import.meta.url, size: 1 }), mergerIdleMs)

const merge = ({ parts }: MergeJob): Promise<Uint8Array> =>
  merger.run(parts.map(({ segment, deleted }) => ({ file: toSegmentFile(segment), deleted })))

const life = randomUUID().slice(0, 8)
const db = openDatabase({ databaseUrl, dataFolder, databaseConnections })
const saved = new Map<IndexName, FeedPosition>()
const warn = (fields: object, message: string): void => send({ type: 'warning', fields: toPlain(fields), message })

const keep = (kind: IndexKind): FollowedIndex =>
  new FollowedIndex({
    kind,
    writer: writerOf(kind),
    db,
    now: () => performance.now(),
    warn,
    saved: (followed) => {
      saved.set(kind.name, followed)
      // What facts were derived from is forgotten only after the facts were written, which they are before indexes follow them.
      facts.save()
      const reached = saved.size === kinds.length ? earliest([...saved.values(), facts.followed]) : undefined
      if (reached !== undefined) send({ type: 'saved', followed: reached, facts: leftFacts })
    },
  })

const writerOf = (kind: IndexKind): IndexWriter => {
  if ('folder' in target) return ownWriter(kind, new IndexFolder(join(target.folder, kind.name)))
  return 'cluster' in target ? clusterWriter(kind, target.cluster) : publishingWriter(kind, target.store)
}

const ownWriter = ({ name, schema }: IndexKind, folder: IndexFolder): OwnWriter =>
  new OwnWriter({
    schema,
    folder,
    merge,
    now: () => performance.now(),
    warn: (fields, message) => warn({ ...fields, index: name }, message),
    publish: (published) => send(toPublished(name, life, published)),
  })

const publishingWriter = (
  kind: IndexKind,
  { folder: root, term, published, ...where }: StoreTarget,
): PublishingWriter => {
  const { name } = kind
  const folder = new IndexFolder(join(root, name))
  return new PublishingWriter({
    index: name,
    writer: ownWriter(kind, folder),
    folder,
    store: openSegmentStore({ ...where, cache: join(root, 'fetched') }),
    published: published[name],
    life: `${term}-${life}`,
    publish: (publication) => send({ type: 'stored', index: name, publication }),
    warn,
    now: () => performance.now(),
  })
}

const clusterWriter = ({ name, schema }: IndexKind, { url, ...more }: ClusterTarget): ClusterWriter =>
  new ClusterWriter({
    client: new ClusterClient(url),
    name,
    schema,
    nextId: () => randomUUID().slice(0, 8),
    now: () => Date.now(),
    ...more,
  })

/** Where no folder keeps them, the process leaves it to the next writer how far facts were derived. */
let leftFacts = 'cluster' in target ? target.cluster.facts : 'store' in target ? target.store.facts : undefined
const keptFacts =
  'folder' in target
    ? factsFile(join(target.folder, 'facts.json'), warn)
    : { load: () => leftFacts, save: (mark: FactsMark) => void (leftFacts = mark) }

/** Errors lose their fields on the way to another thread. */
const toPlain = (fields: object): object =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]: [string, unknown]) => [
      name,
      value instanceof Error ? { message: value.message, stack: value.stack } : value,
    ]),
  )

const writing = new Writing(send)
const places = new PlaceResolver()
const atHand = new RowsAtHand()
const kinds = [createCreatorsKind(places, rateCard, atHand), createTextsKind(places)]
const indexes = kinds.map(keep)
const facts = new FactsDeriver({
  db,
  ...keptFacts,
  findPlace: (text) => places.named(text),
  write: (derived) => writing.write(derived),
  warn,
  now: () => performance.now(),
  atHand,
})
let told = ''
const tellFacts = (): void => {
  const message = { type: 'facts' as const, ...facts.state }
  if (JSON.stringify(message) === told) return
  told = JSON.stringify(message)
  send(message)
}

const end = new AbortController()
const isOver = (): boolean => end.signal.aborted
let wake = (): void => {}
let asked = false

parentPort?.on('message', (command: IndexerCommand) => {
  if (typeof command === 'object') return writing.settle(command)
  // Messages are heard between calls of the database, never within one: this is the one safe moment to end at once.
  if (command === 'leave') return process.exit()
  if (command === 'close') end.abort()
  if (command === 'save')
    for (const index of indexes)
      index.save().catch((error: unknown) => warn({ err: error }, 'saving the search index failed'))
  asked = true
  wake()
})

const rest = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    wake = () => {
      clearTimeout(timer)
      resolve()
    }
    if (asked) wake()
    asked = false
  })

/** Creators come first: while there are more of them, the others get every fourth turn only. */
const othersEvery = 4
let turns = 0

const turnAll = async (): Promise<boolean> => {
  const [first, ...others] = indexes
  // Creators are indexed with the facts of the same moment: never ahead of them.
  const derives = await facts.turn()
  tellFacts()
  const more = ((await first?.turn(facts.followed)) ?? false) || derives
  if (more && ++turns % othersEvery !== 0) return true
  let left = more
  for (const index of others) left = (await index.turn()) || left
  return left
}

/** Another process has taken over: nothing is finished here. */
const leave = async (): Promise<void> => {
  await db.close()
  send({ type: 'replaced' })
  process.exit()
}

/** How often freed memory is given back, at most. */
const giveBackMs = 15_000
let gaveBackAt = performance.now()
let hasIndexed = false

/** Indexing leaves much behind, also in the threads beside it. */
const tidy = (didIndex: boolean): void => {
  hasIndexed ||= didIndex
  if (!hasIndexed || performance.now() - gaveBackAt < giveBackMs) return
  collectGarbage()
  giveBackFreed()
  gaveBackAt = performance.now()
  hasIndexed = false
}

const run = async (): Promise<void> => {
  let opened = 0
  while (!isOver()) {
    try {
      if (opened === 0) await facts.open(noted)
      for (; opened < indexes.length; opened++) await indexes[opened]?.open(noted)
      const isMore = await turnAll()
      tidy(isMore)
      if (!isMore && !isOver()) await rest(lookMs)
      // Messages are heard between turns also while there is always more to do.
      else await new Promise((resolve) => setImmediate(resolve))
    } catch (error) {
      if (hasCode(error, writerReplaced)) return leave()
      send({
        type: 'warning',
        fields: toPlain({ err: error }),
        message: 'following the corpus failed; it is tried again',
      })
      if (!isOver()) await rest(failedMs)
    }
  }
  for (const index of indexes.slice(0, opened)) await index.close()
  await merger.close()
  await db.close()
  // Connections that are kept for a while must not keep the thread.
  process.exit()
}

void run()
