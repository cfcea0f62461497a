import type { Pool } from '../../compute/pool.js'
import { isBefore, readNewest, type FeedPosition } from '../../db/change-feed.js'
import type { Database } from '../../db/database.js'
import type { Filter, QuickRequest, SearchRequest } from '../../engine/search/index.js'
import type { Found, Plan } from '../../engine/listening/index.js'
import { toCreatorKey } from './keys.js'
import type { IndexName } from './kind.js'
import { CodedError } from '../../kernel/coded-error.js'
import { indexNotOpen } from './messages.js'
import type {
  IndexerMessage,
  ListenQuestion,
  Listened,
  NumbersFound,
  NumbersQuestion,
  Question,
  QuickFound,
  SnapshotMessage,
  Searched,
  SharedSnapshot,
} from './messages.js'

interface Parts {
  db: Database
  start: () => Promise<void>
  look: () => void
  pool: () => Pool
  tell: (name: IndexName, message: SnapshotMessage) => void
}

export interface AskOptions {
  /** The snapshot of an earlier answer, so that pages of one list fit together. Where it is gone, the newest answers. */
  version?: string | undefined
  signal?: AbortSignal | undefined
}

/** How things stand with an index. */
export interface IndexState {
  docs: number
  version: string
  /** Whether rows that were there at the start are still being read. */
  building: boolean
}

/** Snapshots that somebody pages through are kept for so long after their last page. */
const heldMs = 600_000
const heldMax = 64
/** How long the very first question waits for an index to open. */
const openMs = 20_000
/** How long questions wait for the first documents of an index that is being built. */
const emptyMs = 20_000
/** An index that has not caught up by then is not expected to. */
const catchUpMs = 3_600_000

/** One index as the process sees it: questions go to threads, and come back with the version of the snapshot that answered. */
export class SearchedIndex {
  readonly #name: IndexName
  readonly #parts: Parts
  readonly #held = new Map<string, number>()
  readonly #watchers = new Set<() => void>()
  #state: (IndexState & { followed: FeedPosition }) | undefined
  #expected: Promise<unknown> | undefined
  #behind = false

  constructor(name: IndexName, parts: Parts) {
    this.#name = name
    this.#parts = parts
  }

  get state(): IndexState {
    if (this.#state === undefined) return { docs: 0, version: '', building: true }
    const { docs, version, building } = this.#state
    return { docs, version, building: building || this.#behind }
  }

  /** Several searches over one snapshot. `explain` and `values`: filters and columns to be shown for every hit of the first search. */
  async search(
    requests: readonly SearchRequest[],
    { explain, values, ...options }: AskOptions & { explain?: readonly Filter[]; values?: readonly string[] } = {},
  ): Promise<Searched> {
    return JSON.parse(await this.#ask<string>({ search: requests, explain, values }, options)) as Searched
  }

  async quick(request: QuickRequest, options: AskOptions = {}): Promise<QuickFound> {
    return this.#ask<QuickFound>({ quick: request }, options)
  }

  /** In how many documents each of some terms stands, among how many. */
  async frequencies(
    column: string,
    terms: readonly string[],
    options: AskOptions = {},
  ): Promise<{ counts: number[]; docs: number }> {
    return this.#ask<{ counts: number[]; docs: number }>({ frequencies: { column, terms } }, options)
  }

  /** Where a creator is, as the index knows it: it reads places out of words. */
  async countryOf(network: string, externalId: string): Promise<string | null> {
    const filter: Filter = { keys: [toCreatorKey(network, externalId)] }
    const { values } = await this.search([{ filter, sort: { by: 'rank' }, limit: 1, total: 'none' }], {
      values: ['country'],
    })
    const country = values[0]?.['country']
    return typeof country === 'string' ? country : null
  }

  /** Numbers of all that match, for comparisons: of the first filter that suits. */
  async numbers(question: NumbersQuestion, options: AskOptions = {}): Promise<NumbersFound> {
    return this.#ask<NumbersFound>({ numbers: question }, options)
  }

  /** All mentions of what is listened to; only of the index of texts. */
  async mentions(plan: Plan, options: AskOptions = {}): Promise<{ version: string } & Found> {
    return this.#ask<{ version: string } & Found>({ mentions: plan }, options)
  }

  /** Everything that is said of all brands, over the snapshot that `mentions` answered from. */
  async listen(question: ListenQuestion, options: AskOptions = {}): Promise<Listened> {
    return this.#ask<Listened>({ listen: question }, options)
  }

  /** Keeps a snapshot for further pages of it. */
  hold(version: string): void {
    this.#held.delete(version)
    this.#held.set(version, performance.now())
    const [oldest] = this.#held.keys()
    if (this.#held.size > heldMax && oldest !== undefined) this.#held.delete(oldest)
  }

  /** Resolves when everything that was committed before the call can be found; true unless it took too long. */
  async caughtUp(timeoutMs = 30_000): Promise<boolean> {
    await this.#parts.start()
    const newest = await readNewest(this.#parts.db)
    const reached = (): boolean =>
      this.#state !== undefined && !this.#state.building && !isBefore(this.#state.followed, newest)
    this.#parts.look()
    return this.#until(reached, timeoutMs)
  }

  /**
   * Until what is known now can be found, questions wait for so long at most, and `building` says that it is not all. While there is
   * nothing yet they wait longer: nobody is served with an empty page because an index is being built.
   */
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
    for (const watcher of this.#watchers) watcher()
  }

  close(): void {
    for (const watcher of this.#watchers) watcher()
  }

  #tell(snapshot: SharedSnapshot): void {
    const since = performance.now() - heldMs
    for (const [version, usedAt] of this.#held) if (usedAt < since) this.#held.delete(version)
    this.#parts.tell(this.#name, { snapshot, keep: [...this.#held.keys()] })
  }

  async #ask<T>(question: Omit<Question, 'index' | 'version'>, { version, signal }: AskOptions): Promise<T> {
    if (this.#state === undefined) {
      await this.#parts.start()
      if (!(await this.#until(() => this.#state !== undefined, openMs)))
        throw new CodedError(indexNotOpen, 'The search index did not open.')
    }
    if (this.#expected !== undefined) await this.#expected
    return this.#parts
      .pool()
      .run<T>({ ...question, index: this.#name, version }, signal === undefined ? {} : { signal })
  }

  #until(holds: () => boolean, timeoutMs: number): Promise<boolean> {
    if (holds()) return Promise.resolve(true)
    return new Promise((resolve) => {
      const end = (result: boolean): void => {
        this.#watchers.delete(watcher)
        clearTimeout(timer)
        resolve(result)
      }
      const watcher = (): void => {
        if (holds()) end(true)
      }
      const timer = setTimeout(() => end(false), timeoutMs)
      timer.unref()
      this.#watchers.add(watcher)
    })
  }
}
