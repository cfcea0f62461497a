import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import {
  enterFollower,
  findNoted,
  noteFollowed,
  noteSeen,
  seenEveryMs,
  type FeedPosition,
} from '../../db/change-feed.js'
import { lockFolder } from '../../db/lock.js'
import { followerFile, indexFolder } from './index-folder.js'
import { Indexer } from './indexer.js'
import type { IndexerData, IndexerMessage } from './messages.js'
import { indexNotOpen } from './port/reader.js'
import type { SearchEngine, SearchOptions } from './search-engine.js'
import { SearchPool } from './search-pool.js'
import { SearchedIndex } from './searched-index.js'

const foldersMax = 32

/** A folder of its own for every process that shares the data folder. */
const claimFolder = (dataFolder: string): { folder: string; unlock: () => void } => {
  for (let n = 1; ; n++) {
    const folder = indexFolder(dataFolder, n)
    try {
      return { folder, unlock: lockFolder(folder) }
    } catch (error) {
      if (n >= foldersMax) throw error
    }
  }
}

/** The engine in this process: a thread keeps indexes of its own true to the rows, others search; this side only hands questions on. */
export class OwnSearch implements SearchEngine {
  readonly creators: SearchedIndex
  readonly texts: SearchedIndex
  readonly #options: SearchOptions
  readonly #indexer: Indexer
  readonly #pool: SearchPool
  #started: Promise<void> | undefined
  #stopped = false
  #unlock: (() => void) | undefined
  #follower = ''
  #noted: FeedPosition | null = null
  #timer: NodeJS.Timeout | undefined
  #notes: Promise<void> = Promise.resolve()

  constructor(options: SearchOptions) {
    this.#options = options
    this.#pool = new SearchPool(options.threads)
    const parts = {
      db: options.db,
      start: () => this.start(),
      look: () => this.#indexer.send('look'),
      pool: () => this.#pool.pool,
      tell: this.#pool.tell.bind(this.#pool),
    }
    this.creators = new SearchedIndex('creators', parts)
    this.texts = new SearchedIndex('texts', parts)
    this.#indexer = new Indexer({
      ...options,
      receive: (message) => this.#receive(message),
      again: (data: IndexerData) => ({ ...data, noted: this.#noted }),
    })
  }

  get facts(): { building: boolean; derived: number } {
    return this.#indexer.facts
  }

  get waitedMs(): number {
    return this.#pool.waitedMs
  }

  warm(): void {
    void this.#pool.pool
  }

  /** Whoever asks for the first time after the stop is refused: the database is closed by then, or about to be. */
  start(): Promise<void> {
    if (this.#stopped) return Promise.reject(indexNotOpen('The search index is closed.'))
    return (this.#started ??= this.#start())
  }

  /** When it is done, nothing here reads or writes the database any more. */
  async stop(): Promise<void> {
    this.#stopped = true
    await this.#started?.catch(() => {})
    clearInterval(this.#timer)
    await this.#indexer.stop()
    await this.#pool.close()
    // A note may lead to another one.
    for (let notes: Promise<void> | undefined; notes !== this.#notes; await notes) notes = this.#notes
    this.creators.close()
    this.texts.close()
    this.#unlock?.()
  }

  async #start(): Promise<void> {
    const { db, clock, dataFolder, databaseUrl, rateCard } = this.#options
    const { folder, unlock } = claimFolder(dataFolder)
    this.#unlock = unlock
    const file = followerFile(folder)
    const known = existsSync(file) ? readFileSync(file, 'utf8') : undefined
    const noted = known === undefined ? undefined : await findNoted(db, known)
    this.#follower = known ?? randomUUID()
    if (noted === undefined) {
      await enterFollower(db, this.#follower, clock.now())
      writeFileSync(file, this.#follower, { mode: 0o600 })
    }
    this.#noted = noted ?? null
    this.#indexer.launch({ target: { folder }, databaseUrl, dataFolder, noted: this.#noted, rateCard })
    this.#timer = setInterval(() => this.#note(() => noteSeen(db, this.#follower, clock.now())), seenEveryMs)
    this.#timer.unref()
  }

  #receive(message: IndexerMessage): void {
    const { db, clock } = this.#options
    if (message.type === 'published') this[message.index].receive(message)
    if (message.type !== 'saved') return
    this.#noted = message.followed
    this.#note(() => noteFollowed(db, this.#follower, message.followed, clock.now()))
  }

  /** One note after the other. Who was forgotten meanwhile, as after a long sleep of the machine, begins anew. */
  #note(note: () => Promise<boolean>): void {
    const { db, clock, log } = this.#options
    const work = async (): Promise<void> => {
      if (await note()) return
      log.warn({}, 'the search index was away for too long and is built anew')
      await enterFollower(db, this.#follower, clock.now())
      this.#noted = null
      await this.#indexer.restart()
    }
    this.#notes = this.#notes
      .then(work)
      .catch((error: unknown) => log.warn({ err: error }, 'how far the search index has come could not be noted'))
  }
}
