import { join } from 'node:path'
import type { FeedPosition } from '../../db/change-feed.js'
import { openDatabase, type Database } from '../../db/database.js'
import { hasCode } from '../../kernel/coded-error.js'
import { collectGarbage, giveBackFreed } from '../../kernel/heap.js'
import { beginThread, type Life } from '../../kernel/thread-life.js'
import { createCreatorsKind } from './creators.js'
import { FactsDeriver, type FactsMark } from './facts-deriver.js'
import { factsFile } from './facts-file.js'
import { earliest, FollowedIndex } from './followed-index.js'
import { IndexWriters } from './index-writers.js'
import type { IndexKind, IndexName } from './kind.js'
import type { IndexerCommand, IndexerData, IndexerMessage } from './messages.js'
import { writerReplaced } from './opensearch/state.js'
import { PlaceResolver } from './place-resolver.js'
import { RowsAtHand } from './rows-at-hand.js'
import { createTextsKind } from './texts.js'
import { Writing } from './writing.js'

/** It asks one thing at a time. */
const databaseConnections = 3
/** How often the feed is looked at while nothing happens. */
const lookMs = 250
/** How long to wait after a failure: the database may be away for a while. */
const failedMs = 1000
/** Creators come first: while there are more of them, the others get every fourth turn only. */
const othersEvery = 4
/** How often freed memory is given back, at most. */
const giveBackMs = 15_000

/** Errors lose their fields on the way to another thread. */
const toPlain = (fields: object): object =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]: [string, unknown]) => [
      name,
      value instanceof Error ? { message: value.message, stack: value.stack } : value,
    ]),
  )

/** Rests until the time is over or it is woken, also by what woke it before it rested. */
class Rest {
  #wake = (): void => {}
  #asked = false

  wake(): void {
    this.#asked = true
    this.#wake()
  }

  for(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      this.#wake = () => {
        clearTimeout(timer)
        resolve()
      }
      if (this.#asked) this.#wake()
      this.#asked = false
    })
  }
}

/** Gives freed memory back now and then: indexing leaves much behind, also in the threads beside it. */
class Tidying {
  #gaveBackAt = performance.now()
  #hasIndexed = false

  after(didIndex: boolean): void {
    this.#hasIndexed ||= didIndex
    if (!this.#hasIndexed || performance.now() - this.#gaveBackAt < giveBackMs) return
    collectGarbage()
    giveBackFreed()
    this.#gaveBackAt = performance.now()
    this.#hasIndexed = false
  }
}

/** Keeps the indexes true: it follows the corpus, and tells the process what can be found now. */
class KeepingIndexes {
  readonly #life: Life
  readonly #noted: IndexerData['noted']
  readonly #db: Database
  readonly #writers: IndexWriters
  readonly #writing: Writing
  readonly #indexes: readonly FollowedIndex[]
  readonly #facts: FactsDeriver
  readonly #saved = new Map<IndexName, FeedPosition>()
  readonly #rest = new Rest()
  readonly #tidying = new Tidying()
  #opened = 0
  #turns = 0
  readonly #end = new AbortController()
  #told = ''
  /** Where no folder keeps it, the process leaves it to the next writer how far facts were derived. */
  #leftFacts: FactsMark | undefined

  constructor({ target, databaseUrl, dataFolder, noted, rateCard }: IndexerData, life: Life) {
    this.#life = life
    this.#noted = noted
    this.#db = openDatabase({ databaseUrl, dataFolder, databaseConnections })
    const warn = (fields: object, message: string): void => this.#warn(fields, message)
    this.#writers = new IndexWriters({ target, send: (message) => this.#send(message), warn })
    this.#writing = new Writing((message) => this.#send(message))
    this.#leftFacts = 'cluster' in target ? target.cluster.facts : 'store' in target ? target.store.facts : undefined
    const places = new PlaceResolver()
    const atHand = new RowsAtHand()
    const kinds = [createCreatorsKind(places, rateCard, atHand), createTextsKind(places)]
    this.#indexes = kinds.map((kind) => this.#keep(kind))
    this.#facts = new FactsDeriver({
      db: this.#db,
      ...('folder' in target
        ? factsFile(join(target.folder, 'facts.json'), warn)
        : { load: () => this.#leftFacts, save: (mark: FactsMark) => void (this.#leftFacts = mark) }),
      findPlace: (text) => places.named(text),
      write: (derived) => this.#writing.write(derived),
      warn,
      now: () => performance.now(),
      atHand,
    })
    life.port.on('message', (command: IndexerCommand) => this.#hear(command))
  }

  #isOver(): boolean {
    return this.#end.signal.aborted
  }

