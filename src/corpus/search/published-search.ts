import { join } from 'node:path'
import type { S3Settings } from '../../db/backup/stores/s3-store.js'
import { createCreatorsKind } from './creators.js'
import { LeasedIndexer } from './leased-indexer.js'
import { PlaceResolver } from './place-resolver.js'
import { indexNotOpen } from './port/reader.js'
import { openSegmentStore } from './published/open-segment-store.js'
import { PublishedIndex } from './published/published-index.js'
import type { SearchEngine, SearchOptions } from './search-engine.js'
import { createTextsKind } from './texts.js'
import { SearchPool } from './search-pool.js'
import { SearchedIndex } from './searched-index.js'

interface PublishedOptions extends SearchOptions {
  searchStore: string
  /** Tells this installation from others that share the store. */
  installation: string
  s3: S3Settings
}

/** How often a process asks what was published. */
const pollMs = 500

/**
 * The engine in this process over indexes that another process builds: whoever has the lease follows the rows and publishes whole
 * states to a store; all processes, that one too, read what was published.
 */
export class PublishedSearch implements SearchEngine {
  readonly creators: SearchedIndex
  readonly texts: SearchedIndex
  readonly #options: PublishedOptions
  readonly #indexer: LeasedIndexer
  readonly #pool: SearchPool
  readonly #followed: readonly PublishedIndex[]
  #timer: NodeJS.Timeout | undefined
  #looking: Promise<void> | undefined
  #stopped = false

  constructor(options: PublishedOptions) {
    this.#options = options
    const { searchStore: where, installation, s3, dataFolder, db } = options
    this.#pool = new SearchPool(options.threads)
    const parts = {
      db,
      start: () => this.start(),
      look: () => {
        this.#indexer.wake()
        void this.#look()
      },
      pool: () => this.#pool.pool,
      tell: this.#pool.tell.bind(this.#pool),
    }
    this.creators = new SearchedIndex('creators', parts)
    this.texts = new SearchedIndex('texts', parts)
    const store = openSegmentStore({ where, installation, s3, cache: join(dataFolder, 'search-published') })
    const places = new PlaceResolver()
    this.#followed = [createCreatorsKind(places, options.rateCard), createTextsKind(places)].map(
      ({ name: index, schema }) =>
        new PublishedIndex({ index, schema, store, receive: (message) => this[index].receive(message) }),
    )
    this.#indexer = new LeasedIndexer({
      ...options,
      name: `store:${installation}`,
      // Names in the store are never given twice, so a term that was there before does no harm.
      seenTerm: () => Promise.resolve(0),
      target: (term, { facts, published }) => ({
        store: { where, installation, s3, folder: join(dataFolder, 'search-building'), term, facts, published },
      }),
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

  async start(): Promise<void> {
    if (this.#stopped) throw indexNotOpen('The search index is closed.')
    if (this.#timer !== undefined) return
    this.#timer = setInterval(() => void this.#look(), pollMs)
    this.#timer.unref()
    await this.#indexer.start()
    await this.#look()
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearInterval(this.#timer)
    await this.#looking
    await this.#indexer.stop()
    await this.#pool.close()
    this.creators.close()
    this.texts.close()
  }

  #look(): Promise<void> {
    return (this.#looking ??= this.#follow().finally(() => (this.#looking = undefined)))
  }

  async #follow(): Promise<void> {
    try {
      const { published } = await this.#indexer.read()
      for (const each of this.#followed) await each.follow(published)
    } catch (error) {
      if (!this.#stopped)
        this.#options.log.warn({ err: error }, 'the published search index could not be read; it is tried again')
    }
  }
}
