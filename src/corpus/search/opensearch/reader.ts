import { isBefore, readNewest } from '../../../db/change-feed.js'
import type { Database } from '../../../db/database.js'
import type { Found, Plan } from '../../../engine/listening/index.js'
import { collectMentions, listen, packMentions, toFound } from '../../../engine/listening/index.js'
import { validate } from '../../../engine/search/schema/validate.js'
import {
  addLevel,
  explainHits,
  quickLevels,
  quickLimit,
  SearchIndex,
  valueOf,
  type Filter,
  type QuickHit,
  type QuickRequest,
  type Schema,
  type SearchRequest,
} from '../../../engine/search/index.js'
import {
  indexNotOpen,
  type Frequencies,
  type AskOptions,
  type IndexReader,
  type IndexState,
  type Listened,
  type ListenQuestion,
  type NumbersFound,
  type NumbersQuestion,
  type QuickFound,
  type Searched,
  type SearchOptions,
} from '../port/reader.js'
import { readAnswer, toAsked, tooMuch, type ClusterAnswer } from './ask.js'
import { hasCode } from '../../../kernel/coded-error.js'
import { Failure } from '../../../kernel/errors.js'
import { clusterAway, ClusterRefusal } from './client.js'
import { fromSource } from './document.js'
import { countTerms, gather, readNumbers, type Ask } from './gather.js'
import type { ClusterState, IndexOfCluster } from './state.js'
import { isNodeGone, VersionGone, Versions } from './versions.js'

export interface ClusterReaderParts extends IndexOfCluster {
  schema: Schema
  db: Database
  /** How old what is known of the index may be when a question is asked. */
  pollMs: number
  /** Tells whoever writes the index that somebody waits for it, where that is this process. */
  wake?: () => void
}

const searchesAtOnce = 8
const lookMs = 50
const expectPollMs = 500
/** How long a question waits for an index to be there at all. */
const openMs = 20_000
const retryAfterS = 5
/** Versions can be gone several times in a row where nodes leave: so often one is looked for, and every wait is twice as long as the one before. */
const goneMax = 8
const goneMs = 50

/** What is to blame: the question, or a cluster that is away. */
const toFailure = (error: unknown): unknown => {
  if (error instanceof ClusterRefusal && error.status === 400) return tooMuch(error.message)
  if (hasCode(error, clusterAway) || error instanceof VersionGone || isNodeGone(error))
    return new Failure('unavailable', 'The search cluster does not answer.', { retryAfterS, cause: error })
  return error
}

/** An index of a cluster. What the cluster cannot compute as defined is computed here, by the own engine over the documents it found. */
export class ClusterReader implements IndexReader {
  readonly #parts: ClusterReaderParts
  readonly #versions: Versions
  #expected: Promise<unknown> | undefined
  #behind = false
  #closed = false

  constructor(parts: ClusterReaderParts) {
    this.#parts = parts
    this.#versions = new Versions(parts, parts.pollMs)
  }

  get state(): IndexState {
    const known = this.#versions.known
    if (known === undefined) return { docs: 0, version: '', building: true }
    const building = known.visible === null || known.visible.scan !== null || this.#behind
    return { docs: known.docs, version: String(known.shown), building }
  }