  #send(message: IndexerMessage): void {
    this.#life.port.postMessage(message)
  }

  #warn(fields: object, message: string): void {
    this.#send({ type: 'warning', fields: toPlain(fields), message })
  }

  #keep(kind: IndexKind): FollowedIndex {
    return new FollowedIndex({
      kind,
      writer: this.#writers.of(kind),
      db: this.#db,
      now: () => performance.now(),
      warn: (fields, message) => this.#warn(fields, message),
      saved: (followed) => this.#noteSaved(kind.name, followed),
    })
  }

  #noteSaved(name: IndexName, followed: FeedPosition): void {
    this.#saved.set(name, followed)
    // What facts were derived from is forgotten only after the facts were written, which they are before indexes follow them.
    this.#facts.save()
    if (this.#saved.size < this.#indexes.length) return
    const reached = earliest([...this.#saved.values(), this.#facts.followed])
    if (reached !== undefined) this.#send({ type: 'saved', followed: reached, facts: this.#leftFacts })
  }

  #hear(command: IndexerCommand): void {
    if (typeof command === 'object') return this.#writing.settle(command)
    // Messages are heard between calls of the database, never within one: this is the one safe moment to end at once.
    if (command === 'leave') return this.#life.leave()
    if (command === 'close') this.#end.abort()
    if (command === 'save')
      for (const index of this.#indexes)
        index.save().catch((error: unknown) => this.#warn({ err: error }, 'saving the search index failed'))
    this.#rest.wake()
  }

  #tellFacts(): void {
    const message = { type: 'facts' as const, ...this.#facts.state }
    if (JSON.stringify(message) === this.#told) return
    this.#told = JSON.stringify(message)
    this.#send(message)
  }

  async #turnAll(): Promise<boolean> {
    const [first, ...others] = this.#indexes
    // Creators are indexed with the facts of the same moment: never ahead of them.
    const derives = await this.#facts.turn()
    this.#tellFacts()
    const more = ((await first?.turn(this.#facts.followed)) ?? false) || derives
    if (more && ++this.#turns % othersEvery !== 0) return true
    let left = more
    for (const index of others) left = (await index.turn()) || left
    return left
  }

  async #open(): Promise<void> {
    if (this.#opened === 0) await this.#facts.open(this.#noted)
    for (; this.#opened < this.#indexes.length; this.#opened++) await this.#indexes[this.#opened]?.open(this.#noted)
  }

  async #turn(): Promise<void> {
    await this.#open()
    const isMore = await this.#turnAll()
    this.#tidying.after(isMore)
    if (!isMore && !this.#isOver()) await this.#rest.for(lookMs)
    // Messages are heard between turns also while there is always more to do.
    else await new Promise((resolve) => setImmediate(resolve))
  }

  async run(): Promise<void> {
    while (!this.#isOver()) {
      try {
        await this.#turn()
      } catch (error) {
        if (hasCode(error, writerReplaced)) return this.#beReplaced()
        this.#warn({ err: error }, 'following the corpus failed; it is tried again')
        if (!this.#isOver()) await this.#rest.for(failedMs)
      }
    }
    for (const index of this.#indexes.slice(0, this.#opened)) await index.close()
    await this.#writers.close()
    await this.#db.close()
    this.#life.end()
  }

  /** Another process has taken over: nothing is finished here. */
  async #beReplaced(): Promise<void> {
    await this.#db.close()
    this.#send({ type: 'replaced' })
    this.#life.leave()
  }
}

beginThread((data: IndexerData, life) => void new KeepingIndexes(data, life).run())
