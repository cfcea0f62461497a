import { randomUUID } from 'node:crypto'
import { enterFollower, findNoted, noteFollowed, noteSeen, seenEveryMs } from '../../db/change-feed.js'
import { Leases, type Lease } from '../../db/leases.js'
import { createCreatorsKind } from './creators.js'
import type { FactsMark } from './facts-deriver.js'
import { Indexer } from './indexer.js'
import type { IndexerMessage } from './messages.js'
import { ClusterClient } from './opensearch/client.js'
import { ClusterReader } from './opensearch/reader.js'
import { PlaceResolver } from './place-resolver.js'
import type { SearchEngine, SearchOptions } from './search-engine.js'
import { createTextsKind } from './texts.js'

interface ClusterOptions extends SearchOptions {
  searchUrl: string
  /** Tells this installation from others. */
  owner: string
}

/** Whoever writes is replaced when it was not heard of for so long; it says that it is there, and others ask, so often. */
const leaseMs = 6000
const renewMs = 2000
/** How old what is known of the index may be when a question is asked. */
const pollMs = 250

/**
 * The engine over a cluster: all processes ask it, one of them at a time writes. Which one is a lease in the database; what a former
 * writer still sends is refused by the cluster, because its term is over.
 */
export class ClusterSearch implements SearchEngine {
  readonly creators: ClusterReader
  readonly texts: ClusterReader
  readonly #options: ClusterOptions
  readonly #leases: Leases
  readonly #prefix: string
  readonly #holder = randomUUID()
  #lease: Lease | undefined
  #renewedAt = -Infinity
  #seenAt = -Infinity
  #indexer: Indexer | undefined
  #facts: { building: boolean; derived: number } = { building: true, derived: 0 }
  #notes: Promise<unknown> = Promise.resolve()
  #timer: NodeJS.Timeout | undefined
  #looking: Promise<void> | undefined
  #stopping = false

  constructor(options: ClusterOptions) {
    this.#options = options
    this.#leases = new Leases(options.db, options.clock)
    this.#prefix = options.searchPrefix ?? 'rostra'
    const client = new ClusterClient(options.searchUrl)
    const places = new PlaceResolver()
    const parts = {
      client,
      prefix: this.#prefix,
      owner: options.owner,
      db: options.db,
      pollMs,
      wake: () => this.#indexer?.send('look'),
    }
    this.creators = new ClusterReader({ ...parts, name: 'creators', schema: createCreatorsKind(places).schema })
    this.texts = new ClusterReader({ ...parts, name: 'texts', schema: createTextsKind(places).schema })
  }

  get facts(): { building: boolean; derived: number } {
    return this.#indexer?.facts ?? this.#facts
  }

  warm(): void {
    // The cluster is there already.
  }

  start(): Promise<void> {
    this.#timer ??= setInterval(() => void this.#look(), renewMs)
    return this.#look()
  }

  async stop(): Promise<void> {
    this.#stopping = true
    clearInterval(this.#timer)
    await this.#looking
    await this.#indexer?.stop()
    await this.#notes
    await Promise.all([this.creators.close(), this.texts.close()])
    if (this.#lease !== undefined) await this.#leases.release(this.#lease).catch(() => {})
  }

  get #follower(): string {
    return `cluster:${this.#prefix}`
  }

  /** Renews the lease, or takes it where nobody has it. */
  #look(): Promise<void> {
    const { log } = this.#options
    const look = async (): Promise<void> => {
      try {
        if (this.#lease === undefined) await this.#take()
        else if (!(await this.#leases.renew(this.#lease, leaseMs))) await this.#leave()
        else {
          this.#renewedAt = performance.now()
          await this.#saySeen()
        }
      } catch (error) {
        if (!this.#stopping)
          log.warn({ err: error }, 'the lease of the search index could not be renewed; it is tried again')
      }
    }
    return (this.#looking ??= look().finally(() => (this.#looking = undefined)))
  }

  async #take(): Promise<void> {
    const {
      db,
      clock,
      log,
      dataFolder,
      databaseUrl,
      searchUrl,
      owner,
      indexes = true,
      searchShards = 1,
      searchReplicas = 1,
    } = this.#options
    const taken = indexes ? await this.#leases.take(this.#follower, this.#holder, leaseMs) : undefined
    if (taken === undefined) {
      const left = readFacts(await this.#leases.read(this.#follower))
      this.#facts = { building: left === undefined || left.scan !== null, derived: this.#facts.derived }
      return
    }
    const seen = Math.max(await this.creators.term(), await this.texts.term())
    // The database was put back to an earlier state: what the index holds was made from rows that are not there.
    const isBehind = seen >= taken.term
    const lease = isBehind ? await this.#leases.raise(taken, seen + 1) : taken
    if (lease === undefined) return
    this.#lease = lease
    this.#renewedAt = performance.now()
    const noted = isBehind ? undefined : await findNoted(db, this.#follower)
    if (noted === undefined) await enterFollower(db, this.#follower, clock.now())
    if (this.#stopping) return
    const indexer = new Indexer({
      db,
      log,
      receive: (message) => this.#receive(message, lease),
      // Another term: what the broken one may still have sent is told from what comes now.
      again: () => {
        if (this.#indexer === indexer) this.#forget()
        return undefined
      },
      mayWrite: () => this.#lease === lease && performance.now() - this.#renewedAt < leaseMs,
    })
    this.#indexer = indexer
    const facts = readFacts(taken.state)
    const sizing = { shards: searchShards, replicas: searchReplicas }
    const cluster = { url: searchUrl, prefix: this.#prefix, owner, sizing, term: lease.term, facts }
    log.info({ term: lease.term }, 'this process writes the search index now')
    indexer.launch({ target: { cluster }, databaseUrl, dataFolder, noted: noted ?? null })
  }

  /** Who was forgotten although it was there begins anew, in the next term. */
  async #saySeen(): Promise<void> {
    const { db, clock } = this.#options
    if (performance.now() - this.#seenAt < seenEveryMs) return
    this.#seenAt = performance.now()
    if (!(await noteSeen(db, this.#follower, clock.now()))) await this.#leave()
  }

  /** Somebody else writes, or will. */
  async #leave(): Promise<void> {
    const indexer = this.#indexer
    this.#forget()
    this.#options.log.warn({}, 'this process does not write the search index any more')
    await indexer?.drop()
  }

  #forget(): void {
    this.#facts = this.facts
    this.#indexer = undefined
    this.#lease = undefined
  }

  #receive(message: IndexerMessage, lease: Lease): void {
    const { db, clock, log } = this.#options
    if (message.type !== 'saved') return
    this.#notes = this.#notes
      .then(() =>
        db.transaction(async (query) => {
          const state = JSON.stringify(message.facts ?? null)
          if (!(await this.#leases.leave(query, lease, state))) return true
          return noteFollowed({ engine: db.engine, query }, this.#follower, message.followed, clock.now())
        }),
      )
      .then((isEntered) => (isEntered ? undefined : this.#leave()))
      .catch((error: unknown) => log.warn({ err: error }, 'how far the search index has come could not be noted'))
  }
}

const readFacts = (state: string | null): FactsMark | undefined =>
  state === null ? undefined : ((JSON.parse(state) as FactsMark | null) ?? undefined)
