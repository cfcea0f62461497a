import { randomUUID } from 'node:crypto'
import {
  enterFollower,
  findNoted,
  noteFollowed,
  noteSeen,
  seenEveryMs,
  type FeedPosition,
} from '../../db/change-feed.js'
import { Leases, type Lease } from '../../db/leases.js'
import type { FactsMark } from './facts-deriver.js'
import { Indexer } from './indexer.js'
import type { IndexerData, IndexerMessage } from './messages.js'
import type { Publications } from './publications.js'
import type { SearchOptions } from './search-engine.js'

/** Whoever writes is replaced when it was not heard of for so long; it says that it is there, and others ask, so often. */
const leaseMs = 6000
const renewMs = 2000

/** What a writer leaves to the next one, and to those who read. */
export interface Left {
  facts: FactsMark | undefined
  published: Publications
}

interface LeasedIndexerParts extends SearchOptions {
  /** Names the lease, and the follower that keeps its place in the feed. */
  name: string
  /** The highest term that left traces where the index is kept. */
  seenTerm: () => Promise<number>
  target: (term: number, left: Left) => IndexerData['target']
}

/**
 * Keeps an index that many processes share: one of them at a time writes it. Which one is a lease in the database; a former writer is
 * told from the present one by its term.
 */
export class LeasedIndexer {
  readonly #parts: LeasedIndexerParts
  readonly #leases: Leases
  readonly #holder = randomUUID()
  #lease: Lease | undefined
  #renewedAt = -Infinity
  #seenAt = -Infinity
  #indexer: Indexer | undefined
  #left: Left = { facts: undefined, published: {} }
  #facts: { building: boolean; derived: number } = { building: true, derived: 0 }
  #notes: Promise<unknown> = Promise.resolve()
  #timer: NodeJS.Timeout | undefined
  #looking: Promise<void> | undefined
  #stopping = false

  constructor(parts: LeasedIndexerParts) {
    this.#parts = parts
    this.#leases = new Leases(parts.db, parts.clock)
  }

  get facts(): { building: boolean; derived: number } {
    return this.#indexer?.facts ?? this.#facts
  }

  /** Tells the indexer, where it is in this process, that something happened. */
  wake(): void {
    this.#indexer?.send('look')
  }

  start(): Promise<void> {
    this.#timer ??= setInterval(() => void this.#look(), renewMs)
    return this.#look()
  }

  /** Ends writing. Whoever reads may do so until the lease is given back. */
  async stop(): Promise<void> {
    this.#stopping = true
    clearInterval(this.#timer)
    await this.#looking
    await this.#indexer?.stop()
    await this.#notes
    if (this.#lease !== undefined) await this.#leases.release(this.#lease).catch(() => {})
  }

  /** What the present or last writer left. */
  async read(): Promise<Left> {
    return readLeft(await this.#leases.read(this.#parts.name))
  }

  /** Renews the lease, or takes it where nobody has it. */
  #look(): Promise<void> {
    const { log } = this.#parts
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
    const { db, clock, log, dataFolder, databaseUrl, rateCard, name, seenTerm, target, indexes = true } = this.#parts
    const taken = indexes ? await this.#leases.take(name, this.#holder, leaseMs) : undefined
    if (taken === undefined) {
      const { facts } = await this.read()
      this.#facts = { building: facts === undefined || facts.scan !== null, derived: this.#facts.derived }
      return
    }
    const seen = await seenTerm()
    // The database was put back to an earlier state: what the index holds was made from rows that are not there.
    const isBehind = seen >= taken.term
    const lease = isBehind ? await this.#leases.raise(taken, seen + 1) : taken
    if (lease === undefined) return
    this.#lease = lease
    this.#renewedAt = performance.now()
    this.#left = readLeft(taken.state)
    const noted = isBehind ? undefined : await findNoted(db, name)
    if (noted === undefined) await enterFollower(db, name, clock.now())
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
    log.info({ term: lease.term }, 'this process writes the search index now')
    indexer.launch({
      target: target(lease.term, this.#left),
      ...{ databaseUrl, dataFolder, rateCard },
      noted: noted ?? null,
    })
  }

  /** Who was forgotten although it was there begins anew, in the next term. */
  async #saySeen(): Promise<void> {
    const { db, clock, name } = this.#parts
    if (performance.now() - this.#seenAt < seenEveryMs) return
    this.#seenAt = performance.now()
    if (!(await noteSeen(db, name, clock.now()))) await this.#leave()
  }

  /** Somebody else writes, or will. */
  async #leave(): Promise<void> {
    const indexer = this.#indexer
    this.#forget()
    this.#parts.log.warn({}, 'this process does not write the search index any more')
    await indexer?.drop()
  }

  #forget(): void {
    this.#facts = this.facts
    this.#indexer = undefined
    this.#lease = undefined
  }

  #receive(message: IndexerMessage, lease: Lease): void {
    if (message.type === 'stored') {
      this.#left = { ...this.#left, published: { ...this.#left.published, [message.index]: message.publication } }
      this.#note(lease, undefined)
    } else if (message.type === 'saved') {
      this.#left = { ...this.#left, facts: message.facts }
      this.#note(lease, message.followed)
    }
  }

  /** Leaves what there is now to the others, and notes how far it has come. */
  #note(lease: Lease, followed: FeedPosition | undefined): void {
    const { db, clock, log, name } = this.#parts
    const state = JSON.stringify(this.#left)
    this.#notes = this.#notes
      .then(() =>
        db.transaction(async (query) => {
          if (!(await this.#leases.leave(query, lease, state)) || followed === undefined) return true
          return noteFollowed({ engine: db.engine, query }, name, followed, clock.now())
        }),
      )
      .then((isEntered) => (isEntered ? undefined : this.#leave()))
      .catch((error: unknown) => log.warn({ err: error }, 'how far the search index has come could not be noted'))
  }
}

/** Before there were publications, how far facts were derived was all that was left. */
const readLeft = (state: string | null): Left => {
  const left = state === null ? null : (JSON.parse(state) as Left | FactsMark | null)
  if (left === null) return { facts: undefined, published: {} }
  return 'published' in left ? { facts: left.facts, published: left.published } : { facts: left, published: {} }
}
