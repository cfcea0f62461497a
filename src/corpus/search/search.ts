import { dayMs } from '../../kernel/clock.js'
import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { Pool } from '../../compute/pool.js'
import { enterFollower, findNoted, noteFollowed, type FeedPosition } from '../../db/change-feed.js'
import type { Database } from '../../db/database.js'
import { lockFolder } from '../../db/lock.js'
import type { Clock } from '../../kernel/clock.js'
import type { Log } from '../../kernel/log.js'
import { startThread } from '../../kernel/thread.js'
import { KeptFacts } from '../records/kept-facts.js'
import { SearchedIndex } from './searched-index.js'
import type { IndexName } from './kind.js'
import type { IndexReader } from './port/reader.js'
import type { IndexerData, IndexerCommand, IndexerMessage, SnapshotMessage } from './messages.js'

export interface SearchOptions {
  db: Database
  clock: Clock
  log: Log
  dataFolder: string
  databaseUrl: string | undefined
  /** Threads that search; 0: one for each core, within reason. */
  threads: number
}

/** Whoever was not seen for so long begins anew: until then, what changes is kept for them. */
const forgetAfterMs = 7 * dayMs
const threadsMax = 8
const foldersMax = 32
const stopMs = 20_000
const restartMs = 1000

/** A folder of its own for every process that shares the data folder. */
const claimFolder = (dataFolder: string): { folder: string; unlock: () => void } => {
  for (let n = 1; ; n++) {
    const folder = join(dataFolder, n === 1 ? 'search' : `search-${n}`)
    try {
      return { folder, unlock: lockFolder(folder) }
    } catch (error) {
      if (n >= foldersMax) throw error
    }
  }
}

/**
 * Search over what we know. A thread keeps the indexes true to the rows, others search; this side only hands questions on.
 * Starts by itself with the first question, or earlier when told to.
 */
export class Search {
  readonly creators: IndexReader
  readonly texts: IndexReader
  readonly #options: SearchOptions
  readonly #own: Readonly<Record<IndexName, SearchedIndex>>
  #started: Promise<void> | undefined
  #indexer: Worker | undefined
  #pool: Pool | undefined
  readonly #snapshots = new Map<IndexName, SnapshotMessage>()
  #unlock: (() => void) | undefined
  #follower = ''
  #noted: FeedPosition | undefined
  #notes: Promise<void> = Promise.resolve()
  #closed: (() => void) | undefined
  #stopping = false
  #facts = { building: true, derived: 0 }

  constructor(options: SearchOptions) {
    this.#options = options
    const parts = {
      db: options.db,
      start: () => this.start(),
      look: () => this.#send('look'),
      pool: () => (this.#pool ??= this.#createPool()),
      tell: (name: IndexName, message: SnapshotMessage) => {
        this.#snapshots.set(name, message)
        this.#pool?.tell(name, message)
      },
    }
    this.#own = { creators: new SearchedIndex('creators', parts), texts: new SearchedIndex('texts', parts) }
    this.creators = this.#own.creators
    this.texts = this.#own.texts
  }

  /** Whether facts about creators are still being derived for the first time, or by a newer derivation. */
  get factsBuilding(): boolean {
    return this.#facts.building
  }

  /** How many creators facts were derived of since the start, some of them several times. */
  get factsDerived(): number {
    return this.#facts.derived
  }

  /** Starts the threads that search, so that the first question does not wait for them. */
  warm(): void {
    this.#pool ??= this.#createPool()
  }

  start(): Promise<void> {
    return (this.#started ??= this.#start())
  }

  /**
   * From now on, questions wait until what is known at this moment can be found, for so long at most: whoever searches creators
   * looks at a screen and is told what is missing, whoever counts texts wants all of them.
   */
  expect({ creatorsMs, textsMs }: { creatorsMs: number; textsMs: number }): void {
    this.creators.expect(creatorsMs)
    this.texts.expect(textsMs)
  }

  async stop(): Promise<void> {
    if (this.#started === undefined) return
    this.#stopping = true
    await this.#started.catch(() => {})
    if (this.#indexer !== undefined) {
      const closed = new Promise<void>((resolve) => {
        this.#closed = resolve
      })
      this.#send('close')
      const timer = setTimeout(() => this.#closed?.(), stopMs)
      await closed
      clearTimeout(timer)
      await this.#indexer.terminate()
    }
    await Promise.all([this.#pool?.close(), this.#notes])
    this.#own.creators.close()
    this.#own.texts.close()
    this.#unlock?.()
  }

  #createPool(): Pool {
    const size = this.#options.threads || Math.min(threadsMax, availableParallelism())
    const pool = new Pool({ name: 'search-thread', callerUrl: import.meta.url, size })
    for (const [name, message] of this.#snapshots) pool.tell(name, message)
    return pool
  }

  async #start(): Promise<void> {
    const { db, clock, dataFolder, databaseUrl } = this.#options
    const { folder, unlock } = claimFolder(dataFolder)
    this.#unlock = unlock
    const file = join(folder, 'follower')
    const known = existsSync(file) ? readFileSync(file, 'utf8') : undefined
    const noted = known === undefined ? undefined : await findNoted(db, known)
    this.#follower = known ?? randomUUID()
    if (noted === undefined) {
      await enterFollower(db, this.#follower, clock.now())
      writeFileSync(file, this.#follower, { mode: 0o600 })
    }
    this.#launch({ folder, databaseUrl, dataFolder, noted: noted ?? null })
  }

  #launch(data: IndexerData): void {
    const { log } = this.#options
    if (this.#stopping) return
    const indexer = startThread('indexer-thread', import.meta.url, { workerData: data })
    indexer.unref()
    this.#indexer = indexer
    indexer.on('message', (message: IndexerMessage) => this.#receive(message))
    indexer.on('error', (error) => log.error({ err: error }, 'the indexer ended and is started again'))
    indexer.on('exit', () => {
      this.#closed?.()
      // What is on disk is whole whatever happened, so the next one goes on from there.
      if (!this.#stopping)
        setTimeout(() => this.#launch({ ...data, noted: this.#noted ?? data.noted }), restartMs).unref()
    })
  }

  #send(command: IndexerCommand): void {
    this.#indexer?.postMessage(command)
  }

  #receive(message: IndexerMessage): void {
    const { db, clock, log } = this.#options
    switch (message.type) {
      case 'published':
        return this.#own[message.index].receive(message)
      case 'facts':
        this.#facts = { building: message.building, derived: message.derived }
        return
      case 'derived':
        return void new KeptFacts(db).save(message.derived).then(
          () => this.#send({ written: message.id, failed: null }),
          (error: unknown) => this.#send({ written: message.id, failed: String(error) }),
        )
      case 'warning':
        return log.warn(message.fields, message.message)
      case 'closed':
        return this.#closed?.()
      case 'saved':
        this.#noted = message.followed
        this.#notes = this.#notes
          .then(() => noteFollowed(db, this.#follower, message.followed, { now: clock.now(), forgetAfterMs }))
          .catch((error: unknown) => log.warn({ err: error }, 'how far the search index has come could not be noted'))
    }
  }
}
