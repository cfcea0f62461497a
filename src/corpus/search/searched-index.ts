import type { Pool } from '../../compute/pool.js'
import { countAfter, isBefore, readNewest, type FeedPosition } from '../../db/change-feed.js'
import type { Database } from '../../db/database.js'
import type { QuickRequest, SearchRequest } from '../../engine/search/index.js'
import type { Found, Plan } from '../../engine/listening/index.js'
import type { IndexName } from './kind.js'
import type { IndexerMessage, Question, SharedSnapshot, SnapshotMessage } from './messages.js'
import {
  indexNotOpen,
  type AskOptions,
  type Frequencies,
  type IndexReader,
  type IndexState,
  type Listened,
  type ListenQuestion,
  type NumbersFound,
  type NumbersQuestion,
  type QuickFound,
  type Searched,
  type SearchOptions,
} from './port/reader.js'

interface Parts {
  db: Database
  start: () => Promise<void>
  look: () => void
  pool: () => Pool
  tell: (name: IndexName, message: SnapshotMessage) => void
}

/** Snapshots that somebody pages through are kept for so long after their last page. */
const heldMs = 600_000
const heldMax = 64
/** How long the very first question waits for an index to open. */
const openMs = 20_000
/** How long questions wait for the first documents of an index that is being built. */
const emptyMs = 10_000
/** An index that has not caught up by then is not expected to. */
const catchUpMs = 3_600_000

/** An index of the engine in this process: questions go to threads, and come back with the version of the snapshot that answered. */
export class SearchedIndex implements IndexReader {
  readonly #name: IndexName
  readonly #parts: Parts
  readonly #held = new Map<string, number>()
  readonly #watchers = new Set<() => void>()
  #state: (IndexState & { followed: FeedPosition }) | undefined
  #expected: Promise<unknown> | undefined
  #behind = false
  #closed = false
  /** Whether it has everything that somebody waited for in vain. */
  #awaited: (() => boolean) | undefined

  constructor(name: IndexName, parts: Parts) {
    this.#name = name
    this.#parts = parts
  }

  get state(): IndexState {
    if (this.#state === undefined) return { docs: 0, version: '', building: true }
    const { docs, version, building } = this.#state
    return { docs, version, building: building || this.#behind || this.#awaited !== undefined }
  }

  async lag(): Promise<number> {
    return this.#state === undefined ? 0 : countAfter(this.#parts.db, this.#state.followed)
  }

  async search(
    requests: readonly SearchRequest[],
    { explain, values, ...options }: SearchOptions = {},
  ): Promise<Searched> {
    return JSON.parse(await this.#ask<string>({ search: requests, explain, values }, options)) as Searched
  }

  async quick(request: QuickRequest, options: AskOptions = {}): Promise<QuickFound> {
    return this.#ask<QuickFound>({ quick: request }, options)
  }

  async frequencies(
    columns: readonly string[],
    terms: readonly string[],
    options: AskOptions = {},
  ): Promise<Frequencies> {
    return this.#ask<Frequencies>({ frequencies: { columns, terms } }, options)
  }

  async numbers(question: NumbersQuestion, options: AskOptions = {}): Promise<NumbersFound> {
    return this.#ask<NumbersFound>({ numbers: question }, options)
  }

  async mentions(plan: Plan, options: AskOptions = {}): Promise<{ version: string } & Found> {
    // What is named beside a brand is asked of insights alone: thousands of names need not pass between threads.
    return this.#ask<{ version: string } & Found>({ mentions: { ...plan, things: [] } }, options)
  }

  async listen(question: ListenQuestion, options: AskOptions = {}): Promise<Listened> {
    return this.#ask<Listened>({ listen: question }, options)
  }

  hold(version: string): void {
    this.#held.delete(version)
    this.#held.set(version, performance.now())
    const [oldest] = this.#held.keys()
    if (this.#held.size > heldMax && oldest !== undefined) this.#held.delete(oldest)
  }

  async caughtUp(timeoutMs = 30_000, what?: string): Promise<boolean> {
    await this.#parts.start()
    const newest = await readNewest(this.#parts.db, what)
    const reached = (): boolean =>
      this.#state !== undefined && !this.#state.building && !isBefore(this.#state.followed, newest)
    this.#parts.look()
    const isReached = await this.#until(reached, timeoutMs)
    // Until then, searches say that they find less.
    if (!isReached && !reached()) this.#awaited = reached
    return isReached
  }

  expect(timeoutMs: number): void {
    this.#behind = true
    const all = this.caughtUp(catchUpMs)
      .catch(() => {})
      .finally(() => (this.#behind = false))
    const some = new Promise<void>((resolve) => void setTimeout(resolve, timeoutMs).unref()).then(() =>
      this.#until(() => (this.#state?.docs ?? 0) > 0, emptyMs),
    )
    this.#expected = Promise.race([all, some]).finally(() => (this.#expected = undefined))
  }

  receive({ snapshot, followed, building, docs }: Extract<IndexerMessage, { type: 'published' }>): void {
    if (this.#state?.version !== snapshot.version || this.#state.docs !== docs) this.#tell(snapshot)
    this.#state = { docs, version: snapshot.version, building, followed }
    if (this.#awaited?.() === true) this.#awaited = undefined
    for (const watcher of this.#watchers) watcher()
  }

  /** Whoever waits is told that it does not come any more. */
  close(): void {
    this.#closed = true
    for (const watcher of this.#watchers) watcher()
  }

  #tell(snapshot: SharedSnapshot): void {
    const since = performance.now() - heldMs
    for (const [version, usedAt] of this.#held) if (usedAt < since) this.#held.delete(version)
    this.#parts.tell(this.#name, { snapshot, keep: [...this.#held.keys()] })
  }

  async #ask<T>(
    question: Omit<Question, 'index' | 'version'>,
    { version, signal, asItStands }: AskOptions,
  ): Promise<T> {
    if (this.#state === undefined) {
      await this.#parts.start()
      if (!(await this.#until(() => this.#state !== undefined, openMs)))
        throw indexNotOpen('The search index is still being opened.')
    }
    if (asItStands !== true) await this.#awaitBuilt()
    return this.#parts
      .pool()
      .run<T>({ ...question, index: this.#name, version }, signal === undefined ? {} : { signal })
  }

  async #awaitBuilt(): Promise<void> {
    if (this.#expected !== undefined) await this.#expected
    if (this.#behind && this.#state?.docs === 0 && this.#state.building)
      throw indexNotOpen('The search index is being built for the first time and has nothing to answer from yet.')
  }

  #until(holds: () => boolean, timeoutMs: number): Promise<boolean> {
    if (holds() || this.#closed) return Promise.resolve(holds())
    return new Promise((resolve) => {
      const end = (result: boolean): void => {
        this.#watchers.delete(watcher)
        clearTimeout(timer)
        resolve(result)
      }
      const watcher = (): void => {
        if (holds()) end(true)
        else if (this.#closed) end(false)
      }
      const timer = setTimeout(() => end(false), timeoutMs)
      timer.unref()
      this.#watchers.add(watcher)
    })
  }
}