  async search(
    requests: readonly SearchRequest[],
    { explain, values, ...options }: SearchOptions = {},
  ): Promise<Searched> {
    const { schema } = this.#parts
    for (const request of requests) validate(request, schema)
    for (const filter of explain ?? []) validate({ filter, limit: 0 }, schema)
    return this.#over(options, async (ask, version) => {
      const wanted = explain !== undefined || values !== undefined
      const searched: Searched = { version, results: [], explanations: [], values: [] }
      for (let i = 0; i < requests.length; i += searchesAtOnce)
        await Promise.all(
          requests.slice(i, i + searchesAtOnce).map(async (request, n) => {
            const { order, body, funnel } = toAsked(schema, request, wanted && i + n === 0)
            const [answer, counts] = await Promise.all([ask(body), funnel === undefined ? undefined : ask(funnel)])
            searched.results[i + n] = readAnswer(schema, request, order, answer, counts)
            if (wanted && i + n === 0) this.#explain(searched, answer, explain, values)
          }),
        )
      return searched
    })
  }

  quick(request: QuickRequest, options: AskOptions = {}): Promise<QuickFound> {
    const { schema } = this.#parts
    return this.#over(options, async (ask, version) => {
      const hits: QuickHit[] = []
      for (const level of quickLevels(schema, request)) {
        if (hits.length >= request.limit) break
        const question = { filter: level.filter, limit: quickLimit(request, hits.length), total: 'none' as const }
        validate(question, schema)
        const { order, body } = toAsked(schema, question, false)
        addLevel(hits, level, readAnswer(schema, question, order, await ask(body), undefined).hits, request.limit)
      }
      return { version, hits }
    })
  }

  frequencies(columns: readonly string[], terms: readonly string[], options: AskOptions = {}): Promise<Frequencies> {
    return this.#over(options, async (ask) => {
      const found = await Promise.all(columns.map((column) => countTerms(ask, this.#parts.schema, column, terms)))
      return { counts: found.map(({ counts }) => counts), docs: found[0]?.docs ?? 0 }
    })
  }

  async numbers(question: NumbersQuestion, options: AskOptions = {}): Promise<NumbersFound> {
    for (const filter of question.filters) validate({ filter, limit: 0 }, this.#parts.schema)
    return this.#over(options, (ask) => readNumbers(ask, this.#parts.schema, question))
  }

  mentions(plan: Plan, options: AskOptions = {}): Promise<{ version: string } & Found> {
    return this.#over(options, async (ask, version) => ({
      version,
      ...toFound(collectMentions(await gather(ask, this.#parts.schema, plan), plan)),
    }))
  }

  listen({ plan, sentiment, followers }: ListenQuestion, options: AskOptions = {}): Promise<Listened> {
    return this.#over(options, async (ask, version) => {
      const snapshot = await gather(ask, this.#parts.schema, plan)
      const terms = collectMentions(snapshot, plan).tokens['text']?.terms ?? []
      const { counts, docs } = await countTerms(ask, this.#parts.schema, 'text', terms)
      const common = new Map(terms.map((term, i) => [term, counts[i] ?? 0]))
      const { insights, mentions, labels } = listen(
        snapshot,
        plan,
        { sentiment: (doc) => sentiment[doc] ?? 0, followers: (author) => followers[author] ?? NaN },
        { documents: docs, frequencies: (asked) => asked.map((term) => common.get(term) ?? 0) },
      )
      return { version, insights, packed: packMentions(mentions, labels) }
    })
  }

  hold(version: string): void {
    this.#versions.hold(version)
  }

  async caughtUp(timeoutMs = 30_000, what?: string): Promise<boolean> {
    const newest = await readNewest(this.#parts.db, what)
    return this.#until(
      ({ visible }) => visible !== null && visible.scan === null && !isBefore(visible.followed, newest),
      timeoutMs,
    )
  }

  expect(timeoutMs: number): void {
    this.#behind = true
    const until = performance.now() + timeoutMs
    const wait = async (): Promise<void> => {
      while (performance.now() < until && !this.#closed) if (await this.caughtUp(expectPollMs)) break
      this.#behind = false
    }
    this.#expected = wait()
      .catch(() => {})
      .finally(() => (this.#expected = undefined))
  }

  /** The term of whoever wrote last. */
  async term(): Promise<number> {
    return (await this.#versions.look()).term
  }

  async close(): Promise<void> {
    this.#closed = true
    await this.#versions.close()
  }

  async #until(holds: (state: ClusterState) => boolean, timeoutMs: number): Promise<boolean> {
    const until = performance.now() + timeoutMs
    for (;;) {
      if (holds(await this.#versions.look())) return true
      if (this.#closed || performance.now() >= until) return false
      this.#parts.wake?.()
      await new Promise((resolve) => setTimeout(resolve, lookMs).unref())
    }
  }

  /** Asks over the version that is wanted or, where it is gone, over the newest. */
  async #over<T>({ version, signal }: AskOptions, run: (ask: Ask, version: string) => Promise<T>): Promise<T> {
    const over = (id: string): Promise<T> => run((body) => this.#versions.ask<ClusterAnswer>(id, body, signal), id)
    if (this.#expected !== undefined) await this.#expected
    for (let [tries, wanted] = [1, version]; ; tries++, wanted = undefined)
      try {
        return await over(wanted ?? (await this.#newest()))
      } catch (error) {
        if (tries >= goneMax || !(error instanceof VersionGone || isNodeGone(error))) throw toFailure(error)
        if (tries > 1) await new Promise((resolve) => setTimeout(resolve, goneMs * 2 ** (tries - 2)))
        signal?.throwIfAborted()
      }
  }

  async #newest(): Promise<string> {
    const newest = await this.#versions.newest()
    if (newest !== undefined) return newest
    await this.#until(({ reading }) => reading !== null, openMs)
    const opened = await this.#versions.newest()
    if (opened === undefined) throw indexNotOpen('There is no search index yet.')
    return opened
  }

  /** Why the hits of a page matched, and what they hold: by the own engine, over the documents of the page alone. */
  #explain(
    searched: Searched,
    answer: ClusterAnswer,
    explain: readonly Filter[] | undefined,
    values: readonly string[] | undefined,
  ): void {
    const keys = searched.results[0]?.hits.map(({ key }) => key) ?? []
    const index = new SearchIndex(this.#parts.schema)
    for (const { _id, _source } of answer.hits.hits.slice(0, keys.length))
      if (_source !== undefined) index.upsert(fromSource(_id, _source))
    const snapshot = index.refresh()
    const segment = snapshot.segments[0]?.segment
    if (segment === undefined) return
    const places = new Map(Array.from({ length: segment.docs }, (_, doc) => [segment.keys.get(doc), doc]))
    const hits = keys.map((key) => ({ segment: 0, doc: places.get(key) ?? 0 }))
    if (explain !== undefined) searched.explanations = explainHits(snapshot, hits, explain)
    if (values !== undefined)
      searched.values = hits.map(({ doc }) =>
        Object.fromEntries(values.map((column) => [column, valueOf(segment, doc, column)])),
      )
  }
}
